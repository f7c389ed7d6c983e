// Story pages, help, menus: opened, closed, turned, read aloud.
// @ts-check
import { rewind } from "./stage/figures.js";
import { coached } from "./speech/announce.js";
import { hush, readySpeech, speak, wirePace } from "./speech/speak.js";
import { line } from "./speech/spoken.js";
import { replay } from "./stream.js";
import { post } from "./chat.js";

/** The story is closed only to be shown in another way. */
let stays = false;

/** A page turns: whoever plays sounds is told. */
const rustle = () => document.dispatchEvent(new CustomEvent("page-turned"));

/** @param {string} id */
function open(id) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.matches(":modal")) return;
  if (dialog.open) {
    stays = id === "story";
    dialog.close();
  }
  dialog.showModal();
  if (id === "story") rustle();
  // The button that has the focus may lie below a long page; reading begins at the top.
  dialog.scrollTo(0, 0);
}

const pages = () => [...document.querySelectorAll("#tales article")];

/** How many pages may be opened here: all of them, unless somebody else reads aloud and has not come so far.
 * @param {{reader?: string, read?: string}} chat @param {number} all */
export function mayOpen(chat, all) {
  return chat.reader === "other" ? Math.min(all, Number(chat.read ?? 0)) : all;
}

const opened = () => mayOpen(document.getElementById("chat")?.dataset ?? {}, pages().length);

/** Whoever reads aloud tells the others how far. */
function tellReading() {
  const chat = document.getElementById("chat");
  const table = document.querySelector("[data-table]");
  if (chat?.dataset.reader !== "me" || !(table instanceof HTMLElement) || Number(chat.dataset.read) === read) return;
  chat.dataset.read = String(read);
  void post(`/t/${table.dataset.table}/reading`, new URLSearchParams({ pages: String(read) }));
}
/** How many pages have been turned up; a choice may bring more than one. */
let read = 0;
/** The page that is turned up. */
let at = 0;

/** A coach speaks beside the board: nothing is covered, and the keys stay where they are. */
function whisper() {
  const dialog = document.getElementById("story");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const focused = document.activeElement;
  if (!dialog.open) dialog.show();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  dialog.scrollTo(0, 0);
  coached([...document.querySelectorAll("#tales article:not([hidden]) p")].map(line).join(" "));
}

/** Turns to a page. @param {number} to */
function turn(to) {
  const all = pages();
  at = Math.max(0, Math.min(all.length - 1, to));
  read = Math.max(read, at + 1);
  all.forEach((page, i) => page.toggleAttribute("hidden", i !== at));
  document.querySelectorAll("#tales [data-turn]").forEach((b, i) => {
    if (i === at) b.setAttribute("aria-current", "true");
    else b.removeAttribute("aria-current");
    // What nobody has read yet cannot be read again.
    b.closest("li")?.toggleAttribute("hidden", i >= read);
  });
  document.querySelectorAll("#tales [data-last-page]").forEach((e) => e.toggleAttribute("hidden", read < all.length));
  document.getElementById("story")?.scrollTo(0, 0);
  hush();
  tellReading();
}

/** The next page nobody has seen yet, or back to the board. */
function goOn() {
  const story = document.getElementById("story");
  if (!(story instanceof HTMLDialogElement)) return;
  if (read >= opened()) return story.close();
  const aside = pages()[read].hasAttribute("data-aside");
  turn(read);
  if (!aside && story.matches(":modal")) rustle();
  if (!aside) return open("story");
  if (story.matches(":modal")) {
    stays = true;
    story.close();
  }
  // The coach speaks of what was just seen.
  void begin().then(whisper);
}

/** What minions did before anybody was asked: seen once the first page of the story is read. @type {{events: any[], lines: any[]} | null} */
let opening = null;

async function begin() {
  const happened = opening;
  opening = null;
  if (happened) await replay(happened);
}

/** Wires the dialogs. */
export function wireDialogs() {
  readySpeech();
  wirePace();
  const story = document.getElementById("story");
  read = pages().length;
  at = read - 1;
  const fresh = story?.hasAttribute("data-fresh");
  if (story && fresh && opened() > 0) {
    read = 0;
    turn(0);
    open("story");
    opening = JSON.parse(story.dataset.opening ?? "null");
    if (opening) rewind(opening.events);
  }
  tellReading();
  let count = fresh ? opened() : pages().length;
  document.addEventListener("fragments", (event) => {
    if (!(/** @type {CustomEvent} */ (event).detail.includes("tales"))) return;
    readySpeech();
    come();
  });
  // Whoever reads aloud has turned a page, or has gone and keeps nobody waiting.
  document.addEventListener("chat", () =>
    // Once the circle itself is drawn, which says so.
    queueMicrotask(() => {
      if (opened() > count) come();
      tellReading();
    }));
  function come() {
    const fresh = pages().slice(count, opened());
    const modal = story?.matches(":modal") ?? false;
    // Somebody who is still reading is not interrupted.
    turn(modal || !fresh.length ? at : count);
    if (fresh.length && !modal && fresh.every((page) => page.hasAttribute("data-aside"))) whisper();
    else if (fresh.length) open("story");
    count = opened();
  }
  story?.addEventListener("close", () => {
    if (stays) {
      stays = false;
      return;
    }
    hush();
    read = opened();
    tellReading();
    // What had the focus before may be gone: to what comes next then, after the last page how it went.
    // A page that was open from the start leaves the focus on its own button, which nobody sees any more.
    const actions = document.getElementById("actions");
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    if ([null, document.body, actions].includes(focused) || story.contains(focused)) {
      const next = document.querySelector("#banner a.bright") ?? actions;
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }
    void begin().then(() => {
      // Companions wait while a page is read.
      const go = document.querySelector("#banner form[data-waits] button[value=go]");
      if (go instanceof HTMLButtonElement) go.click();
    });
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
      // So does one beside the choices of a spot.
      if (event.target instanceof HTMLDialogElement && event.target.id === "menu") {
        const { left, right, top, bottom } = event.target.getBoundingClientRect();
        if (event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom) event.target.close();
      }
      return;
    }
    if (el.dataset.open) {
      document.querySelectorAll(".top details[open]").forEach((d) => d.removeAttribute("open"));
      open(el.dataset.open);
    } else if ("close" in el.dataset) {
      const dialog = el.closest("dialog");
      if (dialog === story) goOn();
      else dialog?.close();
    } else if (el.dataset.turn) {
      turn(Number(el.dataset.turn));
      rustle();
    }
    else if ("speak" in el.dataset) speak(el);
  });
}
