//! Tables, seats, undo, streams and limits behind HTTP.
//!
//! A table's truth is its log in the store; what is in memory is a reading of it that can be thrown away. The order
//! of every change is: check, commit, show, acknowledge. Handlers know no rule, and pages are made in `web`.

mod app;
mod asides;
mod audiences;
mod beats;
mod bench;
mod circle;
mod companions;
mod config;
mod folded;
mod habits;
mod hints;
mod http;
mod library;
mod limits;
mod live;
mod notice;
mod party;
mod party_file;
mod patience;
mod plan;
mod recap;
mod record;
mod render;
mod run;
mod seats;
mod standing;
mod table;
mod traces;
mod tray;
mod typed;
mod walk;
mod watch;

pub use app::App;
pub use bench::{Bench, bench, draw as bench_drawing};
pub use companions::{Cast, Companion, CompanionRecord, HouseRecord, Played, Spoken, Waiting, Wish};
pub use config::{Config, PORT, data_folder};
pub use folded::{BadExport, read_export};
pub use http::router;
pub use library::{Library, LibraryError};
pub use live::{BadLog, Live, Replay};
pub use notice::{Notice, Notices};
pub use record::{BadSetup, MemberRecord, RULES_REVISION, SetupRecord};
pub use run::{Error, run, serve};
pub use table::{Act, Done, Look, Refused, Table, Who};
pub use walk::{path, reach};
