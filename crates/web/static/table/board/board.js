// The board under mouse, finger and keys: a click does what the button of the same choice would do.
import { choose } from "../post.js";
import { front, show } from "../swap.js";
import { hurry } from "../stage/pace.js";
import { bringIn } from "./zoom.js";
import { choicesOf } from "./aim.js";
import { saysAt } from "./reach.js";

const spots = () => /** @type {SVGGElement[]} */ ([...document.querySelectorAll("#board .room:not([hidden]) :is(.space, .exit, .beyond)")]);

/** @param {Element} el */
const at = (el) => [Number(el.getAttribute("data-x")), Number(el.getAttribute("data-y"))];

/** Moves the roving focus. @param {SVGGElement} el */
export function focusSpot(el) {
  spots().forEach((s) => s.setAttribute("tabindex", "-1"));
  el.setAttribute("tabindex", "0");
  const [x, y] = at(el);
  bringIn(x, y);
  el.focus({ preventScroll: true });
}

/**
 * Which spot lies nearest in a direction, if any: straight ahead counts double.
 * @param {number[]} from @param {{at: number[], sign: boolean}[]} all @param {number} dx @param {number} dy
 */
export function ahead([x, y], all, dx, dy) {
  let best = -1;
  let least = Infinity;
  all.forEach(({ at: [ex, ey], sign }, i) => {
    const far = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy + (ey - y) * dx);
    // A sign on the wall is in nobody's way.
    const score = far + 2.2 * aside + (sign ? 120 : 0);
    if (far > 4 && score < least) [best, least] = [i, score];
  });
  return best;
}

/** The spot the focus goes to with an arrow. @param {SVGGElement} from @param {number} dx @param {number} dy */
function neighbour(from, dx, dy) {
  const all = spots();
  return all[ahead(at(from), all.map((el) => ({ at: at(el), sign: el.matches(".beyond") })), dx, dy)];
}

/** What can be chosen at a spot, figures that stand there included. @param {Element} el @returns {string[]} */
function choicesAt(el) {
  const own = choicesOf(el);
  const space = el.getAttribute("data-space");
  const room = el.closest(".room");
  if (!space || !room) return own;
  const standing = [...room.querySelectorAll(`.figure[data-on="${CSS.escape(space)}"]`)];
  return own.concat(standing.flatMap(choicesOf));
}

/** @param {Element} el */
export function act(el) {
  const choices = choicesAt(el);
  if (choices.length === 1) choose(choices[0]);
  else if (choices.length > 1) ask(choices, el);
}

/** Several choices: what the page's own buttons say, in a small dialog beside the spot. @param {string[]} choices @param {Element} at */
function ask(choices, at) {
  const spot = at.getBoundingClientRect();
  const menu = document.getElementById("menu");
  const list = menu?.querySelector("ul");
  if (!(menu instanceof HTMLDialogElement) || !list) return;
  list.replaceChildren(...choices.map((name) => {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: saysAt(name, at) });
    button.addEventListener("click", () => {
      menu.close();
      choose(name);
    });
    const item = document.createElement("li");
    item.append(button);
    return item;
  }));
  menu.showModal();
  const { width, height } = menu.getBoundingClientRect();
  const fits = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) => `${Math.max(8, Math.min(at, room - size - 8))}px`;
  menu.style.left = fits(spot.x + spot.width / 2 - width / 2, width, innerWidth);
  menu.style.top = fits(spot.bottom, height, innerHeight);
}

/** Wires clicks, arrow keys and the map. */
export function wireBoard() {
  document.addEventListener("click", (event) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    const tile = target.closest("[data-show]");
    if (tile) return show(tile.getAttribute("data-show") ?? "");
    if (target.closest("[data-back]")) return show(front());
    const figure = target.closest("#board .figure");
    const on = figure?.getAttribute("data-on");
    const spot = on ? figure?.closest(".room")?.querySelector(`.space[data-space="${CSS.escape(on)}"]`) : target.closest("#board :is(.space, .exit)");
    // A foe is there to be struck; beside a friend one may want to stand, or to share.
    if (figure && choicesOf(figure).length && (figure.matches(".foe") || !spot?.hasAttribute("data-choices"))) return act(figure);
    if (spot) {
      focusSpot(/** @type {SVGGElement} */ (spot));
      act(spot);
    } else if (target.closest("#board")) hurry();
  });
  const arrows = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  document.addEventListener("keydown", (event) => {
    const el = document.activeElement;
    if (!(el instanceof SVGGElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (el.matches("[data-show]") && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return show(el.getAttribute("data-show") ?? "");
    }
    if (!el.matches("#board :is(.space, .exit, .beyond)")) return;
    const step = /** @type {Record<string, number[]>} */ (arrows)[event.key];
    if (step) {
      event.preventDefault();
      const next = neighbour(el, step[0], step[1]);
      if (next) focusSpot(next);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      act(el);
    }
  });
}
