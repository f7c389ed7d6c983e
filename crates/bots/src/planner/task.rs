//! Things that can be done: stand somewhere, search somewhere, beat somebody.

use super::truth::has_card;
use arrayvec::ArrayVec;
use engine::id::{MinionId, SearchId, SideId, Spaces};
use engine::{Board, Book};

/// Something to be done for victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Be in a room, on these spaces.
    Reach { side: SideId, spaces: Spaces, everyone: bool, who: Who },
    /// Beat this kind of minion; it waits in this room, if that is known.
    Defeat { kind: MinionId, side: Option<SideId> },
    /// Find a card by searching there.
    Find { card: SearchId, side: SideId, spaces: Spaces },
    /// Beat everything in sight.
    Clear,
}

/// Who can do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Who {
    /// One bit for each mouse of the box.
    pub mice: u8,
    /// With at least so much cheese.
    pub cheese: u8,
    /// With this card.
    pub card: Option<SearchId>,
}

impl Who {
    pub(crate) const ANYONE: Who = Who { mice: u8::MAX, cheese: 0, card: None };

    /// Whether a mouse of the party can do it.
    pub(crate) fn fits(self, board: &Board, book: &Book, mouse: usize) -> bool {
        let state = &board.mice()[mouse];
        self.mice >> state.mouse().0 & 1 == 1
            && state.cheese() >= self.cheese
            && self.card.is_none_or(|card| has_card(board, book, mouse, card))
    }
}

/// Tasks at hand.
pub(crate) type Tasks = ArrayVec<Task, 16>;

/// The room of a task, if it has one.
pub(crate) fn place(task: Task) -> Option<SideId> {
    match task {
        Task::Reach { side, .. } | Task::Find { side, .. } => Some(side),
        Task::Defeat { side, .. } => side,
        Task::Clear => None,
    }
}
