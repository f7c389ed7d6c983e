//! How a game was set up, by names: the one form that saves, tables and cases share.

use super::error::SaveError;
use super::hex::{hex, unhex};
use crate::book::Book;
use crate::id::Bits;
use crate::options::{Options, RulesRevision};
use crate::rounds::setup::{Member, Setup};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// The number of the revision of the rules that new games are played with; see [`RulesRevision`].
pub const RULES_REVISION: u32 = RulesRevision::NEWEST.number();

/// What is played, by whom, and from which seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSetup {
    /// Early saves only: the hash of all files there were, in hexadecimal. It tells nothing about the chapter.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub book: String,
    /// The edition of the chapter it was begun with, in hexadecimal; early saves have none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub edition: String,
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
            book: String::new(),
            edition: hex(&book.chapters[setup.chapter.ix()].edition),
            rules: setup.options.rules().number(),
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
        let newer = SaveError::Newer { format: 1, rules: self.rules };
        let mut options = Options::under(RulesRevision::numbered(self.rules).ok_or(newer)?);
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

    /// Whether it was begun with this very edition of the chapter. An early save does not know; each of its choices is
    /// checked when it is played.
    pub fn same_edition(&self, book: &Book) -> Result<(), SaveError> {
        let Some(chapter) = book.chapter_named(&self.chapter) else {
            return Err(SaveError::Unknown { what: "chapter", name: self.chapter.clone() });
        };
        let have = hex(&book.chapters[chapter.ix()].edition);
        if self.edition.is_empty() || self.edition == have {
            Ok(())
        } else {
            Err(SaveError::OtherEdition { saved: self.edition.clone(), have })
        }
    }

    /// The seed as bytes.
    pub fn seed_bytes(&self) -> Result<[u8; 32], SaveError> {
        unhex(&self.seed).ok_or(SaveError::BadSeed)
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
