//! A book in several languages: what it says in each, what one of them lacks, and how translators get that and give it back, as
//! Fluent or as a `.po` file.

use crate::sources::{Sources, kind_of};
use crate::texts::{LANGUAGES, language_of, sections};
use fluent_syntax::ast::{Attribute, Entry, Identifier, Message, Pattern, Resource};
use fluent_syntax::{parser, serializer};
use polib::catalog::Catalog;
use polib::message::Message as PoMessage;
use polib::metadata::CatalogMetadata;
use polib::po_file;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::BufWriter;

/// Before the heading in the key of a passage; no message is called so.
const HEADING: &str = "# ";

/// What a language says for a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The file it stands in.
    pub file: String,
    /// Fluent of a message or attribute, Markdown of a passage.
    pub text: String,
}

/// A text of a book: a message, an attribute of one, or a passage that is read aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookText {
    /// `chapter-mill`, `chapter-mill.flavour`, or `01-night # opening`.
    pub key: String,
    /// By language.
    pub said: BTreeMap<&'static str, Wording>,
}

impl BookText {
    /// What a translator into this language starts from: the first other language that has it.
    pub fn original(&self, into: &str) -> Option<(&'static str, &Wording)> {
        let others = LANGUAGES.into_iter().filter(|language| *language != into);
        others.into_iter().find_map(|language| Some((language, self.said.get(language)?)))
    }
}

/// Every text of these files, in the order of the files. Grammar is no text: each language has it in its own measure.
pub fn texts(files: &Sources) -> Vec<BookText> {
    let mut all: Vec<BookText> = Vec::new();
    let mut index: BTreeMap<String, usize> = BTreeMap::new();
    let mut add = |key: String, language: &'static str, file: &str, text: String| {
        if text.is_empty() {
            return;
        }
        let at = *index.entry(key.clone()).or_insert_with(|| {
            all.push(BookText { key, said: BTreeMap::new() });
            all.len() - 1
        });
        let file = file.to_string();
        all[at].said.entry(language).or_insert(Wording { file, text });
    };
    for (path, text) in files.iter() {
        let Some(language) = language_of(path) else { continue };
        if kind_of(path) == "ftl" {
            for message in messages(text) {
                let id = message.id.name;
                for (attribute, pattern) in patterns(&message) {
                    let key = attribute.map_or_else(|| id.to_string(), |name| format!("{id}.{name}"));
                    add(key, language, path, source(pattern));
                }
            }
        } else if let Some(folder) = prose_folder(path, language) {
            for (heading, text) in sections(text) {
                let key = format!("{folder} {HEADING}{heading}").trim_start().to_string();
                add(key, language, path, text.to_string());
            }
        }
    }
    all
}

/// What a language lacks, as Fluent that changes nothing until somebody takes the `#` away: each key with the original, below
/// the file it goes to.
pub fn to_fluent(texts: &[BookText], into: &'static str) -> String {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for text in texts.iter().filter(|text| !text.said.contains_key(into)) {
        let Some((from, wording)) = text.original(into) else { continue };
        let out = files.entry(target(&wording.file, from, into)).or_default();
        let told = match text.key.split_once(HEADING) {
            Some((_, heading)) => format!("# {heading}\n\n{}\n", wording.text),
            None => match text.key.split_once('.') {
                Some((message, attribute)) => {
                    let alone = !out.contains(&format!("# {message} ="));
                    let before = if alone { format!("{message} =\n") } else { String::new() };
                    format!("{before}    .{attribute} ={}", laid_out(&wording.text, 8))
                }
                None => format!("{} ={}", text.key, laid_out(&wording.text, 4)),
            },
        };
        for line in told.trim_end().lines() {
            writeln!(out, "{}", format!("# {line}").trim_end()).expect("writing to a string");
        }
    }
    let parts: Vec<String> = files.into_iter().map(|(file, lines)| format!("## {file}\n\n{lines}")).collect();
    parts.join("\n")
}

