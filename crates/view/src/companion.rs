//! Mice that play themselves: how good they are, how fast they play, and why they chose what they chose.

use crate::Locale;
use crate::say::raised;
use bots::{Reason, ReasonArg};
use engine::Book;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use words::Args;

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

impl Because {
    /// A bot's reason.
    pub fn of(reason: Reason, book: &Book) -> Because {
        let arg = |arg| match arg {
            ReasonArg::Number(n) => BecauseArg::Number(n),
            ReasonArg::Noun(key) => BecauseArg::Noun(key),
        };
        let args = reason.args(book).into_iter().map(|(name, value)| (name.to_string(), arg(value)));
        Because { key: reason.key().to_string(), args: args.collect() }
    }
}

/// What the nouns of a reason begin with.
const NOUNS: [&str; 4] = ["minion-", "mouse-", "card-", "ability-"];

impl Locale<'_> {
    /// A reason as a sentence; none if it is not one of ours, as in a file from somewhere else.
    pub fn because(self, why: &Because) -> Option<String> {
        if !why.key.starts_with("bot-reason-") {
            return None;
        }
        let words = self.catalogue().words();
        let mut args = Args::new();
        for (name, value) in &why.args {
            args = match value {
                BecauseArg::Number(n) => args.num(name.clone(), i64::from(*n)),
                BecauseArg::Noun(key) => {
                    NOUNS.iter().find(|start| key.starts_with(**start))?;
                    args.text(name.clone(), words.try_say(self.lang(), key, &Args::new())?)
                }
            };
        }
        let sentence = words.try_say(self.lang(), &why.key, &args)?;
        // A placeable that nothing fills shows as its name.
        (!sentence.contains("{$")).then(|| raised(sentence))
    }

    /// What a companion of this level is called.
    pub fn level(self, level: Level) -> String {
        self.plain(&format!("companion-{}", level.name()))
    }
}
