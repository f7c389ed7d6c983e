//! Below the board: what happens next, the dice, and all that can be done.

mod banner;
mod choices;
mod play;
mod tray;

pub(crate) use banner::{Banner, title};
pub(crate) use choices::{Cannot, Choices, Drawn, Explained, GROUPS, Settling, Typed, actions};
pub(crate) use play::Play;
pub(crate) use tray::{Latest, Rolls, tray};
