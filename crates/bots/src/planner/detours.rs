//! Whether there is time for more than the straight way.

use super::clock::{HALVES_A_ROUND, WHEEL};
use super::open::Table;
use super::task::{Tasks, place};
use super::toll::{ROOM, toll};
use super::{MOST_LOCKS, Outline, Step, Steps};
use engine::id::{SideId, TileId};
use engine::{Board, Book};

/// From this round on everybody goes the straight way: what looked near from one room looks far from the next, for ever.
const LATE: u8 = 40;
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
        if board.round() >= LATE || self.errands.is_empty() {
            return None;
        }
        let table = Table { board, book, mouse: None };
        let far = self.farthest(table, mouse, tile).unwrap_or_default();
        let unmet = self.bosses.iter().filter(|b| !board.was_defeated(**b)).count() as i32;
        let spare = self.time_left(board, book) - far - DEED * (main.len() as i32 + unmet);
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
                (Some(there), Some(next)) if there != next => self.way_back(board, book, tile, there, next),
                _ => 0,
            };
            let straight = main.first().map_or(0, |s| i32::from(s.toll));
            let detour = (i32::from(step.toll) + onward - straight).max(0);
            let cost = detour + ON_THE_SPOT - WHEEL * errand.pages;
            if spare >= cost && best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, step));
            }
        }
        best.map(|(_, step)| step)
    }

    /// What the way to the farthest thing costs that victory cannot do without: of several ways to the same, the nearest.
    fn farthest(&self, table: Table, mouse: usize, tile: TileId) -> Option<i32> {
        let mut tasks = Tasks::new();
        let list = self.victories.iter().find(|list| {
            tasks.clear();
            super::open_all(table, list, &mut tasks) && !tasks.is_empty()
        })?;
        let nearest = |aim| {
            let (mut tasks, mut steps) = (Tasks::new(), Steps::new());
            table.open(aim, &mut tasks);
            for task in tasks {
                self.find_way(Table { mouse: Some(mouse), ..table }, tile, task, MOST_LOCKS, &mut steps);
            }
            steps.iter().map(|step| i32::from(step.toll)).min()
        };
        list.iter().filter_map(nearest).max()
    }

    /// What the way from an errand's room to where victory lies will cost, once the errand is done.
    fn way_back(&self, board: &Board, book: &Book, here: TileId, errand: SideId, next: SideId) -> i32 {
        let map = &board.chapter(book).map;
        let tile = map.iter().position(|t| t.sides.contains(&errand)).map(|t| TileId(t as u8));
        let Some(road) = tile.and_then(|tile| self.road(board, book, tile, |_, s| s == next)) else {
            return ROOM;
        };
        // By then the rooms on the way there are known.
        let there = self.road(board, book, here, |_, s| s == errand);
        toll(board, book, &road.rooms, there.as_ref().map_or(&[], |road| &road.rooms))
    }
}
