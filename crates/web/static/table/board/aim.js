// What the board is aimed with: nothing in particular, or an action or an item that was armed first. A click on the board does
// only what is aimed.
// @ts-check

/** What is armed, by the name of its list; nothing most of the time. */
let armed = "";

/** What is armed. */
export const aimed = () => armed;

/** The button of a choice. @param {string} name @returns {HTMLButtonElement | null} */
export const buttonOf = (name) => document.querySelector(`#actions button[name=choice][value="${CSS.escape(name)}"]`);

/**
 * Whether a choice can be made on the board now. What belongs to an action is open as long as nothing is armed; what a card or power does
 * only once it is armed.
 * @param {string} now what is armed @param {string} mode the list of the choice @param {boolean} item it is for a card or power
 */
export const open = (now, mode, item) => (now ? mode === now : !item);

/** The same by its name; a walk has no button of its own. @param {string} name */
export function allows(name) {
  const button = buttonOf(name);
  if (!button) return open(armed, "move", false);
  return open(armed, button.closest("[data-mode]")?.getAttribute("data-mode") ?? "", button.closest(".alike[data-mode]") !== null);
}

/** What can be done to something on the board now. @param {Element} el @returns {string[]} */
export const choicesOf = (el) => (el.getAttribute("data-choices") ?? "").split("|").filter((name) => name && allows(name));

/** Arms something, or nothing. @param {string} name */
export function arm(name) {
  armed = name;
  if (name) document.body.dataset.armed = name;
  else delete document.body.dataset.armed;
  document.querySelectorAll("#actions [data-aimed]").forEach((list) => list.classList.toggle("armed", list.getAttribute("data-mode") === name));
  document.querySelectorAll("#actions [data-aim]").forEach((button) => button.setAttribute("aria-expanded", String(button.getAttribute("data-aim") === name)));
  document.dispatchEvent(new CustomEvent("aimed"));
}

/** Wires the buttons that arm; whatever changes at the table disarms. */
export function wireAim() {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-aim]") : null;
    const name = button?.getAttribute("data-aim") ?? "";
    if (!button) return;
    arm(armed === name ? "" : name);
    // Whoever pressed it by a key goes on among what it can be aimed at.
    const first = document.querySelector("#actions [data-aimed].armed button[name=choice]");
    if (event.detail === 0 && armed && first instanceof HTMLElement) first.focus({ preventScroll: true });
  });
  document.addEventListener("fragments", () => arm(""));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && armed && !document.querySelector("dialog[open]")) arm("");
  });
}
