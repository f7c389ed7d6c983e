//! Tables, seats, undo, streams and limits behind HTTP.
//!
//! A table's truth is its log in the store; what is in memory is a reading of it that can be thrown away. The order
//! of every change is: check, commit, show, acknowledge. Handlers know no rule, and pages are made in `web`.

mod app;
mod bench;
mod chat;
mod companions;
mod company;
mod config;
mod contents;
mod hints;
mod http;
mod limits;
mod log_notes;
mod notice;
mod party;
mod party_file;
mod progress;
mod recap;
mod render;
mod run;
mod said;
mod seats;
mod slow_clients;
mod stored;
mod table;
mod telling;
mod typed;
mod viewers;
mod watch;

pub use app::App;
pub use bench::{Bench, bench, draw as bench_drawing};
pub use config::{Config, PORT, data_folder};
pub use contents::{Content, ContentError};
pub use http::router;
pub use notice::{Notice, Notices};
pub use run::{Error, run, serve};
pub use stored::{BadExport, read_export};
pub use table::{Done, NotDone, SessionGuard, Table};
