//! The log of a table: its records, and what remains when they are folded.

pub(crate) mod bad_log;
pub(crate) mod companions;
pub(crate) mod preferences;
pub(crate) mod record;
pub(crate) mod seal;
pub(crate) mod setup;
pub(crate) mod spoken;
pub(crate) mod table_log;
pub(crate) mod undo_marks;
