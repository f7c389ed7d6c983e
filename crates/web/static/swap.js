// Swaps fragments in, keeping focus, what was opened, and which room is looked at.

/** What has the focus, by something that survives a swap. */
function focusKey() {
  const el = document.activeElement;
  if (!(el instanceof Element) || el === document.body) return null;
  const space = el.getAttribute("data-space");
  if (space && el.closest("#board")) return `#board .room:not([hidden]) [data-space="${CSS.escape(space)}"]`;
  if (el.id) return `#${CSS.escape(el.id)}`;
  if (el instanceof HTMLButtonElement && el.value) return `#actions button[value="${CSS.escape(el.value)}"]`;
  return el.closest("#actions") ? "#actions button" : null;
}

/** @param {HTMLDetailsElement} el */
const detailsKey = (el) => `${el.closest("[id]")?.id}/${el.className}/${el.querySelector("summary")?.textContent}`;

/** @param {Record<string, string>} fragments */
export function swap(fragments) {
  const focus = focusKey();
  const board = document.getElementById("board");
  const had = board?.querySelector(".room:not([hidden])")?.getAttribute("data-tile");
  const front = board?.dataset.front;
  for (const [id, html] of Object.entries(fragments)) {
    const old = document.getElementById(id);
    if (!old) continue;
    const opened = new Set([...old.querySelectorAll("details[open]:not(.mouse)")].map((d) => detailsKey(/** @type {HTMLDetailsElement} */ (d))));
    const scroll = old.scrollTop;
    const template = document.createElement("template");
    template.innerHTML = html;
    const fresh = template.content.firstElementChild;
    if (!fresh) continue;
    old.replaceWith(fresh);
    fresh.querySelectorAll("details:not(.mouse)").forEach((d) => {
      if (opened.has(detailsKey(/** @type {HTMLDetailsElement} */ (d)))) d.setAttribute("open", "");
    });
    if (id !== "log") fresh.scrollTop = scroll;
  }
  // Whoever looked at another room goes on looking, until play moves to a new one.
  const fresh = document.getElementById("board");
  const now = fresh?.querySelector(".room:not([hidden])")?.getAttribute("data-tile");
  if (fresh && fragments.board) {
    fresh.dataset.front = now ?? "";
    if (front && had && had !== front && now === front) show(had);
  }
  const title = document.getElementById("banner")?.dataset.title;
  if (title) document.title = title;
  if (focus) {
    const el = document.querySelector(focus);
    if (el instanceof HTMLElement || el instanceof SVGElement) el.focus({ preventScroll: true });
  }
  document.dispatchEvent(new CustomEvent("fragments", { detail: Object.keys(fragments) }));
}

/** Brings a room to the front. @param {string} tile */
export function show(tile) {
  document.querySelectorAll("#board .room").forEach((room) => {
    room.toggleAttribute("hidden", room.getAttribute("data-tile") !== tile);
  });
}
