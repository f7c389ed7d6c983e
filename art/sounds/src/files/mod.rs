//! Files: what the encoder is given, what it makes of it, and the table in the documentation.

mod ogg;
mod table;
mod wav;

pub use ogg::{OggFile, encode};
pub use table::{fill, row};
