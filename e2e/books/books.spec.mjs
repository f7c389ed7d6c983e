// A story book in the page: packed with the program, dropped on Books, looked at, played, removed; its game stays. And books from a catalogue of one's own.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { OVER, READING, SEQ, done, test } from "../lib/fixtures.mjs";
import { binary, emptyFolder, remove, serve } from "../lib/server.mjs";

const EXAMPLE = fileURLToPath(new URL("../../examples/books/lantern-night", import.meta.url));
const BOOK = "lantern-night@1.0.0";
const TITLES = { en: "Lantern Night", de: "Laternennacht", pl: "Noc latarni" };
const run = (...args) => execFileSync(binary, args, { encoding: "utf8" });

/** Everything of the page can be read: nothing is cut off at its right edge, no word is missing. @param {import("../lib/tab.mjs").Tab} tab @param {string} what */
async function whole(tab, what) {
  assert.deepEqual(await tab.eval(`document.body.innerText.match(/⟨[^⟩]*⟩|\\{\\s*\\$/g) ?? []`), [], `${what}: words are missing`);
  assert.ok(await tab.eval(`document.documentElement.scrollWidth <= innerWidth + 1`), `${what}: wider than the window`);
}

/** Drops a file on the page as a hand would. @param {import("../lib/tab.mjs").Tab} tab @param {string} file */
async function drop(tab, file) {
  const before = await tab.eval(`performance.timeOrigin`);
  const bytes = readFileSync(file).toString("base64");
  await tab.eval(`(() => {
    const bytes = Uint8Array.from(atob("${bytes}"), (c) => c.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "lantern-night.barksburg"));
    for (const type of ["dragover", "drop"]) document.querySelector("main").dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
  })()`);
  await tab.until(`performance.timeOrigin !== ${before} && document.readyState === "complete" && !!document.querySelector(".notice")`);
}

