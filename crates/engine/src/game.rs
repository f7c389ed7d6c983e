//! A game: board and control over a book. `decision`, `choices`, `why_not`, `play`.

use crate::board::Board;
use crate::book::Book;
use crate::choice::{Choice, Decision, Offer, Refusal};
use crate::control::{Control, Step};
use crate::event::{Cause, CausedEvent, Event, IgnoreEvents, Sink};
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
        Game { book: Arc::clone(&self.book), board: self.board, control: self.control.clone() }
    }
}

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

/// More steps than any choice needs: a circle in the rules is our mistake and must not hang a server.
const MOST_STEPS: u32 = 100_000;

/// Whether the steps go on or a player must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Go,
    Ask,
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
        if self.board.outcome().is_some() { None } else { Some(self.read().decision()) }
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
            self.read().offers(offers);
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
        referee.answer(choice);
        referee.run();
    }

    pub(crate) fn referee<'g>(&'g mut self, events: Option<&'g mut Vec<CausedEvent>>) -> Referee<'g> {
        Referee { book: &self.book, board: &mut self.board, control: &mut self.control, events }
    }

    /// Bytes of one game, owned heap included.
    pub fn state_bytes(&self) -> usize {
        let heap = self.control.chance.loaded.as_ref().map_or(0, |l| size_of_val(&**l));
        size_of::<Board>() + size_of::<Control>() + size_of::<Arc<Book>>() + heap
    }

    /// What a case loaded and was not used: dice and tosses left, and whether a die was missing.
    pub fn loaded_left(&self) -> Option<(usize, usize, bool)> {
        self.control.chance.loaded.as_ref().map(|l| (l.dice.len(), l.tosses.len(), l.short))
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

    pub(crate) fn push(&mut self, step: Step) {
        self.control.stack.push(step);
    }

    pub(crate) fn pop(&mut self) {
        self.control.stack.pop();
    }

    /// Replaces the step at hand.
    pub(crate) fn become_step(&mut self, step: Step) {
        if let Some(top) = self.control.stack.last_mut() {
            *top = step;
        }
    }

    /// Runs steps until somebody must decide or the chapter ends.
    pub(crate) fn run(&mut self) {
        let mut steps = 0u32;
        while self.board.outcome.is_none() {
            steps += 1;
            assert!(steps < MOST_STEPS, "the rules run in a circle: {:?}", self.control.stack);
            let Some(step) = self.control.stack.last().copied() else {
                unreachable!("the stack always holds NextCard");
            };
            if self.step(step) == Flow::Ask {
                return;
            }
        }
        self.control.stack.clear();
        self.control.attacks.clear();
    }

    fn step(&mut self, step: Step) -> Flow {
        match step {
            Step::Setup(stage) => self.set_up(stage),
            Step::NextCard => self.next_card(),
            Step::MouseTurn { mouse, stage } => self.mouse_turn(mouse as usize, stage),
            Step::Turn { mouse } => self.turn(mouse as usize),
            Step::EndTurn { mouse, stage } => self.end_turn(mouse as usize, stage),
            Step::Rescue { mouse, tile } => self.rescue(mouse as usize, tile),
            Step::Drift { mouse } => self.drift(mouse as usize),
            Step::Arrive { mouse } => self.arrive(mouse as usize),
            Step::Trap { mouse } => self.trap(mouse as usize),
            Step::Share { .. } | Step::Equip { .. } | Step::KeepOrCash { .. } | Step::Catapult { .. } => {
                Flow::Ask
            }
            Step::DiscardDown { mouse } => self.discard_down(mouse as usize),
            Step::Search { mouse, dice, sure } => self.search(mouse as usize, dice, sure),
            Step::PlaceMice { left, spaces, tile, from, flip } => {
                self.place_mice(left, spaces, tile, from, flip)
            }
            Step::EnterRoom { tile, first, stage, mouse } => self.enter_room(tile, first, stage, mouse),
            Step::Encounter { tile, stage } => self.encounter(tile, stage),
            Step::Wave { source, tile, stage } => self.wave(source, tile, stage),
            Step::PlaceKind { kind, left, tile, on, .. } => self.place_kind(kind, left, tile, on),
            Step::LayTrack { anew, ambush } => self.lay_track(anew, ambush),
            Step::Ambush { left, boss } => self.ambush(left, boss),
            Step::Surge { stage } => self.surge(stage),
            Step::MinionTurn { init, stage, done } => self.minion_turn(init, stage, done),
            Step::MinionMove { fig, init, points } => self.minion_move(fig, init, points),
            Step::MinionAttack { fig, init } => self.minion_attack(fig, init),
            Step::Brodie { .. } => self.brodie(step),
            Step::Grape { to, by } => self.grape_lands(to, by),
            Step::CharmedTurn { mouse, stage } => self.charmed_turn(mouse as usize, stage),
            Step::Attack(stage) => self.attack(stage),
            Step::BossWounds { fig, left, by } => self.boss_wounds(fig, left, by),
            Step::Capture { mouse, stage } => self.capture(mouse as usize, stage),
            Step::Settle => self.settle(),
            Step::Reaction { when, ctx, seat, handled } => self.reaction(when, ctx, seat, handled),
            Step::Run { rule, block, at, ctx } => self.run_block(rule, block, at, ctx),
            Step::Each { rule, block, ctx, left } => self.run_each(rule, block, ctx, left),
            Step::Ask { rule, block, at, ctx, left, chosen } => {
                self.ask_effect(rule, block, at, ctx, left, chosen)
            }
            Step::EachWeapon { rule, mouse, left } => self.each_weapon(rule, mouse as usize, left),
            Step::Order { .. } => self.ordered_attack(),
            Step::PutNear { mouse, finder, found } => self.put_near(mouse, finder, found),
        }
    }
}
