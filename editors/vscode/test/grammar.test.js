// The grammar is run by the engine that VS Code uses, over the example book; snippets have to be books that the check takes.
const assert = require("node:assert/strict");
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const oniguruma = require("vscode-oniguruma");
const textmate = require("vscode-textmate");

const here = path.join(__dirname, "..");
const read = (...parts) => fs.readFileSync(path.join(here, ...parts), "utf8");

async function grammar() {
  const wasm = fs.readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
  await oniguruma.loadWASM(wasm.buffer);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () =>
      textmate.parseRawGrammar(read("syntaxes", "barksburg.tmLanguage.json"), "barksburg.tmLanguage.json"),
  });
  return registry.loadGrammar("source.barksburg");
}

/** Each word of a text with the innermost name that the grammar gives it. */
function words(known, text) {
  const found = [];
  let state = textmate.INITIAL;
  for (const line of text.split("\n")) {
    const { tokens, ruleStack } = known.tokenizeLine(line, state);
    state = ruleStack;
    for (const token of tokens) {
      const word = line.slice(token.startIndex, token.endIndex).trim();
      found.push([word, token.scopes.at(-1).replace(".barksburg", "")]);
    }
  }
  return found;
}

test("words of story books have their colours", async () => {
  const known = await grammar();
  const chapter = read("..", "..", "crates", "barksburg", "tests", "editor", "book", "first-lamp", "chapter.kdl");
  const found = words(known, chapter);
  const scope = (word) => found.find(([text]) => text === word)?.[1];
  assert.equal(scope("chapter"), "storage.type");
  assert.equal(scope("first-lamp"), "entity.name.type");
  assert.equal(scope("ends-on-page"), "support.function");
  assert.equal(scope("5"), "constant.numeric");
  assert.equal(scope("on"), "entity.other.attribute-name");
  assert.equal(scope("when"), "keyword.control");
  assert.equal(scope("#true"), "constant.language");
  assert.equal(scope("fill-wheel"), "support.function");
  assert.equal(scope("special-search"), "support.function");
  assert.match(found[0][1], /^comment/);
  const quoted = words(known, `x "rule { when" // if`).find(([text]) => text === "rule { when");
  assert.deepEqual(quoted, ["rule { when", "string.quoted.double"]);
});

test("every word of the grammar is a word of the guide", () => {
  const guide = read("..", "..", "docs", "authors", "vocabulary.md");
  const lists = read("syntaxes", "barksburg.tmLanguage.json").matchAll(/\(((?:[a-z-]+\|){4,}[a-z-]+)\)/g);
  const all = [...lists].flatMap(([, list]) => list.split("|"));
  assert.ok(all.length > 40);
  const unknown = all.filter((word) => !new RegExp(`(?<![a-z-])${word}(?![a-z-])`).test(guide));
  assert.deepEqual(unknown, []);
});

test("snippets are what the check takes", { skip: !process.env.BARKSBURG }, () => {
  const snippets = JSON.parse(read("snippets", "barksburg.json"));
  const filled = (snippet) =>
    snippet.body
      .join("\n")
      .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, "$1")
      .replace(/\$\{\d+:([^}]*)\}/g, "$1")
      .replace(/\$\d/g, "gain-cheese 1");
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "barksburg-snippets-"));
  const { Room, Rule, Check, Decision, ...declared } = snippets;
  const inside = [Rule, Check, Decision].map((snippet, at) => {
    const text = filled(snippet);
    return snippet === Rule ? text : `rule r${at} { when turn-ends { ${text} } }`;
  });
  let text = Object.values(declared).map(filled).join("\n");
  text = text.replace("    victory", `${inside.join("\n")}\n    victory`);
  // A room may stand once in a chapter.
  text = text.replace(/ {4}room kitchen \{[^}]*\}/, filled(Room));
  fs.writeFileSync(path.join(folder, "book.kdl"), text);
  let report;
  try {
    report = execFileSync(process.env.BARKSBURG, ["check", folder, "--format", "json"], { encoding: "utf8" });
  } catch (failed) {
    report = failed.stdout;
  }
  fs.rmSync(folder, { recursive: true });
  const errors = JSON.parse(report).findings.filter((finding) => finding.severity === "error");
  assert.deepEqual(errors.map((finding) => `${finding.message} ${JSON.stringify(finding.at)}`), []);
});
