//! Companions at a table: who thinks for them. Who is one is part of the log.

mod drive;
mod mind;
mod thinking;

pub(crate) use drive::{wake, welcome_back};
pub(crate) use mind::settle_tie;
pub(crate) use thinking::{HintJob, ThinkingJobs};
