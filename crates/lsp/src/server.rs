//! The conversation with an editor.

use crate::answers::{completion, hover, mending, names, outline};
use crate::books::Books;
use crate::convert::{byte, ending, path_of, uri_of};
use crate::speech;
use anyhow::Result;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionParams, CodeActionProviderCapability, CompletionItem,
    CompletionOptions, CompletionParams, DidChangeTextDocumentParams, DidChangeWatchedFilesParams,
    DidCloseTextDocumentParams, DidOpenTextDocumentParams, DidSaveTextDocumentParams,
    DocumentFormattingParams, DocumentHighlightParams, DocumentSymbolParams, GotoDefinitionParams,
    HoverParams, HoverProviderCapability, InitializeParams, InitializeResult, OneOf,
    PublishDiagnosticsParams, ReferenceParams, RenameOptions, RenameParams, ResourceOperationKind,
    SaveOptions, ServerCapabilities, ServerInfo, TextDocumentPositionParams, TextDocumentSyncCapability,
    TextDocumentSyncKind, TextDocumentSyncOptions, TextDocumentSyncSaveOptions, TextEdit, Uri,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;
use words::Lang;

/// How long to wait for the next key before the book is read.
const PAUSE: Duration = Duration::from_millis(15);

/// Talks until the editor says goodbye.
pub(crate) fn run(connection: Connection, lang: Option<Lang>, content: Option<PathBuf>) -> Result<()> {
    let (id, params) = connection.initialize_start()?;
    let params: InitializeParams = serde_json::from_value(params)?;
    let info =
        ServerInfo { name: "barksburg".to_string(), version: Some(env!("CARGO_PKG_VERSION").to_string()) };
    let result = InitializeResult { capabilities: capabilities(), server_info: Some(info) };
    connection.initialize_finish(id, serde_json::to_value(result)?)?;
    let locale = params.locale.as_deref().and_then(|locale| locale.split(['-', '_']).next()?.parse().ok());
    let workspace = params.capabilities.workspace.unwrap_or_default();
    let operations = workspace.workspace_edit.and_then(|edit| edit.resource_operations).unwrap_or_default();
    let watches = workspace.did_change_watched_files.and_then(|watch| watch.dynamic_registration);
    let folders = params.workspace_folders.unwrap_or_default();
    let folders = folders.iter().filter_map(|folder| path_of(&folder.uri)).collect();
    let mut server = Server {
        connection,
        books: Books::new(content, folders),
        lang: lang.or(locale).unwrap_or(Lang::En),
        makes_files: operations.contains(&ResourceOperationKind::Create),
        renames_files: operations.contains(&ResourceOperationKind::Rename),
    };
    if watches == Some(true) {
        server.watch()?;
    }
    server.listen()
}

fn capabilities() -> ServerCapabilities {
    let sync = TextDocumentSyncOptions {
        open_close: Some(true),
        change: Some(TextDocumentSyncKind::FULL),
        save: Some(TextDocumentSyncSaveOptions::SaveOptions(SaveOptions { include_text: Some(false) })),
        ..TextDocumentSyncOptions::default()
    };
    let triggers = [" ", "=", ":", ",", "@", "-", "[", "\""];
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Options(sync)),
        completion_provider: Some(CompletionOptions {
            resolve_provider: Some(true),
            trigger_characters: Some(triggers.map(str::to_string).to_vec()),
            ..CompletionOptions::default()
        }),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_highlight_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        document_formatting_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: lsp_types::WorkDoneProgressOptions::default(),
        })),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![CodeActionKind::QUICKFIX]),
            ..CodeActionOptions::default()
        })),
        ..ServerCapabilities::default()
    }
}

struct Server {
    connection: Connection,
    books: Books,
    lang: Lang,
    /// What the editor can do when a change is made.
    makes_files: bool,
    renames_files: bool,
}

/// Why a request has no answer: a sentence for the reader.
struct Refused(String);

type Answer = Result<Value, Refused>;

