// A party's book from its first page to the second chapter. Chapters are played by posting choices, as a page without scripts would; the pages between them in the browser.
import assert from "node:assert/strict";
import { test } from "../lib/fixtures.mjs";

test("A party's book from its first page to the second chapter", async ({ base, open }) => {
  const tab = await open(1400, 900);
  const shot = (name) => tab.shot(name, true);
  const fail = (why) => {
    throw new Error(why);
  };

  let state = Number(process.env.SEED ?? "11");
  const random = (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };

  /** Plays a table to its end by posting; gives the number of choices. */
  async function finish(table) {
    const headers = { accept: "application/json", "content-type": "application/x-www-form-urlencoded", origin: base };
    for (let made = 0; made < 3000; made++) {
      const page = await (await fetch(`${base}${table}`)).text();
      const seq = page.match(/data-seq="(\d+)"/)?.[1];
      const all = [...page.matchAll(/name="choice" value="([^"]+)"/g)].map((m) => m[1].replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
      if (!all.length) return made;
      const good = all.filter((n) => /^(battle|search|explore)/.test(n));
      const choice = good.length && random(4) ? good[random(good.length)] : all[random(all.length)];
      const answer = await fetch(`${base}${table}/choose`, { method: "POST", headers, body: new URLSearchParams({ seq, choice }) });
      if (!answer.ok) fail(`“${choice}” was refused: ${await answer.text()}`);
    }
    return fail(`${table} does not end`);
  }

  const href = (selector) => tab.eval(`document.querySelector(${JSON.stringify(selector)})?.getAttribute("href") ?? ""`);
  const click = async (selector, then) => {
    await tab.eval(`document.querySelector(${JSON.stringify(selector)}).click()`);
    await tab.until(then);
  };

  const began = Date.now();
  await tab.go(`${base}/new?lang=en&chapter=flight-to-barksburg`);
  await tab.eval(`document.querySelector("[name=party-name]").value = "The Whiskers"`);
  await shot("book-offer");
  await click(".play-bar button", `document.querySelector("main.table")`);
  const first = await tab.eval(`location.pathname`);
  const choices = await finish(first);
  await tab.go(`${base}${first}/recap`);
  // The seed is out now, and the page has done the sum of its seal again.
  await tab.until(`document.querySelector("[data-seal-good]")?.hidden === false`);
  if (await tab.eval(`document.querySelector("[data-seal-bad]").hidden !== true`)) fail("the seal is good and bad");
  await tab.eval(`document.querySelectorAll("main details").forEach((d) => (d.open = true))`);
  if (await tab.eval(`document.documentElement.scrollWidth > document.documentElement.clientWidth`)) fail("what was sealed is wider than the window");
  // Won or lost: the way on is here, too, and whoever lost needs one press.
  if (!(await href(`.now a[href*="/next?way="]`))) fail("the recap shows no way on");
  const lost = await tab.eval(`!!document.querySelector(".now form [name=as]")`);
  await shot("recap");
  const book = await href(`.row a[href^="/party/"]:not([href*="/next"])`);
  if (!book) fail("the recap does not lead to the book");
  await tab.go(`${base}${book}`);
  await tab.until(`document.querySelector(".book .now a")`);
  await shot("book");
  const ways = await tab.eval(`[...document.querySelectorAll(".now a")].map(a => a.getAttribute("href"))`);
  if (lost !== ways.some((w) => w.endsWith("way=retry"))) fail(`book and recap differ: ${ways}`);
  // Won or lost: there is a way on.
  const next = ways.find((w) => w.endsWith("way=next")) ?? fail(`no way on: ${ways}`);
  await tab.go(`${base}${next}`);
  await tab.until(`document.querySelector("#choose .traveller")`);
  await tab.eval(`document.querySelectorAll(".keep").forEach((k) => { const all = k.querySelectorAll("input"); all[all.length - 1].checked = true; })`);
  await shot("between");
  await click("button[value=save]", `document.querySelector("[role=status]")`);
  await click("button[value=go]", `document.querySelector("main.table")`);
  const second = await tab.eval(`location.pathname`);
  const chapter = await tab.eval(`document.title`);
  await tab.go(`${base}${book}`);
  await tab.until(`document.querySelector(".seal.playing")`);
  await shot("book-second");
  await tab.go(`${base}/?lang=en`);
  await tab.until(`document.querySelector("a.spine")`);
  await shot("welcome-books");

  // The file of the book opens again; a changed one does not.
  const file = new Uint8Array(await (await fetch(`${base}${book}/export`)).arrayBuffer());
  const send = (bytes) => fetch(`${base}/import`, { method: "POST", headers: { "content-type": "application/octet-stream", origin: base }, body: bytes, redirect: "manual" });
  const back = await send(file);
  if (back.status !== 303) fail(`the book does not come back: ${back.status} ${(await back.text()).slice(0, 400)}`);
  const broken = file.slice();
  broken[broken.length >> 1] ^= 0x55;
  const refused = await send(broken);
  if (refused.status !== 422) fail(`a damaged book was answered with ${refused.status}`);

  // On a phone, in the other languages, by night and by day.
  await tab.size(390, 844);
  for (const lang of ["de", "pl"]) {
    await tab.go(`${base}${book}?lang=${lang}`);
    await shot(`book-phone-${lang}`);
    await tab.go(`${base}${book}/next?way=retry&lang=${lang}`);
    await shot(`between-phone-${lang}`);
  }
  const gaps = await tab.eval(`document.body.innerText.match(/⟨[^⟩]*⟩|\\{\\$/g) ?? []`);
  assert.deepEqual([tab.problems, gaps], [[], []]);
});
