import assert from "node:assert/strict";
import test from "node:test";
import "../empty-page.js";
import { insist, isTables } from "../../../static/table/post.js";

test("the forms of the table are taken over, all others go the browser's way", () => {
  for (const path of ["/t/abc/choose", "/t/abc/undo", "/t/abc/redo", "/t/abc/companions"]) assert.ok(isTables(path), path);
  for (const path of ["/settings", "/t/abc/seats", "/t/abc/choose/x", "/t/choose", "/new"]) assert.ok(!isTables(path), path);
});

/** Answers in this order; an answer of nothing is a line that breaks. @param {Array<[number, string?] | null>} answers */
function answering(answers) {
  /** @type {string[]} */
  const asked = [];
  const page = /** @type {any} */ (globalThis);
  page.document.body = { classList: { add() {}, remove() {} } };
  page.fetch = async (/** @type {string} */ _, /** @type {any} */ { body }) => {
    asked.push(body.get("request"));
    const answer = answers.shift();
    if (!answer) throw new TypeError("the line broke");
    const [status, wait] = answer;
    return { status, headers: new Headers(wait ? { "retry-after": wait } : {}) };
  };
  return asked;
}

test("a choice waits while nobody can answer, and is the same one all the time", async () => {
  const asked = answering([null, [503, "1"], [200]]);
  const body = new URLSearchParams({ request: "once" });
  assert.equal((await insist("/t/abc/choose", body)).status, 200);
  assert.deepEqual(asked, ["once", "once", "once"]);
});

test("what is refused for good is not asked for again, and nobody waits for ever", async () => {
  const body = new URLSearchParams({ request: "once" });
  for (const status of [503, 409, 422]) {
    const asked = answering([[status], [200]]);
    assert.equal((await insist("/t/abc/choose", body)).status, status);
    assert.equal(asked.length, 1);
  }
  answering([[503, "1"], [503, "1"], [200]]);
  assert.equal((await insist("/t/abc/choose", body, 500)).status, 503);
  answering([null, null]);
  await assert.rejects(insist("/t/abc/choose", body, 500), TypeError);
});
