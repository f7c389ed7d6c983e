//! A saved game: setup, seed and choices by name. Replaying it gives the same state, byte for byte.

use super::error::SaveError;
use super::hex::{hex, unhex};
use super::history::{self, History, Seeds};
use super::setup::{RULES_REVISION, SavedSetup};
use crate::book::Book;
use crate::event::Sink;
use crate::game::Game;
use crate::rounds::setup::Setup;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The form of a save that is written.
const FORMAT: u32 = 1;

/// Everything a game is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save {
    /// Format of this record.
    pub format: u32,
    /// What is played, by whom, and from which seed.
    #[serde(flatten)]
    pub setup: SavedSetup,
    /// Choices by name.
    #[serde(default)]
    pub choices: Vec<String>,
    /// Fresh luck on the way, in order: a copy that went its own way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<FreshLuck>,
}

/// From here on another seed holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreshLuck {
    /// How many choices were made before.
    pub after: usize,
    /// 64 hexadecimal digits.
    pub seed: String,
}

impl Save {
    /// A new save of a game that is about to begin.
    pub fn begin(book: &Book, setup: &Setup, seed: &[u8; 32]) -> Save {
        Save::of(SavedSetup::of(book, setup, hex(seed)))
    }

    /// A save of a setup in which nothing was chosen yet.
    pub const fn of(setup: SavedSetup) -> Save {
        Save { format: FORMAT, setup, choices: Vec::new(), fresh: Vec::new() }
    }

    /// The setup it names, checked.
    pub fn setup(&self, book: &Book) -> Result<Setup, SaveError> {
        if self.format > FORMAT || self.setup.rules > RULES_REVISION {
            return Err(SaveError::Newer { format: self.format, rules: self.setup.rules });
        }
        self.setup.setup(book)
    }

    /// Its seeds as bytes.
    pub fn seeds(&self) -> Result<Seeds, SaveError> {
        let fresh = |luck: &FreshLuck| Ok((luck.after, unhex(&luck.seed).ok_or(SaveError::BadSeed)?));
        let fresh = self.fresh.iter().map(fresh).collect::<Result<_, SaveError>>()?;
        Ok(Seeds { first: self.setup.seed_bytes()?, fresh })
    }

    /// Plays it again up to a number of choices, telling everything.
    pub fn replay<S: Sink>(
        &self,
        book: &Arc<Book>,
        to: Option<usize>,
        sink: &mut S,
    ) -> Result<Game, SaveError> {
        self.setup.same_edition(book)?;
        self.replay_with(book, to, sink)
    }

    /// As `replay`, with another edition of the chapter: every choice is still checked.
    pub fn replay_with<S: Sink>(
        &self,
        book: &Arc<Book>,
        to: Option<usize>,
        sink: &mut S,
    ) -> Result<Game, SaveError> {
        let (setup, seeds) = (self.setup(book)?, self.seeds()?);
        let mut game = history::set_up(book, &setup, &seeds, sink)?;
        for (at, name) in self.choices.iter().take(to.unwrap_or(usize::MAX)).enumerate() {
            history::play(&mut game, &seeds, at, name, sink)?;
        }
        Ok(game)
    }

    /// As `replay_with`, keeping the events of each choice.
    pub fn history(&self, book: &Arc<Book>, to: usize) -> Result<History, SaveError> {
        let names = self.choices.iter().take(to).map(String::as_str);
        History::replay(book, &self.setup(book)?, self.seeds()?, names)
    }
}
