// Traces of the browser: how long its page was at work without a break.

/**
 * The longest tasks of the page's main thread while something happens, in milliseconds of its own work, longest first. A machine that
 * is busy with something else makes every task late, but none of them longer by this clock.
 * @param {import("@playwright/test").Browser} browser @param {() => Promise<void>} happens
 */
export async function longestTasks(browser, happens) {
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
  return tasks.map((e) => Math.round(e.tdur / 1000)).sort((a, b) => b - a);
}
