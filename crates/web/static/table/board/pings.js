// Pointing at the board: a ring for a moment, or an arrow that says "I suggest". Every word comes from the server.
import { polite } from "../speech/announce.js";
import { post } from "../chat.js";

const SVG = "http://www.w3.org/2000/svg";
/** A finger that rests explains; one that goes on resting points. */
const LONG_PRESS = 1200;

/** @type {Array<{n: number, tile: number, space: string, to?: string, name: string, letter: string, text: string, ms?: number, until?: number}>} */
let marks = [];
/** Where an arrow by keys begins. @type {Element | null} */
let start = null;

/** An arrow as path data: from one point to another, stopping short of both. @param {number[]} a @param {number[]} b @returns {string} */
export function arrow(a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const near = Math.min(26, length / 4);
  const at = (/** @type {number} */ along, /** @type {number} */ aside) => `${Math.round(a[0] + ux * along - uy * aside)} ${Math.round(a[1] + uy * along + ux * aside)}`;
  const [from, neck, tip] = [near, length - near - 40, length - near];
  return `M${at(from, -7)}L${at(neck, -9)}L${at(neck, -26)}L${at(tip, 0)}L${at(neck, 26)}L${at(neck, 9)}L${at(from, 7)}Z`;
}

/** Marks that are still shown. @param {typeof marks} list @param {number} now */
export const alive = (list, now) => list.filter((mark) => mark.until === undefined || mark.until > now);

/** @param {string} name @param {Record<string, string | number>} attributes @param {string} [text] */
function make(name, attributes, text) {
  const el = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, String(value));
  if (text) el.textContent = text;
  return el;
}

/** @param {Element} room @param {string} id */
function spot(room, id) {
  const space = room.querySelector(`.space[data-space="${CSS.escape(id)}"]`);
  return space ? [Number(space.getAttribute("data-x")), Number(space.getAttribute("data-y"))] : null;
}

/** Draws every mark anew: the board may have been swapped. */
function draw() {
  marks = alive(marks, performance.now());
  document.querySelectorAll("#board .marks").forEach((old) => old.remove());
  for (const room of document.querySelectorAll("#board .room")) {
    const svg = room.querySelector("svg");
    const here = marks.filter((mark) => String(mark.tile) === room.getAttribute("data-tile"));
    if (!svg || here.length === 0) continue;
    const group = make("g", { class: "marks", "aria-hidden": "true" });
    for (const mark of here) {
      const from = spot(room, mark.space);
      const to = mark.to ? spot(room, mark.to) : from;
      if (!from || !to) continue;
      const one = make("g", { class: mark.to ? "suggest" : "ping" });
      one.append(make("title", {}, mark.text));
      if (mark.to) one.append(make("path", { d: arrow(from, to) }));
      else one.append(make("circle", { class: "wave", cx: from[0], cy: from[1], r: 62 }), make("circle", { cx: from[0], cy: from[1], r: 62 }));
      const [x, y] = mark.to ? from : [from[0], from[1] - 62];
      one.append(make("circle", { class: "who", cx: x, cy: y, r: 19 }), make("text", { class: "letter", x, y: y + 8 }, mark.letter));
      if (!mark.to) one.append(make("text", { class: "name", x: from[0], y: from[1] - 90 }, mark.name));
      group.append(one);
    }
    svg.append(group);
  }
  const next = Math.min(...marks.map((mark) => mark.until ?? Infinity));
  if (Number.isFinite(next)) setTimeout(draw, Math.max(50, next - performance.now() + 20));
}

/** The space under a pointer, figures that stand on it included. @param {EventTarget | null} target @returns {Element | null} */
function spaceAt(target) {
  if (!(target instanceof Element)) return null;
  const on = target.closest("#board .figure")?.getAttribute("data-on");
  if (on) return target.closest(".room")?.querySelector(`.space[data-space="${CSS.escape(on)}"]`) ?? null;
  const near = target.closest("#board .space");
  return near ?? target.closest("#board .spot")?.querySelector(".space") ?? null;
}

/** Whether there is anybody to point for. */
const mayPoint = () => document.getElementById("chat")?.dataset.point !== undefined;

