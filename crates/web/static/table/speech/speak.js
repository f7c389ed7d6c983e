// Reads a story page aloud with the browser's own voice: sentence by sentence, at a pace of one's own, with a pause.
// @ts-check
import { line } from "./spoken.js";

const PACE = "barksburg-pace";

/**
 * Whole sentences: long texts are cut off by some voices. Quotes belong to what they close, and a sentence that goes on in small letters
 * is not over. @param {string} text @returns {string[]}
 */
export function sentences(text) {
  const found = text.replace(/\s+/g, " ").trim().match(/.+?(?:[.!?…]+["”“»«’)]*(?= [^\p{Ll}]|$)|$)\s*/gu) ?? [];
  return found.map((s) => s.trim()).filter(Boolean);
}

/** The best voice for a language. @param {{lang: string, localService?: boolean}[]} voices @param {string} lang */
export function voiceFor(voices, lang) {
  const fits = voices.filter((v) => v.lang.toLowerCase().replace("_", "-").startsWith(lang));
  return fits.find((v) => v.localService) ?? fits[0];
}

const able = () => "speechSynthesis" in window;

/** @type {HTMLElement | null} */
let marked = null;

/** Ends reading. */
export function hush() {
  if (!able()) return;
  speechSynthesis.cancel();
  marked?.classList.remove("spoken");
  marked = null;
  label("first");
  reading(false);
}

/** Music steps back for a voice. @param {boolean} on */
const reading = (on) => document.dispatchEvent(new CustomEvent("reading-aloud", { detail: on }));

/** The button says what it would do next. @param {"first" | "pause" | "resume"} state */
function label(state) {
  document.querySelectorAll("[data-speak]").forEach((button) => {
    if (button instanceof HTMLElement) button.textContent = button.dataset[state] ?? "";
  });
}

/** Begins, pauses or goes on. @param {HTMLElement} button */
export function speak(button) {
  if (speechSynthesis.paused) {
    speechSynthesis.resume();
    return label("pause");
  }
  if (speechSynthesis.speaking) {
    speechSynthesis.pause();
    return label("resume");
  }
  const page = document.querySelector("#tales article:not([hidden])");
  const lang = button.dataset.speakLang ?? document.documentElement.lang;
  const voice = /** @type {SpeechSynthesisVoice | undefined} */ (voiceFor(speechSynthesis.getVoices(), lang));
  const pace = Number(localStorage.getItem(PACE) ?? "0.95");
  /** @type {SpeechSynthesisUtterance | undefined} */
  let last;
  for (const p of page?.querySelectorAll("h2, h3, p, li") ?? []) {
    for (const sentence of sentences(line(p))) {
      const said = new SpeechSynthesisUtterance(sentence);
      said.lang = lang;
      said.rate = Number.isFinite(pace) ? pace : 0.95;
      if (voice) said.voice = voice;
      said.onstart = () => {
        marked?.classList.remove("spoken");
        marked = /** @type {HTMLElement} */ (p);
        marked.classList.add("spoken");
      };
      last = said;
      speechSynthesis.speak(said);
    }
  }
  if (last) {
    last.onend = hush;
    label("pause");
    reading(true);
  }
}

/** Shows what needs a voice, where there is one. */
export function readySpeech() {
  if (!able()) return;
  document.querySelectorAll("[data-speak], [data-pace-label]").forEach((b) => b.removeAttribute("hidden"));
  document.querySelectorAll("[data-pace]").forEach((s) => {
    if (s instanceof HTMLSelectElement) s.value = localStorage.getItem(PACE) ?? "0.95";
  });
}

/** Keeps the pace. */
export function wirePace() {
  document.addEventListener("change", (event) => {
    const select = event.target;
    if (select instanceof HTMLSelectElement && "pace" in select.dataset) {
      localStorage.setItem(PACE, select.value);
      hush();
    }
  });
}
