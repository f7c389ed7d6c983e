//! What outlives a process: setups, games and boards in writing, and the one way to play a game again.

pub mod board_text;
pub mod campaign;
mod error;
mod hex;
mod history;
pub mod position;
mod save;
mod setup;

pub use error::SaveError;
pub use hex::{hex, unhex};
pub use history::{History, Seeds};
pub use save::{FreshLuck, Save};
pub use setup::{RULES_REVISION, SavedMember, SavedSetup};
