//! Imagined games: what a player at the table knows, with everything hidden dealt anew. Bots accept
//! nothing else, so they cannot peek.

use crate::choice::{Choice, Decision, Offer};
use crate::dice::{Chance, Stream};
use crate::event::{CausedEvent, Event, Pile, Sink};
use crate::game::Game;
use crate::rule::RuleId;

/// A game whose hidden piles were re-dealt and whose dice were reseeded.
#[derive(Clone, Debug)]
pub struct Imagined(Game);

impl Game {
    /// Deals everything hidden anew: the order of both decks and all chance to come. The result depends
    /// only on what is known at the table and on `seed`.
    pub fn imagine(&self, seed: u64) -> Imagined {
        let mut game = self.clone();
        let mut stream = Stream::from_number(seed);
        // Sorted first: the hidden order must leave no trace.
        game.board.deck.sort_unstable();
        stream.shuffle(&mut game.board.deck);
        game.board.encounters.sort_unstable();
        stream.shuffle(&mut game.board.encounters);
        game.control.chance = Chance::imagined(&mut stream);
        Imagined(game)
    }

    /// Goes on with fresh luck: what is known at the table stays, and nothing to come depends on the old
    /// seed any more. For a copy that goes its own way.
    pub fn reseed<S: Sink>(&mut self, seed: &[u8; 32], sink: &mut S) {
        self.control.chance = Chance::new(seed);
        sink.listen(|events| self.deal_anew(events));
    }

    fn deal_anew(&mut self, events: Option<&mut Vec<CausedEvent>>) {
        let mut referee = self.referee(events);
        referee.shuffle_search(false, RuleId::SET_8);
        let seed = referee.control.chance.encounters.word();
        referee.emit(Event::Shuffled { pile: Pile::Encounters, discards: false, seed }, RuleId::SET_8);
    }
}

impl Imagined {
    /// The same known table, dealt once more.
    #[must_use]
    pub fn again(&self, seed: u64) -> Imagined {
        self.0.imagine(seed)
    }
    /// The board. Deck orders on it are imagined.
    pub const fn game(&self) -> &Game {
        &self.0
    }
    /// See `Game::decision`.
    pub fn decision(&self) -> Option<Decision> {
        self.0.decision()
    }
    /// See `Game::choices_into`.
    pub fn choices_into(&self, offers: &mut Vec<Offer>) {
        self.0.choices_into(offers);
    }
    /// See `Game::play_listed`.
    pub fn play_listed<S: Sink>(&mut self, choice: Choice, sink: &mut S) {
        self.0.play_listed(choice, sink);
    }
}

impl Chance {
    fn imagined(stream: &mut Stream) -> Chance {
        let mut next = || Stream::from_number(stream.word());
        Chance { dice: next(), search: next(), encounters: next(), tosses: next(), loaded: None }
    }
}
