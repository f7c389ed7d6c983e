// Cards in play: what is worn, given and learned has its face, says what it would change, and can be pressed or dragged away. Nothing on a face is cut or torn.
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { done, expect, test as plain } from "../lib/fixtures.mjs";
import { emptyFolder, remove, serve } from "../lib/server.mjs";

const CHAPTER = "stories/skirmish/01-rats-in-the-kitchen/chapter.kdl";

const test = plain.extend({
  /** The same content, but that every mouse begins with the cheese to learn an ability. */
  base: async ({}, use) => {
    const [folder, content] = [emptyFolder("cards"), emptyFolder("cards-content")];
    cpSync(fileURLToPath(new URL("../../content", import.meta.url)), content, { recursive: true });
    const chapter = join(content, CHAPTER);
    const rich = "flag cleared\n    rule rich {\n        when round-starts once-per=chapter\n        each mouse { gain-cheese 6 }\n    }\n";
    const text = readFileSync(chapter, "utf8");
    assert.ok(text.includes("flag cleared\n"));
    writeFileSync(chapter, text.replace("flag cleared\n", rich));
    const server = await serve(folder, 0, ["--content", content]);
    await use(server.base);
    await server.kill();
    remove(folder);
    remove(content);
  },
});

/** Words of names that are torn in two, faces whose words run out of them, and buttons that are cut. */
const SPOILT = `(() => {
  const torn = [...document.querySelectorAll(":is(.armed, .answer) .held h3")].filter((h) => h.checkVisibility()).flatMap((h) => {
    const text = h.firstChild;
    return [...text.textContent.matchAll(/\\S+/g)].filter((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map((r) => Math.round(r.top))).size > 1;
    }).map((word) => "torn: " + word[0]);
  });
  const wide = [...document.querySelectorAll(":is(.armed, .answer) .held :is(.face, .face p, button)")].filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).position !== "absolute");
  return [...torn, ...wide.map((e) => "wide: " + e.textContent.slice(0, 60))];
})()`;

for (const [width, height, lang, phone] of [[1400, 900, "en", false], [1280, 720, "de", false], [390, 844, "pl", true]]) {
  test(`Cards in play: ${width}x${height}, ${lang}`, async ({ base, open }) => {
    const tab = await open(width, height, { phone });
    await tab.go(`${base}/?lang=${lang}`);
    await tab.speak(lang);
    await tab.go(`${base}/new?chapter=rats-in-the-kitchen`);
    await tab.begin("cards 1");
    await tab.until(`document.querySelector("#story")?.open`);
    await tab.shut();
    const press = async (selector) => {
      const before = await tab.seq();
      await tab.eval(`document.querySelector(${JSON.stringify(selector)}).click()`);
      await tab.later(before);
    };
    // Collin, who wears a sword and a breastplate.
    for (let i = 0; i < 30 && !(await tab.eval(`!!document.querySelector("[data-sheet] .display") && document.querySelector("#play").textContent.includes('"who":"collin"') && !!document.querySelector("#bar-equip button:not([aria-disabled=true])")`)); i++) {
      const end = await tab.eval(`!!document.querySelector("#actions button[value=end-turn]")`);
      await press(end ? "#actions button[value=end-turn]" : "#actions button[name=choice]");
    }
    const faces = (within) => tab.eval(`[...document.querySelectorAll(${JSON.stringify(within)} + " .held")].filter((h) => h.checkVisibility()).map((h) => ({ card: h.querySelector(".face").dataset.card, changes: h.querySelector(".changes")?.innerText.replace(/\\s+/g, " ").trim() ?? "" }))`);

    // Learning: abilities side by side, before anything is learned.
    await tab.click("#bar-level-up [data-aim]");
    await tab.until(`document.querySelector("#group-level-up.armed .held")`);
    const learned = await tab.eval(`[...document.querySelectorAll("#group-level-up .held")].map((h) => { const r = h.getBoundingClientRect(); return [Math.round(r.x), Math.round(r.y)]; })`);
    assert.ok(learned.length >= 3 && learned[0][1] === learned[1][1] && learned[0][0] < learned[1][0], `side by side: ${JSON.stringify(learned)}`);
    assert.deepEqual(await tab.eval(SPOILT), [], "abilities");
    await tab.shot("learn");
    await tab.click("#bar-level-up [data-aim]");
    await tab.until(`!document.querySelector("#group-level-up.armed")`);
    await done("abilities are compared before one is learned");

    // Wearing: what is worn and what is in the pack lie apart, each with what it would change.
    await press("#bar-equip button");
    const worn = await faces("#group-answer");
    assert.deepEqual(worn.map((w) => w.card).sort(), ["collins-sword", "leather-breastplate"]);
    for (const { card, changes } of worn) expect(changes, card).toMatch(/\d+ \d+$/);
    assert.deepEqual(await tab.eval(SPOILT), [], "what is worn");
    await tab.shot("worn");
    // Dragged away is pressed; on a phone a finger scrolls.
    const before = await tab.seq();
    if (phone) await tab.eval(`document.querySelector("#actions button[value='stow leather-breastplate']").click()`);
    else {
      const [x, y] = await tab.middle(`.held [data-card="leather-breastplate"]`);
      await tab.page.mouse.move(x, y);
      await tab.page.mouse.down();
      await tab.page.mouse.move(x + 60, y + 60, { steps: 4 });
      await tab.page.mouse.move(x + 120, y + 90, { steps: 4 });
      await tab.page.mouse.up();
    }
    await tab.later(before);
    const apart = await tab.eval(`[...document.querySelectorAll("#group-answer .hand-of")].map((h) => [...h.querySelectorAll(".held .face")].map((f) => f.dataset.card))`);
    assert.deepEqual(apart, [["collins-sword"], ["leather-breastplate"]], "what is worn, and what is in the pack");
    await press("#actions button[value=done]");
    await done("what is worn says what it changes, pressed or dragged");

    // Sharing: what each of the two has lies apart; to give away what is worn says what that costs.
    await tab.click("#bar-share [data-aim]");
    await press("#group-share button[name=choice]");
    const hands = await tab.eval(`[...document.querySelectorAll("#group-answer .hand-of")].map((h) => [h.querySelector("h3").innerText, [...h.querySelectorAll("button")].map((b) => b.value.split(" ")[0])])`);
    assert.equal(hands.length, 2);
    assert.notEqual(hands[0][0], hands[1][0]);
    assert.ok(hands[0][1].every((verb) => verb.startsWith("give")) && hands[1][1].every((verb) => verb.startsWith("take")), JSON.stringify(hands));
    assert.equal((await faces("#group-answer")).find((w) => w.card === "collins-sword").changes, worn.find((w) => w.card === "collins-sword").changes, "given away or put away, it is gone");
    assert.deepEqual(await tab.eval(SPOILT), [], "what is shared");
    await tab.shot("shared");
    await press("#actions button[value='give collins-sword']");
    assert.ok(!(await faces("#group-answer")).some((w) => w.card === "collins-sword"), "it was handed over, and what was handed over stays there");
    await press("#actions button[value=done]");
    await done("two mice share");

    await tab.click("#bar-level-up [data-aim]");
    const name = await tab.eval(`document.querySelector("#group-level-up .held button").value`);
    await press("#group-level-up .held button");
    assert.ok(await tab.eval(`document.querySelector("#sheets").innerHTML.includes(${JSON.stringify(name.split(" ")[1])})`), "what was learned is on the sheet");
    assert.deepEqual(tab.problems, []);
  });
}
