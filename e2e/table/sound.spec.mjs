// What is heard: nothing before a gesture, each thing when it happens, silence at one press, and captions in any case.
import assert from "node:assert/strict";
import { STILL, done, test } from "../lib/fixtures.mjs";

/** The files of a kind that were asked for, whether or not they have come. */
const asked = (page, kind) => {
  const files = [];
  page.on("request", (request) => new URL(request.url()).pathname.includes(`/${kind}/`) && files.push(request.url()));
  return files;
};
/** The files of a kind that were fetched, by name. */
const fetched = (page, kind) => {
  const files = [];
  page.on("requestfinished", async (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.includes(`/${kind}/`)) return;
    const { responseBodySize } = await request.sizes();
    files.push({ name: path.split("/").at(-1), bytes: responseBodySize });
  });
  return files;
};
const bytes = (files) => files.reduce((sum, file) => sum + file.bytes, 0);
/** Any of the choices, but none that ends a turn: something is to happen. */
const CHOOSE = `(document.querySelector('#actions button[name=choice][value^="search"]') ?? document.querySelector('#actions button[name=choice]:not([aria-disabled=true])')).click()`;

test("sound begins with a gesture, says what it is, and is silent at one press", async ({ base, open }) => {
  const tab = await open(1400, 900, { still: false });
  const { page } = tab;
  const [sounds, fonts, wanted] = [fetched(page, "sounds"), fetched(page, "fonts"), asked(page, "sounds")];
  await tab.go(`${base}/?lang=en`);
  await tab.go(`${base}/new?chapter=flight-to-barksburg`);
  // Rats come first with these dice: they are heard before anybody has chosen anything.
  await tab.eval(`document.querySelector("[name=seed]").value = "sound 1"`);
  await tab.eval(`document.querySelector(".play-bar button").click()`);
  await tab.until(`document.querySelector("main.table") && document.querySelector("#story").open`);
  await tab.stays(`performance.getEntriesByType("resource").some((r) => r.name.includes("/sounds/"))`, 300, "no sound is fetched before a gesture");
  await done("nothing is fetched before a gesture");

  await tab.key("Enter");
  await tab.until(`!document.querySelector("#story").open && ${STILL}`);
  await tab.until(`performance.getEntriesByType("resource").some((r) => r.name.includes("/sounds/dice-"))`);
  assert.ok(!sounds.some((s) => s.name.endsWith(".ogg")), "music waits for the first choice");
  const before = bytes(sounds) + bytes(fonts);
  assert.ok(before > 50_000 && before <= 250_000, `${before} bytes of fonts and sounds before the first choice`);
  await done(`${before} bytes of fonts and sounds before the first choice`);

  let seq = await tab.seq();
  await tab.eval(CHOOSE);
  await tab.later(seq);
  await tab.until(`performance.getEntriesByType("resource").some((r) => /sounds\\/(castle|walls|danger)\\.ogg/.test(r.name))`);
  await tab.until(`document.querySelector("#heard span").textContent.length > 5`);
  await done("music comes with the first choice, and what is heard has words");

  await tab.click("#top [data-mute]");
  await tab.until(`document.querySelector("#top [data-mute]").getAttribute("aria-pressed") === "true"`);
  // What was asked for before that may still be on its way.
  const count = wanted.length;
  seq = await tab.seq();
  // A caption comes and goes while things are shown: it is counted when it comes.
  await tab.eval(`(() => { const line = document.querySelector("#heard"); line.hidden = true; window.captions = 0; new MutationObserver(() => (window.captions += line.hidden ? 0 : 1)).observe(line, { attributes: true, attributeFilter: ["hidden"] }); })()`);
  for (let tries = 0; tries < 12 && !(await tab.eval(`window.captions`)); tries++) {
    await tab.eval(CHOOSE);
    await tab.later(seq);
    seq = await tab.seq();
    await tab.shut();
  }
  assert.equal(wanted.length, count, `silent: nothing is fetched: ${wanted.slice(count)}`);
  assert.ok(await tab.eval(`window.captions`), "captions stay");
  await done("silence at one press, with captions");

  await tab.key("k");
  await tab.until(`document.querySelector("#top [data-mute]").getAttribute("aria-pressed") === "false"`);
  await tab.eval(`(() => { const v = document.querySelector("#top [data-volume]"); v.value = 25; v.dispatchEvent(new Event("input", { bubbles: true })); })()`);
  await tab.go(`${base}/settings`);
  assert.equal(await tab.eval(`document.querySelector("[data-volume]").value`), "25");
  await tab.eval(`document.querySelector("[data-captions]").click()`);
  assert.equal(await tab.eval(`JSON.parse(localStorage.getItem("barksburg-sound")).captions`), false);
  assert.deepEqual(tab.problems, []);
});
