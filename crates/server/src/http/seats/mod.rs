//! Seats: invitations, taking one, changing it, giving it up.

pub(crate) mod crowd;
pub(crate) mod invite;
pub(crate) mod join;
mod seats_page;
