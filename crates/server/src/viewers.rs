//! What each kind of viewer was sent last: many tabs see the same, and each is sent only what has changed.

use crate::render::Viewer;
use crate::said::Said;
use crate::table::Version;
use axum::body::Bytes;
use std::sync::{Mutex, MutexGuard, PoisonError};
use web::Kept;

/// Kinds of viewers whose pages are kept.
const KINDS: usize = 24;

/// Bytes that hold most messages.
const USUAL: usize = 16 * 1024;

/// The pages of a table, one for each kind of viewer.
#[derive(Default)]
pub(crate) struct Viewers(Mutex<Vec<ViewerPage>>);

/// What viewers of one kind have before them.
struct ViewerPage {
    viewer: Viewer,
    shown: Version,
    rendering: u64,
    kept: Kept,
    /// The message for tabs that have the rendering before the last.
    news: Option<(u64, Bytes)>,
    /// Somebody has taken the last message: the next one will be wanted too.
    wanted: bool,
}

/// A page that is to be drawn.
#[derive(Clone, Copy)]
pub(crate) struct Sheet<'p> {
    pub(crate) viewer: &'p Viewer,
    pub(crate) kept: &'p Kept,
    /// The record it showed before.
    pub(crate) since: Option<u64>,
}

/// What was drawn: the number of the rendering, and for each page what happened meanwhile.
pub(crate) type Painted = (u64, Vec<Option<Said>>);

impl ViewerPage {
    fn sheet(&self) -> Sheet<'_> {
        let ViewerPage { viewer, kept, shown, .. } = self;
        Sheet { viewer, kept, since: Some(shown.seq) }
    }

    /// What has changed is drawn: it can be told.
    fn follow(&mut self, shown: Version, rendering: u64, said: Option<&Said>) {
        let had = std::mem::replace(&mut self.rendering, rendering);
        self.shown = shown;
        // Whoever wanted the last message has it by now: its memory is still warm.
        let spare = self.news.take().map_or_else(Vec::new, |(_, mut news)| {
            news.clear();
            news.into()
        });
        self.news = Some((had, message(spare, shown.seq, &self.kept, Some(had), said)));
        self.wanted = false;
    }

    /// The message for a tab that has a rendering, or nothing yet.
    fn take(&mut self, had: Option<u64>) -> Bytes {
        self.wanted = true;
        match &self.news {
            Some((from, news)) if had == Some(*from) => news.clone(),
            _ => message(Vec::new(), self.shown.seq, &self.kept, had, None),
        }
    }
}

impl Viewers {
    /// Sees to it that the page shows the table as it is; gives the number of the rendering. `paint` is called unless
    /// another tab of this kind was here first.
    pub(crate) fn update(
        &self,
        viewer: &Viewer,
        shown: Version,
        paint: impl FnOnce(&[Sheet]) -> Painted,
    ) -> u64 {
        let mut pages = self.lock();
        if let Some(page) = pages.iter_mut().find(|p| p.viewer == *viewer) {
            if page.shown != shown {
                let (rendering, mut said) = paint(&[page.sheet()]);
                page.follow(shown, rendering, said.pop().flatten().as_ref());
            }
            return page.rendering;
        }
        if pages.len() >= KINDS {
            pages.remove(0);
        }
        let kept = Kept::default();
        let (rendering, _) = paint(&[Sheet { viewer, kept: &kept, since: None }]);
        let viewer = viewer.clone();
        pages.push(ViewerPage { viewer, shown, rendering, kept, news: None, wanted: true });
        rendering
    }

    /// Brings the pages up to date that somebody looks at.
    pub(crate) fn refresh(&self, shown: Version, paint: impl FnOnce(&[Sheet]) -> Painted) {
        let mut pages = self.lock();
        let mut pages: Vec<&mut ViewerPage> =
            pages.iter_mut().filter(|p| p.wanted && p.shown != shown).collect();
        if pages.is_empty() {
            return;
        }
        let sheets: Vec<Sheet> = pages.iter().map(|p| p.sheet()).collect();
        let (rendering, said) = paint(&sheets);
        for (page, said) in pages.iter_mut().zip(said) {
            page.follow(shown, rendering, said.as_ref());
        }
    }

    /// An event for a tab that has a rendering, or nothing yet.
    pub(crate) fn message(&self, viewer: &Viewer, had: Option<u64>) -> Option<Bytes> {
        let mut pages = self.lock();
        pages.iter_mut().find(|p| p.viewer == *viewer).map(|page| page.take(had))
    }

    /// The rendering of a page that shows this, and the event for a tab that has another; none if the page must be
    /// drawn first.
    pub(crate) fn ready(&self, viewer: &Viewer, shown: Version, had: Option<u64>) -> Option<(u64, Bytes)> {
        let mut pages = self.lock();
        let page = pages.iter_mut().find(|p| p.viewer == *viewer && p.shown == shown)?;
        Some((page.rendering, page.take(had)))
    }

    /// Forgets all pages: nobody looks at them.
    pub(crate) fn clear(&self) {
        *self.lock() = Vec::new();
    }

    fn lock(&self) -> MutexGuard<'_, Vec<ViewerPage>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An event with the parts that differ from what a tab has: a line of JSON with what is shown before them, then for
/// each part a line with its id and one with its markup, in the order in which they are to be swapped in. Markup in
/// JSON would be mostly backslashes. `spare` is where it goes: nothing, or what held the last one.
fn message(spare: Vec<u8>, seq: u64, kept: &Kept, had: Option<u64>, said: Option<&Said>) -> Bytes {
    let mut out = String::from_utf8(spare).unwrap_or_default();
    out.reserve(USUAL);
    let mut number = itoa::Buffer::new();
    let seq = number.format(seq);
    out.extend(["id: ", seq, "\ndata: {\"seq\":", seq]);
    if let Some(said) = said {
        out.extend([",", &said.members()]);
    }
    out.push('}');
    kept.since(had, "\ndata: ", "\ndata: ", &mut out);
    out.push_str("\n\n");
    Bytes::from(out)
}

#[cfg(test)]
mod golden_pages;
#[cfg(test)]
mod tests;
