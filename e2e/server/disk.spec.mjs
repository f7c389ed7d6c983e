// A full disk under a game in the browser: nothing is lost, nothing is shown that was not kept, and the page says so. And one process per folder.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { SEQ, done, test } from "../lib/fixtures.mjs";
import { emptyFolder, remove, serve } from "../lib/server.mjs";

test("A full disk under a game in the browser", async ({ open }) => {
  const folder = emptyFolder("disk");
  let server = await serve(folder);
  const { base } = server;
  // A file that may not grow is the same to the store as a disk that is full.
  const mayGrow = (bytes) => execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${bytes}:`]);

  const [tab, other] = [await open(), await open()];
  await tab.go(`${base}/new?chapter=rats-in-the-kitchen&lang=en`);
  await tab.speak("en");
  await tab.go(`${base}/new?chapter=rats-in-the-kitchen`);
  await tab.begin("disk 1");
  await tab.until(`document.querySelector("#story")?.open`);
  const table = await tab.eval(`location.pathname`);
  await other.go(`${base}${table}`);
  const press = () => tab.eval(`document.querySelector("#actions button[name=choice]").click()`);
  for (let i = 0; i < 3; i++) {
    await tab.shut();
    const before = await tab.seq();
    await press();
    await tab.later(before);
  }
  await tab.shut();

  const looks = (t) => t.eval(`JSON.stringify([document.querySelector("main.table").dataset.seq, document.querySelector("#banner .prompt").textContent, document.querySelector("#log").textContent, [...document.querySelectorAll("#actions button[name=choice]")].map((b) => b.value)])`);
  await other.later((await tab.seq()) - 1);
  const [kept, seen] = [await looks(tab), await looks(other)];
  mayGrow(1);
  for (let i = 0; i < 2; i++) {
    await tab.eval(`document.querySelector("#banner .notice")?.remove()`);
    await press();
    const said = await tab.until(`document.querySelector("#banner .notice")?.textContent`);
    assert.match(said, /could not be saved/i, said);
    assert.equal(await tab.eval(`document.querySelector("#assertive").textContent.trim()`), said.trim(), "whoever listens hears it, too");
    await tab.stays(SEQ, 200, "nothing comes after all");
    assert.equal(await looks(tab), kept, "the table stands where it was kept");
    assert.equal(await looks(other), seen, "and nobody else has seen more");
  }
  await tab.shot("full-disk");
  assert.equal(await (await fetch(`${base}${table}`)).status, 200, "what is kept can still be read");
  const begun = await fetch(`${base}/new`, { method: "POST", body: new URLSearchParams({ quick: "1" }), redirect: "manual" });
  assert.equal(begun.status, 503, "no game is begun that could not be kept");
  await done("on a full disk the table stays at the last record that was kept, and the page says so");

  mayGrow("unlimited");
  const before = await tab.seq();
  await press();
  await tab.later(before);
  await other.later(before);
  assert.equal(await tab.eval(`!!document.querySelector("#banner .notice")`), false, "the notice is gone with it");
  await done("with room again it goes on from there");

  const complaint = await serve(folder).then(() => "it runs", (error) => String(error.message));
  assert.match(complaint, /ended with [1-9]/, "a second process does not start");
  assert.ok(complaint.includes(folder) || /another|already|in use/i.test(complaint), complaint);
  assert.equal((await fetch(`${base}${table}`)).status, 200, "the first is not disturbed");
  await done("one process per folder");

  // The server dies under the page: the page greys, and heals by itself when there is a server again, with all that was acknowledged.
  await tab.shut();
  const [acknowledged, shows] = [await tab.seq(), await looks(tab)];
  await server.kill();
  await tab.until(`document.body.classList.contains("lost") && !document.getElementById("offline").hidden`);
  await tab.shot("lost");
  server = await serve(folder, new URL(base).port);
  await tab.until(`!document.body.classList.contains("lost") && document.getElementById("offline").hidden`);
  assert.equal(await looks(tab), shows, "nothing acknowledged is missing");
  await press();
  await tab.later(acknowledged);
  await other.later(acknowledged);
  await done("a page whose server died greys, and heals by itself");

  const wrong = [tab, other].flatMap((t) => t.problems).filter((p) => !/503|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE|ERR_CONNECTION_RESET|ERR_EMPTY/.test(p));
  assert.deepEqual(wrong, []);
  await server.kill();
  remove(folder);
});
