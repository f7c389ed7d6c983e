// The circle round the table: talk, who is here, and what a phone shows when the board lies on a big screen.
import { assertive, polite } from "./speech/announce.js";

/** Posts a form of the circle; what the server says against it is said aloud. @param {string} url @param {URLSearchParams} body */
export async function post(url, body) {
  const response = await fetch(url, { method: "POST", body, headers: { accept: "application/json" } }).catch(() => null);
  if (!response || response.ok) return Boolean(response);
  const answer = await response.json().catch(() => ({}));
  assertive(answer.text ?? "");
  return false;
}

/** @param {string} html */
function element(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** Swaps the circle in without losing what somebody is typing. @param {string} html */
function show(html) {
  const old = document.getElementById("chat");
  const fresh = element(html);
  if (!old || !fresh) return;
  const typed = old.querySelector("#say");
  const open = old.querySelector("details.passed")?.hasAttribute("open");
  const focused = document.activeElement === typed;
  old.replaceWith(fresh);
  const field = fresh.querySelector("#say");
  if (typed instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    field.value = typed.value;
    if (focused) field.focus({ preventScroll: true });
  }
  if (open) fresh.querySelector("details.passed")?.setAttribute("open", "");
  settle();
}

/** The latest line in sight, and one's own mice first. */
function settle() {
  const talk = document.querySelector("#chat .talk");
  if (talk) talk.scrollTop = talk.scrollHeight;
  const chat = document.getElementById("chat");
  const mice = (chat?.dataset.mice ?? "").split(" ").filter(Boolean);
  const screen = document.querySelector("main[data-screen]");
  // With the board on a screen in the middle a phone is a hand of cards: one's own mice and what they can do.
  document.body.toggleAttribute("data-hand", !screen && mice.length > 0 && chat?.dataset.screen !== undefined);
  for (const sheet of document.querySelectorAll("#sheets .mouse")) {
    const mine = mice.includes(sheet.id.replace(/^sheet-/, ""));
    sheet.classList.toggle("mine", mine);
    if (mine && document.body.hasAttribute("data-hand") && matchMedia("(max-width: 40rem)").matches) sheet.setAttribute("open", "");
  }
}

/** What a form of the talk sends: a phrase does not send what is half typed, and nothing is not said. @param {Iterable<[string, unknown]>} fields */
export function said(fields) {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.set(name, value);
  if (body.has("phrase")) body.delete("text");
  return body.has("text") && !body.get("text")?.trim() ? null : body;
}

/** Wires talk and presence. */
export function wireChat() {
  settle();
  document.addEventListener("chat", (event) => {
    const news = /** @type {CustomEvent} */ (event).detail;
    show(news.html);
    // An invitation that ended must not hang there any longer.
    if (news.corner) document.getElementById("corner")?.replaceWith(element(news.corner) ?? "");
    if (!news.say?.length) return;
    polite(news.say.join(" "));
    if (document.body.dataset.pulled !== "log") document.querySelector(".drawers [data-drawer=log]")?.setAttribute("data-news", "");
  });
  document.addEventListener("fragments", (event) => {
    if (/** @type {CustomEvent} */ (event).detail.includes("sheets")) settle();
  });
  document.addEventListener("click", (event) => {
    const opens = event.target instanceof Element && event.target.closest("[data-drawer=log]");
    if (opens) document.querySelector(".drawers [data-drawer=log]")?.removeAttribute("data-news");
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest("#chat")) return;
    event.preventDefault();
    const body = said(new FormData(form, /** @type {SubmitEvent} */ (event).submitter));
    if (!body) return;
    const field = form.querySelector("#say");
    void post(new URL(form.action).pathname, body).then((done) => {
      if (done && !body.has("phrase") && field instanceof HTMLInputElement) {
        const now = document.getElementById("say");
        if (now instanceof HTMLInputElement && now.value.trim() === body.get("text")?.trim()) now.value = "";
      }
    });
  });
}