/// Every text with its translation, as a `.po` file: the key is the context, the original the id.
pub fn to_po(texts: &[BookText], into: &'static str, book: &str) -> String {
    let mut catalog = Catalog::new(CatalogMetadata {
        project_id_version: book.to_string(),
        mime_version: "1.0".to_string(),
        content_type: "text/plain; charset=UTF-8".to_string(),
        content_transfer_encoding: "8bit".to_string(),
        language: into.to_string(),
        ..CatalogMetadata::default()
    });
    for text in texts {
        let Some((from, original)) = text.original(into) else { continue };
        let translated = text.said.get(into).map(|wording| wording.text.clone()).unwrap_or_default();
        let message = PoMessage::build_singular()
            .with_source(target(&original.file, from, into))
            .with_msgctxt(text.key.clone())
            .with_msgid(original.text.clone())
            .with_msgstr(translated)
            .done();
        catalog.append_or_update(message);
    }
    let mut out = BufWriter::new(Vec::new());
    po_file::write(&catalog, &mut out).expect("writing to memory");
    String::from_utf8(out.into_inner().expect("writing to memory")).expect("texts are UTF-8")
}

/// What is wrong with a translation that came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadTranslation {
    /// It is no `.po` file.
    NotPo(String),
    /// The book has no such text.
    UnknownKey(String),
    /// A message that is no Fluent.
    NotFluent(String),
}

/// The files of a language with the translations of a `.po` file in them, by path. What is fuzzy or empty is left as it was.
pub fn from_po(
    files: &Sources,
    into: &'static str,
    po: &str,
) -> Result<BTreeMap<String, String>, BadTranslation> {
    let catalog =
        po_file::parse_from_reader(po.as_bytes()).map_err(|e| BadTranslation::NotPo(e.to_string()))?;
    let texts = texts(files);
    let mut translations: BTreeMap<String, Vec<(&BookText, String)>> = BTreeMap::new();
    for message in catalog.messages().filter(|m| !m.is_fuzzy()) {
        let (key, text) =
            (message.msgctxt().unwrap_or_default(), message.msgstr().unwrap_or_default().trim());
        if text.is_empty() {
            continue;
        }
        let known = texts.iter().find(|text| text.key == key);
        let known = known.ok_or_else(|| BadTranslation::UnknownKey(key.to_string()))?;
        let own = known.said.get(into);
        if own.is_some_and(|own| own.text == text) {
            continue;
        }
        let file = match (own, known.original(into)) {
            (Some(own), _) => own.file.clone(),
            (None, Some((from, wording))) => target(&wording.file, from, into),
            (None, None) => continue,
        };
        translations.entry(file).or_default().push((known, text.to_string()));
    }
    let mut changed = BTreeMap::new();
    for (file, list) in translations {
        let before = files.get(&file).unwrap_or_default();
        let after = if kind_of(&file) == "ftl" {
            with_messages(before, &list)?
        } else {
            let original = list.iter().find_map(|(text, _)| text.original(into));
            let original = original.and_then(|(_, wording)| files.get(&wording.file)).unwrap_or(before);
            with_passages(before, &list, &sections(original))
        };
        changed.insert(file, after);
    }
    Ok(changed)
}

/// A locale file with these messages and attributes set.
fn with_messages(file: &str, list: &[(&BookText, String)]) -> Result<String, BadTranslation> {
    let mut resource: Resource<String> = parsed(file.to_string());
    for (text, translated) in list {
        let (id, attribute) = match text.key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (text.key.as_str(), None),
        };
        let pattern = pattern(translated).ok_or_else(|| BadTranslation::NotFluent(text.key.clone()))?;
        let found = resource.body.iter_mut().find_map(|entry| match entry {
            Entry::Message(message) if message.id.name == id => Some(message),
            _ => None,
        });
        let message = if let Some(message) = found {
            message
        } else {
            let id = Identifier { name: id.to_string() };
            resource.body.push(Entry::Message(Message {
                id,
                value: None,
                attributes: Vec::new(),
                comment: None,
            }));
            match resource.body.last_mut() {
                Some(Entry::Message(message)) => message,
                _ => unreachable!("it was just added"),
            }
        };
        let Some(attribute) = attribute else {
            message.value = Some(pattern);
            continue;
        };
        match message.attributes.iter_mut().find(|a| a.id.name == attribute) {
            Some(there) => there.value = pattern,
            None => message
                .attributes
                .push(Attribute { id: Identifier { name: attribute.to_string() }, value: pattern }),
        }
    }
    Ok(serializer::serialize(&resource))
}

/// A chapter's prose with these passages set, in the order of the original.
fn with_passages(file: &str, list: &[(&BookText, String)], original: &[(&str, &str)]) -> String {
    let mut passages: Vec<(String, String)> =
        sections(file).into_iter().map(|(heading, text)| (heading.to_string(), text.to_string())).collect();
    for (text, translated) in list {
        let Some((_, heading)) = text.key.split_once(HEADING) else { continue };
        match passages.iter_mut().find(|(there, _)| there == heading) {
            Some((_, there)) => there.clone_from(translated),
            None => passages.push((heading.to_string(), translated.clone())),
        }
    }
    let place =
        |heading: &str| original.iter().position(|(there, _)| *there == heading).unwrap_or(usize::MAX);
    passages.sort_by_key(|(heading, _)| place(heading));
    let told: Vec<String> =
        passages.iter().map(|(heading, text)| format!("# {heading}\n\n{}\n", text.trim())).collect();
    told.join("\n")
}

