import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../small-page.js";

page(`<p id="caption" hidden></p>`);
const { caption, readingTime } = await import("../../../../static/table/speech/caption.js");

test("longer sentences stay longer, but never for ever", () => {
  assert.ok(readingTime(6) < readingTime(40));
  assert.ok(readingTime(0) > 0, "also what has no words is looked at");
  assert.equal(readingTime(500), 2600);
});

test("a caption is there as long as it says something", () => {
  const p = document.getElementById("caption");
  caption("A rat goes for Tilda.");
  assert.deepEqual([p.textContent, p.hidden], ["A rat goes for Tilda.", false]);
  caption("");
  assert.deepEqual([p.textContent, p.hidden], ["", true]);
});

test("a page without a place for captions does without", () => {
  page("");
  assert.doesNotThrow(() => caption("A rat goes for Tilda."));
});
