// For authors: shows what was found in the book, and brings the page back when a better one is in play.

/** @type {number | undefined} */
let reading;

/**
 * Whether a page drawn from one reading of the book is to be drawn anew: from a later one without mistakes.
 * @param {number | undefined} before @param {{reading: number, good: boolean}} news
 */
export const isBetter = (before, news) => before !== undefined && news.reading !== before && news.good;

/** @param {{reading: number, good: boolean, panel: string}} news */
function hear(news) {
  const better = isBetter(reading, news);
  reading = news.reading;
  if (better) return location.reload();
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

if (typeof document !== "undefined") {
  const source = new EventSource("/watch/events");
  source.onmessage = (event) => hear(JSON.parse(event.data));
  addEventListener("pagehide", () => source.close());
}
