// What the first page weighs, and that every page looks the same where no font is installed.
// Fonts and sounds before the first choice: sound.spec. The files themselves: crates/web/tests/fonts.rs and art/sounds/tests.
import assert from "node:assert/strict";
import { done, test } from "../lib/fixtures.mjs";

/** Every letter that is shown comes from a file of ours: the browser says which fonts it set the text in. So the page looks the same where none is installed. */
async function ours(tab, lang, where) {
  await tab.eval(`document.querySelectorAll("body *").forEach((e) => e.toggleAttribute("data-letters", e.checkVisibility() && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())))`);
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-letters]" });
  let set = 0;
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    set += fonts.length;
    for (const font of fonts) assert.ok(font.isCustomFont, `${lang}, ${where}: ${JSON.stringify(font)} in ${(await session.send("DOM.getOuterHTML", { nodeId })).outerHTML.slice(0, 160)}`);
  }
  assert.ok(set > 20, `${where}: ${set} texts`);
  await session.detach();
  await done(`${lang}, ${where}: ${set} texts, all in fonts of our own`);
}

test("the first page is light, and set in fonts of our own", async ({ base, open }) => {
  for (const lang of ["en", "de", "pl"]) {
    const tab = await open();
    const weights = {};
    const coming = [];
    tab.page.on("requestfinished", (request) => {
      const add = ({ responseBodySize }) => (weights[request.resourceType()] = (weights[request.resourceType()] ?? 0) + responseBodySize);
      coming.push(request.sizes().then(add));
    });
    await tab.page.context().addCookies([{ name: "lang", value: lang, domain: "127.0.0.1", path: "/" }]);
    await tab.go(`${base}/`);
    await tab.page.waitForLoadState("networkidle");
    await Promise.all(coming);
    const all = Object.entries(weights).filter(([kind]) => kind !== "image").reduce((sum, [, bytes]) => sum + bytes, 0);
    assert.ok(all > 20_000 && all <= 150_000, `${lang}: ${all} bytes without pictures`);
    await done(`${lang}: ${all} bytes without pictures`);
    assert.ok(weights.font > 10_000 && weights.font <= 100_000 && !weights.media, `${lang}: fonts and sounds of the first page: ${JSON.stringify(weights)}`);
    await done(`${lang}: ${weights.font} bytes of fonts, no sound`);
    await ours(tab, lang, "the first page");
    // The same of the other kinds of pages: a story page, the table, with everything on it opened.
    await tab.go(`${base}/new?chapter=to-bell-the-cat`);
    await ours(tab, lang, "a new game");
    await tab.begin("weight 1");
    await tab.until(`document.querySelector("#story")?.open`);
    await ours(tab, lang, "a page of the story");
    await tab.shut();
    await tab.settled();
    await tab.eval(`document.querySelectorAll("main details, #top details").forEach((d) => (d.open = true))`);
    await ours(tab, lang, "the table");
  }
});
