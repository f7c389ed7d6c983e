// How somebody likes to play: what the browser keeps is shown and kept here as at the table.
// @ts-check
import { keepSight, sightOn } from "./sight.js";
import { wireKeymap } from "./keymap.js";
import { wireSpeed } from "./motion.js";
import { readySpeech, wirePace } from "./speak.js";

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
