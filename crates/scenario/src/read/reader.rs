//! What is known while a case is read.

use content::reading::{At, Findings, Kind};
use engine::book::{Book, MapTile};
use engine::id::{ChapterId, SideId};
use std::sync::Arc;

/// One case being read.
pub(super) struct Reader<'r> {
    pub(super) cx: &'r mut Findings,
    pub(super) book: &'r Arc<Book>,
    /// Whose counters, moments and rules hold; none for a map without a chapter.
    pub(super) chapter: Option<ChapterId>,
    pub(super) map: Vec<MapTile>,
    /// The sides that lie up at first.
    pub(super) up: Vec<SideId>,
}

impl<'r> Reader<'r> {
    pub(super) fn new(book: &'r Arc<Book>, cx: &'r mut Findings) -> Reader<'r> {
        Reader { cx, book, chapter: None, map: Vec::new(), up: Vec::new() }
    }

    /// From here on names are those of this chapter.
    pub(super) fn in_chapter(&mut self, chapter: ChapterId) {
        self.chapter = Some(chapter);
        self.map.clone_from(&self.book.chapters[chapter.ix()].map);
        self.up = self.map.iter().map(|t| t.sides[0]).collect();
    }

    pub(super) fn unknown(&mut self, kind: Kind, word: (&str, At), known: &[&str]) {
        self.cx.unknown(kind, word, known.iter().copied());
    }
}
