import assert from "node:assert/strict";
import test from "node:test";
import "../empty-page.js";
import { isTables } from "../../../static/table/post.js";

test("the forms of the table are taken over, all others go the browser's way", () => {
  for (const path of ["/t/abc/choose", "/t/abc/undo", "/t/abc/redo", "/t/abc/companions"]) assert.ok(isTables(path), path);
  for (const path of ["/settings", "/t/abc/seats", "/t/abc/choose/x", "/t/choose", "/new"]) assert.ok(!isTables(path), path);
});
