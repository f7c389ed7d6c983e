// The story: read aloud in three languages at one's own pace, skipped, and read again from a list; a room's rules are told when it is entered and not before.
import assert from "node:assert/strict";
import { OVER, READING, done, test } from "../lib/fixtures.mjs";

test("The story", async ({ base, open }) => {
  const tab = await open(1400, 900);
  // A voice that only writes down what it is asked to say.
  await tab.page.addInitScript(`window.spoken = []; Object.assign(Object.getPrototypeOf(speechSynthesis), {
      speak(said) { window.spoken.push({ text: said.text, lang: said.lang, rate: said.rate }); },
      cancel() { window.spoken.length = 0; }, getVoices() { return []; } });`);
  const words = (text) => text.replace(/\s+/g, " ").trim();
  const page = () => tab.eval(`[...document.querySelectorAll("#tales article:not([hidden]) :is(h2, h3, p, li)")].map((p) => p.textContent).join(" ")`);

  async function begin(lang) {
    await tab.go(`${base}/`);
    await tab.speak(lang);
    await tab.go(`${base}/new?chapter=flight-to-barksburg`);
    await tab.begin("story 1");
    await tab.until(`document.querySelector("main.table") && ${READING} && document.querySelector("[data-speak]:not([hidden])")`);
  }

  for (const lang of ["de", "pl", "en"]) {
    await begin(lang);
    const told = words(await page());
    assert.ok(told.length > 200, "there is something to be told");
    await tab.click("[data-speak]");
    const spoken = await tab.eval(`window.spoken`);
    assert.equal(words(spoken.map((s) => s.text).join(" ")), told, `${lang}: all of it is read, and nothing else`);
    assert.deepEqual([...new Set(spoken.map((s) => s.lang))], [lang]);
    await tab.eval(`(() => { const s = document.querySelector("[data-pace]"); s.value = "1.2"; s.dispatchEvent(new Event("change", { bubbles: true })); })()`);
    assert.deepEqual(await tab.eval(`window.spoken`), [], "another pace begins anew");
    await tab.click("[data-speak]");
    assert.deepEqual(await tab.eval(`[...new Set(window.spoken.map((s) => s.rate.toFixed(2)))]`), ["1.20"]);
    const type = await tab.eval(`(() => { const p = document.querySelector("#tales article:not([hidden]) p"); const s = getComputedStyle(p); return [parseFloat(s.fontSize), p.getBoundingClientRect().width / parseFloat(s.fontSize)]; })()`);
    assert.ok(type[0] >= 18 && type[1] <= 40, `large type in short lines: ${type}`);
  }
  await done("a page is read aloud in three languages, at one's own pace");

  // What is read in a room was nowhere on the page before anybody had entered it.
  const seen = new Set([words(await page())]);
  let markup = await tab.eval(`document.documentElement.textContent`);
  let entered = 0;
  for (let i = 0; i < 260 && entered < 2; i++) {
    while (await tab.eval(READING)) {
      const now = words(await page());
      if (!seen.has(now)) {
        const sentences = now.match(/[^.!?…]{40,}[.!?…]/g) ?? [];
        for (const sentence of sentences) assert.ok(!words(markup).includes(words(sentence)), `told too early: ${sentence}`);
        if (sentences.length) entered++;
        seen.add(now);
      }
      await tab.eval(`document.querySelector("#story [data-close]").click()`);
      await tab.until(`!${READING} || document.querySelector("#tales article:not([hidden])").textContent.replace(/\\s+/g, " ").trim() !== ${JSON.stringify(now)}`, 3000).catch(() => {});
    }
    if (await tab.eval(OVER)) break;
    markup = await tab.eval(`document.documentElement.textContent`);
    const before = await tab.seq();
    await tab.until(`document.querySelector("#actions button[name=choice]")`);
    // Towards the way out: it is found by whoever keeps walking.
    await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.filter((b) => re.test(b.value)); const pick = (l) => l[${i} % l.length]; (p(/^explore/)[0] ?? p(/^battle/)[0] ?? (${i} % 7 ? pick(p(/^move/)) : null) ?? p(/^end-turn/)[0] ?? all[0]).click(); })()`);
    await tab.later(before);
  }
  assert.ok(entered > 0, "a room with something to tell was entered");
  await done(`what is told in a room is told there first (${entered})`);

  // Skipped at once, and read again from the list.
  await tab.shut();
  const pages = await tab.eval(`document.querySelectorAll("#tales article").length`);
  await tab.eval(`document.querySelector("[data-open=story]").click()`);
  await tab.until(READING);
  assert.equal(await tab.eval(`document.querySelectorAll(".reread [data-turn]").length`), pages, "every page is on the list");
  await tab.click(".reread [data-turn='0']");
  await tab.until(`document.querySelector("#tales article[data-page='0']:not([hidden])")`);
  assert.ok(seen.has(words(await page())), "the first page again");
  await tab.shot("again");
  await tab.key("Escape");
  await tab.until(`!${READING}`);
  await done("pages are skipped and read again");

  assert.deepEqual(tab.problems, []);
});
