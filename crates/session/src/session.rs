//! A table: its log folded, its game replayed.

use crate::auto_answer::{TieBreaker, first_offered};
use crate::log::bad_log::BadLog;
use crate::log::record::LogRecord;
use crate::log::table_log::{Move, TableLog};
use crate::plan::{Change, Command, Planned, Planner, Refused};
use crate::seat::Seat;
use crate::undo_vote::UndoVote;
use engine::saving::{History, Seeds};
use engine::{Book, Game, Setup};
use std::collections::HashMap;
use std::sync::Arc;

/// A table as a value.
#[derive(Clone, Debug)]
pub struct Session {
    log: TableLog,
    setup: Setup,
    seeds: Seeds,
    history: History,
    /// Requests already answered, and the record each made.
    requests: HashMap<String, u64>,
    /// Who wants to go back. No record says so: it is forgotten with the session.
    undo_vote: Option<UndoVote>,
    ties: TieBreaker,
}

/// What taking records in has changed about the game.
#[derive(Clone, Debug)]
pub enum Applied {
    /// Choices were made.
    Played {
        /// How many there had been.
        choices: usize,
        /// The game before them.
        before: Box<Game>,
    },
    /// Another line of play: what was told of the last one may no longer hold.
    Line,
    /// The game is what it was.
    Nothing,
}

impl Session {
    /// From a log.
    pub fn load(book: &Arc<Book>, entries: impl IntoIterator<Item = LogRecord>) -> Result<Session, BadLog> {
        let (mut log, mut requests) = (TableLog::default(), HashMap::new());
        take(&mut log, &mut requests, entries);
        let (setup, seeds) = begin(book, &log)?;
        let history = replay(book, &setup, &seeds, &log.moves)?;
        Ok(Session { log, setup, seeds, history, requests, undo_vote: None, ties: first_offered })
    }

    /// With another way to settle ties among minions where nobody wants to be asked.
    #[must_use]
    pub fn with_ties(mut self, ties: TieBreaker) -> Session {
        self.ties = ties;
        self
    }

    /// The log, folded.
    pub fn log(&self) -> &TableLog {
        &self.log
    }

    /// How the game was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game and everything that happened in it.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.history.game
    }

    /// The last record.
    pub fn seq(&self) -> u64 {
        self.log.seq
    }

    /// How many choices have been made.
    pub fn moves(&self) -> usize {
        self.log.moves.len()
    }

    /// The record that answered a request before.
    pub fn answered(&self, request: &str) -> Option<u64> {
        self.requests.get(request).copied()
    }

    /// Plays the game anew up to a point of its line.
    pub fn at(&self, moves: usize) -> Result<History, BadLog> {
        let line = &self.log.moves[..moves.min(self.moves())];
        replay(self.game().book(), &self.setup, &self.seeds, line)
    }

    /// What a command comes to, checked against the rules and the seats. Nothing has happened yet.
    pub fn plan(&self, seat: &Seat, command: Command) -> Result<Planned, Refused> {
        let Session { log, setup, seeds, history, ties, .. } = self;
        Planner { log, history, setup, seeds, ties: *ties }.plan(seat, command)
    }

    /// Who wants to go back, as long as nothing else has happened.
    pub fn undo_vote(&self) -> Option<&UndoVote> {
        self.undo_vote.as_ref().filter(|vote| vote.holds(self.seq()))
    }

    /// Somebody wants to go back to the position after so many choices. Says whether by now everybody does who plays.
    pub fn agree_to_undo(&mut self, seat: &Seat, to: usize) -> bool {
        if self.log.seats.is_empty() {
            return true;
        }
        let seq = self.seq();
        let asked = self.undo_vote.take_if(|vote| vote.is_about(seq, to));
        let mut vote = asked.unwrap_or_else(|| UndoVote::new(seq, to));
        let all = vote.agree(seat, &self.log, &self.setup, self.history.game.book());
        self.undo_vote = (!all).then_some(vote);
        all
    }

    /// Somebody does not want to go back to this point; a no that comes late is none to what was asked since. Says whether
    /// it counts.
    pub fn decline_undo(&mut self, seq: u64, to: usize) -> bool {
        self.undo_vote.take_if(|vote| vote.is_about(seq, to)).is_some()
    }

    /// Takes a plan of this very session in, once its records are kept; `first` is the number of the first of them.
    pub fn apply(&mut self, planned: Planned, first: u64) -> Applied {
        let (records, request, change) = planned.into_parts();
        let mut last = None;
        for (seq, record) in (first..).zip(records) {
            self.log.take(seq, record);
            last = Some(seq);
        }
        if let Some((request, last)) = request.zip(last) {
            self.requests.insert(request, last);
        }
        match change {
            Change::Played { game, told } => {
                let History { events, starts, .. } = &mut self.history;
                let choices = starts.len();
                for caused in told {
                    starts.push(events.len());
                    events.extend(caused);
                }
                let mut before = game;
                std::mem::swap(&mut self.history.game, &mut *before);
                Applied::Played { choices, before }
            }
            Change::Line(history) => {
                self.history = *history;
                Applied::Line
            }
            Change::Reseeded(history, seeds) => {
                (self.history, self.seeds) = (*history, seeds);
                Applied::Line
            }
            Change::Nothing => Applied::Nothing,
        }
    }

    /// Takes records in that were made elsewhere. If they cannot be played nothing has changed.
    pub fn accept(&mut self, entries: impl IntoIterator<Item = LogRecord>) -> Result<Applied, BadLog> {
        let (mut log, mut requests) = (self.log.clone(), self.requests.clone());
        take(&mut log, &mut requests, entries);
        let begun_alike = log.setup == self.log.setup && log.fresh == self.log.fresh;
        let kept = self.moves();
        let (history, applied) = if begun_alike && log.moves == self.log.moves {
            (None, Applied::Nothing)
        } else if begun_alike && log.moves.starts_with(&self.log.moves) {
            let mut history = self.history.clone();
            for made in &log.moves[kept..] {
                history.play(&made.name)?;
            }
            let before = Box::new(self.game().clone());
            (Some(history), Applied::Played { choices: kept, before })
        } else {
            let book = Arc::clone(self.game().book());
            let (setup, seeds) = begin(&book, &log)?;
            let history = replay(&book, &setup, &seeds, &log.moves)?;
            (self.setup, self.seeds) = (setup, seeds);
            (Some(history), Applied::Line)
        };
        if let Some(history) = history {
            self.history = history;
        }
        (self.log, self.requests) = (log, requests);
        Ok(applied)
    }
}

fn take(
    log: &mut TableLog,
    requests: &mut HashMap<String, u64>,
    entries: impl IntoIterator<Item = LogRecord>,
) {
    for LogRecord { seq, record, request } in entries {
        log.take(seq, record);
        if let Some(request) = request {
            requests.insert(request, seq);
        }
    }
}

/// How the game of a log begins, checked.
fn begin(book: &Book, log: &TableLog) -> Result<(Setup, Seeds), BadLog> {
    let (first, save) = log.setup.as_ref().zip(log.save()).ok_or(BadLog::NoSetup)?;
    Ok((first.setup(book)?, save.seeds()?))
}

fn replay(book: &Arc<Book>, setup: &Setup, seeds: &Seeds, line: &[Move]) -> Result<History, BadLog> {
    Ok(History::replay(book, setup, seeds.clone(), line.iter().map(|m| m.name.as_str()))?)
}
