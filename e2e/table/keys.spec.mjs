// From the first page to the end of a chapter with nothing but keys; and what the speaking keys say. The script looks at the page only to know what it says; everything it does is a key.
import assert from "node:assert/strict";
import { OVER, READING, ROOM, SEQ, STILL, WENT, done, test } from "../lib/fixtures.mjs";

test("From the first page to the end of a chapter with nothing but keys; and what the speaking keys say", async ({ base, open }) => {
  const tab = await open(1400, 900);
  const focused = (selector) => tab.eval(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`);
  const onBody = () => tab.eval(`document.activeElement === document.body`);

  /** Tabs on until something has the focus, as somebody would who hears what each thing is called. */
  async function tabTo(selector, most = 120) {
    for (let i = 0; i < most; i++) {
      if (await focused(selector)) return;
      await tab.key("Tab");
    }
    assert.fail(`${selector} cannot be reached by Tab`);
  }

  /** Waits until a newer record is shown with all that came with it, or the end has come. */
  const more = (before) => tab.until(`${STILL} && (${SEQ} > ${before} || ${OVER})`);

  // Language first, then the game: both from the first page.
  await tab.go(`${base}/`);
  await tabTo("a, button, summary");
  assert.equal(await tab.eval(`getComputedStyle(document.activeElement).outlineStyle !== "none" || getComputedStyle(document.activeElement).boxShadow !== "none"`), true, "what has the focus is seen");
  await tabTo("a[href='/new?chapter=rats-in-the-kitchen']");
  await tab.key("Enter");
  await tab.until(`location.pathname === "/new" && document.querySelector(".play-bar button")`);
  await tabTo("[name=seed], details:not([open]):has([name=seed]) > summary");
  if (await focused("summary")) {
    await tab.key("Enter");
    await tabTo("[name=seed]");
  }
  for (const letter of "keys") await tab.key(letter);
  await tabTo(".play-bar button");
  await tab.key("Enter");
  await tab.until(`document.querySelector("main.table") && ${READING}`);
  await done("from the first page to the table by Tab and Enter");

  await read();
  assert.equal(await tab.until(`document.activeElement?.id`, 2000).catch(() => "nothing"), "actions", "after the first page the focus is among the actions");

  /** Turns the pages of the story that lie open. */
  async function read() {
    for (let i = 0; i < 12 && (await tab.eval(READING)); i++) {
      const page = await tab.eval(`document.querySelector("#tales article:not([hidden])")?.textContent`);
      if (!(await focused("#story *"))) await tabTo("#story [data-close]", 40);
      await tab.key(await focused("#story [data-close]") ? "Enter" : "Escape");
      await tab.until(`!${READING} || document.querySelector("#tales article:not([hidden])")?.textContent !== ${JSON.stringify(page)}`);
    }
  }

  /** Walks one step with m, the arrows and Enter; false if no arrow leads to a space one may step onto. */
  async function walk(turn) {
    const arrows = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];
    for (let i = 0; i < 4; i++) {
      await tab.key("m");
      if (!(await focused("#board .space"))) return false;
      await tab.key(arrows[(turn + i) % 4]);
      if (!(await focused("#board .space.can"))) continue;
      const before = await tab.seq();
      await tab.key("Enter");
      if (await tab.eval(`!!document.querySelector("dialog#menu[open]")`)) await tab.key("Enter");
      await more(before);
      return true;
    }
    return false;
  }

  const KEYS = { battle: "b", explore: "x", answer: "q", search: "s", recover: "r", ability: "a", end: "." };
  let [choices, walks, fights] = [0, 0, 0];
  let spoken = false;
  for (; choices < 400; choices++) {
    await read();
    if (await tab.eval(OVER)) break;
    await tab.until(`document.querySelector("#actions button[name=choice]")`);
    if (!spoken && (await tab.eval(`!!document.querySelector("${ROOM} .figure.foe") && !!document.querySelector("#actions button:has(.odds)")`))) {
      await listen();
      spoken = true;
    }
    const groups = await tab.eval(`[...document.querySelectorAll("#actions [data-group]")].filter((g) => g.querySelector("button[name=choice]")).map((g) => g.dataset.group)`);
    const before = await tab.seq();
    const next = ["battle", "answer", "explore"].find((g) => groups.includes(g));
    if (!next && groups.includes("move") && choices % 5 !== 4 && (await walk(choices))) {
      walks++;
    } else {
      const group = next ?? ["end", "search", "recover", "ability"].find((g) => groups.includes(g));
      if (group) await tab.key(KEYS[group]);
      else await tabTo("#actions button[name=choice]");
      // A key does what can only be one thing, and otherwise leads there; Enter does the rest.
      if (!(await tab.eval(WENT(before))) && (await focused("#actions button"))) await tab.key("Enter");
      await more(before);
      fights += group === "battle" ? 1 : 0;
    }
    if (!(await tab.eval(`${READING} || ${OVER}`))) assert.equal(await onBody(), false, `after choice ${choices} the focus is lost`);
  }
  assert.ok(choices < 400, "the chapter ends");
  assert.ok(spoken, "there were foes and odds to be spoken of");
  assert.ok(walks > 3 && fights > 0, `${walks} steps and ${fights} fights`);
  await read();
  await tab.shot("end");
  await tabTo("a[href$='/recap']");
  await tab.key("Enter");
  await tab.until(`location.pathname.endsWith("/recap") && document.querySelector("main.page h1")`);
  await tabTo("main a.button, main button");
  await done(`a whole chapter by keys alone: ${choices} choices, ${walks} steps, ${fights} fights, and on to the recap`);

  /** Presses a speaking key and gives what is said. */
  async function hear(key) {
    await tab.eval(`document.querySelector("#polite").textContent = ""`);
    await tab.key(key);
    return (await tab.until(`document.querySelector("#polite").textContent`, 3000)).replace(/\s+/g, " ").trim();
  }

  /** Every speaking key says what the page shows, and moves nothing. */
  async function listen() {
    const before = await tab.seq();
    const shown = (expression) => tab.eval(`String(${expression} ?? "").replace(/\\s+/g, " ").trim()`);
    const prompt = await shown(`document.querySelector("#banner .prompt").textContent`);
    const turn = await hear("t");
    assert.ok(turn.startsWith(prompt), `t: whose turn, and what to do: ${turn}, not ${prompt}`);
    const clock = await hear("w");
    const drawn = await tab.eval(`(() => { const c = document.querySelector(".clock"); const marks = [...c.querySelectorAll(".page-mark")]; return { page: marks.findIndex((m) => m.matches(".now")) + 1, end: marks.findIndex((m) => m.matches(".end")) + 1, cheese: c.querySelectorAll(".wedge.on").length, of: c.querySelectorAll(".wedge").length }; })()`);
    assert.ok(drawn.page > 0 && drawn.end > 0 && drawn.of > 0, JSON.stringify(drawn));
    const numbers = (clock.match(/\d+/g) ?? []).map(Number);
    for (const [what, n] of Object.entries(drawn)) assert.ok(numbers.includes(n) || (n === 0 && /no |empty/.test(clock)), `w says ${what} ${n}: ${clock}`);
    const foes = await hear("n");
    for (const foe of await tab.eval(`[...document.querySelectorAll("${ROOM} .figure.foe")].map((f) => f.getAttribute("aria-label"))`)) {
      assert.ok(foe.length > 2 && foes.includes(foe), `n names ${foe}: ${foes}`);
    }
    assert.match(await hear("o"), /\d+ ?%/, "o: the odds");
    assert.equal(await hear("g"), await shown(`document.querySelector("#log summary").textContent`), "g: what happened last");
    await tab.key("m");
    const space = await hear("d");
    const there = await shown(`document.querySelector("${ROOM} .space[tabindex='0']")?.getAttribute("aria-label")`);
    assert.ok(space.length > 3 && there === space, `d: the space where the arrows are: ${space}`);
    const mice = await tab.eval(`[...document.querySelectorAll("[data-sheet]")].map((s) => [s.dataset.sheet, s.querySelector("summary .display").firstChild.textContent.trim(), s.querySelector(".hearts").getAttribute("aria-label")])`);
    assert.ok(mice.length > 0);
    for (const [n, name, life] of mice) assert.ok((await hear(n)).startsWith(`${name}, ${life}, `), `${n}: the sheet of ${name}`);
    assert.equal(await tab.seq(), before, "whoever listens does nothing");
    await done("keys speak the turn, the clock, the foes, the odds, the last event, a space and each sheet");
  }

  assert.deepEqual(tab.problems, []);
});