/// The folder of a chapter, if this is its prose in a language.
fn prose_folder<'p>(path: &'p str, language: &str) -> Option<&'p str> {
    let name = format!("{language}.md");
    path.strip_suffix(&name)
        .filter(|folder| folder.is_empty() || folder.ends_with('/'))
        .map(|f| f.trim_end_matches('/'))
}

/// The same file in another language.
fn target(file: &str, from: &str, into: &str) -> String {
    let part = |part: &str| match part.split_once('.') {
        Some((stem, ending)) if stem == from => format!("{into}.{ending}"),
        _ if part == from => into.to_string(),
        _ => part.to_string(),
    };
    file.split('/').map(part).collect::<Vec<_>>().join("/")
}

fn parsed<'s, S: parser::Slice<'s>>(text: S) -> Resource<S> {
    parser::parse(text).unwrap_or_else(|(resource, _)| resource)
}

fn messages(text: &str) -> Vec<Message<&str>> {
    let entries = parsed(text).body.into_iter();
    entries
        .filter_map(|entry| if let Entry::Message(message) = entry { Some(message) } else { None })
        .collect()
}

/// The value and the attributes of a message that are texts.
fn patterns<'m, 't>(
    message: &'m Message<&'t str>,
) -> impl Iterator<Item = (Option<&'t str>, &'m Pattern<&'t str>)> {
    let attributes = message.attributes.iter().filter(|a| !words::is_grammar(a.id.name));
    message.value.iter().map(|value| (None, value)).chain(attributes.map(|a| (Some(a.id.name), &a.value)))
}

/// A pattern as it is written, without the indentation of its file.
fn source(pattern: &Pattern<&str>) -> String {
    let id = Identifier { name: "x" };
    let message = Message { id, value: Some(pattern.clone()), attributes: Vec::new(), comment: None };
    let written = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
    let text = written.strip_prefix("x =").unwrap_or(&written);
    let lines: Vec<&str> =
        text.trim_end().lines().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
    lines.join("\n").trim().to_string()
}

/// The pattern that somebody has written.
fn pattern(text: &str) -> Option<Pattern<String>> {
    let resource = parser::parse(format!("x ={}\n", laid_out(text, 4))).ok()?;
    match <[Entry<String>; 1]>::try_from(resource.body).ok()? {
        [Entry::Message(message)] if message.attributes.is_empty() => message.value,
        _ => None,
    }
}

/// A pattern behind its `=`: on the same line, or below it if it has several.
fn laid_out(text: &str, indent: usize) -> String {
    if !text.contains('\n') {
        return format!(" {text}");
    }
    text.lines().map(|line| format!("\n{}{line}", " ".repeat(indent))).collect()
}

/// A file some of whose texts a language lacks.
pub(crate) struct Gap {
    /// The file with the originals.
    pub(crate) file: String,
    /// How many texts it has.
    pub(crate) of: usize,
    /// Those that are missing.
    pub(crate) keys: Vec<String>,
}

