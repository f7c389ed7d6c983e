import assert from "node:assert/strict";
import test from "node:test";

globalThis.document = { addEventListener() {} };
const { dashes, route } = await import("../../../../static/table/board/route.js");

test("a walk leads over the spaces the server has found, the first step first", () => {
  const walks = [["g1", 1, null], ["g2", 1, null], ["g3", 2, 1], ["g4", 3, 2]];
  assert.deepEqual(route("g4", walks), ["g2", "g3", "g4"]);
  assert.deepEqual(route("g1", walks), ["g1"]);
  assert.deepEqual(route("g9", walks), [], "nobody walks where no walk leads");
});

test("the way leaves the middle of each space free", () => {
  assert.equal(dashes([[0, 0], [100, 0], [100, 100]]), "M24 0L76 0M100 24L100 76");
});
