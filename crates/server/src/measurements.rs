//! What is known of how hard the chapters are.

use crate::contents::Content;
use engine::Book;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What is known of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Measured {
    /// It is being played, or will be.
    Underway,
    /// So many games were played and so many won; none if they took too long.
    Done { games: u64, won: u64 },
}

/// What is known of all chapters, by the hash of what the rules read of each: the same chapter is never measured twice.
#[derive(Debug, Default)]
pub(crate) struct Measurements(Mutex<HashMap<[u8; 32], Measured>>);

impl Measurements {
    pub(crate) fn known(&self) -> MutexGuard<'_, HashMap<[u8; 32], Measured>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known of a chapter.
    pub(crate) fn of(&self, edition: &[u8; 32]) -> Option<Measured> {
        self.known().get(edition).copied()
    }

    /// Marks the chapters of these books that nobody has asked for yet, and gives them.
    pub(crate) fn claim(&self, books: &[Arc<Content>]) -> Vec<(Arc<Book>, usize)> {
        let mut known = self.known();
        let mut new = Vec::new();
        // What was added is what somebody wants to know about; our own books come after it.
        let (added, own): (Vec<&Arc<Content>>, Vec<_>) = books.iter().partition(|content| content.is_added());
        for content in added.into_iter().chain(own) {
            let book = content.catalogue.book();
            for (at, chapter) in book.chapters.iter().enumerate() {
                known.entry(chapter.edition).or_insert_with(|| {
                    new.push((Arc::clone(book), at));
                    Measured::Underway
                });
            }
        }
        new
    }
}
