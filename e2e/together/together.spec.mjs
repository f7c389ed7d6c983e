// Two browsers at one table, keys alone, languages, undo, a lost line.
import assert from "node:assert/strict";
import { done, test } from "../lib/fixtures.mjs";

test("Two browsers at one table, keys alone, languages, undo, a lost line", async ({ base, open }) => {
  const first = (tab) => tab.eval(`document.querySelector("#actions button[name=choice]").click()`);

  const host = await open();
  await host.go(`${base}/new`);
  await host.begin("together 1");
  await host.until(`document.querySelector("#story")?.open`);
  await host.key("Enter");
  const table = await host.eval(`location.pathname`);

  // An invitation, a seat on a phone in German, a watcher in Polish.
  await host.go(`${base}${table}/seats`);
  await host.eval(`document.querySelector("form[action$='/invite'] button").click()`);
  const door = await host.until(`document.querySelector(".invitation a")?.href`);
  const guest = await open(390, 844, { phone: true, light: true });
  await guest.go(`${door}?lang=de`);
  await guest.speak("de");
  await guest.go(door);
  await guest.eval(`document.querySelector("[name=name]").value = "Ada"; document.querySelectorAll("[name=mouse]")[1].click(); document.querySelector("button.bright").click()`);
  await guest.until(`document.querySelector("main.table")`);
  await host.go(`${base}${table}`);
  await host.eval(`document.querySelector("#story")?.close()`);
  assert.match(await guest.eval(`document.querySelector("#log h2").textContent`), /Verlauf/);
  assert.match(await host.eval(`document.querySelector("#log h2").textContent`), /Log/);
  await done("each viewer reads their own language");

  // Play until it is the guest's turn; both pages follow. A guest's first seat seals new dice, which nobody knows: what follows must be so with any.
  const guestsTurn = async () => {
    for (let i = 0; i < 80; i++) {
      const [mine, theirs] = [await host.eval(`!!document.querySelector("#actions button[name=choice]")`), await guest.eval(`!!document.querySelector("#actions button[name=choice]")`)];
      if (!mine && theirs) return;
      const before = await host.seq();
      await host.eval(`(document.querySelector("#actions [data-group=end] button") ?? document.querySelector("#actions button[name=choice]")).click()`);
      await host.later(before);
      await guest.later(before);
    }
  };
  await guestsTurn();
  assert.equal(await host.eval(`!!document.querySelector("#actions button[name=choice]")`), false);
  assert.match(await host.eval(`document.querySelector("#banner").textContent`), /Ada/);
  assert.match(await guest.eval(`document.title`), /Du bist dran/);
  await done("the guest's turn is the guest's alone, and the tab says so");

  const before = await guest.seq();
  await first(guest);
  await host.later(before);
  assert.equal(await host.seq(), await guest.seq());
  await done("a choice on the phone shows on the big screen");

  // Talk: a phrase is read in each one's own language, typed words as they are.
  await guest.eval(`document.querySelector("#chat .phrases button[value=wait]").click()`);
  await host.until(`/Ada: *Wait for me/.test(document.querySelector("#chat .talk")?.textContent)`);
  await host.until(`/Ada: Wait for me/.test(document.querySelector("#polite").textContent)`);
  assert.match(await guest.until(`document.querySelector("#chat .talk .mine")?.textContent`), /Wartet auf mich/);
  await host.eval(`document.querySelector("#say").value = "<i>cheese?</i>"; document.querySelector("#chat .say > button").click()`);
  await guest.until(`document.querySelector("#chat .talk").textContent.includes("<i>cheese?</i>")`);
  assert.equal(await host.until(`document.querySelector("#say").value === ""`), true);
  assert.equal(await guest.eval(`[...document.querySelectorAll("#chat .people li")].every((li) => !li.matches(".away"))`), true);
  await done("they talk, each in their own language, and see that the other is here");

  // Pointing: by keys on the big screen, by a long press on the phone; an arrow with the right button.
  for (const tab of [host, guest]) await tab.eval(`document.querySelector("#story")?.close()`);
  await host.eval(`document.querySelector("#board .room:not([hidden]) .space").focus()`);
  await host.key("p");
  await guest.until(`document.querySelector("#board .marks .ping")`);
  await guest.until(`/zeigt auf/.test(document.querySelector("#polite").textContent)`);
  const spotOf = (tab, n) => tab.eval(`(() => { const r = document.querySelectorAll("#board .room:not([hidden]) .space path")[${n}].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`);
  const [from, to] = [await spotOf(host, 0), await spotOf(host, 5)];
  await host.page.mouse.move(from[0], from[1]);
  await host.page.mouse.down({ button: "right" });
  await host.page.mouse.move(to[0], to[1]);
  await host.page.mouse.up({ button: "right" });
  await guest.until(`document.querySelector("#board .marks .suggest path")`);
  await guest.until(`/schlägt vor/.test(document.querySelector("#polite").textContent)`);
  await guest.eval(`document.querySelector("#story")?.close(); document.querySelector("#board").scrollIntoView()`);
  const finger = await spotOf(guest, 0);
  const pressed = await guest.seq();
  const pointed = `[...document.querySelectorAll("#board .marks .ping .name")].some((name) => name.textContent === "Ada")`;
  await guest.finger("touchStart", finger);
  await host.until(pointed);
  await guest.finger("touchEnd");
  assert.equal(await guest.seq(), pressed, "a long press chooses nothing");
  const goal = await spotOf(guest, 5);
  const arrows = await host.eval(`document.querySelectorAll("#board .marks .suggest").length`);
  // The mark of the first press fades; the next one shows that the finger has rested long enough again.
  await host.until(`!${pointed}`);
  await guest.finger("touchStart", finger);
  await host.until(pointed);
  await guest.finger("touchMove", goal);
  await guest.finger("touchEnd");
  await host.until(`document.querySelectorAll("#board .marks .suggest").length > ${arrows}`);
  assert.equal(await guest.seq(), pressed, "nor does an arrow");
  await done("they point at the board with keys, mouse and finger");

  // The table on a screen in the middle: the phone becomes a hand of cards.
  const screen = await open(1920, 1080);
  await screen.go(`${base}${table}?screen`);
  await screen.until(`document.querySelector(".corner .qr")`);
  assert.equal(await screen.eval(`document.querySelectorAll("[name=choice], #actions, .space.can").length`), 0);
  await guest.until(`document.body.hasAttribute("data-hand")`);
  assert.equal(await guest.eval(`document.querySelector("#actions").getBoundingClientRect().top < document.querySelector("#sheets .mine").getBoundingClientRect().top && document.querySelector("#sheets .mine").getBoundingClientRect().top < document.querySelector("#board").getBoundingClientRect().top`), true);
  await guestsTurn();
  await screen.later((await guest.seq()) - 1);
  const shown = await screen.seq();
  await guest.eval(`(document.querySelector("#actions [data-group=end] button") ?? document.querySelector("#actions button[name=choice]")).click()`);
  await screen.later(shown);
  await host.later(shown);
  assert.equal(await host.eval(`document.querySelectorAll("#board .marks .suggest").length`), 0, "a decision ends what was suggested for it");
  await done("a screen in the middle shows all, the phone its own");

  // Going back needs both.
  for (const tab of [host, guest]) await tab.eval(`document.querySelector("#story")?.close()`);
  const moves = await host.seq();
  await host.key("u");
  await guest.until(`document.querySelector("#banner .asked button.bright")`);
  await guest.eval(`document.querySelector("#banner .asked button.bright").click()`);
  await host.later(moves);
  await guest.later(moves);
  await done("undo by agreement");

  // A solo game by keys alone.
  const solo = await open();
  await solo.go(`${base}/new?chapter=rats-in-the-kitchen`);
  await solo.eval(`document.querySelector("[name=seed]").value = "together 1"; document.querySelector(".play-bar button").focus()`);
  await solo.key("Enter");
  await solo.until(`document.querySelector("#story")?.open`);
  await solo.key("Enter");
  await solo.until(`!document.querySelector("#story").open`);
  let walked = 0;
  for (let i = 0; i < 30; i++) {
    const at = await solo.seq();
    await solo.eval(`document.querySelector("#story")?.close()`);
    if (await solo.eval(`!!document.querySelector("#board .room:not([hidden]) .space.here") && !!document.querySelector("#actions [data-group=move] button[value^=move]")`)) {
      await solo.key("m");
      let moved = false;
      for (const key of ["ArrowUp", "ArrowRight", "ArrowLeft", "ArrowDown"]) {
        await solo.key(key);
        if (await solo.eval(`document.activeElement.classList.contains("can")`)) {
          await solo.key("Enter");
          // Where more than one thing can be done, a small dialog asks which.
          if (await solo.eval(`!!document.querySelector("dialog[open]")`)) await solo.key("Enter");
          await solo.later(at);
          walked++;
          moved = true;
          break;
        }
        await solo.key("m");
      }
      if (moved) {
        if (walked === 2) break;
        continue;
      }
    }
    if (await solo.eval(`!!document.querySelector("#actions [data-group=end] button")`)) await solo.key(".");
    else {
      await solo.eval(`document.querySelector("#actions button[name=choice]").focus()`);
      await solo.key("Enter");
    }
    await solo.later(at);
  }
  assert.equal(walked, 2, "two steps by arrow keys");
  await solo.key("w");
  assert.match(await solo.until(`document.querySelector("#polite").textContent`), /\w/);
  await solo.key("?");
  assert.equal(await solo.eval(`document.querySelector("#help").open`), true);
  await solo.key("Escape");
  const typed = await solo.seq();
  await solo.key("/");
  for (const c of "dance") await solo.key(c);
  await solo.key("Enter");
  await solo.until(`document.querySelector("#banner .notice")`);
  assert.equal(await solo.seq(), typed);
  await done("arrow keys walk, letters act, a wrong command says why");

  // Language at once, in the middle of a game.
  await solo.eval(`document.querySelector("#top [name=lang][value=pl]").click()`);
  await solo.until(`document.documentElement.lang === "pl" && document.querySelector("#log h2")`);
  assert.match(await solo.eval(`document.querySelector("#log h2").textContent`), /Dziennik/);
  await done("the language changes in the middle of a game");

  // A line that breaks heals by itself.
  await solo.page.context().setOffline(true);
  const quiet = await solo.seq();
  await solo.page.context().setOffline(false);
  await solo.eval(`document.querySelector("#story")?.close()`);
  await first(solo);
  await solo.later(quiet);
  await done("a broken line heals");

  for (const [name, tab] of Object.entries({ host, guest, screen, solo })) {
    const wrong = tab.problems.filter((p) => !/422|409|ERR_INTERNET_DISCONNECTED/.test(p));
    assert.deepEqual(wrong, [], `${name} had problems`);
  }
});
