// Which key does what: the page brings the defaults, the browser keeps what was changed.
// @ts-check
import { line } from "../speech/spoken.js";

const KEY = "barksburg-keys";

/** Keys that cannot be given away. */
const FIXED = /^(Enter|Escape|Tab| |Arrow\w+|F\d+|Shift|Control|Alt|Meta|Dead|CapsLock|Backspace)$/;

/** A key as it is written on a button: a capital letter needs the shift key. @param {string} key */
export const written = (key) => (key.length === 1 && key !== key.toLowerCase() ? `Shift+${key}` : key);

/**
 * The action of each key.
 * @param {Record<string, string>} defaults by action @param {Record<string, string>} changed by action @returns {Record<string, string>}
 */
export function byKey(defaults, changed) {
  /** @type {Record<string, string>} */
  const out = {};
  for (const action of Object.keys(defaults)) out[changed[action] ?? defaults[action]] = action;
  return out;
}

/**
 * Gives an action another key; says who has it already.
 * @param {Record<string, string>} defaults @param {Record<string, string>} changed @param {string} action @param {string} key
 * @returns {{changed: Record<string, string>} | {taken: string}}
 */
export function change(defaults, changed, action, key) {
  if (FIXED.test(key)) return { taken: key };
  const owner = byKey(defaults, changed)[key];
  if (owner && owner !== action) return { taken: owner };
  return { changed: { ...changed, [action]: key } };
}

/** @returns {Record<string, string>} */
function kept() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

/** @returns {HTMLElement[]} */
const buttons = () => [...document.querySelectorAll(".keys [data-action]")].filter((b) => b instanceof HTMLElement);

/** @returns {Record<string, string>} */
const defaults = () => Object.fromEntries(buttons().map((b) => [b.dataset.action ?? "", b.dataset.default ?? ""]));

/** The action of a key that was pressed. @param {string} key @returns {string | undefined} */
export const actionOf = (key) => byKey(defaults(), kept())[key];

function show() {
  const now = { ...defaults(), ...kept() };
  for (const button of buttons()) {
    const kbd = button.querySelector("kbd");
    if (kbd) kbd.textContent = written(now[button.dataset.action ?? ""]);
  }
  document.querySelector("[data-keys-reset]")?.toggleAttribute("hidden", Object.keys(kept()).length === 0);
}

/** @param {string} text */
function notice(text) {
  const p = document.querySelector("[data-keys-notice]");
  if (!p) return;
  p.textContent = text;
  p.toggleAttribute("hidden", !text);
}

/** Wires the list of keys in the help. */
export function wireKeymap() {
  show();
  document.querySelector("[data-keys-hint]")?.removeAttribute("hidden");
  /** @type {HTMLElement | null} */
  let waiting = null;
  const stop = () => {
    waiting?.classList.remove("waiting");
    waiting = null;
  };
  document.addEventListener("click", (event) => {
    const el = event.target instanceof Element ? event.target : null;
    const button = el?.closest(".keys [data-action]");
    if (button instanceof HTMLElement) {
      stop();
      waiting = button;
      button.classList.add("waiting");
      const p = document.querySelector("[data-keys-notice]");
      notice(p instanceof HTMLElement ? (p.dataset.press ?? "") : "");
    } else if (el?.closest("[data-keys-reset]")) {
      localStorage.removeItem(KEY);
      stop();
      notice("");
      show();
    } else if (waiting) {
      stop();
      notice("");
    }
  });
  document.addEventListener("keydown", (event) => {
    if (!waiting || event.key === "Shift") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const button = waiting;
    stop();
    if (event.key === "Escape") return notice("");
    const done = change(defaults(), kept(), button.dataset.action ?? "", event.key);
    if ("taken" in done) {
      const p = document.querySelector("[data-keys-notice]");
      const row = buttons().find((b) => b.dataset.action === done.taken)?.parentElement;
      const owner = row ? line(row.querySelector("span")) : done.taken;
      return notice(`${p instanceof HTMLElement ? (p.dataset.taken ?? "") : ""} ${owner}`);
    }
    localStorage.setItem(KEY, JSON.stringify(done.changed));
    notice("");
    show();
    button.focus();
  }, true);
}
