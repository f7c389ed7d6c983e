//! What each kind of viewer was shown last: many tabs see the same, and each is sent only the parts that have changed.

use super::viewer::{self, Version, Viewer};
use crate::contents::Content;
use axum::body::Bytes;
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};
use view::{LogEntry, Said, TableView};
use web::{Page, Theme};

/// Kinds of viewers whose views are kept.
const KINDS: usize = 24;

/// Bytes that hold most messages.
const USUAL: usize = 64 * 1024;

/// The last views of a table, one for each kind of viewer.
#[derive(Default)]
pub(crate) struct Viewers(Mutex<Shown>);

#[derive(Default)]
struct Shown {
    /// The number of the last update; never the same twice.
    update: u64,
    views: Vec<LastView>,
}

/// What a kind of viewer sees now, and what happened since it was last shown something.
pub(crate) struct Seen {
    pub(crate) viewer: Viewer,
    pub(crate) view: TableView,
    pub(crate) told: Option<Said>,
}

/// What viewers of one kind have before them.
struct LastView {
    viewer: Viewer,
    shown: Version,
    view: TableView,
    /// The update that shows it.
    update: u64,
    /// For each part of the page the update that last changed it.
    parts: Vec<u64>,
    /// For each line of the log the update that brought it.
    lines: Vec<u64>,
    /// The message for tabs that have the update before the last.
    news: Option<(u64, Bytes)>,
    /// Somebody has taken the last message: the next one will be wanted too.
    wanted: bool,
}

impl LastView {
    fn new(viewer: Viewer, shown: Version, view: TableView, update: u64) -> LastView {
        let parts = vec![update; web::unchanged_parts(&view, &view).len()];
        let lines = vec![update; view.log.len()];
        LastView { viewer, shown, view, update, parts, lines, news: None, wanted: true }
    }

    /// Another view of the same table.
    fn follow(&mut self, content: &Content, shown: Version, seen: Seen, update: u64) {
        let Seen { view, told, .. } = seen;
        let stood = web::unchanged_parts(&self.view, &view);
        self.parts = stood.into_iter().map(|stood| stood.map_or(update, |at| self.parts[at])).collect();
        self.lines = lines(&self.view.log, &self.lines, &view.log, update);
        let had = std::mem::replace(&mut self.update, update);
        (self.shown, self.view, self.wanted) = (shown, view, false);
        self.news = Some((had, self.message(page(content, &self.viewer), Some(had), told.as_ref())));
    }

    /// The message for a tab that has an update, or nothing yet.
    fn take(&mut self, content: &Content, had: Option<u64>) -> Bytes {
        self.wanted = true;
        match &self.news {
            Some((from, news)) if had == Some(*from) => news.clone(),
            _ => self.message(page(content, &self.viewer), had, None),
        }
    }

    /// An event with the parts that differ from what a tab has: a line of JSON with what is shown before them, then for
    /// each part a line with its id and one with its markup. Markup in JSON would be mostly backslashes.
    fn message(&self, page: Page, had: Option<u64>, told: Option<&Said>) -> Bytes {
        let (had, seq) = (had.unwrap_or(0), self.shown.seq);
        let mut out = String::with_capacity(USUAL);
        let _ = write!(out, "id: {seq}\ndata: {{\"seq\":{seq}");
        out.extend(told.map(|told| format!(",{}", told.members())));
        out.push('}');
        let lines = self.lines.iter().position(|line| *line > had).unwrap_or(self.lines.len());
        web::draw_parts(
            page,
            &self.view,
            lines,
            |part| self.parts[part] > had,
            |id, html| {
                out.push_str("\ndata: ");
                id.push_to(&mut out);
                out.push_str("\ndata: ");
                // In markup the number of a new line says the same.
                let mut rest = html;
                while let Some(at) = memchr::memchr(b'\n', rest.as_bytes()) {
                    out.push_str(&rest[..at]);
                    out.push_str("&#10;");
                    rest = &rest[at + 1..];
                }
                out.push_str(rest);
            },
        );
        out.push_str("\n\n");
        Bytes::from(out)
    }
}

/// A page in a viewer's language. What depends on the light is left to the style sheet.
fn page<'a>(content: &'a Content, viewer: &Viewer) -> Page<'a> {
    viewer::page(content, viewer.lang, Theme::Auto, "")
}

/// The updates that brought the lines of a log: those that were there keep theirs as long as they stand in one row from
/// the first on, so that a tab puts what is new above the last line it has.
fn lines(before: &[LogEntry], brought: &[u64], now: &[LogEntry], update: u64) -> Vec<u64> {
    let first = now.first().and_then(|first| before.iter().position(|line| line == first));
    let first = first.unwrap_or(before.len());
    let kept = before[first..].iter().zip(now).take_while(|(then, now)| then == now).count();
    let mut lines = brought[first..first + kept].to_vec();
    lines.resize(now.len(), update);
    lines
}

impl Viewers {
    /// The update that shows a viewer this; none if there is none yet.
    pub(crate) fn up_to_date(&self, viewer: &Viewer, shown: Version) -> Option<u64> {
        self.lock().views.iter().find(|v| v.viewer == *viewer && v.shown == shown).map(|v| v.update)
    }

    /// How many kinds of viewers there are to draw for.
    pub(crate) fn kinds(&self) -> usize {
        self.lock().views.len()
    }

    /// What a viewer was shown last.
    pub(crate) fn shown(&self, viewer: &Viewer) -> Option<Version> {
        self.lock().views.iter().find(|v| v.viewer == *viewer).map(|v| v.shown)
    }

    /// The viewers that somebody looks through and that were shown something else last, and what.
    pub(crate) fn waiting(&self, shown: Version) -> Vec<(Viewer, Version)> {
        let lock = self.lock();
        let waiting = lock.views.iter().filter(|v| v.wanted && v.shown != shown);
        waiting.map(|v| (v.viewer.clone(), v.shown)).collect()
    }

    /// Compares what viewers see now with what they were shown, and makes a message of the difference; gives the number
    /// of the update.
    pub(crate) fn publish(&self, content: &Content, shown: Version, all: Vec<Seen>) -> u64 {
        let mut lock = self.lock();
        lock.update += 1;
        let (update, views) = (lock.update, &mut lock.views);
        for seen in all {
            if let Some(last) = views.iter_mut().find(|v| v.viewer == seen.viewer) {
                last.follow(content, shown, seen, update);
                continue;
            }
            if views.len() >= KINDS {
                views.remove(0);
            }
            views.push(LastView::new(seen.viewer, shown, seen.view, update));
        }
        update
    }

    /// An event for a tab that has an update, or nothing yet.
    pub(crate) fn message(&self, content: &Content, viewer: &Viewer, had: Option<u64>) -> Option<Bytes> {
        let mut lock = self.lock();
        lock.views.iter_mut().find(|v| v.viewer == *viewer).map(|view| view.take(content, had))
    }

    /// The update that shows a viewer this, and the event for a tab that has another; none if it must be looked at first.
    pub(crate) fn ready(
        &self,
        content: &Content,
        viewer: &Viewer,
        shown: Version,
        had: Option<u64>,
    ) -> Option<(u64, Bytes)> {
        let mut lock = self.lock();
        let view = lock.views.iter_mut().find(|v| v.viewer == *viewer && v.shown == shown)?;
        Some((view.update, view.take(content, had)))
    }

    /// Forgets all views: nobody looks at them.
    pub(crate) fn clear(&self) {
        self.lock().views = Vec::new();
    }

    fn lock(&self) -> MutexGuard<'_, Shown> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod golden_pages_tests;
#[cfg(test)]
mod tests;
