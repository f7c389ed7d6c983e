// A full disk under a game in the browser: nothing is lost, nothing is shown that was not kept, and the page says so. And one process per
// folder: BARKSBURG=path/to/barksburg node e2e/disk.mjs http://127.0.0.1:7777 [folder]
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser, done, pause } from "./browser.mjs";

const binary = process.env.BARKSBURG ?? "target/debug/barksburg";
const folder = mkdtempSync(join(tmpdir(), "barksburg-disk-"));
// A file that may not grow is the same to the store as a disk that is full; the signal for it is none of its business.
let child;
function serve(port) {
  const start = ["-c", `trap '' XFSZ; exec "$0" serve --listen 127.0.0.1:$2 --data "$1"`, binary, folder, port];
  child = spawn("sh", start, { stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((found, failed) => {
    let said = "";
    const hear = (text) => {
      said += text;
      const address = said.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0];
      if (address) found(address);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => failed(new Error(said)));
  });
}
const base = await serve("0");
const mayGrow = (bytes) => execFileSync("prlimit", ["--pid", String(child.pid), `--fsize=${bytes}:`]);

const browser = await Browser.start();
const [tab, other] = [await browser.tab(), await browser.tab()];
await tab.go(`${base}/new?chapter=rats-in-the-kitchen&lang=en`);
await tab.speak("en");
await tab.go(`${base}/new?chapter=rats-in-the-kitchen`);
await tab.eval(`document.querySelector(".play-bar button").click()`);
await tab.until(`document.querySelector("#story")?.open`);
const table = await tab.eval(`location.pathname`);
await other.go(`${base}${table}`);
const press = () => tab.eval(`document.querySelector("#actions button[name=choice]").click()`);
const shut = (t) => t.eval(`document.querySelector("#story").open && document.querySelector("#story").close()`);
for (let i = 0; i < 3; i++) {
  await shut(tab);
  const before = await tab.seq();
  await press();
  await tab.later(before);
}
await shut(tab);

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
  await pause(200);
  assert.equal(await looks(tab), kept, "the table stands where it was kept");
  assert.equal(await looks(other), seen, "and nobody else has seen more");
}
await tab.shot("full-disk");
assert.equal(await (await fetch(`${base}${table}`)).status, 200, "what is kept can still be read");
const begun = await fetch(`${base}/new`, { method: "POST", body: new URLSearchParams({ quick: "1" }), redirect: "manual" });
assert.equal(begun.status, 503, "no game is begun that could not be kept");
done("on a full disk the table stays at the last record that was kept, and the page says so");

mayGrow("unlimited");
const before = await tab.seq();
await press();
await tab.later(before);
await other.later(before);
assert.equal(await tab.eval(`!!document.querySelector("#banner .notice")`), false, "the notice is gone with it");
done("with room again it goes on from there");

const second = spawn(binary, ["serve", "--listen", "127.0.0.1:0", "--data", folder], { stdio: ["ignore", "pipe", "pipe"] });
let complaint = "";
for (const out of [second.stdout, second.stderr]) out.on("data", (text) => (complaint += text));
const late = setTimeout(() => second.kill("SIGKILL"), 20000);
const code = await new Promise((ended) => second.once("exit", ended));
clearTimeout(late);
assert.ok(code !== 0 && code !== null, `a second process does not start: ${code}`);
assert.ok(complaint.includes(folder) || /another|already|in use/i.test(complaint), complaint);
assert.equal((await fetch(`${base}${table}`)).status, 200, "the first is not disturbed");
done("one process per folder");

// The server dies under the page: the page greys, and heals by itself when there is a server again, with all that was acknowledged.
await shut(tab);
const [acknowledged, shows] = [await tab.seq(), await looks(tab)];
const dead = new Promise((over) => child.once("exit", over));
child.kill("SIGKILL");
await dead;
await tab.until(`document.body.classList.contains("lost") && !document.getElementById("offline").hidden`);
await tab.shot("lost");
assert.equal(await serve(new URL(base).port), base);
await tab.until(`!document.body.classList.contains("lost") && document.getElementById("offline").hidden`);
assert.equal(await looks(tab), shows, "nothing acknowledged is missing");
await press();
await tab.later(acknowledged);
await other.later(acknowledged);
done("a page whose server died greys, and heals by itself");

const wrong = [tab, other].flatMap((t) => t.problems).filter((p) => !/503|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE|ERR_CONNECTION_RESET|ERR_EMPTY/.test(p));
assert.deepEqual(wrong, []);
await browser.stop();
child.kill("SIGKILL");
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
