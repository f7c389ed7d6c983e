// The lesson as somebody new would play it, with keys alone: up to the foes, hit them, look into a corner, out by the western door. The coach speaks beside the board, says one thing after the other and covers nothing.
import { strict as assert } from "node:assert";
import { OVER, SEQ, STILL, WENT, done, test } from "../lib/fixtures.mjs";

/** What the coach speaks of: the board, the bar of actions, the dice, the clock. Of these, whatever the bubble lies over. */
const COVERS = `(() => {
  const over = document.querySelector("#story").getBoundingClientRect();
  const meets = (r) => r.width > 0 && r.x < over.right - 1 && r.right > over.x + 1 && r.y < over.bottom - 1 && r.bottom > over.y + 1;
  return ["#board", "#bar", "#tray", "#clock", "#banner", "#near"].filter((part) => meets(document.querySelector(part).getBoundingClientRect()));
})()`;

test("The lesson as somebody new would play it, with keys alone", async ({ base, open }) => {
  // As everybody sees it: dice fall, figures walk.
  const tab = await open(1400, 900, { still: false });
  const shown = `(() => { const s = document.querySelector("#story"); return s.open ? (s.matches(":modal") ? "wall" : "bubble") : ""; })()`;
  const page = `document.querySelector("#tales article:not([hidden])").innerText.trim()`;
  /** The offered step that comes nearest to the nearest foe, or to the western door. */
  const step = `(() => {
    const middle = (e) => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
    const far = ([a, b], [c, d]) => Math.hypot(a - c, b - d);
    const space = (id) => document.querySelector("#board .room:not([hidden]) .space[data-space='" + id + "']");
    const foes = [...document.querySelectorAll("#board .room:not([hidden]) .figure.foe")].map(middle);
    const goals = foes.length ? foes : [middle(space("kt5") ?? document.querySelector("#board .space"))];
    const steps = [...document.querySelectorAll("#actions [data-group=move] button[name=choice]")].filter((b) => b.value.startsWith("move "));
    const away = (at) => Math.min(...goals.map((g) => far(at, g)));
    const best = steps.map((b) => [away(middle(space(b.value.slice(5)))), b]).sort((a, b) => a[0] - b[0])[0];
    const here = document.querySelector("#board .figure.current");
    if (!best || (here && away(middle(here)) <= best[0])) return false;
    best[1].focus();
    return true;
  })()`;

  await tab.go(`${base}/`);
  await tab.speak("en");
  await tab.go(`${base}/new?chapter=one-room-one-door`);
  // With the dice the lesson was given, or with others to try.
  await tab.eval(`(() => { document.querySelector("[name=seed]").value = ${JSON.stringify(process.env.SEED ?? "")}; document.querySelector(".play-bar button").click(); })()`);
  await tab.until(`document.querySelector("main.table") && ${shown} === "wall"`);
  await tab.shot("opening");
  assert.ok((await tab.eval(`document.querySelector("#story").scrollTop`)) === 0, "a page is read from its first line");
  assert.ok(await tab.eval(`!!document.querySelector("#story a[href='/new?chapter=flight-to-barksburg']")`), "the lesson can be skipped");
  const said = [];
  let walls = 0;
  let words = (await tab.eval(page)).split(/\s+/).length;
  let choices = 0;
  /** Milliseconds in which dice fell and figures walked. */
  let watched = 0;
  await tab.key("Enter");
  await tab.until(`${shown} !== "wall"`);
  assert.ok(await tab.eval(`!!document.querySelector("#actions [data-group=search]")`), "the first thing anybody is asked is what to do");

  const turned = async () => {
    for (let open = await tab.eval(shown); open; open = await tab.eval(shown)) {
      const text = await tab.eval(page);
      if (open === "wall") walls++;
      else {
        await tab.until(`document.querySelector("#coached").textContent.length > 40`);
        assert.equal(await tab.eval(`document.querySelector("#board .room:not([hidden])").checkVisibility()`), true);
        assert.deepEqual(await tab.eval(COVERS), [], `what it speaks of is covered: ${text}`);
        assert.ok(text.split(/\s+/).length <= 40, `at most 40 words a page: ${text}`);
      }
      said.push(text.slice(0, 40));
      words += text.split(/\s+/).length;
      await tab.shot(`${String(said.length).padStart(2, "0")}-${open}`);
      if (said.length === 3) {
        await tab.size(390, 844);
        await tab.shot("phone");
        assert.ok((await tab.eval(`document.documentElement.scrollWidth`)) <= 390);
        await tab.size(1400, 900);
      }
      await tab.eval(`document.querySelector("#story [data-close]").focus()`);
      await tab.key("Enter");
      await tab.until(`!${shown} || ${page} !== ${JSON.stringify(text)}`);
    }
  };
  for (; choices < 200; choices++) {
    await turned();
    if (await tab.eval(OVER)) break;
    const before = await tab.seq();
    const offers = await tab.eval(`[...document.querySelectorAll("#actions [data-group]")].filter((g) => [...g.querySelectorAll("button[name=choice]")].some((b) => b.value !== "explore flip")).map((g) => g.dataset.group)`);
    const key = { battle: "b", explore: "x", search: "s", answer: "q" };
    const stands = await tab.eval(step);
    const [next] = ["battle", "answer", "explore"].filter((g) => offers.includes(g));
    if (next && !(next === "explore" && said.length < 7 && offers.includes("search"))) await tab.key(key[next]);
    else if (!stands && offers.includes("search")) await tab.key("s");
    else if (!stands && offers.includes("end")) await tab.key(".");
    else if (!stands) await tab.eval(`document.querySelector("#actions button[name=choice]").focus()`);
    const began = Date.now();
    // A key does what can only be one thing, and otherwise goes there; Enter does the rest.
    if (!(await tab.eval(WENT(before)))) await tab.key("Enter");
    await tab.until(`${STILL} && (${SEQ} > ${before} || ${OVER})`);
    watched += Date.now() - began;
  }
  await turned();
  await tab.shot("end");
  assert.ok(choices < 200, "the lesson ends");
  // Seven minutes, with nothing left out: every page from the first to the last read at 200 words a minute, five seconds for each choice, and all that moves watched to its end.
  const seconds = (words / 200) * 60 + choices * 5 + watched / 1000;
  const told = `${words} words, ${choices} choices and ${Math.round(watched / 1000)} s to watch are ${Math.round(seconds)} seconds`;
  assert.ok(seconds <= 7 * 60, told);
  await done(told);
  assert.ok(said.length >= 6, "the coach has something to say");
  assert.equal(new Set(said).size, said.length, "and says nothing twice");
  // Only the end stands in front of the board again: how it ended, and how the story goes on.
  assert.ok(walls <= 2, `${walls} pages in front of the board`);
  assert.deepEqual(tab.problems, []);
  await tab.eval(`document.querySelector("#banner a[href$='/recap']").click()`);
  await tab.until(`document.querySelector("main.page h1")`);
  await tab.shot("recap");
  assert.ok(await tab.eval(`!!document.querySelector("a[href*='chapter=flight-to-barksburg']")`), "from the lesson the story goes on");
});