impl Server {
    fn listen(&mut self) -> Result<()> {
        loop {
            let waits = self.books.list.iter().any(|book| book.unshown);
            let next = if waits { self.connection.receiver.recv_timeout(PAUSE).ok() } else { None };
            if waits && next.is_none() {
                self.publish()?;
            }
            let message = match next {
                Some(message) => message,
                None => match self.connection.receiver.recv() {
                    Ok(message) => message,
                    Err(_) => return Ok(()),
                },
            };
            match message {
                Message::Request(request) => {
                    if self.connection.handle_shutdown(&request)? {
                        return Ok(());
                    }
                    let id = request.id.clone();
                    let answer = self.answer(request);
                    self.reply(id, answer)?;
                }
                Message::Notification(note) => self.notice(note),
                Message::Response(_) => {}
            }
        }
    }

    fn reply(&self, id: RequestId, answer: Answer) -> Result<()> {
        let response = match answer {
            Ok(value) => Response::new_ok(id, value),
            Err(Refused(why)) => Response::new_err(id, ErrorCode::RequestFailed as i32, why),
        };
        self.connection.sender.send(response.into())?;
        Ok(())
    }

    /// Asks to be told when files change on the disk.
    fn watch(&self) -> Result<()> {
        let options = json!({ "watchers": [{ "globPattern": "**/*.{kdl,ftl,md,svg}" }] });
        let method = "workspace/didChangeWatchedFiles";
        let params =
            json!({ "registrations": [{ "id": "files", "method": method, "registerOptions": options }] });
        let request = Request::new(RequestId::from(1), "client/registerCapability".to_string(), params);
        self.connection.sender.send(request.into())?;
        Ok(())
    }

    fn notice(&mut self, note: Notification) {
        match &*note.method {
            "textDocument/didOpen" => {
                let Some(opened) = read::<DidOpenTextDocumentParams>(note.params) else { return };
                let document = &opened.text_document;
                self.typed(&document.uri, &document.text, document.version);
            }
            "textDocument/didChange" => {
                let Some(changed) = read::<DidChangeTextDocumentParams>(note.params) else { return };
                if let Some(last) = changed.content_changes.last() {
                    let document = &changed.text_document;
                    self.typed(&document.uri, &last.text, document.version);
                }
            }
            "textDocument/didClose" => {
                let Some(closed) = read::<DidCloseTextDocumentParams>(note.params) else { return };
                if let Some(path) = path_of(&closed.text_document.uri) {
                    self.books.close(&path);
                }
            }
            "textDocument/didSave" => {
                let Some(saved) = read::<DidSaveTextDocumentParams>(note.params) else { return };
                if let Some(path) = path_of(&saved.text_document.uri) {
                    self.books.reload(&path);
                }
            }
            "workspace/didChangeWatchedFiles" => {
                let Some(changed) = read::<DidChangeWatchedFilesParams>(note.params) else { return };
                for path in changed.changes.iter().filter_map(|change| path_of(&change.uri)) {
                    self.books.reload(&path);
                }
            }
            _ => {}
        }
    }

    fn typed(&mut self, uri: &Uri, text: &str, version: i32) {
        if let Some(path) = path_of(uri) {
            self.books.type_in(&path, text, version);
        }
    }

    /// Shows the findings of what was typed.
    fn publish(&mut self) -> Result<()> {
        let lang = self.lang;
        for at in 0..self.books.list.len() {
            let open = self.books.open_files(at);
            let book = &mut self.books.list[at];
            if !std::mem::take(&mut book.unshown) {
                continue;
            }
            book.refresh();
            let mut files = mending::diagnostics(book, lang);
            // A file that is sound, or has become so, is told so.
            for file in std::mem::take(&mut book.shown).into_iter().chain(open.keys().cloned()) {
                files.entry(file).or_default();
            }
            for (file, diagnostics) in files {
                let Some(uri) = uri_of(&book.outer(&file)) else { continue };
                let version = open.get(&file).copied();
                if !diagnostics.is_empty() {
                    book.shown.insert(file);
                }
                let params = PublishDiagnosticsParams { uri, diagnostics, version };
                let note = Notification::new("textDocument/publishDiagnostics".to_string(), params);
                self.connection.sender.send(note.into())?;
            }
        }
        Ok(())
    }

