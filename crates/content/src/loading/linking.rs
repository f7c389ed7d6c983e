//! One book and the box it leans on, linked into tables of their own.

use super::editions::Editions;
use super::files::Files;
use super::islands::{Island, Near};
use crate::bands::AboutBook;
use crate::declarations::{ABOUT, Marks, card_nodes};
use crate::diagnostic::Diagnostic;
use crate::edition::BookFiles;
use crate::link::{Kind, Link, Names, Role};
use crate::names::{Index, Notes};
use crate::sources::{Sources, kind_of};
use crate::texts::{CatalogueRule, LANGUAGES, Passage, StoryPicture, WordFile, words};
use crate::tile::DrawnSide;
use crate::tree::{At, Node, Value};
use engine::book::{Book, Chapter};
use engine::id::{SearchId, SideId};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// A story book with all that it is played and told with: an island, on which no other book is seen.
#[derive(Clone, Debug, Default)]
pub struct StoryBook {
    /// Its name; empty for files without a book.
    pub story: String,
    /// Box and book, linked.
    pub book: Arc<Book>,
    /// Locale files as written; of two definitions of a key the first stands.
    pub words: Vec<WordFile>,
    /// Prose by chapter, language and moment.
    pub prose: Vec<Passage>,
    /// Pictures of the story.
    pub pictures: Vec<StoryPicture>,
    /// The drawings of the sides, in the order of the book's sides (sides given undrawn come before them).
    pub drawings: Vec<DrawnSide>,
    /// The catalogue of the rules.
    pub rules: Vec<CatalogueRule>,
    /// What the book asks of its chapters' balance.
    pub balance: Vec<crate::Bands>,
    /// What it says about itself.
    pub about: AboutBook,
    /// The files it was made of.
    pub files: BookFiles,
}

/// Top-level nodes by what they declare.
#[derive(Default)]
struct Declared<'f> {
    mice: Vec<&'f Node>,
    abilities: Vec<&'f Node>,
    search: Vec<&'f Node>,
    minions: Vec<&'f Node>,
    encounters: Vec<&'f Node>,
    markers: Vec<&'f Node>,
    chapters: Vec<&'f Node>,
    books: Vec<&'f Node>,
    rules: Vec<&'f Node>,
    boxes: Vec<&'f Node>,
}

const TOP: &[&str] = &[
    "weapon",
    "armor",
    "accessory",
    "item",
    "scroll",
    "trick",
    "event",
    "party-item",
    "ability",
    "mouse",
    "minion",
    "ally",
    "marker",
    "encounter",
    "chapter",
    "book",
    "section",
    "box",
];

/// Links what an island sees.
pub(super) fn link(files: &Files, island: &Island, lone: bool) -> Linked {
    let mut cx = Link::default();
    cx.findings.files = files.list.iter().map(|file| file.path.clone()).collect();
    cx.findings.notes = files.edited.then(Box::default);
    let seen = island.outward_in(files);
    let sources =
        Sources::from_pairs(seen.iter().map(|(_, file, _)| (file.path.clone(), Arc::clone(&file.text))));
    let declared = declare(&mut cx, files, island);
    let drawings = link_sides(&mut cx, files, island, lone);
    let rules = link_cards(&mut cx, &declared);
    let Chapters { chapters, prose, pictures } = link_chapters(&mut cx, &declared, files, &sources, lone);
    cx.book.chapters = chapters;
    cx.check_counts();
    for node in &declared.boxes {
        cx.check_box(node);
    }
    let needed = cx.words.clone();
    let words = link_words(&mut cx, files, island, lone);
    let story = declared.books.last().and_then(|node| node.first_word()).map_or("", |(name, _)| name);
    let path = |at: At| files.list[at.file as usize].path.clone();
    let own =
        seen.iter().filter(|(.., near)| *near != Near::Box).map(|(_, file, _)| file.path.clone()).collect();
    let chapters =
        declared.chapters.iter().filter_map(|c| Some((c.first_word()?.0.to_string(), path(c.name_at))));
    let drawn = drawings.iter().filter_map(|drawn| {
        let at = cx.find(Kind::Room, &drawn.side.name)?;
        Some((drawn.side.name.clone(), path(cx.declared(Kind::Room, at as usize))))
    });
    let files = BookFiles { all: sources, own, chapters: chapters.collect(), drawings: drawn.collect() };
    let book = StoryBook {
        story: story.to_string(),
        words,
        prose,
        pictures,
        drawings,
        rules,
        balance: std::mem::take(&mut cx.balance),
        about: std::mem::take(&mut cx.about),
        files,
        book: Arc::new(cx.book),
    };
    let index = cx.findings.notes.map(|notes| Notes { needed, ..*notes }.index(&cx.findings.files));
    Linked { book, found: cx.findings.out, index: index.unwrap_or_default() }
}

