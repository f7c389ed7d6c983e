import assert from "node:assert/strict";
import test from "node:test";
import { left } from "../../../static/pages/switches.js";

test("what was left is found again on the same page only", () => {
  const kept = JSON.stringify({ path: "/t/one", name: "lang", value: "de", seen: true, opened: [["more", true]] });
  assert.equal(left(kept, "/t/one")?.value, "de");
  assert.equal(left(kept, "/t/two"), null);
  assert.equal(left(null, "/t/one"), null);
  assert.equal(left("{", "/t/one"), null);
});
