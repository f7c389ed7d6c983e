// Plays what happened, event by event: each sets what it leaves behind, and is seen if there is something to see.
import { codesOn } from "./board/sight.js";
import { shown } from "./sound/heard.js";
import { caption } from "./speech/caption.js";
import { clearStage, roll, sum } from "./stage/dice.js";
import { arrive, block, fall, forget, hop, hurt, leave, lunge } from "./stage/figures.js";
import { cheese, clearMoments, reveal, surge, taken, turnCard } from "./stage/moments.js";
import { calm, nowPlaying, pause, speed } from "./stage/pace.js";
import { expect, figure } from "./stage/pieces.js";
import { set } from "./stage/values.js";
import { show } from "./swap.js";

/** @typedef {Record<string, any>} Happening */
/** @typedef {{at: number, text: string, drawn?: string, foe: boolean, on: boolean}} Sentence */

/** Everything stands where the page says; the next change moves again. */
export function settle() {
  calm();
  forget();
  clearStage();
  clearMoments();
}

/** More than this many beats go quicker: a long minion phase must not bore. */
const MANY = 40;

/**
 * What is read and seen, in order: each sentence when its event comes, and each event. What dice come to is read once they lie.
 * @param {Happening[]} events @param {Sentence[]} lines
 */
export function beats(events, lines) {
  /** @type {Array<{line: Sentence} | {event: Happening, at: number}>} */
  const out = [];
  let next = 0;
  const read = (/** @type {number} */ upTo) => {
    for (; next < lines.length && lines[next].at <= upTo; next++) out.push({ line: lines[next] });
  };
  events.forEach((event, at) => {
    read(event.type === "rolled" ? at - 1 : at);
    out.push({ event, at });
  });
  read(events.length);
  return out;
}

/** How many of these steps make one walk: the same figure, one after the other. @param {Happening[]} events @param {number} at */
export function walk(events, at) {
  const same = (/** @type {Happening} */ event) => event.type === "stepped" && event.figure === events[at].figure;
  let [from, to] = [at, at];
  while (from > 0 && same(events[from - 1])) from--;
  while (to + 1 < events.length && same(events[to + 1])) to++;
  return to - from + 1;
}

/** How long one step of a walk takes: a walk takes 300 ms, a long one a little more. @param {number} steps */
export const stepTime = (steps) => Math.max(80, Math.min(180, (300 + 30 * Math.max(0, steps - 3)) / steps));

/** What is said over the board. */
let said = "";

/** @param {Sentence} line */
function say(line) {
  // Whoever sees the board sees where.
  const told = codesOn() ? line.text : (line.drawn ?? line.text);
  said = line.on && said ? `${said} ${told}` : told;
  caption(said);
}

/** Looks where it happens. @param {Happening} event */
function look(event) {
  const tile = (event.to ?? event.at ?? event.from)?.tile;
  const room = tile === undefined ? null : document.getElementById(`room-${tile}`);
  if (room?.hasAttribute("hidden") && room.querySelector(".space")) show(String(tile));
}

/**
 * Plays what happened before the page is up to date.
 * @param {Happening[]} events @param {Sentence[]} lines @param {Map<number, boolean[]>} counted the dice that counted, by the number of their event
 * @param {Record<string, string>} fragments the parts that will be swapped in
 */
export async function play(events, lines, counted = new Map(), fragments = {}) {
  if (speed() === 0) return;
  const all = beats(events, lines);
  const seen = all.filter((beat) => "event" in beat && beat.event.type in HANDLERS).length;
  const rush = Math.min(1, MANY / Math.max(1, seen));
  expect(fragments);
  nowPlaying(true);
  said = "";
  try {
    for (const beat of all) {
      const pace = speed() * rush;
      if (pace === 0) return;
      if ("line" in beat) {
        say(beat.line);
        continue;
      }
      const { event, at } = beat;
      look(event);
      shown(event);
      set(event);
      const steps = event.type === "stepped" ? walk(events, at) : 1;
      await HANDLERS[event.type]?.(event, pace, { counted: counted.get(at) ?? [], steps });
    }
    // What the dice came to is looked at for a moment.
    if (document.getElementById("stage")?.hidden === false) await pause(420 * speed());
  } finally {
    nowPlaying(false);
    caption("");
  }
}

