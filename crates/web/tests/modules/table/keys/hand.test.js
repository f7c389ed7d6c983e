import assert from "node:assert/strict";
import test from "node:test";
import "../../empty-page.js";
import { goes } from "../../../../static/table/keys/hand.js";

test("a card that is nudged stays, one that is dragged away goes", () => {
  assert.ok(!goes(20, 30));
  assert.ok(goes(0, -80) && goes(60, 60));
});
