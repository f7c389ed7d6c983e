// What is heard of what happens, and its caption.
// @ts-check
import { sound } from "./player.js";
import { taste } from "./taste.js";

/** The sound of each event that has one. @type {Record<string, string>} */
const SOUNDS = {
  "rolled": "dice",
  "stepped": "step",
  "drifted": "step",
  "wounded": "hit",
  "boss-wounded": "hit",
  "blocked": "block",
  "cheese-gained": "cheese",
  "cheese-given": "cheese",
  "searched": "search",
  "explored": "door",
  "tile-flipped": "door",
  "tile-laid": "door",
  "tile-closed": "door",
  "surge-began": "surge",
  "captured": "capture",
};

/** From what one must hear to what one may miss, where there is no time for all. */
const RANK = ["victory", "defeat", "capture", "surge", "door", "search", "hit", "block", "cheese", "dice", "step"];
/** Between two sounds that belong to one moment, in milliseconds. */
const APART = 140;

/** What an event sounds like, if it does. @param {Record<string, any>} event @returns {string | null} */
export function soundOf(event) {
  if (event.type === "ended") return event.outcome === "victory" ? "victory" : "defeat";
  if (event.n === 0) return null;
  return SOUNDS[event.type] ?? null;
}

/** What is left to be heard when nobody watches it happen: the two that matter most, each once. @param {Array<Record<string, any>>} events */
export function gist(events) {
  const names = new Set(events.map(soundOf).filter((name) => name !== null));
  return RANK.filter((name) => names.has(name)).slice(0, 2);
}

/** What is still to be heard of what happened. @type {Array<Record<string, any>>} */
let coming = [];

/** These events are about to be shown. @param {Array<Record<string, any>>} events */
export function expect(events) {
  coming = [...events];
}

/** This one is being shown: it is heard, and so is whatever came before it and could not be seen. @param {Record<string, any>} event */
export function shown(event) {
  const upTo = coming.indexOf(event) + 1;
  const now = coming.splice(0, upTo).map(soundOf);
  hear([...new Set(now)].filter((name) => name !== null));
}

/** Everything is shown: what is left is heard in brief. */
export function rest() {
  hear(gist(coming.splice(0)));
}

/** @param {string[]} names */
export function hear(names) {
  names.forEach((name, i) => void sound(name, i * APART));
  if (names.length > 0) tell(names);
}

/** A caption stays so long after the last sound began, in milliseconds. */
const STAYS = 1800;
/** @type {number | undefined} */
let fading;

/** Says what is heard, also to whoever keeps it silent: that is what captions are for. @param {string[]} names */
export function tell(names) {
  const line = document.getElementById("heard");
  if (!line || !taste().captions) return;
  const words = JSON.parse(line.dataset.words ?? "{}");
  // Paws are many: they need no words.
  const said = names.filter((name) => name !== "step").map((name) => words[name]).filter(Boolean);
  if (said.length === 0) return;
  const text = line.querySelector("span");
  if (text) text.textContent = said.join(", ");
  line.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => (line.hidden = true), STAYS);
}