/** @param {string | null} id */
const sheetCheese = (id) => document.querySelector(`#sheet-${id && CSS.escape(id)} .cheese`);
const wheel = () => document.querySelector("#clock .wheel");
/** What minions do goes quicker: a blow of theirs takes a second. */
const FOES = 0.5;
/** Whether a minion strikes now. */
let struck = false;
/** @param {string | null} id */
const isFoe = (id) => Boolean(id && figure(id)?.matches(".foe"));
/** Whoever's turn it is. */
const current = () => document.querySelector(".room:not([hidden]) .figure.current");

/** @typedef {{counted: boolean[], steps: number}} Known */
/** What can be seen to happen, by the name of the event; everything else only sets its values. @type {Record<string, (event: any, pace: number, known: Known) => Promise<void>>} */
const HANDLERS = {
  "turn-began": async (_, pace) => {
    clearStage();
    await pause(90 * pace);
  },
  "target-chosen": (_, pace) => pause(260 * pace),
  "stepped": ({ figure, to }, pace, { steps }) => hop(figure, to, stepTime(steps) * pace),
  "placed": ({ figure, to }, pace) => hop(figure, to, 180 * pace),
  "drifted": ({ mouse, to }, pace) => hop(mouse, to, 260 * pace),
  "rolled": (event, pace, { counted }) => {
    const quick = event.why === "attack" || event.why === "defense" ? struck : isFoe(event.who);
    return roll(event, counted, quick ? pace * FOES : pace);
  },
  "hits": async ({ n }, pace) => {
    sum("left", n);
    await pause((struck ? 60 : 160) * pace);
  },
  "blocked": async ({ figure, n }, pace) => {
    sum("right", n);
    await block(figure, n, (struck ? 60 : 160) * pace);
  },
  "attacked": ({ attacker, target, reach }, pace) => {
    struck = isFoe(attacker);
    return attacker ? lunge(attacker, target, reach === "ranged", (struck ? 180 : 260) * pace) : Promise.resolve();
  },
  "wounded": ({ figure, n }, pace) => hurt(figure, n, 300 * pace),
  "minion-placed": ({ figure, at }, pace) => arrive(figure, at, 240 * pace),
  "minion-left": ({ figure, defeated }, pace) => (defeated ? fall(figure, 420 * pace) : leave(figure, 240 * pace)),
  "captured": ({ mouse }, pace) => taken(mouse, pace),
  "went-missing": ({ mouse }, pace) => leave(mouse, 300 * pace),
  "rescued": ({ mouse, at }, pace) => arrive(mouse, at, 300 * pace),
  "found": ({ mouse, at }, pace) => arrive(mouse, at, 300 * pace),
  "joined": ({ mouse, at }, pace) => arrive(mouse, at, 300 * pace),
  "cheese-gained": ({ mouse, n }, pace) => cheese(figure(mouse), sheetCheese(mouse), n, pace),
  "cheese-lost": ({ mouse, n }, pace) => cheese(sheetCheese(mouse), figure(mouse), n, pace),
  "cheese-given": ({ from, to, n }, pace) => cheese(sheetCheese(from), sheetCheese(to), n, pace),
  "stolen": ({ mouse, by, n }, pace) => cheese(sheetCheese(mouse), figure(by), n, pace),
  "wheel-filled": ({ n }, pace) => cheese(current() ?? document.getElementById("board"), wheel(), n, pace),
  "explored": ({ tile }, pace) => reveal(tile, pace),
  "tile-flipped": ({ tile }, pace) => reveal(tile, pace),
  "encounter-turned": (_, pace) => turnCard("encounter", pace),
  // What a search finds is turned over; what a room is searched for goes to the party at once.
  "card-moved-to": ({ card, from, to }, pace) => (to === "drawn" || (from === "deck" && to === "stash") ? turnCard(to, pace, card) : Promise.resolve()),
  "surge-began": (_, pace) => surge(pace),
};
