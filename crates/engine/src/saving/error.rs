//! Why what was saved cannot be played again.

use crate::choice::Refusal;
use crate::rounds::setup::SetupError;

/// Why a saved game cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SaveError {
    /// Written by a newer Barksburg.
    Newer {
        format: u32,
        rules: u32,
    },
    /// Begun with another edition of the chapter.
    OtherEdition {
        saved: String,
        have: String,
    },
    /// A name that the book does not know.
    Unknown {
        what: &'static str,
        name: String,
    },
    BadOption(String),
    BadSeed,
    Setup(SetupError),
    /// A choice that cannot be read in its place.
    NotAChoice {
        at: usize,
        name: String,
    },
    /// A choice the rules refuse in its place.
    Refused {
        at: usize,
        name: String,
        refusal: Refusal,
    },
    /// More choices after the end.
    AfterTheEnd {
        at: usize,
    },
}
