import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../small-page.js";

page(`<p id="polite"></p><p id="assertive"></p><p id="coached"></p>`);
const { assertive, coached, polite } = await import("../../../../static/table/speech/announce.js");
const heard = (id) => document.getElementById(id).textContent;

test("each voice has a region of its own", () => {
  polite("A rat moves.");
  assertive("Your turn.");
  coached("Try a step.");
  assert.deepEqual(["polite", "assertive", "coached"].map(heard), ["A rat moves.", "Your turn.", "Try a step."]);
});

test("the same sentence again is another text, or nobody would hear it", () => {
  polite("No hit.");
  const first = heard("polite");
  polite("No hit.");
  assert.notEqual(heard("polite"), first);
  assert.equal(heard("polite").trim(), "No hit.");
  polite("No hit.");
  assert.equal(heard("polite"), first, "and a third time");
});

test("nothing to say leaves what was said", () => {
  polite("A rat moves.");
  polite("");
  assert.equal(heard("polite"), "A rat moves.");
});
