//! The sound kit: what is heard at the table, made of sines, noise and a few rules of thumb about wood.
//!
//! [`SOUNDS`] is the list; [`Sound::record`] makes one of them, the same bytes on every machine. `docs/sounds.md` tells where
//! each is heard and how a page plays them.

// A room of eight echoes or a filter's step is clearer by its index.
#![allow(clippy::needless_range_loop)]
#![allow(clippy::many_single_char_names)]

mod effects;
pub mod files;
pub mod filter;
pub mod instruments;
mod list;
pub mod loudness;
pub mod maths;
mod music;
mod recording;
mod room;
pub mod score;
mod track;

pub use list::{Making, SOUNDS, Sound};
pub use recording::{LEAD, Recording};
