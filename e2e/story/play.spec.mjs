// Plays a whole chapter through the page's own buttons, spaces and keys.
import assert from "node:assert/strict";
import { OVER, done, test } from "../lib/fixtures.mjs";

test("Plays a whole chapter through the page's own buttons, spaces and keys", async ({ base, open }) => {
  const tab = await open(1400, 900);

  // A small repeatable chance, so that a failing run can be run again.
  let state = Number(process.env.SEED ?? "7");
  const random = (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };

  await tab.go(`${base}/new?chapter=rats-in-the-kitchen&lang=en`);
  await tab.eval(`(() => { const s = document.querySelector("[name=seed]"); s.value = "e2e ${state}"; document.querySelector(".play-bar button").click(); })()`);
  await tab.until(`document.querySelector("main.table") && document.querySelector("#story").open`);
  await tab.key("Enter");
  await tab.until(`!document.querySelector("#story").open`);

  let choices = 0;
  let clicks = 0;
  for (; choices < 1500; choices++) {
    if (await tab.eval(`document.querySelector("#story").open`)) {
      await tab.eval(`document.querySelector("#story [data-close]").click()`);
    }
    if (await tab.eval(OVER)) break;
    const before = await tab.seq();
    // Prefer what wins: battle, then explore, then answers; end the turn when nothing else is left.
    const names = await tab.eval(`[...document.querySelectorAll("#actions button[name=choice]")].map(b => b.value).filter(Boolean)`);
    const far = await tab.eval(`[...document.querySelectorAll("#board .room:not([hidden]) .space.far")].map(s => s.dataset.space)`);
    const fights = names.filter((n) => n.startsWith("battle"));
    const ways = names.filter((n) => n.startsWith("explore"));
    const useful = names.filter((n) => !/^(end-turn|share|equip|halt|level-up)/.test(n));
    const dice = random(100);
    let name = useful.length && dice < 80 ? useful[random(useful.length)] : names[random(names.length)];
    if (fights.length && dice < 90) name = fights[random(fights.length)];
    else if (ways.length && dice < 85) name = ways[random(ways.length)];
    else if (far.length && dice < 40) name = null;
    if (name === null) {
      await tab.click(`#board .room:not([hidden]) .space[data-space="${far[random(far.length)]}"] path`);
      clicks++;
    } else {
      await tab.eval(`document.querySelector("#actions button[value=" + JSON.stringify(${JSON.stringify(name)}) + "]").click()`);
    }
    try {
      await tab.until(`Number(document.querySelector("main.table").dataset.seq) > ${before} || document.querySelector("#banner .notice")`);
    } catch (error) {
      await tab.shot("stuck");
      throw new Error(`after ${choices} choices, “${name}” did nothing: ${error.message}`);
    }
    const notice = await tab.eval(`document.querySelector("#banner .notice")?.textContent ?? ""`);
    if (notice) throw new Error(`“${name}” was refused: ${notice}`);
    if ([5, 25, 60, 120].includes(choices)) await tab.shot(`play-${choices}`);
  }
  assert.ok(choices < 1500, "the chapter ends");
  await tab.shot("end");
  const end = await tab.eval(`document.querySelector("#banner .prompt").textContent`);
  await tab.eval(`document.querySelector("#banner a[href$='/recap']")?.click()`);
  await tab.until(`document.querySelector("main.page h1")`);
  await tab.shot("recap");
  await tab.shot("recap-whole", true);
  const gaps = await tab.eval(`document.body.innerText.match(/⟨[^⟩]*⟩|\\{\\$/g) ?? []`);
  assert.deepEqual([tab.problems, gaps], [[], []]);
  await done(`${choices} choices and ${clicks} clicks on the board: ${end}`);
});
