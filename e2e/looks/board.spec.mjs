// The board takes the window, and nothing that is asked, told or done moves it by a pixel.
import assert from "node:assert/strict";
import { OVER, READING, ROOM, done, test } from "../lib/fixtures.mjs";

/** The square of the room that is looked at, as it lies in the window; and what of it cannot be pointed at. */
const BOARD = `(() => {
  const r = document.querySelector("${ROOM} > svg").getBoundingClientRect();
  const size = Math.min(r.width, r.height);
  const box = [r.x + (r.width - size) / 2, r.y + (r.height - size) / 2, size].map((n) => Math.round(n * 100) / 100);
  return { box, wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight };
})()`;
/** Spaces whose middle lies under something that is not the board. */
const COVERED = `[...document.querySelectorAll("${ROOM} .space path")].filter((path) => {
  const r = path.getBoundingClientRect();
  return !document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest("#board");
}).map((path) => path.parentElement.dataset.space)`;
/** What is cut off: of the bar on top, the goal and the closed sheets, whatever does not fit its box or the window; nothing, if all is well. What is opened hangs out of its box. */
const CUT = `[...document.querySelectorAll("#top > *, #top > [open] > *, #top .counter, #near, #sheets .mouse:not([open]) > summary")].filter((e) => e.checkVisibility() && !e.matches(".visually-hidden, .chapter")).filter((e) => {
  const r = e.getBoundingClientRect();
  return r.x < -1 || r.right > innerWidth + 1 || r.y < -1 || (!e.open && e.scrollWidth > Math.ceil(r.width) + 1);
}).map((e) => e.id || e.className || e.parentElement.id)`;
/** Words of the ten places that are cut off or do not fit. */
const SHORTENED = `[...document.querySelectorAll("#bar .short")].filter((e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1).map((e) => e.innerText)`;
/** What kind of moment it is, by what is offered and shown. */
const MOMENT = `[
  ...[...document.querySelectorAll("#actions [data-group]")].map((g) => g.dataset.group),
  document.querySelector("#track li[aria-current] .foe, #track li.foe[aria-current]") && "minions",
  document.querySelector("#drawn:not([hidden])") && "card",
  document.querySelector("#encounter:not([hidden])") && "encounter",
  document.querySelector("#tray .roll") && "dice",
].filter(Boolean)`;

