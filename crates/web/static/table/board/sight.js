// What the board shows besides what lies on it, kept over games: what can be seen from the space one points at, and the names of spaces.
// @ts-check

const SIGHT = "barksburg-sight";
const CODES = "barksburg-codes";

/** @returns {boolean} */
export const sightOn = () => localStorage.getItem(SIGHT) !== "off";

/** @param {boolean} on */
export const keepSight = (on) => localStorage.setItem(SIGHT, on ? "on" : "off");

/** The names of spaces are for those who type or listen, and for whoever wants them. @returns {boolean} */
export const codesOn = () => localStorage.getItem(CODES) === "on";

/** @param {boolean} on */
export const keepCodes = (on) => localStorage.setItem(CODES, on ? "on" : "off");
