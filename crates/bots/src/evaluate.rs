//! How good a table looks, in ten-thousandths of a win: what playouts are cut with.
//!
//! The weights were fitted to the ends of rounds of games that `sensible` played on every chapter, against whether the
//! game was won in the end (`cargo run --release -p barksburg-sim --example features`). Whoever waits in rooms still to be
//! entered counts from the beginning, bosses above all: otherwise a table looks best before they are met.

use crate::look::Look;
use crate::paths::distances;
use crate::planner::{Hop, Outline, Task};
use engine::book::{CardType, Marker};
use engine::id::{MinionId, SideId, Spaces, TileId};
use engine::{Board, Book, Outcome};

/// A sure win.
pub(crate) const WIN: i32 = 10_000;

/// How many things are looked at.
pub(crate) const FEATURES: usize = 31;

/// Thousandths of log-odds for each feature.
const WEIGHTS: [i32; FEATURES] = [
    -260, 545, 666, 451, 388, -187, -100, 563, 178, -4, 15, 84, 148, 106, 139, 47, -191, 142, -654, -148, 49,
    -166, -414, -116, 49, -13, 509, -259, -53, -208, -159,
];

/// The value of a table between 0 and [`WIN`].
pub(crate) fn evaluate(board: &Board, book: &Book, outline: &Outline) -> i32 {
    match board.outcome() {
        Some(Outcome::Victory) => return WIN,
        Some(_) => return 0,
        None => {}
    }
    let sum: i32 = features(board, book, outline).iter().zip(WEIGHTS).map(|(f, w)| f * w).sum();
    squash(sum)
}

/// What a table looks like, in small numbers.
pub(crate) fn features(board: &Board, book: &Book, outline: &Outline) -> [i32; FEATURES] {
    let look = Look::at(board, book);
    let mut f = [0; FEATURES];
    f[0] = 1;
    let pages = i32::from(board.end_marker().saturating_sub(board.hourglass()));
    for k in 0..4 {
        f[1 + k as usize] = i32::from(pages > k + 1);
    }
    f[5] = i32::from(board.wheel().min(6));
    f[6] = if pages <= 1 { f[5] } else { 0 };
    for (m, pal) in look.pals.iter().enumerate() {
        let state = &board.mice()[m];
        if pal.at.is_none() {
            f[7] += 1;
            continue;
        }
        f[8] += i32::from(pal.left.min(5));
        f[9] += i32::from(pal.left == 1);
        f[15] += i32::from(pal.left == 2);
        f[10] += i32::from(state.cheese().min(6));
        f[11] += board.abilities(m).count() as i32;
        f[12] += state.equipped().iter().filter(|c| !book.card(**c).starting).count() as i32;
        for card in state.pack() {
            f[if book.card(*card).kind == CardType::Trick { 14 } else { 13 }] += 1;
        }
        f[16] += Marker::ALL.iter().filter(|k| state.has(**k)).count() as i32;
    }
    f[17] = board.stash().len() as i32;
    let unmet =
        |kind: &&MinionId| !board.was_defeated(**kind) && !look.foes.iter().any(|foe| foe.kind == **kind);
    for kind in outline.bosses.iter().filter(unmet) {
        // INI-6: it will come with two of its cards at most.
        let cards = &book.minions[kind.ix()].cards;
        let life: i32 = cards.iter().map(|c| i32::from(book.init_cards[c.ix()].life)).sum();
        f[18] += life * cards.len().min(2) as i32 / cards.len().max(1) as i32;
    }
    for foe in &look.foes {
        if outline.bosses.contains(&foe.kind) {
            f[18] += i32::from(foe.left);
        } else if foe.boss {
            // A cat is not there to be beaten.
            f[30] += 1;
        } else {
            f[19] += 1;
            f[20] += foe.battle;
            f[21] += i32::from(foe.left) - 1 + foe.defense;
        }
    }
    let tile = most(board);
    let up = board.side_id(tile);
    let (mut hops, mut near, mut ahead) = (0, None, 0u64);
    let tasks = outline.tasks(board, book, None);
    for task in &tasks {
        let goal = match task {
            Task::Reach { side, .. } | Task::Find { side, .. } => Some(*side),
            Task::Defeat { side, .. } => *side,
            Task::Clear => None,
        };
        let Some(goal) = goal else { continue };
        if goal == up {
            if let Task::Reach { spaces, .. } | Task::Find { spaces, .. } = task {
                near = near.or(Some(*spaces));
            }
        } else if let Some(road) = outline.road(board, book, tile, |_, s| s == goal) {
            hops = hops.max(road.rooms.len() as i32);
            near = near.or(Some(hop_spaces(board, book, tile, road.hop)));
            road.rooms.iter().for_each(|side| ahead |= 1 << side.0);
        } else {
            hops = hops.max(5);
            ahead |= 1 << goal.0;
        }
    }
    waiting(board, book, ahead, &mut f);
    f[22] = hops;
    f[23] = tasks.len() as i32;
    f[24] = (pages * 6 - f[5] - 7 * hops).clamp(-12, 12);
    // How far the mice are from where they go next; in a fight that can wait.
    if let Some(goal) = near.filter(|g| !g.is_empty() && !board.minions_on(tile)) {
        let first = board.mice_on(tile).next().unwrap_or(0);
        let here = engine::id::Place { tile, space: engine::id::SpaceId(0) };
        let far = distances(board, book, first, here, goal);
        f[25] = board
            .mice_on(tile)
            .filter_map(|m| look.pals[m].at)
            .map(|at| i32::from(far[at.space.ix()].min(20)))
            .sum();
    }
    f
}

