// What is advised, on the board: the way to go, or whom to strike.
// @ts-check
import { buttonOf } from "./aim.js";
import { arrow } from "./pings.js";

const SVG = "http://www.w3.org/2000/svg";

/** Takes the plan away. */
export const clearPlan = () => document.querySelectorAll("#board .plan").forEach((el) => el.remove());

/** @param {Element | null | undefined} el @returns {number[] | null} */
const at = (el) => (el ? [Number(el.getAttribute("data-x")), Number(el.getAttribute("data-y"))] : null);

/** Shows where a choice leads: an arrow from whoever decides, a ring round what it is about. @param {string} name */
export function showPlan(name) {
  clearPlan();
  const room = document.querySelector("#board .room:not([hidden])");
  const svg = room?.querySelector("svg");
  if (!room || !svg) return;
  const figure = buttonOf(name)?.dataset.figure;
  const leads = [...room.querySelectorAll(":is(.space, .exit)[data-choices]")].find((el) => (el.getAttribute("data-choices") ?? "").split("|").includes(name));
  const goal = figure ? room.querySelector(`.figure[data-fig="${CSS.escape(figure)}"]`) : leads;
  const [from, to] = [at(room.querySelector(".figure.current")), at(goal)];
  const spot = to ?? from;
  if (!spot) return;
  const plan = document.createElementNS(SVG, "g");
  plan.setAttribute("class", `plan ${figure ? "strikes" : ""}`);
  plan.setAttribute("aria-hidden", "true");
  const ring = document.createElementNS(SVG, "circle");
  for (const [key, value] of Object.entries({ cx: spot[0], cy: spot[1], r: 62 })) ring.setAttribute(key, String(value));
  plan.append(ring);
  if (from && to && Math.hypot(to[0] - from[0], to[1] - from[1]) > 60) {
    const way = document.createElementNS(SVG, "path");
    way.setAttribute("d", arrow(from, to));
    plan.append(way);
  }
  svg.append(plan);
}
