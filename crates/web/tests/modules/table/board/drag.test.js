import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../small-page.js";

page(`<section id="actions"><div data-mode="move"><button name="choice" value="move k1"></button></div><div data-mode="battle"><button name="choice" value="battle rat-1"></button></div></section>
  <div id="board"><g class="space" data-space="k1" data-choices="move k1"></g><g class="space" data-space="k2"></g>
  <g class="figure mouse" data-fig="lily"></g><g class="figure foe" data-fig="rat-1" data-choices="battle rat-1"></g></div>`);
const { dropped } = await import("../../../../static/table/board/drag.js");
const $ = (selector) => document.querySelector(selector);
const [lily, rat, k1, k2] = ["[data-fig=lily]", "[data-fig=rat-1]", "[data-space=k1]", "[data-space=k2]"].map($);

test("a figure is dropped on a foe before its space, on a space it may go to, and nowhere else", () => {
  assert.equal(dropped([lily, rat, k1], lily), rat);
  assert.equal(dropped([lily, k1], lily), k1);
  assert.equal(dropped([lily, k2], lily), null);
  assert.equal(dropped([lily], lily), null);
});
