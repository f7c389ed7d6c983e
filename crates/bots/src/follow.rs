//! A hint that is being followed: the rest of its plan, as long as nothing else has happened.

use crate::Reason;
use engine::board::Where;
use engine::event::Card;
use engine::id::{Fig, SpaceId};
use engine::{Ask, Board, Choice, Game};

/// A hint as it was given, to go on with it when it is followed.
#[derive(Clone, Debug)]
pub struct Followed {
    mouse: Option<usize>,
    from: Option<SpaceId>,
    plan: Vec<Choice>,
    reason: Reason,
    table: Vec<u64>,
}

impl Followed {
    /// Remembers the plan of a hint that was given at this table, and its reason.
    pub fn new(game: &Game, plan: &[Choice], reason: Reason) -> Followed {
        let mouse = mover(game);
        let from = mouse.and_then(|m| game.board().place(Fig::mouse(m))).map(|at| at.space);
        Followed { mouse, from, plan: plan.to_vec(), reason, table: seen(game.board(), mouse) }
    }

    /// What is left of the plan, if its first steps were taken and nothing else has changed; none if nothing of it was done.
    pub fn rest(&self, game: &Game) -> Option<&[Choice]> {
        let mouse = mover(game).filter(|m| Some(*m) == self.mouse)?;
        let here = game.board().place(Fig::mouse(mouse))?.space;
        // Only steps are sure: a deed has an outcome, and that is thought over.
        let walked = self.plan.iter().take_while(|c| matches!(c, Choice::Step(_)));
        let done = walked.enumerate().filter(|(_, c)| **c == Choice::Step(here)).last()?.0 + 1;
        let rest = self.plan.get(done..).filter(|rest| !rest.is_empty())?;
        let same = Some(here) != self.from && seen(game.board(), self.mouse) == self.table;
        (same && game.is_legal(rest[0])).then_some(rest)
    }

    pub(crate) fn reason(&self) -> Reason {
        self.reason
    }
}

/// The mouse whose turn it is, if the question is what it does.
fn mover(game: &Game) -> Option<usize> {
    let decision = game.decision().filter(|d| d.ask == Ask::Turn)?;
    decision.about.and_then(Fig::as_mouse)
}

/// Everything that lies open, but for where the mover stands: what could change a mind.
fn seen(board: &Board, mover: Option<usize>) -> Vec<u64> {
    let place = |at: engine::id::Place| u64::from(at.tile.0) << 8 | u64::from(at.space.0);
    let mut out = vec![
        u64::from(board.round()),
        u64::from(board.wheel()),
        u64::from(board.hourglass()),
        u64::from(board.end_marker()),
        u64::from(board.achieved()),
        board.deck_len() as u64,
    ];
    for (m, mouse) in board.mice().iter().enumerate() {
        let at = match mouse.at() {
            Where::On(_) if Some(m) == mover => 0,
            Where::On(at) => 1 << 16 | place(at),
            _ => 2 << 16,
        };
        let counts = [mouse.wounds(), mouse.poison(), mouse.cheese(), mouse.captures()];
        let marks = engine::book::Marker::ALL.iter().filter(|k| mouse.has(**k)).count() as u64;
        out.push(counts.iter().fold(marks, |all, n| all << 8 | u64::from(*n)));
        out.push(at);
        out.push((mouse.pack().len() as u64) << 8 | mouse.equipped().len() as u64);
    }
    for (fig, minion) in board.minions() {
        let state = u64::from(minion.wounds()) << 1 | u64::from(minion.down());
        out.push(u64::from(fig.0) << 32 | state << 16 | place(minion.at()));
    }
    for card in board.track() {
        let whose = match card.card {
            Card::Mouse(m) => u64::from(m),
            Card::Minion(init) => 1 << 8 | u64::from(init.0),
        };
        out.push(whose << 16 | u64::from(card.wounds) << 1 | u64::from(card.acted));
    }
    out.push(board.stash().len() as u64);
    out
}
