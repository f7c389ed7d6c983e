//! What the files declare, each kind linked into the engine's tables: cards, minions, chapters, what lies in the box.

mod about;
mod balance;
mod cards;
mod chapter;
mod contents;
mod goals;
mod minions;

pub(crate) use about::LINES as ABOUT;
pub(crate) use chapter::Marks;
#[cfg(test)]
pub(crate) use chapter::{LINES as CHAPTER_LINES, ROOM_LINES};
pub(crate) use minions::card_nodes;
