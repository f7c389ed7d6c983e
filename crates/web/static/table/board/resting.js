// A pointer that rests must not do what came to lie under it in the meantime: it has to move first.
// @ts-check

/** A pointer has moved when it is so far away. */
const MOVED = 3;

/** Where the pointer rests. @type {[number, number] | null} */
let at = null;
/** What it would press there, as it was when it last moved. */
let under = "";
/** Something else lies there now. */
let other = false;

/** What pressing something does, in a word; nothing if it does nothing. @param {Element | null} el */
export function deed(el) {
  const target = el?.closest("button, a, summary, input, select, #board :is(.space, .figure, .exit, .beyond)");
  if (!target || target.getAttribute("aria-disabled") === "true") return "";
  const own = target.getAttribute("data-choices") ?? target.getAttribute("value") ?? target.getAttribute("href") ?? "";
  return [target.tagName, target.closest("[id]")?.id, target.getAttribute("data-space") ?? target.getAttribute("data-fig"), own].join(" ");
}

/** Whether a change put something else to press under the pointer. @param {string} before @param {string} now */
export const swapped = (before, now) => now !== "" && now !== before;

/** Wires the pointer. */
export function wireResting() {
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    if (other && at && Math.hypot(event.clientX - at[0], event.clientY - at[1]) <= MOVED) return;
    at = [event.clientX, event.clientY];
    other = false;
    under = deed(event.target instanceof Element ? event.target : null);
  }, { capture: true, passive: true });
  document.addEventListener("fragments", () => {
    if (at) other = swapped(under, deed(document.elementFromPoint(at[0], at[1])));
  });
  document.addEventListener("click", (event) => {
    // A key clicks too, but rests nowhere.
    if (!other || event.detail === 0 || !at || Math.hypot(event.clientX - at[0], event.clientY - at[1]) > MOVED) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}
