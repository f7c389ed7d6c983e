//! One table as a plain value: records in, events and new state out.
//!
//! A [`Session`] is read from the records of a table's log. [`Session::plan`] checks what somebody wants and says which
//! records that comes to; [`Session::apply`] takes them in once they are kept. Nothing here reads or writes, waits, asks
//! what time it is, or says a word to anybody, so it runs wherever the rules do: behind a server, in a test, in a page.

mod auto_answer;
mod log;
mod plan;
mod rights;
mod seat;
mod session;
mod undo_vote;
mod walk;

pub use auto_answer::{TieBreaker, first_offered};
pub use log::bad_log::BadLog;
pub use log::companions::{Companion, Companions, Handover, Waiting};
pub use log::preferences::Preferences;
pub use log::record::{
    AutoPass, AutoPassRecord, ChoiceRecord, CompanionRecord, HouseRecord, HouseRules, LogRecord, PartyRecord,
    PauseRecord, Record, ReseedRecord, SeatRecord, UndoRecord,
};
pub use log::seal::SeedCommitment;
pub use log::setup::SetupRecord;
pub use log::spoken::{Because, BecauseArg, Level, Pace, Spoken};
pub use log::table_log::{Happened, Move, Player, TableLog, TableNotice};
pub use log::undo_marks::UndoMark;
pub use plan::{Command, Planned, Played, Refused};
pub use seat::{Seat, SeatId};
pub use session::{Applied, Session};
pub use undo_vote::UndoVote;
pub use walk::{meant, path};
