// What is said before it is too late, why something cannot be done, and what an action does.
import assert from "node:assert/strict";
import { OVER, SEQ, done, test } from "../lib/fixtures.mjs";

test("What is said before it is too late, why something cannot be done, and what an action does", async ({ base, open }) => {
  const tab = await open(1400, 900);
  const LANGS = ["en", "de", "pl"];

  async function begin(chapter, seed) {
    await tab.go(`${base}/new?chapter=${chapter}&lang=en`);
    await tab.speak("en");
    await tab.go(`${base}/new?chapter=${chapter}`);
    await tab.begin(seed);
    await tab.until(`document.querySelector("#story")?.open`);
  }

  /** Ends turn after turn until something is so: minions gather, and their cheese on the wheel. */
  async function play(until, most = 300) {
    for (let i = 0; i < most; i++) {
      await tab.shut();
      assert.ok(!(await tab.eval(OVER)), `the chapter is over before ${until}`);
      await tab.until(`document.querySelector("#actions button[name=choice]")`);
      if (await tab.eval(until)) return;
      const before = await tab.seq();
      await tab.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); (p(/^end-turn/) ?? all[0]).click(); })()`);
      await tab.later(before);
    }
    throw new Error(`never: ${until}`);
  }

  /** The same table in another language. */
  async function told(lang) {
    const here = await tab.eval(`location.pathname`);
    await tab.speak(lang);
    await tab.go(`${base}${here}`);
    await tab.until(`document.querySelector("[data-tools]:not([hidden])")`);
    await tab.shut();
  }

  const aside = () => tab.page.mouse.move(3, 3);

  // Before a choice that may fill the wheel: how likely, on its button or behind those that all may, in its explanation and, where the turn ends, beside the sentence.
  await begin("flight-to-barksburg", "warnings 3");
  const BLOW = `[...document.querySelectorAll("#actions .group.battle button.perilous")].find((b) => /\\d+% to fill the cheese wheel/i.test(b.textContent))`;
  await play(`!!(${BLOW})`);
  const value = await tab.eval(`(${BLOW}).value`);
  const button = `#actions button[value="${value}"]`;
  const chances = new Set();
  for (const [lang, whole, short] of [
    ["en", /(\d+)% to fill the cheese wheel\. Then a surge comes/, /wheel \d+%/i],
    ["de", /(\d+) % Risiko, dass das Käserad voll wird/, /\d+ %/],
    ["pl", /serowe koło.*?(\d+)%/, /\d+%/],
  ]) {
    await told(lang);
    await tab.click("#bar-battle [data-aim]");
    const said = await tab.eval(`(() => { const b = document.querySelector(${JSON.stringify(button)}); const w = b.querySelector(".warning") ?? b.closest(".alike").querySelector(":scope > span > .warning"); const seen = w.querySelector("[aria-hidden]"); const heard = [...b.querySelectorAll(".visually-hidden")].at(-1); return { seen: seen.textContent, heard: heard.textContent, hidden: seen.getAttribute("aria-hidden"), title: b.title, drawn: seen.getClientRects().length > 0 }; })()`);
    assert.match(said.heard, whole, `${lang}: whoever listens hears all of it`);
    assert.match(said.seen, short, `${lang}: whoever looks sees a sign and a number`);
    assert.ok(said.drawn && said.hidden === "true" && said.title.startsWith(said.heard), `${lang}: ${JSON.stringify(said)}`);
    const chance = said.heard.match(whole)[1];
    assert.ok(said.seen.includes(chance), `${lang}: the same chance twice: ${JSON.stringify(said)}`);
    chances.add(chance);
    await tab.point(button);
    await tab.until(`document.querySelector("#about [data-shown]").innerText.includes(${JSON.stringify(said.heard)})`);
    await tab.shot(`wheel-${lang}`);
    await aside();
  }
  assert.equal(chances.size, 1, `one chance in three languages: ${[...chances]}`);
  await done("a blow that may fill the wheel says so before it is struck");

  // What cannot be done stays visible and says why, with its rule.
  await told("en");
  const reasons = new Map();
  const rules = await tab.eval(`fetch("/rules").then((r) => r.text()).then((t) => [...new DOMParser().parseFromString(t, "text/html").querySelectorAll("[id]")].map((e) => e.id))`);
  for (const lang of LANGS) {
    await told(lang);
    const all = await tab.eval(`[...document.querySelectorAll("#bar .no")].map((no) => { const b = no.querySelector("button"); const why = document.getElementById(b.getAttribute("aria-describedby")); return { id: no.id, name: b.textContent, off: b.getAttribute("aria-disabled"), drawn: b.getClientRects().length > 0, text: why.firstChild.textContent.trim(), rule: why.querySelector("a")?.getAttribute("href"), title: why.querySelector("a, .why-rule")?.textContent, shown: getComputedStyle(why).visibility }; })`);
    assert.ok(all.length >= 3, `${lang}: several things cannot be done: ${JSON.stringify(all)}`);
    for (const no of all) {
      assert.ok(no.off === "true" && no.drawn && no.shown === "hidden", `${lang}: ${JSON.stringify(no)}`);
      assert.match(no.text, /^\p{Lu}.{8,}\.$/u, `${lang}: a whole sentence: ${JSON.stringify(no)}`);
      assert.ok(no.title?.length > 3 && no.rule?.startsWith("/rules#") && rules.includes(no.rule.slice(7)), `${lang}: a rule that can be looked up: ${JSON.stringify(no)}`);
      reasons.set(no.id, [...(reasons.get(no.id) ?? []), no.text]);
    }
    const seq = await tab.seq();
    for (const { id } of all) {
      const look = `(() => { const w = document.querySelector("#${id} .why"); const r = w.getBoundingClientRect(); return { shown: getComputedStyle(w).visibility, inside: r.x >= 0 && r.y >= 0 && r.right <= innerWidth && r.bottom <= innerHeight }; })()`;
      await tab.point(`#${id} button`);
      await tab.until(`getComputedStyle(document.querySelector("#${id} .why")).visibility === "visible"`);
      assert.deepEqual(await tab.eval(look), { shown: "visible", inside: true }, `${lang}: pointing at ${id} tells why`);
      await tab.click(`#${id} button`);
      await aside();
      await tab.eval(`document.activeElement.blur()`);
      await tab.eval(`document.querySelector("#${id} button").focus()`);
      assert.deepEqual(await tab.eval(look), { shown: "visible", inside: true }, `${lang}: so does the Tab key at ${id}`);
      await tab.shot(`why-${lang}-${id}`);
      await tab.eval(`document.activeElement.blur()`);
    }
    await tab.stays(SEQ, 150, `${lang}: nothing of it was done`);
    assert.equal(await tab.seq(), seq);
  }
  for (const [id, texts] of reasons) assert.equal(new Set(texts).size, LANGS.length, `${id} in three languages: ${texts.join(" / ")}`);
  await done("what cannot be done says why, with a rule, in three languages");

  // What an action does is told beside the board, not only what its rule is called.
  for (const lang of LANGS) {
    await told(lang);
    await tab.click("#bar-battle [data-aim]");
    for (const name of ["end-turn", value]) {
      await tab.point(`#actions button[value="${name}"]`);
      await tab.until(`document.querySelector('#actions button[value="${name}"]').textContent.replace(/\\s+/g, " ").trim().startsWith(document.querySelector("#about h3")?.textContent.trim() ?? "?")`);
      const [title, ...lines] = await tab.eval(`[...document.querySelectorAll("#about [data-shown] > *")].map((e) => e.innerText)`);
      assert.ok(title && lines.some((line) => /^\p{Lu}.*\p{L}{3}.*\.$/u.test(line)), `${lang}: ${name} says what it does: ${[title, ...lines].join(" | ")}`);
      await tab.shot(`does-${lang}-${name.split(" ")[0]}`);
    }
  }
  await done("actions say what they do");
  assert.deepEqual(tab.problems, []);
});
