//! Below the board: what happens next, the dice, and all that can be done.

mod banner;
mod bar;
mod choices;
mod manner;
mod play;
mod tray;

pub(crate) use banner::{Banner, title};
pub(crate) use bar::{SLOTS, Slot};
pub(crate) use choices::{Choices, Drawn, Explained, LISTS, Settling, Typed, actions};
pub(crate) use play::{Play, Walks};
pub(crate) use tray::{Latest, Rolls, purpose_key, tray};
