// A browser over its debugging pipe: no packages needed, only node and Chromium. And what every script is run with:
// node e2e/NAME.mjs http://127.0.0.1:7777 [folder for screenshots]
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLAGS = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--remote-debugging-pipe", "--lang=en-US",
];

const [address, folder] = process.argv.slice(2);
if (folder) mkdirSync(folder, { recursive: true });

/** Where the table is served. */
export const base = address;
/** Says what works. */
export const done = (what) => console.log(`ok  ${what}`);
export const pause = (ms) => new Promise((over) => setTimeout(over, ms));

/** The room that is looked at; whether the chapter is over; whether a page of the story is open. */
export const ROOM = "#board .room:not([hidden])";
export const OVER = `!!document.querySelector("#banner a[href$='/recap']")`;
export const READING = `document.querySelector("#story").open`;

export class Browser {
  static async start() {
    const browser = new Browser();
    browser.folder = mkdtempSync(join(tmpdir(), "barksburg-e2e-"));
    const path = process.env.CHROMIUM ?? "chromium";
    browser.process = spawn(path, [...FLAGS, `--user-data-dir=${browser.folder}`, "about:blank"], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    browser.waiting = new Map();
    browser.listeners = new Map();
    browser.next = 1;
    let rest = "";
    browser.process.stdio[4].setEncoding("utf8");
    browser.process.stdio[4].on("data", (text) => {
      const parts = (rest + text).split("\0");
      rest = parts.pop() ?? "";
      for (const part of parts) browser.take(JSON.parse(part));
    });
    return browser;
  }

  take(message) {
    if (message.id) {
      const { resolve, reject } = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) reject(new Error(message.error.message));
      else resolve(message.result);
    } else {
      for (const listener of this.listeners.get(message.sessionId) ?? []) listener(message.method, message.params);
    }
  }

  send(method, params = {}, sessionId = undefined) {
    const id = this.next++;
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** A tab with cookies of its own. */
  async tab(width = 1400, height = 900, options = {}) {
    const { browserContextId } = await this.send("Target.createBrowserContext");
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const tab = new Tab(this, sessionId);
    this.listeners.set(sessionId, [(method, params) => tab.heard(method, params)]);
    await tab.send("Page.enable");
    await tab.send("Runtime.enable");
    await tab.send("Log.enable");
    await tab.size(width, height, options.phone);
    const features = [{ name: "prefers-color-scheme", value: options.light ? "light" : "dark" }];
    if (options.still !== false) features.push({ name: "prefers-reduced-motion", value: "reduce" });
    await tab.send("Emulation.setEmulatedMedia", { features });
    return tab;
  }

  async stop() {
    await this.send("Browser.close").catch(() => {});
    await new Promise((done) => (this.process.exitCode === null ? this.process.once("exit", done) : done()));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class Tab {
  constructor(browser, session) {
    this.browser = browser;
    this.session = session;
    this.problems = [];
    this.loads = [];
  }

  heard(method, params) {
    if (method === "Page.loadEventFired") this.loads.splice(0).forEach((done) => done());
    if (method === "Runtime.exceptionThrown") this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === "Log.entryAdded" && params.entry.level === "error") this.problems.push(`${params.entry.text} ${params.entry.url ?? ""}`);
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  size(width, height, phone = false) {
    return this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: phone });
  }

  async go(url) {
    const loaded = new Promise((done) => this.loads.push(done));
    await this.send("Page.navigate", { url });
    await loaded;
  }

  /** The value of an expression in the page. */
  async eval(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression is true. */
  async until(expression, ms = 30000) {
    const end = Date.now() + ms;
    for (;;) {
      // A page that is still being read has not all of its parts yet.
      const value = await this.eval(`document.readyState !== "loading" && (${expression})`).catch(() => undefined);
      if (value) return value;
      if (Date.now() > end) throw new Error(`never came true: ${expression}`);
      await pause(15);
    }
  }

  /** Presses a key; modifiers as the debugger counts them (8 is shift). */
  async key(key, text = key.length === 1 ? key : undefined, modifiers = 0) {
    const code = { Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40, ArrowLeft: 37, ArrowRight: 39, PageUp: 33, PageDown: 34, Tab: 9 }[key];
    const typed = key === "Enter" ? "\r" : text;
    await this.send("Input.dispatchKeyEvent", { type: typed ? "keyDown" : "rawKeyDown", key, text: typed, windowsVirtualKeyCode: code, modifiers });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode: code, modifiers });
  }

  /** A click of the mouse in the middle of an element. */
  async click(selector) {
    const spot = await this.eval(`(() => { const e = document.querySelector(${JSON.stringify(selector)}); if (!e) return null; e.scrollIntoView({block: "nearest"}); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`);
    if (!spot) throw new Error(`nothing matches ${selector}`);
    for (const type of ["mousePressed", "mouseReleased"]) {
      await this.send("Input.dispatchMouseEvent", { type, x: spot[0], y: spot[1], button: "left", clickCount: 1 });
    }
  }

  /** A screenshot, if the script was given a folder. */
  async shot(name, whole = false) {
    if (!folder) return;
    const { data } = await this.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: whole });
    writeFileSync(join(folder, `${name}.png`), Buffer.from(data, "base64"));
  }

  /** The record the table's page shows. */
  seq() {
    return this.eval(`Number(document.querySelector("main.table").dataset.seq)`);
  }

  /** Waits until the table's page shows a later record. */
  later(than) {
    return this.until(`Number(document.querySelector("main.table").dataset.seq) > ${than}`);
  }

  /** Pages in this language from now on. */
  speak(lang) {
    return this.eval(`fetch("/settings", {method: "POST", body: new URLSearchParams({lang: "${lang}", back: "/"})}).then(() => 1)`);
  }
}
