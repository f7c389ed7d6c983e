// Arrow keys turn the pages of a game that was played, or they turn by themselves.
import { readingTime } from "../table/speech/caption.js";
import { roundBeside } from "./rounds.js";
import { show } from "../table/swap.js";
import { paint } from "../table/board/reach.js";
import { showCodes } from "../table/board/sight.js";

const PLAYING = "barksburg-replay-plays";

showCodes();
paint();

/** Turns the page after the time it takes to read what happened, until somebody stops it or the game ends. */
function play() {
  const button = document.querySelector("[data-play]");
  const next = document.querySelectorAll("[data-replay] > *")[3];
  if (!(button instanceof HTMLElement)) return;
  button.hidden = false;
  // What was to be read on the page before need not be read again.
  const stay = readingTime(Number(document.querySelector("[data-news]")?.getAttribute("data-news")));
  /** @type {number | undefined} */
  let turning;
  const go = (/** @type {boolean} */ on) => {
    clearTimeout(turning);
    const plays = on && next instanceof HTMLAnchorElement;
    if (plays) sessionStorage.setItem(PLAYING, location.pathname);
    else sessionStorage.removeItem(PLAYING);
    button.setAttribute("aria-pressed", String(plays));
    if (plays) turning = setTimeout(() => location.replace(next.href), stay);
  };
  button.addEventListener("click", () => go(button.getAttribute("aria-pressed") !== "true"));
  document.querySelector("[data-replay]")?.addEventListener("click", (event) => {
    if (event.target instanceof HTMLAnchorElement) go(false);
  });
  if (sessionStorage.getItem(PLAYING) !== location.pathname) return;
  button.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: false }));
  go(true);
}

play();

const jump = document.getElementById("jump");
/** The round one looks at, in the list of all. */
const current = () => jump?.querySelector("[data-round][aria-current]");
jump?.addEventListener("toggle", () => current()?.scrollIntoView({ block: "nearest" }));

/** The beginning of the round after this moment, or of the one before. @param {boolean} on @returns {HTMLAnchorElement | undefined} */
function beside(on) {
  const rounds = /** @type {HTMLAnchorElement[]} */ ([...(jump?.querySelectorAll("[data-round]") ?? [])]);
  const now = rounds.findIndex((round) => round === current());
  const at = Number(document.querySelector("[data-replay]")?.getAttribute("data-replay"));
  return rounds[roundBeside(rounds.map((round) => Number(round.dataset.round)), now, at, on)];
}

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
  if (event.key === "Escape") jump?.removeAttribute("open");
  // A list that is being scrolled keeps its keys.
  const free = document.activeElement === document.body || document.activeElement?.closest("[data-replay], #jump");
  if (!free || (event.key !== "PageUp" && event.key !== "PageDown")) return;
  const round = beside(event.key === "PageDown");
  if (!round) return;
  event.preventDefault();
  location.assign(round.href);
});
document.addEventListener("click", (event) => {
  const tile = event.target instanceof Element ? event.target.closest("[data-show]") : null;
  if (tile) show(tile.getAttribute("data-show") ?? "");
});
