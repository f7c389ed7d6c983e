//! One module per command.

pub(crate) mod bench;
pub(crate) mod cases;
pub(crate) mod check;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod tiles;
