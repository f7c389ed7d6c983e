// The page of the seats: the focus stays where something was saved, and the invitation can be copied, also where the
// browser has no clipboard for pages without a certificate.

/** @param {string} text @returns {Promise<boolean>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** Wires the buttons that copy; they are hidden where no script runs. */
export function wireCopy() {
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.removeAttribute("hidden");
    button.addEventListener("click", async () => {
      const done = await copy(button.getAttribute("data-copy") ?? "");
      button.parentElement?.querySelector("[data-copied]")?.toggleAttribute("hidden", !done);
    });
  }
}

const SAVED = "barksburg-saved";

/** What tells the forms of the page apart: where they go, and what they are about. @param {HTMLFormElement} form */
export const mark = (form) => [form.getAttribute("action"), ...[...form.querySelectorAll("input[type=hidden]")].map((input) => /** @type {HTMLInputElement} */ (input).value)].join(" ");

/** Saving draws the page anew: whoever pressed a button finds it where it was. */
export function wireSaved() {
  const saved = JSON.parse(sessionStorage.getItem(SAVED) ?? "null");
  sessionStorage.removeItem(SAVED);
  const form = [...document.forms].find((f) => mark(f) === saved?.mark);
  const button = form && [...form.elements].find((e) => e instanceof HTMLButtonElement && e.name === saved.name);
  if (saved?.mark) scrollTo(0, saved.y);
  if (button instanceof HTMLElement) button.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: saved.seen }));
  document.addEventListener("submit", (event) => {
    const pressed = /** @type {SubmitEvent} */ (event).submitter;
    if (!(pressed instanceof HTMLButtonElement) || !pressed.form?.closest("main")) return;
    sessionStorage.setItem(SAVED, JSON.stringify({ mark: mark(pressed.form), name: pressed.name, seen: pressed.matches(":focus-visible"), y: scrollY }));
  });
}

if (typeof document !== "undefined") {
  wireCopy();
  wireSaved();
}
