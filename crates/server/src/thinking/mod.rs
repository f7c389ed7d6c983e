//! What the server thinks about itself: companions' choices and hints, shared fairly among those who wait.

pub(crate) mod companions;
pub(crate) mod hints;
