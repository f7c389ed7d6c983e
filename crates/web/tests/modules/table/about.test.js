import assert from "node:assert/strict";
import test from "node:test";

globalThis.document = { addEventListener() {} };
const { has, sets, split, strikers } = await import("../../../static/about.js");

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

test("a label is a place, what is there, and what can be done", () => {
  assert.deepEqual(split("Guard Room G7, water, Rat Warrior 2. Move to G7"), {
    name: "Guard Room G7",
    facts: ["water", "Rat Warrior 2"],
    deeds: ["Move to G7"],
  });
});
