//! An edition: the files of what one chapter is played and told with, so that its games outlive every change of the book.

use crate::sources::{Sources, kind_of};
use crate::tile;
use engine::Book;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What words of content begin with; the others are the program's own, and a newer program has its own.
pub(crate) const NAMED: [&str; 16] = [
    "ability-",
    "achievement-",
    "card-",
    "chapter-",
    "counter-",
    "encounter-",
    "goal-",
    "init-",
    "minion-",
    "mouse-",
    "picture-",
    "prompt-",
    "room-",
    "space-",
    "story-",
    "tag-",
];

/// The files of a book, and which of them belong to what.
#[derive(Clone, Debug, Default)]
pub struct BookFiles {
    /// All it was made of.
    pub all: Sources,
    /// The paths of those that are its own, not of the box.
    pub own: BTreeSet<String>,
    /// The file that declares each chapter.
    pub(crate) chapters: Vec<(String, String)>,
    /// The drawing of each side that was linked.
    pub(crate) drawings: Vec<(String, String)>,
}

/// The files of what one chapter uses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// The form of this.
    format: u32,
    /// The chapter by name.
    pub chapter: String,
    /// Nothing in it is drawn to be looked at.
    #[serde(default)]
    pub bare: bool,
    /// The files of its book, by path.
    own: BTreeMap<String, String>,
    /// The files of the box.
    shared: BTreeMap<String, String>,
}

/// The form that is written.
const FORMAT: u32 = 1;

impl BookFiles {
    /// What a chapter uses: its own files, those of the book and of the box that all its chapters share, and the rooms on
    /// its map. The program's own words and figures are left out: every program has them.
    pub fn edition(&self, book: &Book, chapter: &str) -> Option<Edition> {
        let printed = &book.chapters[book.chapter_named(chapter)?.ix()];
        let home = self.chapters.iter().find(|(name, _)| name == chapter).map(|(_, path)| folder(path))?;
        let elsewhere = |path: &str| {
            self.chapters
                .iter()
                .map(|(_, at)| folder(at))
                .any(|at| !at.is_empty() && at != home && !inside(home, at) && inside(folder(path), at))
        };
        let laid = |side: &str| {
            let sides = printed.map.iter().flat_map(|tile| tile.sides);
            sides.map(|id| &book.sides[id.ix()].name).any(|name| name == side)
        };
        let unused = |path: &str| self.drawings.iter().any(|(side, at)| at == path && !laid(side));
        let mut edition = Edition {
            format: FORMAT,
            chapter: chapter.to_string(),
            bare: false,
            own: BTreeMap::new(),
            shared: BTreeMap::new(),
        };
        for (path, text) in self.all.iter().filter(|(path, _)| !unused(path) && !elsewhere(path)) {
            let (path, text) = (path.to_string(), text.to_string());
            if self.own.contains(&path) {
                edition.own.insert(path, text);
            } else if is_shared(&path, &text) {
                edition.shared.insert(path, text);
            }
        }
        Some(edition)
    }
}

/// Whether a chapter may need a file of the box: declarations, rooms, and the names of what is declared.
fn is_shared(path: &str, text: &str) -> bool {
    match kind_of(path) {
        "kdl" => path != "rules.kdl",
        "svg" => !path.split('/').any(|part| part == "figures"),
        "ftl" => text.lines().any(|line| NAMED.iter().any(|name| line.starts_with(name))),
        _ => false,
    }
}

impl Edition {
    /// Without what is only looked at, to travel with a game.
    #[must_use]
    pub fn bare(&self) -> Edition {
        let bare = |files: &BTreeMap<String, String>, words: bool| -> BTreeMap<String, String> {
            let kept = files
                .iter()
                .filter(|(path, _)| !path.split('/').any(|p| matches!(p, "figures" | "pictures")));
            let kept = kept.filter(|(path, _)| words || kind_of(path) != "ftl");
            let slim = |(path, text): (&String, &String)| {
                let drawn = (kind_of(path) == "svg").then(|| tile::without_art(text)).flatten();
                (path.clone(), drawn.unwrap_or_else(|| text.clone()))
            };
            kept.map(slim).collect()
        };
        let (own, shared) = (bare(&self.own, true), bare(&self.shared, false));
        Edition { format: self.format, chapter: self.chapter.clone(), bare: true, own, shared }
    }

    /// The files of its book.
    pub(crate) fn own(&self) -> Sources {
        Sources::from_pairs(self.own.iter().map(|(path, text)| (path.clone(), text.clone())))
    }

    /// Its own files and those it leans on, beside the words, rules and figures of this program.
    pub(crate) fn files(&self, program: &Sources) -> (Sources, Sources) {
        let newest =
            |path: &str| kind_of(path) == "ftl" || path == "rules.kdl" || path.starts_with("figures/");
        let shared = self.shared.iter().map(|(path, text)| {
            // The program's sentences go before those of the same key that were written for an older one.
            let path = if kind_of(path) == "ftl" { format!("~edition/{path}") } else { path.clone() };
            (path, text.clone())
        });
        let base = Sources::from_pairs(shared).over(&program.only(newest));
        (base, self.own())
    }
}

fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(dir, _)| dir)
}

/// Whether a folder is another or lies in it.
fn inside(folder: &str, other: &str) -> bool {
    folder.strip_prefix(other).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}
