import assert from "node:assert/strict";
import { test } from "node:test";
import { holds } from "../../../static/pages/recap.js";
import { sha256 } from "../../../static/pages/sha256.js";

test("a seal holds for the seed it was made with and for no other", async () => {
  const words = 'barksburg-seed-1\ntable\n{"chapter":"x"}\n';
  const seed = "07".repeat(32);
  const seal = sha256(new TextEncoder().encode(words + seed));
  assert.equal(await holds({ words, seed, seal }), true);
  assert.equal(await holds({ words, seed: "08".repeat(32), seal }), false);
  assert.equal(await holds({ words: words + " ", seed, seal }), false);
});
