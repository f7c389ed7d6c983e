//! From files to a linked book.

use crate::declarations::{Marks, card_nodes};
use crate::diagnostic::Diagnostic;
use crate::link::{Kind, Link, Names};
use crate::sources::{MAX_FILE, Sources};
use crate::texts::{CatalogueRule, LANGUAGES, Passage, WordFile, words};
use crate::tile::DrawnSide;
use crate::tree::{At, Node, Value};
use crate::{Severity, Span, tree};
use engine::book::{Book, Chapter, Side};
use engine::id::{SearchId, SideId};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// All that was read, and all that is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// The linked book; none if there is an error.
    pub book: Option<Book>,
    /// Locale files as written.
    pub words: Vec<WordFile>,
    /// Prose by chapter, language and moment.
    pub prose: Vec<Passage>,
    /// The drawings of the sides, in the order of the book's sides (sides given undrawn come before them).
    pub drawings: Vec<DrawnSide>,
    /// The catalogue of the rules.
    pub rules: Vec<CatalogueRule>,
    /// What the books ask of their chapters' balance.
    pub balance: Vec<crate::Bands>,
    /// Findings in order of file and place, errors and warnings.
    pub diagnostics: Vec<Diagnostic>,
}

impl Loaded {
    /// Whether there is an error among the findings.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|d| d.severity == Severity::Error)
    }
}

/// Reads, checks and links a whole book.
pub fn load(sources: &Sources) -> Loaded {
    run(&Sources::default(), sources, Vec::new())
}

/// Reads an author's files against the built-in box: their declarations replace those of the same name.
pub fn load_with(base: &Sources, extra: &Sources) -> Loaded {
    run(base, extra, Vec::new())
}

/// As [`load`], with sides that were not drawn: each with the number of its other face.
pub fn load_with_sides(sources: &Sources, sides: Vec<(Side, u8)>) -> Loaded {
    run(&Sources::default(), sources, sides)
}

/// Top-level nodes by what they declare.
#[derive(Default)]
struct Declared {
    mice: Vec<Node>,
    abilities: Vec<Node>,
    search: Vec<Node>,
    minions: Vec<Node>,
    encounters: Vec<Node>,
    chapters: Vec<Node>,
    books: Vec<Node>,
    rules: Vec<Node>,
    boxes: Vec<Node>,
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
    "encounter",
    "chapter",
    "book",
    "section",
    "box",
];

fn run(base: &Sources, own: &Sources, sides: Vec<(Side, u8)>) -> Loaded {
    let all = own.over(base);
    let mut cx = Link::default();
    let mine: HashSet<&str> = own.iter().map(|(p, _)| p).collect();
    // An author's files come first: what stands there replaces the box.
    let mut paths: Vec<&str> = all.iter().map(|(p, _)| p).collect();
    paths.sort_by_key(|p| (!mine.contains(p), *p));
    cx.files = paths.iter().map(|p| (*p).to_string()).collect();
    for (path, big) in own.refused() {
        let span = Span { file: path.clone(), start: 0, end: 0 };
        let code = if *big { "C0002" } else { "C0014" };
        cx.out.push(Diagnostic::error(code, span).arg("limit", MAX_FILE));
    }
    let drawn = draw(&mut cx, &all);
    let declared = declare(&mut cx, &all, mine.len());
    let given = sides.into_iter().map(|(side, back)| (side, back, At::default()));
    let faces = drawn.iter().map(|(d, at)| (d.side.clone(), d.back_number, *at));
    link_sides(&mut cx, given.chain(faces).collect(), &mine);
    // Of two drawings of one name only the first was linked.
    let mut drawings: Vec<DrawnSide> = Vec::new();
    for (mut drawing, _) in drawn {
        let linked = cx.book.sides.iter().find(|s| s.name == drawing.side.name);
        if let Some(side) = linked.filter(|_| !drawings.iter().any(|d| d.side.name == drawing.side.name)) {
            drawing.side.back = side.back;
            drawings.push(drawing);
        }
    }
    let rules = link_cards(&mut cx, &declared);
    let (chapters, prose) = link_chapters(&mut cx, &declared, &all, own);
    cx.book.chapters = chapters;
    cx.check_counts();
    for node in &declared.boxes {
        cx.check_box(node);
    }
    let words = link_words(&mut cx, &all, own);
    cx.book.hash = hash(&all);

    let mut diagnostics = std::mem::take(&mut cx.out);
    if !base.is_empty() {
        diagnostics.retain(|d| d.severity == Severity::Error || mine.contains(&*d.span.file));
    }
    diagnostics.sort_by(|a, b| (&a.span, a.code).cmp(&(&b.span, b.code)));
    diagnostics.dedup();
    let balance = std::mem::take(&mut cx.balance);
    let mut loaded = Loaded { book: None, words, prose, drawings, rules, balance, diagnostics };
    if !loaded.has_errors() {
        loaded.book = Some(cx.book);
    }
    loaded
}