test("A packed book is dropped on the page, looked at, played and removed", async ({ base, open }) => {
  const folder = emptyFolder("books");
  assert.match(run("pack", EXAMPLE, "--in", folder), /lantern-night\.barksburg/);
  const file = join(folder, "lantern-night.barksburg");
  const tab = await open();
  await tab.go(`${base}/books`);
  await tab.speak("en");
  await tab.go(`${base}/books`);
  assert.equal(await tab.eval(`!!document.querySelector('[data-book^="lantern-night"]')`), false);

  // What is no book is refused, and says why.
  const wrong = join(folder, "wrong.barksburg");
  writeFileSync(wrong, "no zip at all");
  await drop(tab, wrong);
  assert.match(await tab.eval(`document.querySelector(".notice[role=alert]").textContent`), /can’t be added/);
  await done("what is no book is refused");

  await drop(tab, file);
  assert.match(await tab.eval(`document.querySelector(".notice[role=status]").textContent`), /lantern-night 1\.0\.0 was added\. No problems found\./);
  const book = `document.querySelector('[data-book="${BOOK}"]')`;
  const said = await tab.eval(`${book}.innerText`);
  for (const what of [TITLES.en, "The Barksburg authors", "version 1.0.0", "CC-BY-4.0", "7 and up", "3 chapters", "English 100%", "Deutsch 100%", "Polski 100%", "No problems found"]) assert.ok(said.includes(what), `${what} in ${said}`);
  assert.ok(await tab.eval(`(async () => { const i = ${book}.querySelector("img.cover"); await i.decode(); return i.naturalWidth > 0 })()`), "its picture");
  await done("it says what it is, and what the check says");

  // Nobody typed these figures in: companions play while the page waits.
  const balance = await tab.until(`[...${book}.querySelectorAll(".balance")].every((b) => /won \\d+ of \\d+/.test(b.textContent)) && [...${book}.querySelectorAll(".balance")].map((b) => b.textContent).join("\\n")`, 240000);
  for (const line of balance.split("\n")) {
    const [won, games] = line.match(/won (\d+) of (\d+)/).slice(1).map(Number);
    // A machine that is busy stops after some time; a handful of games says nothing yet.
    assert.ok(games <= 40 && won <= games && (games < 20 || (won > 0 && won < games)), `a chapter that can be won and lost: ${line}`);
  }
  await done(`its balance is measured here: ${balance.replaceAll("\n", "; ")}`);

  for (const [lang, width, height] of [["en", 1400, 900], ["de", 1400, 900], ["pl", 1400, 900], ["en", 390, 844], ["de", 390, 844], ["pl", 390, 844]]) {
    await tab.size(width, height);
    await tab.speak(lang);
    await tab.go(`${base}/books`);
    assert.ok((await tab.eval(`${book}.querySelector("h2").textContent`)).includes(TITLES[lang]));
    await whole(tab, `${lang} ${width}`);
    await tab.eval(`${book}.scrollIntoView()`);
    await tab.shot(`books-${lang}-${width}`);
  }
  await tab.size(1400, 900);
  await tab.speak("en");

  // Played to some depth: companions in every seat.
  await tab.go(`${base}/books`);
  await tab.eval(`${book}.querySelector(".chapters a").click()`);
  await tab.until(`!!document.querySelector(".play-bar button")`);
  await tab.begin("books 1");
  await tab.until(`document.querySelector("#story")?.open`);
  assert.equal(await tab.eval(`document.querySelector("#story h2").textContent`), "The First Lamp");
  await tab.shot("opening");
  await tab.shut();
  const table = await tab.eval(`location.pathname`);
  const post = (fields) => tab.eval(`fetch(location.pathname + "/companions", {method: "POST", headers: {accept: "application/json"}, body: new URLSearchParams(${JSON.stringify(fields)})}).then((r) => r.status)`);
  assert.equal(await post({ pace: "instant" }), 200);
  for (const mouse of await tab.eval(`[...document.querySelectorAll("[id^=sheet-]")].map((m) => m.id.slice(6))`)) assert.equal(await post({ mouse, level: "steady" }), 200);
  while (!(await tab.eval(`${SEQ} > 120 || ${OVER}`))) {
    await tab.until(`(${READING}) || ${SEQ} > 120 || ${OVER}`, 120000);
    if (await tab.eval(READING)) await tab.shut();
  }
  const depth = await tab.seq();
  assert.ok(depth > 120 || (await tab.eval(OVER)), `played to record ${depth}`);
  assert.ok(await tab.eval(`document.querySelector("#log").textContent.length > 200`));
  await whole(tab, "table");
  await tab.shot("played");
  await done(`a chapter of it is played to record ${depth}`);

  // Removing asks; the game stays.
  await tab.go(`${base}/books`);
  await tab.eval(`${book}.querySelector("details:has(form) summary").click()`);
  await tab.eval(`${book}.querySelector("details form button").click()`);
  await tab.stays(`!!${book}`, 300, "without the tick nothing is removed");
  await tab.eval(`${book}.querySelector("input[name=sure]").click()`);
  await tab.shot("asks");
  await tab.eval(`${book}.querySelector("details form button").click()`);
  await tab.until(`document.readyState === "complete" && !${book}`);
  for (const path of ["", "/log", "/replay?to=5", "/recap"]) assert.equal((await fetch(`${base}${table}${path}`)).status, 200, `its game stays: ${path}`);
  await tab.go(`${base}${table}`);
  assert.ok(await tab.eval(`document.body.innerText.includes("The First Lamp")`), "in its own words");
  assert.equal((await fetch(`${base}/new?chapter=first-lamp`)).status === 200 && (await (await fetch(`${base}/new?chapter=first-lamp`)).text()).includes("The First Lamp"), false, "no new game begins with it");
  await done("removed, and its game can be played and watched again");
  assert.deepEqual(tab.problems.filter((p) => !/422/.test(p)), []);
  remove(folder);
});

