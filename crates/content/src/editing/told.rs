//! Findings in words, with lines and columns, and with what would mend them: what tools read.

use super::fixes::fixes;
use crate::diagnostic::{Diagnostic, Say, Severity, Span, line_and_column};
use crate::sources::Sources;
use serde::Serialize;
use std::collections::BTreeMap;

/// A place, counted from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Range {
    /// Path inside the book.
    pub file: String,
    /// The first character.
    pub start: LineColumn,
    /// The character after the last.
    pub end: LineColumn,
    /// The same in bytes, from 0.
    pub bytes: [usize; 2],
}

/// A second place that belongs to a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Also {
    /// What it has to do with it.
    pub message: String,
    /// The place.
    pub at: Range,
}

/// A text to put in the place of another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TextChange {
    /// What goes; a file that is not there is made.
    pub at: Range,
    /// What comes.
    pub text: String,
}

/// What would mend a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToldFix {
    /// What it does.
    pub title: String,
    /// How.
    pub changes: Vec<TextChange>,
}

/// A finding in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// Stable code, e.g. `C0102`.
    pub code: &'static str,
    /// Error, warning or advice.
    pub severity: Severity,
    /// The finding in one sentence.
    pub message: String,
    /// What is to be said at its place.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// What to do about it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub help: String,
    /// What else is to be known, sentence by sentence.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Where.
    pub at: Range,
    /// Other places that belong to it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Also>,
    /// What its sentences were made of.
    pub args: BTreeMap<&'static str, String>,
    /// What would mend it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fixes: Vec<ToldFix>,
}

/// Words the findings. Places are looked up in all files; only the author's own are mended.
pub fn tell(found: &[Diagnostic], all: &Sources, own: &Sources, say: Say) -> Vec<Told> {
    found.iter().map(|diagnostic| tell_one(diagnostic, all, own, say)).collect()
}

fn tell_one(found: &Diagnostic, all: &Sources, own: &Sources, say: Say) -> Told {
    let key = format!("diagnostic-{}", found.code.to_lowercase());
    let also = |(span, attribute): &(Span, &'static str)| Also {
        message: say(&format!("{key}.{attribute}"), &found.args),
        at: range(span, all),
    };
    let fix = |fix: super::fixes::Fix| ToldFix {
        title: say(fix.key, &fix.args),
        changes: fix
            .edits
            .into_iter()
            .map(|edit| TextChange { at: range(&edit.span, all), text: edit.text })
            .collect(),
    };
    Told {
        code: found.code,
        severity: found.severity,
        message: say(&key, &found.args),
        label: say(&format!("{key}.label"), &found.args),
        help: say(&format!("{key}.help"), &found.args),
        notes: found.notes.iter().map(|note| say(note.key, &note.args)).collect(),
        at: range(&found.span, all),
        also: found.also.iter().map(also).collect(),
        args: found.args.iter().cloned().collect(),
        fixes: fixes(found, own).into_iter().map(fix).collect(),
    }
}

fn range(span: &Span, files: &Sources) -> Range {
    let text = files.get(&span.file).unwrap_or("");
    let place = |at: usize| {
        let (line, column) = line_and_column(text, at);
        LineColumn { line, column }
    };
    Range {
        file: span.file.clone(),
        start: place(span.start),
        end: place(span.end.max(span.start)),
        bytes: [span.start, span.end],
    }
}
