// Figures as they go, strike, stagger, fall, come and leave.
// @ts-check
import { move, pause, speed } from "./pace.js";
import { figure, later, middle } from "./pieces.js";

/** Where figures have gone to meanwhile. @type {Map<Element, number[]>} */
const places = new Map();
/** @param {HTMLElement | SVGElement} el @returns {number[]} */
const place = (el) => places.get(el) ?? [Number(el.dataset.x), Number(el.dataset.y)];
/** @param {number[]} spot @param {string} [more] */
const frame = ([x, y], more = "") => ({ transform: `translate(${x}px, ${y}px)${more}` });

/** Nobody is anywhere else than the page says. */
export const forget = () => places.clear();

/** @typedef {{tile: number, space: string}} Spot */

/** Puts figures back to where they stood before something that is still to be seen. @param {Array<Record<string, any>>} events */
export function rewind(events) {
  if (speed() === 0) return;
  const back = new Set();
  for (const event of events.filter((event) => event.type === "stepped")) {
    const [el, from] = [figure(event.figure), middle(event.from)];
    if (!el || !from || back.has(event.figure)) continue;
    back.add(event.figure);
    places.set(el, from);
    void move(el, [frame(from)], { duration: 0 });
  }
}

/** A figure hops to a space. @param {string} id @param {Spot} spot @param {number} ms */
export async function hop(id, spot, ms) {
  const [el, to] = [figure(id), middle(spot)];
  if (!el || !to) return arrive(id, spot, ms);
  const [x, y] = place(el);
  places.set(el, to);
  el.parentNode?.appendChild(el);
  await move(el, [frame([x, y]), frame([(x + to[0]) / 2, (y + to[1]) / 2 - 18]), frame(to)], { duration: ms, easing: "ease-in-out" });
}

/** A figure that was not there comes down onto its space. @param {string} id @param {Spot} spot @param {number} ms */
export async function arrive(id, spot, ms) {
  const group = document.getElementById(`figures-${spot.tile}`);
  const fresh = later(`figures-${spot.tile}`, `[data-fig="${CSS.escape(id)}"]`);
  const to = middle(spot);
  if (!group || !(fresh instanceof SVGElement) || !to) return;
  group.removeAttribute("hidden");
  group.append(fresh);
  places.set(fresh, to);
  await move(fresh, [{ ...frame([to[0], to[1] - 70], " scale(1.25)"), opacity: 0 }, { ...frame(to), opacity: 1 }], { duration: ms, easing: "cubic-bezier(.3,1.4,.6,1)" });
}

/** A figure goes for another and back. @param {string} id @param {string} target @param {boolean} far @param {number} ms */
export async function lunge(id, target, far, ms) {
  const [el, at] = [figure(id), figure(target)];
  if (!el || !at) return;
  const [here, there] = [place(el), place(at)];
  const reach = far ? -0.12 : 0.35;
  const to = [here[0] + (there[0] - here[0]) * reach, here[1] + (there[1] - here[1]) * reach];
  el.parentNode?.appendChild(el);
  await move(el, [frame(here), frame(to), frame(here)], { duration: ms, easing: "ease-out" });
}

/** A blow is felt, and how much it took is seen. @param {string} id @param {number} n @param {number} ms */
export async function hurt(id, n, ms) {
  const el = figure(id);
  if (!el) return;
  const [x, y] = place(el);
  const shift = (/** @type {number} */ dx) => frame([x + dx, y]);
  void count(el, `−${n}`, "lost", ms * 2);
  await move(el, [shift(0), shift(-12), shift(10), shift(-7), shift(4), shift(0)], { duration: ms });
}

/** A number rises from a figure. @param {SVGElement} el @param {string} text @param {string} kind @param {number} ms */
async function count(el, text, kind, ms) {
  const [x, y] = place(el);
  const number = document.createElementNS("http://www.w3.org/2000/svg", "text");
  number.textContent = text;
  number.setAttribute("class", `rising ${kind}`);
  el.parentNode?.append(number);
  await move(number, [{ ...frame([x, y]), opacity: 0 }, { ...frame([x, y - 42]), opacity: 1, offset: 0.35 }, { ...frame([x, y - 70]), opacity: 0 }], { duration: ms }).catch(() => {});
  number.remove();
}

/** A figure holds its own. @param {string} id @param {number} n @param {number} ms */
export async function block(id, n, ms) {
  const el = figure(id);
  if (!el) return;
  void count(el, String(n), "held", ms * 2.4);
  await pause(ms);
}

/** A figure falls and is gone. @param {string} id @param {number} ms */
export async function fall(id, ms) {
  const el = figure(id);
  if (!el) return;
  const [x, y] = place(el);
  await move(el, [{ ...frame([x, y]), opacity: 1 }, { ...frame([x + 6, y - 10], " rotate(24deg)"), opacity: 1, offset: 0.3 }, { ...frame([x + 26, y + 30], " rotate(96deg) scale(.7)"), opacity: 0 }], { duration: ms, easing: "ease-in" });
}

/** A figure leaves. @param {string} id @param {number} ms */
export async function leave(id, ms) {
  const el = figure(id);
  if (el) await move(el, [{ opacity: 1 }, { opacity: 0 }], { duration: ms });
}
