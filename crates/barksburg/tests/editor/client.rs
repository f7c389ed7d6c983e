//! The editor's side of a session: starts the server, speaks the protocol, keeps what is typed and writes what it is told to.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// Calls the program in an English terminal.
pub(crate) fn barksburg(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_barksburg"))
        .args(args)
        .env("LC_ALL", "C")
        .output()
        .expect("the program starts")
}

/// The report of the check in JSON.
pub(crate) fn checked(folder: &Path) -> Value {
    let output = barksburg(&["check", &folder.display().to_string(), "--format", "json"]);
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// All files of a folder, by their paths in it.
pub(crate) fn files(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path.strip_prefix(folder).expect("inside").display().to_string());
            }
        }
    }
    found
}

/// A copy of a folder, which goes when it is dropped.
pub(crate) fn copied(folder: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().expect("a folder");
    for file in files(folder) {
        let to = copy.path().join(&file);
        std::fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
        std::fs::copy(folder.join(&file), to).expect("a copy");
    }
    copy
}

/// A session.
pub(crate) struct Client {
    server: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    folder: PathBuf,
    typed: BTreeMap<String, String>,
    asked: i64,
    version: i64,
    /// Findings that came while something else was waited for.
    shown: Vec<Value>,
}

impl Client {
    /// Starts a server for a folder, with further arguments.
    pub(crate) fn start(folder: &Path, args: &[&str]) -> Client {
        let mut server = Command::new(env!("CARGO_BIN_EXE_barksburg"))
            .arg("lsp")
            .args(args)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let to = server.stdin.take().expect("its ear");
        let from = BufReader::new(server.stdout.take().expect("its mouth"));
        let folder = folder.to_path_buf();
        let mut client = Client {
            server,
            to,
            from,
            folder,
            typed: BTreeMap::new(),
            asked: 0,
            version: 0,
            shown: Vec::new(),
        };
        let operations = json!({ "documentChanges": true, "resourceOperations": ["create", "rename"] });
        let answer = client.request(
            "initialize",
            &json!({
                "processId": null,
                "capabilities": { "workspace": { "workspaceEdit": operations } },
                "workspaceFolders": [{ "uri": client.uri(""), "name": "book" }],
            }),
        );
        assert_eq!(answer["serverInfo"]["name"], "barksburg");
        client.tell("initialized", &json!({}));
        client
    }

    /// Says goodbye, as editors do.
    pub(crate) fn end(mut self) {
        self.request("shutdown", &Value::Null);
        self.tell("exit", &Value::Null);
        assert!(self.server.wait().expect("it ends").success());
    }

    /// Opens a file with this text and gives what is found in it.
    pub(crate) fn open(&mut self, file: &str, text: &str) -> Vec<Value> {
        self.typed.insert(file.to_string(), text.to_string());
        self.version += 1;
        let version = self.version;
        let document =
            json!({ "uri": self.uri(file), "languageId": "kdl", "version": version, "text": text });
        self.tell("textDocument/didOpen", &json!({ "textDocument": document }));
        self.found(file)
    }

    /// Types this text over a file and gives what is found in it.
    pub(crate) fn change(&mut self, file: &str, text: &str) -> Vec<Value> {
        if !self.typed.contains_key(file) {
            return self.open(file, text);
        }
        self.type_in(file, text);
        self.found(file)
    }

    fn type_in(&mut self, file: &str, text: &str) {
        self.typed.insert(file.to_string(), text.to_string());
        self.version += 1;
        let document = json!({ "uri": self.uri(file), "version": self.version });
        self.tell(
            "textDocument/didChange",
            &json!({ "textDocument": document, "contentChanges": [{ "text": text }] }),
        );
    }

    /// What is offered at `|` in this text.
    pub(crate) fn complete(&mut self, file: &str, marked: &str) -> Vec<Value> {
        let at = marked.find('|').expect("a cursor");
        let text = format!("{}{}", &marked[..at], &marked[at + 1..]);
        self.type_in(file, &text);
        let place = position(&text, at);
        let offered = self.ask("textDocument/completion", file, &place, json!({}));
        self.found(file);
        offered.as_array().expect("a list").clone()
    }

    /// The fixes for a finding.
    pub(crate) fn fixes(&mut self, file: &str, finding: &Value) -> Vec<Value> {
        let context = json!({ "diagnostics": [finding] });
        let more = json!({ "range": finding["range"], "context": context });
        self.ask("textDocument/codeAction", file, &Value::Null, more).as_array().expect("a list").clone()
    }

    /// The place behind the first occurrence of some words.
    pub(crate) fn place(&self, file: &str, words: &str) -> Value {
        let text = &self.typed[file];
        let at = text.find(words).unwrap_or_else(|| panic!("{words} in {file}"));
        position(text, at + words.len())
    }

