// What a person would notice at once: on a phone by taps, by keys alone, with the mouse.
import assert from "node:assert/strict";
import { ROOM, SEQ, done, test } from "../lib/fixtures.mjs";

test("What a person would notice at once", async ({ base, open }) => {
  /** The middle of an element, and what lies on top there. */
  const spot = (tab, selector) => tab.eval(`(() => { const e = document.querySelector(${JSON.stringify(selector)}); if (!e) return null; e.scrollIntoView({ block: "nearest" }); const r = e.getBoundingClientRect(); const [x, y] = [r.x + r.width / 2, r.y + r.height / 2]; const top = document.elementFromPoint(x, y); return { x, y, free: !!top && (e.contains(top) || top.contains(e)) }; })()`);

  async function tap(tab, selector) {
    const at = await spot(tab, selector);
    assert.ok(at, `nothing matches ${selector}`);
    assert.ok(at.free, `${selector} lies under something`);
    await tab.tap(at.x, at.y);
  }

  async function begin(tab, lang, chapter, seed) {
    await tab.go(`${base}/`);
    await tab.speak(lang);
    await tab.go(`${base}/new?chapter=${chapter}`);
    assert.ok((await tab.eval(`document.documentElement.scrollWidth <= innerWidth`)), "a new game fits the screen");
    await tab.begin(seed);
    await tab.until(`document.querySelector("#story")?.open`);
  }

  /** One choice by taps: what is aimed is armed first, and a space is tapped on the board. Gives what was chosen. */
  async function press() {
    const arms = await phone.eval(`["battle", "move"].find((name) => document.querySelector('#bar-' + name + ' [data-aim]'))`);
    if (arms === "battle") await tap(phone, "#bar-battle [data-aim]");
    const value = await phone.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")].filter((b) => { const r = b.getBoundingClientRect(); return b.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); }); const p = (re) => all.find((b) => re.test(b.value)); return (p(/^battle/) ?? p(/^(?!end-turn|share|equip|search)/) ?? p(/^end-turn/) ?? all[0])?.value; })()`);
    if (value) {
      await tap(phone, `#actions button[value=${JSON.stringify(value)}]`);
      return value;
    }
    const space = await phone.eval(`document.querySelector("${ROOM} .space.can")?.dataset.space`);
    if (space) await tap(phone, `${ROOM} .space[data-space="${space}"] path`);
    return space;
  }

  // A phone, in Polish, by taps.
  const phone = await open(390, 844, { phone: true });
  await begin(phone, "pl", "flight-to-barksburg", "person 1");
  await phone.settled();
  assert.equal(await phone.eval(`document.querySelector("#story").scrollTop`), 0, "a story is read from its beginning");
  await phone.shot("phone-story");
  await tap(phone, "#story [data-close]");
  await phone.until(`!document.querySelector("#story").open`);
  await phone.shot("phone-table");
  for (const [drawer, what] of [["left", "#track li"], ["left", "#map > svg"], ["sheets", "#sheets summary"], ["log", "#log summary"]]) {
    await tap(phone, `[data-drawer=${drawer}]`);
    assert.ok((await spot(phone, what))?.free, `the drawer ${drawer} shows ${what}`);
    await tap(phone, `[data-drawer=${drawer}]`);
  }
  await done("the drawers of a phone hold what they promise");
  await tap(phone, "#more summary");
  await tap(phone, "#more .drop > .stack > :last-child").catch((error) => assert.fail(`the end of the menu: ${error.message}`));
  await phone.until(`location.pathname === "/"`);
  await phone.eval(`history.back()`);
  await phone.until(`document.querySelector("main.table") && document.querySelector("[data-drawers]:not([hidden])")`);
  await phone.shut();
  await done("the menu can be reached to its end");
  // A tap that does something covers nothing; one that does not explains.
  for (let i = 0; i < 20 && !(await phone.eval(`!!document.querySelector("${ROOM} .space.can:not(.other)")`)); i++) {
    const at = await phone.seq();
    await press();
    await phone.later(at);
  }
  const filled = `document.querySelector("#about").classList.contains("filled")`;
  const before = await phone.seq();
  const step = await phone.eval(`[...document.querySelectorAll("${ROOM} .space.can:not(.other)")].find((s) => !document.querySelector("${ROOM} .figure[data-on='" + s.dataset.space + "']")).dataset.space`);
  await tap(phone, `${ROOM} .space[data-space="${step}"] path`);
  await phone.later(before);
  await phone.settled();
  assert.equal(await phone.eval(filled), false, "no panel lies over the board after a step");
  const idle = await phone.eval(`(() => { const s = [...document.querySelectorAll("${ROOM} .space:not(.can)")].find((s) => !document.querySelector("${ROOM} .figure.can[data-on='" + s.dataset.space + "']")); return s && s.dataset.space; })()`);
  if (idle) {
    await tap(phone, `${ROOM} .space[data-space="${idle}"] path`);
    await phone.until(filled);
    await phone.shot("phone-about");
  }
  await done("a tap acts, or explains, and never hides the board for nothing");
  // A finger that rests on a button hears about it and does nothing.
  const resting = await phone.seq();
  const button = await spot(phone, "#actions button[value=end-turn]");
  await phone.eval(`document.querySelector("#about").classList.remove("filled")`);
  await phone.finger("touchStart", [button.x, button.y]);
  await phone.until(filled);
  await phone.finger("touchEnd");
  await phone.stays(SEQ, 300, "resting on a button is not pressing it");
  assert.equal(await phone.seq(), resting);
  assert.ok(await phone.eval(filled), "what it does stays to be read");
  await phone.shot("phone-resting");
  await done("a finger that rests on an action explains it");
  for (let i = 0; i < 40; i++) {
    if (await phone.eval(`document.querySelector("#story").open`)) await tap(phone, "#story [data-close]");
    const at = await phone.seq();
    const value = await press();
    if (!value) break;
    await phone.later(at);
    assert.ok(await phone.eval(`document.documentElement.scrollWidth <= 390`), `after “${value}” nothing is wider than the phone`);
    const squeezed = await phone.eval(`[document.querySelector("#banner .prompt"), document.querySelector("#tray .latest")].filter(Boolean).map((e) => e.getBoundingClientRect()).find((r) => r.height > 70 || r.right > 390)`);
    assert.ok(!squeezed, `after “${value}” what is asked or has happened is squeezed: ${JSON.stringify(squeezed)}`);
  }
  await phone.shot("phone-later");
  await done("forty choices by taps, none of them under something else");

  // Keys alone, in German: the focus is never lost.
  const keys = await open(1400, 900, { light: true });
  await begin(keys, "de", "rats-in-the-kitchen", "person 2");
  await keys.key("Enter");
  for (let i = 0; i < 30; i++) {
    if (await keys.eval(`document.querySelector("#story").open`)) await keys.key("Enter");
    const at = await keys.seq();
    const value = await keys.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); return (p(/^battle/) ?? p(/^explore/) ?? p(/^end-turn/) ?? all[0])?.value; })()`);
    if (!value) break;
    await keys.eval(`document.querySelector('#actions button[value=' + JSON.stringify(${JSON.stringify(value)}) + ']').focus()`);
    await keys.key("Enter");
    await keys.later(at);
    if (await keys.eval(`document.querySelector("#story").open || !!document.querySelector("#banner a[href$='/recap']")`)) continue;
    assert.ok(await keys.eval(`!!document.activeElement.closest("#actions, #board")`), `after “${value}” the focus is lost`);
  }
  await done("whoever plays by keys stays where the actions are");
  // Keys of one's own for pointing and sheets.
  await keys.shut();
  await keys.key("?");
  for (const [action, key, shown] of [["ping", "y", "y"], ["arrow", "Y", "Shift+Y"], ["sheet-2", "8", "8"]]) {
    await keys.eval(`document.querySelector("#help [data-action=${action}]").click()`);
    await keys.key(key);
    assert.equal(await keys.eval(`document.querySelector("#help [data-action=${action}] kbd").textContent`), shown);
  }
  await keys.eval(`document.querySelector("#help").close()`);
  await keys.key("8");
  assert.equal(await keys.eval(`document.activeElement.closest("details")?.dataset.sheet`), "2", "the new key opens the sheet");
  await done("every key can be changed");
  // Another language, another light: the menu stays open and the focus on what was pressed.
  const focused = `(() => { const e = document.activeElement; return [e.name, e.value, e.getAttribute("aria-pressed"), document.documentElement.lang, document.querySelector("#more").open]; })()`;
  const loaded = `document.querySelector("[data-drawers]:not([hidden])")`;
  await keys.eval(`document.querySelector("#more summary").focus()`);
  await keys.key("Enter");
  for (const [name, value, lang] of [["lang", "pl", "pl"], ["lang", "de", "de"], ["theme", "dark", "de"]]) {
    for (let i = 0; i < 12; i++) {
      if (await keys.eval(`document.activeElement.matches("#more button[name=${name}][value=${value}]")`)) break;
      // The row of switches is short: forward to the end of it, or back to the one before.
      await keys.key(value === "de" ? "Shift+Tab" : "Tab");
    }
    await keys.eval(`document.documentElement.dataset.old = ""`);
    await keys.key("Enter");
    await keys.until(`!("old" in document.documentElement.dataset) && ${loaded}`);
    assert.deepEqual(await keys.eval(focused), [name, value, "true", lang, true], "after a switch the focus is where it was");
    assert.equal(await keys.eval(`document.querySelector("#story").open`), false, "and no page lies in front of it");
  }
  await keys.shot("switched");
  await keys.key("Escape");
  await done("a switch of language or light keeps the focus and the menu");

  // What is saved on the page of the seats leaves the focus on the button that saved it.
  await keys.go(`${base}${await keys.eval(`location.pathname`)}/seats`);
  const form = `main form:has(select[name^=player-])`;
  await keys.eval(`(() => { [...document.querySelectorAll("${form} select[name^=player-]")].slice(-2).forEach((s) => { s.value = "green"; }); document.querySelector("${form} button").focus(); })()`);
  await keys.eval(`document.documentElement.dataset.old = ""`);
  await keys.key("Enter");
  await keys.until(`!("old" in document.documentElement.dataset) && document.readyState === "complete"`);
  await keys.until(`document.activeElement.matches("${form} button")`, 3000);
  assert.deepEqual(await keys.eval(`[...document.querySelectorAll("${form} select[name^=player-]")].map((s) => s.value)`), ["none", "none", "green", "green"], "one press saves who plays whom");
  await done("saving a seat keeps the focus");

  // The mouse, in English: nothing jumps, nothing sticks out, and the doors say where they lead.
  const desk = await open(1400, 900);
  await begin(desk, "en", "flight-to-barksburg", "person 3");
  await desk.eval(`document.querySelector("#story [data-close]").click()`);
  const words = () => desk.eval(`[...document.querySelectorAll("${ROOM} .beyond")].map((s) => [s.getAttribute("aria-label"), s.dataset.show ?? ""])`);
  const doors = await words();
  assert.ok(doors.length > 0 && doors.every(([label]) => /closed in this chapter/i.test(label)), `the doors of the guard room lead nowhere: ${JSON.stringify(doors)}`);
  const heights = new Map();
  for (let i = 0; i < 60; i++) {
    await desk.shut();
    const { height, wide, high } = await desk.eval(`({ height: Math.round(document.querySelector("#board").getBoundingClientRect().height), wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight })`);
    assert.ok(wide <= 1400 && high <= 900, `the page is ${wide} wide and ${high} high`);
    heights.set(height, (heights.get(height) ?? 0) + 1);
    const at = await desk.seq();
    const value = await desk.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); return (p(/^battle/) ?? p(/^explore/) ?? p(/^end-turn/) ?? all[0])?.value; })()`);
    if (!value) break;
    await desk.eval(`document.querySelector('#actions button[value=' + JSON.stringify(${JSON.stringify(value)}) + ']').click()`);
    await desk.later(at);
  }
  const often = Math.max(...heights.values());
  const all = [...heights.values()].reduce((a, b) => a + b);
  assert.ok(often / all > 0.7, `the board keeps its size: ${JSON.stringify([...heights])}`);
  await desk.shot("desk");
  await done("the board keeps its size and nothing sticks out");

  // A game that was played turns its own pages, until it is told to stop.
  await desk.go(`${base}${await desk.eval(`location.pathname`)}/replay?to=0`);
  await desk.click("[data-play]");
  await desk.until(`Number(new URLSearchParams(location.search).get("to")) > 1 && document.querySelector("[data-play][aria-pressed=true]")`);
  await desk.click("[data-play]");
  const stopped = await desk.eval(`location.search`);
  await desk.stays(`location.search`, 3000, "a replay that was stopped stays where it is");
  assert.equal(await desk.eval(`location.search`), stopped);
  await done("a replay plays by itself");

  // It goes from round to round, by keys and by a list with an address for each.
  const to = `Number(new URLSearchParams(location.search).get("to"))`;
  const starts = await desk.eval(`[...document.querySelectorAll("#jump [data-round]")].map((a) => Number(a.dataset.round))`);
  assert.ok(starts.length > 1 && starts.every((start, i) => i === 0 || start > starts[i - 1]), `rounds begin one after another: ${starts}`);
  await desk.eval(`document.activeElement.blur()`);
  await desk.key("PageDown");
  await desk.until(`${to} === ${starts[1]} && document.querySelector("#jump [aria-current]")?.dataset.round === "${starts[1]}"`);
  await desk.eval(`document.querySelector("#jump summary").click()`);
  await desk.shot("rounds");
  await desk.eval(`document.querySelector("#jump [data-round]").click()`);
  await desk.until(`${to} === ${starts[0]} && document.readyState === "complete"`);
  await done("a replay goes to any round");

  for (const [name, tab] of Object.entries({ phone, keys, desk })) assert.deepEqual(tab.problems, [], `${name} had problems`);
});
