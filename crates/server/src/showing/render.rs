//! From a table in memory to what one viewer sees.

use super::said::Said;
use super::telling::Telling;
use super::viewer::{Version, Viewer};
use super::viewers::{Seen, Viewers};
use super::{company, log_notes};
use crate::chat::Chat;
use crate::contents::Content;
use engine::event::Event;
use engine::id::Fig;
use engine::saving::History;
use engine::{CausedEvent, Decider};
use session::{Seat, Session};
use std::collections::BTreeMap;
use store::TableId;
use view::{
    DiceRoll, Locale, LogEntry, Position, SeatView, TableFacts, TableView, UndoAsked, UndoView, folded,
};
use web::Page;

/// Rolls that stay in the tray.
const ROLLS: usize = 6;

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

/// What somebody sees of a table that is not in its game.
fn facts(
    locale: Locale,
    (session, telling): (&Session, &mut Telling),
    table: Around,
    who: &Seat,
) -> TableFacts {
    let mut log = telling.recent(session, locale);
    log_notes::tell(locale, session, &mut log);
    let (story, commitment) =
        (telling.story(session, locale), telling.commitment(session, table.id.as_str()));
    let (table_log, game, moves) = (session.log(), session.game(), session.moves());
    let over = game.board().outcome().is_some();
    TableFacts {
        id: table.id.to_string(),
        seq: session.seq(),
        seat: SeatView {
            plays: who.plays(),
            host: *who == Seat::Host,
            decides: who.decides(table_log, game),
        },
        commitment,
        waiting_for: waiting_for(session),
        companions: company::company(locale, session, who, |seat| table.chat.away(seat)),
        undo: UndoView {
            moves,
            to: table_log.undo_to(),
            can_undo: who.plays() && moves > table_log.floor() && !over,
            can_redo: !table_log.undone.is_empty() && who.may_redo(table_log, game),
            asked: undo_asked(session, who),
        },
        rolls: rolls(session.history()),
        log: folded(log),
        story,
        notice: None,
    }
}

/// Somebody wants to go back.
fn undo_asked(session: &Session, who: &Seat) -> Option<UndoAsked> {
    let vote = session.undo_vote().filter(|_| who.plays())?;
    Some(UndoAsked {
        to: vote.to(),
        by: vote.agreed().iter().filter_map(|seat| session.log().name_of(seat)).collect(),
        agreed: vote.agreed().contains(who),
    })
}

/// A position to look at, not to play.
pub(crate) fn past(locale: Locale, table: &str, replay: &History, log: Vec<LogEntry>) -> TableView {
    let undo = UndoView { moves: replay.starts.len(), ..UndoView::default() };
    let facts = TableFacts {
        id: table.to_string(),
        undo,
        rolls: rolls(replay),
        log: folded(log),
        ..TableFacts::default()
    };
    TableView::new(locale, &Position::new(&replay.game), facts)
}

/// Every part by its id.
pub(crate) fn parts(page: Page, view: &TableView) -> BTreeMap<String, String> {
    let mut parts = BTreeMap::new();
    web::draw_parts(page, view, 0, |_| true, |id, html| drop(parts.insert(id.to_string(), html.to_string())));
    parts
}

/// The player who must decide, by name.
fn waiting_for(session: &Session) -> Option<String> {
    let Decider::Mouse(m) = session.game().decision()?.by else { return None };
    let mouse = session.game().figure_name(Fig::mouse(m as usize));
    let seat = session.log().player_of(&mouse)?;
    session.log().seats.get(seat).map(|s| s.name.clone())
}

/// The rolls of the last choice that had any: dice stay until the next roll.
fn rolls(replay: &History) -> Vec<DiceRoll> {
    let is_roll = |t: &CausedEvent| matches!(t.event, Event::Rolled { .. } | Event::Rerolled { .. });
    let mut segments = (0..=replay.starts.len()).rev();
    let Some(at) = segments.find(|i| replay.segment(*i).iter().any(is_roll)) else {
        return Vec::new();
    };
    let last = replay.segment(at);
    let since = || (at..=replay.starts.len()).flat_map(|i| replay.segment(i));
    let who_rolled = |fig: Option<Fig>| -> Option<String> {
        let fig = fig?;
        // A minion that was defeated since has left the board, and its name with it; another may stand in its place.
        replay.game.board().place(fig)?;
        let replaced =
            |t: &CausedEvent| matches!(t.event, Event::MinionPlaced { fig: new, .. } if new == fig);
        if since().any(replaced) {
            return None;
        }
        let (board, book) = (replay.game.board(), replay.game.book());
        Some(match fig.as_mouse() {
            Some(m) => board.hero(book, m).name.clone(),
            None => board.minion_kind(book, fig).name.clone(),
        })
    };
    let mut out: Vec<DiceRoll> = last
        .iter()
        .enumerate()
        .filter_map(|(i, t)| match t.event {
            Event::Rolled { who, why, roll } | Event::Rerolled { who, why, roll } => Some(DiceRoll {
                who: who_rolled(who),
                why,
                faces: roll.iter().map(|f| f.0 + 1).collect(),
                counted: view::counted(last, i),
            }),
            _ => None,
        })
        .collect();
    let extra = out.len().saturating_sub(ROLLS);
    out.drain(..extra);
    out
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
