// Story pages, help, menus: opened, closed, turned, read aloud.
// @ts-check
import { hush, readySpeech, speak, wirePace } from "./speak.js";

/** @param {string} id */
function open(id) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.matches(":modal")) return;
  if (dialog.open) dialog.close();
  dialog.showModal();
}

const pages = () => [...document.querySelectorAll("#tales article")];

/** A coach speaks beside the board: nothing is covered, and the keys stay where they are. */
function whisper() {
  const dialog = document.getElementById("story");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const focused = document.activeElement;
  if (!dialog.open) dialog.show();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  dialog.scrollTo(0, 0);
  const said = [...dialog.querySelectorAll("#tales article:not([hidden]) p")].map((p) => p.textContent ?? "");
  const polite = document.getElementById("polite");
  if (polite) polite.textContent = said.join(" ");
}

/** Turns to a page. @param {number} to */
function turn(to) {
  const all = pages();
  const next = Math.max(0, Math.min(all.length - 1, to));
  all.forEach((page, i) => page.toggleAttribute("hidden", i !== next));
  document.querySelectorAll("#tales [data-turn]").forEach((b, i) => (i === next ? b.setAttribute("aria-current", "true") : b.removeAttribute("aria-current")));
  document.getElementById("story")?.scrollTo(0, 0);
  hush();
}

/** Wires the dialogs. */
export function wireDialogs() {
  readySpeech();
  wirePace();
  let count = pages().length;
  const story = document.getElementById("story");
  if (story?.hasAttribute("data-fresh")) open("story");
  document.addEventListener("fragments", (event) => {
    if (!(/** @type {CustomEvent} */ (event).detail.includes("tales"))) return;
    readySpeech();
    const fresh = pages().slice(count);
    if (fresh.length && fresh.every((page) => page.hasAttribute("data-aside"))) whisper();
    else if (fresh.length) open("story");
    count = pages().length;
  });
  story?.addEventListener("close", () => {
    hush();
    // Companions wait while a page is read.
    const go = document.querySelector("#banner form[data-waits] button[value=go]");
    if (go instanceof HTMLButtonElement) go.click();
  });
  document.addEventListener("keydown", (event) => {
    const beside = story instanceof HTMLDialogElement && story.open && !story.matches(":modal");
    if (event.key === "Escape" && beside) story.close();
  });
  document.addEventListener("click", (event) => {
    const el = event.target instanceof Element ? event.target.closest("button, [data-open]") : null;
    if (!(el instanceof HTMLElement)) {
      // A click beside an open menu closes it.
      if (event.target instanceof Element && !event.target.closest(".top details")) {
        document.querySelectorAll(".top details[open]").forEach((d) => d.removeAttribute("open"));
      }
      return;
    }
    if (el.dataset.open) {
      document.querySelectorAll(".top details[open]").forEach((d) => d.removeAttribute("open"));
      open(el.dataset.open);
    } else if ("close" in el.dataset) el.closest("dialog")?.close();
    else if (el.dataset.turn) turn(Number(el.dataset.turn));
    else if ("speak" in el.dataset) speak(el);
  });
}
