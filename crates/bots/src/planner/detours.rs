//! Whether there is time for more than the straight way.

use super::clock::{HALVES_A_ROUND, WHEEL};
use super::open::Table;
use super::task::{Tasks, place};
use super::{MOST_LOCKS, Outline, Step, Steps};
use engine::id::TileId;
use engine::{Board, Book};

/// What a room costs on the way, in cheese on the wheel: its fight and the rounds it takes to cross it.
const ROOM: i32 = 6;
/// What a task costs once its place is reached.
const DEED: i32 = 2;
/// What the errand itself takes once its room is reached.
const ON_THE_SPOT: i32 = 4;

impl Outline {
    /// The time that is left, in cheese on the wheel: until the hourglass or something else that runs brings defeat.
    pub(crate) fn time_left(&self, board: &Board, book: &Book) -> i32 {
        let pages = i32::from(board.end_marker().saturating_sub(board.hourglass()));
        let sand = pages * WHEEL - i32::from(board.wheel());
        let clocks = self.clocks.iter().filter_map(|clock| clock.rounds(board, book));
        clocks.fold(sand, |left, rounds| left.min(rounds * HALVES_A_ROUND / 2))
    }

    /// The errand there is time for, if any: the nearest, with the way to it. `main` is where victory lies, in rooms from
    /// here.
    pub(crate) fn errand(
        &self,
        board: &Board,
        book: &Book,
        mouse: usize,
        tile: TileId,
        main: &[Step],
    ) -> Option<Step> {
        let table = Table { board, book, mouse: None };
        let far = i32::from(main.iter().map(|s| s.hops).max().unwrap_or(0));
        let unmet = self.bosses.iter().filter(|b| !board.was_defeated(**b)).count() as i32;
        let spare = self.time_left(board, book) - ROOM * far - DEED * (main.len() as i32 + unmet);
        let next = main.first().and_then(|s| place(s.task));
        let mut best: Option<(i32, Step)> = None;
        for errand in &self.errands {
            let mut tasks = Tasks::new();
            if !table.open_way(&errand.way, &mut tasks) {
                continue;
            }
            let mut steps = Steps::new();
            for task in tasks {
                self.find_way(Table { mouse: Some(mouse), ..table }, tile, task, MOST_LOCKS, &mut steps);
            }
            let Some(step) = steps.into_iter().min_by_key(|s| s.hops) else { continue };
            // Rooms more than on the straight way.
            let there = place(step.task);
            let onward = match (there, next) {
                (Some(there), Some(next)) if there != next => self.rooms_between(board, book, there, next),
                _ => 0,
            };
            let straight = i32::from(main.first().map_or(0, |s| s.hops));
            let detour = (i32::from(step.hops) + onward - straight).max(0);
            let cost = ROOM * detour + ON_THE_SPOT - WHEEL * errand.pages;
            if spare >= cost && best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, step));
            }
        }
        best.map(|(_, step)| step)
    }

    /// How many rooms lie between two rooms, as far as that is known now.
    fn rooms_between(
        &self,
        board: &Board,
        book: &Book,
        from: engine::id::SideId,
        to: engine::id::SideId,
    ) -> i32 {
        let map = &board.chapter(book).map;
        let tile = map.iter().position(|t| t.sides.contains(&from)).map(|t| TileId(t as u8));
        let road = tile.and_then(|tile| self.road(board, book, tile, |_, s| s == to));
        road.map_or(1, |road| road.rooms.len() as i32)
    }
}
