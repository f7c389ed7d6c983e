//! What the records of a table's log say, and the line of play that remains of them.

use crate::companions::{Cast, Spoken};
use crate::habits::{self, Habits};
use crate::table::Who;
use crate::traces::{self, Trace};
use engine::id::{AbilityId, Bits, SearchId};
use engine::save::{FreshLuck, Save, SavedMember};
use engine::{Book, Member, Options, Setup};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The revision of the rules that new games are played with. A game of another revision can be looked
/// at as a file, but not be played on.
pub const RULES_REVISION: u32 = 1;

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

/// A mouse in the first record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemberRecord {
    /// The mouse by name.
    pub mouse: String,
    /// Its abilities by name.
    pub abilities: Vec<String>,
    /// Kept search cards by name.
    #[serde(default)]
    pub kept: Vec<String>,
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
    fn words(&self, table: &str, after: Option<usize>) -> String {
        let bare = SetupRecord { seed: String::new(), ..self.clone() };
        let bare = serde_json::to_string(&bare).expect("a setup is plain data");
        match after {
            None => format!("barksburg-seed-1\n{table}\n{bare}\n"),
            Some(after) => format!("barksburg-reseed-1\n{table}\n{bare}\n{after}\n"),
        }
    }
}

fn sha256(text: &str) -> String {
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
struct PartyRecord {
    party: String,
}

/// Says in a table's log which book it belongs to.
pub(crate) fn in_party(party: &store::TableId, at_ms: i64) -> store::NewRecord {
    let record = PartyRecord { party: party.to_string() };
    let body = serde_json::to_string(&record).expect("plain data");
    store::NewRecord::new(kind::PARTY, body, at_ms)
}

/// One choice of the line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The record it came with.
    pub seq: u64,
    /// Its name.
    pub name: String,
    /// The seat that made it.
    pub by: Option<String>,
    /// The companion that made it.
    pub companion: Option<Box<Spoken>>,
    /// Nobody was asked.
    pub settled: bool,
}

/// A player's place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Seat {
    /// What its player is called.
    pub name: String,
    /// Mice by name.
    pub mice: Vec<String>,
}

/// Something that people at the table should see: who came and went, and what was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The record that says so.
    pub seq: u64,
    /// What happened.
    pub what: Happened,
}

/// What a notice tells; people by the names they had then, mice by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// Somebody took a seat.
    Sat {
        /// Who.
        name: String,
        /// With these mice.
        mice: Vec<String>,
    },
    /// Somebody left.
    Left {
        /// Who.
        name: String,
        /// The host freed the seat.
        freed: bool,
    },
    /// Somebody plays other mice now.
    Plays {
        /// Who.
        name: String,
        /// These mice.
        mice: Vec<String>,
    },
    /// Choices were taken back.
    Undone {
        /// Who asked for it; none for the host.
        name: Option<String>,
        /// How many.
        choices: usize,
        /// Dice or cards had been seen.
        past_a_roll: bool,
    },
}

/// Notices kept in memory.
const NOTICES: usize = 40;

/// What remains when a log is folded: the line of play, what was unmade, who sits where.
#[derive(Clone, Debug, Default)]
pub struct Folded {
    /// The first record.
    pub setup: Option<SetupRecord>,
    /// The choices that count.
    pub moves: Vec<Move>,
    /// Choices unmade, the next to come back last.
    pub undone: Vec<Move>,
    /// Seats by id.
    pub seats: BTreeMap<String, Seat>,
    /// Mice that play themselves.
    pub cast: Cast,
    /// Undos so far, and those of them past a roll.
    pub undos: (u32, u32),
    /// Where choices were taken back, in the order of the line of play.
    pub traces: Vec<Trace>,
    /// What is settled for the whole table.
    pub habits: Habits,
    /// Who came and went, and what was taken back: the latest.
    pub notices: Vec<Notice>,
    /// Seeds of their own that copies have drawn, each with the number of choices made before.
    pub fresh: Vec<(usize, String)>,
    /// Whether somebody besides the host has ever had a seat.
    pub shared: bool,
    /// The party whose book it belongs to.
    pub party: Option<String>,
    /// The last record.
    pub seq: u64,
}

