// What a piece of the page says when it is read out by a key: in the order it stands, without what only eyes need.
// @ts-check

/** Between two of these somebody who reads aloud draws breath. */
const APART = new Set(["LI", "P", "H2", "H3", "SUMMARY", "DETAILS", "UL", "DIV"]);
const BREATH = "\u0001";

/** @param {any} node @returns {string} */
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

/** @param {any} node */
export const spoken = (node) =>
  said(node).split(BREATH).map((part) => part.replace(/\s+/g, " ").trim()).filter(Boolean).join(", ");

/** Sentences one after the other, whether or not they end in a point. @param {string[]} parts */
export const sentences = (parts) => parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
