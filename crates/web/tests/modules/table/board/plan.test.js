import assert from "node:assert/strict";
import test from "node:test";
import { page, parse } from "../../small-page.js";

page(`<section id="board"><div class="room" data-tile="0"><svg>
  <g class="space" data-space="k1" data-x="100" data-y="100"></g><g class="space" data-space="k2" data-x="200" data-y="100"></g><g class="space" data-space="k3" data-x="200" data-y="300"></g>
  <g class="figure current" data-fig="tilda" data-x="100" data-y="100"></g><g class="figure foe" data-fig="rat-1" data-x="400" data-y="300"></g>
</svg></div></section><div id="play">{}</div><div id="walks">[["k2",1,null],["k3",2,0]]</div>`);
const { beside, clearPlan, showPlan } = await import("../../../../static/table/board/plan.js");

const drawn = (/** @type {string} */ what) => document.querySelector(`#board .plan .${what}`)?.getAttribute("d") ?? null;
const item = (/** @type {string} */ data) => parse(`<li ${data}><button name="choice" value="x">Go</button><p><em>A good place.</em></p></li>`)[0];

test("a plan goes space by space, and from where it ends it strikes", () => {
  showPlan(item('data-walk="k3" data-figure="rat-1"'));
  assert.equal(drawn("way"), "M124 100L176 100M200 124L200 276", "over the space between");
  assert.ok(drawn("arrow")?.startsWith("M226 "), "the blow begins where the walk ends");
  assert.equal(document.querySelector("#board .plan .goal")?.getAttribute("cx"), "400");
  assert.equal(document.querySelector("#board .reason p")?.textContent, "A good place.");
});

test("a walk alone ends in its ring; what is done at once has no way", () => {
  showPlan(item('data-walk="k3"'));
  assert.equal(document.querySelectorAll("#board .plan").length, 1, "one plan at a time");
  assert.deepEqual([drawn("arrow"), document.querySelector("#board .plan .goal")?.getAttribute("cy")], [null, "300"]);
  showPlan(item('data-x="954" data-y="500"'));
  assert.deepEqual([drawn("way"), drawn("arrow") === null], [null, false]);
  showPlan(item(""));
  assert.equal(document.querySelector("#board .plan .goal")?.getAttribute("cx"), "100", "what is done on the spot is shown there");
  clearPlan();
  assert.equal(document.querySelector("#board .plan"), null);
});

test("the reason stays inside the room", () => {
  assert.deepEqual(beside([500, 500]), { x: 300, y: 282, side: "above" });
  assert.deepEqual(beside([30, 60]), { x: 0, y: 128, side: "below" });
  assert.equal(beside([990, 500]).x, 600);
});
