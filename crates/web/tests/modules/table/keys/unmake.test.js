import assert from "node:assert/strict";
import test from "node:test";
import { unmade } from "../../../../static/table/keys/unmake.js";

test("what was told after a choice that goes, goes", () => {
  assert.deepEqual(unmade([5, 5, 4, 3], 4), [true, true, false, false]);
  assert.deepEqual(unmade([5, 4], 5), [false, false]);
  assert.deepEqual(unmade([5, 4], Infinity), [false, false]);
});
