// The pictures of docs/look.md: the table in a fight at three sizes, by night and by day. `cargo xtask picture` keeps them in docs/look.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { READING, test } from "../lib/fixtures.mjs";

for (const [width, height, lang, phone] of [[1400, 900, "en", false], [1280, 720, "de", false], [390, 844, "pl", true]]) {
  test(`The table in a fight at ${width}x${height}`, async ({ base, open }, info) => {
    for (const light of [false, true]) {
      const tab = await open(width, height, { phone, light });
      await tab.go(`${base}/?lang=${lang}`);
      await tab.speak(lang);
      await tab.go(`${base}/new?chapter=flight-to-barksburg`);
      await tab.begin("look");
      await tab.until(READING.replace(".open", "?.open"));
      await tab.intoFight();
      const name = `after-${width}x${height}${light ? "-day" : ""}.jpg`;
      const path = process.env.LOOK ? join(process.env.LOOK, name) : info.outputPath(name);
      await tab.page.screenshot({ path, type: "jpeg", quality: 82 });
      await tab.shot(name.replace(".jpg", ""));
      assert(statSync(path).size > 30_000, "there is something to see");
      assert.deepEqual(tab.problems, []);
    }
  });
}