for (const [name, width, height, least, phone] of [["desktop", 1400, 900, 780, false], ["low window", 1280, 720, 600, false], ["phone", 390, 844, 390, true]]) {
  test(`The board takes the window and stays where it is: ${name}`, async ({ base, open }) => {
    const tab = await open(width, height, { phone });
    const seen = new Map();
    const moments = new Set();
    async function measure(what) {
      const { box, wide, high } = await tab.eval(BOARD);
      assert.ok(wide <= width && high <= height, `${what}: the page is ${wide} wide and ${high} high`);
      seen.set(JSON.stringify(box), what);
      assert.equal(seen.size, 1, `the board moved: ${[...seen].map(([at, when]) => `${at} ${when}`).join("; ")}`);
      assert.ok(box[2] >= least, `${what}: the room is ${box[2]} pixels wide`);
      assert.deepEqual(await tab.eval(CUT), [], `${what}: cut off`);
      assert.deepEqual(await tab.eval(SHORTENED), [], `${what}: cut off in the bar`);
      if (!(await tab.eval(OVER))) assert.ok((await tab.eval(`document.querySelector("#near").innerText.trim().length`)) > 8, `${what}: no goal on the table`);
    }
    for (const [chapter, seed, lang, choices] of [["flight-to-barksburg", "board 1", "de", 70], ["flight-to-barksburg", "look", "en", 20], ["to-bell-the-cat", "look", "pl", 6]]) {
      await tab.go(`${base}/?lang=${lang}`);
      await tab.speak(lang);
      await tab.go(`${base}/new?chapter=${chapter}`);
      await tab.begin(seed);
      await tab.until(READING.replace(".open", "?.open"));
      for (let i = 0; i < choices && !(await tab.eval(OVER)); i++) {
        if (await tab.eval(READING)) {
          await measure(`${lang} ${seed}, a page of the story before choice ${i}`);
          moments.add("story");
        }
        await tab.shut();
        await tab.until(`document.querySelector("#actions button[name=choice]")`);
        await measure(`${lang} ${seed}, choice ${i}`);
        if (i % 8 === 0) assert.deepEqual(await tab.eval(COVERED), [], `${lang} ${seed}, choice ${i}: spaces that cannot be pointed at`);
        for (const moment of await tab.eval(MOMENT)) moments.add(moment);
        const before = await tab.seq();
        const value = await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.filter((b) => re.test(b.value)); const pick = (l) => l[${i} % l.length]; const b = p(/^explore/)[0] ?? p(/^battle/)[0] ?? (${i} % 4 ? pick(p(/^move/)) : null) ?? p(/^search/)[0] ?? p(/^end-turn/)[0] ?? all[0]; b.click(); return b.value; })()`);
        moments.add(value.split(" ")[0]);
        await tab.later(before);
        await measure(`${lang} ${seed}, after ${value}`);
      }
      await tab.shut();
      await measure(`${lang} ${seed}, at the end`);
      for (const fold of ["goal", "more"]) {
        await tab.eval(`document.querySelector("#${fold}").open = true`);
        await measure(`${lang} ${seed}, ${fold} opened`);
        await tab.eval(`document.querySelector("#${fold}").open = false`);
      }
      await tab.eval(`document.querySelectorAll(":is(#sheets, #track, #log) details").forEach((d) => (d.open = true))`);
      await measure(`${lang} ${seed}, every sheet and line opened`);
    }
    await tab.shot(`board-${width}`);
    for (const moment of ["story", "minions", "encounter", "dice", "battle", "move", "search", "explore", "end-turn", "end", "answer"]) {
      assert.ok(moments.has(moment), `no ${moment} among ${[...moments].join(", ")}`);
    }
    assert.deepEqual(tab.problems, []);
    await done(`${[...seen.keys()][0]} throughout: ${[...moments].join(", ")}`);
  });
}

for (const [width, height, lang] of [[1400, 900, "en"], [1280, 720, "de"], [1920, 1080, "pl"]]) {
  test(`Docks fold away by button and key, stay so, and move nothing: ${width}x${height}`, async ({ base, open }) => {
    const tab = await open(width, height);
    const boxes = `JSON.stringify([...document.querySelectorAll("${ROOM} > svg, #bar .slot, #banner, #top")].map((e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }))`;
    const docks = { track: "T", map: "M", log: "L", sheets: "S" };
    const open_ = (dock) => tab.eval(`document.querySelector("#${dock} > :not(.fold, .visually-hidden)").checkVisibility()`);
    const said = (dock) => tab.eval(`document.querySelector("[data-dock=${dock}]").getAttribute("aria-expanded")`);
    await tab.go(`${base}/?lang=${lang}`);
    await tab.speak(lang);
    await tab.go(`${base}/new?chapter=flight-to-barksburg`);
    await tab.begin("look");
    await tab.until(READING.replace(".open", "?.open"));
    await tab.shut();
    await tab.settled();
    const before = await tab.eval(boxes);
    const still = async (what) => assert.equal(await tab.eval(boxes), before, `${what}: board or bar moved`);
    for (const [dock, key] of Object.entries(docks)) {
      await tab.click(`[data-dock=${dock}]`);
      assert.deepEqual([await open_(dock), await said(dock)], [false, "false"], `${dock} is away`);
      await still(`${dock} away`);
      const [x, y] = await tab.middle(`[data-dock=${dock}]`);
      assert.equal(await tab.eval(`document.elementFromPoint(${x}, ${y})?.closest("[data-dock]")?.dataset.dock`), dock, `${dock} can be brought back`);
      await tab.shot(`without-${dock}`);
      await tab.key(key);
      assert.deepEqual([await open_(dock), await said(dock)], [true, "true"], `${dock} is back`);
      assert.ok((await tab.eval(`document.querySelector("#polite").textContent`)).includes(await tab.eval(`document.querySelector("[data-dock=${dock}]").getAttribute("aria-label")`)), "whoever listens hears it");
      await still(`${dock} back`);
    }
    await done("each by its button and its key");
    await tab.key("z");
    for (const dock of Object.keys(docks)) assert.equal(await open_(dock), false, dock);
    await still("all away");
    await tab.shot("all-away");
    // A change of the table draws docks anew, and a page read again is as it was left.
    const at = await tab.seq();
    await tab.eval(`document.querySelector("#actions button[name=choice]").click()`);
    await tab.later(at);
    await tab.page.reload();
    await tab.until(`document.querySelector("main.table") && document.body.dataset.away`);
    for (const dock of Object.keys(docks)) assert.deepEqual([await open_(dock), await said(dock)], [false, "false"], `${dock} stays away`);
    await tab.shut();
    assert.equal(await tab.eval(boxes), before, "board and bar where they were");
    await tab.key("z");
    for (const dock of Object.keys(docks)) assert.equal(await open_(dock), true, dock);
    await done("all at once, kept over a reload");
    // By keys alone, in the order of the page.
    await tab.eval(`document.querySelector("[data-dock=log]").focus()`);
    await tab.key("Enter");
    assert.equal(await open_("log"), false);
    assert.equal(await tab.eval(`document.activeElement.dataset.dock`), "log", "the focus stays");
    assert.deepEqual(tab.problems, []);
  });
}

test("The screen in the middle is filled by the room", async ({ base, open }) => {
  const tab = await open(1920, 1080);
  await tab.go(`${base}/new?chapter=flight-to-barksburg`);
  await tab.begin("look");
  await tab.until(READING.replace(".open", "?.open"));
  await tab.go(`${base}${await tab.eval(`location.pathname`)}?screen`);
  await tab.until(`document.querySelector("main.screen")`);
  const { box, wide, high } = await tab.eval(BOARD);
  assert.ok(box[2] >= 980 && wide <= 1920 && high <= 1080, `${box} in ${wide} x ${high}`);
  await tab.shot("screen");
  assert.deepEqual(tab.problems, []);
});

test("Night until somebody chooses, whatever the system says", async ({ base, browser }) => {
  const context = await browser.newContext({ colorScheme: "light" });
  const page = await context.newPage();
  const dark = () => page.evaluate(`getComputedStyle(document.documentElement).colorScheme`);
  await page.goto(`${base}/`);
  assert.equal(await dark(), "dark");
  for (const [theme, is] of [["auto", "light"], ["dark", "dark"], ["light", "light"]]) {
    await page.locator(`header button[name=theme][value=${theme}]`).click();
    await page.waitForLoadState();
    assert.equal(await dark(), is, theme);
  }
  await context.close();
});

test("In a low window a long track shows whose turn it is, and beside a long sheet the other mice can be pressed", async ({ base, open }) => {
  const tab = await open(1280, 720);
  await tab.go(`${base}/?lang=de`);
  await tab.speak("de");
  await tab.go(`${base}/new?chapter=two-fires`);
  await tab.begin("look");
  await tab.until(READING.replace(".open", "?.open"));
  const inside = (what, box) => tab.eval(`(() => { const [e, b] = [document.querySelector(${JSON.stringify(what)}), document.querySelector("${box}")].map((e) => e?.getBoundingClientRect()); return !e || (e.top >= b.top - 1 && e.bottom <= b.bottom + 1); })()`);
  let long = 0;
  const turns = new Set();
  for (let i = 0; i < 24; i++) {
    await tab.shut();
    await tab.until(`document.querySelector("#actions button[name=choice]")`);
    const before = await tab.seq();
    await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; (all.find((b) => /^end-turn/.test(b.value)) ?? all[0]).click(); })()`);
    await tab.later(before);
    await tab.settled();
    long += await tab.eval(`Number(document.querySelector("#track").scrollHeight > document.querySelector("#track").clientHeight)`);
    turns.add(await tab.eval(`document.querySelector("#track li[aria-current]")?.id`));
    assert.ok(await inside("#track li[aria-current]", "#track"), `choice ${i}: whose turn it is can be seen`);
  }
  assert.ok(long > 5 && turns.size > 3, `a track that does not fit, ${long} times, with the turns of ${[...turns]}`);
  // The open sheet made as long as can be: it scrolls in itself.
  await tab.shut();
  await tab.eval(`(() => { const all = [...document.querySelectorAll("#sheets .mouse")]; if (!all.some((m) => m.open)) all[0].open = true; document.querySelectorAll("#sheets .mouse[open] .hand").forEach((h) => { for (let k = 0; k < 5; k++) [...h.children].slice(0, 2).forEach((c) => h.append(c.cloneNode(true))); }); })()`);
  const closed = await tab.eval(`[...document.querySelectorAll("#sheets .mouse:not([open])")].map((m) => m.id)`);
  assert.ok(closed.length >= 4, `${closed}`);
  for (const id of closed) assert.ok(await inside(`#${id}`, "#sheets"), `${id} is in sight`);
  assert.ok(await tab.eval(`(() => { const m = document.querySelector("#sheets .mouse[open]"); return m.scrollHeight > m.clientHeight + 20 && m.clientHeight > 90; })()`), "the long sheet scrolls in itself");
  await tab.click(`#${closed.at(-1)} > summary`);
  assert.ok(await tab.eval(`document.querySelector("#${closed.at(-1)}").open`), "and another can be opened");
  assert.deepEqual(tab.problems, []);
});
