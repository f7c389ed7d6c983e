// Swaps parts of the page in, keeping focus, what was opened, and which room is looked at.
// @ts-check
import { play } from "./play.js";

/** @typedef {() => Element | null | undefined} Find */

/** What has the focus, by something that survives a swap; whoever pressed a button that is gone stays among the actions. @returns {Find[]} */
function focusKey() {
  const el = document.activeElement;
  if (!(el instanceof Element) || el === document.body) return [];
  const by = (/** @type {string} */ selector) => () => document.querySelector(selector);
  const space = el.getAttribute("data-space");
  if (el.closest("#board")) {
    const board = "#board .room:not([hidden])";
    return [...(space ? [by(`${board} [data-space="${CSS.escape(space)}"]`)] : []), by(`${board} .space[tabindex="0"]`)];
  }
  if (el.id) return [by(`#${CSS.escape(el.id)}`)];
  if (el.closest("#actions, #banner, #hints")) {
    const same = el instanceof HTMLButtonElement && el.value ? [by(`#actions button[value="${CSS.escape(el.value)}"]`)] : [];
    return [...same, by("#banner a.bright"), by("#actions")];
  }
  // Anywhere else it is the element at the same place of its part.
  const part = el.closest("[id]");
  const at = part ? [...part.querySelectorAll(el.tagName)].indexOf(el) : -1;
  return part ? [() => document.getElementById(part.id)?.querySelectorAll(el.tagName)[at]] : [];
}

/** What a fold of a part is known by: where it stands, and which of several there. @param {Element} el */
const foldKey = (el) => `${el.closest("[id]")?.id}/${el.getAttribute("data-fold") ?? ""}`;

/** One element from its text; what stands in a drawing must be read as one. @param {string} html @param {Element} old */
export function read(html, old) {
  const template = document.createElement("template");
  const drawn = old instanceof SVGElement && !(old instanceof SVGSVGElement);
  template.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  const first = template.content.firstElementChild;
  return drawn ? first?.firstElementChild : first;
}

/** The room the table is about, and the one somebody looks at. */
export const front = () => String(play()?.front ?? "");
let looking = front();

/** Where the focus goes as soon as there is such a place again: actions that are not there, while others play, cannot have it. @type {Find[]} */
let owed = [];

/**
 * Puts new lines of the log over those that stay; false if the line they belong above is not there.
 * @param {Element} old @param {Element} fresh
 */
export function addLines(old, fresh) {
  const above = fresh.getAttribute("data-above");
  const last = above ? [...old.children].find((line) => line.id === above) : null;
  if (above && !last) return false;
  while (old.firstElementChild && old.firstElementChild !== last) old.firstElementChild.remove();
  old.prepend(...fresh.children);
  for (const mark of [...old.children].filter((line) => line.matches(".now"))) mark.remove();
  while (old.children.length > Number(fresh.getAttribute("data-total"))) old.lastElementChild?.remove();
  // Below the mark one may go back.
  const moves = Number(fresh.getAttribute("data-moves"));
  const before = [...old.children].find((line) => Number(line.getAttribute("data-after")) < moves);
  if (before) before.before(Object.assign(document.createElement("li"), { className: "now", hidden: true }));
  old.toggleAttribute("data-back", fresh.hasAttribute("data-back"));
  return true;
}

/** Swaps one part, keeping what was opened in it and how far it was scrolled; false if the page lacks something. @param {Element} old @param {Element} fresh */
function replace(old, fresh) {
  if (old.id === "lines") return addLines(old, fresh);
  const opened = new Set([...old.querySelectorAll("details[open]:not(.mouse)")].map(foldKey));
  const open = old.hasAttribute("open");
  const scroll = old.scrollTop;
  old.replaceWith(fresh);
  fresh.querySelectorAll("details:not(.mouse)").forEach((d) => {
    if (opened.has(foldKey(d))) d.setAttribute("open", "");
  });
  if (open && fresh.matches("details:not(.mouse)")) fresh.setAttribute("open", "");
  fresh.scrollTop = scroll;
  return true;
}

/** @param {Record<string, string>} fragments the parts that have changed, by id */
export function swap(fragments) {
  const adrift = () => document.activeElement === null || document.activeElement === document.body;
  const focus = adrift() ? owed : focusKey();
  const before = front();
  /** What changed, and whatever it stands in. @type {Set<string>} */
  const changed = new Set();
  for (const [id, html] of Object.entries(fragments)) {
    const old = document.getElementById(id);
    const fresh = old && read(html, old);
    // A screen in the middle has no actions.
    if (!old || !fresh) continue;
    // A page that lacks something it should have is read again as a whole.
    if (!replace(old, fresh)) return location.reload();
    for (let el = document.getElementById(id); el; el = el.parentElement?.closest("[id]") ?? null) changed.add(el.id);
  }
  // Whoever looks at another room goes on looking, until play moves to a new one.
  show(front() === before ? looking : front());
  const title = document.getElementById("banner")?.dataset.title;
  if (title) document.title = title;
  const back = adrift() ? focus.map((find) => find()).find(Boolean) : null;
  if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
  owed = adrift() ? focus : [];
  document.dispatchEvent(new CustomEvent("fragments", { detail: [...changed] }));
}

/** Brings a room to the front. @param {string} tile */
export function show(tile) {
  looking = tile;
  document.querySelectorAll("#board .room").forEach((room) => {
    room.toggleAttribute("hidden", room.getAttribute("data-tile") !== tile);
  });
  document.querySelectorAll(".tools [data-back]").forEach((back) => back.toggleAttribute("hidden", tile === front()));
}
