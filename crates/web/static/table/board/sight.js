// What the board shows besides what lies on it, kept over games: what can be seen from the space one points at, and the names of spaces.
// @ts-check

const SIGHT = "barksburg-sight";
const CODES = "barksburg-codes";

/** @returns {boolean} */
export const sightOn = () => localStorage.getItem(SIGHT) !== "off";

/** @param {boolean} on */
export const keepSight = (on) => localStorage.setItem(SIGHT, on ? "on" : "off");

/** Every switch is there and says whether sight is shown: the button at the board, the box in the menu. */
export function showSwitches() {
  document.querySelectorAll("[data-sight-choice]").forEach((choice) => choice.removeAttribute("hidden"));
  document.querySelectorAll("[data-zoom=sight]").forEach((button) => button.setAttribute("aria-pressed", String(sightOn())));
  for (const box of document.querySelectorAll("input[data-sight]")) if (box instanceof HTMLInputElement) box.checked = sightOn();
}

/** The names of spaces are for those who type or listen, and for whoever wants them. @returns {boolean} */
export const codesOn = () => localStorage.getItem(CODES) === "on";

/** Beside a board words are told with the names of spaces or without them. */
export function showCodes() {
  document.body.toggleAttribute("data-codes", codesOn());
  document.body.toggleAttribute("data-uncoded", !codesOn());
}

/** @param {boolean} on */
export const keepCodes = (on) => localStorage.setItem(CODES, on ? "on" : "off");
