// Copies the invitation, also where the browser has no clipboard for pages without a certificate.

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

if (typeof document !== "undefined") wireCopy();
