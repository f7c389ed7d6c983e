// Going back shows what it would unmake: the lines of the log that would be gone, before anything is pressed.
// @ts-check
import { line } from "../speech/spoken.js";

/** Which lines would be gone if only so many choices remained. @param {number[]} after choices made when each line was told @param {number} to */
export const unmade = (after, to) => after.map((n) => n > to);

/** @param {Element | null} button */
function mark(button) {
  const lines = [...document.querySelectorAll("#log li[data-after]")];
  const last = document.querySelector("#basis input[name=last]")?.getAttribute("value");
  const to = button instanceof HTMLButtonElement ? Number(button.value === "last" ? last : button.value) : Infinity;
  const gone = unmade(lines.map((li) => Number(li.getAttribute("data-after"))), to);
  lines.forEach((li, i) => li.classList.toggle("unmade", gone[i]));
  if (!(button instanceof HTMLButtonElement)) return;
  // The same for whoever listens, in the order it was told.
  const said = lines.filter((_, i) => gone[i]).map((li) => line(li.querySelector("summary")));
  button.dataset.about ??= button.title;
  button.title = said.length ? said.reverse().join(" ") : button.dataset.about;
}

/** Wires pointing at whatever goes back. */
export function wireUnmake() {
  const back = (/** @type {EventTarget | null} */ t) => (t instanceof Element ? t.closest("button[name=to]:not(:disabled)") : null);
  document.addEventListener("pointerover", (event) => mark(back(event.target)));
  document.addEventListener("focusin", (event) => mark(back(event.target)));
}
