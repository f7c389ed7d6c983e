//! Tables, seats, undo, streams and limits behind HTTP.
//!
//! A table's truth is its log in the store; what is in memory is a reading of it that can be thrown away. The order
//! of every change is: check, commit, show, acknowledge. Handlers know no rule, and pages are made in `web`.

mod admin;
mod app;
mod bench;
mod campaign;
mod catalogue;
mod chat;
mod config;
mod contents;
mod http;
mod limits;
mod measurements;
mod metrics;
mod notice;
mod progress;
mod protocol;
mod seats;
mod serving;
mod shelf;
mod showing;
mod table;
mod thinking;
mod typed;

pub use admin::{AdminDeed, AdminError, DeedOutcome, Listed, Verdict, ask, plays, verify};
pub use app::App;
pub use bench::{
    Bench, LoadFigures, LoadHouse, LoadNode, LoadPlan, LoadSecond, NodeSecond, Times, bench,
    draw as bench_drawing, load, load_lost, prepare_load,
};
pub use config::{
    Adding, Allowances, Banned, BookKeepers, Config, Network, NoAllowance, NoNetwork, OpenedStore, PORT,
    data_folder,
};
pub use contents::Content;
pub use http::router;
pub use limits::{Ebb, House};
pub use metrics::Metrics;
pub use notice::{Notice, Notices};
pub use protocol::{Conversation, PROTOCOL};
pub use serving::{LastSimulation, ServeError, keep_following, run, serve};
pub use shelf::{BookShelf, ContentError};
pub use table::{BadExport, Done, NotDone, SessionGuard, Table, read_edition, read_export};
