//! Books on somebody's desk: read again at every keystroke, and only what changed is parsed and linked anew.

use super::files::{Files, Kept};
use super::islands::{Island, islands};
use super::linking::{StoryBook, link};
use super::load::{in_order, untranslated};
use crate::diagnostic::Diagnostic;
use crate::names::{Index, WordOffer};
use crate::sources::{Sources, kind_of};
use crate::{Severity, Span};
use std::sync::Arc;

/// What was read last, so that the next reading is quick.
#[derive(Default)]
pub struct Desk {
    kept: Kept,
    drafts: Vec<(Seen, Arc<Draft>)>,
    untranslated: (Seen, Vec<Diagnostic>),
}

/// Files with their texts: the same texts are read the same way.
type Seen = Vec<(String, Arc<str>)>;

/// A book as far as it is written.
#[derive(Debug)]
pub struct Draft {
    /// The book. It is sound only if nothing in it is an error.
    pub book: StoryBook,
    /// Which name stands where.
    pub index: Index,
    /// Nothing in the book, or in what it sees, is an error.
    pub sound: bool,
    found: Vec<Diagnostic>,
    files: Vec<String>,
}

impl Draft {
    /// Whether the book sees a file.
    pub fn sees(&self, file: &str) -> bool {
        self.files.iter().any(|seen| seen == file)
    }
}

/// All that lies on the desk.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The books that see files of the author, the box last.
    pub drafts: Vec<Arc<Draft>>,
    /// Findings in order of file and place.
    pub diagnostics: Vec<Diagnostic>,
}

impl Reading {
    /// The book that a file belongs to: the first that sees it.
    pub fn of(&self, file: &str) -> Option<&Arc<Draft>> {
        self.drafts.iter().find(|draft| draft.sees(file))
    }
}

impl Desk {
    /// Reads an author's files against what they lean on.
    pub fn read(&mut self, base: &Sources, own: &Sources) -> Reading {
        let files = Files::read_again(base, own, &self.kept);
        self.kept = files.kept();
        let lone = own.iter().count() == 1;
        let mut drafts = Vec::new();
        let mut diagnostics = files.found.clone();
        for island in authors(&files, base) {
            let seen = seen(&files, &island);
            let before = self.drafts.iter().find(|(before, _)| same(before, &seen));
            let draft = match before {
                Some((_, draft)) => Arc::clone(draft),
                None => Arc::new(draft(&files, &island, lone)),
            };
            diagnostics.extend(draft.found.iter().cloned());
            drafts.push((seen, draft));
        }
        self.drafts = drafts;
        if !lone {
            let texts: Seen = own
                .shared()
                .filter(|(path, _)| matches!(kind_of(path), "ftl" | "md"))
                .map(|(path, text)| (path.to_string(), Arc::clone(text)))
                .collect();
            if !same(&self.untranslated.0, &texts) {
                self.untranslated = (texts, untranslated(own));
            }
            diagnostics.extend(self.untranslated.1.iter().cloned());
        }
        in_order(&mut diagnostics, base, own);
        Reading { drafts: self.drafts.iter().map(|(_, draft)| Arc::clone(draft)).collect(), diagnostics }
    }

    /// What could stand at a byte of a file, where the text has a word that nobody knows: the readers say what they would
    /// have taken instead.
    pub fn offers(
        &self,
        base: &Sources,
        own: &Sources,
        file: &str,
        at: usize,
    ) -> Vec<(Span, Vec<WordOffer>)> {
        let files = Files::read_again(base, own, &self.kept);
        let lone = own.iter().count() == 1;
        let here = |span: &Span| span.file == file && span.start <= at && at <= span.end;
        let mut found: Vec<(Span, Vec<WordOffer>)> = Vec::new();
        let mut known = |diagnostics: &[Diagnostic]| {
            for diagnostic in diagnostics.iter().filter(|d| here(&d.span)) {
                if let Some((_, known)) = diagnostic.args.iter().find(|(name, _)| *name == "known") {
                    let words = known.split(", ").filter(|word| !word.is_empty());
                    let offer = |word: &str| WordOffer { word: word.to_string(), kind: None };
                    found.push((diagnostic.span.clone(), words.map(offer).collect()));
                }
            }
        };
        known(&files.found);
        let island = authors(&files, base).find(|island| {
            island.outward_in(&files).iter().any(|(_, seen, _)| seen.own && seen.path == file)
        });
        if let Some(island) = island {
            let linked = link(&files, &island, lone);
            known(&linked.found);
            found.extend(linked.index.offers.into_iter().filter(|(span, _)| here(span)));
        }
        found
    }
}

/// The books that see any file of the author.
fn authors<'f>(files: &'f Files, base: &Sources) -> impl Iterator<Item = Island> + 'f {
    let all = islands(files, !base.is_empty());
    all.into_iter().filter(|island| island.outward_in(files).iter().any(|(_, file, _)| file.own))
}

fn draft(files: &Files, island: &Island, lone: bool) -> Draft {
    let linked = link(files, island, lone);
    let seen: Vec<String> =
        island.outward_in(files).into_iter().map(|(_, file, _)| file.path.clone()).collect();
    let error = |d: &&Diagnostic| d.severity == Severity::Error;
    // A file that was not taken in at all may be of any book.
    let taken = |file: &str| files.list.iter().any(|known| known.path == file);
    let broken =
        files.found.iter().filter(error).any(|d| seen.contains(&d.span.file) || !taken(&d.span.file));
    let sound = !broken && !linked.found.iter().any(|d| d.severity == Severity::Error);
    Draft { book: linked.book, index: linked.index, sound, found: linked.found, files: seen }
}

fn seen(files: &Files, island: &Island) -> Seen {
    let seen = island.outward_in(files).into_iter();
    seen.map(|(_, file, _)| (file.path.clone(), Arc::clone(&file.text))).collect()
}

fn same(before: &[(String, Arc<str>)], now: &[(String, Arc<str>)]) -> bool {
    before.len() == now.len()
        && before.iter().zip(now).all(|((path, text), (other, there))| {
            path == other && (Arc::ptr_eq(text, there) || text == there)
        })
}
