// Whether the board shows what can be seen from the space one points at; kept over games.
// @ts-check

const KEY = "barksburg-sight";

/** @returns {boolean} */
export const sightOn = () => localStorage.getItem(KEY) !== "off";

/** @param {boolean} on */
export const keepSight = (on) => localStorage.setItem(KEY, on ? "on" : "off");
