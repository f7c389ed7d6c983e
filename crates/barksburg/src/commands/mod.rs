//! One module per command.

pub(crate) mod bench;
pub(crate) mod cases;
pub(crate) mod check;
