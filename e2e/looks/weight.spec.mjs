// What the first page weighs, and that it looks the same where no font is installed.
import assert from "node:assert/strict";
import { done, test } from "../lib/fixtures.mjs";

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
    // Every letter that is shown comes from a file of ours: the browser says which fonts it set the text in.
    const session = await tab.page.context().newCDPSession(tab.page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument", { depth: 0 });
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "h1, h2, h3, p, a, button, label, span, summary, strong" });
    assert.ok(nodeIds.length > 20);
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      for (const font of fonts) assert.ok(font.isCustomFont, `${lang}: ${JSON.stringify(font)} in ${(await session.send("DOM.getOuterHTML", { nodeId })).outerHTML.slice(0, 160)}`);
    }
  }
});
