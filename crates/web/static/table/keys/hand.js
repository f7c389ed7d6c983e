// A card that lies open to be worn, given or learned can be dragged away: that is its button, pressed.
// @ts-check

/** So far a card is dragged before it is let go for good. */
const AWAY = 70;

/** Whether a card that was moved so far is meant to go. @param {number} dx @param {number} dy */
export const goes = (dx, dy) => Math.hypot(dx, dy) >= AWAY;

/** Wires the dragging of cards. */
export function wireHand() {
  /** @type {{card: HTMLElement, id: number, x: number, y: number} | null} */
  let held = null;
  const drop = () => {
    held?.card.classList.remove("carried");
    held?.card.style.removeProperty("transform");
    held = null;
  };
  document.addEventListener("pointerdown", (event) => {
    const card = event.target instanceof Element ? event.target.closest(".held .face")?.closest("[data-held]") : null;
    if (card instanceof HTMLElement && event.button === 0) held = { card, id: event.pointerId, x: event.clientX, y: event.clientY };
  });
  document.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.id) return;
    held.card.classList.add("carried");
    held.card.style.transform = `translate(${event.clientX - held.x}px, ${event.clientY - held.y}px)`;
  });
  document.addEventListener("pointerup", (event) => {
    if (!held || event.pointerId !== held.id) return;
    const button = goes(event.clientX - held.x, event.clientY - held.y) ? held.card.querySelector("button[name=choice]") : null;
    drop();
    if (button instanceof HTMLElement) button.click();
  });
  document.addEventListener("pointercancel", drop);
  document.addEventListener("fragments", drop);
}
