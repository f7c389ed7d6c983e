//! A saved game: setup, seed and choices by name. Replaying it gives the same state, byte for byte.

use crate::book::Book;
use crate::choice::Refusal;
use crate::event::{CausedEvent, Sink};
use crate::game::Game;
use crate::options::Options;
use crate::setup::{Member, Setup, SetupError};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The revision of the rules; a fix that changes play raises it, and old games keep the old behaviour.
pub const RULES_REVISION: u32 = 1;

/// Everything a game is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save {
    /// Format of this record.
    pub format: u32,
    /// Revision of the rules it was played with.
    pub rules: u32,
    /// Hash of the book, in hexadecimal.
    pub book: String,
    /// Chapter id.
    pub chapter: String,
    /// The party.
    pub party: Vec<SavedMember>,
    /// Options that differ from the defaults, `name=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// Story achievements the party had.
    #[serde(default)]
    pub achieved: Vec<String>,
    /// The last chapter was lost (VAR-4).
    #[serde(default)]
    pub lost_last: bool,
    /// The seed, 64 hexadecimal digits.
    pub seed: String,
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

/// A mouse of a saved party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedMember {
    /// Mouse id.
    pub mouse: String,
    /// Ability ids.
    pub abilities: Vec<String>,
    /// Kept search cards.
    #[serde(default)]
    pub kept: Vec<String>,
}

/// Why a saved game cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SaveError {
    /// Written by a newer Barksburg.
    Newer {
        format: u32,
        rules: u32,
    },
    /// Played with another book; replaying may still work and is worth trying only if nothing changed.
    OtherBook {
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

impl Save {
    /// A new save of a game that is about to begin.
    pub fn begin(book: &Book, setup: &Setup, seed: &[u8; 32]) -> Save {
        let abilities =
            |m: &Member| m.abilities.iter().map(|a| book.abilities[a.ix()].name.clone()).collect();
        let kept = |m: &Member| m.kept.iter().map(|k| book.search[k.ix()].name.clone()).collect();
        let party = setup.party.iter().map(|m| SavedMember {
            mouse: book.mice[m.mouse.ix()].name.clone(),
            abilities: abilities(m),
            kept: kept(m),
        });
        let achieved = crate::id::Bits(u64::from(setup.achieved))
            .filter_map(|a| book.achievements.get(a).cloned())
            .collect();
        Save {
            format: 1,
            rules: RULES_REVISION,
            book: hex(&book.hash),
            chapter: book.chapters[setup.chapter.ix()].name.clone(),
            party: party.collect(),
            options: setup.options.list().iter().map(|(n, v)| format!("{n}={v}")).collect(),
            achieved,
            lost_last: setup.lost_last,
            seed: hex(seed),
            choices: Vec::new(),
            fresh: Vec::new(),
        }
    }

    /// The setup it names.
    pub fn setup(&self, book: &Book) -> Result<Setup, SaveError> {
        let unknown = |what, name: &str| SaveError::Unknown { what, name: name.into() };
        if self.format > 1 || self.rules > RULES_REVISION {
            return Err(SaveError::Newer { format: self.format, rules: self.rules });
        }
        let chapter = book.chapter_named(&self.chapter).ok_or_else(|| unknown("chapter", &self.chapter))?;
        let mut party = Vec::new();
        for m in &self.party {
            let mouse = book.mouse_named(&m.mouse).ok_or_else(|| unknown("mouse", &m.mouse))?;
            let abilities = m
                .abilities
                .iter()
                .map(|a| book.ability_named(a).ok_or_else(|| unknown("ability", a)))
                .collect::<Result<_, _>>()?;
            let kept = m
                .kept
                .iter()
                .map(|k| book.search_named(k).ok_or_else(|| unknown("search card", k)))
                .collect::<Result<_, _>>()?;
            party.push(Member { mouse, abilities, kept });
        }
        let mut options = Options::default();
        for option in &self.options {
            let (name, value) = option.split_once('=').unwrap_or((option, "on"));
            if !options.set(name, value) {
                return Err(SaveError::BadOption(option.clone()));
            }
        }
        let mut achieved = 0;
        for name in &self.achieved {
            let at = book
                .achievements
                .iter()
                .position(|a| a == name)
                .ok_or_else(|| unknown("achievement", name))?;
            achieved |= 1 << at;
        }
        Ok(Setup { chapter, party, options, achieved, lost_last: self.lost_last })
    }

    /// The seed as bytes.
    pub fn seed_bytes(&self) -> Result<[u8; 32], SaveError> {
        unhex(&self.seed).ok_or(SaveError::BadSeed)
    }

    /// Plays it again up to a number of choices, telling everything.
    pub fn replay<S: Sink>(
        &self,
        book: &Arc<Book>,
        to: Option<usize>,
        sink: &mut S,
    ) -> Result<Game, SaveError> {
        let have = hex(&book.hash);
        if self.book != have {
            return Err(SaveError::OtherBook { saved: self.book.clone(), have });
        }
        self.replay_with(book, to, sink)
    }

    /// As `replay`, with a book whose hash differs: every choice is still checked.
    pub fn replay_with<S: Sink>(
        &self,
        book: &Arc<Book>,
        to: Option<usize>,
        sink: &mut S,
    ) -> Result<Game, SaveError> {
        let setup = self.setup(book)?;
        let seed = self.seed_bytes()?;
        let mut game = Game::new(book.clone(), &setup, &seed, sink).map_err(SaveError::Setup)?;
        self.freshen(&mut game, 0, sink)?;
        for (at, name) in self.choices.iter().take(to.unwrap_or(usize::MAX)).enumerate() {
            if game.board().outcome().is_some() {
                return Err(SaveError::AfterTheEnd { at });
            }
            let choice = game.parse(name).ok_or_else(|| SaveError::NotAChoice { at, name: name.clone() })?;
            let refused = |refusal| SaveError::Refused { at, name: name.clone(), refusal };
            game.play_telling(choice, sink).map_err(refused)?;
            self.freshen(&mut game, at + 1, sink)?;
        }
        Ok(game)
    }

    /// Fresh luck that begins after so many choices.
    fn freshen<S: Sink>(&self, game: &mut Game, after: usize, sink: &mut S) -> Result<(), SaveError> {
        for luck in self.fresh.iter().filter(|l| l.after == after) {
            game.reseed(&unhex(&luck.seed).ok_or(SaveError::BadSeed)?, sink);
        }
        Ok(())
    }

    /// The events of every choice apart: the setup first.
    pub fn replay_by_choice(&self, book: &Arc<Book>) -> Result<(Game, Vec<Vec<CausedEvent>>), SaveError> {
        let mut chapters: Vec<Vec<CausedEvent>> = vec![Vec::new()];
        let mut game = self.replay_with(book, Some(0), &mut chapters[0])?;
        for (at, name) in self.choices.iter().enumerate() {
            let mut told = Vec::new();
            let choice = game.parse(name).ok_or_else(|| SaveError::NotAChoice { at, name: name.clone() })?;
            let refused = |refusal| SaveError::Refused { at, name: name.clone(), refusal };
            game.play_telling(choice, &mut told).map_err(refused)?;
            self.freshen(&mut game, at + 1, &mut told)?;
            chapters.push(told);
        }
        Ok((game, chapters))
    }
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, b| {
        let _ = write!(out, "{b:02x}");
        out
    })
}

/// 32 bytes out of 64 hexadecimal digits.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (i, b) in bytes.iter_mut().enumerate() {
        *b = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}
