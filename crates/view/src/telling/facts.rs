//! What a seat may know of a table besides its game: who plays, what can be taken back, what was rolled and told.

use super::{Telling, companions, notes};
use crate::event::PublicEvent;
use crate::table::{LogEntry, SeatView, TableFacts, TableView, UndoAsked, UndoView, folded, rolls};
use crate::{Locale, Position};
use engine::id::Fig;
use engine::options::Switch;
use engine::{Ask, Decider, Decision, Game};
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
        let commitment = self.promise(session, table);
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
            defense_by: rolls_defense(locale, session),
            companions: companions::seen_by(locale, session, who, is_away),
            undo: UndoView {
                moves,
                to: table_log.undo_to(),
                can_undo: who.plays() && moves > table_log.floor() && !over,
                can_redo: !table_log.undone.is_empty() && who.may_redo(table_log, game),
                asked: undo_asked(session, who),
            },
            rolls: self.rolls(session, locale),
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

/// A position to look at, not to play; `told` is the public record up to there.
pub fn past(
    locale: Locale,
    table: &str,
    game: &Game,
    told: &[Vec<PublicEvent>],
    log: Vec<LogEntry>,
) -> TableView {
    let undo = UndoView { moves: told.len().saturating_sub(1), ..UndoView::default() };
    let facts = TableFacts {
        id: table.to_string(),
        undo,
        rolls: told.iter().rev().find_map(|choice| rolls(choice)).unwrap_or_default(),
        log: folded(log),
        ..TableFacts::default()
    };
    TableView::new(locale, &Position::new(game), facts)
}

/// The player who must decide, by name.
fn waiting_for(session: &Session) -> Option<String> {
    let Decider::Mouse(m) = session.game().decision()?.by else { return None };
    let mouse = session.game().figure_name(Fig::mouse(m as usize));
    let seat = session.log().player_of(&mouse)?;
    session.log().seats.get(seat).map(|s| s.name.clone())
}

/// MIN-10: who rolls for the minions when they are attacked now, by name; none if anybody may or nobody else is there.
/// Round the table sit the host, then the players in the order of their seats.
fn rolls_defense(locale: Locale, session: &Session) -> Option<String> {
    let (log, game) = (session.log(), session.game());
    let board = game.board();
    let Decision { ask: Ask::Turn, by: Decider::Mouse(attacker), .. } = game.decision()? else { return None };
    if !board.options().is(Switch::MinionHands) || !board.any_minion() {
        return None;
    }
    let owner = |m: usize| log.owner_of(&game.figure_name(Fig::mouse(m)));
    let host = (0..board.mice().len()).any(|m| owner(m) == Seat::Host).then_some(Seat::Host);
    let players = log.seats.iter().filter(|(_, player)| !player.mice.is_empty());
    let table: Vec<Seat> = host.into_iter().chain(players.map(|(id, _)| Seat::Player(id.clone()))).collect();
    let at = table.iter().position(|seat| *seat == owner(attacker as usize)).filter(|_| table.len() > 1)?;
    let left = &table[(at + 1) % table.len()];
    Some(log.name_of(left).unwrap_or_else(|| locale.plain("web-host")))
}
