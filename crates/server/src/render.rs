//! From a table in memory to what one viewer sees.

use crate::company;
use crate::contents::Content;
use crate::log_notes;
use crate::said::Said;
use crate::table::{Table, Version};
use crate::telling::Telling;
use crate::viewers::{Painted, Sheet};
use engine::event::Event;
use engine::id::Fig;
use engine::saving::History;
use engine::{CausedEvent, Decider};
use session::{Seat, Session};
use std::collections::BTreeMap;
use view::{DiceRoll, Locale, LogEntry, Position, SeatView, TableFacts, TableView, UndoAsked, UndoView};
use web::{Kept, Page};
use words::Lang;

/// Rolls that stay in the tray.
const ROLLS: usize = 6;

/// What somebody sees of a table as it stands.
pub(crate) fn view(
    locale: Locale,
    (session, telling): (&Session, &mut Telling),
    table: &Table,
    who: &Seat,
) -> TableView {
    let facts = facts(locale, (session, telling), table, who);
    TableView::new(locale, &Position::new(session.game()), facts)
}

/// What somebody sees of a table that is not in its game.
fn facts(
    locale: Locale,
    (session, telling): (&Session, &mut Telling),
    table: &Table,
    who: &Seat,
) -> TableFacts {
    let mut log = telling.recent(session, locale);
    if log_notes::any(session) {
        log_notes::tell(locale, session, &mut log);
    }
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
            asked: undo_asked(session, table, who),
        },
        rolls: rolls(session.history()),
        log,
        story,
        notice: None,
    }
}

/// Somebody wants to go back.
fn undo_asked(session: &Session, table: &Table, who: &Seat) -> Option<UndoAsked> {
    let vote = table.undo_vote(session.seq()).filter(|_| who.plays())?;
    Some(UndoAsked {
        to: vote.to(),
        by: vote.agreed().iter().filter_map(|seat| session.log().name_of(seat)).collect(),
        agreed: vote.agreed().contains(who),
    })
}

/// A position to look at, not to play.
pub(crate) fn past(locale: Locale, table: &str, replay: &History, log: Vec<LogEntry>) -> TableView {
    let undo = UndoView { moves: replay.starts.len(), ..UndoView::default() };
    let facts =
        TableFacts { id: table.to_string(), undo, rolls: rolls(replay), log, ..TableFacts::default() };
    TableView::new(locale, &Position::new(&replay.game), facts)
}

/// Every fragment by its id.
pub(crate) fn fragments(page: Page, view: &TableView) -> BTreeMap<&'static str, String> {
    web::FRAGMENTS.iter().map(|id| (*id, web::fragment(page, view, id).into_string())).collect()
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
        Some(replay.game.figure_name(fig))
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

/// For whom fragments are the same: language and what this person may do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Viewer {
    pub(crate) lang: Lang,
    pub(crate) who: Seat,
    pub(crate) theme: web::Theme,
}

/// The context of somebody who has no request at hand: a stream.
pub(crate) fn ctx<'a>(content: &'a Content, lang: Lang, theme: web::Theme, here: &'a str) -> Page<'a> {
    Page { locale: content.catalogue.locale(lang), theme, here, pictures: &content.pictures, kept: None }
}

/// Sees to it that the page of a viewer shows the table as it is; gives the number of the rendering.
pub(crate) fn draw(
    content: &Content,
    table: &Table,
    at: (&Session, &mut Telling),
    viewer: &Viewer,
    shown: Version,
) -> u64 {
    let paint = painter(content, table, at);
    table.viewers.update(viewer, shown, paint)
}

/// The same for every viewer that somebody of has taken the last message.
pub(crate) fn draw_again(content: &Content, table: &Table, at: (&Session, &mut Telling), shown: Version) {
    let paint = painter(content, table, at);
    table.viewers.refresh(shown, paint);
}

fn painter<'p>(
    content: &'p Content,
    table: &'p Table,
    (session, telling): (&'p Session, &'p mut Telling),
) -> impl FnOnce(&[Sheet]) -> Painted + 'p {
    let address = format!("/t/{}", table.id);
    move |sheets| {
        // Each step for all of them: what has just been done in one language is done in the next with the code still
        // at hand.
        let locale = |sheet: &Sheet| content.catalogue.locale(sheet.viewer.lang);
        for sheet in sheets {
            telling.log(session, locale(sheet));
        }
        let told = sheets.iter().map(|s| s.since.and_then(|since| telling.said(session, locale(s), since)));
        let told: Vec<Option<Said>> = told.collect();
        let facts = sheets.iter().map(|s| facts(locale(s), (session, &mut *telling), table, &s.viewer.who));
        let facts: Vec<TableFacts> = facts.collect();
        let position = Position::new(session.game());
        let views = sheets.iter().zip(facts).map(|(s, facts)| TableView::new(locale(s), &position, facts));
        let views: Vec<TableView> = views.collect();
        let pages = sheets.iter().zip(&views).map(|(sheet, view)| {
            let Viewer { lang, theme, .. } = *sheet.viewer;
            (sheet.kept, ctx(content, lang, theme, &address), view)
        });
        (Kept::draw(&pages.collect::<Vec<_>>()), told)
    }
}
