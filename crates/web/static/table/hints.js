// Asks for advice, shows how far the thinking is, and hangs up when nobody wants it any longer.
import { assertive } from "./speech/announce.js";
import { drawn, latest } from "./stream.js";
import { notice } from "./post.js";
import { clearPlan, showPlan } from "./board/plan.js";

/** The request under way. @type {AbortController | null} */
let asking = null;
/** The record the advice is for. */
let about = 0;

const place = () => document.getElementById("hints");

function close() {
  asking?.abort();
  asking = null;
  const hints = place();
  if (!hints) return;
  const inside = hints.contains(document.activeElement);
  hints.hidden = true;
  clearPlan();
  // Whoever took the advice, or closed it, goes on among the actions.
  if (inside) document.getElementById("actions")?.focus({ preventScroll: true });
}

/** @param {{percent?: number, html?: string, stale?: boolean}} message */
function show(message) {
  const hints = place();
  const answer = hints?.querySelector(".answer");
  const thinking = hints?.querySelector(".thinking");
  if (!hints || !answer || !(thinking instanceof HTMLElement)) return;
  if (message.stale) return close();
  const bar = hints.querySelector("progress");
  if (bar && message.percent !== undefined) bar.value = message.percent;
  if (message.html === undefined) return;
  thinking.hidden = true;
  answer.innerHTML = message.html;
  answer.querySelector("[data-hint-close]")?.removeAttribute("hidden");
  const first = answer.querySelector("button[name=choice]");
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  const best = first?.closest("li");
  if (best) showPlan(best);
  hints.scrollIntoView({ block: "nearest" });
}

/** What has arrived whole of a stream of messages, and what has not. @param {string} text @returns {[any[], string]} */
export function messages(text) {
  const parts = text.split("\n\n");
  const rest = parts.pop() ?? "";
  return [parts.map((part) => JSON.parse(part.slice("data: ".length))), rest];
}

/** @param {string} url */
async function ask(url) {
  // A position that is still moving into place would close the hint when it is drawn, so it is drawn first.
  await drawn();
  const hints = place();
  if (!hints || asking || !document.querySelector("#banner [data-hint]")) return;
  const mine = new AbortController();
  asking = mine;
  hints.hidden = false;
  const thinking = hints.querySelector(".thinking");
  if (thinking instanceof HTMLElement) thinking.hidden = false;
  hints.querySelector(".answer")?.replaceChildren();
  show({ percent: 0 });
  try {
    about = latest();
    const body = new URLSearchParams({ seq: String(about) });
    const response = await fetch(url, { method: "POST", body, headers: { accept: "application/json" }, signal: mine.signal });
    if (!response.ok || !response.body) {
      // Closing hangs up, so what was answered is read first.
      const { text } = await response.json().catch(() => ({}));
      close();
      return notice(text ?? "");
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const [whole, left] = messages(rest + value);
      rest = left;
      for (const message of whole) if (asking === mine) show(message);
    }
  } catch (error) {
    if (!mine.signal.aborted) {
      close();
      assertive(String(error));
    }
  } finally {
    if (asking === mine) asking = null;
  }
}

/** Wires the button, the stop button, and everything that makes a hint pointless. */
export function wireHints() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement && "hint" in form.dataset) {
      event.preventDefault();
      void ask(new URL(form.action, location.href).pathname);
    }
    // Advice that is taken has done its work: what happens now should be seen.
    if (form instanceof HTMLFormElement && place()?.contains(form)) close();
  });
  document.addEventListener("click", (event) => {
    const el = event.target instanceof Element ? event.target.closest("[data-hint-stop], [data-hint-close]") : null;
    if (!(el instanceof HTMLElement)) return;
    if (el.dataset.hintStop) void fetch(el.dataset.hintStop, { method: "POST", headers: { accept: "application/json" } });
    else close();
  });
  // The advice that is pointed at, or has the focus, is the one to be seen on the board.
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      const item = event.target instanceof Element ? event.target.closest("#hints li") : null;
      if (item) showPlan(item);
    });
  }
  // The table has moved on: what was advised no longer holds.
  document.addEventListener("fragments", (event) => {
    // The next question may have the very same answers.
    if (/** @type {CustomEvent} */ (event).detail.includes("actions") || latest() !== about) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
}
