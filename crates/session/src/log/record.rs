//! The records of a table's log: what each kind says, and how it is written down. Nobody else reads or writes a body.

use super::bad_log::BadLog;
use super::setup::SetupRecord;
use super::spoken::{Level, Pace, Spoken};
use crate::seat::SeatId;
use serde::{Deserialize, Serialize};

/// One record of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// The first one: what is played.
    Setup(Box<SetupRecord>),
    /// A choice somebody made.
    Choice(ChoiceRecord),
    /// Choices were taken back.
    Undo(UndoRecord),
    /// The choice that was taken back last came back.
    Redo,
    /// A seat was taken, changed or given up.
    Seat(SeatRecord),
    /// Another seed holds from here on.
    Reseed(ReseedRecord),
    /// The table belongs to a party's book.
    Party(PartyRecord),
    /// A mouse went to a companion or back to people.
    Companion(CompanionRecord),
    /// Companions wait, or go on.
    Pause(PauseRecord),
    /// How fast companions play, and whether hints are given.
    House(HouseRecord),
    /// A reaction is passed without asking, or asked about again.
    AutoPass(AutoPassRecord),
    /// How the players deal with each other.
    HouseRules(HouseRules),
    /// Something a later version knows; it does not concern the line of play.
    Later {
        /// Its kind.
        kind: String,
        /// Its body.
        body: String,
    },
}

/// The kinds, as logs have them.
mod kind {
    pub(super) const SETUP: &str = "setup";
    pub(super) const CHOICE: &str = "choice";
    pub(super) const UNDO: &str = "undo";
    pub(super) const REDO: &str = "redo";
    pub(super) const SEAT: &str = "seat";
    pub(super) const RESEED: &str = "reseed";
    pub(super) const PARTY: &str = "party";
    pub(super) const COMPANION: &str = "companion";
    pub(super) const PAUSE: &str = "pause";
    pub(super) const HOUSE: &str = "house";
    pub(super) const AUTO_PASS: &str = "quiet";
    pub(super) const HOUSE_RULES: &str = "manners";
}

impl Record {
    /// Reads a record.
    pub fn decode(kind: &str, body: &str) -> Result<Record, serde_json::Error> {
        Ok(match kind {
            kind::SETUP => Record::Setup(serde_json::from_str(body)?),
            kind::CHOICE => Record::Choice(serde_json::from_str(body)?),
            kind::UNDO => Record::Undo(serde_json::from_str(body)?),
            kind::REDO => Record::Redo,
            kind::SEAT => Record::Seat(serde_json::from_str(body)?),
            kind::RESEED => Record::Reseed(serde_json::from_str(body)?),
            kind::PARTY => Record::Party(serde_json::from_str(body)?),
            kind::COMPANION => Record::Companion(serde_json::from_str(body)?),
            kind::PAUSE => Record::Pause(serde_json::from_str(body)?),
            kind::HOUSE => Record::House(serde_json::from_str(body)?),
            kind::AUTO_PASS => Record::AutoPass(serde_json::from_str(body)?),
            kind::HOUSE_RULES => Record::HouseRules(serde_json::from_str(body)?),
            _ => Record::Later { kind: kind.to_string(), body: body.to_string() },
        })
    }

    /// As it is written down: kind and body.
    pub fn encode(&self) -> (&str, String) {
        match self {
            Record::Setup(setup) => (kind::SETUP, json(setup)),
            Record::Choice(choice) => (kind::CHOICE, json(choice)),
            Record::Undo(undo) => (kind::UNDO, json(undo)),
            Record::Redo => (kind::REDO, "{}".to_string()),
            Record::Seat(seat) => (kind::SEAT, json(seat)),
            Record::Reseed(reseed) => (kind::RESEED, json(reseed)),
            Record::Party(party) => (kind::PARTY, json(party)),
            Record::Companion(companion) => (kind::COMPANION, json(companion)),
            Record::Pause(pause) => (kind::PAUSE, json(pause)),
            Record::House(house) => (kind::HOUSE, json(house)),
            Record::AutoPass(pass) => (kind::AUTO_PASS, json(pass)),
            Record::HouseRules(rules) => (kind::HOUSE_RULES, json(rules)),
            Record::Later { kind, body } => (kind, body.clone()),
        }
    }
}

