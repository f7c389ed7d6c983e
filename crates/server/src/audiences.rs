//! What each kind of viewer was sent last: many tabs see the same, and each is sent only what has changed.

use crate::render::{Audience, Beat};
use crate::table::Shown;
use axum::body::Bytes;
use std::sync::{Mutex, MutexGuard, PoisonError};
use web::Kept;

/// Kinds of viewers whose pages are kept.
const KINDS: usize = 24;

/// What is said and shown besides the parts of the page.
#[derive(Default)]
pub(crate) struct Said {
    pub(crate) lines: Vec<String>,
    pub(crate) beats: Vec<Beat>,
}

/// The pages of a table, one for each kind of viewer.
#[derive(Default)]
pub(crate) struct Audiences(Mutex<Vec<Page>>);

/// What viewers of one kind have before them.
struct Page {
    audience: Audience,
    shown: Shown,
    rendering: u64,
    kept: Kept,
    /// The message for tabs that have the rendering before the last.
    news: Option<(u64, Bytes)>,
}

impl Audiences {
    /// Sees to it that the page shows the table as it is; gives the number of the rendering. `draw` is called unless
    /// another tab of this kind was here first. It is told which record the page showed before.
    pub(crate) fn update(
        &self,
        audience: &Audience,
        shown: Shown,
        draw: impl FnOnce(&Kept, Option<u64>) -> (u64, Said),
    ) -> u64 {
        let mut pages = self.lock();
        if let Some(page) = pages.iter_mut().find(|p| p.audience == *audience) {
            if page.shown != shown {
                let before = std::mem::replace(&mut page.shown, shown);
                let (rendering, said) = draw(&page.kept, Some(before.seq));
                let had = std::mem::replace(&mut page.rendering, rendering);
                page.news = Some((had, message(shown.seq, &page.kept, Some(had), &said)));
            }
            return page.rendering;
        }
        if pages.len() >= KINDS {
            pages.remove(0);
        }
        let kept = Kept::default();
        let (rendering, _) = draw(&kept, None);
        pages.push(Page { audience: audience.clone(), shown, rendering, kept, news: None });
        rendering
    }

    /// An event for a tab that has a rendering, or nothing yet.
    pub(crate) fn message(&self, audience: &Audience, had: Option<u64>) -> Option<Bytes> {
        let pages = self.lock();
        let page = pages.iter().find(|p| p.audience == *audience)?;
        match &page.news {
            Some((from, news)) if had == Some(*from) => Some(news.clone()),
            _ => Some(message(page.shown.seq, &page.kept, had, &Said::default())),
        }
    }

    /// Forgets all pages: nobody looks at them.
    pub(crate) fn clear(&self) {
        *self.lock() = Vec::new();
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Page>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The head of an event: what is said and shown before the parts are swapped in.
#[derive(serde::Serialize)]
struct Head<'a> {
    seq: u64,
    say: &'a [String],
    beats: &'a [Beat],
}

/// An event with the parts that differ from what a tab has: a line of JSON, then for each part a line with its id
/// and one with its markup, in the order in which they are to be swapped in. Markup in JSON would be mostly
/// backslashes.
fn message(seq: u64, kept: &Kept, had: Option<u64>, said: &Said) -> Bytes {
    let mut out = format!("id: {seq}\ndata: ").into_bytes();
    let head = Head { seq, say: &said.lines, beats: &said.beats };
    serde_json::to_writer(&mut out, &head).expect("plain data");
    kept.since(had, &mut |id, html| {
        out.extend_from_slice(b"\ndata: ");
        out.extend_from_slice(id.as_bytes());
        out.extend_from_slice(b"\ndata: ");
        // A new line would end the line of the stream; in markup its number says the same.
        let mut from = 0;
        for end in memchr::memchr_iter(b'\n', html.as_bytes()) {
            out.extend_from_slice(&html.as_bytes()[from..end]);
            out.extend_from_slice(b"&#10;");
            from = end + 1;
        }
        out.extend_from_slice(&html.as_bytes()[from..]);
    });
    out.extend_from_slice(b"\n\n");
    Bytes::from(out)
}

#[cfg(test)]
mod tests;
