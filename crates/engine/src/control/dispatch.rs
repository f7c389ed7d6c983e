//! How steps are run, asked and answered: what every step owes, and the only matches over them.

use super::referee::{Flow, GameRef, Referee};
use super::steps::{Step, every_step};
use crate::choice::{Choice, Decision, Offer, Refusal, Why};
use crate::event::{Event, Outcome};
use crate::id::TileId;
use crate::rule::RuleId;

/// More steps than any choice needs: a circle in the rules of a book must not hang a server.
const MOST_STEPS: u32 = 100_000;

/// Something the game does.
pub(crate) trait Runs: Copy {
    /// Does it, or the next stage of it. A step that asks stays on the stack.
    fn run(self, game: &mut Referee<'_>) -> Flow;
}

/// A step that a player may have to answer.
pub(crate) trait Asks: Runs {
    /// Who must choose what.
    fn decision(self, at: GameRef<'_>) -> Decision;

    /// The tile whose spaces the choices name; where somebody at turn stands, unless the step knows better.
    fn tile(self, at: GameRef<'_>) -> TileId {
        at.tile_of(self.decision(at).by)
    }

    /// Every legal choice, in a fixed order.
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>);

    /// Which rule forbids a choice that is not offered.
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal;

    /// Plays a choice that was offered.
    fn answer(self, game: &mut Referee<'_>, choice: Choice);
}

/// A choice that no list of a step holds: whoever plays one has made a mistake.
pub(crate) fn unlisted(choice: Choice) -> ! {
    unreachable!("{choice:?} was not offered");
}

impl GameRef<'_> {
    /// Which rule forbids a choice that is not on the list.
    pub(crate) fn refusal(&self, choice: Choice) -> Refusal {
        match self.board.outcome {
            Some(_) => Refusal::new(RuleId::WIN_1, Why::Over),
            None if choice.is_free_action() && self.amid_an_action() => {
                Refusal::new(RuleId::TURN_3, Why::OtherDecision)
            }
            None => self.top().refusal(*self, choice),
        }
    }

    /// TURN-3: a mouse's turn goes on, but something in it is not done yet.
    fn amid_an_action(&self) -> bool {
        let open = matches!(self.top(), Step::Turn(_) | Step::Share(_) | Step::Equip(_));
        !open && self.board.turn.mouse().is_some() && self.board.turn.acted
    }

    /// The tile whose spaces the decision at hand speaks of.
    pub(crate) fn choice_tile(&self) -> TileId {
        match self.board.outcome {
            Some(_) => self.control.wheel_tile,
            None => self.top().tile(*self),
        }
    }
}

impl Referee<'_> {
    /// Runs steps until somebody must decide or the chapter ends.
    pub(crate) fn run(&mut self) {
        let mut steps = 0u32;
        while self.board.outcome.is_none() {
            steps += 1;
            if steps > MOST_STEPS {
                self.emit(Event::Ended { outcome: Outcome::Stuck }, RuleId::STORY_3);
                break;
            }
            let Some(step) = self.control.stack.last().copied() else {
                unreachable!("the stack always holds NextCard");
            };
            if step.run(self) == Flow::Ask {
                return;
            }
        }
        self.control.stack.clear();
        self.control.attacks.clear();
    }
}

macro_rules! step_matches {
    (asks: $($ask:ident),* $(,)?; runs: $($run:ident),* $(,)?) => {
        impl Step {
            pub(crate) fn run(self, game: &mut Referee<'_>) -> Flow {
                match self {
                    $(Step::$ask(step) => step.run(game),)*
                    $(Step::$run(step) => step.run(game),)*
                }
            }

            pub(crate) fn decision(self, at: GameRef<'_>) -> Decision {
                match self {
                    $(Step::$ask(step) => step.decision(at),)*
                    $(Step::$run(_) => self.asks_nothing(),)*
                }
            }

            pub(crate) fn tile(self, at: GameRef<'_>) -> TileId {
                match self {
                    $(Step::$ask(step) => step.tile(at),)*
                    $(Step::$run(_) => self.asks_nothing(),)*
                }
            }

            pub(crate) fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
                match self {
                    $(Step::$ask(step) => step.offers(at, out),)*
                    $(Step::$run(_) => self.asks_nothing(),)*
                }
            }

            pub(crate) fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
                match self {
                    $(Step::$ask(step) => step.refusal(at, choice),)*
                    $(Step::$run(_) => self.asks_nothing(),)*
                }
            }

            pub(crate) fn answer(self, game: &mut Referee<'_>, choice: Choice) {
                match self {
                    $(Step::$ask(step) => step.answer(game, choice),)*
                    $(Step::$run(_) => self.asks_nothing(),)*
                }
            }

            fn asks_nothing(self) -> ! {
                unreachable!("{self:?} asks nothing");
            }
        }
    };
}

every_step!(step_matches);
