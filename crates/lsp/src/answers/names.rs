//! The way of a name through all kinds of files: declaration, uses, words, prose; and another name for it.

use crate::books::OpenBook;
use crate::convert::{ending, range, uri_of};
use crate::speech;
use content::{Draft, Kind, Name, Role, Span};
use lsp_types::{
    DocumentChangeOperation, DocumentChanges, DocumentHighlight, Location, OneOf,
    OptionalVersionedTextDocumentIdentifier, RenameFile, ResourceOp, TextDocumentEdit, TextEdit,
    WorkspaceEdit,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use words::Lang;

/// The name at a place, and the book it belongs to. A message of a locale file stands for what it is the words of.
pub(crate) fn name_at(book: &OpenBook, file: &str, at: usize) -> Option<(Arc<Draft>, Name)> {
    if book.holds_cases(file) {
        let name = book.cases.at(file, at)?.name.clone();
        let drafts = &book.reading.drafts;
        let declares = |draft: &&Arc<Draft>| declarations(draft, &name).next().is_some();
        let draft = drafts.iter().find(declares).or(drafts.first())?;
        return Some((Arc::clone(draft), name));
    }
    let draft = Arc::clone(book.reading.of(file)?);
    let index = &draft.index;
    let message = |(_, span): &&(String, Span)| span.file == file && span.start <= at && at <= span.end;
    let worded = || index.messages.iter().find(message).and_then(|(key, _)| index.named_by(key));
    let name = index.at(file, at).map(|mention| &mention.name).or_else(worded)?.clone();
    Some((draft, name))
}

/// Where a name is declared. Asked for at the declaration itself, where its words and its prose are.
pub(crate) fn definition(book: &mut OpenBook, file: &str, at: usize) -> Vec<Location> {
    let Some((draft, name)) = name_at(book, file, at) else { return Vec::new() };
    let here = |span: &Span| span.file == file && span.start <= at && at <= span.end;
    let declared = |role| draft.index.places(&name).filter(move |mention| mention.role == role);
    let mut places: Vec<Span> = declared(Role::Declared).map(|mention| mention.span.clone()).collect();
    if places.iter().any(here) {
        let words = draft.index.words_of(&name).map(|(_, span)| span.clone());
        places = words.chain(declared(Role::Told).map(|mention| mention.span.clone())).collect();
    }
    locations(book, &name, places)
}

/// Every place of a name: in declarations, in prose, in drawings and in the locale files.
pub(crate) fn references(book: &mut OpenBook, file: &str, at: usize, declaration: bool) -> Vec<Location> {
    let Some((draft, name)) = name_at(book, file, at) else { return Vec::new() };
    let mut places = all_places(book, &draft, &name);
    if !declaration {
        let declared: BTreeSet<Span> = declarations(&draft, &name).collect();
        places.retain(|span| !declared.contains(span));
    }
    locations(book, &name, places.into_iter().collect())
}

/// The places of a name in one file.
pub(crate) fn highlights(book: &mut OpenBook, file: &str, at: usize) -> Vec<DocumentHighlight> {
    let Some((draft, name)) = name_at(book, file, at) else { return Vec::new() };
    let text = book.text(file).unwrap_or("");
    let places =
        draft.index.places(&name).map(|mention| mention.span.clone()).chain(book.cases.places(&name));
    let shown = |span: Span| range(text, narrowed(text, &span, &name.name).unwrap_or(span.start..span.end));
    let here = places.filter(|span| span.file == file);
    here.map(|span| DocumentHighlight { range: shown(span), kind: None }).collect()
}

/// Why something cannot be given another name: the key of a sentence, and what it is about.
pub(crate) struct No(&'static str, String);

impl No {
    pub(crate) fn told(&self, lang: Lang) -> String {
        speech::say(lang, self.0, &self.1)
    }
}

/// The part of the text that would change.
pub(crate) fn can_rename(book: &OpenBook, file: &str, at: usize) -> Result<lsp_types::Range, No> {
    let (draft, name) = renameable(book, file, at)?;
    let text = book.text(file).unwrap_or("");
    let here = |span: &&Span| span.file == file && span.start <= at && at <= span.end;
    let places = all_places(book, &draft, &name);
    let place = places.iter().find(here).and_then(|span| narrowed(text, span, &name.name));
    place.map(|place| range(text, place)).ok_or_else(|| No("editor-rename-nothing", name.name.clone()))
}

fn renameable(book: &OpenBook, file: &str, at: usize) -> Result<(Arc<Draft>, Name), No> {
    let (draft, name) = name_at(book, file, at).ok_or(No("editor-rename-nothing", String::new()))?;
    let of_the_box = declarations(&draft, &name).any(|span| book.own.get(&span.file).is_none());
    let ledger = name.kind == Kind::Rule && name.within.is_empty();
    if of_the_box || ledger || declarations(&draft, &name).next().is_none() {
        return Err(No("editor-rename-box", name.name));
    }
    Ok((draft, name))
}

/// Gives something another name, in all files. `moves`: the editor can rename files, too.
pub(crate) fn rename(
    book: &mut OpenBook,
    (file, at): (&str, usize),
    new: &str,
    moves: bool,
) -> Result<WorkspaceEdit, No> {
    let (draft, name) = renameable(book, file, at)?;
    let id = new.starts_with(|c: char| c.is_ascii_lowercase())
        && !new.ends_with('-')
        && !new.contains("--")
        && new.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if !id {
        return Err(No("editor-rename-no-id", new.to_string()));
    }
    let other = Name { name: new.to_string(), ..name.clone() };
    if declarations(&draft, &other).next().is_some() {
        return Err(No("editor-rename-taken", new.to_string()));
    }
    let mut edits: BTreeMap<String, BTreeSet<(usize, usize, String)>> = BTreeMap::new();
    for span in all_places(book, &draft, &name) {
        let Some(text) = book.written_text(&span.file) else { continue };
        if ending(&span.file) == "ftl" {
            continue;
        }
        if let Some(place) = narrowed(text, &span, &name.name) {
            edits.entry(span.file).or_default().insert((place.start, place.end, new.to_string()));
        }
    }
    for (path, text) in book.own.iter().filter(|(path, _)| ending(path) == "ftl" && draft.sees(path)) {
        for (key, new_key) in new_keys(&draft, &name, new) {
            for start in key_places(text, &key) {
                let edit = (start, start + key.len(), new_key.clone());
                edits.entry(path.to_string()).or_default().insert(edit);
            }
        }
    }
    let mut steps = Vec::new();
    for (file, edits) in edits {
        let (Some(uri), Some(text)) = (uri_of(&book.outer(&file)), book.written_text(&file)) else {
            continue;
        };
        let edit = |(start, end, new): (usize, usize, String)| {
            OneOf::Left(TextEdit::new(range(text, start..end), new))
        };
        steps.push(DocumentChangeOperation::Edit(TextDocumentEdit {
            text_document: OptionalVersionedTextDocumentIdentifier { uri, version: None },
            edits: edits.into_iter().map(edit).collect(),
        }));
    }
    if moves {
        steps.extend(moved_pictures(book, &draft, &name, new));
    }
    let document_changes = Some(DocumentChanges::Operations(steps));
    Ok(WorkspaceEdit { document_changes, ..WorkspaceEdit::default() })
}

/// The picture of a story moment is called like it.
fn moved_pictures(book: &OpenBook, draft: &Draft, name: &Name, new: &str) -> Option<DocumentChangeOperation> {
    if name.kind != Kind::Moment {
        return None;
    }
    let chapter = declarations(draft, name).next()?.file;
    let folder = chapter.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    let picture = |moment: &str| format!("{folder}pictures/{moment}.svg");
    book.own.get(&picture(&name.name))?;
    let (old_uri, new_uri) =
        (uri_of(&book.outer(&picture(&name.name)))?, uri_of(&book.outer(&picture(new)))?);
    let step = RenameFile { old_uri, new_uri, options: None, annotation_id: None };
    Some(DocumentChangeOperation::Op(ResourceOp::Rename(step)))
}

/// The keys of the locale files that hold a name, and what they become.
fn new_keys(draft: &Draft, name: &Name, new: &str) -> BTreeMap<String, String> {
    let mut keys = BTreeMap::new();
    for key in draft.index.needs(name) {
        if let Some(head) = key.strip_suffix(&name.name) {
            keys.insert(key.to_string(), format!("{head}{new}"));
        }
    }
    // Keys of what belongs to it begin with its own.
    let heads: &[&str] = match name.kind {
        Kind::Chapter => &["goal", "picture"],
        Kind::Decision => &["prompt"],
        _ => &[],
    };
    for head in heads {
        let before = format!("{head}-{}-", name.name);
        for (key, _) in &draft.index.messages {
            if let Some(rest) = key.strip_prefix(&before) {
                keys.insert(key.clone(), format!("{head}-{new}-{rest}"));
            }
        }
    }
    if name.kind == Kind::Moment {
        let key = format!("picture-{}-{}", name.within, name.name);
        if draft.index.messages.iter().any(|(known, _)| *known == key) {
            keys.insert(key, format!("picture-{}-{new}", name.within));
        }
    }
    keys
}

/// Where a key stands in a locale file: at the beginning of a line, or after a brace where another message takes it in.
fn key_places(text: &str, key: &str) -> Vec<usize> {
    let id = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let fits = |at: &usize| {
        let (before, after) = (&text[..*at], &text[at + key.len()..]);
        let begins = before.is_empty() || before.ends_with('\n') || before.trim_end().ends_with('{');
        begins && !before.ends_with(id) && !after.starts_with(id)
    };
    text.match_indices(key).map(|(at, _)| at).filter(fits).collect()
}

/// All places of a name in every book that means the same by it and in the cases, with its words.
fn all_places(book: &OpenBook, draft: &Draft, name: &Name) -> BTreeSet<Span> {
    let declared: BTreeSet<Span> = declarations(draft, name).collect();
    let mut places = BTreeSet::new();
    for other in &book.reading.drafts {
        if declarations(other, name).any(|span| declared.contains(&span)) {
            places.extend(other.index.places(name).map(|mention| mention.span.clone()));
            places.extend(other.index.words_of(name).map(|(_, span)| span.clone()));
        }
    }
    places.extend(book.cases.places(name));
    places
}

fn declarations<'d>(draft: &'d Draft, name: &'d Name) -> impl Iterator<Item = Span> + 'd {
    let places = draft.index.places(name).filter(|mention| mention.role == Role::Declared);
    places.map(|mention| mention.span.clone())
}

fn locations(book: &mut OpenBook, name: &Name, places: Vec<Span>) -> Vec<Location> {
    let mut found = Vec::new();
    for span in places {
        let narrow = book.text(&span.file).and_then(|text| narrowed(text, &span, &name.name));
        let place = narrow.map_or(span.clone(), |place| Span { start: place.start, end: place.end, ..span });
        found.extend(book.location(&place));
    }
    found
}

/// The name inside a place that takes in more.
fn narrowed(text: &str, span: &Span, name: &str) -> Option<std::ops::Range<usize>> {
    let written = text.get(span.start..span.end)?;
    let id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let whole = |at: &usize| !written[..*at].ends_with(id) && !written[at + name.len()..].starts_with(id);
    let at = written.match_indices(name).map(|(at, _)| at).find(whole)?;
    Some(span.start + at..span.start + at + name.len())
}