fn json(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("records are plain data")
}

/// A record in its place in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRecord {
    /// Its number, from 1.
    pub seq: u64,
    /// What it says.
    pub record: Record,
    /// The request it answered, so that the same one is not answered twice.
    pub request: Option<String>,
}

impl LogRecord {
    /// Reads a record in its place.
    pub fn decode(seq: u64, kind: &str, body: &str, request: Option<String>) -> Result<LogRecord, BadLog> {
        let record = Record::decode(kind, body).map_err(|_| BadLog::Unreadable(seq))?;
        Ok(LogRecord { seq, record, request })
    }
}

/// A copy goes on with a seed of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReseedRecord {
    /// 64 hexadecimal digits.
    pub seed: String,
}

/// A choice somebody made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChoiceRecord {
    /// Its name, as the engine says it.
    pub name: String,
    /// The seat that made it; none for the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<SeatId>,
    /// The companion that made it, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub companion: Option<Box<Spoken>>,
    /// Nobody was asked: it follows from what had been settled before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub settled: bool,
}

impl ChoiceRecord {
    /// A choice of which nothing is known but its name.
    pub fn named(name: &str) -> ChoiceRecord {
        ChoiceRecord { name: name.to_string(), by: None, companion: None, settled: false }
    }
}

/// Going back to the position after `to` choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoRecord {
    /// How many choices remain.
    pub to: usize,
    /// Whether dice or cards had been seen since.
    #[serde(default)]
    pub past_a_roll: bool,
    /// Who asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<SeatId>,
}

/// A seat was taken, changed or given up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRecord {
    /// The seat's id.
    pub seat: SeatId,
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
    pub by: Option<SeatId>,
}

/// The table is a chapter of a party's book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartyRecord {
    /// The id of its book.
    pub party: String,
}

/// A companion takes a mouse over, or gives it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CompanionRecord {
    /// The mouse by name.
    pub mouse: String,
    /// How well it plays; none when people play the mouse again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// Somebody is away: the mouse is theirs again when they come back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// The player who wanted it, by name; none for the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// Companions wait, or go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PauseRecord {
    /// Whether they wait.
    pub on: bool,
}

/// What holds at this table, whatever is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseRecord {
    /// How fast companions play.
    #[serde(default)]
    pub pace: Pace,
    /// Whether hints are given.
    #[serde(default = "yes")]
    pub hints: bool,
}

impl Default for HouseRecord {
    fn default() -> HouseRecord {
        HouseRecord { pace: Pace::default(), hints: true }
    }
}

fn yes() -> bool {
    true
}

/// A reaction that a player wants passed, or asked about again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AutoPass {
    /// The seat; `host` for the host.
    pub seat: String,
    /// The mouse by name.
    pub mouse: String,
    /// The choice that is not offered, by name.
    pub choice: String,
}

/// The record that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AutoPassRecord {
    /// Which.
    #[serde(flatten)]
    pub reaction: AutoPass,
    /// Whether it is passed.
    pub on: bool,
}

/// How the players of a table deal with each other.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct HouseRules {
    /// What the party decides is answered by the player of the mouse at turn, not by whoever is first.
    #[serde(default)]
    pub active_decides: bool,
    /// Those who watch may talk.
    #[serde(default)]
    pub watchers_talk: bool,
    /// Nobody talks: the host has switched it off.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
    /// Which of several minions is first, which way it goes and where it comes in: nobody is asked.
    #[serde(default)]
    pub settle_ties: bool,
    /// Who reads the story aloud, `host` for the host; its pages open there first, and the others follow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reader: Option<String>,
}
