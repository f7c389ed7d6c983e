// A whole chapter of the book through the page, in one language: one mouse is played with the mouse's pointer as the page advises, companions play the others, and every page of the story is read
// and looked at. A run of the suite plays one; `PLAY=all` plays all eleven, `PLAY=every-lamp:pl` one of them in that language, `SEED=` another game, `ANSWER=1` the second answer of each decision, `LEVEL=storybook` an easier game.
import { strict as assert } from "node:assert";
import { OVER, READING, SEQ, done, test as plain } from "../lib/fixtures.mjs";
import { emptyFolder, remove, serve } from "../lib/server.mjs";

/** A server that gives advice for every choice. */
const test = plain.extend({
  base: async ({}, use) => {
    const folder = emptyFolder("book");
    const server = await serve(folder, 0, ["--limit", "hints=2000,hints-per-minute=6000,hint-seconds=1,notes=1000"]);
    await use(server.base);
    await server.kill();
    remove(folder);
  },
});

/** The chapters, and the language in which each is played; each language has at least three. */
const BOOK = {
  "flight-to-barksburg": "en",
  "lilys-tail": "de",
  "the-cat-and-the-kettle": "pl",
  "against-the-stream": "en",
  "to-bell-the-cat": "de",
  "the-seventh-drop": "pl",
  "every-lamp": "en",
  "three-ways-to-a-mirror": "de",
  "two-fires": "pl",
  "what-the-king-forgot": "en",
  "the-dark-of-the-moon": "de",
};
/** Short, in one room. */
const ONE = "every-lamp";

const wish = process.env.PLAY ?? ONE;
const plays = wish === "all" ? Object.entries(BOOK) : wish.split(",").map((one) => one.split(":")).map(([chapter, lang]) => [chapter, lang ?? BOOK[chapter]]);
const seed = process.env.SEED ?? "a bedtime story";
const answer = Number(process.env.ANSWER ?? "0");
const level = process.env.LEVEL || undefined;

/** How a page of the story lies there. */
const PAGE = `(() => {
  const story = document.querySelector("#story");
  const page = document.querySelector("#tales article:not([hidden])");
  // Pictures go to the edge of the leaf, words keep off it.
  const [leaf, text] = [story, page].map((e) => e.getBoundingClientRect());
  const out = (selector, edge) => [...page.querySelectorAll(selector)].map((e) => e.getBoundingClientRect()).filter((r) => r.width && (r.left < edge.left - 1 || r.right > edge.right + 1)).length;
  return {
    lang: document.documentElement.lang,
    text: page.innerText.replace(/\\s+/g, " ").trim(),
    words: [...page.querySelectorAll("p")].map((p) => p.textContent).join(" ").split(/\\s+/).filter((w) => /[\\p{L}\\d]/u.test(w)).length,
    foreign: [...page.querySelectorAll("[lang]")].map((e) => e.lang),
    pictures: page.querySelectorAll(".scene").length,
    // A picture is told to those who cannot see it; the faces beside the words need none.
    blank: [...page.querySelectorAll("img")].filter((i) => !i.complete || !i.naturalWidth || (i.matches(".scene") && !i.alt)).length,
    cut: out("p, h2, h3", text) + out(".scene", leaf) + (story.scrollWidth > story.clientWidth ? 1 : 0),
    more: story.scrollHeight > story.clientHeight + 4,
    raw: /\\[(with|without|achieved|not-achieved) |⟨|\\{\\$|\\*\\*|(^| )# /.test(page.innerText),
  };
})()`;

