//! Walking several spaces in one go: where a move leads before anything else happens.
//!
//! The rules know only steps (MOV-2). A walk is a row of them that nothing interrupts: it ends where something would
//! happen (a trap, company, water, a rule that speaks, the end of the chapter), so it never decides more than where to go.

use crate::board::Board;
use crate::book::{Area, When};
use crate::control::GameRef;
use crate::control::condition::Ctx;
use crate::control::steps::{self, Step};
use crate::event::Event;
use crate::game::Game;
use crate::id::{Fig, Place, SpaceId, TileId};

/// A space that the move at hand reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The space.
    pub space: SpaceId,
    /// Movement it costs.
    pub cost: u8,
    /// The walk that leads to the space before; none if it is a single step.
    pub from: Option<usize>,
}

impl Game {
    /// Every space the mouse at turn can walk to, cheapest first; none outside of a turn.
    pub fn walks(&self) -> Vec<Walk> {
        if self.board().outcome().is_some() {
            return Vec::new();
        }
        let (game, points) = (self.read(), self.board().turn().points());
        let Step::Turn(steps::Turn { mouse }) = game.top() else { return Vec::new() };
        let fig = Fig::mouse(mouse as usize);
        let Some(start) = self.board().place(fig) else { return Vec::new() };
        let ctx = Ctx::here(start.tile).about(fig);
        let heard = game.anyone_listens(When::Stepped, ctx);
        let ends = game.may_end_by_steps(start.tile);
        let ways = game.ways(mouse as usize, start.tile);
        let mut walks = Walks { start: start.space, all: Vec::with_capacity(16), next: 0 };
        game.steps(mouse as usize, |space, cost, _| walks.add(None, space, cost));
        let mut board: Option<Board> = None;
        while let Some(&Walk { space, cost, .. }) = walks.all.get(walks.next) {
            let (from, place) = (walks.next, Place { space, ..start });
            walks.next += 1;
            // Who has no movement left goes no further.
            if cost >= points || self.board().halts(self.book(), place) {
                continue;
            }
            if heard || ends {
                let board = board.get_or_insert_with(|| self.board().clone());
                board.apply(&Event::Stepped { fig, to: place, cost: 0 });
                board.turn.points = points - cost;
                let there = GameRef { board, ..game };
                if there.ending().is_some() || (heard && !there.passes(When::Stepped, ctx)) {
                    continue;
                }
            }
            // Nobody else moves meanwhile, and where the mouse came from it does not go: what is taken stays taken.
            game.steps_from(&ways, place, points - cost, |to, more| walks.add(Some(from), to, cost + more));
        }
        walks.all
    }
}

impl Board {
    /// Whether a mouse that steps onto a space stops there: TRAP-1, SHARE-2, WAT-1.
    fn halts(&self, book: &crate::Book, place: Place) -> bool {
        self.traps(place.tile).has(place.space)
            || self.minions_at(place) > 0
            || self.side(book, place.tile).water.has(place.space)
    }
}

impl GameRef<'_> {
    /// Whether a step on a tile could end the chapter: one of its endings asks who stands on which space there.
    fn may_end_by_steps(&self, tile: TileId) -> bool {
        let chapter = self.board.chapter(self.book);
        let mut endings = chapter.victory.iter().chain(&chapter.defeat).flatten();
        endings.any(|cond| match cond.test.area() {
            None | Some(Area::Board | Area::Tile(_)) => false,
            Some(Area::Room(side, _)) => self.board.side_id(tile) == side,
            Some(Area::Space(_) | Area::Near(_) | Area::Seen(_) | Area::Water) => true,
        })
    }
}

/// Walks as they are found: first those that were walked on, then the others in the order of their cost.
struct Walks {
    /// Where the mouse stands.
    start: SpaceId,
    all: Vec<Walk>,
    /// The first that was not walked on yet.
    next: usize,
}

impl Walks {
    /// A step to a space, for so much in all; kept if it is new or cheaper than what is known.
    fn add(&mut self, from: Option<usize>, space: SpaceId, cost: u8) {
        // Climbing out of the water costs nothing and is a matter of luck.
        if cost == 0 || space == self.start {
            return;
        }
        match self.all.iter().position(|known| known.space == space) {
            Some(known) if self.all[known].cost <= cost => return,
            // What was walked on is never dearer: the cheapest come first.
            Some(known) => drop(self.all.remove(known)),
            None => {}
        }
        let at = self.next + self.all[self.next..].partition_point(|known| known.cost <= cost);
        self.all.insert(at, Walk { space, cost, from });
    }
}
