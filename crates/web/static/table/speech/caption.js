// What is happening, said over the board while it happens.
// @ts-check

/** How long so many letters take to be read, in milliseconds. @param {number} letters */
export const readingTime = (letters) => Math.min(2600, 500 + 22 * letters);

/** Shows a sentence, or nothing. @param {string} text */
export function caption(text) {
  const p = document.getElementById("caption");
  if (!p) return;
  p.textContent = text;
  p.hidden = text === "";
}
