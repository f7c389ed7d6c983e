// No button's text takes a third line on a phone, in any language.
import assert from "node:assert/strict";
import { OVER, READING, done, test } from "../lib/fixtures.mjs";

/**
 * The buttons that can be seen and the lines their texts take; what is only for the ear takes none. What has just
 * happened, beside the dice, is a button only because it opens the log: it is a line of that, and cut after three.
 */
const LINES = `[...document.querySelectorAll(":is(button, a.button):not(.latest)")].filter((b) => b.checkVisibility()).map((button) => {
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const boxes = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.data.trim() || text.parentElement.closest(".visually-hidden") || !text.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    boxes.push(...[...range.getClientRects()].filter((r) => r.width > 0));
  }
  // A box that begins below the middle of the one above stands on a line of its own.
  boxes.sort((a, b) => a.top - b.top);
  const lines = boxes.filter((box, i) => i === 0 || box.top > (boxes[i - 1].top + boxes[i - 1].bottom) / 2).length;
  return { lines, text: button.innerText.replace(/\\s+/g, " ").trim() };
})`;

for (const lang of ["en", "de", "pl"]) {
  test(`no button takes a third line at 390 pixels: ${lang}`, async ({ base, open }) => {
    const tab = await open(390, 844, { phone: true });
    /** Texts that are too long, with where they stand. @type {Map<string, string>} */
    const long = new Map();
    const measured = new Set();
    async function measure(where) {
      for (const { lines, text } of await tab.eval(LINES)) {
        measured.add(text);
        if (lines > 2) long.set(text, `${where}: ${lines} lines: ${text}`);
      }
    }
    const unfold = (where = "main") => tab.eval(`document.querySelectorAll("${where} details").forEach((d) => (d.open = true))`);

    await tab.go(`${base}/?lang=${lang}`);
    await tab.speak(lang);
    const pages = ["/", "/new", "/new?chapter=rats-in-the-kitchen", "/chapter/flight-to-barksburg", "/books", "/settings", "/privacy", "/import", "/rules", "/cards"];
    for (const path of pages) {
      await tab.go(`${base}${path}`);
      await unfold();
      await measure(path);
    }

    await tab.go(`${base}/new?chapter=flight-to-barksburg`);
    await tab.begin("look");
    await tab.until(READING.replace(".open", "?.open"));
    await measure("story");
    await tab.shut();
    await tab.until(`document.querySelector("#actions button[name=choice]")`);
    const places = await tab.eval(`[...document.querySelectorAll("#bar button")].filter((b) => b.checkVisibility() && b.innerText.trim()).length`);
    assert.equal(places, 10, "the ten places of the bar are seen, each with its word, and so measured with the rest");
    for (let i = 0; i < 70 && !(await tab.eval(OVER)); i++) {
      await tab.shut();
      await tab.until(`document.querySelector("#actions button[name=choice]")`);
      await measure(`choice ${i}`);
      const before = await tab.seq();
      await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); (p(/^battle/) ?? p(/^search/) ?? p(/^explore/) ?? (${i} % 3 ? p(/^move/) : null) ?? p(/^(share|equip|use)/) ?? p(/^end-turn/) ?? all[${i} % all.length]).click(); })()`);
      await tab.later(before);
    }
    await tab.shut();
    for (const drawer of ["left", "sheets", "log"]) {
      await tab.eval(`document.querySelector(".drawers [data-drawer=${drawer}]").click()`);
      await unfold(":is(#sheets, #track, #log)");
      await measure(`drawer ${drawer}`);
      await tab.eval(`document.querySelector(".drawers [data-drawer=${drawer}]").click()`);
    }
    for (const menu of ["goal", "more"]) {
      await tab.eval(`document.querySelector("#${menu}").open = true`);
      await measure(menu);
      await tab.eval(`document.querySelector("#${menu}").open = false`);
    }
    await tab.eval(`document.querySelector("#help").showModal()`);
    await measure("help");

    const table = await tab.eval(`location.pathname`);
    for (const path of ["/log", "/replay?to=5", "/recap", "/seats"]) {
      await tab.go(`${base}${table}${path}`);
      await unfold();
      await measure(path);
    }
    await tab.go(`${base}/`);
    await unfold();
    await measure("list of games");
    await tab.eval(`document.querySelector("a[href^='/party/']").click()`);
    await tab.until(`location.pathname.startsWith("/party/") && document.querySelector("main h1")`);
    await unfold();
    await measure("party book");

    assert.ok(measured.size > 100, `only ${measured.size} buttons were measured`);
    assert.deepEqual([...long.values()], []);
    await done(`${measured.size} different buttons, none on three lines`);
  });
}
