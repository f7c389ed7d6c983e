//! A party's book: its pages, and the way from chapter to chapter.

pub(crate) mod chapter;
pub(crate) mod credits;
mod crossing;
pub(crate) mod party;
