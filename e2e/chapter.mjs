// Watches a chapter from its first to its last page, with companions in every seat, and looks at each story moment:
// node e2e/chapter.mjs http://127.0.0.1:7777 FOLDER [CHAPTER] [LANG] [SEED]
import { strict as assert } from "node:assert";
import { mkdirSync } from "node:fs";
import { Browser } from "./browser.mjs";

const [base, folder, chapter = "flight-to-barksburg", lang = "en", seed = "1"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await Browser.start();
const tab = await browser.tab(1400, 900);
const shot = (name) => tab.shot(`${folder}/${chapter}-${lang}-${name}.png`);
const over = `!!document.querySelector("#banner a[href$='/recap']")`;
const reading = `document.querySelector("#story").open`;
const seq = () => tab.eval(`Number(document.querySelector("main.table").dataset.seq)`);
const post = (fields) => tab.eval(`fetch(location.pathname + "/companions", {method: "POST", headers: {accept: "application/json"}, body: new URLSearchParams(${JSON.stringify(fields)})}).then((r) => r.status)`);

await tab.go(`${base}/new?lang=${lang}&chapter=${chapter}`);
await tab.eval(`document.querySelector("[name=chapter][value=${chapter}]").checked || document.querySelector("[name=chapter][value=${chapter}]").click()`);
await tab.until(`document.querySelector("[name=chapter][value=${chapter}]")?.checked && document.querySelectorAll("[name=mouse]:checked").length > 1`);
const mice = await tab.eval(`[...document.querySelectorAll("[name=mouse]:checked")].map((m) => m.value)`);
await tab.eval(`(() => { const s = document.querySelector("[name=seed]"); s.value = "chapter ${seed}"; document.querySelector(".play-bar button").click(); })()`);
await tab.until(`document.querySelector("main.table") && ${reading}`);
await shot("00-opening");
assert.equal(await post({ pace: "instant" }), 200);
for (const mouse of mice) assert.equal(await post({ mouse, level: "steady" }), 200);

let moments = 1;
let idle = 0;
for (let step = 0; step < 3000 && !(await tab.eval(over)); step++) {
  if (await tab.eval(reading)) {
    if (moments > 1 || step > 0) await shot(String(moments).padStart(2, "0"));
    const what = await tab.eval(`document.querySelector("#story").innerText.slice(0, 60).replace(/\\s+/g, " ")`);
    console.log(`    ${what}`);
    moments++;
    await tab.eval(`document.querySelector("#story [data-close]").click()`);
  }
  // What the story asks, companions leave to people.
  const before = await seq();
  await new Promise((done) => setTimeout(done, 250));
  if ((await seq()) === before && ++idle > 8 && !(await tab.eval(reading))) {
    await shot(`asked-${step}`);
    await tab.eval(`document.querySelector("#actions button[name=choice]")?.click()`);
    idle = 0;
  }
}
await shot("99-end");
assert.ok(await tab.eval(over), "the chapter ends");
const gaps = await tab.eval(`document.body.innerText.match(/⟨[^⟩]*⟩|\\{\\$/g) ?? []`);
assert.deepEqual(gaps, [], "words are missing");
console.log(`ok  ${chapter}, ${lang}: ${moments} story pages, ${await seq()} choices`);
await browser.stop();
