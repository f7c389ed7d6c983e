// What can be done where: marks the spaces of the board from the page's own buttons, walks and figures. A step changes
// what can be reached nearly everywhere, so the server sends it as a few words and not as a new board.
// @ts-check
import { allows, buttonOf, choicesOf } from "./aim.js";
import { play } from "../play.js";
import { codesOn, showCodes } from "./sight.js";
import { line, title } from "../speech/spoken.js";

/**
 * What the actions offer on the spaces of one tile: by space the names to post, what they say, what a walk costs, and
 * whether something else than walking is possible.
 * @typedef {{ names: string[], deeds: string[], cost: number | null, far: boolean, other: boolean }} Reach
 */

/**
 * Puts buttons and walks together. A walk is offered where no single choice leads.
 * @param {{ space: string, name: string, label: string, move: boolean }[]} buttons
 * @param {[string, number, ...any][]} far @param {string[]} says what a walk is called, by its cost
 * @returns {Map<string, Reach>}
 */
export function reach(buttons, far, says) {
  /** @type {Map<string, Reach>} */
  const out = new Map();
  for (const { space, name, label, move } of buttons) {
    const at = out.get(space) ?? { names: [], deeds: [], cost: null, far: false, other: false };
    at.names.push(name);
    at.deeds.push(label);
    at.other ||= !move;
    out.set(space, at);
  }
  for (const [space, cost] of far) {
    const at = out.get(space);
    if (at) at.cost = cost;
    else out.set(space, { names: [`walk ${space}`], deeds: [says[cost] ?? ""], cost, far: true, other: false });
  }
  return out;
}

/** All that a choice says: by its button, or a walk by the space it leads to. @param {string} name */
export function says(name) {
  const button = buttonOf(name);
  if (!button) {
    const space = document.querySelector(`#board .room:not([hidden]) .space[data-choices="${CSS.escape(name)}"]`);
    return space?.getAttribute("data-says") ?? "";
  }
  return line(button);
}

/** The same beside a spot that is pointed at: there nobody needs the names of spaces. @param {string} name @param {Element} spot */
export function saysAt(name, spot) {
  const on = spot.getAttribute("data-space") ?? spot.getAttribute("data-on") ?? "";
  const space = spot.closest(".room")?.querySelector(`.space[data-space="${CSS.escape(on)}"]`);
  const at = (space?.getAttribute("data-choices") ?? "").split("|").indexOf(name);
  return (at >= 0 && space && !codesOn() ? marked.get(space)?.plain[at] : "") || says(name);
}

/** What a button does, with its odds. @param {Element} button */
function told(button) {
  const odds = line(button.querySelector(".odds"));
  return odds ? `${title(button)} (${odds})` : title(button);
}

/** The same by the name of the choice. @param {string} name */
function toldOf(name) {
  const button = buttonOf(name);
  return button ? told(button) : "";
}

/** The buttons that lead to a space. @param {Element} form */
const buttons = (form) =>
  [...form.querySelectorAll("button[name=choice][data-space]:not([data-figure])")].filter((button) => allows(button.getAttribute("value") ?? "")).map((button) => ({
    space: button.getAttribute("data-space") ?? "",
    name: button.getAttribute("value") ?? "",
    label: told(button),
    move: button.closest("[data-group]")?.getAttribute("data-group") === "move",
  }));

/** What stands on a marked space: what a walk costs, or its name where a button says it. @param {Reach | undefined} at @param {string} name a short one, or nothing */
export function sign(at, name) {
  if (!at) return "";
  if (at.cost !== null) return String(at.cost);
  return at.other ? name : "";
}

/** A list that an attribute holds. @param {Element} el @param {string} name @returns {string[]} */
export const list = (el, name) => JSON.parse(el.getAttribute(name) ?? "[]");

/** What is known of a place on the board: its name, what and who is there, what can be done there, and the same without its name. @typedef {{ name: string, facts: string[], deeds: string[], plain: string[] }} Known */

/** Spaces as they were marked last. @type {WeakMap<Element, Known>} */
const marked = new WeakMap();

/** @param {Element} el a space, an exit or a sign @returns {Known} */
export const known = (el) => marked.get(el) ?? { name: el.getAttribute("data-name") ?? "", facts: list(el, "data-facts"), deeds: list(el, "data-deeds"), plain: list(el, "data-deeds") };

