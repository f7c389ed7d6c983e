import assert from "node:assert/strict";
import test from "node:test";
import { sentences, voiceFor } from "../../../../static/table/speech/speak.js";

test("a page is read sentence by sentence, nothing lost", () => {
  const text = "Run! she cried.  “They are coming.”\nAnd then… silence. Oh";
  assert.deepEqual(sentences(text), ["Run! she cried.", "“They are coming.”", "And then… silence.", "Oh"]);
});

test("quotes close as each language closes them, and who speaks belongs to it", () => {
  assert.deepEqual(sentences("„Alle heil?“, fragt er. „Tilda?“ Sie nickt."), ["„Alle heil?“, fragt er.", "„Tilda?“", "Sie nickt."]);
  assert.deepEqual(sentences("„Cali?” pyta Collin. „Tak.” Łapa drży."), ["„Cali?” pyta Collin.", "„Tak.”", "Łapa drży."]);
  assert.deepEqual(sentences(""), []);
});

test("a voice of this machine goes before one from far away", () => {
  const voices = [{ lang: "en-GB", localService: true }, { lang: "pl_PL", localService: false }, { lang: "pl-PL", localService: true }];
  assert.equal(voiceFor(voices, "pl"), voices[2]);
  assert.equal(voiceFor(voices, "de"), undefined);
});