for (const [chapter, lang] of plays) {
  test(`The chapter ${chapter} through the page, in ${lang}`, async ({ base, open }) => {
    const tab = await open(1400, 900);
    const mine = `!!document.querySelector("#actions button[name=choice]")`;
    const pages = new Map();

    /** Reads whatever lies open to its last page. */
    async function read() {
      while (await tab.eval(READING)) {
        const page = await tab.eval(PAGE);
        if (!pages.has(page.text)) {
          const name = `${chapter}-${lang}-${String(pages.size).padStart(2, "0")}`;
          pages.set(page.text, page);
          // A picture may be on its way still.
          if (page.blank) await tab.until(`${PAGE}.blank === 0`, 5000);
          assert.deepEqual([page.lang, page.foreign, page.cut, page.raw], [lang, [], 0, false], `${name}: ${page.text.slice(0, 60)}`);
          await tab.eval(`document.querySelector("#story").scrollTo(0, 0)`);
          await tab.shot(name);
          if (page.more) {
            await tab.eval(`document.querySelector("#story").scrollTo(0, 1e6)`);
            await tab.shot(`${name}-below`);
          }
        }
        await tab.eval(`document.querySelector("#story [data-close]").scrollIntoView({ block: "nearest" })`);
        await tab.click("#story [data-close]");
        await tab.until(`!${READING} || ${PAGE}.text !== ${JSON.stringify(page.text)}`);
      }
    }

    await tab.go(`${base}/`);
    await tab.speak(lang);
    await tab.go(`${base}/new?chapter=${chapter}`);
    await tab.eval(`document.querySelector("[name=seed]").value = ${JSON.stringify(seed)}`);
    if (level) await tab.eval(`document.querySelector("[name=difficulty][value=${level}]").checked = true`);
    await tab.shot(`${chapter}-${lang}-setup`, true);
    await tab.click(".play-bar button");
    await tab.until(`document.querySelector("main.table") && ${READING}`);
    await read();
    const mice = await tab.eval(`[...document.querySelectorAll("[id^=sheet-]")].map((m) => m.id.slice(6))`);
    const hero = mice.includes("collin") ? "collin" : mice[0];
    const tell = async (fields) =>
      assert.equal(await tab.eval(`fetch(location.pathname + "/companions", {method: "POST", headers: {accept: "application/json"}, body: new URLSearchParams(${JSON.stringify(fields)})}).then((r) => r.status)`), 200);
    await tell({ pace: "instant" });
    for (const mouse of mice.filter((m) => m !== hero)) await tell({ mouse, level: "steady" });

    let choices = 0;
    let advised = 0;
    const goals = new Set();
    for (; choices < 2500 && !(await tab.eval(OVER)); ) {
      await read();
      const goal = await tab.eval(`(document.querySelector("#near") ?? document.querySelector("#goal summary"))?.textContent.trim() ?? ""`);
      if (goal) goals.add(goal);
      const now = await tab.seq();
      const on = `${SEQ} > ${now} || ${OVER} || ${READING}`;
      if (!(await tab.eval(mine))) {
        await tab.until(`${on} || ${mine}`);
        continue;
      }
      const asked = await tab.eval(`[...document.querySelectorAll("#actions button[name=choice]")].map((b) => b.value).filter((v) => v.startsWith("answer "))`);
      if (asked.length > 1) {
        await tab.shot(`${chapter}-${lang}-decision-${asked[0].replace(/[^a-z]+/g, "-")}`);
        await tab.click(`#actions button[value=${JSON.stringify(asked[answer % asked.length])}]`);
        await tab.until(on);
        choices++;
        continue;
      }
      // What the page advises; if it has nothing to say, or somebody else was quicker, what stands first.
      const HINTED = `document.querySelector("#hints .answer button[name=choice]")`;
      const ask = await tab.eval(`!!document.querySelector("#banner [data-hint] button")`);
      if (ask) {
        await tab.click("#banner [data-hint] button");
        await tab.until(`${HINTED} || document.querySelector("#banner .notice") || ${on}`, 60000);
      }
      if (await tab.eval(`${on}`)) continue;
      if (await tab.eval(`!!${HINTED}`)) {
        advised++;
        await tab.click("#hints .answer button[name=choice]");
      } else {
        await tab.eval(`document.querySelector("#actions button[name=choice]").click()`);
      }
      choices++;
      await tab.until(`${on} || document.querySelector("#banner .notice")`);
    }
    assert.ok(await tab.eval(OVER), `${chapter} does not end`);
    // The last pages may be on their way still.
    await tab.until(`${READING} || Number(document.querySelector("#story").dataset.count) > 0`);
    await read();
    await tab.shot(`${chapter}-${lang}-end`);
    const told = await tab.eval(`document.querySelectorAll("#tales article").length`);
    assert.ok(pages.size >= told, `${pages.size} of ${told} pages were turned up`);
    const ends = await tab.eval(`document.querySelector("#banner .prompt").textContent`);
    const words = [...pages.values()].reduce((sum, page) => sum + page.words, 0);
    const pictures = [...pages.values()].reduce((sum, page) => sum + page.pictures, 0);
    await tab.click("#banner a[href$='/recap']");
    await tab.until(`document.querySelector("main.page h1")`);
    await tab.shot(`${chapter}-${lang}-recap`, true);
    const wrong = tab.problems.filter((p) => !/409/.test(p));
    assert.deepEqual([wrong, await tab.eval(`document.body.innerText.match(/⟨[^⟩]*⟩|\\{\\$/g) ?? []`)], [[], []]);
    assert.ok(advised > 0, "the page has advised");
    await done(`${chapter}, ${lang}: ${ends} ${pages.size} pages, ${words} words, ${pictures} pictures, ${choices} choices, ${advised} as advised, ${goals.size} goals`);
    if (process.env.PLAY) console.log(`${chapter}, ${lang}: ${ends} ${pages.size} pages, ${words} words, ${pictures} pictures, ${choices} choices, ${advised} as advised, ${goals.size} goals`);
  });
}
