//! Findings as the editor shows them, and what would mend them.

use crate::books::OpenBook;
use crate::convert::{position, range, uri_of};
use crate::speech;
use content::Severity;
use content::editing::{Range, TextChange, Told, ToldFix, tell};
use lsp_types::{
    CodeAction, CodeActionKind, CreateFile, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity,
    DocumentChangeOperation, DocumentChanges, Location, NumberOrString, OneOf,
    OptionalVersionedTextDocumentIdentifier, ResourceOp, TextDocumentEdit, TextEdit, WorkspaceEdit,
};
use std::collections::BTreeMap;
use words::Lang;

/// The findings in the author's own files, by file.
pub(crate) fn diagnostics(book: &mut OpenBook, lang: Lang) -> BTreeMap<String, Vec<Diagnostic>> {
    let told = told(book, lang, |_| true);
    let mut files: BTreeMap<String, Vec<Diagnostic>> = BTreeMap::new();
    for finding in &told {
        if book.written_text(&finding.at.file).is_some() {
            let shown = diagnostic(book, finding);
            files.entry(finding.at.file.clone()).or_default().push(shown);
        }
    }
    files
}

/// What would mend the findings in a part of a file.
pub(crate) fn actions(
    book: &mut OpenBook,
    file: &str,
    wanted: lsp_types::Range,
    lang: Lang,
    makes_files: bool,
) -> Vec<CodeAction> {
    book.refresh();
    let told = told(book, lang, |span| span.file == file);
    let mut actions = Vec::new();
    for finding in &told {
        let shown = diagnostic(book, finding);
        // Some editors ask for the place of the cursor alone: whatever is wrong with its line is meant.
        if shown.range.end.line < wanted.start.line || wanted.end.line < shown.range.start.line {
            continue;
        }
        for fix in &finding.fixes {
            let Some(edit) = workspace_edit(book, fix, makes_files) else { continue };
            actions.push(CodeAction {
                title: fix.title.clone(),
                kind: Some(CodeActionKind::QUICKFIX),
                diagnostics: Some(vec![shown.clone()]),
                edit: Some(edit),
                is_preferred: Some(finding.fixes.len() == 1),
                ..CodeAction::default()
            });
        }
    }
    actions
}

fn told(book: &OpenBook, lang: Lang, wanted: impl Fn(&content::Span) -> bool) -> Vec<Told> {
    let found: Vec<content::Diagnostic> = book.findings().filter(|d| wanted(&d.span)).cloned().collect();
    let say = |key: &str, args: &[(&'static str, String)]| speech::finding(lang, key, args);
    let own = book.written();
    tell(&found, &own.over(&book.base), &own, &say)
}

fn bytes(at: &Range) -> std::ops::Range<usize> {
    at.bytes[0]..at.bytes[1].max(at.bytes[0])
}

fn diagnostic(book: &mut OpenBook, finding: &Told) -> Diagnostic {
    let also = finding.also.iter().filter_map(|also| {
        let range = range(book.text(&also.at.file)?, bytes(&also.at));
        let location = Location::new(book.uri(&also.at.file)?, range);
        Some(DiagnosticRelatedInformation { location, message: also.message.clone() })
    });
    let also: Vec<_> = also.collect();
    let sentences =
        [&finding.message, &finding.label].into_iter().chain(&finding.notes).chain([&finding.help]);
    let sentences: Vec<&str> = sentences.map(String::as_str).filter(|said| !said.is_empty()).collect();
    Diagnostic {
        range: range(book.text(&finding.at.file).unwrap_or(""), bytes(&finding.at)),
        severity: Some(match finding.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
            Severity::Advice => DiagnosticSeverity::INFORMATION,
        }),
        code: Some(NumberOrString::String(finding.code.to_string())),
        source: Some("barksburg".to_string()),
        message: sentences.join("\n"),
        related_information: (!also.is_empty()).then_some(also),
        ..Diagnostic::default()
    }
}

fn workspace_edit(book: &OpenBook, fix: &ToldFix, makes_files: bool) -> Option<WorkspaceEdit> {
    let mut steps = Vec::new();
    for TextChange { at, text } in &fix.changes {
        let uri = uri_of(&book.outer(&at.file))?;
        let before = book.written_text(&at.file);
        if before.is_none() {
            if !makes_files {
                return None;
            }
            let make = CreateFile { uri: uri.clone(), options: None, annotation_id: None };
            steps.push(DocumentChangeOperation::Op(ResourceOp::Create(make)));
        }
        let before = before.unwrap_or("");
        let place = lsp_types::Range::new(position(before, at.bytes[0]), position(before, at.bytes[1]));
        steps.push(DocumentChangeOperation::Edit(TextDocumentEdit {
            text_document: OptionalVersionedTextDocumentIdentifier { uri, version: None },
            edits: vec![OneOf::Left(TextEdit::new(place, text.clone()))],
        }));
    }
    let document_changes = Some(DocumentChanges::Operations(steps));
    Some(WorkspaceEdit { document_changes, ..WorkspaceEdit::default() })
}
