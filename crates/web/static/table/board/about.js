// Pointing at something explains it: a space, a figure, who sees whom. All words come from the server.
// @ts-check

import { choicesOf } from "./aim.js";
import { known, list, says } from "./reach.js";
import { clearRoute, showRoute } from "./route.js";
import { keepSight, showSwitches, sightOn } from "./sight.js";
import { title as called } from "../speech/spoken.js";

const AFTER = 320;
/** So long a pointer rests before another thing is explained: what is explained can be reached past its neighbours. */
const REST = 90;

/** Sets of spaces, one hexadecimal number each. @param {string | null | undefined} text @returns {bigint[]} */
export const sets = (text) => (text ?? "").split(" ").filter(Boolean).map((hex) => BigInt(`0x${hex}`));

/** @param {bigint | undefined} set @param {number} i */
export const has = (set, i) => set !== undefined && ((set >> BigInt(i)) & 1n) === 1n;

/**
 * Who could strike at a space from where they stand, by place in the list.
 * @param {number} space @param {{at: number, ranged: boolean}[]} figures @param {bigint[]} near @param {bigint[]} sight
 */
export const strikers = (space, figures, near, sight) =>
  figures.flatMap((f, i) => (has(near[f.at], space) || (f.ranged && has(sight[f.at], space)) ? [i] : []));

let shown = "";
/** @type {number | undefined} */
let timer;

const panel = () => document.getElementById("about");

/** @param {Element} room */
function plan(room) {
  const ground = room.querySelector(".spaces");
  const spaces = [...room.querySelectorAll(".space")];
  const ids = new Map(spaces.map((s, i) => [s.getAttribute("data-space"), i]));
  const figures = [...room.querySelectorAll(".figure")].map((el) => ({
    el,
    at: ids.get(el.getAttribute("data-on")) ?? -1,
    ranged: el.hasAttribute("data-ranged"),
    label: el.getAttribute("data-label") ?? "",
  }));
  return { spaces, figures, near: sets(ground?.getAttribute("data-near")), sight: sets(ground?.getAttribute("data-sight")) };
}

/** Says what the shading means, while there is some. @param {boolean} on */
const legend = (on) => document.querySelector("[data-legend]")?.toggleAttribute("hidden", !on);

function clear() {
  clearTimeout(timer);
  legend(false);
  clearRoute();
  document.querySelectorAll("#board .unseen, #board .threat, #board .aimed").forEach((el) => el.classList.remove("unseen", "threat", "aimed"));
  document.querySelectorAll("#board .aim").forEach((el) => el.remove());
}

/** A line with a name and a list. @param {string} name @param {string[]} list */
function line(name, list) {
  const p = document.createElement("p");
  p.className = "small";
  const b = document.createElement("b");
  b.textContent = `${name} `;
  p.append(b, list.join(", "));
  return p;
}

/** @param {(Node | string)[]} parts */
function fill(parts) {
  const aside = panel();
  const into = aside?.querySelector("[data-shown]");
  if (!aside || !into) return;
  into.replaceChildren(...parts);
  aside.classList.toggle("filled", parts.length > 0);
}

/** @param {Element} space */
function aboutSpace(space) {
  const room = space.closest(".room");
  const aside = panel();
  if (!room || !aside) return;
  const { name, facts: here, deeds: told, plain } = known(space);
  // The name of a space is for whoever walks over the board by keys, or wants it.
  const named = !space.matches(".space") || space.matches(":focus-visible") || "codes" in document.body.dataset;
  const deeds = named ? told : plain;
  /** @type {Node[]} */
  const parts = named ? [Object.assign(document.createElement("h3"), { textContent: name })] : [];
  if (here.length) parts.push(Object.assign(document.createElement("p"), { className: "small", textContent: here.join(" · ") }));
  for (const deed of deeds) parts.push(Object.assign(document.createElement("p"), { className: "small deed", textContent: deed }));
  const { spaces, figures, near, sight } = plan(room);
  const i = spaces.indexOf(space);
  if (i >= 0) {
    const seen = figures.filter((f) => f.at !== i && has(sight[i], f.at)).map((f) => f.label);
    if (seen.length) parts.push(line(aside.dataset.sees ?? "", seen));
    const foes = figures.filter((f) => f.el.classList.contains("foe"));
    const struck = strikers(i, foes, near, sight);
    if (struck.length) parts.push(line(aside.dataset.reached ?? "", struck.map((n) => foes[n].label)));
    timer = setTimeout(() => {
      if (sightOn()) {
        spaces.forEach((s, n) => s.classList.toggle("unseen", !has(sight[i], n)));
        legend(spaces.some((_, n) => !has(sight[i], n)));
      }
      struck.forEach((n) => foes[n].el.classList.add("threat"));
    }, AFTER);
  }
  // A figure cannot have the focus: whoever walks over the board by keys learns where a foe stands what it will do.
  if (document.activeElement === space) {
    for (const { el } of figures.filter((f) => f.at === i && f.el.matches(".foe"))) {
      parts.push(...facts(el));
      aim(el);
    }
  }
  fill(parts);
}

