import assert from "node:assert/strict";
import test from "node:test";
import "../empty-page.js";
import { said } from "../../../static/table/chat.js";

test("a phrase does not send what is half typed", () => {
  assert.equal(String(said([["text", "wait, I"], ["phrase", "3"]])), "phrase=3");
});

test("nothing is not said, and files never", () => {
  assert.equal(said([["text", "  "]]), null);
  assert.equal(String(said([["text", "hello"], ["file", {}]])), "text=hello");
});
