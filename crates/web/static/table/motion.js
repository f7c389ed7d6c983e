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

/** Where a space lies in its drawing, if the page shows it. @param {{tile: number, space: string} | null} spot @returns {number[] | null} */
function middle(spot) {
  const space = spot && document.querySelector(`#room-${spot.tile} .space[data-space="${CSS.escape(spot.space)}"]`);
  return space instanceof SVGElement ? [Number(space.dataset.x), Number(space.dataset.y)] : null;
}

/** Puts figures back to where they stood before something that is still to be seen. @param {Array<Record<string, any>>} events */
export function rewind(events) {
  if (speed() === 0) return;
  const back = new Set();
  for (const event of events.filter((event) => event.type === "stepped")) {
    const [el, from] = [figure(event.figure), middle(event.from)];
    if (!el || !from || back.has(event.figure)) continue;
    back.add(event.figure);
    places.set(el, from);
    moving.push(el.animate([frame(from)], { duration: 0, fill: "forwards" }));
  }
}

/** Plays what happened, one event after another, each line when its first event comes. @param {Array<Record<string, any>>} events @param {Array<{at: number, text: string, foe: boolean}>} lines */
export async function play(events, lines) {
  // A long minion phase must not bore: the more there is, the quicker it goes.
  const shown = lines.length + events.filter((event) => event.type in HANDLERS).length;
  const rush = shown > 40 ? 40 / shown : 1;
  playing = true;
  try {
    let next = 0;
    for (let at = 0; at < events.length; at++) {
      for (; next < lines.length && lines[next].at <= at; next++) {
        const pace = speed() * rush;
        if (pace === 0) return;
        caption(lines[next].text);
        // What a minion does is read before it is seen; one's own doings need no waiting.
        if (lines[next].foe) await pause(readingTime(lines[next].text) * pace * 0.7);
      }
      const pace = speed() * rush;
      if (pace === 0) return;
      await HANDLERS[events[at].type]?.(events[at], pace);
    }
  } finally {
    playing = false;
    caption("");
  }
}

/** A figure hops to a space. @param {string} id @param {{tile: number, space: string}} spot @param {number} pace */
async function hop(id, spot, pace) {
  const [el, to] = [figure(id), middle(spot)];
  if (!el || !to) return;
  const [x, y] = place(el);
  places.set(el, to);
  el.parentNode?.appendChild(el);
  const steps = [frame([x, y]), frame([(x + to[0]) / 2, (y + to[1]) / 2 - 18]), frame(to)];
  const hops = el.animate(steps, { duration: 180 * pace, easing: "ease-in-out", fill: "forwards" });
  moving.push(hops);
  await hops.finished;
}

/** A figure leaves the board. @param {string} id @param {number} pace */
async function fade(id, pace) {
  const el = figure(id);
  if (!el) return;
  const fading = el.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 250 * pace, fill: "forwards" });
  moving.push(fading);
  await fading.finished;
}

/** What can be seen to happen, by the name of the event; everything else stands still. @type {Record<string, (event: any, pace: number) => Promise<void>>} */
const HANDLERS = {
  "stepped": ({ figure, to }, pace) => hop(figure, to, pace),
  "placed": ({ figure, to }, pace) => hop(figure, to, pace),
  "drifted": ({ mouse, to }, pace) => hop(mouse, to, pace),
  "rolled": (_, pace) => pause(120 * pace),
  "attacked": async ({ attacker, target }, pace) => {
    const [el, at] = [attacker && figure(attacker), figure(target)];
    if (!el || !at) return;
    const [here, there] = [place(el), place(at)];
    const reach = [here[0] + (there[0] - here[0]) * 0.35, here[1] + (there[1] - here[1]) * 0.35];
    await el.animate([frame(here), frame(reach), frame(here)], { duration: 320 * pace, easing: "ease-out" }).finished;
  },
  "wounded": async ({ figure: id }, pace) => {
    const el = figure(id);
    el?.classList.add("hurting");
    await pause(280 * pace);
    el?.classList.remove("hurting");
  },
  "minion-left": ({ figure }, pace) => fade(figure, pace),
  "captured": ({ mouse }, pace) => fade(mouse, pace),
};