/** All that is known of a figure, its name first. @param {Element} figure */
function facts(figure) {
  const source = document.querySelector(`#board [data-about="${CSS.escape(figure.getAttribute("data-fig") ?? "")}"]`);
  return source ? [...source.cloneNode(true).childNodes] : [];
}

/** What a click on a figure does, in the words of the page's own buttons; for a walk, in those of its space. @param {Element} figure */
function deedsAt(figure) {
  const names = choicesOf(figure);
  const here = CSS.escape(figure.getAttribute("data-on") ?? "");
  const space = names.length && figure.matches(".foe") ? null : figure.closest(".room")?.querySelector(`.space[data-space="${here}"][data-choices]`);
  const walks = space?.getAttribute("data-says") ?? "";
  return [...(walks ? [walks] : []), ...names.map(says)].map((deed) => Object.assign(document.createElement("p"), { className: "small deed", textContent: deed }));
}

/** @param {Element} figure */
function aboutFigure(figure) {
  const [title, ...known] = facts(figure);
  fill(title ? [title, ...deedsAt(figure), ...known] : []);
  aim(figure);
}

/** Lines to those whom a figure will go for. @param {Element} figure */
function aim(figure) {
  const room = figure.closest(".room");
  const layer = room?.querySelector(".figures");
  if (!room || !layer) return;
  for (const aim of (figure.getAttribute("data-aims") ?? "").split(" ").filter(Boolean)) {
    const target = room.querySelector(`.figure[data-fig="${CSS.escape(aim)}"]`);
    if (!target) continue;
    target.classList.add("aimed");
    const ray = document.createElementNS("http://www.w3.org/2000/svg", "line");
    ray.setAttribute("class", "aim");
    for (const [end, from] of /** @type {const} */ ([["1", figure], ["2", target]])) {
      ray.setAttribute(`x${end}`, from.getAttribute("data-x") ?? "0");
      ray.setAttribute(`y${end}`, from.getAttribute("data-y") ?? "0");
    }
    layer.prepend(ray);
  }
}

/** Whether a tap there does something: at the space itself, or to a figure on it. @param {Element} el */
function offers(el) {
  const space = CSS.escape(el.getAttribute("data-on") ?? el.getAttribute("data-space") ?? "");
  return Boolean(el.closest(".room")?.querySelector(`:is([data-on="${space}"], [data-space="${space}"])[data-choices]`));
}

/** A wide window: what is pointed at is told beside it. */
const wide = () => matchMedia("(min-width: 70.01rem)").matches;

/** The panel is so far from what it is about. */
const GAP = 14;

/**
 * Where the panel goes: to the right of what it is about if there is room, else to its left; never over it, and inside the window.
 * @param {{left: number, right: number, top: number, height: number}} at @param {{width: number, height: number}} size @param {number} across @param {number} high
 */
export function spot(at, size, across, high) {
  const right = at.right + GAP;
  const x = right + size.width + 8 <= across ? right : Math.max(8, at.left - GAP - size.width);
  const y = at.top + at.height / 2 - size.height / 2;
  return [Math.round(x), Math.round(Math.max(8, Math.min(y, high - size.height - 8)))];
}

/** Keeps the panel off what it is about. @param {Element} el */
function makeRoom(el) {
  const [aside, at] = [panel(), el.getBoundingClientRect()];
  if (!aside) return;
  if (wide()) {
    const [x, y] = spot(at, aside.getBoundingClientRect(), innerWidth, innerHeight);
    aside.style.setProperty("--x", `${x}px`);
    aside.style.setProperty("--y", `${y}px`);
    return;
  }
  const board = document.getElementById("board")?.getBoundingClientRect();
  const up = board !== undefined && at.y + at.height / 2 > board.y + board.height / 2;
  aside.classList.toggle("up", up);
  // What the shading means lies at the other edge.
  document.querySelector("[data-legend]")?.toggleAttribute("data-above", !up);
}

/** What a button of the actions says when it is pointed at, or a finger rests on it. @param {Element} button */
function aboutButton(button) {
  clear();
  shown = "";
  panel()?.classList.remove("up");
  const title = Object.assign(document.createElement("h3"), { textContent: called(button) });
  fill([title, ...list(button, "data-about").map((text) => Object.assign(document.createElement("p"), { className: "small", textContent: text }))]);
  makeRoom(button);
}

