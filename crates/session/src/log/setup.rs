//! The first record of a table: what is played, by whom, and from which seed.

use super::seal::SeedCommitment;
use engine::saving::{SaveError, SavedSetup};
use engine::{Book, Setup};
use serde::{Deserialize, Serialize};

/// The first record: the setup, and what only a table has to know about its seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupRecord {
    /// What is played. Its seed never leaves the server before the end.
    #[serde(flatten)]
    pub saved: SavedSetup,
    /// The seed was typed in by hand, so that nothing is committed to.
    #[serde(default)]
    pub open: bool,
    /// Tables of which this is a copy: as long as one of them is played, its seed stays here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub origins: Vec<String>,
    /// The game came from a file with so many seeds: as long as none is added its dice are not sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<usize>,
}

impl SetupRecord {
    /// The record of a setup. An open seed was typed in by hand.
    pub fn of(book: &Book, setup: &Setup, seed: String, open: bool) -> SetupRecord {
        SetupRecord { saved: SavedSetup::of(book, setup, seed), open, origins: Vec::new(), imported: None }
    }

    /// The setup in the engine's terms, checked. Only a game of this very book can be played on; one of an earlier
    /// revision of the rules keeps them.
    pub fn setup(&self, book: &Book) -> Result<Setup, SaveError> {
        self.saved.same_edition(book)?;
        self.saved.setup(book)
    }

    /// What is shown at the start, so that anyone can check the seed at the end: SHA-256 of a tag, the
    /// table, this record without its seed, and the seed.
    pub fn commitment(&self, table: &str) -> Option<String> {
        SeedCommitment::new(self.words(table, None), self.saved.seed.clone(), self.open).commitment
    }

    /// What is sealed together with a seed: the first one, or the one that holds after so many choices.
    pub(crate) fn words(&self, table: &str, after: Option<usize>) -> String {
        let mut bare = self.clone();
        bare.saved.seed = String::new();
        let bare = serde_json::to_string(&bare).expect("a setup is plain data");
        match after {
            None => format!("barksburg-seed-1\n{table}\n{bare}\n"),
            Some(after) => format!("barksburg-reseed-1\n{table}\n{bare}\n{after}\n"),
        }
    }
}
