// Posts choices with the record they are based on, each with an id of its own, so that a repeat changes nothing.
import { assertive } from "./speech/announce.js";
import { drawn, latest, receive } from "./stream.js";
import { play } from "./play.js";
import { front, show } from "./swap.js";

let sending = false;

/** For how long what nobody could answer is tried again, in milliseconds: longer than servers need to agree on another leader. */
const PATIENCE = 40000;

/** An id no other request has. */
function requestId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/** How long a sentence stays, at least, while the page changes under it. */
const STAYS = 6000;
/** What was said last, and until when it stays. */
let said = { text: "", until: 0 };

/** Shows a sentence of the server where the eye is; it goes with the next change, or stays. @param {string} text @param {boolean} stays */
export function notice(text, stays = false) {
  if (!text) return;
  said = { text, until: stays ? performance.now() + STAYS : 0 };
  write(text);
  assertive(text);
}

/** @param {string} text */
function write(text) {
  const banner = document.getElementById("banner");
  if (!banner) return;
  let p = banner.querySelector(".notice");
  if (!p) {
    p = document.createElement("p");
    p.className = "notice";
    banner.append(p);
  }
  p.textContent = text;
}

/** Whom the page asks. */
const asked = () => play()?.who;

/**
 * Posts until somebody says yes or no. A line that breaks, and a server that asks to come back, change nothing: the same
 * request again is answered as the first time, also by another server.
 * @param {string} url @param {URLSearchParams} body
 */
export async function insist(url, body, patience = PATIENCE) {
  const until = performance.now() + patience;
  for (let attempt = 0; ; attempt++) {
    const waiting = Math.min(400 * (attempt + 1), 2000);
    const enough = performance.now() + waiting >= until;
    try {
      const response = await fetch(url, { method: "POST", body, headers: { accept: "application/json" } });
      if (enough || response.status !== 503 || !response.headers.has("retry-after")) {
        // The stream may still be away; it says so itself.
        if (document.getElementById("offline")?.hidden ?? true) document.body.classList.remove("lost");
        return response;
      }
    } catch (error) {
      if (enough) throw error;
    }
    document.body.classList.add("lost");
    await new Promise((done) => setTimeout(done, waiting));
  }
}

/** Gives whether it was done. @param {string} url @param {URLSearchParams} body */
async function send(url, body) {
  if (sending) return false;
  sending = true;
  // A sign for whoever waits from outside: something was chosen.
  document.body.dataset.sending = "";
  said.until = 0;
  const whom = asked();
  try {
    // A button pressed while things still move is no answer to a question nobody has seen yet.
    await drawn();
    if (body.has("choice") && asked() !== whom) return false;
    // Whoever plays looks where it is played.
    show(front());
    body.set("seq", String(latest()));
    body.set("request", requestId());
    const response = await insist(url, body);
    if (!response.ok || response.status === 202) {
      const answer = await response.json().catch(() => ({}));
      if (answer.fragments) receive(answer);
      // Whoever lost a race is told so on the very page that shows what the other did.
      notice(answer.text ?? "", response.status === 409);
    }
    return response.ok;
  } catch {
    document.body.classList.add("lost");
    return false;
  } finally {
    sending = false;
    delete document.body.dataset.sending;
  }
}

/** Plays a choice by name. @param {string} name */
export function choose(name) {
  const form = document.querySelector("#actions form");
  if (form instanceof HTMLFormElement) void send(form.action, new URLSearchParams({ choice: name }));
}

/** Whether a form that goes there is the table's. @param {string} path */
export const isTables = (path) => /\/t\/[^/]+\/(choose|undo|redo|companions)$/.test(path);

/** Takes the forms of the table over; all others go the browser's way. */
export function wireForms() {
  document.addEventListener("fragments", (event) => {
    const banner = /** @type {CustomEvent} */ (event).detail.includes("banner");
    if (banner && performance.now() < said.until) write(said.text);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const submitter = /** @type {HTMLButtonElement | null} */ (/** @type {SubmitEvent} */ (event).submitter);
    if (!(form instanceof HTMLFormElement)) return;
    const url = new URL(submitter?.hasAttribute("formaction") ? submitter.formAction : form.action, location.href);
    if (!isTables(url.pathname)) return;
    event.preventDefault();
    const data = new FormData(form, submitter);
    const body = new URLSearchParams();
    for (const [name, value] of data) if (typeof value === "string") body.set(name, value);
    delete document.body.dataset.typing;
    // What was typed is hidden again, and gone once it is done.
    if (form.id === "typed") document.getElementById("actions")?.focus({ preventScroll: true });
    void send(url.pathname, body).then((done) => done && form.reset());
  });
}