    fn answer(&mut self, request: Request) -> Answer {
        let params = request.params;
        match &*request.method {
            "textDocument/completion" => self.at(
                params,
                |p: CompletionParams| p.text_document_position,
                |here, _| Ok(completion::complete(here.book, &here.file, here.at)),
            ),
            "completionItem/resolve" => {
                let item: CompletionItem = read(params).ok_or_else(nothing)?;
                to_value(completion::resolve(&mut self.books, item, self.lang))
            }
            "textDocument/hover" => {
                let lang = self.lang;
                self.at(
                    params,
                    |p: HoverParams| p.text_document_position_params,
                    |here, _| Ok(hover::hover(here.book, &here.file, here.at, lang)),
                )
            }
            "textDocument/definition" => self.at(
                params,
                |p: GotoDefinitionParams| p.text_document_position_params,
                |here, _| Ok(names::definition(here.book, &here.file, here.at)),
            ),
            "textDocument/references" => self.at(
                params,
                |p: ReferenceParams| p.text_document_position,
                |here, params| {
                    Ok(names::references(here.book, &here.file, here.at, params.context.include_declaration))
                },
            ),
            "textDocument/documentHighlight" => self.at(
                params,
                |p: DocumentHighlightParams| p.text_document_position_params,
                |here, _| Ok(names::highlights(here.book, &here.file, here.at)),
            ),
            "textDocument/prepareRename" => {
                let lang = self.lang;
                self.at(
                    params,
                    |p: TextDocumentPositionParams| p,
                    |here, _| names::can_rename(here.book, &here.file, here.at).map_err(|no| no.told(lang)),
                )
            }
            "textDocument/rename" => {
                let (lang, moves) = (self.lang, self.renames_files);
                self.at(
                    params,
                    |p: RenameParams| p.text_document_position,
                    |here, params| {
                        names::rename(here.book, (&here.file, here.at), &params.new_name, moves)
                            .map_err(|no| no.told(lang))
                    },
                )
            }
            "textDocument/codeAction" => {
                let params: CodeActionParams = read(params).ok_or_else(nothing)?;
                let (lang, makes_files) = (self.lang, self.makes_files);
                let Some((book, file)) = self.book(&params.text_document.uri) else { return Ok(json!([])) };
                to_value(mending::actions(book, &file, params.range, lang, makes_files))
            }
            "textDocument/documentSymbol" => {
                let params: DocumentSymbolParams = read(params).ok_or_else(nothing)?;
                let Some((book, file)) = self.book(&params.text_document.uri) else { return Ok(Value::Null) };
                to_value(outline::symbols(&file, book.text(&file).unwrap_or("")))
            }
            "textDocument/formatting" => {
                let params: DocumentFormattingParams = read(params).ok_or_else(nothing)?;
                let Some((book, file)) = self.book(&params.text_document.uri) else { return Ok(Value::Null) };
                let text = book.text(&file).unwrap_or("");
                let laid_out = (ending(&file) == "kdl").then(|| content::editing::laid_out(text)).flatten();
                let edit = laid_out
                    .filter(|laid_out| laid_out != text)
                    .map(|new| vec![TextEdit::new(crate::convert::range(text, 0..text.len()), new)]);
                to_value(edit)
            }
            method => Err(Refused(speech::say(self.lang, "editor-unknown-request", method))),
        }
    }

    /// The book of a file, as it is typed, and the file's path in it.
    fn book(&mut self, uri: &Uri) -> Option<(&mut crate::books::OpenBook, String)> {
        let (book, file) = self.books.find(&path_of(uri)?)?;
        let book = &mut self.books.list[book];
        book.text(&file)?;
        Some((book, file))
    }

    /// Answers a question about a place.
    fn at<P: DeserializeOwned + Clone, T: Serialize>(
        &mut self,
        params: Value,
        place: impl Fn(P) -> TextDocumentPositionParams,
        answer: impl Fn(Here, P) -> Result<T, String>,
    ) -> Answer {
        let params: P = read(params).ok_or_else(nothing)?;
        let at = place(params.clone());
        let Some((book, file)) = self.book(&at.text_document.uri) else { return Ok(Value::Null) };
        let at = byte(book.text(&file).unwrap_or(""), at.position);
        book.refresh();
        to_value(answer(Here { book, file, at }, params).map_err(Refused)?)
    }
}

/// A place that is asked about.
struct Here<'s> {
    book: &'s mut crate::books::OpenBook,
    file: String,
    at: usize,
}

fn read<T: DeserializeOwned>(params: Value) -> Option<T> {
    serde_json::from_value(params).ok()
}

fn to_value(answer: impl Serialize) -> Answer {
    serde_json::to_value(answer).map_err(|_| nothing())
}

fn nothing() -> Refused {
    Refused(speech::say(Lang::En, "editor-unreadable-request", ""))
}
