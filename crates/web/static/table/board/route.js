// The way a walk would take to what is pointed at, space by space as the server has found it.
// @ts-check
import { allows } from "./aim.js";
import { play } from "../play.js";

const SVG = "http://www.w3.org/2000/svg";

/** The spaces of a walk, the first step first; none if nobody can walk there. @param {string} space @param {[string, number, number | null][]} walks @returns {string[]} */
export function route(space, walks) {
  const out = [];
  for (let walk = walks.find(([to]) => to === space); walk; walk = walk[2] === null ? undefined : walks[walk[2]]) out.unshift(walk[0]);
  return out;
}

/** Round the middle of a space so much is left free for what stands there: what the walk costs. */
const CLEAR = 24;

/** Lines from each point to the next, short of both. @param {number[][]} points */
export function dashes(points) {
  const line = (/** @type {number[]} */ [ax, ay], /** @type {number[]} */ [bx, by]) => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [((bx - ax) / length) * CLEAR, ((by - ay) / length) * CLEAR];
    return `M${Math.round(ax + dx)} ${Math.round(ay + dy)}L${Math.round(bx - dx)} ${Math.round(by - dy)}`;
  };
  return points.slice(1).map((to, i) => line(points[i], to)).join("");
}

/** Takes the way away. */
export const clearRoute = () => document.querySelectorAll("#board .route").forEach((el) => el.remove());

/** Draws the way to a space, or to the space somebody stands on. @param {Element} el */
export function showRoute(el) {
  const [room, now] = [el.closest(".room"), play()];
  const to = el.getAttribute("data-space") ?? el.getAttribute("data-on") ?? "";
  const layer = room?.querySelector(".figures");
  const mouse = room?.querySelector(".figure.current");
  if (!room || !layer || !mouse || !now?.decides || room.getAttribute("data-tile") !== String(now.tile) || !allows(`walk ${to}`)) return;
  const spot = (/** @type {Element | null} */ at) => [Number(at?.getAttribute("data-x")), Number(at?.getAttribute("data-y"))];
  const steps = route(to, now.walks).map((space) => spot(room.querySelector(`.space[data-space="${CSS.escape(space)}"]`)));
  if (!steps.length) return;
  const way = document.createElementNS(SVG, "path");
  way.setAttribute("class", "route");
  way.setAttribute("d", dashes([spot(mouse), ...steps]));
  layer.prepend(way);
}
