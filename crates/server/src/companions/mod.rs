//! Companions: mice that play themselves at a table.
//!
//! Who is a companion, how fast they play and whether they wait is part of the log, and each of their choices is a
//! choice like any other, with who made it and why: a game with companions replays exactly. They decide for their own
//! mice only; what the party decides is left to people as long as anybody plays.
//!
//! After going back companions wait until somebody makes a choice or lets them go on: otherwise they would do at once
//! what was just unmade. They also wait while a page of the story is read.

mod drive;
mod mind;
mod show;
mod thinking;

use crate::session::Session;
use engine::{Decider, Event, Game};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use view::{Because, Level, Pace};

pub(crate) use drive::{wake, welcome_back};
pub(crate) use show::{company, explain, turnover};
pub(crate) use thinking::{HintJob, ThinkingJobs};

/// The kinds of records that companions know.
pub(crate) mod kind {
    pub(crate) const COMPANION: &str = "companion";
    pub(crate) const PAUSE: &str = "pause";
    pub(crate) const HOUSE: &str = "house";
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
pub(crate) struct PauseRecord {
    /// Whether they wait.
    pub(crate) on: bool,
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

/// A companion's choice on its way to the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The choice by name.
    pub name: String,
    /// Who and why.
    pub spoken: Spoken,
}

/// What somebody wants of the companions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A mouse is handed to a companion or taken back.
    Companions(CompanionRecord),
    /// They wait or go on.
    Pause(bool),
    /// Pace and hints.
    House(HouseRecord),
}

impl Wish {
    /// As it is written down: kind and body.
    pub(crate) fn record(&self) -> (&'static str, String) {
        let (kind, body) = match self {
            Wish::Companions(record) => (kind::COMPANION, serde_json::to_string(record)),
            Wish::Pause(on) => (kind::PAUSE, serde_json::to_string(&PauseRecord { on: *on })),
            Wish::House(record) => (kind::HOUSE, serde_json::to_string(record)),
        };
        (kind, body.expect("records are plain data"))
    }
}

/// Why companions wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Waiting {
    /// They do not.
    #[default]
    No,
    /// The table went back, and nobody has chosen anything since.
    Rewound,
    /// Somebody asked them to.
    Asked,
}

/// A companion at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Companion {
    /// How well it plays.
    pub level: Level,
    /// Only until its player comes back.
    pub stand_in: bool,
}

/// A mouse changed hands, for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handover {
    /// After so many choices.
    pub after: usize,
    /// What happened.
    pub record: CompanionRecord,
}

/// The companions of a table, folded out of its log.
#[derive(Clone, Debug, Default)]
pub struct Companions {
    /// Companions by mouse.
    pub mice: BTreeMap<String, Companion>,
    /// Whether they wait.
    pub waiting: Waiting,
    /// Pace and hints.
    pub house: HouseRecord,
    /// Mice that changed hands.
    pub handovers: Vec<Handover>,
    /// Somebody let them go on after so many choices.
    went_on: Option<usize>,
}

impl Companions {
    /// Takes a record in that concerns companions; `moves` choices count before it.
    pub(crate) fn take(&mut self, record: &store::Record, moves: usize) -> Result<(), serde_json::Error> {
        match record.kind.as_str() {
            kind::COMPANION => {
                let record: CompanionRecord = serde_json::from_str(&record.body)?;
                match record.level {
                    Some(level) => {
                        let companion = Companion { level, stand_in: record.stand_in };
                        self.mice.insert(record.mouse.clone(), companion);
                    }
                    None => drop(self.mice.remove(&record.mouse)),
                }
                // Who plays which mouse from the start is no event of the game.
                if moves > 0 || record.level.is_none() || record.stand_in {
                    self.handovers.push(Handover { after: moves, record });
                }
            }
            kind::PAUSE => {
                let pause: PauseRecord = serde_json::from_str(&record.body)?;
                self.waiting = if pause.on { Waiting::Asked } else { Waiting::No };
                self.went_on = (!pause.on).then_some(moves);
            }
            kind::HOUSE => self.house = serde_json::from_str(&record.body)?,
            _ => {}
        }
        Ok(())
    }

    /// A choice was made, by a companion or by somebody.
    pub(crate) fn chosen(&mut self, by_companion: bool) {
        if !by_companion && self.waiting == Waiting::Rewound {
            self.waiting = Waiting::No;
        }
    }

    /// Choices were unmade or brought back.
    pub(crate) fn rewound(&mut self) {
        if !self.mice.is_empty() && self.waiting == Waiting::No {
            self.waiting = Waiting::Rewound;
        }
        self.went_on = None;
    }

