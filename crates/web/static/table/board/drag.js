// The mouse at turn can be dragged: dropping it does what a click there would do.
// @ts-check
import { act } from "./board.js";
import { choicesOf } from "./aim.js";
import { play } from "../play.js";

/** So far a pointer moves before it drags. */
const FAR = 9;

/** What a drop there is about: a foe, an exit, a space. @param {Element[]} under @param {Element} dragged */
export function dropped(under, dragged) {
  for (const el of under) {
    const spot = el.closest("#board :is(.figure, .exit, .space)");
    if (!spot || spot === dragged || dragged.contains(el)) continue;
    if (choicesOf(spot).length) return spot;
    if (spot.matches(".space")) return null;
  }
  return null;
}

/** Wires the dragging of figures. */
export function wireDrag() {
  /** @type {{figure: SVGGElement, id: number, x: number, y: number, on: boolean} | null} */
  let held = null;
  let swallow = false;
  const end = () => {
    if (held?.on) {
      held.figure.style.removeProperty("transform");
      held.figure.classList.remove("dragged");
      delete document.body.dataset.dragging;
    }
    document.querySelectorAll("#board .landing").forEach((el) => el.classList.remove("landing"));
    held = null;
  };
  const target = (/** @type {PointerEvent} */ event) => (held ? dropped(document.elementsFromPoint(event.clientX, event.clientY), held.figure) : null);
  document.addEventListener("pointerdown", (event) => {
    swallow = false;
    const figure = event.target instanceof Element ? event.target.closest("#board .figure.mouse.current") : null;
    const now = play();
    if (!(figure instanceof SVGGElement) || event.button !== 0 || event.altKey || !now?.decides || now.ask !== "turn") return;
    held = { figure, id: event.pointerId, x: event.clientX, y: event.clientY, on: false };
  });
  document.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.id) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.on && Math.hypot(dx, dy) < FAR) return;
    // This drag moves a figure, not the room.
    event.stopPropagation();
    const matrix = /** @type {SVGGraphicsElement} */ (held.figure.parentNode).getScreenCTM();
    const scale = matrix?.a ?? 1;
    if (!held.on) {
      held.on = true;
      held.figure.classList.add("dragged");
      document.body.dataset.dragging = "";
    }
    const [x, y] = [Number(held.figure.dataset.x) + dx / scale, Number(held.figure.dataset.y) + dy / scale];
    held.figure.style.transform = `translate(${x}px, ${y}px)`;
    const over = target(event);
    document.querySelectorAll("#board .landing").forEach((el) => el.classList.toggle("landing", el === over));
    over?.classList.add("landing");
  }, { capture: true });
  document.addEventListener("pointerup", (event) => {
    if (!held || event.pointerId !== held.id) return;
    const spot = held.on ? target(event) : null;
    swallow = held.on;
    end();
    if (spot) act(spot);
  }, { capture: true });
  document.addEventListener("pointercancel", end, { capture: true });
  document.addEventListener("fragments", end);
  document.addEventListener("click", (event) => {
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
}
