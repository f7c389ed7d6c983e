//! The log: the protocol in words. Public events become whole sentences, grouped so that an attack reads as a small
//! story.

mod absence;
mod coded;
mod line;
mod names;
mod piece;
mod sentences;
mod teller;

pub use line::{Detail, LogKind, LogLine};
