//! The rules of the game, as a pure value.

pub mod book;
pub mod id;
pub mod rule;