/// A linked book, with what is wrong with it and, for whoever edits it, which name stands where.
pub(super) struct Linked {
    pub(super) book: StoryBook,
    pub(super) found: Vec<Diagnostic>,
    pub(super) index: Index,
}

/// Sorts what is declared. What stands nearest wins; twice at the same distance is a mistake.
fn declare<'f>(cx: &mut Link, files: &'f Files, island: &Island) -> Declared<'f> {
    let seen = island.outward_in(files);
    let mut nearest: HashMap<(Kind, &str), Near> = HashMap::new();
    for (_, file, near) in &seen {
        for node in file.nodes() {
            if let (Some(kind), Some((name, _))) = (kind_declared(node), node.first_word()) {
                let known = nearest.entry((kind, name)).or_insert(*near);
                *known = (*known).min(*near);
            }
        }
    }
    let mut declared = Declared::default();
    for (_, file, near) in seen {
        for node in file.nodes() {
            let Some(kind) = kind_declared(node) else {
                match &*node.name {
                    "section" => declared.rules.push(node),
                    // A book may replace some of the box, so it is counted only by itself.
                    "box" if near == Near::Own => declared.boxes.push(node),
                    "box" => {}
                    _ => cx.unknown_node(node, "files", &[TOP]),
                }
                continue;
            };
            // Chapters are told by their own book only.
            if matches!(kind, Kind::Chapter | Kind::Story) && near != Near::Own {
                continue;
            }
            let Some((name, at)) = node.first_word() else {
                cx.missing(node, "name");
                continue;
            };
            if nearest.get(&(kind, name)).is_some_and(|nearest| *nearest < near) {
                continue;
            }
            if let Err(first) = cx.names.entry(kind).or_default().add(name, at) {
                cx.error("C0101", at, &[("name", name), ("kind", kind.name())]);
                cx.also(first);
                continue;
            }
            cx.declares(kind, name, at);
            match kind {
                Kind::Search => declared.search.push(node),
                Kind::Ability => declared.abilities.push(node),
                Kind::Mouse => declared.mice.push(node),
                Kind::Minion => declared.minions.push(node),
                Kind::Encounter => declared.encounters.push(node),
                Kind::Marker => declared.markers.push(node),
                Kind::Chapter => declared.chapters.push(node),
                _ => declared.books.push(node),
            }
        }
    }
    declared
}

/// What a top-level node declares a name for.
fn kind_declared(node: &Node) -> Option<Kind> {
    Some(match &*node.name {
        "weapon" | "armor" | "accessory" | "item" | "scroll" | "trick" | "event" | "party-item" => {
            Kind::Search
        }
        "ability" => Kind::Ability,
        "mouse" => Kind::Mouse,
        "minion" | "ally" => Kind::Minion,
        "encounter" => Kind::Encounter,
        "marker" => Kind::Marker,
        "chapter" => Kind::Chapter,
        "book" => Kind::Story,
        _ => return None,
    })
}

