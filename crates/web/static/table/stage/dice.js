// Dice on stage: they fall over the board one by one, and say what they come to once they lie. Attack and defence face each other.
// @ts-check
import { centre, face, figure, piece } from "./pieces.js";
import { move, pause } from "./pace.js";

/** How long one die falls, how much later the next one does, and how long all of them are looked at. */
const FALL = 460;
const NEXT = 70;
const LOOK = 240;
/** Nobody waits for many dice much longer than for a few. */
const SPREAD = 320;

const stage = () => document.getElementById("stage");
/** @param {string} side @returns {HTMLElement | null | undefined} */
const half = (side) => stage()?.querySelector(`[data-side="${side}"]`);

/** How much later each of so many dice falls than the one before. @param {number} n */
export const stagger = (n) => (n > 1 ? Math.min(NEXT, SPREAD / (n - 1)) : 0);

/** On which side a roll lies: whoever defends faces whoever attacks. @param {string} why */
export const sideOf = (why) => (why === "defense" ? "right" : "left");

/** Takes the dice away. */
export function clearStage() {
  const el = stage();
  if (!el) return;
  el.hidden = true;
  delete el.dataset.lying;
  el.querySelectorAll("[data-side]").forEach((side) => side.setAttribute("hidden", ""));
}

/** The tray lies where nobody who is concerned stands: high over the board if they stand low. @param {string | null} who */
function keepClear(who) {
  const [at, board] = [centre(who ? figure(who) : null), document.getElementById("board")?.getBoundingClientRect()];
  stage()?.classList.toggle("high", Boolean(at && board && at[1] > board.y + board.height * 0.55));
}

/** Lays dice out, without a word on what they come to. @param {Record<string, any>} event @returns {HTMLElement[]} */
function lay({ who, why, dice }) {
  const [el, side] = [stage(), half(sideOf(why))];
  if (!el || !side) return [];
  if (why !== "defense") {
    clearStage();
    keepClear(who);
  }
  el.hidden = side.hidden = false;
  delete el.dataset.lying;
  const [picture, name, into, sum] = ["img", ".thrower span", ".thrown", ".sum"].map((s) => /** @type {HTMLElement} */ (side.querySelector(s)));
  const url = face(who);
  picture.hidden = !url;
  if (url) picture.setAttribute("src", url);
  name.replaceChildren(piece(`[data-why="${why}"]`) ?? "");
  sum.hidden = true;
  side.classList.toggle("many", dice.length > 6);
  const lying = dice.map((/** @type {string} */ name) => piece(`[data-face="${name}"]`)).filter(Boolean);
  into.replaceChildren(...lying);
  return lying;
}

/** Marks those that counted. @param {HTMLElement[]} lying @param {boolean[]} counted */
function mark(lying, counted) {
  lying.forEach((die, i) => die.classList.toggle("counts", counted[i] ?? false));
  const el = stage();
  if (el) el.dataset.lying = "";
}

/** Dice fall and lie. @param {Record<string, any>} event @param {boolean[]} counted @param {number} pace */
export async function roll(event, counted, pace) {
  const lying = lay(event);
  const from = sideOf(event.why) === "left" ? -1 : 1;
  const later = stagger(lying.length);
  await Promise.all(lying.map((die, i) => move(die, [
    { transform: `translate(${from * (90 + 14 * i)}px, -${130 + (i % 3) * 24}px) rotate(${from * (420 + 60 * i)}deg) scale(1.5)`, opacity: 0 },
    { opacity: 1, offset: 0.25 },
    { transform: `translate(${-from * 6}px, 5px) rotate(${-from * 14}deg)`, offset: 0.72 },
    { transform: `translate(${from * 2}px, -7px) rotate(${from * 4}deg)`, offset: 0.87 },
    { transform: "none", opacity: 1 },
  ], { duration: FALL * pace, delay: later * i * pace, easing: "cubic-bezier(.2,.7,.4,1)", fill: "backwards" })));
  mark(lying, counted);
  await pause(LOOK * pace);
}

/** What they come to, beside them. @param {"left" | "right"} side @param {number} n */
export function sum(side, n) {
  const total = half(side)?.querySelector(".sum");
  if (!(total instanceof HTMLElement)) return;
  total.textContent = String(n);
  total.hidden = false;
}

/** How long still dice are looked at. */
const STILL = 1600;
/** @type {number | undefined} */
let timer;

/** The last exchange, still: for whoever wants no motion. It goes by itself, or with whatever is done next. @param {Record<string, any>[]} events @param {Map<number, boolean[]>} counted */
export function showStill(events, counted) {
  clearTimeout(timer);
  const last = events.findLastIndex((event) => event.type === "rolled" && event.why !== "defense");
  const rolls = events.map((event, at) => ({ event, at })).filter(({ event, at }) => at >= last && event.type === "rolled");
  if (rolls.length === 0) return;
  clearStage();
  for (const { event, at } of rolls) mark(lay(event), counted.get(at) ?? []);
  timer = setTimeout(clearStage, STILL);
}
