// The workshop of `serve --watch`: tools beside the running chapter that never cover it; a chapter begun in the middle, and a game of a simulation.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { done, test } from "../lib/fixtures.mjs";
import { binary, emptyFolder, remove, serve } from "../lib/server.mjs";

const EXAMPLE = fileURLToPath(new URL("../../examples/books/lantern-night", import.meta.url));

test("The workshop beside a chapter that is being written", async ({ open }) => {
  const folder = emptyFolder("workshop");
  const [book, data] = [join(folder, "book"), join(folder, "data")];
  cpSync(EXAMPLE, book, { recursive: true });
  const server = await serve(data, 0, ["--watch", book]);
  const tab = await open();
  const page = tab.page;
  const stage = () => page.frame({ url: /127\.0\.0\.1:\d+\/(?!workshop)/ }) ?? page.frames()[1];
  // The game's page may just be loading anew.
  const inside = async (expression) => (await tab.again(expression, async () => ({ value: await stage().evaluate(expression) }))).value;
  const until = (what, test) => tab.again(what, test);
  await tab.go(`${server.base}/`);
  await tab.speak("en");
  await tab.go(`${server.base}/`);
  await tab.until(`!!document.querySelector("#to-workshop")`);
  await done("every page leads to the workshop");

  // Played from a room in the middle, on a later page, with counters and a party of one's own.
  await tab.go(`${server.base}/workshop?at=/new?chapter=first-lamp`);
  await tab.until(`!!document.querySelector('[data-part="begin"] form')`);
  await tab.eval(`(() => {
    document.querySelector('[data-part="begin"] details').open = true;
    const form = document.querySelector('[data-part="begin"] form');
    form.elements.room.value = "kitchen";
    form.elements.page.value = "2";
    form.elements.wheel.value = "3";
    form.elements["counter-oil"].value = "2";
    for (const tick of form.querySelectorAll("[name=mouse]")) tick.checked = ["filch", "lily", "nez", "tilda"].includes(tick.value);
  })()`);
  await tab.shot("form");
  await tab.eval(`document.querySelector('[data-part="begin"] form button').click()`);
  await until("a game begins", () => inside(`document.querySelector("main.table") && location.pathname.startsWith("/t/")`));
  // What the setting up asks is answered first; then everything lies as it was wished for.
  await until("the counters are set", async () => {
    await inside(`(() => {
      if (document.querySelector("#story")?.open) document.querySelector("#story").close();
      const turn = document.querySelector("#bar .slot button:not([aria-disabled=true])");
      const { seq } = document.querySelector("main.table").dataset;
      // A click that comes while the page is busy is lost; a person would click again.
      const again = window.answered !== seq || Date.now() - window.clicked > 1500;
      if (!turn && again && !("moving" in document.body.dataset)) {
        [window.answered, window.clicked] = [seq, Date.now()];
        document.querySelector("#actions button[name=choice]")?.click();
      }
    })()`);
    return tab.eval(`document.querySelector('[data-counter="oil"] td')?.textContent === "2"`);
  });
  const now = await tab.eval(`document.querySelector('[data-part="now"]').innerText`);
  // Minions that come first may have rolled cheese by then, and six of it turn the page.
  assert.match(now, /Page\s+(2 \/ 4[^]*wheel\s+[3-5]|3 \/ 4)/, now);
  await inside(`document.querySelector("#story")?.close()`);
  // The game's page may still be arriving.
  await until("the whole page", () => inside(`document.readyState === "complete"`));
  assert.deepEqual((await inside(`[...document.querySelectorAll("[id^=sheet-]")].map((m) => m.id.slice(6))`)).sort(), ["filch", "lily", "nez", "tilda"]);
  assert.equal(await inside(`document.querySelector("#board .room:not([hidden])").innerHTML.includes("captain-vurst")`), true, "what waits in the kitchen is there");
  await done("a chapter is played from a room in the middle: page, wheel, counters and party as wished");

  // The game has less of the window, and still all of its bar.
  for (const [width, height] of [[1400, 900], [1280, 720], [1180, 720]]) {
    await tab.size(width, height);
    const cut = await until("the bar", () => inside(`(() => {
      const slots = [...document.querySelectorAll("#bar .slot")];
      const board = document.querySelector("#board .room:not([hidden]) > svg").getBoundingClientRect();
      return slots.length === 10 && JSON.stringify([slots.filter((slot) => {
        const r = slot.getBoundingClientRect();
        return document.elementFromPoint(r.x + r.width / 2, r.bottom - 3)?.closest(".slot") !== slot || r.bottom > innerHeight || r.right > innerWidth;
      }).map((slot) => slot.id), Math.min(board.width, board.height) > 400]);
    })()`));
    assert.equal(cut, "[[],true]", `${width}x${height}`);
    await tab.shot(`bar-${width}`);
  }
  await tab.size(1400, 900);
  await done("the bar is whole beside the tools");

  // Live: what happens in the game shows beside it.
  const round = await tab.eval(`document.querySelector('[data-part="now"]').innerText`);
  await until("counters, page and wheel are live", async () => {
    await inside(`document.querySelector("#story")?.open && document.querySelector("#story").close()`);
    await inside(`(() => {
      const { seq } = document.querySelector("main.table").dataset;
      // A click while things move only hurries them.
      if ((window.answered === seq && Date.now() - window.clicked < 1500) || "moving" in document.body.dataset) return;
      [window.answered, window.clicked] = [seq, Date.now()];
      (document.querySelector("#actions button[name=choice][value='end-turn']") ?? document.querySelector("#actions button[name=choice]"))?.click();
    })()`);
    return (await tab.eval(`document.querySelector('[data-part="now"]').innerText`)) !== round;
  });
  await done("counters and flags are live");

  // Nothing of the game is covered, wide or narrow, open or folded.
  for (const [width, height] of [[1400, 900], [390, 844]]) {
    await tab.size(width, height);
    for (const folded of [false, true]) {
      const apart = await tab.eval(`(() => { document.body.toggleAttribute("data-folded", ${folded}); const a = document.getElementById("stage").getBoundingClientRect(), b = document.getElementById("tools").getBoundingClientRect(); return [a.right <= b.left + 1 || a.bottom <= b.top + 1, a.width > 200 && a.height > 200, document.documentElement.scrollWidth <= innerWidth + 1]; })()`);
      assert.deepEqual(apart, [true, true, true], `${width} ${folded}`);
      await tab.shot(`workshop-${width}-${folded ? "folded" : "open"}`);
    }
    await tab.eval(`document.body.removeAttribute("data-folded")`);
  }
  await tab.size(1400, 900);
  await done("the tools never cover the game");

  // Links of a room on hover, and every text side by side.
  await tab.eval(`document.querySelector('[data-part="rooms"] details').open = true`);
  await tab.eval(`document.querySelector('[data-part="rooms"] path[data-space="g12"]').dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))`);
  assert.match(await tab.eval(`document.getElementById("links").textContent`), /^g12: g\d+/);
  assert.ok(await tab.eval(`document.querySelectorAll('[data-part="rooms"] .is-next').length`) > 1);
  await tab.eval(`document.querySelector('[data-part="rooms"]').scrollIntoView()`);
  await tab.shot("links");
  await tab.eval(`document.querySelector('[data-part="rooms"] details').open = false; document.querySelector('[data-part="texts"] details').open = true`);
  const row = await tab.eval(`[...document.querySelectorAll(".texts tr")].find((r) => r.innerText.includes("card-tin-lantern")).innerText`);
  for (const word of ["Tin Lantern", "Blechlaterne", "Blaszana latarnia"]) assert.ok(row.includes(word), row);
  await tab.eval(`document.querySelector('[data-part="texts"]').scrollIntoView()`);
  await tab.shot("texts");
  await tab.eval(`document.querySelector('[data-part="texts"] details').open = false`);
  await done("links of rooms and texts in three languages");

  for (const lang of ["de", "pl"]) {
    await tab.speak(lang);
    await tab.go(`${server.base}/workshop?at=/new?chapter=by-lamplight`);
    await tab.until(`!!document.querySelector('[data-part="begin"] form')`);
    await tab.eval(`document.querySelectorAll('[data-part="begin"] details, [data-part="simulation"] details').forEach((d) => (d.open = true))`);
    assert.deepEqual(await tab.eval(`document.body.innerText.match(/⟨[^⟩]*⟩|\\{\\s*\\$/g) ?? []`), []);
    await tab.shot(`workshop-${lang}`);
  }
  await tab.speak("en");

  // Findings with their lines, while the last good book stays in play.
  const file = join(book, "01-first-lamp", "chapter.kdl");
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replace("captain-vurst=1", "captain-vrust=1"));
  await tab.go(`${server.base}/workshop?at=/`);
  const found = await tab.until(`document.querySelector("#findings[data-broken] pre")?.textContent`);
  assert.match(found, /chapter\.kdl:\d+:\d+/);
  await tab.shot("findings");
  writeFileSync(file, good);
  await tab.until(`!document.querySelector("#findings[data-broken]")`);
  await done("findings stand beside the game with their lines");

  // A game of the last simulation by its number.
  const strange = join(folder, "strange");
  const said = execFileSync(binary, ["--lang", "en", "--content", book, "simulate", "--chapter", "by-lamplight", "--games", "20", "--strange", strange], { encoding: "utf8", env: { ...process.env, XDG_DATA_HOME: folder } });
  assert.match(said, /of 20 games won/);
  await tab.go(`${server.base}/workshop?at=/new?chapter=by-lamplight`);
  await tab.until(`!!document.querySelector('[data-part="simulation"] form')`);
  await tab.eval(`(() => { document.querySelector('[data-part="simulation"] details').open = true; const form = document.querySelector('[data-part="simulation"] form'); form.elements.number.value = "7"; form.querySelector("button").click(); })()`);
  await until("the simulated game is open", () => inside(`location.pathname.startsWith("/t/") && !!document.querySelector("#banner a[href$='/recap']")`));
  await tab.shot("simulated");
  await done("a game of a simulation is opened by its number");
  assert.deepEqual(tab.problems.filter((p) => !/favicon/.test(p)), []);
  await server.kill();
  remove(folder);
});
