//! Companions: mice that play themselves at a table.
//!
//! Who is a companion, how fast they play and whether they wait is part of the log, and each of their choices is a
//! choice like any other, with who made it and why: a game with companions replays exactly. They decide for their own
//! mice only; what the party decides is left to people as long as anybody plays.
//!
//! After going back companions wait until somebody makes a choice or lets them go on: otherwise they would do at once
//! what was just unmade. They also wait while a page of the story is read.

use super::record::{CompanionRecord, HouseRecord, Record};
use super::spoken::{Level, Pace};
use engine::saving::History;
use engine::{Decider, Event, Game};
use std::collections::BTreeMap;

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
    /// A mouse goes to a companion or back to people, after so many choices.
    pub(crate) fn hand_over(&mut self, record: CompanionRecord, moves: usize) {
        match record.level {
            Some(level) => {
                let companion = Companion { level, stand_in: record.stand_in };
                self.mice.insert(record.mouse.clone(), companion);
            }
            None => drop(self.mice.remove(&record.mouse)),
        }
        // Who plays which mouse from the start is no event of the game.
        if moves > 0 || record.level.is_none() || record.stand_in {
            // Between two choices only the last word counts, however often it was changed.
            let same = |h: &&mut Handover| h.after == moves && h.record.mouse == record.mouse;
            match self.handovers.iter_mut().rev().find(same) {
                Some(before) => before.record = record,
                None => self.handovers.push(Handover { after: moves, record }),
            }
        }
    }

    /// Somebody lets them wait or go on, after so many choices.
    pub(crate) fn pause(&mut self, on: bool, moves: usize) {
        self.waiting = if on { Waiting::Asked } else { Waiting::No };
        self.went_on = (!on).then_some(moves);
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
    pub fn waits(&self, history: &History) -> bool {
        if self.waiting != Waiting::No {
            return true;
        }
        let moves = history.starts.len();
        let reads = |told: &engine::CausedEvent| matches!(told.event, Event::MomentRead { .. });
        let story = || moves == 0 || history.segment(moves).iter().any(reads);
        self.house.pace != Pace::Instant && self.went_on != Some(moves) && story()
    }

    /// What keeps these companions and the rules of the house in a copy of the game.
    pub fn records(&self) -> Vec<Record> {
        let house = (self.house != HouseRecord::default()).then_some(Record::House(self.house));
        // Whoever was away is not at the copy's table at all: the mouse stays with the companion.
        let mice = self.mice.iter().map(|(mouse, companion)| {
            let (mouse, level) = (mouse.clone(), Some(companion.level));
            Record::Companion(CompanionRecord { mouse, level, stand_in: false, by: None })
        });
        house.into_iter().chain(mice).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handed(mouse: &str, level: Option<Level>) -> CompanionRecord {
        CompanionRecord { mouse: mouse.into(), level, stand_in: false, by: None }
    }

    fn tilda_is_green() -> Companions {
        let mut companions = Companions::default();
        companions.hand_over(handed("tilda", Some(Level::Green)), 3);
        companions
    }

    #[test]
    fn a_mouse_is_handed_over_and_taken_back() {
        let mut companions = tilda_is_green();
        assert_eq!(companions.mice["tilda"], Companion { level: Level::Green, stand_in: false });
        companions.hand_over(handed("tilda", None), 5);
        assert!(companions.mice.is_empty());
        assert_eq!(companions.handovers.len(), 2, "both are told");
        for _ in 0..2000 {
            companions.hand_over(handed("tilda", Some(Level::Green)), 5);
            companions.hand_over(handed("tilda", None), 5);
        }
        assert_eq!(companions.handovers.len(), 2, "to and fro between two choices is told once");
    }

    #[test]
    fn companions_wait_after_going_back_until_somebody_chooses() {
        let mut companions = tilda_is_green();
        companions.rewound();
        companions.chosen(true);
        assert_eq!(companions.waiting, Waiting::Rewound, "one step of their own does not count");
        companions.chosen(false);
        assert_eq!(companions.waiting, Waiting::No);
    }

    #[test]
    fn a_pause_somebody_asked_for_ends_only_when_told() {
        let mut companions = tilda_is_green();
        companions.pause(true, 3);
        companions.rewound();
        companions.chosen(false);
        assert_eq!(companions.waiting, Waiting::Asked);
        companions.pause(false, 3);
        assert_eq!(companions.waiting, Waiting::No);
    }
}
