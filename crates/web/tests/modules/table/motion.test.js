import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { page } from "../small-page.js";

const room = (figures = "") => `<p id="caption" hidden></p>
  <div class="room" id="room-1"><svg>
    <g class="space" data-space="k1" data-x="100" data-y="100"></g><g class="space" data-space="k2" data-x="300" data-y="100"></g>
    <g class="figures">${figures}</g></svg></div>`;
const mouse = `<g class="figure" data-fig="lily" data-x="100" data-y="100"></g>`;
const rat = `<g class="figure foe" data-fig="rat-1" data-x="300" data-y="100"></g>`;

page(room());
const { beats, play, settle, stepTime, walk } = await import("../../../static/table/motion.js");
const { hurry, speed } = await import("../../../static/table/stage/pace.js");
const { rewind } = await import("../../../static/table/stage/figures.js");
const el = (id) => document.querySelector(`[data-fig="${id}"]`);
const step = (figure, from, to) => ({ type: "stepped", figure, from: { tile: 1, space: from }, to: { tile: 1, space: to } });

beforeEach(() => {
  page(room(mouse + rat));
  settle();
  localStorage.setItem("barksburg-speed", "0.002");
});

test("each sentence comes with its event, and what dice come to once they lie", () => {
  const events = [{ type: "turn-began" }, step("lily", "k1", "k2"), { type: "rolled" }, { type: "wounded", figure: "lily" }];
  const lines = [{ at: 0, text: "Lily's turn." }, { at: 2, text: "She rolls a 3." }, { at: 3, text: "Ouch." }];
  const told = beats(events, lines).map((beat) => beat.line?.text ?? beat.event.type);
  assert.deepEqual(told, ["Lily's turn.", "turn-began", "stepped", "rolled", "She rolls a 3.", "Ouch.", "wounded"]);
  assert.deepEqual(beats([], lines), lines.slice(0, 1).map((line) => ({ line })));
});

test("a walk takes 300 ms, a long one a little more", () => {
  const events = [step("lily", "k1", "k2"), step("lily", "k2", "k1"), step("rat-1", "k1", "k2"), step("lily", "k1", "k2")];
  assert.deepEqual([0, 1, 2, 3].map((at) => walk(events, at)), [2, 2, 1, 1]);
  assert.deepEqual([1, 2, 3].map((n) => stepTime(n) * n), [180, 300, 300]);
  assert.ok(stepTime(6) * 6 < 500);
});

test("speed is what was chosen, and at once for whoever asks for less motion or looks away", () => {
  localStorage.setItem("barksburg-speed", "4");
  assert.equal(speed(), 2);
  localStorage.setItem("barksburg-speed", "much");
  assert.equal(speed(), 1);
  document.hidden = true;
  assert.equal(speed(), 0);
  document.hidden = false;
  globalThis.matchMedia = () => ({ matches: true });
  assert.equal(speed(), 0);
});

test("a figure hops from where it went last, and stays there until the page is up to date", async () => {
  await play([step("lily", "k1", "k2"), step("lily", "k2", "k1")], []);
  const [there, back] = el("lily").animations;
  assert.equal(there.frames.at(-1).transform, "translate(300px, 100px)");
  assert.deepEqual([back.frames[0].transform, back.frames.at(-1).transform], ["translate(300px, 100px)", "translate(100px, 100px)"]);
  assert.equal(back.timing.fill, "forwards");
  assert.ok(!back.cancelled);
  settle();
  assert.ok(there.cancelled && back.cancelled);
});

test("many beats go quicker, a few do not", async () => {
  localStorage.setItem("barksburg-speed", "2");
  await play([step("lily", "k1", "k2")], []);
  assert.equal(el("lily").animations[0].timing.duration, 180);
  settle();
  const alternate = Array.from({ length: 80 }, (_, i) => step(i % 2 ? "rat-1" : "lily", "k1", "k2"));
  await play(alternate, []);
  assert.equal(el("rat-1").animations[0].timing.duration, 90);
});

test("whoever hurries sees the end; the caption grows with the line and goes with the motion", async () => {
  const said = [];
  const p = document.getElementById("caption");
  el("lily").animate = () => {
    said.push(p.textContent);
    if (said.length > 1) hurry();
    return { finished: Promise.resolve(), cancel() {} };
  };
  const lines = [{ at: 0, text: "Lily runs.", foe: false, on: false }, { at: 1, text: "She stops.", foe: false, on: true }];
  await play([step("lily", "k1", "k2"), step("lily", "k2", "k1"), step("rat-1", "k2", "k1")], lines);
  assert.deepEqual(said, ["Lily runs.", "Lily runs. She stops."]);
  assert.deepEqual(el("rat-1").animations, [], "what comes after is not played");
  assert.ok(p.hidden);
  assert.equal(speed(), 0);
  settle();
  assert.ok(speed() > 0, "the next change moves again");
  hurry();
  assert.ok(speed() > 0, "there is nothing to hurry");
});

test("what is still to be seen begins where it began, once for each figure", () => {
  rewind([step("rat-1", "k1", "k2"), step("rat-1", "k2", "k1"), { type: "rolled" }, step("nobody", "k1", "k2")]);
  assert.deepEqual(el("rat-1").animations.map((a) => a.frames), [[{ transform: "translate(100px, 100px)" }]]);
  assert.deepEqual(el("lily").animations, []);
});
