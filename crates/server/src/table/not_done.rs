//! Why a table did not do something.

use session::{BadLog, Refused};

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NotDone {
    /// It is not to be done here and now, or not by this person.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The log is as long as one may be.
    #[error("the log is full")]
    Full,
    /// It could not be written down.
    #[error("it could not be saved: {0}")]
    Storage(#[from] store::Error),
}

impl From<BadLog> for NotDone {
    fn from(bad: BadLog) -> NotDone {
        NotDone::Refused(bad.into())
    }
}
