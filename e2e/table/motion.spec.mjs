// Things move at the speed that was wished for, and stop when somebody is in a hurry; minions say why they do what they do.
import assert from "node:assert/strict";
import { OVER, SEQ, STILL, done, test } from "../lib/fixtures.mjs";

test("Things move at the speed that was wished for, and stop when somebody is in a hurry; minions say why they do what they do", async ({ base, open }) => {
  const tab = await open(1400, 900, { still: false });

  /** Counts what moves on the page, and keeps what is said over the board meanwhile. */
  const count = `(() => {
    window.moved = [];
    window.said = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.closest("#board")) window.moved.push(options.duration);
      return animate.call(this, frames, options);
    };
    const caption = document.getElementById("caption");
    new MutationObserver(() => caption.textContent && window.said.push(caption.textContent)).observe(caption, { childList: true });
  })()`;

  async function begin(chapter = "rats-in-the-kitchen", seed = "motion 2") {
    await tab.go(`${base}/?lang=en`);
    await tab.speak("en");
    await tab.go(`${base}/new?chapter=${chapter}`);
    await tab.begin(seed);
    await tab.until(`document.querySelector("#story")?.open`);
    await tab.eval(count);
  }

  const speed = (value) => tab.eval(`(() => { const s = document.querySelector("[data-speed]"); s.value = "${value}"; s.dispatchEvent(new Event("change", { bubbles: true })); })()`);

  /** Something is said over the board, or moves on it. */
  const BUSY = `(!!document.getElementById("caption").textContent || document.getAnimations().some((a) => a.effect?.target?.closest?.("#board .figure")))`;

  /** Ends a turn, or answers; `during` is called as soon as something is under way. Gives what moved and what was said. */
  async function turn(during) {
    await tab.shut();
    await tab.until(`document.querySelector("#actions button[name=choice]") || ${OVER}`);
    assert.equal(await tab.eval(OVER), false, "the chapter goes on");
    const before = await tab.seq();
    await tab.eval(`(() => { window.moved = []; window.said = []; (document.querySelector("#actions [data-group=end] button") ?? document.querySelector("#actions button[name=choice]")).click(); })()`);
    await tab.until(`${SEQ} > ${before}`);
    if (during) await during();
    await tab.until(STILL);
    await tab.until(`document.querySelector("#actions button[name=choice]") || ${OVER}`);
    return tab.eval(`({ moved: window.moved, said: window.said })`);
  }

  await begin();
  await speed("2");
  let seen = { moved: [], said: [] };
  for (let i = 0; i < 24 && !(seen.moved.length && seen.said.some((s) => /nearest/.test(s))); i++) seen = await turn();
  assert.ok(seen.moved.length > 0, "minions move before one's eyes");
  const reason = seen.said.find((s) => /nearest/.test(s));
  assert.ok(reason, `a minion says whom it goes for, and why: ${seen.said.join(" / ")}`);
  assert.ok(seen.moved.every((ms) => ms > 0 && ms <= 1000), `short: ${seen.moved}`);
  await done(`minions move, and each says why: “${reason}”`);

  // As slow as can be; one key finishes all of it.
  await speed("4");
  let hurried = 0;
  for (let i = 0; i < 16 && hurried === 0; i++) {
    await turn(async () => {
      if (!(await tab.eval(BUSY))) return;
      // The page itself measures, from the key until nothing is said or moves over the board.
      await tab.eval(`addEventListener("keydown", () => { const began = performance.now(); const look = () => (${BUSY} ? requestAnimationFrame(look) : (window.hurried = 1 + performance.now() - began)); requestAnimationFrame(look); }, { once: true, capture: true })`);
      await tab.key(" ");
      hurried = await tab.until(`window.hurried`, 5000);
    });
  }
  assert.ok(hurried > 0, "something was under way");
  assert.ok(hurried < 1500, `one key finishes it: ${hurried} ms`);
  await done("one key finishes whatever moves");

  // At once: nothing moves, and the setting outlives the page.
  await speed("0");
  for (let i = 0; i < 6; i++) assert.deepEqual((await turn()).moved, [], "nothing moves");
  await begin();
  assert.equal(await tab.until(`document.querySelector("[data-speed]")?.value`), "0");
  await done("at once means at once, and stays so");

  // Whoever asks their machine for stillness gets it, whatever is set here.
  await speed("4");
  await tab.page.emulateMedia({ reducedMotion: "reduce" });
  for (let i = 0; i < 8; i++) assert.deepEqual((await turn()).moved, [], "nothing moves");
  const pulses = `document.getAnimations().filter((a) => a.playState === "running" && a.effect?.getTiming().iterations === Infinity).map((a) => a.animationName ?? "?")`;
  assert.deepEqual(await tab.eval(pulses), [], "nothing pulses either");
  await done("reduced motion is obeyed");

  // What minions did before anybody was asked is seen when the first page of the story is closed, not before.
  const OPENING = `(JSON.parse(document.querySelector("#story").dataset.opening ?? "null")?.events ?? [])`;
  // The first step of somebody the page shows, with where it began.
  const STOOD = `(() => {
    const event = ${OPENING}.find((event) => event.type === "stepped" && document.querySelector('.room:not([hidden]) .figure[data-fig="' + event.figure + '"]'));
    const from = event && document.querySelector('#room-' + event.from.tile + ' .space[data-space="' + event.from.space + '"]');
    return from && { fig: event.figure, x: Number(from.dataset.x), y: Number(from.dataset.y) };
  })()`;
  await tab.page.emulateMedia({ reducedMotion: "no-preference" });
  await tab.eval(`localStorage.setItem("barksburg-speed", "1")`);
  let stood;
  for (let n = 1; n < 40 && !stood; n++) {
    await begin("flight-to-barksburg", `opening ${n}`);
    stood = await tab.eval(STOOD);
  }
  assert.ok(stood, "in some game the minions act first");
  const at = () => tab.eval(`(() => { const f = document.querySelector('.room:not([hidden]) .figure[data-fig="${stood.fig}"]'); const m = new DOMMatrix(getComputedStyle(f).transform); return [[Math.round(m.e), Math.round(m.f)], [Number(f.dataset.x), Number(f.dataset.y)].map(Math.round)]; })()`);
  const [shown, ends] = await at();
  assert.deepEqual(shown, [stood.x, stood.y], "while the page is read everybody stands where they began");
  assert.notDeepEqual(shown, ends);
  await tab.shot("opening");
  await tab.eval(`document.querySelector("#story [data-close]").click()`);
  await tab.until(`window.moved.length > 0 && window.said.length > 0`);
  await tab.until(STILL);
  assert.deepEqual((await at())[0], ends, "and then where they went");
  await done("the first turn of the minions is seen after the story");

  assert.deepEqual(tab.problems, []);
});
