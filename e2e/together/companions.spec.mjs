// One person and three companions play a skirmish to its end, with hints.
import assert from "node:assert/strict";
import { OVER, READING, SEQ, done, expect, test } from "../lib/fixtures.mjs";

test("One person and three companions play a skirmish to its end, with hints", async ({ base, open }) => {
  const tab = await open(1400, 900);
  const mine = `!!document.querySelector("#actions button[name=choice]")`;

  await tab.go(`${base}/?lang=en`);
  // The button asks for no seed; dice that are the same every time come with it all the same.
  await tab.eval(`(() => { const b = document.querySelector("button[value=companions]"); b.form.insertAdjacentHTML("beforeend", '<input type="hidden" name="seed" value="companions 1">'); b.click(); })()`);
  await tab.until(`document.querySelector("main.table") && ${READING}`);
  const start = await tab.seq();
  await tab.stays(SEQ, 1500, "nobody plays while the opening is read");
  assert.equal(await tab.seq(), start);
  await tab.key("Enter");
  await tab.until(`!${READING}`);
  await done("companions are one click away and wait for the story");

  // They play by themselves, say why, and can be told to wait.
  let hinted = 0;
  let choices = 0;
  /** Tells the companions something, and waits until the page knows. */
  const tell = async (fields) => {
    const [status, seq] = await tab.eval(`fetch(location.pathname + "/companions", {method: "POST", headers: {accept: "application/json"}, body: new URLSearchParams(${JSON.stringify(fields)})}).then(async (r) => [r.status, (await r.json()).seq])`);
    assert.equal(status, 200);
    await tab.later(seq - 1);
  };
  for (let i = 0; i < 400 && !(await tab.eval(`!!document.querySelector("#banner .said")`)); i++) {
    if (await tab.eval(READING)) await tab.key("Enter");
    const now = await tab.seq();
    if (await tab.eval(mine)) await tab.eval(`(document.querySelector("#actions [data-group=end] button") ?? document.querySelector("#actions button[name=choice]"))?.click()`);
    await tab.until(`${SEQ} > ${now} || ${READING} || !!document.querySelector("#banner .said")`);
  }
  assert.match(await tab.eval(`document.querySelector("#banner .said")?.textContent ?? ""`), /“.+”/);
  await tab.shot("said");
  await done("they say why they do what they do");

  // Whoever's turn it is when they are told to wait: the next companion does.
  await tell({ do: "pause" });
  for (let i = 0; i < 200 && !(await tab.eval(`!!document.querySelector("#banner button[value=go]") || ${OVER}`)); i++) {
    if (await tab.eval(READING)) await tab.key("Enter");
    const now = await tab.seq();
    if (await tab.eval(mine)) await tab.eval(`(document.querySelector("#actions [data-group=end] button") ?? document.querySelector("#actions button[name=choice]"))?.click()`);
    await tab.until(`${SEQ} > ${now} || ${READING} || !!document.querySelector("#banner button[value=go]") || ${OVER}`);
  }
  if (!(await tab.eval(OVER))) {
    await tab.until(`document.querySelector("#banner button[value=go]")`);
    const paused = await tab.seq();
    await tab.stays(SEQ, 2500, "a pause is a pause");
    assert.equal(await tab.seq(), paused);
    await tab.eval(`document.querySelector("#banner button[value=step]").click()`);
    await tab.until(`Number(document.querySelector("main.table").dataset.seq) === ${paused + 1}`, 20000);
    await tab.shot("paused");
    await tell({ do: "go" });
    await done("they wait, take one step, and go on");
  }

  /** A walk is several records: whoever asks in the middle of it is refused. */
  const still = () => expect.poll(() => tab.eval(`fetch(location.pathname).then((r) => r.text()).then((page) => page.match(/data-seq="(\\d+)"/)[1] === document.querySelector("main.table").dataset.seq)`), { timeout: 30000 }).toBe(true);

  await tell({ pace: "instant" });
  for (; choices < 800; ) {
    if (await tab.eval(READING)) await tab.eval(`document.querySelector("#story [data-close]").click()`);
    if (await tab.eval(OVER)) break;
    if (choices % 4 === 0) await still();
    const before = await tab.seq();
    if (!(await tab.eval(mine))) {
      await tab.until(`Number(document.querySelector("main.table").dataset.seq) > ${before} || ${mine} || ${OVER} || ${READING}`, 30000);
      continue;
    }
    if (choices === 0) {
      // Whoever asks too late hears so: the same request, based on an older record.
      await tab.eval(`(() => { const real = window.fetch; window.fetch = (url, options) => { window.fetch = real; return real(url, { ...options, body: new URLSearchParams({ seq: "0" }) }); }; document.querySelector("#banner [data-hint] button").click(); })()`);
      await tab.until(`document.querySelector("#banner .notice")?.textContent.length > 10`, 5000);
      await done("advice that is not given says why");
    }
    if (choices % 4 === 0) {
      await tab.eval(`document.querySelector("#banner [data-hint] button")?.click()`);
      if (choices === 4) await tab.eval(`document.querySelector("[data-hint-stop]")?.click()`);
      await tab.until(`document.querySelector("#hints .answer button[name=choice]") || document.querySelector("#banner .notice") || Number(document.querySelector("main.table").dataset.seq) > ${before}`);
      if (await tab.eval(`!!document.querySelector("#hints:not([hidden]) .answer button[name=choice]")`)) {
        if (hinted < 3) await tab.shot(`hint-${hinted}`);
        assert.match(await tab.eval(`document.querySelector("#hints .chance").textContent`), /\d+% to win/);
        await tab.eval(`document.querySelector("#hints .answer button[name=choice]")?.click()`);
        hinted++;
      } else await tab.eval(`document.querySelector("#actions button[name=choice]")?.click()`);
    } else {
      const names = await tab.eval(`[...document.querySelectorAll("#actions button[name=choice]")].map((b) => b.value)`);
      const name = names.find((n) => n.startsWith("battle")) ?? names.find((n) => /^(leave|search)/.test(n)) ?? names[names.length - 1];
      await tab.eval(`document.querySelector("#actions button[value=" + JSON.stringify(${JSON.stringify(name)}) + "]")?.click()`);
    }
    choices++;
    await tab.until(`Number(document.querySelector("main.table").dataset.seq) > ${before} || ${OVER}`, 30000);
    // A new position closes the hints as soon as it is drawn.
    await tab.until(`document.querySelector("#hints").hidden`, 10000);
  }
  await tab.shot("end");
  assert.ok(await tab.eval(OVER), "the skirmish ends");
  const theirs = await tab.eval(`fetch(location.pathname + "/log").then((r) => r.text()).then((t) => t.split("“").length - 1)`);
  assert.ok(hinted > 0 && theirs > 10 && choices > 0, `${hinted} hints, ${theirs} reasons, ${choices} choices`);
  await done("one person and three companions play to the end");
  const gaps = await tab.eval(`document.body.innerText.match(/⟨[^⟩]*⟩|\\{\\$/g) ?? []`);
  const wrong = tab.problems.filter((p) => !/409|429/.test(p));
  assert.deepEqual([wrong, gaps], [[], []]);
});

test("Where every mouse is a companion the chapter goes on to its end by itself", async ({ base, open }) => {
  const tab = await open(1280, 720);
  await tab.go(`${base}/?lang=en`);
  await tab.speak("en");
  await tab.go(`${base}/new?chapter=rats-in-the-kitchen`);
  await tab.eval(`(() => { document.querySelectorAll("select[name^=player-]").forEach((s) => (s.value = "steady")); document.querySelector("[name=pace]").value = "instant"; })()`);
  await tab.begin("all companions 1");
  await tab.until(`document.querySelector("main.table") && ${READING}`);
  // Nobody presses anything but the pages of the story.
  for (let pages = 0; pages < 40 && !(await tab.eval(OVER)); pages++) {
    if (await tab.eval(READING)) await tab.eval(`document.querySelector("#story [data-close]").click()`);
    const before = await tab.seq();
    await tab.until(`${OVER} || ${READING} || ${SEQ} > ${before + 40}`, 120000);
  }
  assert.ok(await tab.eval(OVER), "it ends");
  assert.deepEqual(tab.problems, []);
});