/// Links the sides; gives the drawings of those that are drawn. Numbers are a book's own: it may use those of the box again.
fn link_sides(cx: &mut Link, files: &Files, island: &Island, lone: bool) -> Vec<DrawnSide> {
    let mut seen: Vec<(&DrawnSide, Option<u16>, Near)> = Vec::new();
    for (side, file) in &files.sides {
        seen.extend(island.near(*file).map(|near| (&**side, *file, near)));
    }
    seen.sort_by_key(|(_, file, near)| {
        (std::cmp::Reverse(*near), file.map(|f| &files.list[f as usize].path))
    });
    let mut linked: Vec<(&DrawnSide, Option<u16>, Near, At)> = Vec::new();
    let mut names = Names::default();
    for (drawn, file, near) in &seen {
        let at = At { file: file.unwrap_or(0), start: 0, end: 0 };
        let name = &drawn.side.name;
        if seen.iter().any(|(other, _, nearer)| nearer < near && other.side.name == *name) {
            continue;
        }
        if let Err(first) = names.add(name, at) {
            cx.error("C0101", at, &[("name", name), ("kind", "room")]);
            cx.also(first);
            continue;
        }
        let number = drawn.side.number;
        if let Some((.., before)) = linked.iter().find(|(d, _, n, _)| d.side.number == number && n == near) {
            let before = *before;
            cx.error("C0692", at, &[("number", &*number.to_string()), ("name", name)]);
            cx.also(before);
        }
        note_room(cx, files, *file, name);
        cx.words.push((format!("room-{name}"), at));
        cx.book.sides.push(drawn.side.clone());
        linked.push((drawn, *file, *near, at));
    }
    for ix in 0..linked.len() {
        let (drawn, _, near, at) = linked[ix];
        let fits = |(_, (other, ..)): &(usize, &(&DrawnSide, Option<u16>, Near, At))| {
            other.side.number == drawn.back_number && other.back_number == drawn.side.number
        };
        // The other face is of the same drawer; only of a tile that a book has redrawn by half it is not.
        let backs = || linked.iter().enumerate().filter(|(other, _)| *other != ix).filter(fits);
        let back = backs().find(|(_, (_, _, theirs, _))| *theirs == near).or_else(|| backs().next());
        cx.book.sides[ix].back = SideId(back.map_or(ix, |(back, _)| back) as u8);
        // A lone drawing cannot bring its other face along.
        if back.is_none() && !lone {
            let (name, number) = (drawn.side.name.clone(), drawn.back_number.to_string());
            cx.error("C0691", at, &[("name", &name), ("number", &number)]);
        }
    }
    cx.names.insert(Kind::Room, names);
    let drawn = linked.iter().zip(&cx.book.sides).filter(|((_, file, ..), _)| file.is_some());
    drawn
        .map(|((drawn, ..), side)| {
            let mut drawn = (*drawn).clone();
            drawn.side.back = side.back;
            drawn
        })
        .collect()
}

/// Notes the names in a drawing.
fn note_room(cx: &mut Link, files: &Files, file: Option<u16>, room: &str) {
    let drawn = file.and_then(|file| files.list.get(file as usize));
    let Some(names) = drawn.and_then(|file| file.parsed.names.as_ref()) else { return };
    let at = |span: &std::ops::Range<usize>| At {
        file: file.unwrap_or(0),
        start: span.start as u32,
        end: span.end as u32,
    };
    for (name, span) in &names.spaces {
        cx.note(Role::Declared, Kind::Space, (name, at(span)), room);
    }
    for (name, span) in &names.used {
        cx.note(Role::Used, Kind::Space, (name, at(span)), room);
    }
    if let Some(named) = names.room.as_ref().map(at) {
        cx.declares(Kind::Room, room, named);
    }
}

/// Achievements that lines give, at any depth.
fn earned_in(nodes: &[Node]) -> Box<dyn Iterator<Item = &str> + '_> {
    Box::new(nodes.iter().flat_map(|node| {
        let word = match &*node.name {
            "achieve" => node.first_word().map(|(word, _)| word),
            "remembers" => match node.prop("as").map(|arg| &arg.value) {
                Some(Value::Word(word)) => Some(&**word),
                _ => None,
            },
            _ => None,
        };
        word.into_iter().chain(earned_in(node.kids()))
    }))
}

/// Words listed by lines of this name, anywhere directly inside these nodes.
fn listed<'n>(nodes: &[&'n Node], line: &'static str) -> impl Iterator<Item = (&'n str, At)> {
    nodes.iter().flat_map(|node| node.kids()).filter(move |n| n.name == line).flat_map(|n| {
        n.args.iter().filter_map(|arg| match &arg.value {
            Value::Word(word) => Some((word.as_str(), arg.at)),
            _ => None,
        })
    })
}

