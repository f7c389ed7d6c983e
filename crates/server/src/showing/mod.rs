//! What everybody who looks at a table is sent: views compared with the last ones, and the parts that changed.

mod recap;
mod render;
mod viewer;
mod viewers;

pub(crate) use recap::{key as replay_key, recap};
pub(crate) use render::{Around, parts, update, update_all, view};
pub(crate) use viewer::{Version, Viewer, page};
pub(crate) use viewers::Viewers;
