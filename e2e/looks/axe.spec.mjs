// axe-core on every main screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "../lib/fixtures.mjs";

test("axe-core on every main screen", async ({ base, open }) => {
  const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
  const bad = [];

  /** Opens all that can be opened: what is hidden is not looked at. */
  const unfold = (tab, where = "main") => tab.eval(`document.querySelectorAll("${where} details").forEach((d) => (d.open = true))`);

  async function check(tab, name) {
    await tab.eval(`${axe}; 1`);
    const found = await tab.eval(`axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } }).then(r => r.violations.map(v => ({ id: v.id, impact: v.impact, nodes: v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + " — " + n.failureSummary.replace(/\\s+/g, " ").slice(0, 220)) })))`);
    // Stricter than the guideline: every control is at least 24 pixels wide and high; only links in a text are not measured.
    const small = await tab.eval(`[...document.querySelectorAll("button, summary, select, textarea, input:not([type=hidden]), a.button, [role=button]")].filter((e) => e.checkVisibility() && !e.closest(".visually-hidden") && getComputedStyle(e).clipPath !== "inset(50%)").map((e) => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()]).filter(([, r]) => r.width > 0 && (r.width < 23.9 || r.height < 23.9)).map(([html, r]) => html + " — " + r.width.toFixed(1) + " x " + r.height.toFixed(1))`);
    if (small.length) found.push({ id: "smaller than 24 pixels", impact: "ours", nodes: small.slice(0, 5) });
    const wide = await tab.eval(`document.documentElement.scrollWidth - document.documentElement.clientWidth`);
    if (wide > 0) found.push({ id: "wider than the window", impact: "ours", nodes: [`${wide} pixels`] });
    for (const v of found) bad.push(`${name}: ${v.id} (${v.impact})\n  ${v.nodes.join("\n  ")}`);
  }

  for (const [light, phone] of [[false, false], [true, false], [true, true]]) {
    // The policy of the page forbids scripts from elsewhere; the checker is let in for this test only.
    const tab = await open(phone ? 390 : 1400, phone ? 844 : 900, { light, phone, bypassCSP: true });
    const mode = `${light ? "day" : "night"}${phone ? " phone" : ""}`;
    for (const path of ["/", "/new", "/rules", "/cards", "/rooms", "/gallery", "/import", "/settings"]) {
      await tab.go(`${base}${path}`);
      await unfold(tab);
      await check(tab, `${mode} ${path}`);
    }
    // A chapter of a story: it has a book, too.
    await tab.go(`${base}/new?chapter=flight-to-barksburg`);
    await tab.begin("axe 1");
    await tab.until(`document.querySelector("#story")?.open`);
    await check(tab, `${mode} story`);
    await tab.eval(`document.querySelector("#story [data-close]").click()`);
    await check(tab, `${mode} table, the party decides`);
    for (let i = 0; i < 12; i++) {
      await tab.shut();
      const before = await tab.eval(`document.querySelector("main.table").dataset.seq`);
      await tab.eval(`document.querySelector("#actions button[name=choice]").click()`);
      await tab.until(`document.querySelector("main.table").dataset.seq !== "${before}"`);
    }
    await check(tab, `${mode} table, in play`);
    await unfold(tab, ":is(#sheets, #track, #log)");
    await check(tab, `${mode} table, sheets and lines opened`);
    for (const menu of ["goal", "more"]) {
      await tab.eval(`document.querySelector("#${menu}").open = true`);
      await check(tab, `${mode} ${menu}`);
      await tab.eval(`document.querySelector("#${menu}").open = false`);
    }
    if (phone) {
      for (const drawer of ["left", "sheets", "log"]) {
        await tab.eval(`document.querySelector(".drawers [data-drawer=${drawer}]").click()`);
        await check(tab, `${mode} drawer ${drawer}`);
        await tab.eval(`document.querySelector(".drawers [data-drawer=${drawer}]").click()`);
      }
    }
    const table = await tab.eval(`location.pathname`);
    await tab.eval(`document.querySelector("#help").showModal()`);
    await check(tab, `${mode} help`);
    for (const path of ["/log", "/replay?to=5", "/recap", "/seats", "?screen"]) {
      await tab.go(`${base}${table}${path}`);
      await unfold(tab);
      await check(tab, `${mode} ${path}`);
    }
    await tab.go(`${base}${table}/seats`);
    await tab.eval(`document.querySelector("form[action$='/invite'] button").click()`);
    await tab.until(`document.querySelector(".invite-code")`);
    await check(tab, `${mode} invitation`);
    // A name may be as long as it likes.
    await tab.eval(`fetch("${table}/rename", { method: "POST", body: new URLSearchParams({ name: "m".repeat(60) }) })`);
    await tab.go(`${base}/`);
    await unfold(tab);
    await check(tab, `${mode} list of games`);
    await tab.eval(`document.querySelector("a[href^='/party/']").click()`);
    await tab.until(`location.pathname.startsWith("/party/") && document.querySelector("main h1")`);
    await unfold(tab);
    await check(tab, `${mode} party book`);
  }
  assert.equal(bad.length, 0, `${bad.length} violations:\n${bad.join("\n")}`);
});
