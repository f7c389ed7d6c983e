// Starts `barksburg lsp` and connects the editor to it. Everything else is in the server.
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

/** What the server is asked about: the files of story books, never other Markdown or drawings. */
async function documents() {
  const books = await vscode.workspace.findFiles("**/book.kdl", "**/{node_modules,target}/**");
  const folders = books.map((book) => book.with({ path: book.path.replace(/\/[^/]*$/, "") }));
  const inBooks = folders.flatMap((folder) =>
    ["ftl", "md", "svg"].map((ending) => ({
      scheme: "file",
      pattern: `${folder.fsPath.replace(/\\/g, "/")}/**/*.${ending}`,
    })),
  );
  return [{ scheme: "file", language: "barksburg" }, ...inBooks];
}

async function start() {
  const settings = vscode.workspace.getConfiguration("barksburg");
  const language = settings.get("language");
  const server = {
    command: settings.get("path"),
    args: ["lsp", ...(language ? ["--lang", language] : [])],
    transport: TransportKind.stdio,
  };
  client = new LanguageClient("barksburg", "Barksburg", server, {
    documentSelector: await documents(),
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{kdl,ftl,md,svg}") },
  });
  await client.start();
}

async function stop() {
  await client?.stop();
  client = undefined;
}

exports.activate = async (context) => {
  const restart = async () => {
    await stop();
    await start();
  };
  const command = vscode.commands.registerCommand("barksburg.restart", restart);
  const settings = vscode.workspace.onDidChangeConfiguration((change) => {
    if (change.affectsConfiguration("barksburg")) {
      restart();
    }
  });
  context.subscriptions.push(command, settings);
  await start();
};

exports.deactivate = stop;