impl Folded {
    /// Takes one more record in. Says no to one it cannot read.
    pub fn take(&mut self, record: &store::Record) -> Result<(), serde_json::Error> {
        match record.kind.as_str() {
            kind::SETUP => self.setup = Some(serde_json::from_str(&record.body)?),
            kind::CHOICE => {
                let choice: ChoiceRecord = serde_json::from_str(&record.body)?;
                self.undone.clear();
                self.cast.chosen(choice.companion.is_some());
                let ChoiceRecord { name, by, companion, settled } = choice;
                self.moves.push(Move { seq: record.seq, name, by, companion, settled });
            }
            kind::UNDO => {
                let undo: UndoRecord = serde_json::from_str(&record.body)?;
                let (to, past_a_roll) = (undo.to, undo.past_a_roll);
                let name = undo.by.as_ref().and_then(|s| self.seats.get(s)).map(|s| s.name.clone());
                let choices = self.moves.len().saturating_sub(to);
                traces::add(&mut self.traces, Trace { after: to, name: name.clone(), choices, past_a_roll });
                self.notice(record.seq, Happened::Undone { name, choices, past_a_roll });
                self.undo(undo.to);
                self.undos.0 += 1;
                self.undos.1 += u32::from(undo.past_a_roll);
                self.cast.rewound();
            }
            kind::REDO => {
                self.moves.extend(self.undone.pop());
                self.cast.rewound();
            }
            kind::RESEED => {
                let reseed: ReseedRecord = serde_json::from_str(&record.body)?;
                self.fresh.push((self.moves.len(), reseed.seed));
            }
            kind::SEAT => {
                self.shared = true;
                let seat: SeatRecord = serde_json::from_str(&record.body)?;
                self.seat(seat, record.seq);
            }
            habits::kind::QUIET | habits::kind::MANNERS => self.habits.take(record)?,
            kind::PARTY => self.party = Some(serde_json::from_str::<PartyRecord>(&record.body)?.party),
            // What is not the companions' either comes from a later version and does not concern the line of play.
            _ => self.cast.take(record, self.moves.len())?,
        }
        self.seq = record.seq;
        Ok(())
    }

    /// The line of play as the engine saves it; none without a first record.
    pub fn save(&self) -> Option<Save> {
        let setup = self.setup.as_ref()?;
        let member = |m: &MemberRecord| SavedMember {
            mouse: m.mouse.clone(),
            abilities: m.abilities.clone(),
            kept: m.kept.clone(),
        };
        Some(Save {
            format: 1,
            rules: setup.rules,
            book: setup.book.clone(),
            chapter: setup.chapter.clone(),
            party: setup.party.iter().map(member).collect(),
            options: setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect(),
            achieved: setup.achieved.clone(),
            lost_last: setup.lost_last,
            seed: setup.seed.clone(),
            choices: self.moves.iter().map(|m| m.name.clone()).collect(),
            fresh: self
                .fresh
                .iter()
                .map(|(after, seed)| FreshLuck { after: *after, seed: seed.clone() })
                .collect(),
        })
    }

    /// The fewest choices one can go back to: before them other people's seed holds.
    pub fn floor(&self) -> usize {
        self.fresh.last().map_or(0, |(after, _)| *after)
    }

    /// What was promised about the seed that holds now, and how to check it.
    pub fn seal(&self, table: &str) -> Option<web::Seal> {
        let setup = self.setup.as_ref()?;
        let (words, seed, open) = match self.fresh.last() {
            Some((after, seed)) => (setup.words(table, Some(*after)), seed, false),
            None => (setup.words(table, None), &setup.seed, setup.open),
        };
        let commitment = (!open).then(|| sha256(&format!("{words}{seed}")));
        Some(web::Seal { words, seed: seed.clone(), commitment })
    }

    /// Goes back to the position after `to` choices.
    pub fn undo(&mut self, to: usize) {
        while self.moves.len() > to {
            self.undone.extend(self.moves.pop());
        }
    }

    fn notice(&mut self, seq: u64, what: Happened) {
        if self.notices.len() == NOTICES {
            self.notices.remove(0);
        }
        self.notices.push(Notice { seq, what });
    }

    fn seat(&mut self, record: SeatRecord, seq: u64) {
        let SeatRecord { seat, name, mice, left, by } = record;
        if left {
            if let Some(gone) = self.seats.remove(&seat) {
                self.notice(seq, Happened::Left { name: gone.name, freed: by.as_ref() != Some(&seat) });
            }
            return;
        }
        for other in self.seats.values_mut() {
            other.mice.retain(|m| !mice.contains(m));
        }
        let known = self.seats.contains_key(&seat);
        let (told, with) = (name.clone(), mice.clone());
        self.notice(
            seq,
            if known {
                Happened::Plays { name: told, mice: with }
            } else {
                Happened::Sat { name: told, mice: with }
            },
        );
        self.seats.insert(seat, Seat { name, mice });
    }

    /// The position before somebody's last choice: what companions chose after it, and what nobody was asked about, is
    /// unmade with it.
    pub fn undo_to(&self) -> usize {
        let last = self.moves.iter().rposition(|m| m.companion.is_none() && !m.settled);
        last.unwrap_or_else(|| self.moves.len().saturating_sub(1)).max(self.floor())
    }

