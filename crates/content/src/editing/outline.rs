//! The outline of a file: what it declares, words, tells or draws, each with its place.

use crate::names::Kind;
use crate::sources::kind_of;
use crate::tree::{Node, read};
use fluent_syntax::ast::Entry;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag};
use std::ops::Range;

/// What a part of a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A declaration or a named line in it.
    Line,
    /// A message of a locale file.
    Message,
    /// A heading of a chapter's prose.
    Heading,
    /// A room that is drawn.
    Room,
    /// A space in it.
    Space,
}

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is called.
    pub name: String,
    /// The word it begins with.
    pub word: String,
    /// What it is.
    pub part: Part,
    /// All of it, in bytes.
    pub whole: Range<usize>,
    /// Its name, or its first word.
    pub named: Range<usize>,
    /// What stands in it.
    pub inside: Vec<Item>,
}

/// The outline of a file; nothing if it cannot be read.
pub fn outline(path: &str, text: &str) -> Option<Vec<Item>> {
    match kind_of(path) {
        "kdl" => {
            let nodes = read(0, path, text, &mut Vec::new())?;
            Some(nodes.iter().map(line).collect())
        }
        "ftl" => Some(messages(text)),
        "md" => Some(headings(text)),
        "svg" => crate::tile::drawn_names(text).map(|names| drawn(text, names)),
        _ => None,
    }
}

/// Lines that are worth a place of their own in an outline although they have no name.
const SHOWN: &[&str] = &["map", "victory", "defeat", "party", "free-action", "any-time", "action"];
/// Named lines that are.
const NAMED: &[&str] =
    &["rule", "power", "story", "room", "goal", "counter", "flag", "card", "decide", "option", "when"];

fn line(node: &Node) -> Item {
    let named = node.first_word();
    let place = named.map_or(node.name_at, |(_, at)| at);
    let shown = |kid: &&Node| NAMED.contains(&&*kid.name) || SHOWN.contains(&&*kid.name);
    Item {
        name: named.map_or(node.name.as_str(), |(name, _)| name).to_string(),
        word: node.name.clone(),
        part: Part::Line,
        whole: node.whole.start as usize..node.whole.end.max(place.end) as usize,
        named: place.start as usize..place.end as usize,
        inside: node.kids().iter().filter(shown).map(line).collect(),
    }
}

fn messages(text: &str) -> Vec<Item> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let place = |id: &str| {
        // The id is a slice of the text, so its place is the distance of the two.
        let start = (id.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        start..start + id.len()
    };
    let ids = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        Entry::Term(term) => Some(term.id.name),
        _ => None,
    });
    let mut items: Vec<Item> = ids
        .map(|id| Item {
            name: id.to_string(),
            word: String::new(),
            part: Part::Message,
            whole: place(id),
            named: place(id),
            inside: Vec::new(),
        })
        .collect();
    reach_to_next(&mut items, text);
    items
}

fn headings(text: &str) -> Vec<Item> {
    let mut items = Vec::new();
    for (event, range) in Parser::new_ext(text, Options::empty()).into_offset_iter() {
        if let Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) = event {
            let written = text.get(range.clone()).unwrap_or("").trim_end();
            let name = written.trim_start_matches('#').trim();
            let start = range.start + written.find(name).unwrap_or(0);
            items.push(Item {
                name: name.to_string(),
                word: String::new(),
                part: Part::Heading,
                whole: range,
                named: start..start + name.len(),
                inside: Vec::new(),
            });
        }
    }
    reach_to_next(&mut items, text);
    items
}

/// Each part goes on until the next begins.
fn reach_to_next(items: &mut [Item], text: &str) {
    let ends: Vec<usize> = items.iter().skip(1).map(|next| next.whole.start).chain([text.len()]).collect();
    for (item, end) in items.iter_mut().zip(ends) {
        let told = text.get(item.whole.start..end).unwrap_or("").trim_end();
        item.whole.end = (item.whole.start + told.len()).max(item.named.end);
    }
}

fn drawn(text: &str, names: crate::tile::DrawnNames) -> Vec<Item> {
    let space = |(name, named): (String, Range<usize>)| Item {
        name,
        word: Kind::Space.name().to_string(),
        part: Part::Space,
        whole: named.clone(),
        named,
        inside: Vec::new(),
    };
    let Some(room) = names.room else { return names.spaces.into_iter().map(space).collect() };
    vec![Item {
        name: text.get(room.clone()).unwrap_or("").to_string(),
        word: Kind::Room.name().to_string(),
        part: Part::Room,
        whole: 0..text.len(),
        named: room,
        inside: names.spaces.into_iter().map(space).collect(),
    }]
}
