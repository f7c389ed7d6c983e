//! Side quests: what a chapter offers beside the way, and whether there is time for it.

use super::aims::{Backwards, Way, rules};
use super::clock::WHEEL;
use super::open::Table;
use super::task::Tasks;
use super::{MOST_LOCKS, Outline, Step, Steps};
use engine::book::{Chapter, Effect};
use engine::id::TileId;
use engine::{Board, Book};

/// What a room costs on the way, in cheese on the wheel: its fight and the rounds it takes to cross it.
const ROOM: i32 = 6;
/// What a task costs once its place is reached.
const DEED: i32 = 2;
/// What the errand itself takes once its room is reached.
const ON_THE_SPOT: i32 = 4;

/// Something that is not needed for victory.
#[derive(Clone, Debug)]
pub(super) struct Errand {
    way: Way,
    /// Pages it gives.
    pages: i32,
}

impl Errand {
    /// All errands of a chapter: rules that earn a story achievement or time, or that make a check on the way easier.
    pub(super) fn all(outline: &Outline, book: &Book, chapter: &Chapter) -> Vec<Errand> {
        let mut errands = Vec::new();
        let mut backwards = Backwards::new(book, chapter);
        let needed = |e: &Effect| match e {
            Effect::Achieve(a) => outline.wants_achievement(*a),
            Effect::Set(c, _) | Effect::Add(c, _) | Effect::Take(c, _) => outline.needs(*c),
            Effect::Win => true,
            _ => false,
        };
        let worth_it = |e: &Effect| match e {
            Effect::Achieve(_) | Effect::EndMarker(1..) | Effect::Hourglass(..=-1) => true,
            Effect::Set(c, 1..) => outline.remembers(*c),
            Effect::Add(c, _) => outline.gives_dice(*c),
            _ => false,
        };
        let pages = |e: &Effect| matches!(e, Effect::EndMarker(1..) | Effect::Hourglass(..=-1));
        for ix in rules(chapter) {
            let effects = book.rules[ix.0 as usize].effects;
            if super::contains(book, effects, &needed, 8) {
                continue;
            }
            let pages = i32::from(super::contains(book, effects, &pages, 8));
            let ways = backwards.ways_through(ix, &worth_it);
            errands.extend(ways.into_iter().take(1).map(|way| Errand { way, pages }));
        }
        errands
    }
}

impl Outline {
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
        let next = main.first().and_then(|s| super::place(s.task));
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
            let there = super::place(step.task);
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
