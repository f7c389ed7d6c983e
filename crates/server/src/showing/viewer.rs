//! For whom a table is shown, and which state of it.

use crate::contents::Content;
use session::Seat;
use web::{Page, Theme};
use words::Lang;

/// What a tab shows: the last record, and a count of what carries no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Version {
    /// The last record.
    pub seq: u64,
    /// Changes without a record.
    pub unrecorded: u64,
}

/// For whom a table looks the same: language and what this person may do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Viewer {
    pub(crate) lang: Lang,
    pub(crate) who: Seat,
}

/// A page for somebody who has no request at hand: a stream.
pub(crate) fn page<'a>(content: &'a Content, lang: Lang, theme: Theme, here: &'a str) -> Page<'a> {
    Page {
        locale: content.catalogue.locale(lang),
        theme,
        here,
        pictures: &content.pictures,
        book: &content.key,
    }
}
