//! The machinery beside the board: the stack of steps, the attacks in progress, what waits, and chance.
//!
//! From the bottom up: `attack` and `condition`, `steps` as data, `state` that holds them, `referee` with who reads and who
//! plays, `dispatch` that runs a step.

mod attack;
pub(crate) mod condition;
mod dispatch;
mod referee;
mod state;
pub(crate) mod steps;

pub(crate) use attack::{Attack, BLOCKS, Defeated};
pub(crate) use dispatch::{Asks, Runs, unlisted};
pub(crate) use referee::{Flow, GameRef, Referee};
pub(crate) use state::Control;
