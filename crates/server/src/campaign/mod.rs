//! Parties that go from chapter to chapter, and their books.

mod party;
mod party_file;

pub(crate) use party::{
    BadPlan, BeginRecord, ChapterRecord, ChosenRecord, Entry, MOST_CHAPTERS, Party, PlanRecord, body, kind,
    party_of, write_down,
};
pub(crate) use party_file::{BadBook, Why, export, put, verify};
