//! What remains when a log is folded: the line of play, what was unmade, who sits where.

use super::companions::Companions;
use super::preferences::Preferences;
use super::record::{ChoiceRecord, Record, ReseedRecord, SeatRecord, UndoRecord};
use super::seal::SeedCommitment;
use super::setup::SetupRecord;
use super::spoken::Spoken;
use super::undo_marks::{self, UndoMark};
use crate::seat::{Seat, SeatId};
use engine::saving::{FreshLuck, Save};
use std::collections::BTreeMap;

/// One choice of the line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The record it came with.
    pub seq: u64,
    /// Its name.
    pub name: String,
    /// The seat that made it.
    pub by: Option<SeatId>,
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
pub struct TableNotice {
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
    pub seats: BTreeMap<SeatId, Player>,
    /// Mice that play themselves.
    pub companions: Companions,
    /// Undos so far, and those of them past a roll.
    pub undos: (u32, u32),
    /// Where choices were taken back, in the order of the line of play.
    pub undo_marks: Vec<UndoMark>,
    /// What is settled for the whole table.
    pub preferences: Preferences,
    /// Who came and went, and what was taken back: the latest.
    pub notices: Vec<TableNotice>,
    /// Seeds of their own that copies have drawn, each with the number of choices made before.
    pub fresh: Vec<FreshLuck>,
    /// Whether somebody besides the host has ever had a seat.
    pub shared: bool,
    /// The party whose book it belongs to.
    pub party: Option<String>,
    /// The last record.
    pub seq: u64,
}

impl TableLog {
    /// Takes one more record in.
    pub fn take(&mut self, seq: u64, record: Record) {
        match record {
            Record::Setup(setup) => self.setup = Some(*setup),
            Record::Choice(ChoiceRecord { name, by, companion, settled }) => {
                self.undone.clear();
                self.companions.chosen(companion.is_some());
                self.moves.push(Move { seq, name, by, companion, settled });
            }
            Record::Undo(undo) => self.unmake(undo, seq),
            Record::Redo => {
                self.moves.extend(self.undone.pop());
                self.companions.rewound();
            }
            Record::Reseed(ReseedRecord { seed }) => {
                // What was unmade had other luck.
                self.undone.clear();
                self.fresh.push(FreshLuck { after: self.moves.len(), seed });
            }
            Record::Seat(seat) => {
                self.shared = true;
                self.seat(seat, seq);
            }
            Record::Party(party) => self.party = Some(party.party),
            Record::Companion(companion) => self.companions.hand_over(companion, self.moves.len()),
            Record::Pause(pause) => self.companions.pause(pause.on, self.moves.len()),
            Record::House(house) => self.companions.house = house,
            Record::AutoPass(pass) => self.preferences.set(pass),
            Record::HouseRules(rules) => self.preferences.house_rules = rules,
            Record::Later { .. } => {}
        }
        self.seq = seq;
    }

    /// Goes back to the position after some choices, and remembers that.
    fn unmake(&mut self, UndoRecord { to, past_a_roll, by }: UndoRecord, seq: u64) {
        let name = by.as_ref().and_then(|s| self.seats.get(s)).map(|s| s.name.clone());
        let choices = self.moves.len().saturating_sub(to);
        let mark = UndoMark { after: to, name: name.clone(), choices, past_a_roll };
        undo_marks::add(&mut self.undo_marks, mark);
        self.notice(seq, Happened::Undone { name, choices, past_a_roll });
        while self.moves.len() > to {
            self.undone.extend(self.moves.pop());
        }
        self.undos.0 += 1;
        self.undos.1 += u32::from(past_a_roll);
        self.companions.rewound();
    }

    /// The line of play as the engine saves it; none without a first record.
    pub fn save(&self) -> Option<Save> {
        let choices = self.moves.iter().map(|m| m.name.clone()).collect();
        let setup = self.setup.as_ref()?.saved.clone();
        Some(Save { choices, fresh: self.fresh.clone(), ..Save::of(setup) })
    }

    /// The records of the line of play alone, as they begin a copy of the game: who sat there and what was unmade stays
    /// behind, and who made a choice unless it was a companion. None without a first record.
    pub fn line_of_play(&self) -> Vec<Record> {
        let Some(setup) = &self.setup else { return Vec::new() };
        let mut records = vec![Record::Setup(Box::new(setup.clone()))];
        records.extend(self.companions.records());
        for at in 0..=self.moves.len() {
            let fresh = self.fresh.iter().filter(|luck| luck.after == at);
            records.extend(fresh.map(|luck| Record::Reseed(ReseedRecord { seed: luck.seed.clone() })));
            if let Some(made) = self.moves.get(at) {
                let companion = made.companion.clone();
                records.push(Record::Choice(ChoiceRecord { companion, ..ChoiceRecord::named(&made.name) }));
            }
        }
        records
    }

    /// The fewest choices one can go back to: before them other people's seed holds.
    pub fn floor(&self) -> usize {
        self.fresh.last().map_or(0, |luck| luck.after)
    }

    /// What was promised about the seed that holds now, and how to check it.
    pub fn seal(&self, table: &str) -> Option<SeedCommitment> {
        let setup = self.setup.as_ref()?;
        Some(match self.fresh.last() {
            Some(FreshLuck { after, seed }) => {
                // Whoever has the file a game came from has its seeds.
                let open = setup.imported.is_some_and(|seeds| self.fresh.len() < seeds);
                SeedCommitment::new(setup.words(table, Some(*after)), seed.clone(), open)
            }
            None => {
                let open = setup.open || setup.imported.is_some();
                SeedCommitment::new(setup.words(table, None), setup.saved.seed.clone(), open)
            }
        })
    }

    fn notice(&mut self, seq: u64, what: Happened) {
        if self.notices.len() == NOTICES {
            self.notices.remove(0);
        }
        self.notices.push(TableNotice { seq, what });
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
    pub(crate) fn has_a_say(&self, seat: &SeatId) -> bool {
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
    pub fn player_of(&self, mouse: &str) -> Option<&SeatId> {
        self.seats.iter().find(|(_, s)| s.mice.iter().any(|m| m == mouse)).map(|(id, _)| id)
    }

    /// Whose a mouse is: a player's, or the host's.
    pub fn owner_of(&self, mouse: &str) -> Seat {
        self.player_of(mouse).map_or(Seat::Host, |seat| Seat::Player(seat.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(entries: &[(&str, &str)]) -> TableLog {
        let mut table_log = TableLog::default();
        for (seq, (kind, body)) in (1..).zip(entries) {
            table_log.take(seq, Record::decode(kind, body).expect("a sound record"));
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
        assert_eq!(table_log.player_of("filch"), Some(&SeatId::from("s1")));
        assert_eq!(table_log.player_of("tilda"), Some(&SeatId::from("s2")));
        assert_eq!(table_log.player_of("nez"), None);
    }
}
