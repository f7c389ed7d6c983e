import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../small-page.js";

page("");
const { audible, sound, take, wake } = await import("../../../../static/table/sound/player.js");

test("what is heard often is never the same twice running", () => {
  let before = "";
  for (const chance of [0, 0, 0.5, 0.99, 0.99, 0, 0.3]) {
    const now = take("step", chance);
    assert.match(now, /^step-[123]$/);
    assert.notEqual(now, before);
    before = now;
  }
  assert.equal(take("door", 0.7), "door");
});

test("before the first gesture nothing is fetched, and a browser without sound stays silent", async () => {
  globalThis.fetch = () => assert.fail("nothing is to be fetched");
  await sound("dice");
  wake();
  assert.equal(audible(), false);
  await sound("dice");
});
