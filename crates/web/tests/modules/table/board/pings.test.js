import assert from "node:assert/strict";
import { test } from "node:test";
import { alive, arrow } from "../../../../static/table/board/pings.js";

test("an arrow begins and ends short of its two spaces", () => {
  assert.equal(arrow([100, 100], [500, 100]), "M126 93L434 91L434 74L474 100L434 126L434 109L126 107Z");
  const numbers = arrow([300, 800], [300, 200]).match(/-?\d+/g).map(Number);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  assert.equal(Math.min(...ys), 226, "the tip stops before the target");
  assert.equal(Math.max(...ys), 774, "the shaft begins after the start");
});

test("an arrow between two neighbours is still a shape", () => {
  assert.doesNotMatch(arrow([10, 10], [10, 10]), /NaN|Infinity/);
});

test("pings fade, arrows stay", () => {
  const marks = [{ n: 1, until: 100 }, { n: 2 }, { n: 3, until: 300 }];
  assert.deepEqual(alive(marks, 200).map((m) => m.n), [2, 3]);
});
