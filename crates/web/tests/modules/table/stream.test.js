import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { page } from "../small-page.js";

const prompt = (text, mine = true) => `<div id="banner"${mine ? ` class="mine"` : ""}><p class="prompt">${text}</p></div>`;
const BODY = `<main class="table" data-table="t1" data-seq="0"></main>${prompt("Lily moves.")}<p id="near">Beat the guards.</p><p id="polite"></p><p id="assertive"></p><p id="caption" hidden></p>
  <div class="room" id="room-1"><svg><g class="space" data-space="k1" data-x="1" data-y="1"></g><g class="figure" data-fig="lily" data-x="9" data-y="9"></g></svg></div>
  <section id="tray"><div class="rolls" id="rolls"></div></section>`;

page(BODY);
const { drawn, latest, parse, receive, replay } = await import("../../../static/table/stream.js");
const $ = (selector) => document.querySelector(selector);
const moves = () => $(".figure").animations.length;
const step = { type: "stepped", figure: "lily", from: { tile: 1, space: "k1" }, to: { tile: 1, space: "k1" } };
/** The records of a table only grow. */
let seq = 10;
const next = (more = {}) => ({ seq: ++seq, events: [], lines: [], fragments: {}, ...more });

beforeEach(() => {
  page(BODY);
  localStorage.setItem("barksburg-speed", "0.002");
});

test("a message is a line of data, then an id and a line of markup for each part", () => {
  const { seq, events, fragments } = parse('{"seq":7,"events":[]}\nbanner\n<div id="banner">a\tb</div>\nplay\n<div id="play"></div>');
  assert.deepEqual([seq, events, fragments], [7, [], { banner: '<div id="banner">a\tb</div>', play: '<div id="play"></div>' }]);
  assert.deepEqual(parse('{"seq":8}').fragments, {});
});

test("an update is played, then shown, then spoken", async () => {
  const update = next({ events: [step], lines: [{ at: 0, text: "Lily goes to K1." }, { at: 0, text: "She finds cheese." }], fragments: { banner: prompt("Nez moves.") } });
  receive(update);
  assert.ok("moving" in document.body.dataset, "a sign for whoever waits");
  assert.equal($(".prompt").textContent, "Lily moves.", "not before it was seen to happen");
  await drawn();
  assert.equal($(".prompt").textContent, "Nez moves.");
  assert.equal($("#polite").textContent, "Lily goes to K1. She finds cheese.");
  assert.equal($("#assertive").textContent, "Nez moves.");
  assert.deepEqual([latest(), $("[data-table]").dataset.seq, "moving" in document.body.dataset], [seq, String(seq), false]);
});

test("a new goal is told after what led to it", async () => {
  receive(next({ lines: [{ at: 0, text: "The last guard falls." }], fragments: { near: '<p id="near">Go down the grate.</p>' } }));
  await drawn();
  assert.equal($("#polite").textContent, "The last guard falls. Go down the grate.");
});

test("whoever does not decide is not called", async () => {
  receive(next({ fragments: { banner: prompt("Waiting for Ada.", false) } }));
  await drawn();
  assert.equal($("#assertive").textContent, "");
});

test("what is older than what is shown comes to nothing", async () => {
  receive(next({ fragments: { banner: prompt("new") } }));
  receive({ seq: seq - 1, fragments: { banner: prompt("old") } });
  await drawn();
  assert.equal($(".prompt").textContent, "new");
  assert.equal(latest(), seq);
});

test("whoever is behind does not watch everything that was missed", async () => {
  for (let i = 0; i < 7; i++) receive(next({ events: [step] }));
  receive(next({ fragments: { banner: prompt("the end") } }));
  await new Promise((done) => setTimeout(done, 50));
  assert.equal($(".prompt").textContent, "the end");
  assert.ok(moves() < 5, `${moves()} of 7 were played`);
});

test("somebody who waits gets the table at once", async () => {
  receive(next({ events: [step, step, step] }));
  receive(next({ events: [step], fragments: { banner: prompt("at once") } }));
  await drawn();
  assert.equal($(".prompt").textContent, "at once");
  assert.equal(moves(), 1, "the hop that had begun, and no other");
  const before = moves();
  receive(next({ events: [step] }));
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(moves(), before + 1, "the next change moves again");
});

test("what happened before the page came is played and changes nothing", async () => {
  const before = latest();
  await replay({ events: [step], lines: [] });
  assert.deepEqual([latest(), moves()], [before, 1]);
});
