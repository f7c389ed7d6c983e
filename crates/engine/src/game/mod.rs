//! A game: board and control over a book. `decision`, `choices`, `why_not`, `play`.

pub mod names;

use crate::board::Board;
use crate::book::Book;
use crate::choice::{Choice, Decision, Offer, Refusal};
use crate::control::steps::{self, SetupStage};
use crate::control::{Control, GameRef, Referee};
use crate::dice::{Chance, LoadedDice};
use crate::event::{CausedEvent, IgnoreEvents, Sink};
use crate::rounds::setup::{Setup, SetupError, first_board};
use std::sync::Arc;

/// A game in progress. A pure value: it clones, hashes, saves and undoes for free.
#[derive(Debug)]
pub struct Game {
    pub(crate) book: Arc<Book>,
    pub(crate) board: Board,
    pub(crate) control: Control,
}

// Written out because a derived one is compiled in every crate that copies a game, as well or badly as that crate is.
impl Clone for Game {
    fn clone(&self) -> Game {
        Game { book: Arc::clone(&self.book), board: self.board.clone(), control: self.control.clone() }
    }
}

impl Game {
    /// The book it is played from.
    pub const fn book(&self) -> &Arc<Book> {
        &self.book
    }
    /// All that lies on the table.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) fn read(&self) -> GameRef<'_> {
        GameRef { book: &self.book, board: &self.board, control: &self.control }
    }

    /// Who must choose what; none once the chapter is over.
    pub fn decision(&self) -> Option<Decision> {
        if self.board.outcome().is_some() { None } else { Some(self.read().top().decision(self.read())) }
    }

    /// Every legal choice, in a fixed order.
    pub fn choices(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        self.choices_into(&mut offers);
        offers
    }

    /// As `choices`, into a list that is kept between calls.
    pub fn choices_into(&self, offers: &mut Vec<Offer>) {
        offers.clear();
        if self.board.outcome().is_none() {
            self.read().top().offers(self.read(), offers);
        }
    }

    /// Whether a choice is legal now.
    pub fn is_legal(&self, choice: Choice) -> bool {
        self.choices().iter().any(|o| o.choice == choice)
    }

    /// Which rule forbids a choice; none if it is legal.
    pub fn why_not(&self, choice: Choice) -> Option<Refusal> {
        if self.is_legal(choice) { None } else { Some(self.read().refusal(choice)) }
    }

    /// Which rule forbids a choice that is not on the list; for whoever has the list at hand.
    pub fn why_not_listed(&self, choice: Choice) -> Refusal {
        debug_assert!(!self.is_legal(choice), "{choice:?} is on the list");
        self.read().refusal(choice)
    }

    /// Plays a choice up to the next decision; an illegal one changes nothing.
    pub fn play(&mut self, choice: Choice) -> Result<(), Refusal> {
        self.play_telling(choice, &mut IgnoreEvents)
    }

    /// As `play`, telling a listener everything that happens.
    pub fn play_telling<S: Sink>(&mut self, choice: Choice, sink: &mut S) -> Result<(), Refusal> {
        if let Some(refusal) = self.why_not(choice) {
            return Err(refusal);
        }
        self.play_listed(choice, sink);
        Ok(())
    }

    /// Plays a choice that was taken from `choices` of this very state; for bots and simulation,
    /// which have the list at hand.
    pub fn play_listed<S: Sink>(&mut self, choice: Choice, sink: &mut S) {
        debug_assert!(self.is_legal(choice), "{choice:?} is not on the list");
        sink.listen(|events| self.go_on(choice, events));
    }

    /// Not generic: the rules are compiled once, here, and optimised whatever crate plays.
    fn go_on(&mut self, choice: Choice, events: Option<&mut Vec<CausedEvent>>) {
        let mut referee = self.referee(events);
        referee.read().top().answer(&mut referee, choice);
        referee.run();
    }

    pub(crate) fn referee<'g>(&'g mut self, events: Option<&'g mut Vec<CausedEvent>>) -> Referee<'g> {
        Referee { book: &self.book, board: &mut self.board, control: &mut self.control, events }
    }

    /// Bytes of one game, owned heap included.
    pub fn state_bytes(&self) -> usize {
        let heap = self.control.chance.loaded.as_ref().map_or(0, |l| size_of_val(&**l));
        let long = self.board.statuses.outside()
            + self.control.stack.outside()
            + self.control.attacks.outside()
            + self.control.defeated.outside();
        size_of::<Board>() + size_of::<Control>() + size_of::<Arc<Book>>() + heap + long
    }

    /// What a case loaded and was not used yet.
    pub fn loaded(&self) -> Option<&crate::dice::LoadedDice> {
        self.control.chance.loaded.as_deref()
    }
}

impl Game {
    /// Sets a chapter up and plays to its first decision, telling a listener what happens.
    pub fn new<S: Sink>(
        book: Arc<Book>,
        setup: &Setup,
        seed: &[u8; 32],
        sink: &mut S,
    ) -> Result<Game, SetupError> {
        setup.check(&book)?;
        Ok(sink.listen(|events| Game::begin(book, setup, Chance::new(seed), events)))
    }

    /// As `new`, with loaded dice, for cases that begin with the setup.
    pub fn new_loaded<S: Sink>(
        book: Arc<Book>,
        setup: &Setup,
        loaded: LoadedDice,
        sink: &mut S,
    ) -> Result<Game, SetupError> {
        setup.check(&book)?;
        let mut chance = Chance::new(&[0; 32]);
        chance.loaded = Some(Box::new(loaded));
        Ok(sink.listen(|events| Game::begin(book, setup, chance, events)))
    }

    fn begin(book: Arc<Book>, setup: &Setup, chance: Chance, events: Option<&mut Vec<CausedEvent>>) -> Game {
        let board = first_board(&book, setup);
        let mut control = Control::new(chance);
        control.stack.push(steps::NextCard.into());
        control.stack.push(steps::Setup(SetupStage::Shuffle).into());
        let mut game = Game { book, board, control };
        let mut referee = game.referee(events);
        referee.hand_out(setup);
        referee.run();
        game
    }

    /// The board before anything happened: what the first event is applied to.
    pub fn first_board(book: &Book, setup: &Setup) -> Result<Board, SetupError> {
        setup.check(book)?;
        Ok(first_board(book, setup))
    }
}
