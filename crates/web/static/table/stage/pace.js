// How fast things happen on the page, and what somebody in a hurry does to it.
// @ts-check

const KEY = "barksburg-speed";
let skip = false;
let playing = false;

/** Whoever asks for less motion sees everything, still. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Seconds per beat are multiplied with this; 0 is at once. @returns {number} */
export function speed() {
  if (skip || document.hidden || still()) return 0;
  const kept = Number(localStorage.getItem(KEY) ?? "2");
  return Number.isFinite(kept) ? kept / 2 : 1;
}

/** What moves now and what stays where it went until the page is up to date. @type {Animation[]} */
const moving = [];

/** Something begins or ends to be played. @param {boolean} on */
export function nowPlaying(on) {
  playing = on;
}

/** Finishes whatever is moving; what comes next moves again. */
export function hurry() {
  skip = playing;
  if (skip) moving.forEach((animation) => animation.finish?.());
}

/** Everything stands where the page says; the next change moves again. */
export function calm() {
  skip = false;
  moving.splice(0).forEach((animation) => animation.cancel());
}

/** Waits, unless somebody is in a hurry. @param {number} ms */
export async function pause(ms) {
  for (const end = performance.now() + ms; !skip && performance.now() < end; ) {
    await new Promise((done) => setTimeout(done, Math.min(40, Math.max(0, end - performance.now()))));
  }
}

/**
 * Moves something and waits until it is there; it stays so until the page is up to date.
 * @param {Element} el @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how
 */
export async function move(el, frames, how) {
  const animation = el.animate(frames, { fill: "forwards", ...how });
  moving.push(animation);
  await animation.finished;
}

/** Keeps the speed setting over games. */
export function wireSpeed() {
  const show = () => {
    const select = document.querySelector("[data-speed]");
    if (select instanceof HTMLSelectElement) select.value = localStorage.getItem(KEY) ?? "2";
  };
  show();
  document.addEventListener("fragments", show);
  document.addEventListener("change", (event) => {
    const select = event.target;
    if (select instanceof HTMLSelectElement && "speed" in select.dataset) localStorage.setItem(KEY, select.value);
  });
}

/** While things happen a click or a key only hurries them: nobody answers a question that is not asked yet. */
export function wireHurry() {
  /** The click that belongs to a press which hurried must not do anything either. */
  let swallow = false;
  const elsewhere = (/** @type {Event} */ event) => event.target instanceof Element && event.target.closest("dialog, input, select, textarea, .top");
  document.addEventListener("pointerdown", (event) => {
    swallow = playing && !elsewhere(event);
    if (swallow) hurry();
  }, { capture: true });
  document.addEventListener("click", (event) => {
    if (elsewhere(event) || (!swallow && !playing)) return;
    // A click by a script or a key has no press before it.
    if (!swallow) hurry();
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
  document.addEventListener("keydown", (event) => {
    if (!playing || elsewhere(event) || event.ctrlKey || event.metaKey || event.altKey || ["Tab", "Shift"].includes(event.key)) return;
    hurry();
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}
