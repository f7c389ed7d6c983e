import assert from "node:assert/strict";
import test from "node:test";
import { plainly, reach, sign } from "../../../../static/table/board/reach.js";

test("a single step keeps its button and gets its cost", () => {
  const at = reach([{ space: "k3", name: "move k3", label: "Step to K3", move: true }], [["k3", 1]], ["", "one"]);
  assert.deepEqual(at.get("k3"), { names: ["move k3"], deeds: ["Step to K3"], cost: 1, far: false, other: false });
});

test("a walk is offered where no button leads, in the words for its cost", () => {
  const at = reach([], [["k5", 3]], ["", "one", "two", "three"]);
  assert.deepEqual(at.get("k5"), { names: ["walk k5"], deeds: ["three"], cost: 3, far: true, other: false });
});

test("two choices on one space stand side by side", () => {
  const both = [
    { space: "k3", name: "move k3", label: "Step", move: true },
    { space: "k3", name: "place-hook k3", label: "Hook", move: false },
  ];
  const at = reach(both, [], []).get("k3");
  assert.deepEqual([at?.names, at?.deeds, at?.other, at?.cost], [["move k3", "place-hook k3"], ["Step", "Hook"], true, null]);
});

test("a marked space says what a walk costs, or which of the buttons it is", () => {
  const go = [{ space: "s6", name: "go s6", label: "S6", move: false }];
  assert.equal(sign(reach(go, [], []).get("s6"), "S6"), "S6");
  assert.equal(sign(reach(go, [], []).get("s6"), ""), "", "a long name does not fit");
  assert.equal(sign(reach([{ ...go[0], move: true }], [], []).get("s6"), "S6"), "", "a step needs no name");
  assert.equal(sign(reach([], [["k5", 3]], []).get("k5"), "K5"), "3");
  assert.equal(sign(undefined, "K5"), "");
});

test("whoever points at a space needs no name for it", () => {
  const step = reach([{ space: "k3", name: "move k3", label: "Move to K3", move: true }], [["k3", 1]], ["", "one"]).get("k3");
  assert.deepEqual(plainly(step, ["", "Move here (1)"], "This one"), ["Move here (1)"]);
  const go = reach([{ space: "k3", name: "go k3", label: "K3", move: false }], [], []).get("k3");
  assert.deepEqual(plainly(go, [], "This one"), ["This one"]);
  assert.deepEqual(plainly(undefined, [], "This one"), []);
});
