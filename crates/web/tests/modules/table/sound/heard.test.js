import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { page } from "../../small-page.js";

const words = JSON.stringify({ dice: "dice tumble", step: "small paws", hit: "a blow lands", cheese: "a nibble" });
const fresh = () => {
  page(`<p id="heard" hidden><span></span></p>`);
  document.getElementById("heard").dataset.words = words;
};
fresh();
const { expect, gist, rest, shown, soundOf } = await import("../../../../static/table/sound/heard.js");
const said = () => (document.getElementById("heard").hidden ? null : document.querySelector("#heard span").textContent);

beforeEach(fresh);

test("what happens has its sound, and what came to nothing has none", () => {
  assert.equal(soundOf({ type: "rolled" }), "dice");
  assert.equal(soundOf({ type: "blocked", n: 2 }), "block");
  assert.equal(soundOf({ type: "blocked", n: 0 }), null);
  assert.equal(soundOf({ type: "turn-began" }), null);
  assert.equal(soundOf({ type: "ended", outcome: "victory" }), "victory");
  assert.equal(soundOf({ type: "ended", outcome: "time-is-up" }), "defeat");
});

test("of what nobody watched the two that matter most are heard", () => {
  const events = [{ type: "stepped" }, { type: "rolled" }, { type: "rolled" }, { type: "wounded", n: 1 }, { type: "captured" }];
  assert.deepEqual(gist(events), ["capture", "hit"]);
  assert.deepEqual(gist([{ type: "turn-began" }]), []);
});

test("a sound comes when it is seen, with all that came unseen before it", () => {
  const roll = { type: "rolled" };
  const hurt = { type: "wounded", n: 1 };
  expect([roll, { type: "cheese-gained", n: 1 }, hurt]);
  shown(roll);
  assert.equal(said(), "dice tumble");
  shown(hurt);
  assert.equal(said(), "a nibble, a blow lands");
  document.getElementById("heard").hidden = true;
  rest();
  assert.equal(said(), null, "nothing is left");
});

test("captions are for whoever wants them, silent or not; paws need no words", () => {
  localStorage.setItem("barksburg-sound", JSON.stringify({ muted: true }));
  expect([{ type: "stepped" }]);
  rest();
  assert.equal(said(), null);
  expect([{ type: "rolled" }]);
  rest();
  assert.equal(said(), "dice tumble");
  document.getElementById("heard").hidden = true;
  localStorage.setItem("barksburg-sound", JSON.stringify({ captions: false }));
  expect([{ type: "rolled" }]);
  rest();
  assert.equal(said(), null);
});
