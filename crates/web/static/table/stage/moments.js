// Moments: a room is turned over, a card lies open, a surge comes, somebody is taken, cheese goes where it goes.
// @ts-check
import { move, pause } from "./pace.js";
import { centre, comes, figure, later, piece } from "./pieces.js";
import { label } from "../speech/spoken.js";
import { show } from "../swap.js";

/** Parts of a room that can be shown before anybody stands in it. */
const GROUND = ["spaces", "signs", "tokens"];

/** Says the name of something over the board. @param {string} name */
function announce(name) {
  const p = document.getElementById("announced");
  if (!p) return;
  p.textContent = name;
  p.hidden = !name;
}

/** Rooms that were turned over just now: a tile that is flipped is explored at the same time. @type {Set<number>} */
const turned = new Set();

/** Nothing lies over the board. */
export function clearMoments() {
  turned.clear();
  announce("");
  for (const id of ["turned", "veil"]) {
    const el = document.getElementById(id);
    if (el) el.hidden = true;
  }
  document.querySelectorAll(".flying").forEach((el) => el.remove());
}

/** A room is turned over: first the tile, then its name; figures and story come after it. @param {number} tile @param {number} pace */
export async function reveal(tile, pace) {
  const room = document.getElementById(`room-${tile}`);
  const svg = room?.querySelector("svg");
  if (!svg || turned.has(tile) || !comes(`spaces-${tile}`)) return;
  turned.add(tile);
  document.getElementById(`figures-${tile}`)?.replaceChildren();
  for (const part of GROUND) {
    const fresh = later(`${part}-${tile}`);
    if (fresh) document.getElementById(`${part}-${tile}`)?.replaceWith(fresh);
  }
  show(String(tile));
  await move(svg, [{ transform: "perspective(1600px) rotateY(-94deg) scale(.86)", opacity: 0.35 }, { transform: "perspective(1600px) rotateY(7deg) scale(1.01)", opacity: 1, offset: 0.8 }, { transform: "none", opacity: 1 }], { duration: 700 * pace, easing: "ease-out", fill: "backwards" });
  announce(label(document.getElementById(`spaces-${tile}`)));
  const p = document.getElementById("announced");
  if (p) await move(p, [{ transform: "translateY(14px) scale(.94)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: 240 * pace });
  await pause(480 * pace);
}

/** A card is turned face up over the board: first its back is seen, then its face is looked at. @param {string} part where it will lie @param {number} pace @param {string | null} [name] which of those there */
export async function turnCard(part, pace, name = null) {
  const [place, card] = [document.getElementById("turned"), later(part, name ? `.face[data-card="${CSS.escape(name)}"]` : ".face")];
  if (!place || !card) return;
  announce("");
  const [pair, back] = [document.createElement("div"), document.createElement("div")];
  [pair.className, back.className] = ["flip", `back ${part}`];
  pair.append(card, back);
  place.replaceChildren(pair);
  place.hidden = false;
  void move(card, [{ opacity: 0 }, { opacity: 0 }], { duration: 380 * pace });
  await move(back, [{ transform: "scale(.45)", opacity: 0 }, { transform: "scale(.86)", opacity: 1, offset: 0.45 }, { transform: "perspective(900px) rotateY(-90deg) scale(.92)", opacity: 1 }], { duration: 380 * pace, easing: "ease-in" });
  back.hidden = true;
  await move(card, [{ transform: "perspective(900px) rotateY(90deg) scale(.92)", opacity: 1 }, { transform: "none", opacity: 1 }], { duration: 260 * pace, easing: "ease-out" });
  await pause(900 * pace);
  await move(card, [{ transform: "none", opacity: 1 }, { transform: "translateX(60%) scale(.5)", opacity: 0 }], { duration: 220 * pace, easing: "ease-in" });
  place.hidden = true;
}

/** A shadow goes over the board. @param {string} kind @param {number} ms */
async function veil(kind, ms) {
  const el = document.getElementById("veil");
  if (!el) return;
  el.className = `veil ${kind}`;
  el.hidden = false;
  await move(el, [{ opacity: 0 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }], { duration: ms });
  el.hidden = true;
}

/** The wheel is full: it swells, and the room darkens. @param {number} pace */
export async function surge(pace) {
  const wheel = document.querySelector("#clock .wheel svg");
  const swells = wheel ? move(wheel, [{ transform: "none" }, { transform: "scale(1.7) rotate(60deg)", offset: 0.5 }, { transform: "rotate(120deg)" }], { duration: 800 * pace, easing: "ease-in-out", fill: "none" }) : null;
  await Promise.all([veil("alarm", 900 * pace), swells]);
}

/** A mouse is taken. @param {string} mouse @param {number} pace */
export async function taken(mouse, pace) {
  const el = figure(mouse);
  const gone = el ? move(el, [{ opacity: 1 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }], { duration: 900 * pace }) : null;
  await Promise.all([veil("night", 1100 * pace), gone]);
}

/** Cheese goes from one place to another. @param {Element | null} from @param {Element | null} to @param {number} n @param {number} pace */
export async function cheese(from, to, n, pace) {
  const [a, b] = [centre(from), centre(to)];
  if (!a || !b) return;
  for (let i = 0; i < Math.min(n, 6); i++) {
    const bit = piece('[data-piece="cheese"]');
    if (!(bit instanceof HTMLElement)) return;
    bit.className = `${bit.className} flying`;
    document.body.append(bit);
    const frame = (/** @type {number} */ x, /** @type {number} */ y, scale = 1) => `translate(${Math.round(x - 17)}px, ${Math.round(y - 17)}px) scale(${scale})`;
    void move(bit, [{ transform: frame(a[0], a[1], 0.6), opacity: 0 }, { transform: frame((a[0] + b[0]) / 2, Math.min(a[1], b[1]) - 40, 1.25), opacity: 1, offset: 0.45 }, { transform: frame(b[0], b[1], 0.7), opacity: 0.9 }], { duration: 520 * pace, delay: 90 * i * pace, easing: "ease-in-out", fill: "both" }).then(() => bit.remove(), () => bit.remove());
  }
  await pause((260 + 90 * Math.min(n, 6)) * pace);
}
