//! From a table in memory to what one viewer sees.

use super::viewer::{Version, Viewer};
use super::viewers::{Seen, Viewers};
use crate::chat::Chat;
use crate::contents::Content;
use session::{Seat, Session};
use std::collections::BTreeMap;
use store::TableId;
use view::{Locale, Position, Said, TableFacts, TableView, Telling};
use web::Page;

/// What is known of a table besides its session.
#[derive(Clone, Copy)]
pub(crate) struct Around<'t> {
    pub(crate) id: &'t TableId,
    pub(crate) chat: &'t Chat,
    pub(crate) viewers: &'t Viewers,
}

/// What somebody sees of a table as it stands.
pub(crate) fn view(
    locale: Locale,
    (session, telling): (&Session, &mut Telling),
    table: Around,
    who: &Seat,
) -> TableView {
    let facts = facts(locale, (session, telling), table, who);
    TableView::new(locale, &Position::new(session.game()), facts)
}

fn facts(
    locale: Locale,
    (session, telling): (&Session, &mut Telling),
    table: Around,
    who: &Seat,
) -> TableFacts {
    telling.facts(locale, session, table.id.as_str(), who, |seat| table.chat.away(seat))
}

/// Every part by its id.
pub(crate) fn parts(page: Page, view: &TableView) -> BTreeMap<String, String> {
    let mut parts = BTreeMap::new();
    web::draw_parts(page, view, 0, |_| true, |id, html| drop(parts.insert(id.to_string(), html.to_string())));
    parts
}

/// Sees to it that a viewer can be shown the table as it is; gives the number of the update that does so.
pub(crate) fn update(
    content: &Content,
    table: Around,
    (session, telling): (&Session, &mut Telling),
    viewer: &Viewer,
    shown: Version,
) -> u64 {
    if let Some(update) = table.viewers.up_to_date(viewer, shown) {
        return update;
    }
    let since = table.viewers.shown(viewer).map(|shown| shown.seq);
    let seen = see(content, table, (session, telling), vec![(viewer.clone(), since)]);
    table.viewers.publish(content, shown, seen)
}

/// The same for every viewer that somebody of has taken the last message.
pub(crate) fn update_all(content: &Content, table: Around, at: (&Session, &mut Telling), shown: Version) {
    let viewers = table.viewers.waiting(shown);
    if !viewers.is_empty() {
        let viewers = viewers.into_iter().map(|(viewer, shown)| (viewer, Some(shown.seq)));
        let seen = see(content, table, at, viewers.collect());
        table.viewers.publish(content, shown, seen);
    }
}

/// What viewers see now, each with what happened since a record.
fn see(
    content: &Content,
    table: Around,
    (session, telling): (&Session, &mut Telling),
    viewers: Vec<(Viewer, Option<u64>)>,
) -> Vec<Seen> {
    let locale = |viewer: &Viewer| content.catalogue.locale(viewer.lang);
    let told = viewers.iter().map(|(viewer, since)| {
        let facts = facts(locale(viewer), (session, &mut *telling), table, &viewer.who);
        (facts, since.and_then(|since| telling.said(session, locale(viewer), since)))
    });
    let told: Vec<(TableFacts, Option<Said>)> = told.collect();
    let position = Position::new(session.game());
    let seen = viewers.into_iter().zip(told).map(|((viewer, _), (facts, told))| Seen {
        view: TableView::new(locale(&viewer), &position, facts),
        viewer,
        told,
    });
    seen.collect()
}
