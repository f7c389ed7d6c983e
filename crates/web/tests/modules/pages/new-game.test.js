import assert from "node:assert/strict";
import test from "node:test";
import { goesAlong } from "../../../static/pages/new-game.js";

test("how one likes to play goes along to another chapter, who plays does not", () => {
  for (const name of ["chapter", "difficulty", "undo", "variant"]) assert.ok(goesAlong(name), name);
  for (const name of ["mouse", "single", "party-name", "seed", "name", "ability-lily", "player-nez"]) assert.ok(!goesAlong(name), name);
});
