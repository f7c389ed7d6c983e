// Traces of the browser: how long its page was at work without a break.

/**
 * The tasks of the page's main thread while something happens, in milliseconds: how long each was at work by the thread's own clock, and how
 * long it took by the clock on the wall. `late` is how much longer all of them took than they worked: 1 on a machine with nothing else to do.
 * A busy machine makes every task late, but none of them longer by its own clock.
 * @param {import("@playwright/test").Browser} browser @param {() => Promise<void>} happens
 * @returns {Promise<{own: number[], wall: number[], late: number}>} each longest first
 */
export async function tasksOf(browser, happens) {
  const session = await browser.newBrowserCDPSession();
  /** @type {any[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const includedCategories = ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await happens();
  const over = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await over;
  await session.detach();
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const main = new Set(events.filter((e) => e.name === "thread_name" && e.args.name === "CrRendererMain").map(thread));
  const tasks = events.filter((e) => e.ph === "X" && e.name.endsWith("RunTask") && e.tdur !== undefined && main.has(thread(e)));
  const ms = (/** @type {"tdur" | "dur"} */ clock) => tasks.map((e) => Math.round(e[clock] / 1000)).sort((a, b) => b - a);
  const sum = (/** @type {"tdur" | "dur"} */ clock) => tasks.reduce((all, e) => all + e[clock], 0);
  return { own: ms("tdur"), wall: ms("dur"), late: Math.max(1, sum("dur") / Math.max(1, sum("tdur"))) };
}
