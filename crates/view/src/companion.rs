//! Mice that play themselves: how good they are, how fast they play, and why they chose what they chose.

use crate::Locale;
use crate::catalogue::say::raised;
use bots::{Reason, ReasonArg};
use engine::Book;
use session::{Because, BecauseArg, Level};
use words::Args;

/// A bot's reason, as it is written down.
pub fn because(reason: Reason, book: &Book) -> Because {
    let arg = |arg| match arg {
        ReasonArg::Number(n) => BecauseArg::Number(n),
        ReasonArg::Noun(key) => BecauseArg::Noun(key),
    };
    let args = reason.args(book).into_iter().map(|(name, value)| (name.to_string(), arg(value)));
    Because { key: reason.key().to_string(), args: args.collect() }
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
                    words.text(self.lang(), key)?;
                    words.noun(self.lang(), args, name, key)
                }
            };
        }
        words.try_say_whole(self.lang(), &why.key, &args).map(raised)
    }

    /// What a companion of this level is called.
    pub fn level(self, level: Level) -> String {
        self.plain(&format!("companion-{}", level.name()))
    }
}