/** Explains an element of the board, or nothing. @param {Element | null} el */
export function explain(el) {
  const key = el?.getAttribute("data-fig") ?? el?.getAttribute("data-space") ?? el?.getAttribute("data-name") ?? "";
  if (key === shown) return;
  shown = key;
  clear();
  if (!el) return;
  if (el.matches(".figure")) aboutFigure(el);
  else aboutSpace(el);
  showRoute(el);
  makeRoom(el);
}

/** Shows sight or leaves it. */
export function toggleSight() {
  keepSight(!sightOn());
  showSwitches();
  const again = document.activeElement?.closest("#board .space") ?? null;
  shown = "";
  explain(again);
}

/** Wires pointing, focus and a long press. */
export function wireAbout() {
  showSwitches();
  const over = (/** @type {EventTarget | null} */ t) => (t instanceof Element ? t.closest("#board :is(.figure, .space, .exit, .beyond)") : null);
  const action = (/** @type {EventTarget | null} */ t) => (t instanceof Element ? t.closest("#actions button[title]") : null);
  /** @param {EventTarget | null} target */
  const point = (target) => {
    const button = wide() ? action(target) : null;
    if (button) return aboutButton(button);
    explain(over(target));
    if (wide() && !over(target)) fill([]);
  };
  // Under a finger the explanation lies over the board, so it comes only when it is asked for.
  let finger = false;
  /** @type {number | undefined} */
  let resting;
  /** Where the mouse is. @type {[number, number] | null} */
  let at = null;
  /** Keys are used: a mouse that rests explains nothing, whatever comes to lie under it. */
  let keys = false;
  const under = () => (keys || !at ? null : document.elementFromPoint(at[0], at[1]));
  const filled = () => panel()?.classList.contains("filled") ?? false;
  /** Whether the mouse is used. @param {PointerEvent} event */
  const heed = (event) => {
    if (event.pointerType === "touch") return false;
    keys &&= at?.[0] === event.clientX && at[1] === event.clientY;
    at = [event.clientX, event.clientY];
    return !keys;
  };
  document.addEventListener("pointerover", (event) => {
    if (!heed(event)) return;
    clearTimeout(resting);
    // What lay there then may be gone by now.
    if (filled()) resting = setTimeout(() => point(under()), REST);
    else point(event.target);
  });
  // A change takes the explanation away without the pointer leaving anything: the next move, however small, brings it back.
  document.addEventListener("pointermove", (event) => {
    if (heed(event) && !filled()) point(event.target);
  });
  document.documentElement.addEventListener("pointerleave", () => (at = null));
  document.addEventListener("focusin", (event) => {
    if (!finger) point(event.target);
  });
  document.addEventListener("keydown", () => {
    finger = false;
    keys = true;
  });
  document.addEventListener("fragments", () => {
    clearTimeout(resting);
    shown = "";
    // Figures that have not changed stay as they are, and so would lines drawn from and to them.
    clear();
    // Whoever rests with the mouse on the board is told what is there now; else whoever walks over it by keys.
    explain(finger ? null : (over(under()) ?? document.activeElement?.closest("#board .space") ?? null));
    if (!shown) fill([]);
  });
  // What is being done needs no explanation any more; what is pointed at on the board keeps its own.
  document.addEventListener("submit", (event) => {
    if (shown === "" && event.target instanceof Element && event.target.matches("[data-actions]")) fill([]);
  });
  // A finger explains by resting; a tap on something that offers nothing explains at once.
  /** @type {number | undefined} */
  let rest;
  let held = false;
  document.addEventListener("pointerdown", (event) => {
    const el = over(event.target);
    finger = event.pointerType === "touch";
    held = false;
    if (!finger) return;
    clearTimeout(rest);
    const button = action(event.target);
    if (!el) explain(null);
    if (!el && !button) return;
    rest = setTimeout(() => {
      held = true;
      if (el) explain(el);
      else if (button) aboutButton(button);
    }, 450);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(end, (event) => {
      const moved = /** @type {PointerEvent} */ (event);
      if (end !== "pointermove" || Math.hypot(moved.movementX, moved.movementY) > 8) clearTimeout(rest);
      // A finger that slides away leaves no click behind that would have to be kept from choosing.
      if (end !== "pointermove" && held) setTimeout(() => (held = false), 300);
    });
  }
  document.addEventListener("contextmenu", (event) => {
    if (held) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    const el = over(event.target);
    if (held) {
      held = false;
      event.stopPropagation();
      event.preventDefault();
    } else if (el && finger && offers(el)) {
      explain(null);
      fill([]);
    } else if (el) explain(el);
    else if (!(event.target instanceof Element && event.target.closest("#about"))) {
      explain(null);
      if (matchMedia("(max-width: 70rem)").matches) fill([]);
    }
  }, true);
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-zoom=sight], input[data-sight]")) toggleSight();
  });
}
