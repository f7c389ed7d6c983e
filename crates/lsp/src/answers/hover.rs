//! What somebody who points at a word wants to know: what a name stands for in three languages, or what the guide says.

use super::names::name_at;
use crate::books::OpenBook;
use crate::guide::{self, Page};
use crate::speech;
use content::{Draft, Kind, Name, Role};
use engine::rule::{LEDGER, RuleId};
use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind};
use std::sync::Arc;
use view::{Catalogue, Entry};
use words::{Args, Lang};

/// Most of a passage that is shown.
const LONGEST: usize = 600;

/// What stands at a byte of a file.
pub(crate) fn hover(book: &mut OpenBook, file: &str, at: usize, lang: Lang) -> Option<Hover> {
    let told = match name_at(book, file, at) {
        Some((draft, name)) => Some(about(book, &draft, &name, lang)),
        None => {
            let page = if book.holds_cases(file) { Page::Cases } else { Page::Vocabulary };
            guide::about(page, &word_at(book.text(file)?, at)?)
        }
    };
    let value = told?;
    let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
    Some(Hover { contents, range: None })
}

/// The word of a KDL file at a byte, with its `=` if it is a property.
fn word_at(text: &str, at: usize) -> Option<String> {
    let id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let start = text[..at].trim_end_matches(id).len();
    let end = text[at..].find(|c| !id(c)).map_or(text.len(), |after| at + after);
    let word = text.get(start..end).filter(|word| !word.is_empty())?;
    let property = text[end..].starts_with('=');
    Some(if property { format!("{word}=") } else { word.to_string() })
}

/// What a name stands for.
pub(crate) fn about(book: &mut OpenBook, draft: &Arc<Draft>, name: &Name, lang: Lang) -> String {
    let uses = draft.index.places(name).count();
    let keys: Vec<String> = draft.index.needs(name).into_iter().map(str::to_string).collect();
    let picture = if name.kind == Kind::Room { picture(book, draft, name) } else { None };
    let mut out = vec![format!("**{}** · {}", name.name, speech::say(lang, "editor-kind", name.kind.name()))];
    out.extend(picture);
    if let Some(catalogue) = book.catalogue(draft) {
        for language in Lang::ALL {
            let told = in_language(catalogue, name, &keys, language);
            if !told.is_empty() {
                out.push(format!("**{language}** {}", told.join("  \n")));
            }
        }
        out.extend(spaces(catalogue, name, lang));
    }
    if matches!(name.kind, Kind::Counter | Kind::Tag | Kind::Kin | Kind::Space) {
        out.push(speech::count(lang, "editor-places", uses));
    }
    out.join("\n\n")
}

/// What a name stands for in one language, line by line.
fn in_language(catalogue: &Catalogue, name: &Name, keys: &[String], lang: Lang) -> Vec<String> {
    let locale = catalogue.locale(lang);
    let words = catalogue.words();
    // What another language would lend is shown there.
    let say = |key: &str| words.has(lang, key).then(|| words.say(lang, key, &Args::new()));
    let book = catalogue.book();
    let entries = |kind: &str, ids: &[&str]| -> Vec<String> {
        let wanted = |entry: &Entry| entry.kind == kind && ids.contains(&entry.id.as_str());
        locale.components().into_iter().filter(wanted).flat_map(lines).collect()
    };
    match name.kind {
        Kind::Search => entries("search", &[&name.name]),
        Kind::Ability => entries("abilities", &[&name.name]),
        Kind::Mouse => entries("mice", &[&name.name]),
        Kind::Encounter => entries("encounters", &[&name.name]),
        Kind::Init => entries("minions", &[&name.name]),
        Kind::Minion => {
            let minion = book.minions.iter().find(|minion| minion.name == name.name);
            let cards = minion.map_or(&[][..], |minion| &minion.cards).iter();
            let cards: Vec<&str> = cards.map(|card| book.init_cards[card.ix()].name.as_str()).collect();
            entries("minions", &cards)
        }
        Kind::Rule if name.within.is_empty() => {
            let key = format!("rule-{}", name.name.to_lowercase());
            [say(&format!("{key}.title")).map(|title| format!("_{title}_")), say(&key)]
                .into_iter()
                .flatten()
                .collect()
        }
        Kind::Rule => {
            let full = format!("{}/{}", name.within, name.name);
            let number = book.rule_names.iter().position(|known| *known == full);
            let text = number.map(|number| locale.rule_text(RuleId((LEDGER.len() + number) as u16)));
            text.into_iter().filter(|text| !text.is_empty()).collect()
        }
        Kind::Moment => {
            let passage = locale.passage(&name.within, &name.name).filter(|(_, foreign)| foreign.is_none());
            passage.map(|(passage, _)| shortened(&passage.text)).into_iter().collect()
        }
        _ => {
            let said =
                |key: &String| [say(key), say(&format!("{key}.effect")), say(&format!("{key}.flavour"))];
            keys.iter().flat_map(said).flatten().collect()
        }
    }
}

fn lines(entry: Entry) -> Vec<String> {
    let copies = if entry.copies > 1 { format!(" ×{}", entry.copies) } else { String::new() };
    let flavour = (!entry.flavour.is_empty()).then(|| format!("_{}_", entry.flavour));
    let head = format!("**{}**{copies}", entry.name);
    let text = entry.lines.into_iter().map(|line| line.replace('\n', "  \n"));
    std::iter::once(head).chain(text).chain(flavour).collect()
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} …", text[..end].trim_end()),
        None => text.to_string(),
    }
}

/// The spaces of a room.
fn spaces(catalogue: &Catalogue, name: &Name, lang: Lang) -> Option<String> {
    let side =
        catalogue.book().sides.iter().find(|side| name.kind == Kind::Room && side.name == name.name)?;
    let names: Vec<&str> = side.spaces.iter().map(|space| space.name.as_str()).collect();
    Some(format!("{}: {}", speech::count(lang, "editor-spaces", names.len()), names.join(" ")))
}

/// The picture of a room.
fn picture(book: &mut OpenBook, draft: &Draft, room: &Name) -> Option<String> {
    let drawn = draft.index.places(room).find(|mention| mention.role == Role::Declared)?;
    let uri = book.uri(&drawn.span.file)?;
    Some(format!("![{}]({})", room.name, uri.as_str()))
}
