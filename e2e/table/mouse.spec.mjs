// A table under the mouse: what is pointed at is told whole, what ends a turn keeps its place, a friend is asked about.
import assert from "node:assert/strict";
import { READING, ROOM, done, test } from "../lib/fixtures.mjs";

test("A table under the mouse", async ({ base, open }) => {
  const tab = await open(1280, 720);
  const shown = (selector) => tab.eval(`document.querySelector(${JSON.stringify(selector)})?.getClientRects().length > 0`);
  const box = (selector) => tab.eval(`(() => { const r = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect(); return r ? [r.x, r.y, r.right, r.bottom].map(Math.round) : null; })()`);

  // Another mouse instead of one: said at once while there are too many, and never a clash of abilities.
  await tab.go(`${base}/?lang=en`);
  await tab.speak("en");
  await tab.go(`${base}/new?chapter=flight-to-barksburg`);
  await tab.eval(`document.querySelector("[name=seed]").value = "mouse 1"`);
  await tab.click("[name=mouse]:not(:checked)");
  assert.ok(await shown("[data-not-filled]"), "five mice are one too many");
  await tab.click("[name=mouse][value=nez]");
  assert.ok((await shown("[data-filled]")) && !(await shown("[data-not-filled]")), "four will do");
  await tab.click(".play-bar button");
  await tab.until(`document.querySelector("#story")?.open`);
  const opening = await tab.eval(`document.querySelector("#tales article").innerText`);
  assert.ok(/Filch/.test(opening) && !/Nez/.test(opening), `only those speak who came along: ${opening}`);
  await done("one mouse for another, and off they go");

  // Pointing at a space that is several steps away draws the way there, step by step, and another space another way.
  await tab.shut();
  await tab.settled();
  const farther = await tab.eval(`[...document.querySelectorAll("${ROOM} .space.far")].filter((s) => !document.querySelector("${ROOM} .figure[data-on='" + s.dataset.space + "']")).map((s) => [s.dataset.space, Number(s.parentElement.querySelector(".cost").textContent)])`);
  assert.ok(farther.length >= 3, `there are ways to draw: ${JSON.stringify(farther)}`);
  for (const [space, cost] of farther.slice(0, 3)) {
    await tab.point(`${ROOM} .space[data-space="${space}"] path`);
    const lines = (await tab.until(`document.querySelectorAll("#board .route").length === 1 && document.querySelector("#board .route").getAttribute("d")`)).split("M").length - 1;
    assert.ok(lines >= 2 && lines <= cost, `${space} costs ${cost} and is ${lines} steps away`);
  }
  await tab.point("#log");
  await tab.until(`!document.querySelector("#board .route")`);
  await done(`the way to ${farther.length} spaces is drawn`);

  /** Whether the panel tells of a foe. */
  const explained = (foe) => `document.querySelector("#about.filled [data-shown]")?.firstElementChild?.textContent === document.querySelector("#board [data-about='${foe}']")?.firstElementChild.textContent`;
  /** Whether the pointer, which rests where it was, lies on a foe. */
  const on = (foe, [x, y]) => tab.eval(`document.elementFromPoint(${x}, ${y})?.closest("${ROOM} .figure")?.dataset.fig === "${foe}"`);

  const ends = new Set();
  const hints = new Set();
  let [foes, friends, rested] = [0, 0, 0];
  for (let i = 0; i < 120 && (foes < 2 || friends < 1 || rested < 1 || ends.size === 0); i++) {
    await tab.shut();
    await tab.until(`document.querySelector("#actions button[name=choice]")`);
    const end = await box("#actions [data-group=end] button");
    // In a low window more rows of actions lift both; sideways nothing moves.
    if (end) ends.add(`${end[0]}-${end[2]}`);
    const hint = await box("#banner .hint button");
    hints.add(`${hint[0]}-${hint[2]}`);
    const foe = await tab.eval(`document.querySelector("${ROOM} .figure.foe.can")?.dataset.fig`);
    if (foe) {
      // One move and no second one: whatever happened before, it is explained.
      await tab.point(`${ROOM} .figure[data-fig="${foe}"]`);
      await tab.until(explained(foe));
      assert.match(await tab.until(`document.querySelector("#about .deed")?.textContent`), /\d+%/, "a foe says how likely it falls");
      const stands = await tab.eval(`(() => { const f = document.querySelector("${ROOM} .figure[data-fig='${foe}']"); const s = document.querySelector("${ROOM} .space[data-space='" + f.dataset.on + "']"); return [s.getAttribute("aria-label"), s.getAttribute("aria-disabled")]; })()`);
      assert.ok(/\d+%/.test(stands[0]) && stands[1] === "false", `whoever listens hears of the attack at the foe's space: ${stands}`);
      const [about, there] = [await box("#about"), await box(`${ROOM} .figure[data-fig="${foe}"]`)];
      assert.ok(about[2] <= there[0] || about[0] >= there[2], `beside the foe, not over it: ${about} and ${there}`);
      assert.ok(about[0] >= 0 && about[1] >= 0 && about[2] <= 1280 && about[3] <= 720 && (await tab.eval(`(() => { const a = document.querySelector("#about"); return a.scrollHeight <= a.clientHeight + 1; })()`)), `nothing is cut off: ${about}`);
      foes++;
    }
    const friend = await tab.eval(`[...document.querySelectorAll("${ROOM} .figure.mouse.can")].find((f) => document.querySelector("${ROOM} .space.can[data-space='" + f.dataset.on + "']"))?.dataset.fig`);
    if (friend && friends === 0) {
      const at = await tab.seq();
      await tab.click(`${ROOM} .figure[data-fig="${friend}"]`);
      await tab.until(`document.querySelector("#menu").open`);
      assert.ok((await tab.eval(`[...document.querySelectorAll("#menu li")].filter((li) => li.textContent.trim().length > 3).length`)) > 1, "to stand there, or to share");
      await tab.shot("friend");
      await tab.page.mouse.click(5, 715);
      await tab.until(`!document.querySelector("#menu").open`);
      assert.equal(await tab.seq(), at, "a click beside it changes nothing");
      friends++;
    }
    const before = await tab.seq();
    const there = foe && (await tab.middle(`${ROOM} .figure[data-fig="${foe}"]`));
    if (foe && !friend) await tab.point(`${ROOM} .figure[data-fig="${foe}"]`);
    await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); (p(/^battle/) ?? (${i} % 3 ? p(/^move/) : null) ?? p(/^end-turn/) ?? all[0]).click(); })()`);
    await tab.later(before);
    // A pointer that rests on a foe while something happens goes on telling of it.
    if (foe && !friend && !(await tab.eval(READING)) && (await on(foe, there))) {
      await tab.until(explained(foe));
      rested++;
    }
  }
  await tab.shut();
  for (let i = 0; i < 20 && !(await tab.eval(`!!document.querySelector("#bar button[name=choice][title]")`)); i++) {
    const before = await tab.seq();
    await tab.eval(`document.querySelector("#actions button[name=choice]").click()`);
    await tab.later(before);
    await tab.shut();
  }
  await tab.point("#bar button[name=choice][title]");
  await tab.until(`document.querySelector("#bar button[name=choice][title]").innerText.startsWith(document.querySelector("#about h3")?.textContent.trim() ?? "?")`);
  const told = await tab.eval(`[document.querySelector("#bar button[name=choice][title]").innerText, document.querySelector("#about h3")?.textContent, document.querySelector("#about [data-shown]").innerText]`);
  assert.ok(told[1] && told[0].startsWith(told[1].trim()) && told[2].length > told[1].length, `an action tells what it does: ${told}`);
  await tab.point("#log");
  assert.ok(foes > 0 && friends > 0 && rested > 0, `${foes} foes and ${friends} friends were pointed at, ${rested} at rest`);
  await done("what is pointed at is told whole; a friend is asked about");
  assert.deepEqual([ends.size, hints.size], [1, 1], `one place each: ${[...ends].join(" / ")} and ${[...hints].join(" / ")}`);
  await done("what ends a turn, and the hint, keep their places");

  // Three foes within reach of one weapon: what the blows share is written once, and they take two rows.
  await tab.go(`${base}/new?chapter=flight-to-barksburg`);
  await tab.eval(`document.querySelector("[name=seed]").value = "look"`);
  await tab.click(".play-bar button");
  await tab.until(`document.querySelector("#story")?.open`);
  const blows = () => tab.eval(`[...document.querySelectorAll("#actions [data-group=battle] button")].map((b) => [b.textContent, Math.round(b.getBoundingClientRect().y)])`);
  for (let i = 0; i < 60 && (await blows()).length < 3; i++) {
    await tab.shut();
    await tab.until(`document.querySelector("#actions button[name=choice]")`);
    const before = await tab.seq();
    await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; (all.find((b) => /^end-turn/.test(b.value)) ?? all[0]).click(); })()`);
    await tab.later(before);
  }
  await tab.shut();
  await tab.click("#bar-battle [data-aim]");
  const many = await blows();
  assert.ok(many.length >= 3 && new Set(many.map(([, y]) => y)).size <= 2, `blows in two rows: ${JSON.stringify(many)}`);
  assert.ok(many.every(([text]) => /Attack .+ with .+%/s.test(text)), `each says all of it aloud: ${JSON.stringify(many)}`);
  await done("three blows stand in two rows");
  assert.deepEqual(tab.problems, []);
});