fn link_cards(cx: &mut Link, declared: &Declared) -> Vec<CatalogueRule> {
    // Tags and kins share one table; tags come first, since cards keep them as bits.
    for (kind, nodes, line) in [(Kind::Tag, &declared.search, "tags"), (Kind::Kin, &declared.minions, "kin")]
    {
        for (word, at) in listed(nodes, line) {
            if cx.names.entry(kind).or_default().add(word, at).is_ok() {
                cx.kebab(word, at);
                cx.declares(kind, word, at);
                if !cx.book.tags.iter().any(|t| t == word) {
                    cx.book.tags.push(word.to_string());
                }
            }
        }
    }
    for node in &declared.books {
        link_book(cx, node);
    }
    for card in declared.minions.iter().flat_map(|node| card_nodes(node)) {
        if let Some((name, at)) = card.first_word().filter(|_| card.name == "card") {
            cx.declares(Kind::Init, name, at);
        }
        if let Some((name, at)) = card.first_word()
            && let Err(first) = cx.names.entry(Kind::Init).or_default().add(name, at)
        {
            cx.error("C0101", at, &[("name", name), ("kind", "initiative-card")]);
            cx.also(first);
        }
    }
    for node in &declared.mice {
        let mouse = cx.mouse(node);
        cx.book.mice.extend(mouse);
    }
    // Known before the first card speaks of one.
    let allies = declared.minions.iter().enumerate().filter(|(_, node)| node.name == "ally");
    cx.book.allies = allies.fold(0, |all, (ix, _)| all | 1u32.checked_shl(ix as u32).unwrap_or(0));
    for (ix, node) in declared.minions.iter().enumerate() {
        let minion = if node.name == "ally" { cx.ally(node, ix as u8) } else { cx.minion(node, ix as u8) };
        cx.book.minions.extend(minion);
    }
    cx.settle_figures();
    for (ix, node) in declared.markers.iter().enumerate() {
        let marker = cx.own_marker(node, ix as u8);
        cx.book.markers.extend(marker);
    }
    for (ix, node) in declared.search.iter().enumerate() {
        if let Some(card) = cx.search_card(node, ix as u8) {
            let copies = std::iter::repeat_n(SearchId(ix as u8), card.copies as usize);
            cx.book.copies.extend(copies);
            cx.book.search.push(card);
        }
    }
    for (ix, node) in declared.mice.iter().enumerate() {
        cx.mouse_powers(node, ix as u8);
    }
    for (ix, node) in declared.abilities.iter().enumerate() {
        let ability = cx.ability(node, ix as u8);
        cx.book.abilities.extend(ability);
    }
    for node in &declared.encounters {
        let encounter = cx.encounter(node);
        cx.book.encounters.extend(encounter);
    }
    let mut rules = Vec::new();
    for node in &declared.rules {
        cx.catalogue_section(node, &mut rules);
    }
    cx.missing_rules(&rules);
    rules.into_iter().map(|(rule, _)| rule).collect()
}

/// `book NAME { achievement X; chapters a b; campaign c d; balance a { ... } }`.
fn link_book(cx: &mut Link, node: &Node) {
    let mut d = crate::decode::Decode::new(node);
    let Some((name, at)) = d.word(cx, "name") else { return };
    cx.kebab(name, at);
    cx.words.push((format!("story-{name}"), at));
    for line in d.block().unwrap_or_default() {
        let mut d = crate::decode::Decode::new(line);
        match &*line.name {
            "achievement" => {
                for (word, at) in d.words(cx, "achievement") {
                    cx.kebab(word, at);
                    cx.words.push((format!("achievement-{word}"), at));
                    if let Err(first) = cx.names.entry(Kind::Achievement).or_default().add(word, at) {
                        cx.error("C0101", at, &[("name", word), ("kind", "achievement")]);
                        cx.also(first);
                    } else {
                        cx.declares(Kind::Achievement, word, at);
                        cx.book.achievements.push(word.to_string());
                    }
                }
            }
            "chapters" => {
                for (word, at) in d.words(cx, "chapter") {
                    cx.look(Kind::Chapter, word, at);
                    cx.listed.insert(word.to_string());
                }
            }
            "balance" => {
                cx.balance(line);
                continue;
            }
            "campaign" => {
                for (word, at) in d.words(cx, "chapter") {
                    // Counted by the list: an edition of a single chapter keeps its place.
                    let place = cx.places.len() as u8;
                    cx.places.insert(word.to_string(), place);
                    cx.listed.insert(word.to_string());
                    cx.look(Kind::Chapter, word, at);
                }
            }
            word if ABOUT.contains(&word) => {
                cx.about(line);
                continue;
            }
            _ => {
                let known = ["achievement", "chapters", "campaign", "balance"];
                cx.unknown_node(line, "books", &[&known[..], &ABOUT[..]]);
                continue;
            }
        }
        d.done(cx);
    }
    d.done(cx);
}

