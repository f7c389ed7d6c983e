//! How good a table looks, in ten-thousandths of a win: what playouts are cut with.

use crate::look::Look;
use crate::outline::{Outline, Task, route};
use engine::book::CardType;
use engine::id::TileId;
use engine::{Board, Book, Outcome};

/// A sure win.
pub(crate) const WIN: i32 = 10_000;

/// The value of a table between 0 and [`WIN`].
pub(crate) fn evaluate(board: &Board, book: &Book, outline: &Outline) -> i32 {
    match board.outcome() {
        Some(Outcome::Victory) => return WIN,
        Some(_) => return 0,
        None => {}
    }
    let look = Look::at(board, book);
    let mut value = 3_600;
    // Time: a page is six cheese of the wheel. The last pages weigh most.
    let pages = i32::from(board.end_marker().saturating_sub(board.hourglass()));
    value += [0, 700, 1_250, 1_700, 2_050, 2_300, 2_450][pages.clamp(0, 6) as usize];
    value -= 90 * i32::from(board.wheel().min(6)) * if pages <= 2 { 3 } else { 2 } / 2;
    // The party.
    for (m, pal) in look.pals.iter().enumerate() {
        let state = &board.mice()[m];
        if pal.at.is_none() {
            value -= 620;
            continue;
        }
        value -= 420 / i32::from(pal.left) - 60;
        value += 14 * i32::from(state.cheese().min(8));
        value += 70 * board.abilities(m).count() as i32;
        value -= 60 * engine::book::Marker::ALL.iter().filter(|k| state.has(**k)).count() as i32;
        for card in state.equipped() {
            value += if book.card(*card).starting { 0 } else { 70 };
        }
        value += state
            .pack()
            .iter()
            .map(|c| if book.card(*c).kind == CardType::Trick { 50 } else { 35 })
            .sum::<i32>();
        value += 30 * pal.defense;
    }
    value += 60 * board.stash().len() as i32;
    // The others.
    for foe in &look.foes {
        let strength = 60 + 45 * foe.battle + 25 * foe.defense;
        value -= if foe.boss {
            strength + 260 * i32::from(foe.left)
        } else {
            strength * (1 + i32::from(foe.left)) / 2
        };
    }
    // The way: rooms still to go.
    let tile = most(board);
    let up = board.side_id(tile);
    let mut hops = 0;
    for task in outline.tasks(board, book) {
        let goal = match task {
            Task::Reach { side, .. } | Task::Find { side, .. } => Some(side),
            Task::Defeat { side, .. } => side,
            Task::Clear => None,
        };
        if let Some(goal) = goal.filter(|g| *g != up) {
            hops = hops.max(route(board, book, tile, |_, s| s == goal).map_or(6, |(d, _)| d));
        }
    }
    value -= 620 * i32::from(hops);
    value.clamp(200, WIN - 200)
}

fn most(board: &Board) -> TileId {
    let tiles = board.tiles().max_by_key(|t| (board.mice_on(*t).count(), std::cmp::Reverse(t.0)));
    tiles.unwrap_or(TileId(0))
}
