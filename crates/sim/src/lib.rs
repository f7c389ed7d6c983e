//! tmp
mod compare;
mod play;
mod plan;
mod summary;
mod tally;
pub use compare::{Comparison, compare};
pub use plan::{Party, Plan, PlanError, Seat, parse_party};
pub use play::run;
pub use summary::{CardLine, MinionLine, MouseLine, RoomLine, Summary, wilson};
