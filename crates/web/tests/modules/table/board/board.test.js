import assert from "node:assert/strict";
import test from "node:test";
import "../../empty-page.js";
import { ahead } from "../../../../static/table/board/board.js";

const spots = (...places) => places.map(([x, y, sign = false]) => ({ at: [x, y], sign }));

test("an arrow leads to the nearest spot on its side", () => {
  const all = spots([100, 100], [200, 100], [300, 100], [100, 200], [0, 100]);
  assert.equal(ahead([100, 100], all, 1, 0), 1);
  assert.equal(ahead([100, 100], all, 0, 1), 3);
  assert.equal(ahead([100, 100], all, -1, 0), 4);
  assert.equal(ahead([100, 100], all, 0, -1), -1, "nothing lies above");
});

test("straight ahead goes before what is nearer but aside", () => {
  assert.equal(ahead([0, 0], spots([60, 50], [120, 0]), 1, 0), 1);
});

test("a sign on the wall is in nobody's way", () => {
  assert.equal(ahead([0, 0], spots([50, 0, true], [150, 0]), 1, 0), 1);
  assert.equal(ahead([0, 0], spots([50, 0, true]), 1, 0), 0, "but it can be reached");
});
