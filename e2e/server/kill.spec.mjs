// Kills the server without warning, again and again, while choices are posted; nothing acknowledged may be missing and
// nothing may be shown that was not kept: BARKSBURG=path/to/barksburg node e2e/kill.mjs
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const binary = process.env.BARKSBURG ?? "target/debug/barksburg";
// The same port after every death, so that the address stays what it was.
const port = await new Promise((done) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => done(port));
  });
});
const base = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), "barksburg-kill-"));
let child;

async function start() {
  child = spawn(binary, ["serve", "--listen", `127.0.0.1:${port}`, "--data", folder], { stdio: "ignore" });
  for (let i = 0; i < 400; i++) {
    if (await fetch(base).then((r) => r.ok, () => false)) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error("the server did not start");
}

const form = (fields) => ({ method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers: { accept: "application/json" } });
await start();
const table = (await fetch(`${base}/new`, form({ quick: "1" }))).headers.get("location");
const read = async () => {
  const page = await (await fetch(base + table)).text();
  const names = [...page.matchAll(/name="choice" value="([^"]+)"/g)].map((m) => m[1]);
  return { seq: Number(page.match(/data-seq="(\d+)"/)[1]), names };
};

/** Somebody who watches: the last record that was shown to them, until the line breaks. */
let shown = 0;
async function watch() {
  try {
    const stream = await fetch(`${base}${table}/events?seq=0`);
    let rest = "";
    for await (const text of stream.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split("\n");
      rest = lines.pop();
      for (const line of lines) if (line.startsWith("id: ")) shown = Math.max(shown, Number(line.slice(4)));
    }
  } catch {
    // The server is dead.
  }
}

let acknowledged = (await read()).seq;
let kills = 0;
let watched = 0;
for (; kills < Number(process.env.KILLS ?? "12"); kills++) {
  const dies = new Promise((done) => child.once("exit", done));
  const before = shown;
  const watching = watch();
  setTimeout(() => child.kill("SIGKILL"), 60 + 70 * kills);
  for (;;) {
    try {
      const { seq, names } = await read();
      assert.ok(seq >= acknowledged, "what is shown was kept");
      if (names.length === 0) break;
      const answer = await fetch(`${base}${table}/choose`, form({ seq: String(seq), choice: names[seq % names.length], request: `k${kills}-${seq}` }));
      if (answer.ok) acknowledged = (await answer.json()).seq;
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      break;
    }
  }
  await dies;
  await watching;
  watched += shown - before;
  await start();
  const { seq } = await read();
  assert.ok(seq >= shown, `record ${shown} was shown to somebody, but only ${seq} are kept`);
  assert.ok(seq === acknowledged || seq === acknowledged + 1, `acknowledged ${acknowledged}, found ${seq}`);
  acknowledged = seq;
}
child.kill("SIGKILL");
rmSync(folder, { recursive: true, force: true });
assert.ok(watched > kills, `somebody watched all along: ${watched} records`);
console.log(`ok  ${kills} kills, ${acknowledged} records kept`);