/// What a language lacks, file by file.
pub(crate) fn gaps(texts: &[BookText], into: &'static str) -> Vec<Gap> {
    let mut files: BTreeMap<&str, Gap> = BTreeMap::new();
    for text in texts {
        let Some((_, original)) = text.original(into) else { continue };
        let new = || Gap { file: original.file.clone(), of: 0, keys: Vec::new() };
        let gap = files.entry(&original.file).or_insert_with(new);
        gap.of += 1;
        if !text.said.contains_key(into) {
            gap.keys.push(text.key.clone());
        }
    }
    files.into_values().filter(|gap| !gap.keys.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Sources {
        Sources::from_pairs([
            ("book.kdl", "book mill {}\n"),
            (
                "locales/en/mill.ftl",
                "# The book.\nstory-mill = The Mill\n    .flavour = It rattles.\nsacks = { $n ->\n    [one] one sack\n   *[other] { $n } sacks\n }\n",
            ),
            ("locales/de/mill.ftl", "story-mill = Die Mühle\n    .gen = der Mühle\n"),
            ("01-night/en.md", "# opening\n\nRain.\n\nStill rain.\n\n# victory\n\nSun.\n"),
            ("01-night/de.md", "# victory\n\nSonne.\n"),
        ])
    }

    fn keys(texts: &[BookText]) -> Vec<&str> {
        texts.iter().map(|text| text.key.as_str()).collect()
    }

    #[test]
    fn every_message_attribute_and_passage_is_a_text_and_grammar_is_none() {
        let texts = texts(&book());
        let mut found = keys(&texts);
        found.sort_unstable();
        assert_eq!(
            found,
            ["01-night # opening", "01-night # victory", "sacks", "story-mill", "story-mill.flavour"]
        );
        let german = texts.iter().filter(|text| text.said.contains_key("de")).count();
        assert_eq!(german, 2);
    }

    #[test]
    fn what_is_missing_stands_there_with_its_original_and_changes_nothing() {
        let told = to_fluent(&texts(&book()), "de");
        assert_eq!(
            told,
            "## 01-night/de.md\n\n# # opening\n#\n# Rain.\n#\n# Still rain.\n\n\
             ## locales/de/mill.ftl\n\n# story-mill =\n#     .flavour = It rattles.\n\
             # sacks =\n#     { $n ->\n#         [one] one sack\n#        *[other] { $n } sacks\n#     }\n"
        );
        assert!(
            parser::parse(told.as_str())
                .is_ok_and(|r| !r.body.iter().any(|e| matches!(e, Entry::Message(_))))
        );
        assert_eq!(to_fluent(&texts(&book()), "en"), "");
    }

    #[test]
    fn a_po_file_goes_to_the_translator_and_comes_back() {
        let files = book();
        let po = to_po(&texts(&files), "de", "mill");
        assert!(po.contains("msgctxt \"story-mill.flavour\"\nmsgid \"It rattles.\"\nmsgstr \"\"\n"), "{po}");
        assert!(po.contains("msgctxt \"story-mill\"\nmsgid \"The Mill\"\nmsgstr \"Die Mühle\"\n"), "{po}");
        let untouched = from_po(&files, "de", &po).unwrap();
        assert!(untouched.is_empty(), "{untouched:?}");
        let done = po
            .replace("msgid \"It rattles.\"\nmsgstr \"\"", "msgid \"It rattles.\"\nmsgstr \"Sie klappert.\"")
            .replace(
                "\"Rain.\\n\"\n\"\\n\"\n\"Still rain.\"\nmsgstr \"\"",
                "\"Rain.\\n\"\n\"\\n\"\n\"Still rain.\"\nmsgstr \"Regen.\"",
            );
        let changed = from_po(&files, "de", &done).unwrap();
        assert_eq!(
            changed["locales/de/mill.ftl"],
            "story-mill = Die Mühle\n    .gen = der Mühle\n    .flavour = Sie klappert.\n"
        );
        assert_eq!(changed["01-night/de.md"], "# opening\n\nRegen.\n\n# victory\n\nSonne.\n");
        let plural = po
            .replace("msgstr \"Die Mühle\"", "msgstr \"{ $n ->\\n    [one] Mühle\\n   *[other] Mühlen\\n}\"");
        let changed = from_po(&files, "de", &plural).unwrap();
        assert!(changed["locales/de/mill.ftl"].contains("*[other] Mühlen"), "{changed:?}");
    }

    #[test]
    fn a_translation_that_fits_nowhere_is_refused() {
        let files = book();
        let po = to_po(&texts(&files), "de", "mill");
        let bad = |po: &str| from_po(&files, "de", po).unwrap_err();
        assert_eq!(
            bad(&po.replace("msgctxt \"story-mill\"", "msgctxt \"story-mull\"")),
            BadTranslation::UnknownKey("story-mull".to_string())
        );
        assert_eq!(
            bad(&po.replace("msgstr \"Die Mühle\"", "msgstr \"Die { Mühle\"")),
            BadTranslation::NotFluent("story-mill".to_string())
        );
        assert!(matches!(bad("msgid what"), BadTranslation::NotPo(_)));
    }

    #[test]
    fn gaps_are_told_by_file() {
        let texts = texts(&book());
        let german: Vec<(String, usize, usize)> =
            gaps(&texts, "de").into_iter().map(|gap| (gap.file, gap.keys.len(), gap.of)).collect();
        assert_eq!(german, [("01-night/en.md".to_string(), 1, 2), ("locales/en/mill.ftl".to_string(), 2, 3)]);
        assert!(gaps(&texts, "en").is_empty());
    }
}
