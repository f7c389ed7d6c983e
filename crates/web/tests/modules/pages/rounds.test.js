import assert from "node:assert/strict";
import test from "node:test";
import { roundBeside } from "../../../static/pages/rounds.js";

const starts = [1, 8, 20];

test("forwards to the beginning of the next round", () => {
  assert.equal(roundBeside(starts, 0, 5, true), 1);
  assert.equal(starts[roundBeside(starts, 2, 25, true)], undefined, "after the last there is none");
});

test("back to the beginning of this round first, then to the one before", () => {
  assert.equal(roundBeside(starts, 1, 12, false), 1);
  assert.equal(roundBeside(starts, 1, 8, false), 0);
  assert.equal(starts[roundBeside(starts, 0, 1, false)], undefined, "before the first there is none");
});
