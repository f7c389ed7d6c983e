// On a phone the board, the status and the actions stay; everything else lies in drawers.
// @ts-check

/** Wires the drawers. */
export function wireDrawers() {
  const nav = document.querySelector("[data-drawers]");
  if (!(nav instanceof HTMLElement)) return;
  nav.hidden = false;
  document.body.dataset.drawers = "";
  const show = (/** @type {string} */ name) => {
    if (name) document.body.dataset.pulled = name;
    else delete document.body.dataset.pulled;
    nav.querySelectorAll("[data-drawer]").forEach((b) => b.setAttribute("aria-expanded", String(b.getAttribute("data-drawer") === name)));
  };
  document.addEventListener("click", (event) => {
    const el = event.target instanceof Element ? event.target : null;
    const button = el?.closest("[data-drawer]");
    const name = button?.getAttribute("data-drawer") ?? "";
    if (button) return show(document.body.dataset.pulled === name ? "" : name);
    // A room chosen on the map, or a touch on the board, closes the drawer.
    if (el?.closest("#board, [data-show]")) show("");
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") show("");
  });
  // What is opened in a drawer is there to be read: never below its edge.
  document.addEventListener("toggle", (event) => {
    const el = event.target;
    if (el instanceof HTMLDetailsElement && el.open && document.body.dataset.pulled && el.closest(".left, .right")) el.scrollIntoView({ block: "nearest" });
  }, true);
}