/** @param {Element} space @param {Element} [to] */
function point(space, to) {
  const table = document.querySelector("[data-table]");
  const tile = space.closest(".room")?.getAttribute("data-tile");
  if (!(table instanceof HTMLElement) || !tile || !mayPoint()) return;
  const body = new URLSearchParams({ tile, space: space.getAttribute("data-space") ?? "" });
  if (to && to !== space) body.set("to", to.getAttribute("data-space") ?? "");
  void post(`/t/${table.dataset.table}/point`, body);
}

function clear() {
  const table = document.querySelector("[data-table]");
  if (table instanceof HTMLElement) void post(`/t/${table.dataset.table}/point`, new URLSearchParams({ clear: "1" }));
}

/** Wires pointing by mouse, finger and keys. */
export function wirePings() {
  document.addEventListener("chat", (event) => {
    const now = performance.now();
    marks = /** @type {CustomEvent} */ (event).detail.marks.map((/** @type {any} */ mark) => ({ ...mark, until: mark.ms === undefined ? undefined : now + mark.ms }));
    draw();
  });
  document.addEventListener("fragments", (event) => {
    if (/** @type {CustomEvent} */ (event).detail.includes("board")) draw();
  });

  /** @type {{space: Element, timer: number, x: number, y: number, touch: boolean} | null} */
  let held = null;
  /** Where a finger has pointed and has not been lifted since: if it is lifted elsewhere, that is a way. @type {Element | null} */
  let pointed = null;
  // After a long press or a drag with Alt the click that follows must not choose anything.
  let swallow = false;
  const let_go = () => {
    if (held) clearTimeout(held.timer);
    held = null;
  };
  document.addEventListener("pointerdown", (event) => {
    swallow = false;
    pointed = null;
    const space = mayPoint() ? spaceAt(event.target) : null;
    const touch = event.pointerType !== "mouse";
    if (!space || (!touch && event.button !== 2 && !event.altKey)) return;
    // This drag draws an arrow; it does not move the room.
    if (!touch) event.stopPropagation();
    const timer = touch ? setTimeout(() => {
      swallow = true;
      held = null;
      pointed = space;
      point(space);
    }, LONG_PRESS) : 0;
    held = { space, timer: Number(timer), x: event.clientX, y: event.clientY, touch };
  }, { capture: true });
  document.addEventListener("pointermove", (event) => {
    // From a space it has pointed at, a finger draws an arrow; it does not move the room.
    if (pointed) event.stopPropagation();
    // A finger that moves scrolls or zooms.
    if (held?.touch && Math.hypot(event.clientX - held.x, event.clientY - held.y) > 12) let_go();
  }, { capture: true });
  document.addEventListener("pointerup", (event) => {
    const to = pointed && spaceAt(document.elementFromPoint(event.clientX, event.clientY));
    if (pointed && to && to !== pointed) point(pointed, to);
    pointed = null;
    if (held && !held.touch) {
      const to = spaceAt(document.elementFromPoint(event.clientX, event.clientY));
      swallow = true;
      if (to) point(held.space, to);
    }
    let_go();
  });
  document.addEventListener("pointercancel", () => {
    pointed = null;
    let_go();
  });
  document.addEventListener("contextmenu", (event) => {
    if (mayPoint() && spaceAt(event.target)) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (!swallow || event.button !== 0) return;
    swallow = false;
    if (!(event.target instanceof Element) || !event.target.closest("#board")) return;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") start = null;
  });
}

/** The space that has the focus, if there is anybody to point for. */
const focused = () => (mayPoint() && document.activeElement?.matches("#board .space") ? document.activeElement : null);

/** Points at the space that has the focus. */
export function pingHere() {
  const space = focused();
  if (space) point(space);
}

/** An arrow by keys: the first time it begins here, the second time it leads here; twice at one space takes all away. */
export function arrowHere() {
  const space = focused();
  if (!space) return;
  const from = start?.getAttribute("data-space");
  const begun = from ? space.closest(".room")?.querySelector(`.space[data-space="${CSS.escape(from)}"]`) : null;
  start = null;
  if (!begun) {
    start = space;
    polite(document.getElementById("chat")?.dataset.from ?? "");
  } else if (begun === space) clear();
  else point(begun, space);
}
