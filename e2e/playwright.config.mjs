// The tests in a real browser: Debian's Chromium, two at a time, each with a server and a data folder of its own.
import { defineConfig } from "@playwright/test";

const folder = process.env.ARTEFACTS ?? "../artefacts";

export default defineConfig({
  testMatch: "**/*.spec.mjs",
  outputDir: folder,
  // As many as a small machine carries without making pages late.
  workers: 2,
  fullyParallel: true,
  // A whole chapter takes minutes on a busy machine; a page that hangs must not hang the suite.
  timeout: 10 * 60 * 1000,
  // A page that is late gets a second chance; lib/retries.mjs tells and counts it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["./lib/retries.mjs"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--lang=en-US"],
    },
    locale: "en-US",
    // A trace of every page costs half as much time again; one of the second try tells what went wrong.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
});
