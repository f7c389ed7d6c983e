//! The balance laboratory: many games at once, summarised; the same result for any number of threads.
//!
//! [`run`] plays a [`Plan`] and gives a [`Summary`]; [`compare`] plays two plans with paired seeds and says whether
//! the difference is real; [`health`] checks the chapters of a story; [`balance`] measures cards and abilities.

mod balance;
mod compare;
mod health;
mod plan;
mod play;
mod report;
mod summary;
mod table;
mod tally;

pub use balance::{Balance, Effect, balance};
pub use compare::{Comparison, compare};
pub use health::{Bands, Finding, Health, health};
pub use plan::{Party, Plan, PlanError, Seat, parse_party};
pub use play::run;
pub use report::{html, html_comparison};
pub use summary::{CardLine, MinionLine, MouseLine, RoomLine, Summary, wilson};
pub use table::{csv, csv_head, table, table_comparison};
