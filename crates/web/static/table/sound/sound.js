// Sound at the table: off until the first gesture, music once the first choice is made.
// @ts-check
import { play } from "../play.js";
import { hear, tell } from "./heard.js";
import { adjust, loop, stepBack, wake } from "./player.js";
import { wireTaste } from "./taste.js";

/** Music is large: it comes with the first choice that is made here, and at once to a table one comes back to. */
let begun = false;
/** Whoever only watches has it after so many records. */
const MANY = 8;

/** The piece for where the party is. */
function tune() {
  void loop(begun ? (play()?.music ?? "") : "");
}

/** Wires it. */
export function wireSound() {
  const seq = () => Number(document.querySelector("main.table")?.getAttribute("data-seq"));
  const first = seq();
  begun = !document.getElementById("story")?.hasAttribute("data-fresh");
  wireTaste();
  for (const gesture of ["pointerdown", "keydown"]) document.addEventListener(gesture, wake);
  document.addEventListener("taste", () => {
    wake();
    adjust();
    tune();
  });
  document.addEventListener("visibilitychange", adjust);
  document.addEventListener("sounding", tune);
  document.addEventListener("submit", (event) => {
    if (event.target instanceof Element && event.target.matches("[data-actions]")) begun = true;
  });
  document.addEventListener("fragments", () => {
    begun ||= seq() > first + MANY;
    tune();
  });
  document.addEventListener("music", (event) => tell([/** @type {CustomEvent} */ (event).detail]));
  document.addEventListener("reading-aloud", (event) => stepBack(/** @type {CustomEvent} */ (event).detail));
  document.addEventListener("page-turned", () => hear(["page"]));
}
