// What is happening, said over the board while it happens.
// @ts-check

/** How long a sentence takes to be read, in milliseconds. @param {string} text */
export const readingTime = (text) => Math.min(2600, 500 + 22 * text.length);

/** Shows a sentence, or nothing. @param {string} text */
export function caption(text) {
  const p = document.getElementById("caption");
  if (!p) return;
  p.textContent = text;
  p.hidden = text === "";
}
