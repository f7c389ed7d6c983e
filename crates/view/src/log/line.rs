//! A line of the log.

use crate::RuleRef;
use serde::Serialize;
use std::ops::Range;
use std::sync::Arc;

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogKind {
    /// A round begins.
    Round,
    /// A turn begins.
    Turn,
    /// Somebody moves.
    Move,
    /// An attack.
    Battle,
    /// A search and what it finds.
    Search,
    /// A room and its encounter.
    Room,
    /// The track is laid.
    Track,
    /// The wheel, the surge, the hourglass.
    Clock,
    /// A card or ability.
    Card,
    /// The story speaks.
    Story,
    /// The chapter ends.
    End,
    /// Anything else.
    Note,
}

/// What stands below a line once it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Detail {
    /// A whole sentence.
    pub text: String,
    /// The dice it tells of, by the numbers of their faces from 1 to 6.
    pub dice: Vec<u8>,
}

impl From<String> for Detail {
    fn from(text: String) -> Detail {
        Detail { text, dice: Vec::new() }
    }
}

/// A line of the log: some public events in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The events it tells, by their numbers among those that were to be told.
    pub events: Range<usize>,
    /// Whole sentences.
    pub sentences: Vec<String>,
    /// The same for whoever sees the board, without codes of spaces; none if there are none in them.
    pub drawn: Option<Vec<String>>,
    /// For each of them the number of the event it tells: what the dice come to is said when they lie.
    #[serde(skip)]
    pub told: Vec<usize>,
    /// What the companion that did it says of it, with who speaks where that is not plain.
    pub said: Option<String>,
    /// Dice, modifiers, what did not happen.
    pub details: Vec<Detail>,
    /// The rules that spoke.
    pub rules: Vec<Arc<RuleRef>>,
    /// What it is about.
    pub kind: LogKind,
    /// Lines in a row with the same mark tell one thing: the last one says it all (a mouse's steps).
    pub fold: Option<String>,
    /// The mouse it is about first, by id.
    pub mouse: Option<String>,
    /// Minions act, or the clock does: people want to follow it.
    pub foe: bool,
}

impl LogLine {
    /// Something that is told besides the events.
    pub fn note(text: String) -> LogLine {
        LogLine {
            events: 0..0,
            sentences: vec![text],
            drawn: None,
            told: vec![0],
            said: None,
            details: Vec::new(),
            rules: Vec::new(),
            kind: LogKind::Note,
            fold: None,
            mouse: None,
            foe: false,
        }
    }

    /// Its sentences in a row, and what is said of it.
    pub fn text(&self) -> String {
        self.whole(&self.sentences)
    }

    /// The same for whoever sees the board, if that differs.
    pub fn drawn_text(&self) -> Option<String> {
        self.drawn.as_deref().map(|drawn| self.whole(drawn))
    }

    fn whole(&self, sentences: &[String]) -> String {
        let all: Vec<&str> = sentences.iter().chain(&self.said).map(String::as_str).collect();
        all.join(" ")
    }
}
