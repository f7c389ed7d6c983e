// Speaks through the live regions. Every sentence comes from the server.
// @ts-check

/** What stands in each region. @type {Map<string, string>} */
const standing = new Map();

/** @param {string} id @param {string} text */
function say(id, text) {
  const region = document.getElementById(id);
  if (!region || !text) return;
  // The same sentence twice in a row must be heard twice.
  const heard = standing.get(id) === text ? text + "\u00a0" : text;
  standing.set(id, heard);
  region.textContent = heard;
}

/** @param {string} text */
export const polite = (text) => say("polite", text);

/** @param {string} text */
export const assertive = (text) => say("assertive", text);

/** What a coach says: a region of its own, for the events of the same choice are spoken too. @param {string} text */
export const coached = (text) => say("coached", text);
