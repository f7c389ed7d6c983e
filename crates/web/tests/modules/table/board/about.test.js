import assert from "node:assert/strict";
import test from "node:test";

globalThis.document = { addEventListener() {} };
const { has, sets, spot, strikers } = await import("../../../../static/table/board/about.js");
const { known } = await import("../../../../static/table/board/reach.js");

test("sets are read as hexadecimal numbers, one for each space", () => {
  const read = sets("3 5 800000000");
  assert.equal(read.length, 3);
  assert.ok(has(read[0], 0) && has(read[0], 1) && !has(read[0], 2));
  assert.ok(has(read[2], 35), "more spaces than a number has bits");
  assert.deepEqual(sets(null), []);
  assert.equal(has(undefined, 0), false);
});

test("in melee the neighbours strike, at range whoever sees", () => {
  // Three spaces in a row; the outer ones see each other but are not neighbours.
  const near = sets("3 7 6");
  const sight = sets("7 7 7");
  const figures = [{ at: 0, ranged: false }, { at: 0, ranged: true }, { at: 1, ranged: false }];
  assert.deepEqual(strikers(2, figures, near, sight), [1, 2]);
  assert.deepEqual(strikers(0, figures, near, sight), [0, 1, 2]);
});

test("what is known of a sign or an exit stands in its attributes", () => {
  const el = { getAttribute: (name) => ({ "data-name": "North: Kitchen", "data-deeds": '["Look at it"]' })[name] ?? null };
  assert.deepEqual(known(el), { name: "North: Kitchen", facts: [], deeds: ["Look at it"], plain: ["Look at it"] });
});

test("the panel lies beside what it is about, inside the window, never over it", () => {
  const size = { width: 200, height: 100 };
  assert.deepEqual(spot({ left: 100, right: 150, top: 300, height: 50 }, size, 1280, 720), [164, 275]);
  assert.deepEqual(spot({ left: 1150, right: 1200, top: 300, height: 50 }, size, 1280, 720), [936, 275], "to the left where the right is full");
  assert.deepEqual(spot({ left: 100, right: 150, top: 0, height: 20 }, size, 1280, 720)[1], 8);
  assert.deepEqual(spot({ left: 100, right: 150, top: 700, height: 20 }, size, 1280, 720)[1], 612);
});
