// What the tests do with a page: Playwright's, with the words of our table.
import { test } from "@playwright/test";

/** The room that is looked at; whether the chapter is over; whether a page of the story is open. */
export const ROOM = "#board .room:not([hidden])";
export const OVER = `!!document.querySelector("#banner a[href$='/recap']")`;
/** The record the page shows. */
export const SEQ = `Number(document.querySelector("main.table").dataset.seq)`;
/** Nothing that has come is still being shown. */
export const STILL = `!("moving" in document.body.dataset)`;
/** Something was chosen, and is on its way or has come. @param {number} before the record that was shown before */
export const WENT = (before) => `("sending" in document.body.dataset || ${SEQ} > ${before})`;
export const READING = `document.querySelector("#story").open`;

export class Tab {
  /** @param {import("@playwright/test").Page} page */
  constructor(page) {
    this.page = page;
    /** What the browser complained about. @type {string[]} */
    this.problems = [];
    page.on("pageerror", (error) => this.problems.push(String(error.stack ?? error)));
    page.on("console", (message) => message.type() === "error" && this.problems.push(`${message.text()} ${message.location().url}`));
  }

  /** @param {string} url */
  go(url) {
    return this.page.goto(url);
  }

  /** The value of an expression in the page. @param {string} expression @returns {Promise<any>} */
  eval(expression) {
    return this.page.evaluate(expression);
  }

  /** Waits until an expression is true, and gives what it is. @param {string} expression @param {number} timeout @returns {Promise<any>} */
  until(expression, timeout = 30000) {
    // Asked from here: the page's policy forbids Playwright's own waiting for a function, which evaluates text inside the page.
    // A page that is being read has not all of its parts yet.
    return this.again(expression, () => this.page.evaluate(`document.readyState !== "loading" && (${expression})`), timeout);
  }

  /** Asks until there is an answer; a page that is left has none. @param {string} what @param {() => Promise<any>} ask @returns {Promise<any>} */
  async again(what, ask, timeout = 30000) {
    for (const end = Date.now() + timeout; ; ) {
      const value = await ask().catch(() => undefined);
      if (value) return value;
      if (Date.now() > end) throw new Error(`never came true: ${what}`);
      await new Promise((next) => setTimeout(next, 15));
    }
  }

  /** Presses a key, such as `Shift+Tab`. @param {string} key */
  key(key) {
    return this.page.keyboard.press(key);
  }

  /** The middle of an element, once it is in sight. @param {string} selector */
  async middle(selector) {
    const spot = await this.eval(`(() => { const e = document.querySelector(${JSON.stringify(selector)}); if (!e) return null; e.scrollIntoView({ block: "nearest" }); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`);
    if (!spot) throw new Error(`nothing matches ${selector}`);
    return spot;
  }

  /** A click of the mouse in the middle of an element, whatever lies there. @param {string} selector */
  async click(selector) {
    await this.point(selector);
    const [x, y] = await this.middle(selector);
    await this.page.mouse.click(x, y);
  }

  /** Moves the mouse to the middle of an element, from beside it: where it was already it would say nothing. @param {string} selector */
  async point(selector) {
    const [x, y] = await this.middle(selector);
    await this.page.mouse.move(x - 7, y - 7);
    // A busy page makes one move of several: each is seen before the next.
    await this.frame();
    await this.page.mouse.move(x, y);
    await this.frame();
  }

  /** Waits until the page has shown a frame, and has heard of all that came before it. */
  frame() {
    return this.eval(`new Promise((next) => requestAnimationFrame(() => setTimeout(() => next(true))))`);
  }

  /** A tap of the finger. @param {number} x @param {number} y */
  tap(x, y) {
    return this.page.touchscreen.tap(x, y);
  }

  /** A finger that stays: Playwright has only taps. @param {"touchStart" | "touchMove" | "touchEnd"} type @param {number[]} [at] */
  async finger(type, at) {
    this.debugger ??= await this.page.context().newCDPSession(this.page);
    await this.debugger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  }

  /** Watches that an expression keeps its value, for what must not happen has no signal of its own. @param {string} expression @param {number} ms @param {string} why */
  async stays(expression, ms, why) {
    const held = `(async () => { const first = JSON.stringify(${expression}); const end = performance.now() + ${ms}; while (performance.now() < end) { await new Promise((next) => requestAnimationFrame(next)); const now = JSON.stringify(${expression}); if (now !== first) return [first, now]; } return null; })()`;
    const changed = await this.eval(held);
    if (changed) throw new Error(`${why}: ${changed[0]} became ${changed[1]}`);
  }

  /** A screenshot, kept with the test. @param {string} name @param {boolean} fullPage */
  shot(name, fullPage = false) {
    return this.page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage });
  }

  /** @param {number} width @param {number} height */
  size(width, height) {
    return this.page.setViewportSize({ width, height });
  }

  /** The record the table's page shows. */
  seq() {
    return this.eval(SEQ);
  }

  /** Waits until the table's page shows a later record, and all that came with it. @param {number} than */
  later(than) {
    return this.until(`${SEQ} > ${than} && ${STILL}`);
  }

  /** Pages in this language from now on. @param {string} lang */
  speak(lang) {
    return this.eval(`fetch("/settings", { method: "POST", body: new URLSearchParams({ lang: "${lang}", back: "/" }) }).then(() => 1)`);
  }

  /** Begins the game of the page that prepares it, with dice that are the same every time: no run fails by chance. @param {string} seed */
  begin(seed) {
    return this.eval(`document.querySelector("[name=seed]").value = ${JSON.stringify(seed)}; document.querySelector(".play-bar button").click()`);
  }

  /** Plays into the first fight until an attack's dice lie on the tray: figures have moved by then. */
  async intoFight() {
    for (let i = 0, fought = false; i < 40 && !fought; i++) {
      await this.shut();
      await this.until(`document.querySelector("#actions button[name=choice]")`);
      const before = await this.seq();
      const chosen = await this.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const p = (re) => all.find((b) => re.test(b.value)); const b = p(/^battle/) ?? p(/^search/) ?? (${i} % 3 ? p(/^move/) : null) ?? p(/^end-turn/) ?? all[0]; b.click(); return b.value; })()`);
      await this.later(before);
      fought = i > 3 && chosen.startsWith("battle");
    }
    await this.shut();
    await this.settled();
  }

  /** Closes the page of the story if one is open. */
  shut() {
    return this.eval(`${READING} && document.querySelector("#story").close()`);
  }

  /** Waits until whatever has come is shown and nothing moves any more, but for what pulses all the time. */
  settled() {
    return this.until(`${STILL} && document.getAnimations().every((a) => a.effect?.getTiming().iterations === Infinity || a.playState !== "running")`);
  }
}
