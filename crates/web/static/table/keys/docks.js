// What lies beside the board in a wide window folds away, each dock for itself, and stays so in this browser. The board keeps its place.
// @ts-check
import { polite } from "../speech/announce.js";
import { label, sentences } from "../speech/spoken.js";
import { turnInSight } from "../stage/values.js";

const KEY = "barksburg-away";

/** The docks. */
export const DOCKS = ["track", "map", "log", "sheets", "chat"];

/** Those that are away after one was folded or unfolded; all of them at once are away only if some were not. @param {string[]} away @param {string} dock */
export function folded(away, dock) {
  if (dock === "all") return DOCKS.every((name) => away.includes(name)) ? [] : DOCKS;
  return DOCKS.filter((name) => away.includes(name) !== (name === dock));
}

/** What is away in this browser; what no dock is called is not. */
const kept = () => DOCKS.filter((name) => ` ${localStorage.getItem(KEY) ?? ""} `.includes(` ${name} `));

/** Shows the page as it is kept. */
function show() {
  const away = kept();
  document.body.dataset.away = away.join(" ");
  document.querySelectorAll("[data-dock]").forEach((b) => b.setAttribute("aria-expanded", String(!away.includes(b.getAttribute("data-dock") ?? ""))));
}

/** Folds a dock, or all of them, away or out. @param {string} dock */
export function fold(dock) {
  localStorage.setItem(KEY, folded(kept(), dock).join(" "));
  show();
}

/** The same by a key: whoever listens hears what became of it. @param {string} dock */
export function foldByKey(dock) {
  fold(dock);
  const words = document.querySelector(".drawers");
  if (!(words instanceof HTMLElement)) return;
  const [button, away] = [document.querySelector(`[data-dock="${dock}"]`), kept()];
  const state = away.includes(dock) || away.length === DOCKS.length ? words.dataset.isAway : words.dataset.isShown;
  polite(sentences([label(button ?? words), state ?? ""]));
}

/** Wires the docks; a screen in the middle shows everything. */
export function wireDocks() {
  if (!document.querySelector("[data-table]:not([data-screen])")) return;
  document.body.dataset.docks = "";
  show();
  turnInSight();
  document.addEventListener("fragments", () => {
    show();
    turnInSight();
  });
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-dock]") : null;
    if (button) fold(button.getAttribute("data-dock") ?? "");
  });
}
