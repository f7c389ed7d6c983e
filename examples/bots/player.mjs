#!/usr/bin/env node
// A player for Barksburg, in JavaScript and nothing but what Node brings along. docs/protocol.md says what is spoken.
//
// Plays whole games:       node player.mjs --program path/to/barksburg --chapter rats-in-the-kitchen --games 3
// Plays a seat of a table: node player.mjs --table http://127.0.0.1:7777/t/ID --token SEAT.SECRET
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { parseArgs } from "node:util";

const text = (value) => ({ type: "string", default: value });
const { values: options } = parseArgs({
  options: {
    program: text("barksburg"), chapter: text("rats-in-the-kitchen"), seed: text("javascript"), games: text("1"),
    table: { type: "string" }, token: text(""),
  },
});

/** What to do first, by the first word of a choice; whatever is not named here comes last but one. */
const EAGER = ["battle", "use", "search", "level-up", "climb-out", "stand-up", "recover", "explore", "move", "scurry", "keep"];
const LATE = ["share", "equip", "end-turn"];

/** Numbers from 0 to 1 that are the same for the same seed. */
let state = [...options.seed].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
const chance = () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
const any = (list) => list[Math.floor(chance() * list.length)];

/** The choice of a player who likes to fight and to move on, and who is moody enough never to get stuck. */
function pick(decision) {
  const choices = decision.offers.map((offer) => offer.choice);
  if (chance() < 0.3) return any(choices);
  const rank = (choice) => {
    const verb = choice.split(" ")[0];
    return LATE.includes(verb) ? 90 + LATE.indexOf(verb) : EAGER.includes(verb) ? EAGER.indexOf(verb) : 50;
  };
  const best = Math.min(...choices.map(rank));
  return any(choices.filter((choice) => rank(choice) === best));
}

/** Games over standard input and output: a line of JSON in, a line of JSON out. */
async function playGames() {
  const program = spawn(options.program, ["bot-protocol"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const ask = async (request) => {
    program.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await lines.next()).value);
    if (answer.type === "error") throw new Error(`${answer.code}: ${answer.message}`);
    return answer;
  };
  for (let game = 0; game < Number(options.games); game++) {
    let answer = await ask({ do: "new", chapter: options.chapter, seed: `${options.seed} ${game}` });
    while (answer.decision) answer = await ask({ do: "choose", choice: pick(answer.decision) });
    console.log(`game ${game + 1}: ${answer.outcome} after ${answer.choices} choices`);
  }
  await ask({ do: "end" });
}

/** A seat at a served table: its stream tells what happens, choices are posted. */
async function playSeat() {
  const headers = { cookie: `seat-${options.table.split("/").pop()}=${options.token}`, accept: "application/json" };
  const stream = await fetch(`${options.table}/events?format=json`, { headers });
  for await (const line of createInterface({ input: Readable.fromWeb(stream.body) })) {
    if (!line.startsWith("data: ")) continue;
    const news = JSON.parse(line.slice(6));
    if (news.outcome) return console.log(`the chapter is over: ${news.outcome}`);
    if (!news.mine) continue;
    const body = new URLSearchParams({ seq: news.seq, choice: pick(news.decision) });
    const answer = await fetch(`${options.table}/choose`, { method: "POST", body, headers });
    if (!answer.ok) console.log(`${body.get("choice")}: ${answer.status}`); // The table has moved on; the stream says how.
  }
}

await (options.table ? playSeat() : playGames());
process.exit(0);
