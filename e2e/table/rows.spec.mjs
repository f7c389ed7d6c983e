// Actions that need no scrolling and dice that are never cut, in a low window and in the longest language; a phone beside a table screen.
import assert from "node:assert/strict";
import { OVER, done, test } from "../lib/fixtures.mjs";

test("Actions that need no scrolling and dice that are never cut, in a low window and in the longest language; a phone beside a table screen", async ({ base, open }) => {
  const tab = await open(1280, 720);

  /** How much of what is offered is out of sight in its dock, of how much; whether the first of it and what ends the turn are in sight; how many buttons are too small. */
  const OFFERED = `(() => {
    const dock = document.querySelector("#choose .offered");
    const box = dock.getBoundingClientRect();
    const shown = [...document.querySelectorAll("#choose button")].filter((b) => b.getClientRects().length && !b.closest(".face, [data-aimed]:not(.armed)") && b.getBoundingClientRect().width > 2);
    const inside = (b) => !b || (({ top, bottom, right }) => top >= box.top - 1 && bottom <= innerHeight && right <= innerWidth)(b.getBoundingClientRect());
    return { hidden: dock.scrollHeight - dock.clientHeight, of: dock.scrollHeight, near: inside(shown[0]) && inside(document.querySelector("#bar-end button")), small: shown.map((b) => b.getBoundingClientRect()).filter((r) => r.height < 24 || r.width < 24).length };
  })()`;
  /** The rolls in the tray: wholly to be seen, wholly out of sight, or cut. */
  const TRAY = `(() => {
    const box = document.querySelector("#tray").getBoundingClientRect();
    const out = (a, b, c, d) => a < b - 1 || c > d + 1;
    return [...document.querySelectorAll("#tray .roll")].map((roll) => {
      const r = roll.getBoundingClientRect();
      if (r.bottom <= box.top + 2 || r.top >= box.bottom - 2 || r.left >= box.right - 2) return "gone";
      return out(r.left, box.left, r.right, box.right) || out(r.top, box.top, r.bottom, box.bottom) ? "cut" : "seen";
    });
  })()`;

  await tab.go(`${base}/?lang=de`);
  await tab.speak("de");
  await tab.go(`${base}/new?chapter=flight-to-barksburg`);
  await tab.begin("look");
  await tab.until(`document.querySelector("#story")?.open`);
  let [choices, scrolled, rolls] = [0, 0, 0];
  for (let i = 0; i < 60 && !(await tab.eval(OVER)); i++) {
    await tab.shut();
    await tab.until(`document.querySelector("#actions button[name=choice]")`);
    const { hidden, of, near, small } = await tab.eval(OFFERED);
    choices++;
    if (hidden > 1) scrolled++;
    if (hidden > 1) await tab.shot(`scrolled-${i}`);
    assert.ok(hidden < of / 3, `choice ${i}: ${hidden} of ${of} pixels of actions are out of sight`);
    assert.ok(near, `choice ${i}: the first action and what ends the turn are in sight`);
    assert.equal(small, 0, `choice ${i}: a button is too small`);
    for (const [width, height] of [[1400, 900], [1280, 720]]) {
      const tray = await tab.eval(`document.querySelectorAll("#tray .roll").length`);
      if (tray < 4 && width > 1280) continue;
      await tab.size(width, height);
      const lie = await tab.eval(TRAY);
      assert.ok(!lie.includes("cut") && (lie.length === 0 || lie.at(-1) === "seen"), `${width}, choice ${i}: ${lie}`);
      if (lie.length > rolls) await tab.shot(`rolls-${width}-${lie.length}`);
      if (width === 1280) rolls = Math.max(rolls, lie.length);
    }
    const before = await tab.seq();
    await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); (p(/^battle/) ?? p(/^search/) ?? p(/^explore/) ?? (${i} % 3 ? p(/^move/) : null) ?? p(/^end-turn/) ?? all[${i} % all.length]).click(); })()`);
    await tab.later(before);
  }
  assert.ok(choices > 40 && rolls > 4, `${choices} choices and ${rolls} rolls were seen`);
  assert.ok(scrolled <= choices / 10, `at ${scrolled} of ${choices} choices there is something to scroll for`);
  await done(`something to scroll for at ${scrolled} of ${choices} choices; ${rolls} rolls, none of them cut`);

  // A phone beside the screen in the middle: all of it fits, and the dice lie beside nothing.
  const table = await tab.eval(`location.pathname`);
  await tab.go(`${base}${table}/seats`);
  await tab.eval(`document.querySelector("form[action$='/invite'] button").click()`);
  const door = new URL(await tab.until(`document.querySelector(".invitation a")?.href`)).pathname;
  await tab.go(`${base}${table}?screen`);
  const phone = await open(390, 844, { phone: true });
  for (const lang of ["de", "pl", "en"]) {
    await phone.go(`${base}/?lang=${lang}`);
    await phone.speak(lang);
    await phone.go(`${base}${door}`);
    if (lang === "de") {
      await phone.eval(`document.querySelectorAll("[name=mouse]").forEach((m) => (m.checked = true)); document.querySelector("button.bright").click()`);
    }
    await phone.until(`document.body.hasAttribute("data-hand") && document.querySelector("#actions button[name=choice]")`);
    await phone.shut();
    await phone.settled();
    assert.ok((await phone.eval(`document.documentElement.scrollWidth`)) <= 390, `${lang}: nothing is wider than the screen`);
    const clear = await phone.eval(`(() => { const t = document.querySelector("#tray").getBoundingClientRect(); const a = document.querySelector("#actions").getBoundingClientRect(); return t.bottom <= a.top + 1 || t.height === 0; })()`);
    assert.ok(clear, `${lang}: the dice do not lie on the actions`);
    await phone.shot(`hand-${lang}`);
  }
  await done("a phone beside the screen shows everything");
  for (const t of [tab, phone]) assert.deepEqual(t.problems, []);
});

test("What is asked about a card that was found can be pressed on a phone", async ({ base, open }) => {
  const tab = await open(390, 844, { phone: true });
  await tab.go(`${base}/?lang=en`);
  await tab.speak("en");
  await tab.go(`${base}/new?chapter=flight-to-barksburg`);
  await tab.begin("found 1");
  await tab.until(`document.querySelector("#story")?.open`);
  const found = `document.querySelector("#drawn .face")?.checkVisibility() && !!document.querySelector("#actions button[value=keep]")`;
  for (let i = 0; i < 60 && !(await tab.eval(found)); i++) {
    await tab.shut();
    await tab.until(`document.querySelector("#actions button[name=choice]")`);
    const before = await tab.seq();
    await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; (all.find((b) => /^search/.test(b.value)) ?? all.find((b) => /^end-turn/.test(b.value)) ?? all[0]).click(); })()`);
    await tab.later(before);
  }
  await tab.shut();
  await tab.settled();
  assert.ok(await tab.eval(found), "a card was found");
  await tab.shot("found");
  // The card is read, and neither it nor the bar lies over an answer.
  const covered = await tab.eval(`[...document.querySelectorAll(".offered button[name=choice]")].filter((b) => { const r = b.getBoundingClientRect(); return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest("button") !== b; }).map((b) => b.value)`);
  assert.deepEqual(covered, [], "every answer can be pressed");
  const card = await tab.eval(`(() => { const f = document.querySelector("#drawn .face"); const r = f.getBoundingClientRect(); return [r.top >= 0, r.bottom <= document.querySelector("#banner").getBoundingClientRect().top, f.scrollHeight <= f.clientHeight + 1]; })()`);
  assert.deepEqual(card, [true, true, true], "the whole card is seen, over the board");
  const before = await tab.seq();
  await tab.tap(...(await tab.middle("#actions button[value=keep]")));
  await tab.later(before);
  assert.deepEqual(tab.problems, []);
});
