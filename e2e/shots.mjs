// Screenshots of the main screens: node e2e/shots.mjs http://127.0.0.1:7777 folder
import { mkdirSync } from "node:fs";
import { Browser } from "./browser.mjs";

const [base, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await Browser.start();
const start = async (tab, lang) => {
  await tab.go(`${base}/?lang=${lang}`);
  await tab.eval(`fetch("/settings", {method: "POST", body: new URLSearchParams({lang: "${lang}", back: "/"})}).then(() => 1)`);
  await tab.go(`${base}/new`);
};
const sizes = [["desktop", 1400, 900, false], ["phone", 390, 844, true]];
for (const [name, width, height, phone] of sizes) {
  for (const [lang, light] of [["en", false], ["de", true], ["pl", false]]) {
    const tab = await browser.tab(width, height, { phone, light });
    const shot = (what) => tab.shot(`${folder}/${name}-${lang}-${what}.png`);
    await start(tab, lang);
    await shot("new");
    await tab.eval(`document.querySelector(".play-bar button").click()`);
    await tab.until(`document.querySelector("main.table")`);
    await new Promise((done) => setTimeout(done, 900));
    await shot("story");
    await tab.eval(`document.querySelector("#story").close()`);
    await new Promise((done) => setTimeout(done, 300));
    await shot("table");
    if (tab.problems.length) console.log(name, lang, tab.problems);
  }
}
await browser.stop();
