// Kills the server without warning, again and again, while choices are posted; nothing acknowledged may be missing and nothing may be shown that was not kept.
import assert from "node:assert/strict";
import { done, test } from "../lib/fixtures.mjs";
import { emptyFolder, remove, serve } from "../lib/server.mjs";

test("Kills the server without warning, again and again, while choices are posted; nothing acknowledged may be missing and nothing may be shown that was not kept", async ({}) => {
  const folder = emptyFolder("kill");
  let server = await serve(folder);
  // The same port after every death, so that the address stays what it was.
  const { base } = server;
  const start = async () => (server = await serve(folder, new URL(base).port));

  const form = (fields) => ({ method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers: { accept: "application/json" } });
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
    const before = shown;
    const watching = watch();
    const dies = server.killAfter(60 + 70 * kills);
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
  await server.kill();
  remove(folder);
  assert.ok(watched > kills, `somebody watched all along: ${watched} records`);
  await done(`${kills} kills, ${acknowledged} records kept`);
});
