//! What the records of a table's log say.

use crate::companions::Spoken;
use engine::id::{AbilityId, Bits, SearchId};
pub use engine::saving::{RULES_REVISION, SavedMember as MemberRecord};
pub(crate) use engine::saving::{hex, unhex};
use engine::{Book, Member, Options, Setup};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The kinds of records.
pub(crate) mod kind {
    pub(crate) const SETUP: &str = "setup";
    pub(crate) const CHOICE: &str = "choice";
    pub(crate) const UNDO: &str = "undo";
    pub(crate) const REDO: &str = "redo";
    pub(crate) const SEAT: &str = "seat";
    pub(crate) const RESEED: &str = "reseed";
    pub(crate) const PARTY: &str = "party";
}

/// The first record: what is played, by whom, and from which seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupRecord {
    /// Hash of the book's rules and drawings.
    pub book: String,
    /// Revision of the engine's rules.
    pub rules: u32,
    /// Chapter by name.
    pub chapter: String,
    /// The mice in the order of their players.
    pub party: Vec<MemberRecord>,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Story achievements by name.
    #[serde(default)]
    pub achieved: Vec<String>,
    /// The last chapter was lost (VAR-4).
    #[serde(default)]
    pub lost_last: bool,
    /// 64 hexadecimal digits. Never leaves the server before the end.
    pub seed: String,
    /// The seed was typed in by hand, so that nothing is committed to.
    #[serde(default)]
    pub open: bool,
    /// Tables of which this is a copy: as long as one of them is played, its seed stays here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub origins: Vec<String>,
}

/// Why a first record cannot be played here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// The book has changed.
    #[error("the game was begun with another edition of the book")]
    OtherBook,
    /// The rules have changed.
    #[error("the game was begun with revision {0} of the rules")]
    OtherRules(u32),
    /// Something is named that the book does not have.
    #[error("the book has no {0}")]
    Unknown(String),
    /// The seed is not 64 hexadecimal digits.
    #[error("the seed is not 64 hexadecimal digits")]
    Seed,
    /// The engine refuses the party.
    #[error("the party cannot play this chapter: {0:?}")]
    Refused(engine::SetupError),
}

impl SetupRecord {
    /// The record of a setup. An open seed was typed in by hand.
    pub(crate) fn of(book: &Book, setup: &Setup, seed: String, open: bool) -> SetupRecord {
        let member = |m: &Member| MemberRecord {
            mouse: book.mice[m.mouse.ix()].name.clone(),
            abilities: m.abilities.iter().map(|a| book.abilities[a.ix()].name.clone()).collect(),
            kept: m.kept.iter().map(|k| book.search[k.ix()].name.clone()).collect(),
        };
        let options = setup.options.list().into_iter().map(|(n, v)| (n.to_string(), v.to_string()));
        let earned = Bits(u64::from(setup.achieved)).filter_map(|a| book.achievements.get(a).cloned());
        SetupRecord {
            book: hex(&book.hash),
            rules: RULES_REVISION,
            chapter: book.chapters[setup.chapter.ix()].name.clone(),
            party: setup.party.iter().map(member).collect(),
            options: options.collect(),
            achieved: earned.collect(),
            lost_last: setup.lost_last,
            seed,
            open,
            origins: Vec::new(),
        }
    }

    /// The setup in the engine's terms, checked.
    pub fn setup(&self, book: &Book) -> Result<Setup, BadSetup> {
        if self.rules != RULES_REVISION {
            return Err(BadSetup::OtherRules(self.rules));
        }
        if self.book != hex(&book.hash) {
            return Err(BadSetup::OtherBook);
        }
        let unknown = |name: &str| BadSetup::Unknown(name.to_string());
        let ability = |name: &String| book.ability_named(name).ok_or_else(|| unknown(name));
        let card = |name: &String| book.search_named(name).ok_or_else(|| unknown(name));
        let mut party = Vec::new();
        for m in &self.party {
            party.push(Member {
                mouse: book.mouse_named(&m.mouse).ok_or_else(|| unknown(&m.mouse))?,
                abilities: m.abilities.iter().map(ability).collect::<Result<Vec<AbilityId>, _>>()?,
                kept: m.kept.iter().map(card).collect::<Result<Vec<SearchId>, _>>()?,
            });
        }
        let mut options = Options::default();
        for (name, value) in &self.options {
            if !options.set(name, value) {
                return Err(unknown(name));
            }
        }
        let mut achieved = 0;
        for name in &self.achieved {
            let at = book.achievements.iter().position(|a| a == name).ok_or_else(|| unknown(name))?;
            achieved |= 1 << at;
        }
        let chapter = book.chapter_named(&self.chapter).ok_or_else(|| unknown(&self.chapter))?;
        let setup = Setup { chapter, party, options, achieved, lost_last: self.lost_last };
        setup.check(book).map_err(BadSetup::Refused)?;
        Ok(setup)
    }

    /// The seed.
    pub fn seed(&self) -> Result<[u8; 32], BadSetup> {
        unhex(&self.seed).ok_or(BadSetup::Seed)
    }

    /// What is shown at the start, so that anyone can check the seed at the end: SHA-256 of a tag, the
    /// table, this record without its seed, and the seed.
    pub fn commitment(&self, table: &str) -> Option<String> {
        (!self.open).then(|| sha256(&format!("{}{}", self.words(table, None), self.seed)))
    }

    /// What is sealed together with a seed: the first one, or the one that holds after so many choices.
    pub(crate) fn words(&self, table: &str, after: Option<usize>) -> String {
        let bare = SetupRecord { seed: String::new(), ..self.clone() };
        let bare = serde_json::to_string(&bare).expect("a setup is plain data");
        match after {
            None => format!("barksburg-seed-1\n{table}\n{bare}\n"),
            Some(after) => format!("barksburg-reseed-1\n{table}\n{bare}\n{after}\n"),
        }
    }
}

pub(crate) fn sha256(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// A copy goes on with a seed of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReseedRecord {
    /// 64 hexadecimal digits.
    pub seed: String,
}

/// A choice somebody made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ChoiceRecord {
    /// Its name, as the engine says it.
    pub name: String,
    /// The seat that made it; none for the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The companion that made it, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub companion: Option<Box<Spoken>>,
    /// Nobody was asked: it follows from what had been settled before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub settled: bool,
}

/// Going back to the position after `to` choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct UndoRecord {
    /// How many choices remain.
    pub to: usize,
    /// Whether dice or cards had been seen since.
    #[serde(default)]
    pub past_a_roll: bool,
    /// Who asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// A seat was taken, changed or given up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRecord {
    /// The seat's id.
    pub seat: String,
    /// What its player is called.
    #[serde(default)]
    pub name: String,
    /// Mice it plays, by name. Taken from whoever had them.
    #[serde(default)]
    pub mice: Vec<String>,
    /// The seat is given up or was revoked.
    #[serde(default)]
    pub left: bool,
    /// The seat that changed it; none for the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// The table is a chapter of a party's book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PartyRecord {
    pub(crate) party: String,
}

/// Says in a table's log which book it belongs to.
pub(crate) fn in_party(party: &store::TableId, at_ms: i64) -> store::NewRecord {
    let record = PartyRecord { party: party.to_string() };
    let body = serde_json::to_string(&record).expect("plain data");
    store::NewRecord::new(kind::PARTY, body, at_ms)
}
