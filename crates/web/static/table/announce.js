// Speaks through the live regions. Every sentence comes from the server.

/** @param {string} id @param {string} text */
function say(id, text) {
  const region = document.getElementById(id);
  if (!region || !text) return;
  // The same sentence twice in a row must be heard twice.
  region.textContent = region.textContent === text ? text + "\u00a0" : text;
}

/** @param {string} text */
export const polite = (text) => say("polite", text);

/** @param {string} text */
export const assertive = (text) => say("assertive", text);
