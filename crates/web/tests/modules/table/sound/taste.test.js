import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../small-page.js";

page("");
const { keepTaste, taste, tasteOf, toggleMute } = await import("../../../../static/table/sound/taste.js");

test("a strange value is as good as none", () => {
  const usual = { volume: 0.6, muted: false, music: true, captions: true };
  for (const kept of [null, "", "{", "[]", "7", '{"volume":"loud"}', '{"volume":9}', '{"muted":"yes"}']) assert.deepEqual(tasteOf(kept), usual, kept);
  assert.deepEqual(tasteOf('{"volume":0,"muted":true,"music":false,"captions":false}'), { volume: 0, muted: true, music: false, captions: false });
});

test("a change is kept beside the others", () => {
  keepTaste({ volume: 0.3 });
  toggleMute();
  assert.deepEqual(taste(), { volume: 0.3, muted: true, music: true, captions: true });
  toggleMute();
  assert.equal(taste().muted, false);
});
