//! A session in words and markup, for everybody who looks at its table.

mod company;
mod log_notes;
mod recap;
mod render;
mod said;
mod telling;
mod viewer;
mod viewers;

pub(crate) use log_notes::tell as tell_notes;
pub(crate) use recap::{key as replay_key, recap};
pub(crate) use render::{Around, parts, past, update, update_all, view};
pub(crate) use telling::{Telling, latest};
pub(crate) use viewer::{Version, Viewer, page};
pub(crate) use viewers::Viewers;
