// What is heard: nothing before a gesture, each thing when it happens, silence at one press, and captions in any case.
import assert from "node:assert/strict";
import { STILL, done, test } from "../lib/fixtures.mjs";

/** Notes in the page itself which sounds it asks for, in the moment it does: a busy machine tells us later. */
const NOTE = `(() => {
  const real = window.fetch;
  window.asked = [];
  window.fetch = (...args) => {
    if (String(args[0]).includes("/sounds/")) window.asked.push(String(args[0]));
    return real(...args);
  };
})()`;
/** What the page has of sounds and fonts. */
const CAME = `performance.getEntriesByType("resource").filter((r) => /\\/(sounds|fonts)\\//.test(r.name))`;
/** Any of the choices, but none that ends a turn: something is to happen. */
const CHOOSE = `(document.querySelector('#actions button[name=choice][value^="search"]') ?? document.querySelector('#actions button[name=choice]:not([aria-disabled=true])')).click()`;

test("sound begins with a gesture, says what it is, and is silent at one press", async ({ base, open }) => {
  const tab = await open(1400, 900, { still: false });
  await tab.page.addInitScript(NOTE);
  await tab.go(`${base}/?lang=en`);
  await tab.go(`${base}/new?chapter=flight-to-barksburg`);
  // Rats come first with these dice: they are heard before anybody has chosen anything.
  await tab.eval(`document.querySelector("[name=seed]").value = "sound 1"`);
  await tab.eval(`document.querySelector(".play-bar button").click()`);
  await tab.until(`document.querySelector("main.table") && document.querySelector("#story").open`);
  await tab.stays(`window.asked.length`, 300, "no sound is fetched before a gesture");
  assert.equal(await tab.eval(`window.asked.length`), 0);
  await done("nothing is fetched before a gesture");

  await tab.key("Enter");
  await tab.until(`!document.querySelector("#story").open && ${STILL}`);
  await tab.until(`window.asked.some((url) => url.includes("/sounds/dice-"))`);
  await tab.until(`window.asked.every((url) => ${CAME}.some((r) => r.name === url))`);
  assert.ok(!(await tab.eval(`window.asked.some((url) => url.endsWith(".ogg"))`)), "music waits for the first choice");
  const before = await tab.eval(`${CAME}.reduce((sum, r) => sum + r.encodedBodySize, 0)`);
  assert.ok(before > 50_000 && before <= 250_000, `${before} bytes of fonts and sounds before the first choice`);
  await done(`${before} bytes of fonts and sounds before the first choice`);

  // While things happen a click only hurries them.
  await tab.until(STILL);
  let seq = await tab.seq();
  await tab.eval(CHOOSE);
  await tab.later(seq);
  await tab.until(`window.asked.some((url) => /sounds\\/(castle|walls|danger)\\.ogg/.test(url))`);
  await tab.until(`document.querySelector("#heard span").textContent.length > 5`);
  await done("music comes with the first choice, and what is heard has words");

  await tab.click("#top [data-mute]");
  const count = (await tab.until(`document.querySelector("#top [data-mute]").getAttribute("aria-pressed") === "true" && [window.asked.length]`))[0];
  seq = await tab.seq();
  // A caption comes and goes while things are shown: it is counted when it comes.
  await tab.eval(`(() => { const line = document.querySelector("#heard"); line.hidden = true; window.captions = 0; new MutationObserver(() => (window.captions += line.hidden ? 0 : 1)).observe(line, { attributes: true, attributeFilter: ["hidden"] }); })()`);
  for (let tries = 0; tries < 12 && !(await tab.eval(`window.captions`)); tries++) {
    await tab.eval(CHOOSE);
    await tab.later(seq);
    seq = await tab.seq();
    await tab.shut();
  }
  assert.deepEqual(await tab.eval(`window.asked.slice(${count})`), [], "silent: nothing is fetched");
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
