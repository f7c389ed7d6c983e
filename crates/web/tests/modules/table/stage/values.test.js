import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { page } from "../../small-page.js";

const slot = (id) => `<li id="slot-${id}"><span class="slot">?</span></li>`;
const BODY = `<details id="sheet-lily"><span class="hearts"><i class="heart"></i></span><span class="cheese"><b>0</b></span></details>
  <section id="track"><ol>${["lily", "rats", "filch"].map(slot).join("")}</ol></section>
  <div id="clock"><b><span data-wheel>0</span></b><b data-counter="crumbs">6</b><path class="wedge"></path><path class="wedge"></path><path class="wedge"></path></div>
  <details id="decks"><b data-deck="search">60</b><b data-deck="encounters">12</b></details>
  <div id="bar-move"><b class="count">4</b></div>
  <div class="room"><g class="figure" data-fig="lily" data-half="40"><g class="wounds none"><text>0</text></g></g></div><div id="pieces"><i class="heart" data-heart=""></i><i class="heart poisoned" data-heart="poisoned"></i><i class="heart gone" data-heart="gone"></i></div>`;

page(BODY);
const { row, set } = await import("../../../../static/table/stage/values.js");
const $ = (selector) => document.querySelector(selector);
const classes = (selector) => document.querySelectorAll(selector).map((el) => el.className);
const track = () => document.querySelectorAll("#track li").map((li) => li.id);

beforeEach(() => page(BODY));

test("hearts, poison and wounds as the event says them", () => {
  assert.deepEqual(row([["a", 2], ["b", 0], ["c", 1]]), ["a", "a", "c"]);
  set({ type: "wounded", figure: "lily", n: 1, wounds: 1, poison_wounds: 1, hearts: 2 });
  assert.deepEqual(classes("#sheet-lily .heart"), ["heart", "heart", "heart poisoned", "heart gone"]);
  assert.equal($(".wounds text").textContent, "2");
  assert.equal($(".wounds").classList.contains("none"), false);
  set({ type: "captured", mouse: "lily", hearts: 3 });
  assert.deepEqual(classes("#sheet-lily .heart"), ["heart", "heart", "heart"]);
});

test("cheese, wheel, decks and movement", () => {
  set({ type: "cheese-gained", mouse: "lily", n: 2, cheese: 5 });
  set({ type: "wheel-filled", n: 1, wheel: 2 });
  set({ type: "encounter-turned", card: "x", deck: 11 });
  set({ type: "card-moved-to", deck: 58 });
  set({ type: "stepped", figure: "lily", points: 3 });
  assert.deepEqual([$(".cheese b"), $("[data-wheel]"), $("[data-deck=encounters]"), $("[data-deck=search]"), $(".count")].map((el) => el.textContent), ["5", "2", "11", "58", "3"]);
  assert.deepEqual(classes(".wedge"), ["wedge on", "wedge on", "wedge"]);
});

test("what the chapter counts steps with its event", () => {
  set({ type: "counter-set", counter: "crumbs", to: 5 });
  set({ type: "counter-set", counter: "told-of-blocking", to: 1 });
  assert.equal($("[data-counter]").textContent, "5", "and what nobody shows changes nothing");
});

test("the track steps from card to card", () => {
  set({ type: "turn-began", card: { minion: "rats" }, slot: 2 });
  assert.deepEqual([$("#slot-rats").getAttribute("aria-current"), $("#slot-rats").hasAttribute("data-acted"), $("#slot-lily").hasAttribute("aria-current")], ["step", true, false]);
  set({ type: "turn-over", card: { minion: "rats" } });
  assert.equal($("#slot-rats").hasAttribute("aria-current"), false);
  set({ type: "card-left", card: { minion: "rats" } });
  assert.deepEqual(track(), ["slot-lily", "slot-filch"]);
  set({ type: "round-began", round: 2 });
  assert.deepEqual(document.querySelectorAll("[data-acted]"), []);
});

test("what sets nothing sets nothing", () => assert.equal(set({ type: "nothing" }), undefined));
