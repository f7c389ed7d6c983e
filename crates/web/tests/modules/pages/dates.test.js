import assert from "node:assert/strict";
import test from "node:test";
import { localeOf, written } from "../../../static/pages/dates.js";

// Between the time and its AM or PM stands a space of some kind.
const plain = (text) => text.replace(/\s/g, " ");

test("a moment is written by the reader's clock, in the page's language", () => {
  const moment = "2026-11-15T23:08Z";
  assert.equal(plain(written(moment, "en-GB", "UTC")), "15 Nov 2026, 23:08");
  assert.equal(plain(written(moment, "en-US", "America/New_York")), "Nov 15, 2026, 6:08 PM");
  assert.equal(plain(written(moment, "de", "Europe/Berlin")), "16.11.2026, 00:08");
  assert.equal(plain(written(moment, "pl", "Europe/Warsaw")), "16 lis 2026, 00:08");
});

test("the language is the page's, spoken as the reader does", () => {
  assert.equal(localeOf("en", ["pl-PL", "en-GB", "en-US"]), "en-GB");
  assert.equal(localeOf("de", ["en-GB"]), "de");
  assert.equal(localeOf("pl", ["pl"]), "pl");
  assert.equal(localeOf("en", ["enm"]), "en");
});
