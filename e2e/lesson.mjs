// The lesson, played in the page: the coach speaks beside the board and never covers it: node e2e/lesson.mjs http://127.0.0.1:7777 [folder]
import { mkdirSync } from "node:fs";
import { Browser } from "./browser.mjs";

const [base, folder] = process.argv.slice(2);
if (folder) mkdirSync(folder, { recursive: true });
const browser = await Browser.start();
const tab = await browser.tab(1400, 900);
const shot = async (name) => folder && tab.shot(`${folder}/${name}.png`);

let state = Number(process.env.SEED ?? "5");
const random = (n) => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * n);
};

await tab.go(`${base}/new?lang=en&chapter=one-room-one-door`);
await tab.eval(`document.querySelector(".play-bar button").click()`);
await tab.until(`document.querySelector("main.table") && document.querySelector("#story").matches(":modal")`);
await shot("lesson-opening");
await tab.eval(`document.querySelector("#story [data-close]").click()`);
let said = 0;
let walls = 0;
let choices = 0;
for (; choices < 400; choices++) {
  if (await tab.eval(`!!document.querySelector("#banner a[href$='/recap']")`)) break;
  const open = await tab.eval(`(() => { const s = document.querySelector("#story"); return s.open ? (s.matches(":modal") ? "wall" : "bubble") : ""; })()`);
  if (open === "wall") walls++;
  if (open) {
    said++;
    if (said <= 3) await shot(`lesson-${said}`);
    if (said === 2) {
      await tab.size(390, 844, true);
      await shot("lesson-phone");
      await tab.size(1400, 900);
    }
    const live = await tab.eval(`document.querySelector("#polite").textContent.length`);
    if (open === "bubble" && said === 1 && !live) throw new Error("the coach was not announced");
    await tab.eval(`document.querySelector("#story [data-close]").click()`);
  }
  const before = await tab.eval(`Number(document.querySelector("main.table").dataset.seq)`);
  const names = await tab.eval(`[...document.querySelectorAll("#actions button[name=choice]")].map(b => b.value).filter(Boolean)`);
  const good = names.filter((n) => /^(battle|search|explore)/.test(n));
  const name = good.length && random(5) ? good[random(good.length)] : names[random(names.length)];
  await tab.eval(`document.querySelector("#actions button[value=" + JSON.stringify(${JSON.stringify(name)}) + "]").click()`);
  await tab.until(`Number(document.querySelector("main.table").dataset.seq) > ${before}`);
}
await shot("lesson-end");
console.log(JSON.stringify({ choices, said, walls, problems: tab.problems }));
await browser.stop();
// The opening was closed before; only the last page may stand in front of the board again.
if (tab.problems.length || walls > 1 || said < 4 || choices >= 400) process.exit(1);
