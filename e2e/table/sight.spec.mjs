// Out-of-sight shading: what it means stands beside it, and everybody can turn it off, with a mouse, by a key or on a phone.
import assert from "node:assert/strict";
import { READING, ROOM, done, test } from "../lib/fixtures.mjs";

const SHADED = `document.querySelectorAll("${ROOM} .space.unseen").length`;
/** What the shading means, if it can be read: nothing lies over it. */
const LEGEND = `(() => {
  const e = document.querySelector("[data-legend]");
  const r = e.getBoundingClientRect();
  if (e.hidden || !r.width) return "";
  for (const other of document.querySelectorAll("#about.filled, #heard:not([hidden]), .tools button")) {
    const o = other.getBoundingClientRect();
    if (o.x < r.right && r.x < o.right && o.y < r.bottom && r.y < o.bottom) return "covered by " + (other.id || other.className);
  }
  return r.x >= 0 && r.right <= innerWidth && r.y >= 0 && r.bottom <= innerHeight ? e.textContent.trim() : "outside";
})()`;
/** A space from which others are out of sight, in the upper or the lower half of the room. */
const blind = (low) => `(() => {
  const room = document.querySelector("${ROOM}");
  const sight = room.querySelector(".spaces").dataset.sight.split(" ").map((hex) => BigInt("0x" + hex));
  const all = [...room.querySelectorAll(".space")];
  return all.filter((s, i) => (Number(s.dataset.y) > 500) === ${low} && all.some((_, n) => !((sight[i] >> BigInt(n)) & 1n)))[0]?.dataset.space;
})()`;

for (const [width, height, lang, phone] of [[1400, 900, "en", false], [1280, 720, "de", false], [390, 844, "pl", true]]) {
  test(`Sight can be turned off, and says what it means: ${width}x${height}`, async ({ base, open }) => {
    const tab = await open(width, height, { phone });
    await tab.go(`${base}/?lang=${lang}`);
    await tab.speak(lang);
    await tab.go(`${base}/new?chapter=every-lamp`);
    await tab.begin("sight 1");
    await tab.until(READING.replace(".open", "?.open"));
    await tab.shut();
    await tab.settled();
    const pointAt = async (space) => {
      const path = `${ROOM} .space[data-space="${space}"] path`;
      if (!phone) return tab.point(path);
      await tab.finger("touchStart", await tab.middle(path));
      await tab.until(`document.querySelector("#about").classList.contains("filled")`);
      await tab.finger("touchEnd");
    };
    const away = () => (phone ? tab.middle("#near").then(([x, y]) => tab.tap(x, y)) : tab.page.mouse.move(2, 2));
    for (const low of [false, true]) {
      const space = await tab.eval(blind(low));
      assert.ok(space, "a space from which others are out of sight");
      await pointAt(space);
      await tab.until(SHADED);
      assert.ok((await tab.eval(LEGEND)).length > 8 && !/covered|outside/.test(await tab.eval(LEGEND)), `the legend: ${await tab.eval(LEGEND)}`);
      await tab.shot(`sight-${low ? "low" : "high"}`);
      await away();
    }
    await done("the shading comes with its legend, which nothing covers");

    // The switch lies in the menu, at any size, with what it does.
    const turn = async (on) => {
      await tab.click("#more > summary");
      await tab.until(`document.querySelector("#more").open`);
      assert.ok((await tab.eval(`document.querySelector("#more .sight-choice p").textContent.trim().length`)) > 30, "it says what it does");
      await tab.eval(`document.querySelector("#more input[data-sight]").scrollIntoView({ block: "nearest" })`);
      await tab.shot(`switch-${on ? "on" : "off"}`);
      const [x, y] = await tab.middle("#more input[data-sight]");
      await (phone ? tab.tap(x, y) : tab.page.mouse.click(x, y));
      assert.equal(await tab.eval(`document.querySelector("#more input[data-sight]").checked`), on);
      assert.equal(await tab.eval(`document.querySelector("[data-zoom=sight]").getAttribute("aria-pressed")`), String(on));
      await tab.click("#more > summary");
      await tab.until(`!document.querySelector("#more").open`);
    };
    await turn(false);
    await pointAt(await tab.eval(blind(false)));
    await tab.stays(SHADED, 700, "nothing is shaded");
    assert.deepEqual([await tab.eval(SHADED), await tab.eval(LEGEND)], [0, ""]);
    await away();
    await turn(true);
    await pointAt(await tab.eval(blind(false)));
    await tab.until(SHADED);
    if (!phone) {
      await tab.key("f");
      assert.equal(await tab.eval(`document.querySelector("#more input[data-sight]").checked`), false, "the key turns the same switch");
    }
    assert.deepEqual(tab.problems, []);
  });
}
