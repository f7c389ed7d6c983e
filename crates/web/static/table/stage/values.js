// Sets what an event leaves behind: hearts, cheese, wheel, pages, track, decks, movement. Every value comes with the event; nothing is
// worked out here.
// @ts-check
import { figure, later, piece } from "./pieces.js";

/** @param {string} id */
const sheet = (id) => document.getElementById(`sheet-${id}`);

/** @param {Element | null | undefined} el @param {number | undefined} value */
function write(el, value) {
  if (el && value !== undefined) el.textContent = String(value);
}

/** So many of each, in this order. @param {[string, number][]} kinds @returns {string[]} */
export const row = (kinds) => kinds.flatMap(([name, n]) => Array.from({ length: n }, () => name));

/** @param {string} id @param {{hearts: number, wounds?: number, poison_wounds?: number}} now */
function hearts(id, { hearts, wounds = 0, poison_wounds = 0 }) {
  const all = row([["", hearts], ["poisoned", poison_wounds], ["gone", wounds]]);
  const drawn = all.flatMap((kind) => piece(`[data-heart="${kind}"]`) ?? []);
  if (drawn.length === all.length) sheet(id)?.querySelector(".hearts")?.replaceChildren(...drawn);
  const badge = figure(id)?.querySelector(".wounds");
  write(badge?.querySelector("text"), wounds + poison_wounds);
  badge?.classList.toggle("none", wounds + poison_wounds === 0);
}

/** @param {string} mouse @param {number} n */
const cheese = (mouse, n) => write(sheet(mouse)?.querySelector(".cheese b"), n);

/** @param {number} n */
function wheel(n) {
  write(document.querySelector("#clock [data-wheel]"), n);
  document.querySelectorAll("#clock .wedge").forEach((wedge, i) => wedge.classList.toggle("on", i < n));
}

/** The hourglass or the end marker goes to a page. @param {"now" | "end"} what @param {number} page */
function pageOf(what, page) {
  const marks = [...document.querySelectorAll("#clock .page-mark")];
  const [from, to] = [marks.find((mark) => mark.classList.contains(what)), marks.find((mark) => mark.getAttribute("data-page") === String(page))];
  if (!to || from === to) return;
  const sign = from?.querySelector("img");
  if (from && sign) from.replaceChildren(from.getAttribute("data-page") ?? "");
  if (sign) to.replaceChildren(sign);
  from?.classList.remove(what);
  to.classList.add(what);
  if (what === "now") marks.forEach((mark) => mark.classList.toggle("gone", Number(mark.getAttribute("data-page")) < page));
}

/** @typedef {{mouse?: string, minion?: string}} Card */
/** @param {Card} card */
const slot = (card) => document.getElementById(`slot-${card.mouse ?? card.minion}`);
const slots = () => [...document.querySelectorAll("#track ol > li")];
const renumber = () => slots().forEach((li, i) => write(li.querySelector(".slot"), i + 1));

/** @param {Card} card @param {number} at a place on the track, from 1 */
function putCard(card, at) {
  const li = slot(card) ?? later("track", `#slot-${CSS.escape(card.mouse ?? card.minion ?? "")}`);
  const track = document.querySelector("#track ol");
  if (!li || !track) return;
  li.remove();
  track.insertBefore(li, slots()[at - 1] ?? null);
  renumber();
}

/** A track that is longer than its dock shows whose turn it is. */
export function turnInSight() {
  // Elsewhere it lies in a drawer.
  if (!matchMedia("(min-width: 70.01rem)").matches) return;
  const track = document.getElementById("track");
  const now = track?.querySelector("li[aria-current]");
  if (!track || !(now instanceof HTMLElement) || track.scrollHeight <= track.clientHeight) return;
  const [top, end] = [now.offsetTop, now.offsetTop + now.offsetHeight];
  // Who comes next is in sight as well.
  if (top < track.scrollTop || end + now.offsetHeight > track.scrollTop + track.clientHeight) track.scrollTop = top - (track.clientHeight - now.offsetHeight) / 2;
}

/** @param {Card | null} card whose turn it is */
function turnOf(card) {
  slots().forEach((li) => li.removeAttribute("aria-current"));
  if (card) slot(card)?.setAttribute("aria-current", "step");
  turnInSight();
}

/** @param {string} name @param {number | undefined} n */
const deck = (name, n) => write(document.querySelector(`#decks [data-deck="${name}"]`), n);

/** @param {string} id @param {string[]} names */
function markers(id, names) {
  const el = figure(id);
  if (!el) return;
  const half = Number(el.dataset.half);
  el.querySelectorAll(".marker").forEach((old) => old.remove());
  names.forEach((name, i) => {
    const sign = piece(`[data-marker="${name}"]`);
    sign?.setAttribute("x", String(half - 22 - 24 * i));
    sign?.setAttribute("y", String(-half - 6));
    if (sign) el.append(sign);
  });
}

/** @param {number | undefined} n */
const points = (n) => write(document.querySelector("#bar-move .count"), n);

/** What each event sets. @type {Record<string, (event: any) => void>} */
const SETS = {
  "track-cleared": () => slots().forEach((li) => li.remove()),
  "card-laid": ({ card, slot }) => putCard(card, slot),
  "card-moved": ({ card, to }) => putCard(card, to),
  "card-left": ({ card }) => {
    slot(card)?.remove();
    renumber();
  },
  "round-began": () => slots().forEach((li) => li.removeAttribute("data-acted")),
  "turn-began": ({ card }) => {
    turnOf(card);
    slot(card)?.setAttribute("data-acted", "");
  },
  "turn-over": () => turnOf(null),
  "move-set": (event) => points(event.points),
  "move-points": (event) => points(event.points),
  "move-over": (event) => points(event.points),
  "stepped": (event) => points(event.points),
  "action-spent": (event) => points(event.points),
  "cheese-gained": (event) => cheese(event.mouse, event.cheese),
  "cheese-lost": (event) => cheese(event.mouse, event.cheese),
  "stolen": (event) => cheese(event.mouse, event.cheese),
  "cheese-given": ({ from, to, from_cheese, to_cheese }) => {
    cheese(from, from_cheese);
    cheese(to, to_cheese);
  },
  "wounded": (event) => hearts(event.figure, event),
  "healed": (event) => hearts(event.mouse, event),
  "captured": (event) => hearts(event.mouse, event),
  "marked": (event) => markers(event.figure, event.markers),
  "unmarked": (event) => markers(event.figure, event.markers),
  "stood-up": (event) => markers(event.figure, event.markers),
  "shuffled": ({ pile, cards }) => deck(pile, cards),
  "card-moved-to": (event) => deck("search", event.deck),
  "encounter-turned": (event) => deck("encounters", event.deck),
  "wheel-filled": (event) => wheel(event.wheel),
  "wheel-drained": (event) => wheel(event.wheel),
  "counter-set": ({ counter, to }) => write(document.querySelector(`#clock [data-counter="${CSS.escape(counter)}"]`), to),
  "hourglass-moved": ({ page }) => pageOf("now", page),
  "end-marker-moved": ({ page }) => pageOf("end", page),
};

/** Sets what an event leaves behind. @param {Record<string, any>} event */
export const set = (event) => SETS[event.type]?.(event);
