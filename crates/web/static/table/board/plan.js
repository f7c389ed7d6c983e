// What is advised, on the board: the way there space by space, then whom to strike or what to go for, and why.
// @ts-check
import { arrow } from "./pings.js";
import { dashes, route } from "./route.js";
import { play } from "../play.js";
import { line } from "../speech/spoken.js";

const SVG = "http://www.w3.org/2000/svg";
/** From one thing to another that is nearer than this no arrow is drawn. */
const NEAR = 60;
/** The box for the reason, in the room's own units, and how far it stays from what it is about. */
const REASON = { width: 400, height: 150, off: 68 };

/** Takes the plans away. */
export const clearPlan = () => document.querySelectorAll("#board .plan").forEach((el) => el.remove());

/** @param {Element | null | undefined} el @returns {number[] | null} */
const at = (el) => (el ? [Number(el.getAttribute("data-x")), Number(el.getAttribute("data-y"))] : null);

/** @param {string} name @param {Record<string, string | number>} attributes @param {string} [text] */
function make(name, attributes, text) {
  const el = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, String(value));
  if (text) el.textContent = text;
  return el;
}

/** Where the reason goes: above what it is about, or below it near the upper edge; inside the room. @param {number[]} spot */
export function beside([x, y]) {
  const left = Math.min(1000 - REASON.width, Math.max(0, x - REASON.width / 2));
  const above = y - REASON.off - REASON.height;
  return above >= 0 ? { x: left, y: above, side: "above" } : { x: left, y: y + REASON.off, side: "below" };
}

/** @param {Element} item @param {number[]} spot */
function reason(item, spot) {
  const words = line(item.querySelector("em"));
  if (!words) return [];
  const { x, y, side } = beside(spot);
  const box = make("foreignObject", { class: `reason ${side}`, x, y, width: REASON.width, height: REASON.height });
  const holder = document.createElement("div");
  holder.append(Object.assign(document.createElement("p"), { textContent: words }));
  box.append(holder);
  return [box];
}

/** Where a piece of advice leads in a room: from where, over which spaces, to what. @param {Element} room @param {Element} item */
function leads(room, item) {
  const find = (/** @type {string} */ kind, /** @type {string | null} */ name) => (name ? at(room.querySelector(`.${kind}="${CSS.escape(name)}"]`)) : null);
  const door = item.hasAttribute("data-x") ? at(item) : null;
  const goal = find("figure[data-fig", item.getAttribute("data-figure")) ?? find("space[data-space", item.getAttribute("data-space")) ?? door;
  const way = route(item.getAttribute("data-walk") ?? "", play()?.walks ?? []);
  const steps = way.map((space) => find("space[data-space", space)).filter((spot) => spot !== null);
  const from = at(room.querySelector(".figure.current"));
  const stand = steps.at(-1) ?? from;
  return { from, steps, goal, stand, end: goal ?? stand };
}

/** The way, the blow and the reason. @param {Element} room @param {Element} item */
function whole(room, item) {
  const { from, steps, goal, stand, end } = leads(room, item);
  if (!end) return [];
  const out = [];
  if (stand && steps.length && from) {
    out.push(make("path", { class: "way", d: dashes([from, ...steps]) }));
    if (goal) out.push(make("circle", { class: "stand", cx: stand[0], cy: stand[1], r: 46 }));
  }
  out.push(make("circle", { class: "goal", cx: end[0], cy: end[1], r: 62 }));
  if (goal && stand && Math.hypot(goal[0] - stand[0], goal[1] - stand[1]) > NEAR) out.push(make("path", { class: "arrow", d: arrow(stand, goal) }));
  return [...out, ...reason(item, end)];
}

/** Its number in the list, at the edge of what it leads to; what is done on the spot needs none. @param {Element} room @param {Element} item @param {number} n */
function number(room, item, n) {
  const { goal, steps, end } = leads(room, item);
  if (!end || (!goal && !steps.length)) return [];
  const [cx, cy] = [end[0] + 46, end[1] - 40];
  return [make("circle", { class: "disc", cx, cy, r: 20 }), make("text", { class: "number", x: cx, y: cy + 9 }, String(n))];
}

/** Shows a piece of advice: it says itself where it walks, and whom or what it is about then. Where the others lead, their numbers lie. @param {Element} item */
export function showPlan(item) {
  clearPlan();
  const room = document.querySelector("#board .room:not([hidden])");
  const svg = room?.querySelector("svg");
  if (!room || !svg) return;
  const others = [...(item.parentElement?.children ?? [])];
  const plan = make("g", { class: `plan ${item.hasAttribute("data-figure") ? "strikes" : ""}`, "aria-hidden": "true" });
  plan.append(...whole(room, item), ...(others.length > 1 ? others.flatMap((other, i) => number(room, other, i + 1)) : []));
  svg.append(plan);
}
