// The first act in the page, from the first chapter to the end of the third: companions in every seat make the choices, somebody turns the pages of the story, and the party's book leads from chapter to chapter, each in another language.
import { strict as assert } from "node:assert";
import { OVER, READING, SEQ, done, test } from "../lib/fixtures.mjs";

test("The first act in the page, from the first chapter to the end of the third", async ({ base, open }) => {
  /** The chapters, the language of each, and what it is called in it. */
  const ACT = [
    ["flight-to-barksburg", "en", "Flight to Barksburg"],
    ["lilys-tail", "de", "Lilys Schwanz"],
    ["the-cat-and-the-kettle", "pl", "Kot i kociołek"],
  ];
  const tab = await open(1400, 900);
  const post = (path, fields) =>
    tab.eval(`fetch(${path}, {method: "POST", headers: {accept: "application/json"}, body: new URLSearchParams(${JSON.stringify(fields)})}).then((r) => r.status)`);
  const whole = async () => assert.deepEqual(await tab.eval(`document.body.innerText.match(/⟨[^⟩]*⟩|\\{\\$/g) ?? []`), [], "words are missing");
  const follow = async (selector, then) => {
    const here = await tab.eval(`performance.timeOrigin`);
    await tab.eval(`document.querySelector(${JSON.stringify(selector)}).click()`);
    // What is waited for may be on the page that is left, too.
    await tab.until(`performance.timeOrigin !== ${here} && document.readyState === "complete" && ${then}`);
  };

  /** Reads whatever lies open to its last page; gives how each page begins. */
  async function read(pages, shot) {
    while (await tab.eval(READING)) {
      const [page, lang] = await tab.eval(`[document.querySelector("#tales article:not([hidden])").innerText, document.documentElement.lang]`);
      const key = page.replace(/\s+/g, " ").slice(0, 60);
      if (!pages.has(key)) await shot(`${String(pages.size).padStart(2, "0")}`);
      pages.set(key, lang);
      await tab.eval(`document.querySelector("#story [data-close]").click()`);
    }
  }

  /** Plays the chapter that lies on the table to its end. */
  async function play([chapter, lang, title]) {
    const shot = (name) => tab.shot(`${chapter}-${lang}-${name}`);
    const pages = new Map();
    await tab.until(`document.querySelector("main.table") && ${READING}`);
    assert.equal(await tab.eval(`document.querySelector("#story h2").textContent`), title);
    await read(pages, shot);
    // A party's companions come along to the next chapter, and may have played all of it by now.
    const alone = await tab.eval(`[...document.querySelectorAll("[id^=sheet-]:not(:has(.companion))")].map((m) => m.id.slice(6))`);
    const wish = async (fields) => assert.equal(await post("location.pathname + \"/companions\"", fields), 200);
    if (alone.length > 0) await wish({ pace: "instant" });
    for (const mouse of alone) await wish({ mouse, level: "steady" });
    while (!(await tab.eval(OVER))) {
      await read(pages, shot);
      const now = await tab.seq();
      await tab.until(`${SEQ} > ${now} || ${OVER} || ${READING}`);
    }
    const ends = await tab.eval(`document.querySelector("#banner .prompt").textContent`);
    // The last pages may be on their way still.
    await tab.until(`${READING} || Number(document.querySelector("#story").dataset.count) > 0`);
    await read(pages, shot);
    await shot("end");
    const told = await tab.eval(`document.querySelectorAll("#tales article").length`);
    assert.equal(pages.size, told, `every page of the story was turned up: ${[...pages.keys()].join(" / ")}`);
    assert.deepEqual([...new Set(pages.values())], [lang]);
    await whole();
    await follow("#banner a[href$='/recap']", `document.querySelector("main.page h1")`);
    await tab.shot(`${chapter}-${lang}-recap`, true);
    await whole();
    await done(`${chapter}, ${lang}: ${ends} ${told} pages`);
  }

  await tab.go(`${base}/`);
  await tab.speak("en");
  await tab.go(`${base}/new?chapter=one-room-one-door`);
  assert.equal(await tab.eval(`document.querySelector(".book-offer").checkVisibility()`), false, "a lesson begins no book");
  await tab.go(`${base}/new?chapter=${ACT[0][0]}`);
  assert.equal(await tab.eval(`document.querySelector(".book-offer").checkVisibility()`), true);
  await tab.eval(`(() => { document.querySelector("[name=party-name]").value = "The Whiskers"; document.querySelector("[name=seed]").value = "the first act"; })()`);
  await follow(".play-bar button", `document.querySelector("main.table")`);
  for (const [i, chapter] of ACT.entries()) {
    await play(chapter);
    await follow(`a[href^="/party/"]:not([href*="/next"])`, `document.querySelector(".book")`);
    await tab.shot(`book-${i + 1}`, true);
    const next = ACT[i + 1];
    if (!next) break;
    await tab.speak(next[1]);
    const on = await tab.eval(`[...document.querySelectorAll(".now a")].map((a) => a.href).find((h) => h.endsWith("way=next"))`);
    await tab.go(on);
    await tab.until(`document.querySelector("#choose .traveller")`);
    await tab.shot(`between-${i + 1}`, true);
    await whole();
    await follow("button[value=go]", `document.querySelector("main.table")`);
  }
  assert.equal(await tab.eval(`document.querySelectorAll(".book .seal").length >= 3`), true, "the book has a seal for each chapter");
  assert.deepEqual(tab.problems, []);
});
