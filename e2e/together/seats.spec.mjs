// Seats in the browser: two tabs at once, one comes back by the link, one is sent away, one goes back past a roll.
import assert from "node:assert/strict";
import { SEQ, done, test } from "../lib/fixtures.mjs";

test("Seats in the browser", async ({ base, open }) => {
  const shut = (tab) => tab.eval(`document.querySelector("#story")?.open && document.querySelector("#story").close()`);
  const mine = (tab) => tab.eval(`!!document.querySelector("#actions button[name=choice]")`);

  const host = await open();
  await host.go(`${base}/new?chapter=rats-in-the-kitchen&lang=en`);
  await host.speak("en");
  await host.go(`${base}/new?chapter=rats-in-the-kitchen`);
  await host.begin("seats 1");
  await host.until(`document.querySelector("#story")?.open`);
  const table = await host.eval(`location.pathname`);

  // Two tabs of one person press at the very same moment: one wins, the other is told and shows the table as it is.
  const twin = await open();
  await twin.go(`${base}${table}`);
  await twin.speak("en");
  await twin.go(`${base}${table}`);
  for (const tab of [host, twin]) await shut(tab);
  let told = 0;
  for (let i = 0; i < 12 && told === 0; i++) {
    const before = await host.seq();
    const press = (n) => `(() => { const all = document.querySelectorAll("#actions button[name=choice]"); all[${n} % all.length].click(); })()`;
    await Promise.all([host.eval(press(0)), twin.eval(press(1))]);
    for (const tab of [host, twin]) await tab.later(before);
    // What the server has is what both come to show.
    const kept = await host.eval(`fetch(location.pathname).then((r) => r.text()).then((page) => Number(page.match(/data-seq="(\\d+)"/)[1]))`);
    for (const tab of [host, twin]) await tab.until(`${SEQ} === ${kept}`);
    for (const tab of [host, twin]) await tab.settled();
    assert.equal(await host.eval(`document.querySelector("#board").innerHTML.length`), await twin.eval(`document.querySelector("#board").innerHTML.length`), "and the same board");
    const notices = [await host.eval(`document.querySelector("#banner .notice")?.textContent ?? ""`), await twin.eval(`document.querySelector("#banner .notice")?.textContent ?? ""`)];
    told = notices.filter((text) => /moved on/.test(text)).length;
    assert.ok(told <= 1, `one has won: ${notices}`);
    for (const tab of [host, twin]) await shut(tab);
  }
  assert.equal(told, 1, "somebody lost the race and was told");
  await done("two tabs at once: one wins, the other is told and sees the new state");

  // A guest sits down, shuts the tab, and opens the link again: the same seat, no questions.
  await host.go(`${base}${table}/seats`);
  await host.eval(`document.querySelector("form[action$='/invite'] button").click()`);
  const door = await host.until(`document.querySelector(".invitation a")?.href`);
  const guest = await open(390, 844, { phone: true });
  await guest.go(door);
  await guest.eval(`document.querySelector("[name=name]").value = "Ada"; document.querySelector("[name=mouse][value=filch]").click(); document.querySelector("button.bright").click()`);
  await guest.until(`document.querySelector("main.table")`);
  await guest.go(`about:blank`);
  await guest.go(door);
  await guest.until(`location.pathname === "${table}" && document.querySelector("main.table")`);
  assert.equal(await guest.eval(`document.querySelector("#chat").dataset.mice`), "filch", "the mouse is still Ada's");
  await done("the link leads back to one's own seat");

  // The host hands a mouse over; the page of whoever gets it knows at once.
  await host.go(`${base}${table}/seats`);
  const given = await host.eval(`(() => { const f = document.querySelector("form[action$='/hand']"); const mouse = f.querySelector("[name=mouse]").value; document.documentElement.dataset.old = ""; f.querySelector("button").click(); return mouse; })()`);
  assert.notEqual(given, "filch");
  await guest.until(`document.querySelector("#chat").dataset.mice.split(" ").includes("${given}")`);
  assert.match(await guest.until(`document.querySelector("#chat .talk").textContent`), /Ada now plays /);
  await done("a mouse is handed over, and both see it");

  // Back past a roll: asked, agreed, marked in everybody's log, and the same dice fall again.
  await host.until(`!("old" in document.documentElement.dataset)`);
  await host.go(`${base}${table}`);
  for (const tab of [host, guest]) await shut(tab);
  const dice = (tab) => tab.eval(`[...document.querySelectorAll("#rolls .die")].map((d) => d.title).join("|")`);
  let fell = "";
  for (let i = 0; i < 80; i++) {
    for (const tab of [host, guest]) await shut(tab);
    const player = (await mine(host)) ? host : guest;
    const was = await dice(host);
    const before = await host.seq();
    const value = await player.eval(`(() => { const all = [...document.querySelectorAll("#actions button[name=choice]")]; const b = all.find((b) => /^battle|^search/.test(b.value)) ?? all.find((b) => /^end-turn/.test(b.value)) ?? all[0]; b.click(); return b.value; })()`);
    for (const tab of [host, guest]) await tab.later(before);
    fell = await dice(host);
    if (fell && fell !== was && /^(battle|search)/.test(value)) break;
  }
  assert.ok(fell, "somebody rolled");
  const [asker, other] = (await mine(host)) ? [guest, host] : [host, guest];
  for (const tab of [host, guest]) await shut(tab);
  const rolled = await host.seq();
  await asker.key("u");
  await other.until(`document.querySelector("#banner .asked button.bright")`);
  assert.equal(await host.seq(), rolled, "asked, not done");
  await other.eval(`document.querySelector("#banner .asked button.bright").click()`);
  for (const tab of [host, guest]) await tab.later(rolled);
  for (const tab of [host, guest]) {
    assert.match(await tab.eval(`document.querySelector("#log .is-note summary").textContent`), /undid the last choice, including a roll/);
  }
  await host.shot("taken-back");
  // Whoever decides may bring it back; the other's arrow is grey.
  const redo = `document.querySelector("#undo button[formaction$='/redo']")`;
  const [first, second] = [await mine(host), await mine(guest)];
  const decider = first ? host : guest;
  if (first !== second) assert.equal(await (first ? guest : host).eval(`${redo}.disabled`), true, "not the other's to bring back");
  const back = await host.seq();
  await decider.eval(`${redo}.click()`);
  for (const tab of [host, guest]) await tab.later(back);
  assert.equal(await dice(host), fell, "the same dice");
  await done("undo by agreement past a roll is marked in both logs; redo brings the same dice");

  // Sent away: the guest's page stops at once and says that there is nothing here.
  await host.go(`${base}${table}/seats`);
  await host.eval(`[...document.querySelectorAll("form[action$='/seats'] button[name=leave]")][0].click()`);
  await host.until(`!document.querySelector("form[action$='/seats'] button[name=leave]")`);
  await guest.until(`document.body.classList.contains("lost")`, 5000);
  await done("who is sent away hears nothing more");

  for (const [name, tab] of Object.entries({ host, twin, guest })) {
    const wrong = tab.problems.filter((p) => !/409|404/.test(p));
    assert.deepEqual(wrong, [], `${name} had problems`);
  }
});
