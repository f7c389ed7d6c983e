// How somebody likes to play: what the browser keeps is shown and kept here as at the table.
// @ts-check
import { codesOn, keepCodes, keepSight, showSwitches, sightOn } from "../table/board/sight.js";
import { wireKeymap } from "../table/keys/keymap.js";
import { wireTaste } from "../table/sound/taste.js";
import { wireSpeed } from "../table/stage/pace.js";
import { readySpeech, wirePace } from "../table/speech/speak.js";

document.querySelectorAll("[data-scripted]").forEach((section) => section.removeAttribute("hidden"));
wireSpeed();
wireTaste();
readySpeech();
wirePace();
wireKeymap();
showSwitches();
for (const [name, on, keep] of /** @type {const} */ ([["sight", sightOn, keepSight], ["codes", codesOn, keepCodes]])) {
  const box = document.querySelector(`[data-${name}]`);
  if (!(box instanceof HTMLInputElement)) continue;
  box.checked = on();
  box.addEventListener("change", () => keep(box.checked));
}
