//! The balance laboratory: many games at once, summarised; the same result for any number of threads.
//!
//! [`run`] plays a [`Plan`] and gives a [`Summary`]; [`compare`] plays two plans with paired seeds and says whether
//! the difference is real; [`campaigns`] plays whole campaigns; [`health`] checks the chapters of a story; [`strength`] measures policies and [`balance`] cards; what they
//! found is kept in a [`Measurements`].

mod balance;
mod campaign;
mod compare;
mod health;
mod plan;
mod play;
mod record;
mod report;
mod rows;
mod strange;
mod strength;
mod summary;
mod tally;
mod tongue;

pub use balance::{Balance, CardEffect, MOST_EFFECT, Usage, balance};
pub use campaign::{CampaignChapter, CampaignGroup, CampaignPlan, CampaignSummary, campaigns};
pub use compare::{Comparison, compare, compare_books};
pub use health::{Finding, Health, health};
pub use plan::{
    PartyMember, PartyPlan, PartyRefused, Plan, PlanError, is_policy, option_names, parse_abilities,
    parse_party, values_of,
};
pub use play::{MOST_DECISIONS, run, won_in};
pub use record::{Measurements, Stamp, Stamped};
pub use report::{
    Curve, CurvePage, csv, csv_head, html, html_campaigns, html_comparison, html_curves, table,
    table_balance, table_campaigns, table_comparison, table_health, table_strength,
};
#[cfg(feature = "parquet")]
pub use rows::write_parquet;
pub use rows::{COLUMNS, Row, run_rows, write_csv};
pub use strange::{Oddity, Strange, StrangeGame, numbered, strange};
pub use strength::{PairLine, PolicyLine, Strength, strength};
pub use summary::{
    AnswerLine, CardLine, MinionLine, MouseSummary, RoomLine, ShareLine, Summary, cpu_seconds, wilson,
};
pub use tongue::{Filling, FillingValue, Tongue};