    /// Asks about a file, or a place in it.
    pub(crate) fn ask(&mut self, method: &str, file: &str, place: &Value, more: Value) -> Value {
        let params = self.params(file, place, more);
        self.request(method, &params)
    }

    /// The sentence with which a question is refused.
    pub(crate) fn refused(&mut self, method: &str, file: &str, place: &Value, more: Value) -> String {
        let params = self.params(file, place, more);
        let answer = self.answer(method, &params);
        answer["error"]["message"].as_str().unwrap_or_else(|| panic!("{answer}")).to_string()
    }

    fn params(&self, file: &str, place: &Value, mut more: Value) -> Value {
        more["textDocument"] = json!({ "uri": self.uri(file) });
        if !place.is_null() {
            more["position"] = place.clone();
        }
        more
    }

    /// The result of a request, which must not be refused.
    pub(crate) fn request(&mut self, method: &str, params: &Value) -> Value {
        let answer = self.answer(method, params);
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    fn answer(&mut self, method: &str, params: &Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.read();
            if message["id"] == json!(id) && message["method"].is_null() {
                return message;
            }
            self.shown.push(message);
        }
    }

    /// The files of some places, by their paths in the folder.
    pub(crate) fn files_of(&self, places: &Value) -> Vec<String> {
        let inner = |place: &Value| {
            let uri = place["uri"].as_str().expect("a file");
            uri.strip_prefix(&self.uri("")).unwrap_or(uri).to_string()
        };
        places.as_array().expect("a list").iter().map(inner).collect()
    }

    /// Carries out an edit on the disk, from what is typed or else from there.
    pub(crate) fn apply(&mut self, edit: &Value) {
        for step in edit["documentChanges"].as_array().expect("steps") {
            let path = |uri: &Value| {
                let uri = uri.as_str().expect("a file");
                uri.strip_prefix(&self.uri("")).unwrap_or_else(|| panic!("{uri} is not ours")).to_string()
            };
            if !step["kind"].is_null() {
                assert_eq!(step["kind"], "create", "{step}");
                std::fs::write(self.folder.join(path(&step["uri"])), "").expect("a new file");
                continue;
            }
            let file = path(&step["textDocument"]["uri"]);
            let on_disk = || std::fs::read_to_string(self.folder.join(&file)).expect("a file");
            let mut text = self.typed.get(&file).cloned().unwrap_or_else(on_disk);
            let mut edits = step["edits"].as_array().expect("edits").clone();
            // From behind, so that places stay where they are.
            edits.sort_by_key(|edit| std::cmp::Reverse(byte(&text, &edit["range"]["start"])));
            for edit in edits {
                let (start, end) = (byte(&text, &edit["range"]["start"]), byte(&text, &edit["range"]["end"]));
                text.replace_range(start..end, edit["newText"].as_str().expect("a text"));
            }
            std::fs::write(self.folder.join(&file), text).expect("a file");
        }
    }

    fn uri(&self, file: &str) -> String {
        format!("file://{}/{file}", self.folder.display())
    }

    fn tell(&mut self, method: &str, params: &Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn send(&mut self, message: &Value) {
        let body = message.to_string();
        write!(self.to, "Content-Length: {}\r\n\r\n{body}", body.len()).expect("it listens");
        self.to.flush().expect("it listens");
    }

    fn read(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert_ne!(self.from.read_line(&mut line).expect("a line"), 0, "the server has ended");
            if line.trim().is_empty() {
                break;
            }
            if let Some(said) = line.strip_prefix("Content-Length:") {
                length = said.trim().parse().expect("a number");
            }
        }
        let mut body = vec![0; length];
        self.from.read_exact(&mut body).expect("a message");
        serde_json::from_slice(&body).expect("JSON")
    }

    /// The findings in what was typed last.
    fn found(&mut self, file: &str) -> Vec<Value> {
        let (uri, version) = (self.uri(file), self.version);
        loop {
            let message = if self.shown.is_empty() { self.read() } else { self.shown.remove(0) };
            let params = &message["params"];
            let shown = message["method"] == "textDocument/publishDiagnostics" && params["uri"] == json!(uri);
            if shown && params["version"] == json!(version) {
                return params["diagnostics"].as_array().expect("a list").clone();
            }
        }
    }
}

/// A byte as a place; the texts of these tests count alike in letters and in UTF-16.
fn position(text: &str, byte: usize) -> Value {
    let before = &text[..byte];
    let begin = before.rfind('\n').map_or(0, |at| at + 1);
    json!({ "line": before.matches('\n').count(), "character": before[begin..].chars().count() })
}

fn byte(text: &str, place: &Value) -> usize {
    let (line, column) =
        (place["line"].as_u64().expect("a line"), place["character"].as_u64().expect("a column"));
    let begin: usize = text.split_inclusive('\n').take(line as usize).map(str::len).sum();
    let rest = text[begin..].char_indices().nth(column as usize);
    begin + rest.map_or(text.len() - begin, |(at, _)| at)
}