    /// Whether this seat's player is here to say yes or no: somebody whose mice are all played by companions
    /// meanwhile is not waited for.
    pub fn has_a_say(&self, seat: &str) -> bool {
        let Some(seat) = self.seats.get(seat) else { return false };
        let away = |mouse: &String| self.cast.mice.get(mouse).is_some_and(|c| c.stand_in);
        seat.mice.is_empty() || !seat.mice.iter().all(away)
    }

    /// What somebody is called; none for the host and for those who watch.
    pub fn name_of(&self, who: &Who) -> Option<String> {
        match who {
            Who::Seat(id) => self.seats.get(id).map(|s| s.name.clone()),
            Who::Host | Who::Watcher => None,
        }
    }

    /// Who plays a mouse; none if it is the host's.
    pub fn player_of(&self, mouse: &str) -> Option<&str> {
        self.seats.iter().find(|(_, s)| s.mice.iter().any(|m| m == mouse)).map(|(id, _)| id.as_str())
    }

    /// Whose a mouse is: a player's, or the host's.
    pub fn owner_of(&self, mouse: &str) -> Who {
        self.player_of(mouse).map_or(Who::Host, |seat| Who::Seat(seat.to_string()))
    }
}

/// Bytes as lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, b| {
        let _ = write!(out, "{b:02x}");
        out
    })
}

pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut out = [0; 32];
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    for (i, byte) in out.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Record;

    fn log(entries: &[(&str, &str)]) -> Folded {
        let mut folded = Folded::default();
        for (i, (kind, body)) in entries.iter().enumerate() {
            let record = Record {
                seq: i as u64 + 1,
                kind: (*kind).into(),
                body: (*body).into(),
                at_ms: 0,
                request: None,
            };
            folded.take(&record).expect("a sound record");
        }
        folded
    }

    fn names(folded: &Folded) -> Vec<&str> {
        folded.moves.iter().map(|m| m.name.as_str()).collect()
    }

    #[test]
    fn undo_takes_choices_back_and_redo_returns_them_in_order() {
        let three =
            [("choice", r#"{"name":"a"}"#), ("choice", r#"{"name":"b"}"#), ("choice", r#"{"name":"c"}"#)];
        let back = [("undo", r#"{"to":1}"#)];
        let folded = log(&[&three[..], &back].concat());
        assert_eq!(names(&folded), ["a"]);
        let folded = log(&[&three[..], &back, &[("redo", "{}")]].concat());
        assert_eq!(names(&folded), ["a", "b"]);
        let folded = log(&[&three[..], &back, &[("redo", "{}"), ("redo", "{}"), ("redo", "{}")]].concat());
        assert_eq!(names(&folded), ["a", "b", "c"]);
        assert_eq!(folded.seq, 7);
    }

    #[test]
    fn something_new_forgets_what_was_unmade() {
        let folded = log(&[
            ("choice", r#"{"name":"a"}"#),
            ("undo", r#"{"to":0,"past_a_roll":true}"#),
            ("choice", r#"{"name":"b"}"#),
            ("redo", "{}"),
        ]);
        assert_eq!(names(&folded), ["b"]);
        assert_eq!(folded.undos, (1, 1));
    }

    #[test]
    fn a_mouse_has_one_player() {
        let folded = log(&[
            ("seat", r#"{"seat":"s1","name":"Ada","mice":["filch","tilda"]}"#),
            ("seat", r#"{"seat":"s2","name":"Bo","mice":["tilda"]}"#),
        ]);
        assert_eq!(folded.player_of("filch"), Some("s1"));
        assert_eq!(folded.player_of("tilda"), Some("s2"));
        assert_eq!(folded.player_of("nez"), None);
    }

    #[test]
    fn hexadecimal_round_trip() {
        let bytes: [u8; 32] = std::array::from_fn(|i| i as u8 * 7);
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        assert_eq!(unhex("zz"), None);
    }
}

/// The game in an exported file, undo folded away, as the engine replays it.
pub fn read_export(bytes: &[u8]) -> Result<Save, BadExport> {
    let game = store::save::unpack(bytes, &store::save::Limits::default())?;
    let mut folded = Folded::default();
    for (ix, record) in game.records.iter().enumerate() {
        let record = store::Record {
            seq: ix as u64 + 1,
            kind: record.kind.clone(),
            body: record.body.clone(),
            at_ms: record.at_ms,
            request: None,
        };
        folded.take(&record).map_err(|_| BadExport::Unreadable(record.seq))?;
    }
    folded.save().ok_or(BadExport::NoSetup)
}

/// Why an exported file holds no game.
#[derive(Debug, thiserror::Error)]
pub enum BadExport {
    /// The file itself.
    #[error(transparent)]
    File(#[from] store::Error),
    /// A record of it.
    #[error("record {0} cannot be read")]
    Unreadable(u64),
    /// There is no first record.
    #[error("the game does not begin with a setup")]
    NoSetup,
}
