// Swaps parts of the page in, keeping focus, what was opened, and which room is looked at.

/** What has the focus, by something that survives a swap; whoever pressed a button that is gone stays among the actions. */
function focusKey() {
  const el = document.activeElement;
  if (!(el instanceof Element) || el === document.body) return [];
  const space = el.getAttribute("data-space");
  if (el.closest("#board")) {
    const board = "#board .room:not([hidden])";
    return [space ? `${board} [data-space="${CSS.escape(space)}"]` : "", `${board} .space[tabindex="0"]`].filter(Boolean);
  }
  if (el.id) return [`#${CSS.escape(el.id)}`];
  if (!el.closest("#actions, #banner, #hints")) return [];
  const same = el instanceof HTMLButtonElement && el.value ? [`#actions button[value="${CSS.escape(el.value)}"]`] : [];
  return [...same, "#banner a.bright", "#actions"];
}

/** @param {HTMLDetailsElement} el */
const detailsKey = (el) => `${el.closest("[id]")?.id}/${el.className}/${el.querySelector("summary")?.textContent}`;

/** One element from its text; what stands in a drawing must be read as one. @param {string} html @param {Element} old */
function read(html, old) {
  const template = document.createElement("template");
  const drawn = old instanceof SVGElement && !(old instanceof SVGSVGElement);
  template.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  const first = template.content.firstElementChild;
  return drawn ? first?.firstElementChild : first;
}

/** Puts what the page has into its slots; false if it has not. @param {Element} fresh */
function fill(fresh) {
  for (const slot of fresh.querySelectorAll("[data-keep]")) {
    const kept = document.getElementById(slot.getAttribute("data-keep") ?? "");
    if (!kept) return false;
    slot.replaceWith(kept);
  }
  return true;
}

/** The room the table is about, and the one somebody looks at. */
export const front = () => document.getElementById("board")?.dataset.front ?? "";
let looking = front();

/** Where the focus goes as soon as there is such a place again: actions that are not there, while others play, cannot have it. @type {string[]} */
let owed = [];

/** @param {Record<string, string>} fragments */
export function swap(fragments) {
  const adrift = () => document.activeElement === null || document.activeElement === document.body;
  const focus = adrift() ? owed : focusKey();
  const before = front();
  /** What changed, and whatever it stands in. @type {Set<string>} */
  const changed = new Set();
  for (const [id, html] of Object.entries(fragments)) {
    const old = document.getElementById(id);
    const fresh = old && read(html, old);
    if (!old || !fresh) continue;
    const opened = new Set([...old.querySelectorAll("details[open]:not(.mouse)")].map((d) => detailsKey(/** @type {HTMLDetailsElement} */ (d))));
    const open = old.hasAttribute("open");
    const scroll = old.scrollTop;
    // A page that lacks something it should have is read again as a whole.
    if (!fill(fresh)) return location.reload();
    old.replaceWith(fresh);
    for (let el = /** @type {Element | null | undefined} */ (fresh); el; el = el.parentElement?.closest("[id]")) changed.add(el.id);
    fresh.querySelectorAll("details:not(.mouse)").forEach((d) => {
      if (opened.has(detailsKey(/** @type {HTMLDetailsElement} */ (d)))) d.setAttribute("open", "");
    });
    if (open && fresh.matches("details:not(.mouse)")) fresh.setAttribute("open", "");
    if (id !== "log") fresh.scrollTop = scroll;
  }
  // Whoever looks at another room goes on looking, until play moves to a new one.
  show(front() === before ? looking : front());
  const title = document.getElementById("banner")?.dataset.title;
  if (title) document.title = title;
  const back = adrift() ? focus.map((key) => document.querySelector(key)).find(Boolean) : null;
  if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
  owed = adrift() ? focus : [];
  document.dispatchEvent(new CustomEvent("fragments", { detail: [...changed] }));
}

/** Brings a room to the front. @param {string} tile */
export function show(tile) {
  looking = tile;
  document.querySelectorAll("#board .room").forEach((room) => {
    room.toggleAttribute("hidden", room.getAttribute("data-tile") !== tile);
  });
  document.querySelectorAll(".tools [data-back]").forEach((back) => back.toggleAttribute("hidden", tile === front()));
}
