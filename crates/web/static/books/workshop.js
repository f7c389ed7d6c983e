// The workshop: keeps the tools in step with the game beside them.

const stage = /** @type {HTMLIFrameElement} */ (document.getElementById("stage"));
const parts = /** @type {HTMLElement} */ (document.getElementById("parts"));
const findings = /** @type {HTMLElement} */ (document.getElementById("findings"));
const fold = /** @type {HTMLButtonElement} */ (document.getElementById("fold"));
const none = findings.innerHTML;

/** What the game shows: its address and its record. */
const shown = () => {
  const at = stage.contentWindow?.location;
  const seq = stage.contentDocument?.querySelector("main.table")?.getAttribute("data-seq");
  return at ? [at.pathname + at.search, seq ?? ""] : ["/", ""];
};

/** Fetches the tools anew; what somebody is filling in stays as it is. @param {string} at */
async function fresh(at) {
  const answer = await fetch(`/watch/tools?at=${encodeURIComponent(at)}`);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of page.querySelectorAll("[data-part]")) {
    const name = part.getAttribute("data-part");
    const old = parts.querySelector(`[data-part="${name}"]`);
    const drawn = part.innerHTML;
    if (!old) parts.append(document.adoptNode(part));
    else if (old.getAttribute("data-drawn") !== drawn && !old.contains(document.activeElement)) {
      const open = old.querySelector("details")?.open;
      old.innerHTML = drawn;
      const details = old.querySelector("details");
      if (details && open !== undefined) details.open = open;
    }
    parts.querySelector(`[data-part="${name}"]`)?.setAttribute("data-drawn", drawn);
  }
}

const put = (/** @type {boolean} */ folded) => {
  document.body.toggleAttribute("data-folded", folded);
  fold.setAttribute("aria-expanded", String(!folded));
};

let last = "";
/** On a phone a game that begins has the window until somebody asks for the tools. */
let small = matchMedia("(max-width: 40rem)").matches;
/** Looks whether the game has gone on. */
async function follow() {
  const [at, seq] = shown();
  const now = `${at} ${seq}`;
  if (now !== last) {
    last = now;
    history.replaceState(null, "", `/workshop?at=${encodeURIComponent(at)}`);
    if (small && seq) {
      small = false;
      put(true);
    }
    await fresh(at);
  }
  setTimeout(follow, 250);
}

fold.addEventListener("click", () => put(!document.body.hasAttribute("data-folded")));

// Pointing at a space of a room shows where one can step from it.
const MARKS = { next: "is-next", climb: "is-climb", red: "is-red" };
/** @param {Event} event */
function point(event) {
  const space = event.target instanceof Element ? event.target.closest("path[data-space]") : null;
  for (const old of parts.querySelectorAll(".is-here, .is-next, .is-climb, .is-red")) old.classList.remove("is-here", ...Object.values(MARKS));
  const says = document.getElementById("links");
  if (!(space instanceof SVGElement) || !says) return;
  says.textContent = space.dataset.says ?? "";
  space.classList.add("is-here");
  for (const [kind, mark] of Object.entries(MARKS)) {
    for (const name of (space.dataset[kind] ?? "").split(" ").filter(Boolean)) space.parentElement?.querySelector(`[data-space="${name}"]`)?.classList.add(mark);
  }
}
parts.addEventListener("pointerover", point);
parts.addEventListener("click", point);

const source = new EventSource("/watch/events");
source.onmessage = (event) => {
  const news = JSON.parse(event.data);
  findings.innerHTML = news.panel || none;
  findings.toggleAttribute("data-broken", !news.good);
  last = "";
};
addEventListener("pagehide", () => source.close());
follow();
