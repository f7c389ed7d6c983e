//! What was measured, for people: tables in the terminal, pages with charts.

mod chart;
mod curve;
mod html;
mod table;

pub use curve::{Curve, CurvePage, html_curves};
pub use html::{html, html_campaigns, html_comparison};
pub use table::{
    csv, csv_head, table, table_balance, table_campaigns, table_comparison, table_health, table_strength,
};
