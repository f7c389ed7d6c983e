// Plays sounds. Nothing is made or fetched before the first gesture, and nothing while it is silent.
// @ts-check
import { taste } from "./taste.js";

/** Where the files lie: beside the scripts, under the same hash. */
const FOLDER = new URL("../../sounds/", import.meta.url).href;
/** How many takes there are of what is heard often. @type {Record<string, number>} */
const TAKES = { dice: 3, step: 3 };
/** What comes later than this is about something that is over. */
const TOO_LATE = 700;
/** A loop's file begins with its end and ends with its beginning, so long. */
const LEAD = 0.25;
/** How quiet music is beside a tune or a voice: 10 dB. */
const DUCKED = 0.32;

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let loud = null;
/** @type {GainNode | null} */
let music = null;
/** @type {Map<string, Promise<AudioBuffer>>} */
const kept = new Map();
/** @type {Record<string, number>} */
const last = {};

/** Whether anything is to be heard at all. */
export const audible = () => context !== null && !taste().muted;

/** Which take is played: never the same twice running. @param {string} name @param {number} chance from 0 up to 1 */
export function take(name, chance) {
  const count = TAKES[name];
  if (!count) return name;
  const others = [...Array(count).keys()].filter((n) => n !== last[name]);
  last[name] = others[Math.floor(chance * others.length)];
  return `${name}-${last[name] + 1}`;
}

/** The first gesture: from now on there may be sound. */
export function wake() {
  if (context || taste().muted || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  loud = new GainNode(context, { gain: taste().volume });
  loud.connect(context.destination);
  music = new GainNode(context, { gain: 1 });
  music.connect(loud);
  document.dispatchEvent(new CustomEvent("sounding"));
}

/** As loud as somebody likes it; silent while nobody looks. */
export function adjust() {
  if (!context || !loud) return;
  const { volume, muted } = taste();
  loud.gain.setTargetAtTime(muted ? 0 : volume, context.currentTime, 0.05);
  if (muted || document.hidden) void context.suspend();
  else void context.resume();
}

/** @param {string} file @param {BaseAudioContext} decoder */
async function fetched(file, decoder) {
  const answer = await fetch(FOLDER + file);
  if (!answer.ok) throw new Error(`no sound ${file}`);
  return decoder.decodeAudioData(await answer.arrayBuffer());
}

/** A short sound, fetched once. @param {string} file @param {AudioContext} decoder */
function short(file, decoder) {
  const known = kept.get(file);
  if (known) return known;
  const coming = fetched(file, decoder);
  // What failed once may come the next time.
  coming.catch(() => kept.delete(file));
  kept.set(file, coming);
  return coming;
}

/** Plays a short sound so many milliseconds from now, unless it comes too late for what it is about. @param {string} name @param {number} delay */
export async function sound(name, delay = 0) {
  if (!context || !loud || !audible()) return;
  const asked = performance.now();
  const buffer = await short(`${take(name, Math.random())}.opus`, context).catch(() => null);
  const waited = performance.now() - asked;
  if (!buffer || waited > TOO_LATE + delay || !audible()) return;
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(loud);
  source.start(context.currentTime + Math.max(0, delay - waited) / 1000);
  if (["victory", "defeat", "surge"].includes(name)) duck(buffer.duration);
}

/** Music steps back for so many seconds. @param {number} seconds */
export function duck(seconds) {
  if (!context || !music) return;
  const now = context.currentTime;
  music.gain.cancelScheduledValues(now);
  music.gain.setTargetAtTime(DUCKED, now, 0.15);
  music.gain.setTargetAtTime(1, now + seconds, 0.6);
}

/** Music stays back for as long as somebody reads. @param {boolean} back */
export function stepBack(back) {
  if (!context || !music) return;
  music.gain.cancelScheduledValues(context.currentTime);
  music.gain.setTargetAtTime(back ? DUCKED : 1, context.currentTime, 0.3);
}

/** The piece that plays. @type {{ name: string, gain: GainNode, source: AudioBufferSourceNode } | null} */
let piece = null;
/** The piece that is wanted, which may be on its way. */
let wanted = "";

/** Lets a piece play from now on, or none; the one before fades away and is let go. @param {string} name */
export async function loop(name) {
  const goal = audible() && taste().music ? name : "";
  if (goal === wanted) return;
  wanted = goal;
  if (piece && piece.name !== goal) fadeOut();
  if (!goal || piece?.name === goal || !context || !music) return;
  // Nothing is above 13 kHz: decoded at 26 kHz a piece takes half the memory.
  const buffer = await fetched(`${goal}.ogg`, new OfflineAudioContext(2, 1, 26000)).catch(() => null);
  if (!buffer) {
    if (wanted === goal) wanted = "";
    return;
  }
  if (wanted !== goal || piece || !audible()) return;
  closeSeam(buffer);
  const gain = new GainNode(context, { gain: 0 });
  gain.connect(music);
  gain.gain.setTargetAtTime(1, context.currentTime, 0.8);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: LEAD, loopEnd: buffer.duration - LEAD });
  source.connect(gain);
  source.start(0, LEAD);
  piece = { name: goal, gain, source };
  document.dispatchEvent(new CustomEvent("music", { detail: goal }));
}

function fadeOut() {
  if (!context || !piece) return;
  piece.gain.gain.setTargetAtTime(0, context.currentTime, 0.5);
  piece.source.stop(context.currentTime + 2.5);
  piece = null;
}

/** What is lost in coding differs from place to place: the end is blended into what comes before the beginning. @param {AudioBuffer} buffer */
function closeSeam(buffer) {
  const lead = Math.round(LEAD * buffer.sampleRate);
  for (let side = 0; side < buffer.numberOfChannels; side++) {
    const samples = buffer.getChannelData(side);
    const from = samples.length - 2 * lead;
    for (let i = 0; i < lead; i++) samples[from + i] += ((samples[i] - samples[from + i]) * i) / lead;
  }
}
