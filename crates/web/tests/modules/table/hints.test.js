import assert from "node:assert/strict";
import test from "node:test";
import "../empty-page.js";
import { messages } from "../../../static/table/hints.js";

test("messages are read as soon as they are whole", () => {
  assert.deepEqual(messages('data: {"percent":10}\n\ndata: {"per'), [[{ percent: 10 }], 'data: {"per']);
  assert.deepEqual(messages('data: {"per' + 'cent":20}\n\n'), [[{ percent: 20 }], ""]);
  assert.deepEqual(messages(""), [[], ""]);
});
