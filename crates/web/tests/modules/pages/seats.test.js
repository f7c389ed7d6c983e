import assert from "node:assert/strict";
import test from "node:test";
import { mark } from "../../../static/pages/seats.js";

const form = (action, ...values) => ({ getAttribute: () => action, querySelectorAll: () => values.map((value) => ({ value })) });

test("two forms of a page are told apart by where they go and what they are about", () => {
  assert.equal(mark(form("/t/a/seats", "lily")), mark(form("/t/a/seats", "lily")));
  assert.notEqual(mark(form("/t/a/seats", "lily")), mark(form("/t/a/seats", "nez")));
  assert.notEqual(mark(form("/t/a/seats")), mark(form("/t/a/invite")));
});
