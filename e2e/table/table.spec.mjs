// The table page under pointer, keys and thumb.
import assert from "node:assert/strict";
import { ROOM, SEQ, done, test } from "../lib/fixtures.mjs";

test("The table page under pointer, keys and thumb", async ({ base, open }) => {
  /** Begins a chapter and plays until some minion stands on the board and a mouse is at turn. */
  async function begin(tab, chapter, seed, lang = "en") {
    await tab.go(`${base}/new?chapter=${chapter}&lang=${lang}`);
    await tab.speak(lang);
    await tab.go(`${base}/new?chapter=${chapter}`);
    await tab.begin(seed);
    await tab.until(`document.querySelector("#story")?.open`);
    await tab.eval(`document.querySelector("#story [data-close]").click()`);
    for (let i = 0; i < 60; i++) {
      if (await tab.eval(`!!document.querySelector("${ROOM} .figure.foe") && !!document.querySelector("#actions [data-group=move] button[data-space]")`)) return;
      await tab.shut();
      await tab.until(`document.querySelector("#actions button[name=choice]")`);
      const before = await tab.eval(`document.querySelector("main.table").dataset.seq`);
      await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); (p(/^explore/) ?? p(/^end-turn/) ?? all[0]).click(); })()`);
      await tab.until(`document.querySelector("main.table").dataset.seq !== "${before}"`);
    }
    throw new Error("no minion came");
  }


  const tab = await open(1400, 900);
  await begin(tab, "rats-in-the-kitchen", "table 3");

  // Pointing.
  await tab.point(`${ROOM} .figure.foe`);
  assert.match(await tab.until(`document.querySelector("#about.filled [data-shown]")?.textContent`), /Next turn:/);
  await tab.shot("about-foe");
  const free = await tab.eval(`[...document.querySelectorAll("${ROOM} .space")].find((s) => !document.querySelector("${ROOM} .figure[data-on='" + s.dataset.space + "']")).dataset.space`);
  await tab.point(`${ROOM} .space[data-space="${free}"] path`);
  const told = await tab.until(`!document.querySelector("#about h3") && document.querySelector("#about.filled [data-shown]")?.textContent`);
  assert.ok(/\w/.test(told) && !told.includes(free.toUpperCase()), `a space is explained, without the name only keys need: ${told}`);
  await tab.shot("about-space");
  await done("pointing at a figure or a space explains it");

  // Zoom keeps clicks exact.
  const box = () => tab.eval(`document.querySelector("${ROOM} > svg").getAttribute("viewBox")`);
  assert.equal(await box(), "0.0 0.0 1000.0 1000.0");
  const target = await tab.middle(`${ROOM} .space.can path`);
  const wanted = await tab.eval(`document.querySelector("${ROOM} .space.can").dataset.space`);
  await tab.page.mouse.move(target[0], target[1]);
  await tab.page.mouse.wheel(0, -600);
  await tab.until(`document.querySelector("${ROOM} > svg").getAttribute("viewBox") !== "0.0 0.0 1000.0 1000.0"`);
  await tab.shot("zoomed");
  assert.equal(await tab.eval(`document.elementFromPoint(${target[0]}, ${target[1]}).closest(".space")?.dataset.space`), wanted, "the point under the pointer stayed");
  await tab.key("0");
  assert.equal(await box(), "0.0 0.0 1000.0 1000.0");
  await tab.key("+");
  await tab.key("+");
  const near = await box();
  await tab.page.mouse.move(700, 400);
  await tab.page.mouse.down();
  await tab.page.mouse.move(600, 340);
  await tab.page.mouse.move(560, 320);
  const seq = await tab.seq();
  await tab.page.mouse.up();
  assert.notEqual(await box(), near, "dragging moves the view");
  await tab.stays(SEQ, 300, "a drag is no click");
  assert.equal(await tab.seq(), seq);
  const dragged = await box();
  await tab.go(await tab.eval(`location.href`));
  await tab.until(`document.querySelector("[data-tools]:not([hidden])")`);
  assert.equal(await box(), dragged, "the view is remembered");
  await tab.shut();
  await tab.key("0");
  await done("zoom, drag and back; clicks stay exact; the view is remembered");

  // Keys of one's own.
  await tab.key("?");
  await tab.eval(`document.querySelector("#help [data-action=clock]").click()`);
  await tab.key("b");
  assert.equal(await tab.eval(`document.querySelector("#help [data-action=clock] kbd").textContent`), "w", "a taken key is refused");
  assert.equal(await tab.eval(`document.querySelector("[data-keys-notice]").hidden`), false);
  await tab.eval(`document.querySelector("#help [data-action=clock]").click()`);
  await tab.key("j");
  assert.equal(await tab.eval(`document.querySelector("#help [data-action=clock] kbd").textContent`), "j");
  await tab.shot("keys");
  await tab.eval(`document.querySelector("#help").close()`);
  await tab.key("j");
  assert.match(await tab.until(`document.querySelector("#polite").textContent`), /\d/);
  await done("keys can be changed, and not given twice");

  // The page of settings shows and keeps what the table goes by.
  const table = await tab.eval(`location.href`);
  await tab.go(`${base}/settings`);
  await tab.until(`document.querySelector("[data-action=clock] kbd").textContent === "j"`);
  await tab.eval(`(() => { const speed = document.querySelector("[data-speed]"); speed.value = "4"; speed.dispatchEvent(new Event("change", { bubbles: true })); })()`);
  await tab.click("[data-sight]");
  await tab.click("[data-keys-reset]");
  await tab.shot("settings");
  await tab.go(table);
  await tab.until(`document.querySelector("[data-zoom=sight]").getAttribute("aria-pressed") === "false"`);
  assert.equal(await tab.eval(`document.querySelector("[data-speed]").value`), "4");
  assert.equal(await tab.eval(`document.querySelector("#help [data-action=clock] kbd").textContent`), "w");
  await tab.eval(`document.querySelector("[data-zoom=sight]").click()`);
  await tab.shut();
  await done("what is settled on the page of settings holds at the table");

  // By keys one learns of a foe what a pointer learns.
  const foe = await tab.eval(`document.querySelector("${ROOM} .figure.foe[data-aims]").dataset.fig`);
  await tab.eval(`document.querySelector("${ROOM} .space[data-space='" + document.querySelector("${ROOM} .figure[data-fig=${foe}]").dataset.on + "']").focus()`);
  const known = await tab.eval(`[document.querySelector("#about").innerText, document.querySelector("#board [data-about=${foe}]").textContent, document.querySelectorAll("#board .aim").length]`);
  assert.ok(known[2] > 0 && known[0].replace(/\s/g, "").includes(known[1].replace(/\s/g, "")), `${known}`);
  await tab.eval(`document.activeElement.blur()`);
  await done("a foe is explained where the focus is, with whom it goes for");

  // The log.
  assert.match(await tab.eval(`document.querySelector("#log ol > li:last-child summary").textContent`), /Setup|\w/);
  await done("the log begins with one line");

  // Going back to a line: not to what the last choice told, but to all that was before it.
  const before = await tab.eval(`document.querySelector("main.table").dataset.seq`);
  await tab.eval(`document.querySelector("#actions button[name=choice]").click()`);
  await tab.until(`document.querySelector("main.table").dataset.seq !== "${before}"`);
  const after = await tab.eval(`[...document.querySelectorAll("#log ol > li[data-after]")].map((li) => ({
    after: Number(li.dataset.after), back: getComputedStyle(li.querySelector("button[name=to]")).display !== "none" }))`);
  const last = Math.max(...after.map((l) => l.after));
  assert.ok(after.length > 0 && after.every((l) => l.back === (l.after < last)), JSON.stringify(after));
  const to = await tab.eval(`(() => { const b = [...document.querySelectorAll("#log button[name=to]")].find((b) => Number(b.value) < ${last}); b.closest("details").open = true; b.click(); return Number(b.value); })()`);
  await tab.until(`Math.max(0, ...[...document.querySelectorAll("#log ol > li[data-after]")].map((li) => Number(li.dataset.after))) <= ${to}`);
  await done("a line of the log leads back to where it was told");

  // Typing: nonsense is answered and can be mended, what is done is gone from the line; undo takes it back.
  const at = () => tab.eval(`document.querySelector("main.table").dataset.seq`);
  const line = () => tab.eval(`document.querySelector("[data-command]").value`);
  const type = async (/** @type {string} */ text) => {
    await tab.key("/");
    await tab.until(`document.activeElement.matches("[data-command]")`);
    await tab.eval(`document.activeElement.value = ""`);
    for (const letter of text) await tab.key(letter);
    await tab.key("Enter");
  };
  const start = await at();
  await type("gibberish");
  await tab.until(`document.querySelector("#banner .notice")?.textContent`);
  assert.deepEqual([await at(), await line()], [start, "gibberish"]);
  assert.match(tab.problems.pop() ?? "", /422/, "the browser notes the refusal");
  await type(await tab.eval(`document.querySelector("#actions button[name=choice]").value`));
  await tab.until(`document.querySelector("main.table").dataset.seq !== "${start}"`);
  await tab.until(`document.querySelector("[data-command]").value === ""`);
  assert.equal(await tab.eval(`document.querySelector("#basis input[form=choose]").value`), await at(), "forms know the last record");
  const typed = await at();
  await tab.key("u");
  await tab.until(`document.querySelector("main.table").dataset.seq !== "${typed}"`);
  await done("a typed choice is played and its line emptied; undo takes it back");

  // Thumb.
  const phone = await open(390, 844, { phone: true });
  for (const lang of ["en", "de", "pl"]) {
    await begin(phone, "rats-in-the-kitchen", "table 3", lang);
    await phone.settled();
    await phone.shot(`phone-${lang}`);
    assert.ok((await phone.eval(`document.documentElement.scrollWidth`)) <= 390, `${lang}: nothing is wider than the screen`);
    const small = await phone.eval(`[...document.querySelectorAll("button, a.button, summary")].filter((b) => b.offsetParent && !b.closest("dialog")).map((b) => [b.textContent.trim().slice(0, 20), b.getBoundingClientRect()]).filter(([, r]) => r.width > 0 && (r.height < 24 || r.width < 24)).map(([t, r]) => t + " " + r.width + "x" + r.height)`);
    assert.deepEqual(small, [], `${lang}: every button is large enough`);
  }
  for (const drawer of ["left", "sheets", "log"]) {
    await phone.eval(`document.querySelector(".drawers [data-drawer=${drawer}]").click()`);
    assert.equal(await phone.eval(`document.querySelector(".drawers [data-drawer=${drawer}]").getAttribute("aria-expanded")`), "true");
    await phone.shot(`phone-drawer-${drawer}`);
  }
  await phone.eval(`document.querySelector(".drawers [data-drawer=log]").click()`);
  await done("the phone has board, status, actions and drawers; nothing overflows");

  for (const [name, t] of Object.entries({ tab, phone })) assert.deepEqual(t.problems, [], `${name} had problems`);
});
