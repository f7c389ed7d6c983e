import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { page } from "../../small-page.js";

const BODY = `<section id="actions">
  <div class="group move" data-mode="move" data-aimed><button name="choice" value="move k1"></button></div>
  <div class="group battle" data-mode="battle" data-aimed><button name="choice" value="battle rat-1"></button></div>
  <div class="group item" data-mode="item"><button data-aim="place-hook"></button><span class="alike" data-mode="place-hook" data-aimed><button name="choice" value="place-hook k1"></button></span></div>
</section><div class="figure" data-choices="battle rat-1|shoot-grape rat-1"></div>`;

page(BODY);
const { aimed, allows, arm, choicesOf, open } = await import("../../../../static/table/board/aim.js");

beforeEach(() => {
  page(BODY);
  arm("");
});

test("what belongs to an action is open as long as nothing is armed, an item is not", () => {
  assert.ok(open("", "move", false) && !open("", "place-hook", true));
  assert.ok(open("place-hook", "place-hook", true) && !open("place-hook", "move", false));
  assert.ok(allows("move k1") && allows("battle rat-1") && !allows("place-hook k1"));
  assert.ok(allows("walk k7"), "a walk is a move");
});

test("once something is armed the board does nothing else", () => {
  arm("place-hook");
  assert.equal(aimed(), "place-hook");
  assert.deepEqual(["move k1", "walk k7", "battle rat-1", "place-hook k1"].map(allows), [false, false, false, true]);
  assert.equal(document.querySelector(".alike").classList.contains("armed"), true);
  assert.equal(document.querySelector("[data-aim]").getAttribute("aria-expanded"), "true");
  arm("battle");
  assert.deepEqual(choicesOf(document.querySelector(".figure")), ["battle rat-1"]);
});