/// Who waits in the rooms that must still be entered: without them it would look best never to go on.
fn waiting(board: &Board, book: &Book, ahead: u64, f: &mut [i32; FEATURES]) {
    let rooms = engine::id::Bits(ahead).map(|side| SideId(side as u8));
    for side in rooms.filter(|side| !board.explored(*side)) {
        let setup = board.chapter(book).room(side).and_then(|room| room.setup.as_ref());
        let Some(setup) = setup.filter(|wave| !wave.minions.is_empty()) else {
            // Whatever the encounter deck brings.
            f[29] += 1;
            continue;
        };
        for (kind, n) in &setup.minions {
            let minion = &book.minions[kind.ix()];
            if let Some(card) = minion.cards.first().filter(|_| !minion.boss) {
                let (n, card) = (i32::from(*n), &book.init_cards[card.ix()]);
                f[26] += n;
                f[27] += n * i32::from(card.battle);
                f[28] += n * (i32::from(card.life) - 1 + i32::from(card.defense));
            }
        }
    }
}

fn hop_spaces(board: &Board, book: &Book, tile: TileId, hop: Hop) -> Spaces {
    let side = board.side(book, tile);
    match hop {
        Hop::Leave(edge) => side.exit(edge).map_or(Spaces::NONE, |e| e.spaces),
        Hop::Flip => side.flip.map_or(Spaces::NONE, |(s, _)| Spaces::one(s)),
    }
}

/// The logistic curve in straight pieces, so that every machine computes the same.
fn squash(log_odds: i32) -> i32 {
    const CURVE: [i32; 17] =
        [67, 110, 180, 293, 474, 759, 1192, 1824, 2689, 3775, 5000, 6225, 7311, 8176, 8808, 9241, 9526];
    // From -5000 to 3000 in steps of 500; beyond that it is settled, but never quite.
    let x = (log_odds + 5_000).clamp(0, 8_000);
    let (at, rest) = ((x / 500) as usize, x % 500);
    let next = CURVE[(at + 1).min(16)];
    let extra = (log_odds - 3_000).clamp(0, 4_000) / 20;
    CURVE[at] + (next - CURVE[at]) * rest / 500 + extra
}

fn most(board: &Board) -> TileId {
    let tiles = board.tiles().max_by_key(|t| (board.mice_on(*t).count(), std::cmp::Reverse(t.0)));
    tiles.unwrap_or(TileId(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_odds_are_never_worth_less() {
        let curve: Vec<i32> = (-80..80).map(|x| squash(x * 100)).collect();
        assert!(curve.is_sorted());
        assert_eq!(squash(0), 5_000);
        assert!(curve[0] > 0 && curve[159] < WIN);
    }
}
