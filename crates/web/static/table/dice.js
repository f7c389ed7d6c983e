// Dice tumble when they land in the tray, and stay there until the next roll.
import { speed } from "./motion.js";

/** On a phone the dice lie in one line: the last roll is the one to see. */
export function lastRoll() {
  const rolls = document.querySelector("#tray .rolls");
  if (rolls) rolls.scrollLeft = rolls.scrollWidth;
}

/** Lets the dice of the tray tumble. */
export function tumble() {
  lastRoll();
  const pace = speed();
  if (pace === 0) return;
  document.querySelectorAll("#tray .die").forEach((die, i) => {
    die.animate(
      [
        { transform: `translate(${-30 - 9 * i}px, -46px) rotate(${-260 - 40 * i}deg)`, opacity: 0 },
        { transform: "translate(4px, 0) rotate(18deg)", opacity: 1, offset: 0.7 },
        { transform: "none" },
      ],
      { duration: 600 * Math.min(pace, 1.5), delay: 35 * i, easing: "cubic-bezier(.2,.8,.4,1)", fill: "backwards" },
    );
  });
}
