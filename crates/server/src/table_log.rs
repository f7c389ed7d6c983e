//! What remains when a log is folded: the line of play, what was unmade, who sits where.

use crate::companions::{Companions, Spoken};
use crate::preferences::{self, Preferences};
use crate::record::{
    ChoiceRecord, PartyRecord, ReseedRecord, SeatRecord, SetupRecord, UndoRecord, kind, sha256,
};
use crate::table::Seat;
use crate::undo_marks::{self, UndoMark};
use engine::saving::{FreshLuck, Save, SavedSetup};
use std::collections::BTreeMap;

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
pub struct Player {
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
pub struct TableLog {
    /// The first record.
    pub setup: Option<SetupRecord>,
    /// The choices that count.
    pub moves: Vec<Move>,
    /// Choices unmade, the next to come back last.
    pub undone: Vec<Move>,
    /// Seats by id.
    pub seats: BTreeMap<String, Player>,
    /// Mice that play themselves.
    pub companions: Companions,
    /// Undos so far, and those of them past a roll.
    pub undos: (u32, u32),
    /// Where choices were taken back, in the order of the line of play.
    pub undo_marks: Vec<UndoMark>,
    /// What is settled for the whole table.
    pub preferences: Preferences,
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

impl TableLog {
    /// Takes one more record in. Says no to one it cannot read.
    pub fn take(&mut self, record: &store::Record) -> Result<(), serde_json::Error> {
        match record.kind.as_str() {
            kind::SETUP => self.setup = Some(serde_json::from_str(&record.body)?),
            kind::CHOICE => {
                let choice: ChoiceRecord = serde_json::from_str(&record.body)?;
                self.undone.clear();
                self.companions.chosen(choice.companion.is_some());
                let ChoiceRecord { name, by, companion, settled } = choice;
                self.moves.push(Move { seq: record.seq, name, by, companion, settled });
            }
            kind::UNDO => {
                let undo: UndoRecord = serde_json::from_str(&record.body)?;
                let (to, past_a_roll) = (undo.to, undo.past_a_roll);
                let name = undo.by.as_ref().and_then(|s| self.seats.get(s)).map(|s| s.name.clone());
                let choices = self.moves.len().saturating_sub(to);
                undo_marks::add(
                    &mut self.undo_marks,
                    UndoMark { after: to, name: name.clone(), choices, past_a_roll },
                );
                self.notice(record.seq, Happened::Undone { name, choices, past_a_roll });
                self.undo(undo.to);
                self.undos.0 += 1;
                self.undos.1 += u32::from(undo.past_a_roll);
                self.companions.rewound();
            }
            kind::REDO => {
                self.moves.extend(self.undone.pop());
                self.companions.rewound();
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
            preferences::kind::QUIET | preferences::kind::MANNERS => self.preferences.take(record)?,
            kind::PARTY => self.party = Some(serde_json::from_str::<PartyRecord>(&record.body)?.party),
            // What is not the companions' either comes from a later version and does not concern the line of play.
            _ => self.companions.take(record, self.moves.len())?,
        }
        self.seq = record.seq;
        Ok(())
    }

    /// The line of play as the engine saves it; none without a first record.
    pub fn save(&self) -> Option<Save> {
        let setup = self.setup.as_ref()?;
        let saved = SavedSetup {
            book: setup.book.clone(),
            rules: setup.rules,
            chapter: setup.chapter.clone(),
            party: setup.party.clone(),
            options: setup.options.clone(),
            achieved: setup.achieved.clone(),
            lost_last: setup.lost_last,
            seed: setup.seed.clone(),
        };
        Some(Save {
            choices: self.moves.iter().map(|m| m.name.clone()).collect(),
            fresh: self
                .fresh
                .iter()
                .map(|(after, seed)| FreshLuck { after: *after, seed: seed.clone() })
                .collect(),
            ..Save::of(saved)
        })
    }

    /// The fewest choices one can go back to: before them other people's seed holds.
    pub fn floor(&self) -> usize {
        self.fresh.last().map_or(0, |(after, _)| *after)
    }

    /// What was promised about the seed that holds now, and how to check it.
    pub fn seal(&self, table: &str) -> Option<web::SeedCommitment> {
        let setup = self.setup.as_ref()?;
        let (words, seed, open) = match self.fresh.last() {
            Some((after, seed)) => (setup.words(table, Some(*after)), seed, false),
            None => (setup.words(table, None), &setup.seed, setup.open),
        };
        let commitment = (!open).then(|| sha256(&format!("{words}{seed}")));
        Some(web::SeedCommitment { words, seed: seed.clone(), commitment })
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
        self.seats.insert(seat, Player { name, mice });
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
        let away = |mouse: &String| self.companions.mice.get(mouse).is_some_and(|c| c.stand_in);
        seat.mice.is_empty() || !seat.mice.iter().all(away)
    }

    /// What somebody is called; none for the host and for those who watch.
    pub fn name_of(&self, who: &Seat) -> Option<String> {
        match who {
            Seat::Player(id) => self.seats.get(id).map(|s| s.name.clone()),
            Seat::Host | Seat::Watcher => None,
        }
    }

    /// Who plays a mouse; none if it is the host's.
    pub fn player_of(&self, mouse: &str) -> Option<&str> {
        self.seats.iter().find(|(_, s)| s.mice.iter().any(|m| m == mouse)).map(|(id, _)| id.as_str())
    }

    /// Whose a mouse is: a player's, or the host's.
    pub fn owner_of(&self, mouse: &str) -> Seat {
        self.player_of(mouse).map_or(Seat::Host, |seat| Seat::Player(seat.to_string()))
    }
}

/// The game in an exported file, undo folded away, as the engine replays it.
pub fn read_export(bytes: &[u8]) -> Result<Save, BadExport> {
    let game = store::save::unpack(bytes, &store::save::Limits::default())?;
    let mut table_log = TableLog::default();
    for (ix, record) in game.records.iter().enumerate() {
        let record = store::Record {
            seq: ix as u64 + 1,
            kind: record.kind.clone(),
            body: record.body.clone(),
            at_ms: record.at_ms,
            request: None,
        };
        table_log.take(&record).map_err(|_| BadExport::Unreadable(record.seq))?;
    }
    table_log.save().ok_or(BadExport::NoSetup)
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

#[cfg(test)]
mod tests {
    use super::*;
    use store::Record;

    fn log(entries: &[(&str, &str)]) -> TableLog {
        let mut table_log = TableLog::default();
        for (i, (kind, body)) in entries.iter().enumerate() {
            let record = Record {
                seq: i as u64 + 1,
                kind: (*kind).into(),
                body: (*body).into(),
                at_ms: 0,
                request: None,
            };
            table_log.take(&record).expect("a sound record");
        }
        table_log
    }

    fn names(table_log: &TableLog) -> Vec<&str> {
        table_log.moves.iter().map(|m| m.name.as_str()).collect()
    }

    #[test]
    fn undo_takes_choices_back_and_redo_returns_them_in_order() {
        let three =
            [("choice", r#"{"name":"a"}"#), ("choice", r#"{"name":"b"}"#), ("choice", r#"{"name":"c"}"#)];
        let back = [("undo", r#"{"to":1}"#)];
        let table_log = log(&[&three[..], &back].concat());
        assert_eq!(names(&table_log), ["a"]);
        let table_log = log(&[&three[..], &back, &[("redo", "{}")]].concat());
        assert_eq!(names(&table_log), ["a", "b"]);
        let table_log = log(&[&three[..], &back, &[("redo", "{}"), ("redo", "{}"), ("redo", "{}")]].concat());
        assert_eq!(names(&table_log), ["a", "b", "c"]);
        assert_eq!(table_log.seq, 7);
    }

    #[test]
    fn something_new_forgets_what_was_unmade() {
        let table_log = log(&[
            ("choice", r#"{"name":"a"}"#),
            ("undo", r#"{"to":0,"past_a_roll":true}"#),
            ("choice", r#"{"name":"b"}"#),
            ("redo", "{}"),
        ]);
        assert_eq!(names(&table_log), ["b"]);
        assert_eq!(table_log.undos, (1, 1));
    }

    #[test]
    fn a_mouse_has_one_player() {
        let table_log = log(&[
            ("seat", r#"{"seat":"s1","name":"Ada","mice":["filch","tilda"]}"#),
            ("seat", r#"{"seat":"s2","name":"Bo","mice":["tilda"]}"#),
        ]);
        assert_eq!(table_log.player_of("filch"), Some("s1"));
        assert_eq!(table_log.player_of("tilda"), Some("s2"));
        assert_eq!(table_log.player_of("nez"), None);
    }
}