test("Books come from a catalogue that the host has named", async ({ open }) => {
  const folder = emptyFolder("catalogue");
  const [packages, site, data] = ["packages", "site", "data"].map((name) => join(folder, name));
  mkdirSync(packages);
  const publish = () => run("--lang", "en", "publish", packages, "--in", site, "--games", "4");
  run("pack", EXAMPLE, "--in", packages);
  assert.match(publish(), /one book/);

  // Any web server will do.
  const kinds = { html: "text/html; charset=utf-8", css: "text/css", json: "application/json", svg: "image/svg+xml" };
  const web = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url, "http://x").pathname).slice(1) || "index.html";
    try {
      const bytes = readFileSync(join(site, name));
      response.writeHead(200, { "content-type": kinds[name.split(".").pop()] ?? "application/octet-stream" }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => web.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${web.address().port}`;

  const tab = await open();
  for (const [page, lang] of [["", "en"], ["de.html", "de"], ["pl.html", "pl"]]) {
    for (const [width, height] of [[1400, 900], [390, 844]]) {
      await tab.size(width, height);
      await tab.go(`${address}/${page}`);
      assert.ok((await tab.eval(`document.querySelector("article h2").textContent`)).includes(TITLES[lang]));
      assert.equal(await tab.eval(`document.documentElement.lang`), lang);
      await tab.until(`document.querySelector("article img").complete && document.querySelector("article img").naturalWidth > 0`);
      await whole(tab, `catalogue ${lang}`);
      await tab.shot(`catalogue-${lang}-${width}`);
    }
  }
  await tab.size(1400, 900);
  await done("the catalogue is pages in three languages");

  const server = await serve(data, 0, ["--books-from", address]);
  const { base } = server;
  const fetchIt = async () => {
    const before = await tab.eval(`performance.timeOrigin`);
    await tab.eval(`document.querySelector("#catalogue form button").click()`);
    await tab.until(`performance.timeOrigin !== ${before} && document.readyState === "complete" && !!document.querySelector(".notice")`);
    return tab.eval(`document.querySelector(".notice").textContent`);
  };
  await tab.go(`${base}/books`);
  await tab.speak("en");
  await tab.go(`${base}/books`);
  assert.match(await tab.eval(`document.querySelector("#catalogue").innerText`), /Lantern Night/);
  await tab.shot("offered");
  assert.match(await fetchIt(), /lantern-night 1\.0\.0 was added/);
  assert.match(await tab.eval(`document.querySelector("#catalogue").innerText`), /Already here/);
  await done("a book is added from it");

  // A new version is published, and the server started again so that it need not wait for the list to grow old.
  const newer = join(folder, "newer");
  cpSync(EXAMPLE, newer, { recursive: true });
  writeFileSync(join(newer, "book.kdl"), readFileSync(join(newer, "book.kdl"), "utf8").replace("1.0.0", "1.1.0"));
  run("pack", newer, "--in", newer);
  cpSync(join(newer, "lantern-night.barksburg"), join(packages, "lantern-night-newer.barksburg"));
  publish();
  // Nobody looks while it starts again.
  await tab.page.goto("about:blank");
  await server.kill();
  const again = await serve(data, 0, ["--books-from", address]);
  await tab.go(`${again.base}/books`);
  assert.match(await tab.eval(`document.querySelector("#catalogue").innerText`), /Update to 1\.1\.0/);
  for (const [lang, width, height] of [["en", 1400, 900], ["de", 390, 844], ["pl", 390, 844]]) {
    await tab.size(width, height);
    await tab.speak(lang);
    await tab.go(`${again.base}/books`);
    await whole(tab, `offers ${lang}`);
    await tab.eval(`document.querySelector("#catalogue").scrollIntoView()`);
    await tab.shot(`offers-${lang}-${width}`);
  }
  await tab.size(1400, 900);
  await tab.speak("en");
  await tab.go(`${again.base}/books`);
  assert.match(await fetchIt(), /lantern-night 1\.1\.0 was added/);
  assert.deepEqual(await tab.eval(`[...document.querySelectorAll('[data-book^="lantern-night"]')].map((b) => b.dataset.book)`), ["lantern-night@1.1.0", "lantern-night@1.0.0"]);
  await done("it is updated from it, beside the older version");
  assert.deepEqual(tab.problems, []);
  await again.kill();
  await new Promise((closed) => web.close(closed));
  remove(folder);
});
