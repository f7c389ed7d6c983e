// Figures, spaces and pictures that are needed to show what happens: from the board, from the template, and from the parts of the page that
// are about to come.
// @ts-check
import { read } from "../swap.js";

/** The parts that will be swapped in once all is shown. @type {Record<string, string>} */
let coming = {};

/** @param {Record<string, string>} fragments */
export function expect(fragments) {
  coming = fragments;
}

/** Whether a part is about to come. @param {string} id */
export const comes = (id) => id in coming;

/** A part that is about to come, or something in it. @param {string} id @param {string} [inside] @returns {Element | null} */
export function later(id, inside) {
  const old = document.getElementById(id);
  const fresh = old && id in coming ? read(coming[id], old) : null;
  return fresh ? (inside ? fresh.querySelector(inside) : fresh) : null;
}

/** A piece of the template. @param {string} selector @returns {Element | null} */
export function piece(selector) {
  const pieces = /** @type {HTMLTemplateElement | null} */ (document.getElementById("pieces"));
  const found = pieces?.content?.querySelector(selector);
  return found ? /** @type {Element} */ (found.cloneNode(true)) : null;
}

/** @param {string} id @returns {SVGGElement | null} */
export const figure = (id) => document.querySelector(`.room:not([hidden]) .figure[data-fig="${CSS.escape(id)}"]`);

/** @param {{tile: number, space: string} | null} spot @returns {SVGGElement | null} */
export const space = (spot) => spot && document.querySelector(`#room-${spot.tile} .space[data-space="${CSS.escape(spot.space)}"]`);

/** Where a space lies in its drawing, if the page shows it. @param {{tile: number, space: string} | null} spot @returns {number[] | null} */
export function middle(spot) {
  const found = space(spot);
  return found ? [Number(found.dataset.x), Number(found.dataset.y)] : null;
}

/** The picture of a figure, for the tray. @param {string | null} id */
export const face = (id) => (id && figure(id)?.querySelector("image")?.getAttribute("href")) || "";

/** The middle of something in the window, or nothing if it is not to be seen. @param {Element | null} el @returns {[number, number] | null} */
export function centre(el) {
  const r = el?.getBoundingClientRect();
  return r && r.width > 0 ? [r.x + r.width / 2, r.y + r.height / 2] : null;
}
