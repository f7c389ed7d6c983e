import assert from "node:assert/strict";
import test from "node:test";
import { fire, page } from "../small-page.js";

const tales = (pages, asides = []) => `<div id="tales">
  ${pages.map((text, i) => `<article data-page="${i}"${asides.includes(i) ? " data-aside" : ""}${i < pages.length - 1 ? " hidden" : ""}><p>${text}</p></article>`).join("")}
  <p data-last-page>over</p><button class="bright" data-close autofocus>on</button>
  <nav><ol>${pages.map((_, i) => `<li><button data-turn="${i}">${i}</button></li>`).join("")}</ol></nav></div>`;

/** The page is read once: one table, in the order of a game. */
page(`<main data-table="t"></main><p id="coached"></p><p id="caption"></p>
  <div class="top"><details class="menu" open><button data-open="help">help</button></details></div>
  <div id="banner"><form data-waits><button value="go">go</button></form></div><section id="actions" tabindex="-1"><button value="end">end</button></section>
  <dialog id="story" data-fresh>${tales(["Once", "Then"])}</dialog><dialog id="help"><button data-close>close</button></dialog>`);
const { mayOpen, wireDialogs } = await import("../../../static/table/dialogs.js");
const $ = (selector) => document.querySelector(selector);
const story = $("#story");
const shown = () => document.querySelectorAll("#tales article").filter((article) => !article.hidden).map((article) => article.textContent);
const listed = () => document.querySelectorAll("#tales li").filter((li) => !li.hidden).length;
const settled = () => new Promise((done) => setTimeout(done, 0));
const bring = (...of) => {
  $("#tales").replaceWith(Object.assign(document.createElement("div"), { innerHTML: tales(...of) }).firstElementChild);
  document.dispatchEvent({ type: "fragments", detail: ["tales", "story"] });
};
/** All that was told before the coach speaks. */
const BEFORE = ["Once", "Then", "A door", "A rat", "A cat", "A bat", "A moth"];
let gone = 0;
document.addEventListener("click", (event) => event.target.value === "go" && gone++);
wireDialogs();

test("a story begins with its first page, and only what was read can be read again", () => {
  assert.deepEqual([story.modal, shown(), listed()], [true, ["Once"], 1]);
  assert.ok($("[data-last-page]").hidden, "how it ends is told at the end");
});

test("on and on, then back to the board, where the companions have waited", async () => {
  fire($("#tales [data-close]"), "click");
  assert.deepEqual([story.modal, shown(), listed(), $("[data-last-page]").hidden], [true, ["Then"], 2, false]);
  fire($("#tales [data-close]"), "click");
  await settled();
  assert.deepEqual([story.open, gone, document.activeElement.id], [false, 1, "actions"]);
});

test("a page can be turned back to", () => {
  fire($('[data-turn="0"]'), "click");
  assert.deepEqual([shown(), listed()], [["Once"], 2]);
  assert.equal($('[data-turn="0"]').getAttribute("aria-current"), "true");
  assert.equal($('[data-turn="1"]').getAttribute("aria-current"), null);
});

test("a new page opens by itself", async () => {
  bring(["Once", "Then", "A door"]);
  assert.deepEqual([story.modal, shown()], [true, ["A door"]]);
  story.close();
  await settled();
});

test("somebody who still reads is not interrupted", () => {
  bring(["Once", "Then", "A door", "A rat"]);
  fire($('[data-turn="1"]'), "click");
  bring(["Once", "Then", "A door", "A rat", "A cat"]);
  assert.deepEqual(shown(), ["Then"]);
  fire($("#tales [data-close]"), "click");
  assert.deepEqual([shown(), story.modal], [["A cat"], true], "what has not been read comes next");
});

test("closing is going on to the board whatever was left", async () => {
  bring(BEFORE);
  assert.deepEqual([shown(), listed()], [["A cat"], 5]);
  story.close();
  await settled();
  fire($('[data-turn="0"]'), "click");
  assert.equal(listed(), 7, "all of it can be read later");
});

test("a coach speaks beside the board: nothing is covered, and the focus stays", async () => {
  $('[value="end"]').focus();
  bring([...BEFORE, "Try a step."], [7]);
  assert.deepEqual([story.open, story.modal, document.activeElement], [true, false, $('[value="end"]')]);
  assert.equal($("#coached").textContent, "Try a step.");
  fire(document.body, "keydown", { key: "Escape" });
  await settled();
  assert.ok(!story.open);
});

test("after a page of the story the coach speaks beside the board again", async () => {
  const waited = gone;
  bring([...BEFORE, "Try a step.", "Night falls.", "Now rest."], [7, 9]);
  assert.deepEqual([shown(), story.modal], [["Night falls."], true]);
  fire($("#tales [data-close]"), "click");
  await settled();
  assert.deepEqual([shown(), story.open, story.modal], [["Now rest."], true, false]);
  assert.equal($("#coached").textContent, "Now rest.");
  assert.equal(gone, waited, "the companions wait until it is over");
});

test("a menu closes when its dialog opens, and a dialog is closed by its own button", () => {
  fire($("[data-open]"), "click");
  assert.deepEqual([$("#help").modal, $(".menu").open], [true, false]);
  fire($("#help [data-close]"), "click");
  assert.ok(!$("#help").open);
});

test("a click beside an open menu closes it", () => {
  $(".menu").open = true;
  fire($("#actions"), "click");
  assert.ok(!$(".menu").open);
});

test("whoever reads aloud comes first: a page waits here until it is opened there", async () => {
  assert.deepEqual([mayOpen({}, 5), mayOpen({ reader: "me", read: "2" }, 5), mayOpen({ reader: "other", read: "2" }, 5)], [5, 5, 2]);
  assert.equal(mayOpen({ reader: "other" }, 5), 0, "nothing was opened yet");
  story.close();
  await settled();
  const chat = Object.assign(document.createElement("section"), { id: "chat" });
  document.body.append(chat);
  const so_far = [...BEFORE, "Try a step.", "Night falls.", "Now rest."];
  Object.assign(chat.dataset, { reader: "other", read: String(so_far.length) });
  bring([...so_far, "Dawn."]);
  assert.ok(!story.open, "Ada has not opened it yet");
  chat.dataset.read = String(so_far.length + 1);
  document.dispatchEvent({ type: "chat", detail: {} });
  await settled();
  assert.deepEqual([story.modal, shown()], [true, ["Dawn."]]);
  story.close();
  await settled();
  // She has gone: nobody waits for her.
  bring([...so_far, "Dawn.", "Noon."]);
  assert.ok(!story.open);
  chat.removeAttribute("data-reader");
  document.dispatchEvent({ type: "chat", detail: {} });
  await settled();
  assert.deepEqual([story.modal, shown()], [true, ["Noon."]]);
});

test("whoever reads aloud says how far", async () => {
  story.close();
  await settled();
  const posted = [];
  globalThis.fetch = async (url, { body }) => (posted.push([url, body.toString()]), { ok: true });
  const chat = $("#chat");
  Object.assign(chat.dataset, { reader: "me", read: "12" });
  bring([...BEFORE, "Try a step.", "Night falls.", "Now rest.", "Dawn.", "Noon.", "Dusk."]);
  assert.deepEqual(posted, [["/t/t/reading", "pages=13"]]);
  assert.deepEqual([story.modal, shown()], [true, ["Dusk."]]);
});