    /// The companion who has to decide: its mouse and level.
    pub fn decider(&self, game: &Game) -> Option<(String, Level)> {
        if self.mice.is_empty() {
            return None;
        }
        let decision = game.decision()?;
        let (board, book) = (game.board(), game.book());
        let named = |m: usize| board.hero(book, m).name.clone();
        let mouse = match decision.by {
            Decider::Mouse(m) => named(m as usize),
            Decider::Party => {
                if (0..board.mice().len()).any(|m| !self.mice.contains_key(&named(m))) {
                    return None;
                }
                let about = decision.about.and_then(engine::id::Fig::as_mouse);
                named(about.or(board.turn().mouse()).unwrap_or(0))
            }
        };
        let level = self.mice.get(&mouse)?.level;
        Some((mouse, level))
    }

    /// Whether somebody who is not a companion stands where it is decided: leaving the room would take them along, so it
    /// is theirs to decide.
    pub fn follows(&self, game: &Game) -> bool {
        let (board, book) = (game.board(), game.book());
        let tile = game.decision_tile();
        let here = |m: usize| board.place(engine::id::Fig::mouse(m)).is_some_and(|p| p.tile == tile);
        (0..board.mice().len()).any(|m| here(m) && !self.mice.contains_key(&board.hero(book, m).name))
    }

    /// Whether the companions wait for somebody to let them go on.
    pub fn waits(&self, session: &Session) -> bool {
        if self.waiting != Waiting::No {
            return true;
        }
        let moves = session.moves();
        let reads = |told: &engine::CausedEvent| matches!(told.event, Event::MomentRead { .. });
        let story = || moves == 0 || session.replay.segment(moves).iter().any(reads);
        self.house.pace != Pace::Instant && self.went_on != Some(moves) && story()
    }

    /// What keeps these companions and the rules of the house in a copy of the game.
    pub(crate) fn records(&self) -> Vec<(&'static str, String)> {
        let mut wishes = Vec::new();
        if self.house != HouseRecord::default() {
            wishes.push(Wish::House(self.house));
        }
        // Whoever was away is not at the copy's table at all: the mouse stays with the companion.
        wishes.extend(self.mice.iter().map(|(mouse, companion)| {
            Wish::Companions(CompanionRecord {
                mouse: mouse.clone(),
                level: Some(companion.level),
                stand_in: false,
                by: None,
            })
        }));
        wishes.iter().map(Wish::record).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn companions(entries: &[(&str, &str)]) -> Companions {
        let mut companions = Companions::default();
        for (i, (kind, body)) in entries.iter().enumerate() {
            let (kind, body) = ((*kind).to_string(), (*body).to_string());
            let record = store::Record { seq: i as u64 + 1, kind, body, at_ms: 0, request: None };
            companions.take(&record, 3).expect("a sound record");
        }
        companions
    }

    #[test]
    fn a_mouse_is_handed_over_and_taken_back() {
        let handed = [("companion", r#"{"mouse":"tilda","level":"steady"}"#)];
        let with = companions(&handed);
        assert_eq!(with.mice["tilda"], Companion { level: Level::Steady, stand_in: false });
        let back = [("companion", r#"{"mouse":"tilda"}"#)];
        let without = companions(&[&handed[..], &back].concat());
        assert!(without.mice.is_empty());
        assert_eq!(without.handovers.len(), 2, "both are told");
    }

    #[test]
    fn companions_wait_after_going_back_until_somebody_chooses() {
        let mut companions = companions(&[("companion", r#"{"mouse":"tilda","level":"green"}"#)]);
        companions.rewound();
        companions.chosen(true);
        assert_eq!(companions.waiting, Waiting::Rewound, "one step of their own does not count");
        companions.chosen(false);
        assert_eq!(companions.waiting, Waiting::No);
    }

    #[test]
    fn a_pause_somebody_asked_for_ends_only_when_told() {
        let mut companions =
            companions(&[("companion", r#"{"mouse":"tilda","level":"green"}"#), ("pause", r#"{"on":true}"#)]);
        companions.rewound();
        companions.chosen(false);
        assert_eq!(companions.waiting, Waiting::Asked);
    }

    #[test]
    fn the_rules_of_the_house_have_defaults() {
        assert_eq!(companions(&[]).house, HouseRecord { pace: Pace::Normal, hints: true });
        assert!(!companions(&[("house", r#"{"hints":false}"#)]).house.hints);
    }
}
