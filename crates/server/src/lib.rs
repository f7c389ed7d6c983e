//! Tables, seats, undo, streams and limits behind HTTP.
//!
//! A table's truth is its log in the store; what is in memory is a reading of it that can be thrown away. The order
//! of every change is: check, commit, show, acknowledge. Handlers know no rule, and pages are made in `web`.

mod app;
mod bench;
mod campaign;
mod chat;
mod companions;
mod config;
mod contents;
mod hints;
mod http;
mod limits;
mod notice;
mod progress;
mod protocol;
mod seats;
mod serving;
mod showing;
mod table;
mod typed;

pub use app::App;
pub use bench::{Bench, bench, draw as bench_drawing};
pub use config::{Config, PORT, data_folder};
pub use contents::{Content, ContentError};
pub use http::router;
pub use notice::{Notice, Notices};
pub use protocol::{Conversation, PROTOCOL};
pub use serving::{Error, run, serve};
pub use table::{BadExport, Done, NotDone, SessionGuard, Table, read_export};
