//! Walking several spaces in one go: where a move leads before anything else happens.
//!
//! The rules know only steps (MOV-2). A stroll is a row of them that nothing interrupts: it ends where something would
//! happen (a trap, company, water, a rule that speaks, the end of the chapter), so it never decides more than where to go.

use crate::board::Board;
use crate::book::When;
use crate::condition::Ctx;
use crate::control::Step;
use crate::event::Event;
use crate::game::{Game, Scene};
use crate::id::{Fig, Place, SpaceId};

/// A space that the move at hand reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroll {
    /// The space.
    pub space: SpaceId,
    /// Movement it costs.
    pub cost: u8,
    /// The stroll that leads to the space before; none if it is a single step.
    pub from: Option<usize>,
}

impl Game {
    /// Every space the mouse at turn can walk to, cheapest first; none outside of a turn.
    pub fn strolls(&self) -> Vec<Stroll> {
        if self.board().outcome().is_some() {
            return Vec::new();
        }
        let Step::Turn { mouse } = self.scene().top() else { return Vec::new() };
        let fig = Fig::mouse(mouse as usize);
        let Some(start) = self.board().place(fig) else { return Vec::new() };
        let points = self.board().turn().points();
        let ctx = Ctx::here(start.tile).about(fig);
        let heard = self.scene().anyone_listens(When::Stepped, ctx);
        let mut all: Vec<Stroll> = Vec::new();
        find_steps(self.scene(), None, start, &mut all);
        let (mut board, mut next): (Option<Board>, usize) = (None, 0);
        while let Some(&Stroll { space, cost, .. }) = all.get(next) {
            let place = Place { space, ..start };
            // Who has no movement left goes no further.
            if cost < points && !self.board().halts(self.book(), place) {
                let board = board.get_or_insert_with(|| self.board().clone());
                board.apply(&Event::Stepped { fig, to: place, cost: 0 });
                board.turn.points = points - cost;
                let scene = Scene { board, ..self.scene() };
                if scene.ending().is_none() && (!heard || scene.passes(When::Stepped, ctx)) {
                    find_steps(scene, Some(next), start, &mut all);
                }
            }
            next += 1;
        }
        all
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

/// Adds the steps from where the mouse stands, if they are new or cheaper than what is known, and keeps those that were
/// not walked on yet in the order of their cost.
fn find_steps(scene: Scene, from: Option<usize>, start: Place, all: &mut Vec<Stroll>) {
    let Step::Turn { mouse } = scene.top() else { return };
    let so_far = from.map_or(0, |i| all[i].cost);
    let walked = from.map_or(0, |i| i + 1);
    scene.steps(mouse as usize, |space, cost, _| {
        // Climbing out of the water costs nothing and is a matter of luck.
        if cost == 0 || space == start.space {
            return;
        }
        let stroll = Stroll { space, cost: so_far + cost, from };
        match all.iter().position(|known| known.space == space) {
            Some(known) if all[known].cost <= stroll.cost => return,
            // What was walked on is never dearer: the cheapest come first.
            Some(known) => drop(all.remove(known)),
            None => {}
        }
        let at = walked + all[walked..].partition_point(|known| known.cost <= stroll.cost);
        all.insert(at, stroll);
    });
}
