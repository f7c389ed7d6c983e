//! What the nodes tell each other about a table that is in no log: who is here, what is said and pointed at, who wants to
//! go back. It may get lost, and nothing that counts depends on it.

use super::live::Table;
use crate::chat::{PHRASES, TooFast, Words};
use serde::{Deserialize, Serialize};
use session::Seat;

/// One of them, with the node it comes from.
#[derive(Serialize, Deserialize)]
struct Whisper {
    node: String,
    what: What,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    /// Somebody says something.
    Line { who: String, name: Option<String>, own: Option<String>, phrase: Option<String>, after: u64 },
    /// Somebody points at something.
    Mark { who: String, name: Option<String>, tile: u8, space: String, to: Option<String> },
    /// Somebody takes their arrows away.
    Clear { who: String },
    /// Whoever reads aloud has opened so many pages.
    Read { pages: usize },
    /// These have the table open there.
    Here { who: Vec<String> },
    /// Somebody wants to go back.
    Back { who: String, seq: u64, to: usize },
    /// Somebody does not.
    Stay { seq: u64, to: usize },
}

const HOST: &str = "host";
const WATCHER: &str = "watcher";

fn word(seat: &Seat) -> String {
    match seat {
        Seat::Host => HOST.into(),
        Seat::Watcher => WATCHER.into(),
        Seat::Player(id) => format!("p {id}"),
    }
}

fn seat(word: &str) -> Option<Seat> {
    match word {
        HOST => Some(Seat::Host),
        WATCHER => Some(Seat::Watcher),
        other => other.strip_prefix("p ").map(|id| Seat::Player(id.into())),
    }
}

/// The same here and elsewhere.
impl Table {
    fn whisper(&self, what: What) {
        let whisper = Whisper { node: self.node().to_owned(), what };
        self.store().say(&self.id, &serde_json::to_string(&whisper).expect("plain data"));
    }

    /// Somebody says something.
    pub(crate) fn say(
        &self,
        who: &Seat,
        name: Option<String>,
        words: Words,
        after: u64,
    ) -> Result<(), TooFast> {
        let (own, phrase) = match &words {
            Words::Own(text) => (Some(text.clone()), None),
            Words::Phrase(phrase) => (None, Some((*phrase).to_string())),
        };
        self.chat.say(who, name.clone(), words, after)?;
        self.whisper(What::Line { who: word(who), name, own, phrase, after });
        Ok(())
    }

    /// Somebody points at a space, or draws an arrow between two.
    pub(crate) fn point(
        &self,
        who: &Seat,
        name: Option<String>,
        tile: u8,
        space: String,
        to: Option<String>,
    ) -> Result<(), TooFast> {
        self.chat.point(who, name.clone(), tile, space.clone(), to.clone())?;
        self.whisper(What::Mark { who: word(who), name, tile, space, to });
        Ok(())
    }

    /// Somebody takes their arrows away.
    pub(crate) fn clear(&self, who: &Seat) {
        self.chat.clear(who);
        self.whisper(What::Clear { who: word(who) });
    }

    /// Whoever reads aloud has opened so many pages.
    pub(crate) fn read_aloud(&self, pages: usize) {
        self.chat.read(pages);
        self.whisper(What::Read { pages });
    }

    /// Who has it open at this node.
    pub(crate) fn tell_who_is_here(&self) {
        let who = self.chat.here_now().iter().map(word).collect();
        self.whisper(What::Here { who });
    }

    /// Somebody wants to go back, and others have to want it too.
    pub(super) fn tell_of_agreement(&self, who: &Seat, seq: u64, to: usize) {
        self.whisper(What::Back { who: word(who), seq, to });
    }

    /// Somebody does not want to go back.
    pub(super) fn tell_of_refusal(&self, seq: u64, to: usize) {
        self.whisper(What::Stay { seq, to });
    }

    /// Something was said at a node.
    pub(crate) fn overhear(&self, node: &str, words: &str) {
        let Ok(Whisper { node: from, what }) = serde_json::from_str(words) else { return };
        if from == node {
            return;
        }
        match what {
            What::Line { who, name, own, phrase, after } => {
                let phrase = phrase.and_then(|p| PHRASES.into_iter().find(|known| *known == p));
                let words = own.map(Words::Own).or(phrase.map(Words::Phrase));
                if let Some((who, words)) = seat(&who).zip(words) {
                    // What was too much there was not sent.
                    let _ = self.chat.say(&who, name, words, after);
                }
            }
            What::Mark { who, name, tile, space, to } => {
                if let Some(who) = seat(&who) {
                    let _ = self.chat.point(&who, name, tile, space, to);
                }
            }
            What::Clear { who } => {
                if let Some(who) = seat(&who) {
                    self.chat.clear(&who);
                }
            }
            What::Read { pages } => self.chat.read(pages),
            What::Here { who } => {
                self.chat.here_elsewhere(&from, who.iter().filter_map(|w| seat(w)).collect());
            }
            What::Back { who, seq, to } => {
                if let Some(who) = seat(&who)
                    && let Some(mut look) = self.in_memory()
                    && look.seq() == seq
                {
                    // If everybody agrees by now, the node of the last of them goes back, and that is heard of as a record.
                    look.session_mut().agree_to_undo(&who, to);
                    drop(look);
                    self.notify();
                }
            }
            What::Stay { seq, to } => {
                if let Some(mut look) = self.in_memory()
                    && look.session_mut().decline_undo(seq, to)
                {
                    drop(look);
                    self.notify();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_have_words() {
        for who in [Seat::Host, Seat::Watcher, Seat::Player("host".into())] {
            assert_eq!(seat(&word(&who)), Some(who));
        }
        assert_eq!(seat("somebody"), None);
    }
}
