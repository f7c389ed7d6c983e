import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../small-page.js";

page(`<main data-table="t"></main><section id="track"><button data-dock="track" aria-label="Initiative">v</button><ol></ol></section><section id="log"><button data-dock="log" aria-label="Log">v</button></section><nav class="drawers" aria-label="Panels" data-is-away="Folded away." data-is-shown="Shown."></nav><div id="polite"></div>`);
const { DOCKS, fold, foldByKey, folded, wireDocks } = await import("../../../../static/table/keys/docks.js");
const state = (dock) => document.querySelector(`[data-dock="${dock}"]`).getAttribute("aria-expanded");
const heard = () => document.getElementById("polite").textContent.trim();

test("a dock folds and unfolds for itself, all of them together", () => {
  assert.deepEqual(folded([], "log"), ["log"]);
  assert.deepEqual(folded(["track", "log"], "log"), ["track"]);
  assert.deepEqual(folded(["log"], "all"), DOCKS, "some were open");
  assert.deepEqual(folded(DOCKS, "all"), []);
});

test("the page shows what this browser keeps, and says so", () => {
  localStorage.setItem("barksburg-away", "log nowhere");
  wireDocks();
  assert.equal(document.body.dataset.away, "log", "what no dock is called is forgotten");
  assert.deepEqual([state("track"), state("log")], ["true", "false"]);
  fold("track");
  assert.equal(localStorage.getItem("barksburg-away"), "track log");
  document.querySelector("[data-dock=track]").setAttribute("aria-expanded", "true");
  document.dispatchEvent({ type: "fragments", detail: [] });
  assert.equal(state("track"), "false", "a part that is drawn anew is as it was");
});

test("by a key it is said what became of it", () => {
  foldByKey("log");
  assert.equal(heard(), "Log. Shown.");
  foldByKey("all");
  assert.equal(heard(), "Panels. Folded away.");
});
