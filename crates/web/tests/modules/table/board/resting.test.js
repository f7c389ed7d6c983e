import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../small-page.js";

page(`<div id="bar-search"><button value="search">s</button></div><div id="bar-end"><button value="end-turn">e</button><button aria-disabled="true">no</button></div><p>words</p>`);
const { deed, swapped } = await import("../../../../static/table/board/resting.js");
const [search, end, no] = document.querySelectorAll("button");

test("what can be pressed is known by what it does", () => {
  assert.notEqual(deed(search), deed(end));
  assert.equal(deed(no), "", "what cannot be done does nothing");
  assert.equal(deed(document.querySelector("p")), "");
  assert.equal(deed(null), "");
});

test("only something else to press is kept from a pointer that rests", () => {
  assert.ok(swapped(deed(search), deed(end)));
  assert.ok(swapped("", deed(end)), "it came out of nowhere");
  assert.ok(!swapped(deed(end), deed(end)), "the same again");
  assert.ok(!swapped(deed(end), ""), "nothing to press");
});
