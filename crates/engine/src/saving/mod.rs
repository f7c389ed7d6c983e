//! What outlives a process: setups, games and boards in writing, and the one way to play a game again.

pub mod board_text;
pub mod campaign;
mod history;
pub mod position;
mod save;
mod setup;

pub use history::{History, Seeds};
pub use save::{FreshLuck, Save, SaveError, hex, unhex};
pub use setup::{RULES_REVISION, SavedMember, SavedSetup};