/** Sets or takes away an attribute. @param {Element} el @param {string} name @param {string | null} value */
function set(el, name, value) {
  if (value === null) el.removeAttribute(name);
  else if (el.getAttribute(name) !== value) el.setAttribute(name, value);
}

/**
 * What can be done at a space, for whoever points at it and needs no name for it: a walk says what it costs, one of several spaces that it
 * is this one. @param {Reach | undefined} at @param {string[]} walks @param {string} here
 */
export const plainly = (at, walks, here) => (at ? at.deeds.map((deed) => (at.cost !== null && !at.other ? (walks[at.cost] ?? deed) : at.cost === null && at.other && at.deeds.length === 1 ? here : deed)) : []);

/** Marks one room. @param {Element} room @param {Map<string, Reach>} reached @param {string[]} walks */
function mark(room, reached, walks) {
  const here = room.querySelector(".figure.current")?.getAttribute("data-on");
  /** @type {Map<string, string[]>} */
  const standing = new Map();
  /** What can be done to those who stand there: Enter offers it at the space. @type {Map<string, string[]>} */
  const toThem = new Map();
  for (const figure of room.querySelectorAll(".figure")) {
    const on = figure.getAttribute("data-on") ?? "";
    standing.set(on, [...(standing.get(on) ?? []), figure.getAttribute("data-label") ?? ""]);
    const names = choicesOf(figure);
    figure.classList.toggle("can", names.length > 0);
    toThem.set(on, [...(toThem.get(on) ?? []), ...names.map(toldOf)]);
  }
  const spaces = [...room.querySelectorAll(".space")];
  const choose = document.getElementById("about")?.dataset.here ?? "";
  for (const space of spaces) {
    const id = space.getAttribute("data-space") ?? "";
    const at = reached.get(id);
    const name = space.getAttribute("data-name") ?? "";
    const facts = [...list(space, "data-facts"), ...(standing.get(id) ?? [])];
    const to = toThem.get(id) ?? [];
    const deeds = [...(at?.deeds ?? []), ...to];
    marked.set(space, { name, facts, deeds, plain: [...plainly(at, walks, choose), ...to] });
    set(space, "aria-label", [[name, ...facts].join(", "), ...deeds].join(". "));
    set(space, "aria-disabled", deeds.length ? "false" : "true");
    set(space, "data-says", at ? at.deeds.join(" ") : null);
    set(space, "data-choices", at ? at.names.join("|") : null);
    space.classList.toggle("can", at !== undefined);
    space.classList.toggle("far", at?.far ?? false);
    space.classList.toggle("other", at?.other ?? false);
    space.classList.toggle("here", id === here);
    const shown = sign(at, codesOn() ? (space.getAttribute("data-sign") ?? "") : "");
    const dot = space.parentElement?.querySelector(".dot");
    if (dot) set(dot, "r", ["11", "17", "29", "29", "35"][shown.length]);
    const number = space.parentElement?.querySelector(".cost");
    if (number) number.textContent = shown;
    number?.classList.toggle("named", shown.length > 1);
  }
  // One space of a room can be reached by the tab key: the one that is looked at, else where the turn is.
  const focused = spaces.find((space) => space === document.activeElement);
  const first = focused ?? spaces.find((space) => space.classList.contains("here")) ?? spaces[0];
  for (const space of spaces) set(space, "tabindex", space === first ? "0" : "-1");
}

/** Marks the board as the page stands now. */
export function paint() {
  const form = document.querySelector("#actions form[data-actions]");
  const main = document.querySelector("[data-walks]");
  const says = main ? list(main, "data-walks") : [];
  const now = play();
  const reached = form && now ? reach(buttons(form), now.walks.filter(([space]) => allows(`walk ${space}`)), says) : new Map();
  const tile = String(now?.tile ?? "");
  for (const room of document.querySelectorAll("#board .room")) {
    mark(room, room.getAttribute("data-tile") === tile ? reached : new Map(), says);
  }
  const commands = document.getElementById("commands");
  if (!form || !commands) return;
  const options = [...form.querySelectorAll("button[name=choice]")].map((button) => {
    const option = document.createElement("option");
    option.value = title(button);
    return option;
  });
  commands.replaceChildren(...options);
}

/** Marks the board now and after every change. */
export function wireReach() {
  showCodes();
  paint();
  document.addEventListener("fragments", paint);
  document.addEventListener("aimed", paint);
}
