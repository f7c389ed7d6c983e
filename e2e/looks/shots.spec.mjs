// Screenshots of the main screens.
import assert from "node:assert/strict";
import { test } from "../lib/fixtures.mjs";

test("Screenshots of the main screens", async ({ base, open }) => {
  const start = async (tab, lang) => {
    await tab.go(`${base}/?lang=${lang}`);
    await tab.speak(lang);
    await tab.go(`${base}/new`);
  };
  const sizes = [["desktop", 1400, 900, false], ["phone", 390, 844, true]];
  for (const [name, width, height, phone] of sizes) {
    for (const [lang, light] of [["en", false], ["de", true], ["pl", false]]) {
      const tab = await open(width, height, { phone, light });
      const shot = (what) => tab.shot(`${name}-${lang}-${what}`);
      await start(tab, lang);
      await shot("new");
      await tab.begin("shots 1");
      await tab.until(`document.querySelector("main.table") && document.querySelector("#story").open`);
      await tab.settled();
      await shot("story");
      await tab.eval(`document.querySelector("#story").close()`);
      await tab.settled();
      await shot("table");
      assert.deepEqual(tab.problems, [], `${name}, ${lang}`);
    }
  }
});
