//! A party's book: its pages, and the way from chapter to chapter.

mod crossing;
pub(crate) mod party;
