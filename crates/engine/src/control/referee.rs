//! Who reads a game and who plays it: everything the rules do is a method of one of the two.

use super::state::Control;
use super::steps::Step;
use crate::board::Board;
use crate::book::Book;
use crate::choice::Decider;
use crate::event::{Cause, CausedEvent, Event};
use crate::id::{Fig, SpaceId, TileId};
use crate::options::RulesRevision;

/// Reads a game: what can be chosen, what would happen.
#[derive(Clone, Copy)]
pub(crate) struct GameRef<'g> {
    pub book: &'g Book,
    pub board: &'g Board,
    pub control: &'g Control,
}

/// Plays a game: moves the pieces by emitting events, and nothing else.
pub(crate) struct Referee<'g> {
    pub book: &'g Book,
    pub board: &'g mut Board,
    pub control: &'g mut Control,
    /// Where events are kept; none if nobody listens.
    pub events: Option<&'g mut Vec<CausedEvent>>,
}

/// Whether the steps go on or a player must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Go,
    Ask,
}

impl GameRef<'_> {
    /// The revision of the rules this game is played with.
    pub(crate) const fn rules(&self) -> RulesRevision {
        self.board.options.rules()
    }

    /// The step at hand.
    pub(crate) fn top(&self) -> Step {
        *self.control.stack.last().expect("a game that goes on has a step")
    }

    /// Whether a tile has this space at all.
    pub(crate) fn drawn(&self, tile: TileId, space: SpaceId) -> bool {
        space.ix() < self.board.side(self.book, tile).spaces.len()
    }

    /// Where a figure stands, or else where the last cheese was rolled.
    pub(crate) fn tile_under(&self, fig: Fig) -> TileId {
        self.board.place(fig).map_or(self.control.wheel_tile, |p| p.tile)
    }

    /// The tile of whoever is at turn. Before a turn begins nobody is: what is asked is about whoever is asked.
    pub(crate) fn tile_of(&self, by: Decider) -> TileId {
        match (self.board.turn.mouse(), by) {
            (Some(m), _) => self.tile_under(Fig::mouse(m)),
            (None, Decider::Mouse(m)) => self.tile_under(Fig::mouse(m as usize)),
            (None, Decider::Party) => self.party_tile(),
        }
    }
}

impl Referee<'_> {
    pub(crate) fn read(&self) -> GameRef<'_> {
        GameRef { book: self.book, board: self.board, control: self.control }
    }

    /// The only place where the board changes.
    pub(crate) fn emit(&mut self, event: Event, cause: impl Into<Cause>) {
        self.board.apply(&event);
        if let Some(events) = &mut self.events {
            events.push(CausedEvent { event, cause: cause.into() });
        }
    }

    /// Puts a step on the stack.
    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.control.stack.push(step.into());
    }

    pub(crate) fn pop(&mut self) {
        self.control.stack.pop();
    }

    /// Replaces the step at hand.
    pub(crate) fn become_step(&mut self, step: impl Into<Step>) {
        if let Some(top) = self.control.stack.last_mut() {
            *top = step.into();
        }
    }
}
