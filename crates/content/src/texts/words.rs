//! The locale files: that they can be read, and that every name has its words in every language.

use super::prose::LANGUAGES;
use crate::diagnostic::nearest;
use crate::link::Link;
use crate::tree::{At, MAX_DEPTH};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};

/// One locale file as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordFile {
    /// Language tag.
    pub language: String,
    /// Path inside the book.
    pub path: String,
    /// Fluent source.
    pub text: String,
}

/// The language of a locale file: the folder it lies in, or its own name.
pub(crate) fn language(path: &str) -> Option<&'static str> {
    let stem = path.strip_suffix(".ftl")?;
    LANGUAGES.into_iter().find(|l| stem.split('/').any(|part| part == *l))
}

/// The language of a locale file, or of a chapter's prose by its name.
pub(crate) fn language_of(path: &str) -> Option<&'static str> {
    let prose = |stem: &str| LANGUAGES.into_iter().find(|l| stem.rsplit('/').next() == Some(*l));
    path.strip_suffix(".md").map_or_else(|| language(path), prose)
}

impl Link {
    /// Reads one locale file and gives the names of its messages.
    pub(crate) fn locale(&mut self, language: &str, file: u16, text: &str) -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        if let Some(start) = too_deep(text) {
            let at = At { file, start: start as u32, end: start as u32 + 1 };
            self.error("C0003", at, &[("limit", &MAX_DEPTH.to_string())]);
            return ids;
        }
        let (resource, errors) = match fluent_syntax::parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            let (start, end) = (error.pos.start.min(text.len()), error.pos.end.min(text.len()));
            let at = At { file, start: start as u32, end: end.max(start) as u32 };
            self.error("C0507", at, &[("message", &error.kind.to_string())]);
        }
        for entry in &resource.body {
            let (id, patterns): (_, Vec<&Pattern<&str>>) = match entry {
                Entry::Message(m) => {
                    ids.insert(m.id.name.to_string());
                    (m.id.name, m.value.iter().chain(m.attributes.iter().map(|a| &a.value)).collect())
                }
                Entry::Term(t) => {
                    (t.id.name, [&t.value].into_iter().chain(t.attributes.iter().map(|a| &a.value)).collect())
                }
                _ => continue,
            };
            // The id is a slice of the text, so its place is the distance of the two.
            let start = (id.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
            let at = At { file, start: start as u32, end: (start + id.len()) as u32 };
            if let Some(notes) = &mut self.findings.notes {
                notes.messages.push((id.to_string(), at));
            }
            if language == "pl" && patterns.into_iter().any(lacks_plurals) {
                self.warn("C0508", at, &[("name", id)]);
            }
        }
        ids
    }

    /// Names without words in any language.
    pub(crate) fn missing_words(&mut self, known: &BTreeMap<&'static str, BTreeSet<String>>) {
        let needed: BTreeSet<String> = self.words.iter().map(|(key, _)| key.clone()).collect();
        for (key, at) in std::mem::take(&mut self.words) {
            if known.values().any(|ids| ids.contains(&key)) {
                continue;
            }
            // A slip is a word that nothing asks for; those of the box and of this book are meant for something.
            let spare =
                known.values().flatten().filter(|id| !needed.contains(*id) && !self.boxed.contains(*id));
            let near = nearest(&key, spare.map(String::as_str));
            self.warn("C0501", at, &[("name", &*key), ("suggestion", &*near)]);
        }
    }
}

/// Whether a choice by number lacks a form Polish needs.
fn lacks_plurals(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::Placeable { expression } => expression_lacks(expression),
        PatternElement::TextElement { .. } => false,
    })
}

fn expression_lacks(expression: &Expression<&str>) -> bool {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => expression_lacks(expression),
        Expression::Inline(_) => false,
        Expression::Select { variants, .. } => {
            let keys: Vec<&str> = variants
                .iter()
                .filter_map(|v| match v.key {
                    VariantKey::Identifier { name } => Some(name),
                    VariantKey::NumberLiteral { .. } => None,
                })
                .collect();
            let by_number = ["one", "few", "many"].into_iter().filter(|f| keys.contains(f)).count();
            matches!(by_number, 1 | 2) || variants.iter().any(|v| lacks_plurals(&v.value))
        }
    }
}

/// Where placeables nest so deep that reading them could overflow the stack.
fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH {
            return Some(at);
        }
    }
    None
}
