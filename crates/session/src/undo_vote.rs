//! Going back at a table where several play: everybody has to want it.

use crate::log::table_log::TableLog;
use crate::seat::Seat;
use engine::{Book, Setup};
use std::collections::BTreeSet;

/// Somebody wants to go back, and who has agreed so far. It holds until the table changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoVote {
    seq: u64,
    to: usize,
    agreed: BTreeSet<Seat>,
}

impl UndoVote {
    /// Nobody has agreed yet to go back to the position after so many choices.
    pub(crate) fn new(seq: u64, to: usize) -> UndoVote {
        UndoVote { seq, to, agreed: BTreeSet::new() }
    }

    /// How many choices would remain.
    pub fn to(&self) -> usize {
        self.to
    }

    /// Who has agreed.
    pub fn agreed(&self) -> &BTreeSet<Seat> {
        &self.agreed
    }

    /// Whether it is about this state of the table.
    pub(crate) fn holds(&self, seq: u64) -> bool {
        self.seq == seq
    }

    /// Whether it is about going back to this point of this state of the table.
    pub(crate) fn is_about(&self, seq: u64, to: usize) -> bool {
        (self.seq, self.to) == (seq, to)
    }

    /// Somebody agrees. Says whether by now everybody does who plays.
    pub(crate) fn agree(&mut self, seat: &Seat, log: &TableLog, setup: &Setup, book: &Book) -> bool {
        self.agreed.insert(seat.clone());
        let player = |id| self.agreed.contains(&Seat::Player(Clone::clone(id))) || !log.has_a_say(id);
        // A host who plays no mouse only keeps the table.
        let mice = setup.party.iter().map(|m| &book.mice[m.mouse.ix()].name);
        let host_plays = mice.into_iter().any(|mouse| log.player_of(mouse).is_none());
        log.seats.keys().all(player) && (!host_plays || self.agreed.contains(&Seat::Host))
    }
}
