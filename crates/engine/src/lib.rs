//! The rules of the game, as a pure value.
//!
//! A [`Game`] knows who must choose (`decision`), every legal choice (`choices`), why something else is
//! refused (`why_not`), and plays a choice up to the next decision (`play`), telling what happened as
//! [`event::Event`]s with their causes. No clock, no I/O, no floats, no text for people.

mod battle;
pub mod board;
pub mod book;
mod cards;
pub mod choice;
mod control;
pub mod dice;
pub mod event;
mod exploring;
mod foresight;
mod game;
pub mod id;
mod minions;
mod moving;
pub mod options;
mod rounds;
pub mod rule;
pub mod saving;

pub use board::Board;
pub use book::Book;
pub use choice::verbs;
pub use choice::{Ask, Choice, Decider, Decision, Offer, Refusal, Why};
pub use event::{Cause, CausedEvent, Event, IgnoreEvents, Outcome, Sink};
pub use foresight::imagine::Imagined;
pub use foresight::{odds, outlook, walks, worth};
pub use game::{Game, names};
pub use options::Options;
pub use rounds::initiative::encode as encode_card;
pub use rounds::setup::{Member, Setup, SetupError};
pub use rule::RuleId;
pub use saving::{campaign, position};