/// Chapters with what is read and seen of them.
#[derive(Default)]
struct Chapters {
    chapters: Vec<Chapter>,
    prose: Vec<Passage>,
    pictures: Vec<StoryPicture>,
}

fn link_chapters(
    cx: &mut Link,
    declared: &Declared,
    files: &Files,
    sources: &Sources,
    lone: bool,
) -> Chapters {
    let stories: Vec<(String, String)> = declared
        .books
        .iter()
        .filter_map(|b| Some((files.folder(b.name_at).to_string(), b.first_word()?.0.to_string())))
        .collect();
    let editions = Editions::new(cx);
    // Nobody plays what is being edited.
    let edition = |node: &&Node| if files.edited { [0; 32] } else { editions.of(cx, node) };
    let hashes: Vec<[u8; 32]> = declared.chapters.iter().map(edition).collect();
    for node in &declared.chapters {
        if let Some((chapter, _)) = node.first_word() {
            cx.earned.extend(earned_in(node.kids()).map(|name| (chapter.to_string(), name.to_string())));
        }
    }
    let mut found = Chapters::default();
    for (node, edition) in declared.chapters.iter().zip(hashes) {
        let dir = files.folder(node.name_at).to_string();
        let story = stories
            .iter()
            .filter(|(at, _)| at.is_empty() || dir == *at || dir.starts_with(&format!("{at}/")))
            .max_by_key(|(at, _)| at.len());
        let story = story.map_or("", |(_, name)| name).to_string();
        let Some((mut chapter, marks)): Option<(Chapter, Marks)> = cx.chapter(node, &story) else { continue };
        chapter.place = cx.places.get(&chapter.name).copied();
        chapter.edition = edition;
        cx.check_chapter(&chapter, &marks);
        let moments = std::mem::take(&mut cx.moments);
        cx.moments_at.extend(moments.list.into_iter().map(|(m, at)| ((chapter.name.clone(), m), at)));
        let mut passages = Vec::new();
        for language in LANGUAGES {
            let path = if dir.is_empty() { format!("{language}.md") } else { format!("{dir}/{language}.md") };
            // Prose lies beside its chapter, so it is as near.
            let own = files.list[node.name_at.file as usize].own;
            let file = files.list.iter().position(|f| f.path == path && f.own == own);
            if let Some(file) = file {
                passages.extend(cx.prose(&chapter, language, file as u16, &files.list[file].text));
            }
        }
        if !lone {
            cx.missing_prose(&chapter, marks.name, &passages);
        }
        found.prose.extend(passages);
        found.pictures.extend(cx.story_pictures(&chapter, &dir, sources));
        found.chapters.push(chapter);
        cx.book.later.push(marks.later);
    }
    found
}

fn link_words(cx: &mut Link, files: &Files, island: &Island, lone: bool) -> Vec<WordFile> {
    let mut found = Vec::new();
    let mut known: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
    let mut seen = island.outward_in(files);
    // The nearest words stand first: they are the ones that are said.
    seen.sort_by_key(|(_, file, near)| (*near, &file.path));
    for (number, file, _) in seen.into_iter().filter(|(_, file, _)| kind_of(&file.path) == "ftl") {
        let Some(language) = words::language(&file.path) else {
            cx.warn("C0013", At { file: number, ..At::default() }, &[("file", &file.path)]);
            continue;
        };
        let ids = cx.locale(language, number, &file.text);
        if !file.own {
            cx.boxed.extend(ids.iter().cloned());
        }
        known.entry(language).or_default().extend(ids);
        found.push(WordFile {
            language: language.to_string(),
            path: file.path.clone(),
            text: file.text.to_string(),
        });
    }
    // A lone file has no words of its own; a book without any locale file is under construction.
    if !lone && !known.is_empty() {
        cx.missing_words(&known);
    }
    found
}
