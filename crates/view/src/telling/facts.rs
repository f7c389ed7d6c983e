//! What a seat may know of a table besides its game: who plays, what can be taken back, what was rolled and told.

use super::{Telling, companions, notes};
use crate::table::{LogEntry, SeatView, TableFacts, TableView, UndoAsked, UndoView, folded, rolls};
use crate::{Locale, Position};
use engine::Decider;
use engine::id::Fig;
use engine::saving::History;
use session::{Seat, Session};

impl Telling {
    /// What somebody sees of a table that is not in its game; `is_away` says whether nobody sits in a seat now.
    pub fn facts(
        &mut self,
        locale: Locale,
        session: &Session,
        table: &str,
        who: &Seat,
        is_away: impl Fn(&Seat) -> bool,
    ) -> TableFacts {
        let mut log = self.recent(session, locale);
        notes::tell(locale, session, &mut log);
        let story = self.story(session, locale);
        let commitment = session.log().seal(table).and_then(|seal| seal.commitment);
        let (table_log, game, moves) = (session.log(), session.game(), session.moves());
        let over = game.board().outcome().is_some();
        TableFacts {
            id: table.to_string(),
            seq: session.seq(),
            seat: SeatView {
                plays: who.plays(),
                host: *who == Seat::Host,
                decides: who.decides(table_log, game),
            },
            commitment,
            waiting_for: waiting_for(session),
            companions: companions::seen_by(locale, session, who, is_away),
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
pub fn past(locale: Locale, table: &str, replay: &History, log: Vec<LogEntry>) -> TableView {
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

/// The player who must decide, by name.
fn waiting_for(session: &Session) -> Option<String> {
    let Decider::Mouse(m) = session.game().decision()?.by else { return None };
    let mouse = session.game().figure_name(Fig::mouse(m as usize));
    let seat = session.log().player_of(&mouse)?;
    session.log().seats.get(seat).map(|s| s.name.clone())
}
