//! For whoever runs the server: is it well, what is kept, and what has to go.

mod asking;
mod brought;
mod deeds;
mod expiring;
mod office;
mod reserve;
mod verify;

pub use asking::{AdminError, ask};
pub(crate) use brought::keep_sweeping;
pub use deeds::{AdminDeed, DeedOutcome, Listed};
pub(crate) use expiring::keep_expiring;
pub(crate) use office::Office;
pub(crate) use reserve::Reserve;
pub use verify::{Verdict, plays, verify};
