import assert from "node:assert/strict";
import test from "node:test";
import "../../empty-page.js";
import { leads } from "../../../../static/table/keys/keys.js";

test("a key does what can only be one thing, and otherwise leads there", () => {
  assert.deepEqual(leads(1, -1, false), { to: 0, press: true });
  assert.deepEqual(leads(3, -1, false), { to: 0, press: false });
});

test("pressed again it goes on to the next, and round", () => {
  assert.equal(leads(3, 0, false).to, 1);
  assert.equal(leads(3, 2, false).to, 0);
});

test("what has a warning is pressed only by whoever is there already", () => {
  assert.deepEqual(leads(1, -1, true), { to: 0, press: false });
  assert.deepEqual(leads(1, 0, true), { to: 0, press: true });
});
