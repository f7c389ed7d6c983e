//! The rules of the game, as a pure value.
//!
//! A [`Game`] knows who must choose (`decision`), every legal choice (`choices`), why something else is
//! refused (`why_not`), and plays a choice up to the next decision (`play`), telling what happened as
//! [`event::Event`]s with their causes. No clock, no I/O, no floats, no text for people.

mod achievements;
mod battle;
pub mod board;
pub mod book;
mod brodie;
pub mod campaign;
pub mod choice;
mod condition;
mod control;
pub mod dice;
mod effect;
mod encounter;
pub mod event;
mod explore;
mod free;
mod game;
pub mod id;
mod imagine;
mod initiative;
mod list;
mod minion;
mod movement;
pub mod names;
pub mod odds;
mod offers;
pub mod options;
pub mod outlook;
mod party_items;
pub mod position;
mod reaction;
mod refusal;
pub mod rule;
pub mod saving;
mod search;
mod setup;
mod strike;
mod turn;
pub mod walks;
mod wounds;

pub use board::Board;
pub use book::Book;
pub use choice::{Ask, Choice, Decider, Decision, Offer, Refusal, Why};
pub use event::{Cause, CausedEvent, Event, IgnoreEvents, Outcome, Sink};
pub use game::Game;
pub use imagine::Imagined;
pub use initiative::encode as encode_card;
pub use options::Options;
pub use rule::RuleId;
pub use setup::{Member, Setup, SetupError};
