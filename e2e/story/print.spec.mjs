// The story book on paper: written by the program, laid out by the browser as it would be printed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { binary, emptyFolder, remove } from "../lib/server.mjs";
import { done, test } from "../lib/fixtures.mjs";

test("the story book is one file that becomes a PDF, with a title page for each chapter", async ({ open }) => {
  const folder = emptyFolder("print");
  const tab = await open(900, 1200);
  for (const lang of ["en", "de", "pl"]) {
    const file = join(folder, `${lang}.html`);
    const said = execFileSync(binary, ["print", "sorrow-and-remembrance", "--lang", lang, "--out", file], { encoding: "utf8" });
    assert.equal(said.trim(), file);
    const asked = [];
    tab.page.on("request", (request) => asked.push(request.url()));
    await tab.go(`file://${file}`);
    await tab.page.evaluate(() => document.fonts.ready.then(() => 1));
    assert.deepEqual(asked.filter((url) => !url.startsWith("data:") && !url.startsWith("file:")), [], "everything is in the file");
    const seen = await tab.eval(`({ lang: document.documentElement.lang, titles: document.querySelectorAll(".title-page h1").length, listed: document.querySelectorAll(".contents li").length, moments: document.querySelectorAll(".moments article").length, bare: document.querySelectorAll(".title-page:not(:has(img))").length, setups: document.querySelectorAll(".setup .map").length, pictures: [...document.images].filter((i) => i.complete && i.naturalWidth > 0).length, broken: [...document.images].filter((i) => !i.naturalWidth).length, raw: /\\[(with|without|achieved|not-achieved) |print-[a-z]/.test(document.body.innerText), wide: document.documentElement.scrollWidth > innerWidth })`);
    assert.equal(seen.lang, lang);
    assert.ok(seen.titles >= 12 && seen.titles === seen.listed && seen.titles === seen.setups, JSON.stringify(seen));
    assert.ok(seen.moments > 8 * seen.titles && seen.pictures > seen.titles && seen.broken === 0 && seen.bare === 0, JSON.stringify(seen));
    assert.ok(!seen.raw && !seen.wide, JSON.stringify(seen));
    await tab.shot(`book-${lang}`);
    await done(`${lang}: ${JSON.stringify(seen)}`);
  }
  const pdf = await tab.page.pdf({ path: test.info().outputPath("book.pdf"), preferCSSPageSize: true, printBackground: true });
  assert.ok(pdf.subarray(0, 5).toString() === "%PDF-" && pdf.length > 500_000, `${pdf.length} bytes`);
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  assert.ok(pages > 60, `${pages} pages`);
  await done(`${pages} pages`);
  remove(folder);
  assert.deepEqual(tab.problems, []);
});
