// Screenshots of the main screens: node e2e/shots.mjs http://127.0.0.1:7777 folder
import { Browser, base, pause } from "./browser.mjs";

const browser = await Browser.start();
const start = async (tab, lang) => {
  await tab.go(`${base}/?lang=${lang}`);
  await tab.speak(lang);
  await tab.go(`${base}/new`);
};
const sizes = [["desktop", 1400, 900, false], ["phone", 390, 844, true]];
for (const [name, width, height, phone] of sizes) {
  for (const [lang, light] of [["en", false], ["de", true], ["pl", false]]) {
    const tab = await browser.tab(width, height, { phone, light });
    const shot = (what) => tab.shot(`${name}-${lang}-${what}`);
    await start(tab, lang);
    await shot("new");
    await tab.eval(`document.querySelector(".play-bar button").click()`);
    await tab.until(`document.querySelector("main.table")`);
    await pause(900);
    await shot("story");
    await tab.eval(`document.querySelector("#story").close()`);
    await pause(300);
    await shot("table");
    if (tab.problems.length) console.log(name, lang, tab.problems);
  }
}
await browser.stop();
