//! The one replayer: names of choices in, a game and what happened out.

use super::error::SaveError;
use crate::book::Book;
use crate::event::{CardPlace, CausedEvent, Event, Sink};
use crate::game::Game;
use crate::rounds::setup::Setup;
use std::sync::Arc;

/// Where chance comes from: the first seed, and fresh ones with the number of choices made before each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// The seed the game began with.
    pub first: [u8; 32],
    /// Seeds of copies that went their own way, in order.
    pub fresh: Vec<(usize, [u8; 32])>,
}

impl Seeds {
    /// One seed for the whole game.
    pub const fn one(first: [u8; 32]) -> Seeds {
        Seeds { first, fresh: Vec::new() }
    }
}

/// A game with everything that happened in it, choice by choice.
#[derive(Clone, Debug)]
pub struct History {
    /// The game now.
    pub game: Game,
    /// Everything that happened so far, setting up first.
    pub events: Vec<CausedEvent>,
    /// Where the events of each choice begin.
    pub starts: Vec<usize>,
    seeds: Seeds,
}

impl History {
    /// A game set up and played to its first decision.
    pub fn begin(book: &Arc<Book>, setup: &Setup, seeds: Seeds) -> Result<History, SaveError> {
        let mut events = Vec::new();
        let game = set_up(book, setup, &seeds, &mut events)?;
        Ok(History { game, events, starts: Vec::new(), seeds })
    }

    /// A game set up and played along these choices.
    pub fn replay<'n>(
        book: &Arc<Book>,
        setup: &Setup,
        seeds: Seeds,
        names: impl IntoIterator<Item = &'n str>,
    ) -> Result<History, SaveError> {
        let mut history = History::begin(book, setup, seeds)?;
        names.into_iter().try_for_each(|name| history.play(name))?;
        Ok(history)
    }

    /// Plays one more choice; one that cannot be read or is refused changes nothing.
    pub fn play(&mut self, name: &str) -> Result<(), SaveError> {
        let start = self.events.len();
        play(&mut self.game, &self.seeds, self.starts.len(), name, &mut self.events)?;
        self.starts.push(start);
        Ok(())
    }

    /// What happened: 0 for setting up, 1 for the first choice, and so on.
    pub fn segment(&self, at: usize) -> &[CausedEvent] {
        let edge = |i: usize| self.starts.get(i).copied().unwrap_or(self.events.len());
        let from = if at == 0 { 0 } else { edge(at - 1) };
        &self.events[from..edge(at)]
    }

    /// Whether dice, tosses or hidden cards came to light after the first `to` choices.
    pub fn luck_since(&self, to: usize) -> bool {
        let from = self.starts.get(to).copied().unwrap_or(self.events.len());
        self.events[from..].iter().any(|t| {
            matches!(
                t.event,
                Event::Rolled { .. }
                    | Event::Rerolled { .. }
                    | Event::Tossed { .. }
                    | Event::EncounterTurned { .. }
                    | Event::CardMovedTo { from: CardPlace::Deck, .. }
            )
        })
    }
}

/// Sets a game up from its first seed, and from a fresh one if it has one from the beginning.
pub(super) fn set_up<S: Sink>(
    book: &Arc<Book>,
    setup: &Setup,
    seeds: &Seeds,
    sink: &mut S,
) -> Result<Game, SaveError> {
    let mut game = Game::new(Arc::clone(book), setup, &seeds.first, sink).map_err(SaveError::Setup)?;
    freshen(&mut game, seeds, 0, sink);
    Ok(game)
}

/// Plays the choice with this name, the one after `at` others.
pub(super) fn play<S: Sink>(
    game: &mut Game,
    seeds: &Seeds,
    at: usize,
    name: &str,
    sink: &mut S,
) -> Result<(), SaveError> {
    if game.board().outcome().is_some() {
        return Err(SaveError::AfterTheEnd { at });
    }
    let choice = game.parse(name).ok_or_else(|| SaveError::NotAChoice { at, name: name.into() })?;
    let refused = |refusal| SaveError::Refused { at, name: name.into(), refusal };
    game.play_telling(choice, sink).map_err(refused)?;
    freshen(game, seeds, at + 1, sink);
    Ok(())
}

/// Seeds that hold after so many choices.
fn freshen<S: Sink>(game: &mut Game, seeds: &Seeds, after: usize, sink: &mut S) {
    for (_, seed) in seeds.fresh.iter().filter(|(a, _)| *a == after) {
        game.reseed(seed, sink);
    }
}
