import assert from "node:assert/strict";
import test from "node:test";
import { codesOn, keepCodes, keepSight, sightOn } from "../../../../static/table/board/sight.js";

test("sight is shown unless somebody turned it off", () => {
  const kept = new Map();
  globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  assert.ok(sightOn());
  keepSight(false);
  assert.ok(!sightOn());
  keepSight(true);
  assert.ok(sightOn());
  assert.ok(!codesOn(), "names of spaces are there for whoever asks for them");
  keepCodes(true);
  assert.ok(codesOn());
});
