// Nearer and farther: wheel, pinch, drag, keys and buttons. Works on the view box, so that clicks stay exact.
// @ts-check

const KEY = "barksburg-zoom";
const WHOLE = 1000;
const NEAREST = 4;

/** What is looked at: the middle in the room's own units, and how many times nearer. */
export const start = () => ({ x: WHOLE / 2, y: WHOLE / 2, by: 1 });

/** Keeps the middle so that the window stays inside the room. @param {{x: number, y: number, by: number}} look */
export function inside(look) {
  const by = Math.min(NEAREST, Math.max(1, look.by));
  const half = WHOLE / 2 / by;
  const hold = (/** @type {number} */ v) => Math.min(WHOLE - half, Math.max(half, v));
  return { x: hold(look.x), y: hold(look.y), by };
}

/** Nearer by a factor, with one point staying where it is. @param {{x: number, y: number, by: number}} look @param {number} factor @param {{x: number, y: number}} at */
export function nearer(look, factor, at) {
  const by = Math.min(NEAREST, Math.max(1, look.by * factor));
  const keep = look.by / by;
  return inside({ x: at.x + (look.x - at.x) * keep, y: at.y + (look.y - at.y) * keep, by });
}

/** As a view box. @param {{x: number, y: number, by: number}} look */
export function box(look) {
  const size = WHOLE / look.by;
  return `${(look.x - size / 2).toFixed(1)} ${(look.y - size / 2).toFixed(1)} ${size.toFixed(1)} ${size.toFixed(1)}`;
}

let look = start();

function show() {
  document.querySelectorAll("#board .room > svg").forEach((svg) => svg.setAttribute("viewBox", box(look)));
  document.getElementById("board")?.classList.toggle("near", look.by > 1);
  localStorage.setItem(KEY, JSON.stringify(look));
}

/** Does what a key or a button of the board says. @param {string} act */
export function zoom(act) {
  const middle = { x: look.x, y: look.y };
  if (act === "in") look = nearer(look, 1.4, middle);
  else if (act === "out") look = nearer(look, 1 / 1.4, middle);
  else look = start();
  show();
}

/** Brings a spot into the window, for whoever walks over the board by keys. @param {number} x @param {number} y */
export function bringIn(x, y) {
  const half = WHOLE / 2 / look.by - 40;
  if (look.by === 1 || (Math.abs(x - look.x) < half && Math.abs(y - look.y) < half)) return;
  look = inside({ ...look, x, y });
  show();
}

/** A point of the page in the room's units. @param {SVGSVGElement} svg @param {number} x @param {number} y */
function point(svg, x, y) {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: WHOLE / 2, y: WHOLE / 2 };
}

/** @param {EventTarget | null} target */
const roomOf = (target) => (target instanceof Element ? /** @type {SVGSVGElement | null} */ (target.closest("#board .room > svg")) : null);

/** Wires wheel, fingers, drag and buttons. */
export function wireZoom() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (kept && [kept.x, kept.y, kept.by].every(Number.isFinite)) look = inside(kept);
  } catch {
    // Whatever was kept there was not ours.
  }
  show();
  document.addEventListener("fragments", show);
  document.querySelector("[data-tools]")?.removeAttribute("hidden");
  document.addEventListener("wheel", (event) => {
    const svg = roomOf(event.target);
    // Where the page itself scrolls, the wheel is the page's, unless somebody pinches.
    if (!svg || (!event.ctrlKey && document.documentElement.scrollHeight > innerHeight + 4)) return;
    event.preventDefault();
    look = nearer(look, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), point(svg, event.clientX, event.clientY));
    show();
  }, { passive: false });

  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let dragged = false;
  document.addEventListener("pointerdown", (event) => {
    if (!roomOf(event.target)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) dragged = false;
  });
  document.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    const svg = document.querySelector("#board .room:not([hidden]) > svg");
    if (!was || !(svg instanceof SVGSVGElement)) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? was;
      const apart = (/** @type {{x: number, y: number}} */ p) => Math.hypot(p.x - other.x, p.y - other.y);
      look = nearer(look, apart(now) / Math.max(1, apart(was)), point(svg, (now.x + other.x) / 2, (now.y + other.y) / 2));
      dragged = true;
    } else if (look.by > 1) {
      // A hand that trembles still clicks.
      if (!dragged && Math.hypot(now.x - was.x, now.y - was.y) < 7) return;
      dragged = true;
      const [a, b] = [point(svg, was.x, was.y), point(svg, now.x, now.y)];
      look = inside({ ...look, x: look.x + a.x - b.x, y: look.y + a.y - b.y });
    } else return;
    fingers.set(event.pointerId, now);
    show();
  });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
  }
  // What ends a drag is no click.
  document.addEventListener("click", (event) => {
    if (dragged && roomOf(event.target)) {
      event.stopPropagation();
      event.preventDefault();
    }
    dragged = false;
  }, true);
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-zoom]") : null;
    const act = button?.getAttribute("data-zoom");
    if (act && act !== "sight") zoom(act);
  });
}
