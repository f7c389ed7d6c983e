// Another language or light is another page: whoever switched finds the focus, and what was open, where they left it.
// @ts-check

const KEY = "barksburg-switched";

/** @typedef {{path: string, name: string, value: string, seen: boolean, opened: [string, boolean][]}} Left */

/** What was left on this page, if that is where somebody comes back to. @param {string | null} kept @param {string} path @returns {Left | null} */
export function left(kept, path) {
  try {
    const found = JSON.parse(kept ?? "null");
    return found?.path === path ? found : null;
  } catch {
    return null;
  }
}

const folds = () => /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll("details[id]")]);

/** @param {Left} back */
function restore({ name, value, seen, opened }) {
  const open = new Map(opened);
  for (const fold of folds()) fold.open = open.get(fold.id) ?? fold.open;
  // The story lies in front of the switches: whoever reached them has read it.
  document.getElementById("story")?.removeAttribute("data-fresh");
  const button = document.querySelector(`form[action="/settings"] button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
  // A ring only for those who saw one before.
  if (button instanceof HTMLElement) button.focus(/** @type {FocusOptions} */ ({ focusVisible: seen }));
}

/** Wires the switches. */
export function wireSwitches() {
  const back = left(sessionStorage.getItem(KEY), location.pathname);
  sessionStorage.removeItem(KEY);
  if (back) restore(back);
  document.addEventListener("submit", (event) => {
    const button = /** @type {SubmitEvent} */ (event).submitter;
    if (!(button instanceof HTMLButtonElement) || button.form?.getAttribute("action") !== "/settings") return;
    /** @type {Left} */
    const leaving = {
      path: location.pathname,
      name: button.name,
      value: button.value,
      seen: button.matches(":focus-visible"),
      opened: folds().map((fold) => [fold.id, fold.open]),
    };
    sessionStorage.setItem(KEY, JSON.stringify(leaving));
  });
}
