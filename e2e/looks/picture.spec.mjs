// The picture of the table in the README, by day and by night. `cargo xtask picture` keeps it in docs/pictures.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { test } from "../lib/fixtures.mjs";

test("The picture of the README", async ({ base, open }, info) => {
  for (const [name, light] of [["table-day", true], ["table-night", false]]) {
    const tab = await open(1280, 800, { light });
    await tab.go(`${base}/new?chapter=flight-to-barksburg`);
    await tab.begin("look");
    await tab.until(`document.querySelector("main.table") && document.querySelector("#story").open`);
    // A few choices into the first fight: figures have moved, and an attack's dice lie on the tray.
    for (let i = 0, fought = false; i < 40 && !fought; i++) {
      await tab.shut();
      await tab.until(`document.querySelector("#actions button[name=choice]")`);
      const before = await tab.seq();
      const chosen = await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); const b = p(/^battle/) ?? p(/^search/) ?? (${i} % 3 ? p(/^move/) : null) ?? p(/^end-turn/) ?? all[0]; b.click(); return b.value; })()`);
      await tab.later(before);
      fought = i > 3 && chosen.startsWith("battle");
    }
    await tab.shut();
    await tab.settled();
    const path = process.env.PICTURES ? join(process.env.PICTURES, `${name}.jpg`) : info.outputPath(`${name}.jpg`);
    await tab.page.screenshot({ path, type: "jpeg", quality: 85 });
    assert(statSync(path).size > 50_000, "there is something to see");
    assert.deepEqual(tab.problems, []);
  }
});