/// Sides from their drawings, in the order of their numbers.
fn draw(cx: &mut Link, all: &Sources) -> Vec<(DrawnSide, At)> {
    let mut drawn = Vec::new();
    for file in 0..cx.files.len() {
        let path = cx.files[file].clone();
        // Figures are pictures only; every other drawing is a tile.
        if kind_of(&path) != "svg" || path.split('/').any(|part| part == "figures") {
            continue;
        }
        let text = all.get(&path).unwrap_or_default();
        let at = At { file: file as u16, start: 0, end: 0 };
        drawn.extend(crate::tile::read_side(&path, text, &mut cx.out).map(|side| (side, at)));
    }
    drawn
}

/// Parses every KDL file and sorts its declarations.
fn declare(cx: &mut Link, all: &Sources, own: usize) -> Declared {
    let mut declared = Declared::default();
    for file in 0..cx.files.len() {
        let path = cx.files[file].clone();
        if kind_of(&path) != "kdl" {
            continue;
        }
        let text = all.get(&path).unwrap_or_default();
        let Some(nodes) = tree::read(file as u16, &path, text, &mut cx.out) else { continue };
        for node in nodes {
            let (kind, list) = match &*node.name {
                "weapon" | "armor" | "accessory" | "item" | "scroll" | "trick" | "event" | "party-item" => {
                    (Kind::Search, &mut declared.search)
                }
                "ability" => (Kind::Ability, &mut declared.abilities),
                "mouse" => (Kind::Mouse, &mut declared.mice),
                "minion" => (Kind::Minion, &mut declared.minions),
                "encounter" => (Kind::Encounter, &mut declared.encounters),
                "chapter" => (Kind::Chapter, &mut declared.chapters),
                "book" => (Kind::Story, &mut declared.books),
                "section" => {
                    declared.rules.push(node);
                    continue;
                }
                // Only a box that is checked itself is counted: an author's files may replace some of it.
                "box" => {
                    if file < own {
                        declared.boxes.push(node);
                    }
                    continue;
                }
                _ => {
                    cx.unknown_node(&node, "files", &[TOP]);
                    continue;
                }
            };
            let Some((name, at)) = node.first_word() else {
                cx.missing(&node, "name");
                continue;
            };
            if let Err(first) = cx.names.entry(kind).or_default().add(name, at) {
                // A declaration of the box that an author's file replaces.
                if file >= own && (first.file as usize) < own {
                    continue;
                }
                cx.error("C0101", at, &[("name", name), ("kind", kind.name())]);
                cx.also(first);
                continue;
            }
            list.push(node);
        }
    }
    declared
}

fn link_sides(cx: &mut Link, drawn: Vec<(Side, u8, At)>, mine: &HashSet<&str>) {
    let mut places = Vec::new();
    let mut backs = Vec::new();
    let mut names = Names::default();
    for (side, back, at) in drawn {
        if let Err(first) = names.add(&side.name, at) {
            let replaced = |a: At| !cx.files.get(a.file as usize).is_some_and(|f| mine.contains(f.as_str()));
            if replaced(at) && !replaced(first) {
                continue;
            }
            cx.error("C0101", at, &[("name", &side.name), ("kind", "room")]);
            cx.also(first);
            continue;
        }
        if let Some(before) = cx.book.sides.iter().position(|s| s.number == side.number) {
            let args = [("number", &*side.number.to_string()), ("name", &*side.name)];
            cx.error("C0692", at, &args);
            cx.also(places[before]);
        }
        cx.words.push((format!("room-{}", side.name), at));
        places.push(at);
        backs.push(back);
        cx.book.sides.push(side);
    }
    for ix in 0..cx.book.sides.len() {
        let back = cx.book.sides.iter().position(|s| s.number == backs[ix]);
        match back {
            Some(back) if back != ix && backs[back] == cx.book.sides[ix].number => {
                cx.book.sides[ix].back = SideId(back as u8);
            }
            _ => {
                // A lone drawing cannot bring its other face along.
                cx.book.sides[ix].back = SideId(ix as u8);
                if mine.len() == 1 {
                    continue;
                }
                let (name, number) = (cx.book.sides[ix].name.clone(), backs[ix].to_string());
                cx.error("C0691", places[ix], &[("name", &name), ("number", &number)]);
            }
        }
    }
    cx.names.insert(Kind::Room, names);
}

