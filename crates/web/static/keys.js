// One key for each thing; none of them while somebody types or a dialog is open.
import { polite } from "./announce.js";
import { focusSpot } from "./board.js";
import { hurry } from "./motion.js";

const GROUPS = { m: "move", b: "battle", s: "search", r: "recover", x: "explore", h: "free", e: "free", l: "free", a: "ability", i: "item", ".": "end", c: "move" };

/** The words after which a choice's name begins, where a key means one kind of a group. */
const VERBS = { h: "share", e: "equip", l: "level-up", c: "scurry" };

const text = (/** @type {Element | null | undefined} */ el) => (el?.textContent ?? "").replace(/\s+/g, " ").trim();

/** What each speaking key reads out. @type {Record<string, () => string>} */
const SPEAK = {
  t: () => text(document.querySelector("#banner .prompt")),
  w: () => document.querySelector(".clock")?.getAttribute("aria-label") ?? "",
  n: () => [...document.querySelectorAll("#board .room:not([hidden]) .figure.foe title")].map(text).join(". "),
  o: () => [...document.querySelectorAll("#actions button:has(.odds)")].map(text).join(". "),
  g: () => text(document.querySelector("#log summary")),
};

/** @param {string} key */
function group(key) {
  const verb = /** @type {Record<string, string>} */ (VERBS)[key];
  const name = /** @type {Record<string, string>} */ (GROUPS)[key];
  let buttons = [...document.querySelectorAll(`#actions [data-group="${name}"] button`)];
  if (verb) buttons = buttons.filter((b) => b instanceof HTMLButtonElement && b.value.startsWith(verb));
  else if (key === "m") {
    const here = document.querySelector("#board .room:not([hidden]) .space.here") ?? document.querySelector("#board .room:not([hidden]) .space.can");
    if (here && buttons.length > 0) return focusSpot(/** @type {SVGGElement} */ (here));
  }
  const first = buttons[0];
  if (!(first instanceof HTMLButtonElement)) return;
  if (buttons.length === 1) first.click();
  else first.focus();
}

/** Wires the keys. */
export function wireKeys() {
  document.addEventListener("keydown", (event) => {
    const el = document.activeElement;
    const typing = el instanceof HTMLInputElement || el instanceof HTMLSelectElement || el instanceof HTMLTextAreaElement;
    if (event.key === "Escape") {
      delete document.body.dataset.typing;
      document.querySelectorAll(".top details[open]").forEach((d) => d.removeAttribute("open"));
      if (typing) el.blur();
      return;
    }
    const undo = document.querySelector("#top .undo button");
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing) {
      event.preventDefault();
      const button = event.shiftKey ? document.querySelectorAll("#top .undo button")[1] : undo;
      if (button instanceof HTMLButtonElement) button.click();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || typing || document.querySelector("dialog[open]")) return;
    hurry();
    const key = event.key;
    if (key in SPEAK) polite(SPEAK[key]());
    else if (/^[1-6]$/.test(key)) {
      const sheet = document.querySelector(`[data-sheet="${key}"]`);
      if (sheet instanceof HTMLDetailsElement) {
        sheet.open = true;
        sheet.querySelector("summary")?.focus();
        polite(text(sheet));
      }
    } else if (key === "v") {
      const button = document.querySelector('#banner [data-key="v"]');
      if (button instanceof HTMLButtonElement) button.click();
    } else if (key === "u" && undo instanceof HTMLButtonElement) undo.click();
    else if (key === "?") {
      const help = document.getElementById("help");
      if (help instanceof HTMLDialogElement) help.showModal();
    } else if (key === "/") {
      event.preventDefault();
      document.body.dataset.typing = "";
      const input = document.querySelector("[data-command]");
      if (input instanceof HTMLInputElement) input.focus();
    } else if (key in GROUPS) {
      event.preventDefault();
      group(key);
    }
  });
}
