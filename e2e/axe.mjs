// axe-core on every main screen: AXE=path/to/axe.min.js node e2e/axe.mjs http://127.0.0.1:7777
import { readFileSync } from "node:fs";
import { Browser } from "./browser.mjs";

const [base] = process.argv.slice(2);
const axe = readFileSync(process.env.AXE ?? "target/e2e/node_modules/axe-core/axe.min.js", "utf8");
const browser = await Browser.start();
let bad = 0;

async function check(tab, name) {
  await tab.eval(`${axe}; 1`);
  const found = await tab.eval(`axe.run(document, { resultTypes: ["violations"] }).then(r => r.violations.map(v => ({ id: v.id, impact: v.impact, nodes: v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + " — " + n.failureSummary.replace(/\\s+/g, " ").slice(0, 220)) })))`);
  bad += found.length;
  for (const v of found) console.log(`${name}: ${v.id} (${v.impact})\n  ${v.nodes.join("\n  ")}`);
}

for (const light of [false, true]) {
  const tab = await browser.tab(1400, 900, { light });
  // The policy of the page forbids scripts from elsewhere; the checker is let in for this test only.
  await tab.send("Page.setBypassCSP", { enabled: true });
  const mode = light ? "day" : "night";
  for (const path of ["/", "/new", "/rules", "/cards", "/rooms", "/import"]) {
    await tab.go(`${base}${path}`);
    await check(tab, `${mode} ${path}`);
  }
  await tab.go(`${base}/new`);
  await tab.eval(`document.querySelector(".play-bar button").click()`);
  await tab.until(`document.querySelector("#story")?.open`);
  await check(tab, `${mode} story`);
  await tab.eval(`document.querySelector("#story [data-close]").click()`);
  await check(tab, `${mode} table, the party decides`);
  for (let i = 0; i < 12; i++) {
    const before = await tab.eval(`document.querySelector("main.table").dataset.seq`);
    await tab.eval(`document.querySelector("#actions button[name=choice]").click()`);
    await tab.until(`document.querySelector("main.table").dataset.seq !== "${before}"`);
  }
  await check(tab, `${mode} table, in play`);
  const table = await tab.eval(`location.pathname`);
  await tab.eval(`document.querySelector("#help").showModal()`);
  await check(tab, `${mode} help`);
  for (const path of ["/log", "/replay?to=5", "/recap", "/seats"]) {
    await tab.go(`${base}${table}${path}`);
    await check(tab, `${mode} ${path}`);
  }
}
await browser.stop();
console.log(bad ? `${bad} violations` : "no violations");
process.exit(bad ? 1 : 0);
