//! What each kind of viewer was sent last: many tabs see the same, and each is sent only what has changed.

use crate::render::Audience;
use crate::table::Shown;
use axum::body::Bytes;
use std::sync::{Mutex, MutexGuard, PoisonError};
use web::Kept;

/// Kinds of viewers whose pages are kept.
const KINDS: usize = 24;

/// Bytes that hold most messages.
const USUAL: usize = 16 * 1024;

/// The pages of a table, one for each kind of viewer.
#[derive(Default)]
pub(crate) struct Audiences(Mutex<Vec<Page>>);

/// What viewers of one kind have before them.
struct Page {
    audience: Audience,
    /// What the table is called.
    name: String,
    shown: Shown,
    rendering: u64,
    kept: Kept,
    /// The message for tabs that have the rendering before the last.
    news: Option<(u64, Bytes)>,
    /// Somebody has taken the last message: the next one will be wanted too.
    wanted: bool,
}

impl Page {
    /// Draws what has changed. `paint` is told which record the page showed before.
    fn follow(
        &mut self,
        shown: Shown,
        paint: &mut impl FnMut(&Audience, &str, &Kept, Option<u64>) -> (u64, Option<String>),
    ) {
        let before = std::mem::replace(&mut self.shown, shown);
        let (rendering, beats) = paint(&self.audience, &self.name, &self.kept, Some(before.seq));
        let had = std::mem::replace(&mut self.rendering, rendering);
        self.news = Some((had, message(shown.seq, &self.kept, Some(had), beats.as_deref())));
        self.wanted = false;
    }

    /// The message for a tab that has a rendering, or nothing yet.
    fn take(&mut self, had: Option<u64>) -> Bytes {
        self.wanted = true;
        match &self.news {
            Some((from, news)) if had == Some(*from) => news.clone(),
            _ => message(self.shown.seq, &self.kept, had, None),
        }
    }
}

impl Audiences {
    /// Sees to it that the page shows the table as it is; gives the number of the rendering. `paint` is called unless
    /// another tab of this kind was here first.
    pub(crate) fn update(
        &self,
        audience: &Audience,
        name: &str,
        shown: Shown,
        mut paint: impl FnMut(&Audience, &str, &Kept, Option<u64>) -> (u64, Option<String>),
    ) -> u64 {
        let mut pages = self.lock();
        if let Some(page) = pages.iter_mut().find(|p| p.audience == *audience) {
            if page.shown != shown {
                page.follow(shown, &mut paint);
            }
            return page.rendering;
        }
        if pages.len() >= KINDS {
            pages.remove(0);
        }
        let kept = Kept::default();
        let (rendering, _) = paint(audience, name, &kept, None);
        let (audience, name) = (audience.clone(), name.to_string());
        pages.push(Page { audience, name, shown, rendering, kept, news: None, wanted: true });
        rendering
    }

    /// Brings the pages up to date that somebody looks at.
    pub(crate) fn refresh(
        &self,
        shown: Shown,
        mut paint: impl FnMut(&Audience, &str, &Kept, Option<u64>) -> (u64, Option<String>),
    ) {
        for page in self.lock().iter_mut().filter(|p| p.wanted && p.shown != shown) {
            page.follow(shown, &mut paint);
        }
    }

    /// An event for a tab that has a rendering, or nothing yet.
    pub(crate) fn message(&self, audience: &Audience, had: Option<u64>) -> Option<Bytes> {
        let mut pages = self.lock();
        pages.iter_mut().find(|p| p.audience == *audience).map(|page| page.take(had))
    }

    /// The rendering of a page that shows this, and the event for a tab that has another; none if the page must be
    /// drawn first.
    pub(crate) fn ready(&self, audience: &Audience, shown: Shown, had: Option<u64>) -> Option<(u64, Bytes)> {
        let mut pages = self.lock();
        let page = pages.iter_mut().find(|p| p.audience == *audience && p.shown == shown)?;
        Some((page.rendering, page.take(had)))
    }

    /// Forgets all pages: nobody looks at them.
    pub(crate) fn clear(&self) {
        *self.lock() = Vec::new();
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Page>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An event with the parts that differ from what a tab has: a line of JSON with what is shown before them, then for
/// each part a line with its id and one with its markup, in the order in which they are to be swapped in. Markup in
/// JSON would be mostly backslashes.
fn message(seq: u64, kept: &Kept, had: Option<u64>, beats: Option<&str>) -> Bytes {
    let mut out = String::with_capacity(USUAL);
    let mut number = itoa::Buffer::new();
    let seq = number.format(seq);
    out.extend(["id: ", seq, "\ndata: {\"seq\":", seq, ",\"beats\":", beats.unwrap_or("[]"), "}"]);
    kept.since(had, "\ndata: ", "\ndata: ", &mut out);
    out.push_str("\n\n");
    Bytes::from(out)
}

#[cfg(test)]
mod tests;
