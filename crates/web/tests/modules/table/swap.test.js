import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { page, parse } from "../small-page.js";

const space = (id, tabindex) => `<g class="space" data-space="${id}" tabindex="${tabindex}"></g>`;
const rooms = (...spaces) => `<div class="room" data-tile="1"><svg>${spaces.join("")}</svg></div><div class="room" data-tile="2" hidden></div>`;
const playing = (front) => `<div id="play" hidden>{"front":${front}}</div>`;
const BODY = `${playing(1)}
  <section id="board">${rooms(space("k1", 0), space("k2", -1))}</section>
  <div class="tools"><button data-back hidden></button></div>
  <div id="banner" data-title="Your turn"><a class="bright" href="/recap"></a></div>
  <section id="actions" tabindex="-1"><form id="choose"><div id="group-move"><button value="move k2">Move</button><button value="end">End</button></div></form></section>
  <div id="stash"><details data-fold="cloak"><summary>Cloak</summary></details><details data-fold="bell"><summary>Bell</summary></details></div>`;

page(BODY);
const { addLines, front, show, swap } = await import("../../../static/table/swap.js");
const $ = (selector) => document.querySelector(selector);

beforeEach(() => {
  page(BODY);
  show(front());
});

test("only the parts that came are other elements, and whoever asks hears which, with what they stand in", () => {
  let changed;
  document.addEventListener("fragments", (event) => (changed = event.detail));
  const banner = $("#banner");
  swap({ "group-move": `<div id="group-move"><button value="end">End</button></div>`, nowhere: "<p id=\"nowhere\"></p>" });
  assert.equal($("#banner"), banner);
  assert.equal($("#group-move").children.length, 1);
  assert.deepEqual(changed, ["group-move", "choose", "actions"]);
  assert.equal(document.title, "Your turn");
});

test("what stands in a drawing is read as a drawing", () => {
  page(`${playing(1)}<section id="board"><div class="room" data-tile="1"><svg><g id="tokens-1"></g></svg></div></section>`);
  swap({ "tokens-1": `<g id="tokens-1" class="new"></g>` });
  assert.ok($("#tokens-1") instanceof SVGElement && $("#tokens-1").matches(".new"));
});

test("what was opened stays open, known by what it is and not by what it says", () => {
  $("[data-fold=cloak]").open = true;
  swap({ stash: `<div id="stash"><details data-fold="bell"><summary>Glocke</summary></details><details data-fold="cloak"><summary>Umhang</summary></details></div>` });
  assert.deepEqual([$("[data-fold=cloak]").open, $("[data-fold=bell]").open], [true, false]);
});

test("a button keeps the focus if it is still offered; else its place does", () => {
  $('[value="end"]').focus();
  swap({ "group-move": `<div id="group-move"><button value="end">End</button></div>` });
  assert.equal(document.activeElement, $('[value="end"]'));
  swap({ "group-move": `<div id="group-move"><button value="move k3">Move</button></div>` });
  assert.equal(document.activeElement, $("#banner a.bright"), "the next thing to do");
});

test("the focus is owed while there is no place for it", () => {
  $('[value="end"]').focus();
  swap({ banner: `<div id="banner"></div>`, actions: `<section id="actions-gone"></section>` });
  assert.equal(document.activeElement, document.body);
  $("#actions-gone").id = "actions";
  swap({});
  assert.equal(document.activeElement, $("#actions"));
});

test("on the board the focus stays on its space, or goes to the one the tab key leads to", () => {
  $('[data-space="k2"]').focus();
  swap({ board: `<section id="board">${rooms(space("k1", 0), space("k2", -1))}</section>` });
  assert.equal(document.activeElement.dataset.space, "k2");
  swap({ board: `<section id="board">${rooms(space("k1", 0), space("k9", -1))}</section>` });
  assert.equal(document.activeElement.dataset.space, "k1");
});

test("whoever looks at another room goes on looking until play moves on", () => {
  const seen = () => document.querySelectorAll("#board .room").filter((room) => !room.hidden).map((room) => room.dataset.tile);
  show("2");
  assert.deepEqual([seen(), $("[data-back]").hidden], [["2"], false]);
  swap({ banner: `<div id="banner"></div>` });
  assert.deepEqual(seen(), ["2"]);
  swap({ play: playing(2) });
  swap({ play: playing(1) });
  assert.deepEqual([seen(), $("[data-back]").hidden], [["1"], true]);
});

const log = (attributes, ...lines) => parse(`<ol id="lines" ${attributes}>${lines.map(([id, after]) => `<li id="${id}" data-after="${after}"></li>`).join("")}</ol>`)[0];
const ids = (el) => el.children.map((line) => line.id || line.className);

test("new lines of the log go over those that stay, and the mark over what can be unmade", () => {
  const old = log("", ["b", 2], ["a", 1], ["set", 0]);
  assert.ok(addLines(old, log(`data-above="b" data-total="4" data-moves="3" data-back`, ["c", 3])));
  assert.deepEqual(ids(old), ["c", "now", "b", "a", "set"]);
  assert.ok(old.hasAttribute("data-back"));
  assert.ok(addLines(old, log(`data-above="c" data-total="2" data-moves="4"`, ["d", 4])));
  assert.deepEqual([ids(old), old.hasAttribute("data-back")], [["d", "now", "c"], false]);
});

test("lines that are no longer true go, and a log that lacks a line asks for the whole page", () => {
  const old = log("", ["c", 3], ["b", 2], ["a", 1]);
  assert.ok(addLines(old, log(`data-above="a" data-total="2" data-moves="2"`, ["x", 2])));
  assert.deepEqual(ids(old), ["x", "now", "a"]);
  assert.equal(addLines(old, log(`data-above="z" data-total="9" data-moves="9"`)), false);
  document.body.append(old);
  swap({ lines: `<ol id="lines" data-above="z" data-total="9" data-moves="9"></ol>` });
  assert.equal(location.reloaded, 1);
});
