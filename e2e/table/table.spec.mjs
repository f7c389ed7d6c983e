// The table page under pointer, keys and thumb: node e2e/table.mjs http://127.0.0.1:7777 [folder]
import assert from "node:assert/strict";
import { Browser, ROOM, base, done, pause } from "./browser.mjs";

const browser = await Browser.start();

/** Begins a chapter and plays until some minion stands on the board and a mouse is at turn. */
async function begin(tab, chapter, seed, lang = "en") {
  await tab.go(`${base}/new?chapter=${chapter}&lang=${lang}`);
  await tab.speak(lang);
  await tab.go(`${base}/new?chapter=${chapter}`);
  await tab.eval(`document.querySelector("[name=seed]").value = "${seed}"; document.querySelector(".play-bar button").click()`);
  await tab.until(`document.querySelector("#story")?.open`);
  await tab.eval(`document.querySelector("#story [data-close]").click()`);
  for (let i = 0; i < 60; i++) {
    if (await tab.eval(`!!document.querySelector("${ROOM} .figure.foe") && !!document.querySelector("#actions [data-group=move] button[data-space]")`)) return;
    await tab.eval(`document.querySelector("#story").open && document.querySelector("#story").close()`);
    await tab.until(`document.querySelector("#actions button[name=choice]")`);
    const before = await tab.eval(`document.querySelector("main.table").dataset.seq`);
    await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); (p(/^explore/) ?? p(/^end-turn/) ?? all[0]).click(); })()`);
    await tab.until(`document.querySelector("main.table").dataset.seq !== "${before}"`);
  }
  throw new Error("no minion came");
}

const middle = (tab, selector) => tab.eval(`(() => { const r = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`);
const mouse = async (tab, type, [x, y], more = {}) => tab.send("Input.dispatchMouseEvent", { type, x, y, ...more });

const tab = await browser.tab(1400, 900);
await begin(tab, "rats-in-the-kitchen", "table 3");

// Pointing.
await mouse(tab, "mouseMoved", await middle(tab, `${ROOM} .figure.foe`));
assert.match(await tab.until(`document.querySelector("#about.filled [data-shown]")?.textContent`), /Next:/);
await tab.shot("about-foe");
const free = await tab.eval(`[...document.querySelectorAll("${ROOM} .space")].find((s) => !document.querySelector("${ROOM} .figure[data-on='" + s.dataset.space + "']")).dataset.space`);
await mouse(tab, "mouseMoved", await middle(tab, `${ROOM} .space[data-space="${free}"] path`));
await tab.until(`document.querySelector("${ROOM} .space.unseen") || document.querySelectorAll("${ROOM} .space").length > 0`);
await pause(500);
assert.match(await tab.eval(`document.querySelector("#about h3").textContent`), /\w/);
await tab.shot("about-space");
done("pointing at a figure or a space explains it");

// Zoom keeps clicks exact.
const box = () => tab.eval(`document.querySelector("${ROOM} > svg").getAttribute("viewBox")`);
assert.equal(await box(), "0.0 0.0 1000.0 1000.0");
const target = await middle(tab, `${ROOM} .space.can path`);
const wanted = await tab.eval(`document.querySelector("${ROOM} .space.can").dataset.space`);
await mouse(tab, "mouseWheel", target, { deltaX: 0, deltaY: -600 });
await tab.until(`document.querySelector("${ROOM} > svg").getAttribute("viewBox") !== "0.0 0.0 1000.0 1000.0"`);
await tab.shot("zoomed");
assert.equal(await tab.eval(`document.elementFromPoint(${target[0]}, ${target[1]}).closest(".space")?.dataset.space`), wanted, "the point under the pointer stayed");
await tab.key("0");
assert.equal(await box(), "0.0 0.0 1000.0 1000.0");
await tab.key("+");
await tab.key("+");
const near = await box();
await mouse(tab, "mousePressed", [700, 400], { button: "left", clickCount: 1 });
await mouse(tab, "mouseMoved", [600, 340], { button: "left", buttons: 1 });
await mouse(tab, "mouseMoved", [560, 320], { button: "left", buttons: 1 });
const seq = await tab.eval(`document.querySelector("main.table").dataset.seq`);
await mouse(tab, "mouseReleased", [560, 320], { button: "left", clickCount: 1 });
assert.notEqual(await box(), near, "dragging moves the view");
await pause(300);
assert.equal(await tab.eval(`document.querySelector("main.table").dataset.seq`), seq, "a drag is no click");
const dragged = await box();
await tab.go(await tab.eval(`location.href`));
await tab.until(`document.querySelector("[data-tools]:not([hidden])")`);
assert.equal(await box(), dragged, "the view is remembered");
await tab.eval(`document.querySelector("#story").open && document.querySelector("#story").close()`);
await tab.key("0");
done("zoom, drag and back; clicks stay exact; the view is remembered");

// Keys of one's own.
await tab.key("?");
await tab.eval(`document.querySelector("#help [data-action=clock]").click()`);
await tab.key("b");
assert.equal(await tab.eval(`document.querySelector("#help [data-action=clock] kbd").textContent`), "w", "a taken key is refused");
assert.equal(await tab.eval(`document.querySelector("[data-keys-notice]").hidden`), false);
await tab.eval(`document.querySelector("#help [data-action=clock]").click()`);
await tab.key("k");
assert.equal(await tab.eval(`document.querySelector("#help [data-action=clock] kbd").textContent`), "k");
await tab.shot("keys");
await tab.eval(`document.querySelector("#help").close()`);
await tab.key("k");
assert.match(await tab.until(`document.querySelector("#polite").textContent`), /\d/);
done("keys can be changed, and not given twice");

// The page of settings shows and keeps what the table goes by.
const table = await tab.eval(`location.href`);
await tab.go(`${base}/settings`);
await tab.until(`document.querySelector("[data-action=clock] kbd").textContent === "k"`);
await tab.eval(`(() => { const speed = document.querySelector("[data-speed]"); speed.value = "4"; speed.dispatchEvent(new Event("change", { bubbles: true })); })()`);
await tab.click("[data-sight]");
await tab.click("[data-keys-reset]");
await tab.shot("settings");
await tab.go(table);
await tab.until(`document.querySelector("[data-zoom=sight]").getAttribute("aria-pressed") === "false"`);
assert.equal(await tab.eval(`document.querySelector("[data-speed]").value`), "4");
assert.equal(await tab.eval(`document.querySelector("#help [data-action=clock] kbd").textContent`), "w");
await tab.eval(`document.querySelector("[data-zoom=sight]").click()`);
await tab.eval(`document.querySelector("#story").open && document.querySelector("#story").close()`);
done("what is settled on the page of settings holds at the table");

// By keys one learns of a foe what a pointer learns.
const foe = await tab.eval(`document.querySelector("${ROOM} .figure.foe[data-aims]").dataset.fig`);
await tab.eval(`document.querySelector("${ROOM} .space[data-space='" + document.querySelector("${ROOM} .figure[data-fig=${foe}]").dataset.on + "']").focus()`);
const known = await tab.eval(`[document.querySelector("#about").innerText, document.querySelector("#board [data-about=${foe}]").textContent, document.querySelectorAll("#board .aim").length]`);
assert.ok(known[2] > 0 && known[0].replace(/\s/g, "").includes(known[1].replace(/\s/g, "")), `${known}`);
await tab.eval(`document.activeElement.blur()`);
done("a foe is explained where the focus is, with whom it goes for");

// The log.
assert.match(await tab.eval(`document.querySelector("#log ol > li:last-child summary").textContent`), /The table is set|\w/);
done("the log begins with one line");

// Going back to a line: not to what the last choice told, but to all that was before it.
const before = await tab.eval(`document.querySelector("main.table").dataset.seq`);
await tab.eval(`document.querySelector("#actions button[name=choice]").click()`);
await tab.until(`document.querySelector("main.table").dataset.seq !== "${before}"`);
const told = await tab.eval(`[...document.querySelectorAll("#log ol > li[data-after]")].map((li) => ({
  after: Number(li.dataset.after), back: getComputedStyle(li.querySelector("button[name=to]")).display !== "none" }))`);
const last = Math.max(...told.map((l) => l.after));
assert.ok(told.length > 0 && told.every((l) => l.back === (l.after < last)), JSON.stringify(told));
const to = await tab.eval(`(() => { const b = [...document.querySelectorAll("#log button[name=to]")].find((b) => Number(b.value) < ${last}); b.closest("details").open = true; b.click(); return Number(b.value); })()`);
await tab.until(`Math.max(0, ...[...document.querySelectorAll("#log ol > li[data-after]")].map((li) => Number(li.dataset.after))) <= ${to}`);
done("a line of the log leads back to where it was told");

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
done("a typed choice is played and its line emptied; undo takes it back");

// Thumb.
const phone = await browser.tab(390, 844, { phone: true });
await phone.send("Emulation.setTouchEmulationEnabled", { enabled: true });
for (const lang of ["en", "de", "pl"]) {
  await begin(phone, "rats-in-the-kitchen", "table 3", lang);
  await pause(300);
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
done("the phone has board, status, actions and drawers; nothing overflows");

for (const [name, t] of Object.entries({ tab, phone })) assert.deepEqual(t.problems, [], `${name} had problems`);
await browser.stop();
