//! How well a companion plays, how fast, and why it chose what it chose.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How well a companion plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Means well, and has a whim now and then.
    Green,
    /// Plays as a good family would.
    Steady,
    /// Tries its plans out in its head.
    Clever,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 3] = [Level::Green, Level::Steady, Level::Clever];

    /// Its id in forms and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Green => "green",
            Level::Steady => "steady",
            Level::Clever => "clever",
        }
    }

    /// The level with this id.
    pub fn parse(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// How fast companions play, for everybody at the table alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Without a pause.
    Instant,
    /// Brisk.
    Quick,
    /// So that people can follow.
    #[default]
    Normal,
    /// So that people can talk about it.
    Slow,
}

impl Pace {
    /// All of them, fastest first.
    pub const ALL: [Pace; 4] = [Pace::Instant, Pace::Quick, Pace::Normal, Pace::Slow];

    /// Its id in forms and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Quick => "quick",
            Pace::Normal => "normal",
            Pace::Slow => "slow",
        }
    }

    /// The pace with this id.
    pub fn parse(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// A pause of the normal pace at this one, in hundredths of it.
    pub const fn percent(self) -> u32 {
        match self {
            Pace::Instant => 0,
            Pace::Quick => 40,
            Pace::Normal => 100,
            Pace::Slow => 200,
        }
    }
}

/// Why a companion chose what it chose, as it is written down: every viewer reads it in their own language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Because {
    /// The key of the sentence.
    pub key: String,
    /// What fills it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, BecauseArg>,
}

/// What stands for a placeable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum BecauseArg {
    /// A number.
    Number(u32),
    /// The key of a noun.
    Noun(String),
}

/// Who made a choice for a mouse, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spoken {
    /// The companion's mouse by name.
    pub mouse: String,
    /// How well it plays.
    pub level: Level,
    /// Its reason.
    pub why: Because,
}
