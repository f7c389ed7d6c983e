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
    await tab.intoFight();
    const path = process.env.PICTURES ? join(process.env.PICTURES, `${name}.jpg`) : info.outputPath(`${name}.jpg`);
    await tab.page.screenshot({ path, type: "jpeg", quality: 85 });
    assert(statSync(path).size > 50_000, "there is something to see");
    assert.deepEqual(tab.problems, []);
  }
});
