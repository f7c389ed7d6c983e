// Story pages, help, menus: opened, closed, turned, read aloud.

/** @param {string} id */
function open(id) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

const pages = () => [...document.querySelectorAll("#tales article")];

/** Turns to a page. @param {number} by */
function turn(by) {
  const all = pages();
  const now = all.findIndex((p) => !p.hasAttribute("hidden"));
  const next = Math.max(0, Math.min(all.length - 1, now + by));
  all.forEach((page, i) => page.toggleAttribute("hidden", i !== next));
  hush();
}

function hush() {
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}

/** @param {HTMLElement} button */
function speak(button) {
  if (speechSynthesis.speaking) return hush();
  const page = document.querySelector("#tales article:not([hidden])");
  const lang = button.dataset.speakLang ?? document.documentElement.lang;
  for (const p of page?.querySelectorAll("h2, p") ?? []) {
    const said = new SpeechSynthesisUtterance(p.textContent ?? "");
    said.lang = lang;
    const voice = speechSynthesis.getVoices().find((v) => v.lang.startsWith(lang));
    if (voice) said.voice = voice;
    speechSynthesis.speak(said);
  }
}

function ready() {
  if ("speechSynthesis" in window) document.querySelectorAll("[data-speak]").forEach((b) => b.removeAttribute("hidden"));
  const few = pages().length < 2;
  document.querySelectorAll("[data-page-back], [data-page-next]").forEach((b) => b.toggleAttribute("hidden", few));
}

/** Wires the dialogs. */
export function wireDialogs() {
  ready();
  let count = pages().length;
  const story = document.getElementById("story");
  if (story?.hasAttribute("data-fresh")) open("story");
  document.addEventListener("fragments", (event) => {
    if (!(/** @type {CustomEvent} */ (event).detail.includes("tales"))) return;
    ready();
    const now = pages().length;
    if (now > count) open("story");
    count = now;
  });
  story?.addEventListener("close", () => {
    hush();
    // Companions wait while a page is read.
    const go = document.querySelector("#banner form[data-waits] button[value=go]");
    if (go instanceof HTMLButtonElement) go.click();
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
    else if ("pageBack" in el.dataset) turn(-1);
    else if ("pageNext" in el.dataset) turn(1);
    else if ("speak" in el.dataset) speak(el);
  });
}
