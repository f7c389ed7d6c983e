//! What the server thinks about itself: companions' choices, hints and how hard books are, shared fairly among those who wait.

pub(crate) mod companions;
pub(crate) mod hints;
pub(crate) mod measuring;
