// Arrow keys turn the pages of a game that was played.
import { show } from "./swap.js";
import { paint } from "./reach.js";

paint();

document.addEventListener("keydown", (event) => {
  const room = document.activeElement?.closest("[data-show]");
  if (room && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return show(room.getAttribute("data-show") ?? "");
  }
  const links = document.querySelectorAll("[data-replay] > *");
  const at = /** @type {Record<string, number>} */ ({ Home: 0, ArrowLeft: 1, ArrowRight: 3, End: 4 })[event.key];
  const link = at === undefined ? null : links[at];
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
});
document.addEventListener("click", (event) => {
  const tile = event.target instanceof Element ? event.target.closest("[data-show]") : null;
  if (tile) show(tile.getAttribute("data-show") ?? "");
});
