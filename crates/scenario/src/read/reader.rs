//! What is known while a case is read.

use content::reading::{At, Findings, Kind, Role};
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

    /// Notes that a name of the book is spoken of.
    pub(super) fn used(&mut self, kind: Kind, word: (&str, At), within: &str) {
        self.cx.note(Role::Used, kind, word, within);
    }

    /// The same for a part of a longer word, which begins at this byte of it.
    pub(super) fn used_in(&mut self, kind: Kind, word: (&str, At), part: (&str, usize), within: &str) {
        // The place of a quoted word takes in its quotes.
        let quote = (word.1.end - word.1.start).saturating_sub(word.0.len() as u32) / 2;
        let start = word.1.start + quote + part.1 as u32;
        let at = At { start, end: start + part.0.len() as u32, ..word.1 };
        self.cx.note(Role::Used, kind, (part.0, at), within);
    }

    /// The name of the chapter whose counters and moments hold.
    pub(super) fn chapter_name(&self) -> String {
        self.chapter.map_or_else(String::new, |c| self.book.chapters[c.ix()].name.clone())
    }

    pub(super) fn unknown(&mut self, kind: Kind, word: (&str, At), known: &[&str]) {
        self.cx.unknown(kind, word, known.iter().copied());
    }
}
