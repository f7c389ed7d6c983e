// What a piece of the page says to whoever listens. The only script that reads words of the page (`cargo xtask tidy`
// sees to it): they are spoken or shown again as they stand. What a script has to know comes as data.
// @ts-check

/** Between two of these somebody who reads aloud draws breath. */
const APART = new Set(["LI", "P", "H2", "H3", "SUMMARY", "DETAILS", "UL", "DIV"]);
const BREATH = "\u0001";

/** In the order it stands, without what only eyes need. @param {any} node @returns {string} */
function said(node) {
  if (node.nodeType === 3) return node.textContent ?? "";
  if (node.nodeType !== 1 || node.getAttribute("aria-hidden") === "true") return "";
  const label = node.getAttribute("role") === "img" ? node.getAttribute("aria-label") : null;
  // What lies closed is heard when it is opened.
  const shut = node.tagName === "DETAILS" && !node.open;
  const inside = shut ? [...node.childNodes].filter((child) => child.tagName === "SUMMARY") : [...node.childNodes];
  const breath = APART.has(node.tagName) || node.parentNode?.tagName === "SUMMARY" ? BREATH : "";
  return breath + (label ?? inside.map(said).join("")) + breath;
}

/** @param {string} text */
const tidy = (text) => text.replace(/\s+/g, " ").trim();

/** A piece of the page with a breath between its parts. @param {any} node */
export const spoken = (node) => said(node).split(BREATH).map(tidy).filter(Boolean).join(", ");

/** The same in one breath; nothing says nothing. @param {any} node */
export const line = (node) => (node ? tidy(said(node).replaceAll(BREATH, " ")) : "");

/** What a button is called, without its odds and warnings. @param {Element} button */
export const title = (button) => line(button.firstChild);

/** What something that is drawn is called. @param {Element | null} el */
export const label = (el) => el?.getAttribute("aria-label") ?? "";

/** Sentences one after the other, whether or not they end in a point. @param {string[]} parts */
export const sentences = (parts) => parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
