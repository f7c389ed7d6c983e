import assert from "node:assert/strict";
import test from "node:test";
import { line, sentences, spoken, title } from "../../../../static/table/speech/spoken.js";

const text = (textContent) => ({ nodeType: 3, textContent });
function tag(tagName, attributes, ...childNodes) {
  const node = { nodeType: 1, tagName, childNodes, open: "open" in attributes, getAttribute: (name) => attributes[name] ?? null };
  childNodes.forEach((child) => (child.parentNode = node));
  return node;
}

test("a sheet is read in breaths, numbers once, and closed cards by name", () => {
  const hearts = tag("SPAN", { role: "img", "aria-label": "3 of 4 lives" }, text("♥♥♥♡"));
  const cheese = tag("SPAN", {}, tag("B", { "aria-hidden": "true" }, text("1")), tag("SPAN", {}, text("1 cheese")));
  const card = tag("DETAILS", {}, tag("SUMMARY", {}, text("Sword")), tag("P", {}, text("Melee.")));
  const sheet = tag("DETAILS", { open: "" },
    tag("SUMMARY", {}, tag("SPAN", {}, text(" Collin ")), hearts, cheese),
    tag("UL", {}, tag("LI", {}, tag("SPAN", {}, text("Battle ")), tag("B", {}, text("2"))), tag("LI", {}, text("Move 3"))),
    tag("H3", {}, text("Equipped")), card);
  assert.equal(spoken(sheet), "Collin, 3 of 4 lives, 1 cheese, Battle 2, Move 3, Equipped, Sword");
});

test("sentences get the point they lack, and no second one", () => {
  assert.equal(sentences(["Rat 1, wounded", "No mouse in reach.", "Who?"]), "Rat 1, wounded. No mouse in reach. Who?");
  assert.equal(sentences([]), "");
});

test("a button is read whole, without signs for the eye, and called by its first words", () => {
  const button = tag("BUTTON", {}, text("Attack the rat "), tag("SPAN", {}, text("55%"), tag("SPAN", {}, text(" to wound"))),
    tag("SPAN", {}, tag("SPAN", { "aria-hidden": "true" }, text("⚠ wheel")), tag("SPAN", {}, text(" May fill the wheel."))));
  button.firstChild = button.childNodes[0];
  assert.equal(line(button), "Attack the rat 55% to wound May fill the wheel.");
  assert.equal(title(button), "Attack the rat");
  assert.equal(line(null), "");
});
