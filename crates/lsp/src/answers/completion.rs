//! What could stand at the cursor. A word that nobody knows is put there, and the readers are asked what they would have taken
//! instead: so every word and name is offered exactly where the check accepts it.

use super::hover;
use crate::books::{Books, OpenBook};
use crate::cases::Cases;
use crate::convert::{ending, range};
use crate::guide::{self, Page};
use content::{Draft, Kind, Name, WordOffer};
use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, MarkupContent, MarkupKind,
    TextEdit,
};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use words::Lang;

/// The word that nobody knows.
const PROBE: &str = "zzprobezz";

/// What could stand at a byte of a file.
pub(crate) fn complete(book: &mut OpenBook, file: &str, at: usize) -> Vec<CompletionItem> {
    let books = if book.holds_cases(file) { book.books() } else { Vec::new() };
    let book = &*book;
    let Some(text) = book.written_text(file) else { return Vec::new() };
    if ending(file) == "ftl" {
        return keys(book, file, text, at);
    }
    // Inside a comment there is nothing to offer, and a number is no word.
    let (before, after) = text.split_at(at);
    let offers = |probed: &str| {
        if book.holds_cases(file) {
            Cases::offers(&books, file, probed, at)
        } else {
            probe(book, file, probed, at)
        }
    };
    let mut found = offers(&format!("{before}{PROBE}{after}"));
    if found.is_empty() && ending(file) == "kdl" {
        // While a block is typed its brace is missing: what stands below is left out, and the braces are closed.
        found = offers(&format!("{before}{PROBE}{}", closing(before)));
    }
    let mut items: BTreeMap<(u8, String), CompletionItem> = BTreeMap::new();
    for (span, offers) in found {
        // Of several words in one place only the one at the cursor is typed.
        let begin = before.get(span.start..).and_then(|typed| typed.rfind([',', ':', '@', '"', ' ']));
        let start = begin.map_or(span.start, |begin| span.start + begin + 1).min(at);
        let rest = span.end.saturating_sub(at + PROBE.len());
        let rest =
            after.get(..rest).map_or(0, |typed| typed.find([',', ':', '@', '"', ' ']).unwrap_or(typed.len()));
        let place = range(text, start..at + rest);
        for offer in offers {
            let name = (u8::from(offer.kind.is_none()), offer.word.clone());
            items.entry(name).or_insert_with(|| item(book, file, offer, place));
        }
    }
    items.into_values().collect()
}

fn probe(book: &OpenBook, file: &str, text: &str, at: usize) -> Vec<(content::Span, Vec<WordOffer>)> {
    let mut own = book.own.clone();
    own.set(file, text);
    book.desk.offers(&book.base, &own, file, at)
}

/// The braces that are open at the end of a text.
fn closing(text: &str) -> String {
    let mut open = 0usize;
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or("");
        let code = line.split('"').step_by(2).flat_map(str::chars);
        for letter in code {
            match letter {
                '{' => open += 1,
                '}' => open = open.saturating_sub(1),
                _ => {}
            }
        }
    }
    format!("\n{}\n", "}\n".repeat(open))
}

fn item(book: &OpenBook, file: &str, offer: WordOffer, place: lsp_types::Range) -> CompletionItem {
    let property = offer.word.ends_with('=');
    let kind = match offer.kind {
        Some(Kind::Space | Kind::Counter) => CompletionItemKind::VARIABLE,
        Some(Kind::Rule | Kind::Moment) => CompletionItemKind::EVENT,
        Some(_) => CompletionItemKind::CLASS,
        None if property => CompletionItemKind::PROPERTY,
        None => CompletionItemKind::KEYWORD,
    };
    // What a name stands for is looked up when somebody looks at it.
    let data = offer.kind.map(|kind| {
        let name = offer.word.trim_end_matches('=');
        json!({ "path": book.outer(file), "kind": kind.name(), "name": name })
    });
    let page = if book.holds_cases(file) { Page::Cases } else { Page::Vocabulary };
    let told = if offer.kind.is_none() { guide::about(page, &offer.word) } else { None };
    CompletionItem {
        kind: Some(kind),
        detail: offer.kind.map(|kind| kind.name().to_string()),
        documentation: told.map(markdown),
        // Names come before words.
        sort_text: Some(format!("{}{}", u8::from(offer.kind.is_none()), offer.word)),
        filter_text: Some(offer.word.clone()),
        text_edit: Some(CompletionTextEdit::Edit(TextEdit::new(place, offer.word.clone()))),
        data,
        label: offer.word,
        ..CompletionItem::default()
    }
}

/// An offer with what its name stands for.
pub(crate) fn resolve(books: &mut Books, mut item: CompletionItem, lang: Lang) -> CompletionItem {
    let told = item.data.as_ref().and_then(|data| {
        let path = PathBuf::from(data["path"].as_str()?);
        let (book, file) = books.find(&path)?;
        let book = &mut books.list[book];
        book.refresh();
        let (kind, name) = (data["kind"].as_str()?, data["name"].as_str()?);
        let known = |found: &&Name| found.kind.name() == kind && found.name == name;
        let all =
            |draft: &Draft| draft.index.mentions.iter().map(|mention| &mention.name).find(known).cloned();
        // A file of cases belongs to all books of its folder.
        let mut drafts =
            book.reading.drafts.iter().filter(|draft| book.holds_cases(&file) || draft.sees(&file));
        let (draft, name) = drafts.find_map(|draft| Some((Arc::clone(draft), all(draft)?)))?;
        Some(hover::about(book, &draft, &name, lang))
    });
    item.documentation = item.documentation.or(told.map(markdown));
    item
}

/// Keys that the book needs and this language lacks.
fn keys(book: &OpenBook, file: &str, text: &str, at: usize) -> Vec<CompletionItem> {
    let Some(draft) = book.reading.of(file) else { return Vec::new() };
    let begin = text[..at].rfind('\n').map_or(0, |at| at + 1);
    let id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !text[begin..at].chars().all(id) {
        return Vec::new();
    }
    let end = at + text[at..].find(|c| !id(c)).unwrap_or(text.len() - at);
    let language = |path: &str| {
        path.split(['/', '.']).find(|part| Lang::ALL.iter().any(|l| l.as_str() == *part)).map(str::to_string)
    };
    let here = language(file);
    let said = |key: &str| {
        let mut messages = draft.index.messages.iter();
        messages.any(|(known, span)| known == key && language(&span.file) == here)
    };
    let own = |span: &content::Span| book.own.get(&span.file).is_some();
    let needed = draft.index.needed.iter().filter(|(key, span)| own(span) && !said(key));
    let place = range(text, begin..end);
    let item = |(key, _): &(String, content::Span)| CompletionItem {
        label: key.clone(),
        kind: Some(CompletionItemKind::CONSTANT),
        text_edit: Some(CompletionTextEdit::Edit(TextEdit::new(place, format!("{key} = ")))),
        documentation: draft
            .index
            .named_by(key)
            .map(|name| markdown(format!("{} `{}`", name.kind.name(), name.name))),
        ..CompletionItem::default()
    };
    needed.map(item).collect()
}

fn markdown(value: String) -> Documentation {
    Documentation::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value })
}
