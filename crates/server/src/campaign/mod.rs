//! Parties that go from chapter to chapter, and their books.

mod book_record;
mod party;
mod party_file;

pub(crate) use book_record::{BadPlan, BeginRecord, BookRecord, ChapterRecord, ChosenRecord, PlanRecord};
pub(crate) use party::{Entry, MOST_CHAPTERS, Party, party_of, write_down};
pub(crate) use party_file::{BadBook, Why, export, put, verify};
