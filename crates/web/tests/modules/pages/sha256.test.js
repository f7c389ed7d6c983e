import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { digest, sha256 } from "../../../static/pages/sha256.js";

const bytes = (text) => new TextEncoder().encode(text);

test("the published vectors", () => {
  const known = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    abc: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  };
  for (const [text, hash] of Object.entries(known)) assert.equal(sha256(bytes(text)), hash);
  assert.equal(sha256(bytes("a".repeat(1_000_000))), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
});

test("every length around the edge of a block", () => {
  for (let n = 0; n < 200; n++) {
    const text = bytes("ż".repeat(n) + "x".repeat(n % 7));
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"), `length ${text.length}`);
  }
});

test("both ways agree", async () => {
  assert.equal(await digest("Käse und żółw\n"), sha256(bytes("Käse und żółw\n")));
});
