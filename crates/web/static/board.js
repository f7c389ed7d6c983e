// The board under mouse, finger and keys: a click does what the button of the same choice would do.
import { choose } from "./post.js";
import { front, show } from "./swap.js";
import { hurry } from "./motion.js";
import { bringIn } from "./zoom.js";

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

/** The nearest spot in a direction: straight ahead counts double. @param {SVGGElement} from @param {number} dx @param {number} dy */
export function neighbour(from, dx, dy) {
  const [x, y] = at(from);
  let best = null;
  let least = Infinity;
  for (const el of spots()) {
    if (el === from) continue;
    const [ex, ey] = at(el);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy + (ey - y) * dx);
    if (ahead <= 4) continue;
    const score = ahead + 2.2 * aside;
    if (score < least) [best, least] = [el, score];
  }
  return best;
}

/** What can be chosen at a spot, figures that stand there included. @param {Element} el @returns {string[]} */
function choicesAt(el) {
  const own = (el.getAttribute("data-choices") ?? "").split("|").filter(Boolean);
  const space = el.getAttribute("data-space");
  const room = el.closest(".room");
  if (!space || !room) return own;
  const standing = [...room.querySelectorAll(`.figure[data-on="${CSS.escape(space)}"]`)];
  return own.concat(standing.flatMap((f) => (f.getAttribute("data-choices") ?? "").split("|").filter(Boolean)));
}

/** @param {Element} el */
export function act(el) {
  const choices = choicesAt(el);
  if (choices.length === 1) choose(choices[0]);
  else if (choices.length > 1) ask(choices);
}

/** Several choices: the page's own buttons in a small dialog. @param {string[]} choices */
function ask(choices) {
  const menu = document.getElementById("menu");
  const list = menu?.querySelector("ul");
  if (!(menu instanceof HTMLDialogElement) || !list) return;
  list.replaceChildren();
  for (const name of choices) {
    const source = document.querySelector(`#actions button[value="${CSS.escape(name)}"]`);
    const button = document.createElement("button");
    button.type = "button";
    button.innerHTML = source?.innerHTML ?? "";
    button.addEventListener("click", () => {
      menu.close();
      choose(name);
    });
    const item = document.createElement("li");
    if (source) {
      item.append(button);
      list.append(item);
    }
  }
  menu.showModal();
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
    if (figure && figure.hasAttribute("data-choices")) return act(figure);
    const on = figure?.getAttribute("data-on");
    const spot = on ? figure?.closest(".room")?.querySelector(`.space[data-space="${CSS.escape(on)}"]`) : target.closest("#board :is(.space, .exit)");
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
