// How somebody likes to play: what the browser keeps is shown and kept here as at the table.
// @ts-check
import { keepSight, sightOn } from "../table/board/sight.js";
import { wireKeymap } from "../table/keys/keymap.js";
import { wireSpeed } from "../table/motion.js";
import { readySpeech, wirePace } from "../table/keys/speak.js";

document.querySelectorAll("[data-scripted]").forEach((section) => section.removeAttribute("hidden"));
wireSpeed();
readySpeech();
wirePace();
wireKeymap();
const sight = document.querySelector("[data-sight]");
if (sight instanceof HTMLInputElement) {
  sight.checked = sightOn();
  sight.addEventListener("change", () => keepSight(sight.checked));
}
