//! Tables, seats, undo, streams and limits behind HTTP.
//!
//! A table's truth is its log in the store; what is in memory is a reading of it that can be thrown away. The order
//! of every change is: check, commit, show, acknowledge. Handlers know no rule, and pages are made in `web`.

mod app;
mod beats;
mod bench;
mod chat;
mod companions;
mod config;
mod contents;
mod hints;
mod http;
mod limits;
mod log_notes;
mod notice;
mod party;
mod party_file;
mod plan;
mod preferences;
mod progress;
mod recap;
mod record;
mod render;
mod run;
mod seats;
mod session;
mod slow_clients;
mod table;
mod table_log;
mod typed;
mod undo_marks;
mod viewers;
mod walk;
mod watch;

pub use app::App;
pub use bench::{Bench, bench, draw as bench_drawing};
pub use companions::{Companion, CompanionRecord, Companions, HouseRecord, Played, Spoken, Waiting, Wish};
pub use config::{Config, PORT, data_folder};
pub use contents::{Content, ContentError};
pub use http::router;
pub use notice::{Notice, Notices};
pub use record::{BadSetup, MemberRecord, RULES_REVISION, SetupRecord};
pub use run::{Error, run, serve};
pub use session::{BadLog, History, Session};
pub use table::{Act, Done, Refused, Seat, SessionGuard, Table};
pub use table_log::{BadExport, read_export};
pub use walk::{path, reach};
