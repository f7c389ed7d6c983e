// One key for each thing; none of them while somebody types or a dialog is open. Which key: keymap.js.
// @ts-check
import { polite } from "../speech/announce.js";
import { focusSpot } from "../board/board.js";
import { toggleSight } from "../board/about.js";
import { foldByKey } from "./docks.js";
import { actionOf } from "./keymap.js";
import { hurry } from "../stage/pace.js";
import { arrowHere, pingHere } from "../board/pings.js";
import { label, line, sentences, spoken } from "../speech/spoken.js";
import { front, show } from "../swap.js";
import { toggleMute } from "../sound/taste.js";
import { zoom } from "../board/zoom.js";

/** @param {string} selector */
const all = (selector) => [...document.querySelectorAll(selector)];

/** What each speaking key reads out. @type {Record<string, () => string>} */
const SPEAK = {
  turn: () => sentences(["#banner .prompt", "#near"].map((part) => line(document.querySelector(part))).filter(Boolean)),
  clock: () => label(document.querySelector(".clock")),
  foes: () => sentences(all("#board .room:not([hidden]) .figure.foe").map(label)),
  odds: () => sentences(all("#actions button:has(.odds)").map(line)),
  last: () => line(document.querySelector("#log summary")),
  space: () => label(document.querySelector("#board .room:not([hidden]) .space[tabindex='0']")),
};

/** What other keys do. @type {Record<string, () => void>} */
const DO = {
  undo: () => undoButtons()[0]?.click(),
  help: () => {
    const button = document.querySelector("[data-open=help]");
    if (button instanceof HTMLElement) button.click();
  },
  command: () => {
    document.body.dataset.typing = "";
    const input = document.querySelector("[data-command]");
    if (input instanceof HTMLInputElement) input.focus();
  },
  hint: () => {
    const button = document.querySelector('#banner [data-key="v"]');
    if (button instanceof HTMLButtonElement) button.click();
  },
  ping: pingHere,
  arrow: arrowHere,
  sight: toggleSight,
  mute: toggleMute,
  "zoom-in": () => zoom("in"),
  "zoom-out": () => zoom("out"),
  "zoom-fit": () => zoom("fit"),
};

/** @returns {HTMLButtonElement[]} */
const undoButtons = () => [...document.querySelectorAll("#top .undo button")].filter((b) => b instanceof HTMLButtonElement);

/**
 * Which of so many buttons a key leads to, and whether it presses it. Pressed again, a key goes on to the next of its kind; what can only
 * be one thing is done, but a warning is read before it.
 * @param {number} count @param {number} focused the one that has the focus, or -1 @param {boolean} perilous
 */
export const leads = (count, focused, perilous) => ({ to: (focused + 1) % count, press: count === 1 && (focused === 0 || !perilous) });

/** @param {string} action */
function group(action) {
  const buttons = all(`#actions [data-group="${action}"] button`);
  // What cannot be done has the focus, and with it its reason.
  if (buttons.length === 0) {
    const no = document.querySelector(`#bar-${action} button`);
    if (no instanceof HTMLElement) no.focus();
    return;
  }
  if (action === "move") {
    show(front());
    const here = document.querySelector("#board .room:not([hidden]) .space.here") ?? document.querySelector("#board .room:not([hidden]) .space.can");
    if (here) return focusSpot(/** @type {SVGGElement} */ (here));
  }
  const at = buttons.findIndex((button) => button === document.activeElement);
  const { to, press } = leads(buttons.length, at, buttons[0]?.classList.contains("perilous"));
  const next = buttons[to];
  if (!(next instanceof HTMLButtonElement)) return;
  next.focus();
  if (press) next.click();
}

/** From one action to the one beside it. @param {Element} from @param {1 | -1} step */
function beside(from, step) {
  const row = all("#actions form[data-actions] :is(button[name=choice], #bar button)");
  const next = row[(row.indexOf(from) + step + row.length) % row.length];
  if (next instanceof HTMLElement) next.focus();
}

/** @param {string} number */
function sheet(number) {
  const found = document.querySelector(`[data-sheet="${number}"]`);
  if (!(found instanceof HTMLDetailsElement)) return;
  found.open = true;
  found.querySelector("summary")?.focus();
  polite(spoken(found));
}

/** Wires the keys. */
export function wireKeys() {
  document.addEventListener("keydown", (event) => {
    const el = document.activeElement;
    const typing = el instanceof HTMLInputElement || el instanceof HTMLSelectElement || el instanceof HTMLTextAreaElement;
    if (event.key === "Escape") {
      delete document.body.dataset.typing;
      document.querySelectorAll(".top details[open]").forEach((d) => d.removeAttribute("open"));
      hurry();
      if (typing) el.blur();
      // Back from a room that was only looked at.
      else if (!document.querySelector("dialog[open]")) show(front());
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing) {
      event.preventDefault();
      undoButtons()[event.shiftKey ? 1 : 0]?.click();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || typing || document.querySelector("dialog[open]")) return;
    hurry();
    // The space bar only hurries, unless it presses what has the focus.
    if (event.key === " " && (el === document.body || el === null)) return event.preventDefault();
    if (el?.matches("#actions :is(button[name=choice], #bar button)") && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      event.preventDefault();
      return beside(el, event.key === "ArrowRight" ? 1 : -1);
    }
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    if (action.startsWith("sheet-")) sheet(action.slice(6));
    else if (action in SPEAK) polite(SPEAK[action]());
    else if (action.startsWith("fold-")) foldByKey(action.slice(5));
    else if (action in DO) DO[action]();
    else group(action);
  });
}
