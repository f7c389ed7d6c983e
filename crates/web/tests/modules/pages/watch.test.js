import assert from "node:assert/strict";
import test from "node:test";
import { isBetter } from "../../../static/pages/watch.js";

test("a page is drawn anew from a later reading without mistakes, and only then", () => {
  assert.equal(isBetter(undefined, { reading: 3, good: true }), false, "the first news is what the page was drawn from");
  assert.equal(isBetter(3, { reading: 3, good: true }), false);
  assert.equal(isBetter(3, { reading: 4, good: false }), false, "what is broken stays as it was");
  assert.equal(isBetter(3, { reading: 4, good: true }), true);
});
