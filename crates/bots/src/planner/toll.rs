//! What a way through rooms costs.

use engine::id::SideId;
use engine::{Board, Book};

/// What a new room costs on the way, in cheese on the wheel: its fight and the rounds it takes to cross it.
pub(super) const ROOM: i32 = 5;
/// What a room costs that was explored before, or where nobody waits: only the rounds.
const KNOWN_ROOM: i32 = 2;
/// How many minions a new room has about; each one more that the chapter announces costs as much as it steals.
const USUAL_CROWD: i32 = 4;

/// What a way through rooms costs, if these are explored by then.
pub(super) fn toll(board: &Board, book: &Book, rooms: &[SideId], by_then: &[SideId]) -> i32 {
    let printed = |side: &SideId| board.chapter(book).rooms.iter().find(|room| room.side == *side);
    let each = rooms.iter().map(|side| {
        if board.explored(*side) || by_then.contains(side) || printed(side).is_some_and(|room| room.quiet) {
            return KNOWN_ROOM;
        }
        let waiting = printed(side).and_then(|room| room.setup.as_ref());
        let crowd = waiting.map_or(0, |wave| wave.minions.iter().map(|(_, n)| i32::from(*n)).sum());
        ROOM + (crowd - USUAL_CROWD).max(0)
    });
    each.sum()
}
