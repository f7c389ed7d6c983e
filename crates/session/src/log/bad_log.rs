//! Why a log cannot be played.

use engine::saving::SaveError;

/// A log that cannot be played: the file was changed, or the rules were.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLog {
    /// There is no first record.
    #[error("the log does not begin with a setup")]
    NoSetup,
    /// The first record cannot be played here.
    #[error("the game cannot be set up: {0:?}")]
    Setup(SaveError),
    /// A choice is not legal where it stands.
    #[error("choice {at} (“{name}”) is not legal there")]
    Illegal {
        /// Its number in the line of play, from 1.
        at: usize,
        /// What it says.
        name: String,
    },
    /// A record cannot be read.
    #[error("record {0} cannot be read")]
    Unreadable(u64),
}

impl From<SaveError> for BadLog {
    fn from(error: SaveError) -> BadLog {
        match error {
            SaveError::NotAChoice { at, name } | SaveError::Refused { at, name, .. } => {
                BadLog::Illegal { at: at + 1, name }
            }
            SaveError::AfterTheEnd { at } => BadLog::Illegal { at: at + 1, name: String::new() },
            SaveError::Newer { .. }
            | SaveError::OtherEdition { .. }
            | SaveError::Unknown { .. }
            | SaveError::BadOption(_)
            | SaveError::BadSeed
            | SaveError::Setup(_) => BadLog::Setup(error),
        }
    }
}
