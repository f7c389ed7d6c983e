// For authors: shows what was found in the book, and brings the page back when a better one is in play.

/** @type {number | undefined} */
let reading;

/** @param {{reading: number, good: boolean, panel: string}} news */
function hear(news) {
  const first = reading === undefined;
  const changed = news.reading !== reading;
  reading = news.reading;
  if (!first && changed && news.good) return location.reload();
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

const source = new EventSource("/watch/events");
source.onmessage = (event) => hear(JSON.parse(event.data));
addEventListener("pagehide", () => source.close());
