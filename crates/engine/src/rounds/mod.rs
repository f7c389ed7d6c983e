//! Setting up, rounds, turns, and what may be said in between.

mod achievements;
pub(crate) mod initiative;
mod reaction;
pub(crate) mod setup;
mod turn;
mod turn_choices;
