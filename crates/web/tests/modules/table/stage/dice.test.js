import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../small-page.js";

page(`<p></p>`);
const { sideOf, stagger } = await import("../../../../static/table/stage/dice.js");

test("who defends faces who attacks", () => assert.deepEqual(["attack", "defense", "search", "movement"].map(sideOf), ["left", "right", "left", "left"]));

test("many dice fall hardly longer than a few", () => {
  assert.equal(stagger(1), 0);
  assert.equal(stagger(3), 70);
  for (const n of [2, 6, 12, 20]) assert.ok(stagger(n) * (n - 1) <= 320, `${n} dice`);
});