/// Words listed by lines of this name, anywhere directly inside these nodes.
fn listed<'n>(nodes: &'n [Node], line: &'static str) -> impl Iterator<Item = (&'n str, At)> {
    nodes.iter().flat_map(Node::kids).filter(move |n| n.name == line).flat_map(|n| {
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
                if !cx.book.tags.iter().any(|t| t == word) {
                    cx.book.tags.push(word.to_string());
                }
            }
        }
    }
    for node in &declared.books {
        link_book(cx, node);
    }
    for card in declared.minions.iter().flat_map(card_nodes) {
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
    for (ix, node) in declared.minions.iter().enumerate() {
        let minion = cx.minion(node, ix as u8);
        cx.book.minions.extend(minion);
    }
    cx.settle_figures();
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
                        cx.book.achievements.push(word.to_string());
                    }
                }
            }
            "chapters" => {
                for (word, at) in d.words(cx, "chapter") {
                    cx.look(Kind::Chapter, word, at);
                }
            }
            "balance" => {
                cx.balance(line);
                continue;
            }
            "campaign" => {
                for (word, at) in d.words(cx, "chapter") {
                    let place = cx.places.len() as u8;
                    if cx.look(Kind::Chapter, word, at).is_some() {
                        cx.places.insert(word.to_string(), place);
                    }
                }
            }
            _ => {
                cx.unknown_node(line, "books", &[&["achievement", "chapters", "campaign", "balance"]]);
                continue;
            }
        }
        d.done(cx);
    }
    d.done(cx);
}

/// What stands behind the last dot of a path.
fn kind_of(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, end)| end)
}

fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(dir, _)| dir)
}

fn link_chapters(
    cx: &mut Link,
    declared: &Declared,
    all: &Sources,
    own: &Sources,
) -> (Vec<Chapter>, Vec<Passage>) {
    let stories: Vec<(String, String)> = declared
        .books
        .iter()
        .filter_map(|b| {
            Some((folder(&cx.files[b.name_at.file as usize]).to_string(), b.first_word()?.0.to_string()))
        })
        .collect();
    let lone = own.iter().count() == 1;
    let (mut chapters, mut prose): (Vec<Chapter>, Vec<Passage>) = (Vec::new(), Vec::new());
    for node in &declared.chapters {
        let dir = folder(&cx.files[node.name_at.file as usize]).to_string();
        let story = stories
            .iter()
            .filter(|(at, _)| at.is_empty() || dir == *at || dir.starts_with(&format!("{at}/")))
            .max_by_key(|(at, _)| at.len());
        let story = story.map_or("", |(_, name)| name).to_string();
        let Some((mut chapter, marks)): Option<(Chapter, Marks)> = cx.chapter(node, &story) else { continue };
        chapter.place = cx.places.get(&chapter.name).copied();
        cx.check_chapter(&chapter, &marks);
        let moments = std::mem::take(&mut cx.moments);
        cx.moments_at.extend(moments.list.into_iter().map(|(m, at)| ((chapter.name.clone(), m), at)));
        let mut passages = Vec::new();
        for language in LANGUAGES {
            let path = if dir.is_empty() { format!("{language}.md") } else { format!("{dir}/{language}.md") };
            let file = cx.files.iter().position(|f| *f == path);
            if let (Some(text), Some(file)) = (all.get(&path), file) {
                passages.extend(cx.prose(&chapter, language, file as u16, text));
            }
        }
        if !lone {
            cx.missing_prose(&chapter, marks.name, &passages);
        }
        prose.extend(passages);
        chapters.push(chapter);
    }
    (chapters, prose)
}

fn link_words(cx: &mut Link, all: &Sources, own: &Sources) -> Vec<WordFile> {
    let mut files = Vec::new();
    let mut known: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in all.iter().filter(|(p, _)| kind_of(p) == "ftl") {
        let file = cx.files.iter().position(|f| f == path).unwrap_or(0) as u16;
        let Some(language) = words::language(path) else {
            cx.warn("C0013", At { file, ..At::default() }, &[("file", path)]);
            continue;
        };
        let ids = cx.locale(language, file, text);
        known.entry(language).or_default().extend(ids);
        files.push(WordFile {
            language: language.to_string(),
            path: path.to_string(),
            text: text.to_string(),
        });
    }
    // A lone file has no words of its own; a book without any locale file is under construction.
    if own.iter().count() > 1 && !known.is_empty() {
        cx.missing_words(&known);
    }
    files
}

/// What play depends on: declarations and drawings, not their words.
fn hash(all: &Sources) -> [u8; 32] {
    let mut hash = Sha256::new();
    for (path, text) in
        all.iter().filter(|(p, _)| matches!(kind_of(p), "kdl" | "svg") && !p.starts_with("figures/"))
    {
        hash.update((path.len() as u64).to_le_bytes());
        hash.update(path);
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    hash.finalize().into()
}
