// For authors: shows what was found in the book, leads to the workshop, and brings the page back when a better one is in play.

/** @type {number | undefined} */
let reading;

/**
 * Whether a page drawn from one reading of the book is to be drawn anew: from a later one without mistakes.
 * @param {number | undefined} before @param {{reading: number, good: boolean}} news
 */
export const isBetter = (before, news) => before !== undefined && news.reading !== before && news.good;

/** @param {{reading: number, good: boolean, panel: string, workshop: string}} news */
function hear(news) {
  const better = isBetter(reading, news);
  reading = news.reading;
  if (better) return location.reload();
  // In the workshop the findings stand beside the game.
  if (window.top !== window) return;
  lead(news.workshop);
  let panel = document.getElementById("findings");
  if (!panel) {
    panel = document.createElement("aside");
    panel.id = "findings";
    panel.className = "findings";
    panel.setAttribute("aria-live", "polite");
    document.body.append(panel);
  }
  panel.innerHTML = news.panel;
  panel.hidden = news.panel === "";
}

/** A way to the workshop, beside the name of the game. @param {string} name */
function lead(name) {
  const brand = document.querySelector(".brand");
  if (!brand || document.getElementById("to-workshop")) return;
  const link = document.createElement("a");
  link.id = "to-workshop";
  link.className = "button plain";
  link.href = `/workshop?at=${encodeURIComponent(location.pathname + location.search)}`;
  link.textContent = name;
  brand.after(link);
}

if (typeof document !== "undefined") {
  const source = new EventSource("/watch/events");
  source.onmessage = (event) => hear(JSON.parse(event.data));
  addEventListener("pagehide", () => source.close());
}
