// How fast things move, and the animations themselves: a hop, a strike, a shake, a tumble.
import { caption, readingTime } from "./caption.js";

const KEY = "barksburg-speed";
let skip = false;
let playing = false;

/** Seconds per beat are multiplied with this; 0 is at once. @returns {number} */
export function speed() {
  if (skip || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  const kept = Number(localStorage.getItem(KEY) ?? "2");
  return Number.isFinite(kept) ? kept / 2 : 1;
}

/** Finishes whatever is moving; what comes next moves again. */
export function hurry() {
  skip = playing;
}

/** Everything stands where the page says; the next change moves again. */
export function settle() {
  skip = false;
  moving.splice(0).forEach((animation) => animation.cancel());
  places.clear();
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

/** What moved and stays there until the page is up to date. @type {Animation[]} */
const moving = [];
/** Where figures have gone to meanwhile. @type {Map<Element, number[]>} */
const places = new Map();
/** @param {HTMLElement | SVGElement} el @returns {number[]} */
const place = (el) => places.get(el) ?? [Number(el.dataset.x), Number(el.dataset.y)];
/** @param {number[]} spot */
const frame = ([x, y]) => ({ transform: `translate(${x}px, ${y}px)` });

/** Waits, unless somebody is in a hurry. @param {number} ms */
async function pause(ms) {
  for (const end = performance.now() + ms; !skip && performance.now() < end; ) {
    await new Promise((done) => setTimeout(done, Math.min(50, Math.max(0, end - performance.now()))));
  }
}

/** @param {string} id @returns {SVGGElement | null} */
const figure = (id) => document.querySelector(`.room:not([hidden]) .figure[data-fig="${CSS.escape(id)}"]`);

/** Puts figures back to where they stood before something that is still to be seen. @param {Array<Record<string, any>>} beats */
export function rewind(beats) {
  if (speed() === 0) return;
  for (const beat of beats.filter((beat) => beat.do === "stand")) {
    const el = figure(beat.fig);
    if (!el) continue;
    places.set(el, [beat.x, beat.y]);
    moving.push(el.animate([frame([beat.x, beat.y])], { duration: 0, fill: "forwards" }));
  }
}

/** Plays what happened, one beat after another. @param {Array<Record<string, any>>} beats */
export async function play(beats) {
  // A long minion phase must not bore: the more there is, the quicker it goes.
  const rush = beats.length > 40 ? 40 / beats.length : 1;
  playing = true;
  try {
    for (const beat of beats) {
      const pace = speed() * rush;
      if (pace === 0) break;
      await one(beat, pace);
    }
  } finally {
    playing = false;
  }
  caption("");
}

/** @param {Record<string, any>} beat @param {number} pace */
async function one(beat, pace) {
  if (beat.do === "say") {
    caption(beat.text);
    // What a minion does is read before it is seen; one's own doings need no waiting.
    if (beat.foe) await pause(readingTime(beat.text) * pace * 0.7);
  } else if (beat.do === "go") {
    const el = figure(beat.fig);
    if (!el) return;
    const [x, y] = place(el);
    places.set(el, [beat.x, beat.y]);
    el.parentNode?.appendChild(el);
    const steps = [frame([x, y]), frame([(x + beat.x) / 2, (y + beat.y) / 2 - 18]), frame([beat.x, beat.y])];
    const hop = el.animate(steps, { duration: 180 * pace, easing: "ease-in-out", fill: "forwards" });
    moving.push(hop);
    await hop.finished;
  } else if (beat.do === "hit") {
    const el = figure(beat.fig);
    const at = figure(beat.at);
    if (!el || !at) return;
    const [here, there] = [place(el), place(at)];
    const reach = [here[0] + (there[0] - here[0]) * 0.35, here[1] + (there[1] - here[1]) * 0.35];
    await el.animate([frame(here), frame(reach), frame(here)], { duration: 320 * pace, easing: "ease-out" }).finished;
  } else if (beat.do === "hurt") {
    const el = figure(beat.fig);
    el?.classList.add("hurting");
    await pause(280 * pace);
    el?.classList.remove("hurting");
  } else if (beat.do === "off") {
    const el = figure(beat.fig);
    if (!el) return;
    const fading = el.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 250 * pace, fill: "forwards" });
    moving.push(fading);
    await fading.finished;
  } else if (beat.do === "roll") {
    await pause(120 * pace);
  }
}
