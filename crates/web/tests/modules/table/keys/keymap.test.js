import assert from "node:assert/strict";
import test from "node:test";
import { byKey, change, written } from "../../../../static/table/keys/keymap.js";

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

test("pointing and the sheets can have other keys, small and capital letters apart", () => {
  const all = { ...defaults, ping: "p", arrow: "P", "sheet-1": "1" };
  assert.deepEqual(change(all, {}, "ping", "y"), { changed: { ping: "y" } });
  assert.deepEqual(change(all, {}, "sheet-1", "7"), { changed: { "sheet-1": "7" } });
  assert.deepEqual(change(all, {}, "move", "P"), { taken: "arrow" });
  assert.deepEqual([written("P"), written("p"), written("+"), written("1")], ["Shift+P", "p", "+", "1"]);
});

test("the keys of the browser stay", () => {
  for (const key of ["Tab", "Enter", "Escape", " ", "ArrowUp", "F5"]) assert.ok("taken" in change(defaults, {}, "move", key), key);
});
