import assert from "node:assert/strict";
import test from "node:test";
import { box, inside, nearer, start } from "../../../../static/table/board/zoom.js";

test("the whole room is the beginning", () => {
  assert.equal(box(start()), "0.0 0.0 1000.0 1000.0");
});

test("the point under the pointer stays where it is", () => {
  const at = { x: 700, y: 200 };
  const look = nearer(start(), 2, at);
  const size = 1000 / look.by;
  const share = (v, middle) => (v - (middle - size / 2)) / size;
  assert.equal(look.by, 2);
  assert.ok(Math.abs(share(at.x, look.x) - 0.7) < 1e-9);
  assert.ok(Math.abs(share(at.y, look.y) - 0.2) < 1e-9);
});

test("nobody looks past the walls, nearer than near or farther than the whole room", () => {
  assert.deepEqual(inside({ x: -50, y: 2000, by: 2 }), { x: 250, y: 750, by: 2 });
  assert.equal(nearer(start(), 100, start()).by, 4);
  assert.deepEqual(nearer({ x: 300, y: 300, by: 1.5 }, 0.01, { x: 0, y: 0 }), start());
});
