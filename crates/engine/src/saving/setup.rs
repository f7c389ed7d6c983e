//! How a game was set up, by names: the one form that saves, tables and cases share.

use super::SaveError;
use crate::book::Book;
use crate::id::Bits;
use crate::options::Options;
use crate::rounds::setup::{Member, Setup};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// The revision of the rules that new games are played with; a fix that changes play raises it, and a game of another
/// revision can be looked at, but not be played on.
pub const RULES_REVISION: u32 = 1;

/// What is played, by whom, and from which seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSetup {
    /// Hash of the book's rules and drawings, in hexadecimal.
    pub book: String,
    /// Revision of the rules it was played with.
    pub rules: u32,
    /// The chapter by name.
    pub chapter: String,
    /// The mice in the order of their players.
    pub party: Vec<SavedMember>,
    /// Options that differ from the defaults.
    #[serde(default, deserialize_with = "options")]
    pub options: BTreeMap<String, String>,
    /// Story achievements the party had, by name.
    #[serde(default)]
    pub achieved: Vec<String>,
    /// The last chapter was lost (VAR-4).
    #[serde(default)]
    pub lost_last: bool,
    /// The seed, 64 hexadecimal digits.
    pub seed: String,
}

/// A mouse of a saved party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedMember {
    /// The mouse by name.
    pub mouse: String,
    /// Its abilities by name.
    pub abilities: Vec<String>,
    /// Kept search cards by name.
    #[serde(default)]
    pub kept: Vec<String>,
}

impl SavedSetup {
    /// A setup by names.
    pub fn of(book: &Book, setup: &Setup, seed: String) -> SavedSetup {
        let member = |m: &Member| SavedMember {
            mouse: book.mice[m.mouse.ix()].name.clone(),
            abilities: m.abilities.iter().map(|a| book.abilities[a.ix()].name.clone()).collect(),
            kept: m.kept.iter().map(|k| book.search[k.ix()].name.clone()).collect(),
        };
        let options = setup.options.list().into_iter().map(|(n, v)| (n.to_string(), v.to_string()));
        let earned = Bits(u64::from(setup.achieved)).filter_map(|a| book.achievements.get(a).cloned());
        SavedSetup {
            book: super::hex(&book.hash),
            rules: RULES_REVISION,
            chapter: book.chapters[setup.chapter.ix()].name.clone(),
            party: setup.party.iter().map(member).collect(),
            options: options.collect(),
            achieved: earned.collect(),
            lost_last: setup.lost_last,
            seed,
        }
    }

    /// The setup in the engine's terms, checked: the names are the book's, and the party may play the chapter.
    pub fn setup(&self, book: &Book) -> Result<Setup, SaveError> {
        let unknown = |what, name: &str| SaveError::Unknown { what, name: name.into() };
        if self.rules > RULES_REVISION {
            return Err(SaveError::Newer { format: 1, rules: self.rules });
        }
        let chapter = book.chapter_named(&self.chapter).ok_or_else(|| unknown("chapter", &self.chapter))?;
        let ability = |a: &String| book.ability_named(a).ok_or_else(|| unknown("ability", a));
        let card = |k: &String| book.search_named(k).ok_or_else(|| unknown("search card", k));
        let mut party = Vec::new();
        for m in &self.party {
            party.push(Member {
                mouse: book.mouse_named(&m.mouse).ok_or_else(|| unknown("mouse", &m.mouse))?,
                abilities: m.abilities.iter().map(ability).collect::<Result<_, _>>()?,
                kept: m.kept.iter().map(card).collect::<Result<_, _>>()?,
            });
        }
        let mut options = Options::default();
        for (name, value) in &self.options {
            if !options.set(name, value) {
                return Err(SaveError::BadOption(format!("{name}={value}")));
            }
        }
        let mut achieved = 0;
        for name in &self.achieved {
            let at = book.achievements.iter().position(|a| a == name);
            achieved |= 1 << at.ok_or_else(|| unknown("achievement", name))?;
        }
        let setup = Setup { chapter, party, options, achieved, lost_last: self.lost_last };
        setup.check(book).map_err(SaveError::Setup)?;
        Ok(setup)
    }

    /// Whether it was begun with this very book: the same rules and drawings.
    pub fn same_book(&self, book: &Book) -> Result<(), SaveError> {
        let have = super::hex(&book.hash);
        if self.book == have { Ok(()) } else { Err(SaveError::OtherBook { saved: self.book.clone(), have }) }
    }

    /// The seed as bytes.
    pub fn seed_bytes(&self) -> Result<[u8; 32], SaveError> {
        super::unhex(&self.seed).ok_or(SaveError::BadSeed)
    }
}

/// Options by name; early saves wrote them as a list of `name=value`.
fn options<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        ByName(BTreeMap<String, String>),
        List(Vec<String>),
    }
    Ok(match Written::deserialize(from)? {
        Written::ByName(options) => options,
        Written::List(list) => {
            let pair = |option: String| match option.split_once('=') {
                Some((name, value)) => (name.to_string(), value.to_string()),
                None => (option, "on".to_string()),
            };
            list.into_iter().map(pair).collect()
        }
    })
}
