// One event stream per tab. The browser reconnects by itself and says what it saw last.
import { polite, assertive } from "./speech/announce.js";
import { line } from "./speech/spoken.js";
import { swap } from "./swap.js";
import { play, settle } from "./motion.js";
import { showStill } from "./stage/dice.js";
import { hurry, still } from "./stage/pace.js";
import { expect, rest } from "./sound/heard.js";

let seen = 0;
/** @type {Array<any>} */
const queue = [];
let busy = false;
/** Somebody waits for everything to be drawn. */
let rushed = false;
/** @type {Promise<void>} */
let drained = Promise.resolve();

/** The last record this page shows, or is about to. */
export const latest = () => seen;

/** When everything that has come is drawn: soon, for somebody waits. */
export function drawn() {
  rushed = busy;
  hurry();
  return drained;
}

/** Shows an update that came as an answer. @param {{seq: number, fragments: Record<string, string>}} update */
export function receive(update) {
  queue.push(update);
  take();
}

/** Plays what happened before the page came, and waits until it is over or somebody is in a hurry. @param {{events: any[], lines: any[], dice: any[]}} happened */
export function replay(happened) {
  receive(/** @type {any} */ ({ seq: seen, ...happened, fragments: {} }));
  return drained;
}

function take() {
  if (!busy) drained = drain();
}

async function drain() {
  busy = true;
  // A sign for whoever waits from outside: what has come is being shown.
  document.body.dataset.moving = "";
  while (queue.length > 0) {
    const update = queue.shift();
    if (update.seq < seen) continue;
    seen = update.seq;
    const table = document.querySelector("[data-table]");
    if (table instanceof HTMLElement) table.dataset.seq = String(seen);
    const { events = [], lines = [], dice = [], fragments = {} } = update;
    const counted = new Map(/** @type {[number, boolean[]][]} */ (dice));
    expect(events);
    // Whoever is behind does not watch everything that was missed.
    if (queue.length < 3 && !rushed) await play(events, lines, counted, fragments).catch(() => {});
    rest();
    settle();
    swap(fragments);
    if (still()) showStill(events, counted);
    // A new goal is told after what led to it.
    const goal = fragments.near ? [line(document.getElementById("near"))] : [];
    const told = [...lines.map((/** @type {any} */ { text }) => text), ...goal];
    if (told.length) polite(told.join(" "));
    if (fragments.banner) assertive(line(document.querySelector("#banner.mine .prompt")));
  }
  busy = rushed = false;
  delete document.body.dataset.moving;
}

/** An event: a line of JSON, then for each part a line with its id and one with its markup. @param {string} text */
export function parse(text) {
  const [head, ...lines] = text.split("\n");
  /** @type {Record<string, string>} */
  const fragments = {};
  for (let i = 0; i + 1 < lines.length; i += 2) fragments[lines[i]] = lines[i + 1];
  return { ...JSON.parse(head), fragments };
}

/** Opens the stream. */
export function connect() {
  const table = document.querySelector("[data-table]");
  if (!(table instanceof HTMLElement)) return;
  seen = Number(table.dataset.seq);
  const source = new EventSource(`/t/${table.dataset.table}/events?seq=${seen}${"screen" in table.dataset ? "&screen=1" : ""}`);
  const offline = document.getElementById("offline");
  source.onopen = () => {
    if (offline) offline.hidden = true;
    document.body.classList.remove("lost");
  };
  source.onerror = () => {
    if (offline) offline.hidden = false;
    document.body.classList.add("lost");
    // A refused stream is not tried again by the browser; the page itself says why.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 4000);
  };
  source.addEventListener("chat", (event) => {
    document.dispatchEvent(new CustomEvent("chat", { detail: JSON.parse(event.data) }));
  });
  source.onmessage = (event) => {
    queue.push(parse(event.data));
    take();
  };
  addEventListener("pagehide", () => source.close());
}
