// What every test is given: a server of its own, and tabs.
import { test as plain } from "@playwright/test";
import { emptyFolder, remove, serve } from "./server.mjs";
import { Tab } from "./tab.mjs";

export { expect } from "@playwright/test";
export { OVER, READING, ROOM, SEQ, STILL, Tab, WENT } from "./tab.mjs";

/** Notes in the report what has been shown to work. @param {string} what */
export const done = (what) => plain.step(`ok: ${what}`, async () => {});

export const test = plain.extend({
  /** The address of a server with an empty folder. */
  base: async ({}, use) => {
    const folder = emptyFolder("e2e");
    const server = await serve(folder);
    await use(server.base);
    await server.kill();
    remove(folder);
  },

  /** Opens a tab with cookies of its own: `open(width, height, { phone, light, still, bypassCSP })`. */
  open: async ({ browser }, use) => {
    const contexts = [];
    await use(async (width = 1400, height = 900, { phone = false, light = false, still = true, bypassCSP = false } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height },
        isMobile: phone,
        hasTouch: phone,
        colorScheme: light ? "light" : "dark",
        reducedMotion: still ? "reduce" : "no-preference",
        bypassCSP,
      });
      // It is night until somebody chooses.
      if (light) await context.addCookies([{ name: "theme", value: "light", domain: "127.0.0.1", path: "/" }]);
      contexts.push(context);
      return new Tab(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },

  /** A tab as most people have it. */
  tab: async ({ open }, use) => use(await open()),
});
