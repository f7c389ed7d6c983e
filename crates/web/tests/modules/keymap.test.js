import assert from "node:assert/strict";
import test from "node:test";
import { byKey, change } from "../../static/keymap.js";

const defaults = { move: "m", battle: "b", end: "." };

test("what was changed goes before the default", () => {
  assert.deepEqual(byKey(defaults, {}), { m: "move", b: "battle", ".": "end" });
  assert.deepEqual(byKey(defaults, { move: "k" }), { k: "move", b: "battle", ".": "end" });
});

test("a key that is taken is refused, with who has it", () => {
  assert.deepEqual(change(defaults, {}, "move", "b"), { taken: "battle" });
  assert.deepEqual(change(defaults, { battle: "k" }, "move", "b"), { changed: { battle: "k", move: "b" } });
  assert.deepEqual(change(defaults, {}, "move", "m"), { changed: { move: "m" } });
});

test("the keys of the browser and of the sheets stay", () => {
  for (const key of ["Tab", "Enter", "Escape", " ", "ArrowUp", "3", "p", "P", "F5"]) assert.ok("taken" in change(defaults, {}, "move", key), key);
});
