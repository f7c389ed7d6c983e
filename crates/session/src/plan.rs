//! What a command comes to: checked against the rules and the seats, and answered for those who need not be asked.

use crate::auto_answer::{self, TieBreaker};
use crate::log::bad_log::BadLog;
use crate::log::companions::Waiting;
use crate::log::preferences::Preferences;
use crate::log::record::{
    AutoPass, AutoPassRecord, ChoiceRecord, CompanionRecord, HouseRecord, HouseRules, PauseRecord, Record,
    ReseedRecord, SeatRecord, UndoRecord,
};
use crate::log::spoken::Spoken;
use crate::log::table_log::{Move, TableLog};
use crate::seat::{Seat, SeatId};
use crate::walk;
use engine::saving::{FreshLuck, History, Seeds};
use engine::{CausedEvent, Game, Refusal, Setup};

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A choice by name.
    Choose(String),
    /// Several steps to a space, as single choices.
    Walk(String),
    /// Back to the position after so many choices.
    Undo(usize),
    /// Forward again by one choice.
    Redo,
    /// A seat is taken, changed or left.
    Seat(SeatRecord),
    /// A seat is taken. The first one makes the table a shared one, and deals what is still hidden anew: until then its
    /// host could have known the seed.
    Sit {
        /// The seat.
        seat: SeatRecord,
        /// A fresh seed, 64 hexadecimal digits.
        seed: String,
    },
    /// A mouse is handed to a companion or taken back.
    Companion(CompanionRecord),
    /// Companions wait or go on.
    Pause(bool),
    /// How fast companions play, and whether hints are given.
    House(HouseRecord),
    /// A companion's own choice.
    Play(Box<Played>),
    /// The reactions at hand are passed, now and from now on.
    PassQuietly,
    /// Ties among minions are settled without asking, now and from now on.
    SettleTies,
    /// A reaction that was passed is asked about again.
    AskAgain {
        /// Whose it is.
        mouse: String,
        /// The choice that is not offered, by name.
        choice: String,
    },
    /// How the players deal with each other.
    HouseRules(HouseRules),
}

/// A companion's choice on its way to the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The choice by name.
    pub name: String,
    /// Who and why.
    pub spoken: Spoken,
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The table has moved on.
    #[error("the table is at record {0} by now")]
    Stale(u64),
    /// Somebody else decides.
    #[error("somebody else decides")]
    NotYours,
    /// No choice has this name here.
    #[error("there is no such choice")]
    NoSuchChoice,
    /// The rules refuse it.
    #[error("the rules refuse it")]
    Illegal(Refusal),
    /// Nothing to take back or to bring back.
    #[error("nothing to undo or redo")]
    NothingThere,
    /// Several people play: they must agree first.
    #[error("the others must agree")]
    NeedsAgreement,
    /// The chapter is over and its seed is out.
    #[error("the chapter is over")]
    Over,
    /// The log cannot be played.
    #[error("the saved game cannot be played: {0}")]
    BadLog(#[from] BadLog),
}

/// What a command comes to: the records to keep, and what they lead to.
#[derive(Clone, Debug)]
pub struct Planned {
    records: Vec<Record>,
    request: Option<String>,
    pub(crate) change: Change,
    over: bool,
}

/// What the records lead to.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// The choices in order, each with what it caused, and the game after the last.
    Played { game: Box<Game>, told: Vec<Vec<CausedEvent>> },
    /// Another line of play.
    Line(Box<History>),
    /// The same line of play, with other luck from here on.
    Reseeded(Box<History>, Seeds),
    /// The game stays as it is.
    Nothing,
}

impl Planned {
    /// The records in order.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Whether the chapter is over with them.
    pub fn over(&self) -> bool {
        self.over
    }

    /// Whether choices are made, or might be.
    pub fn plays(&self) -> bool {
        matches!(self.change, Change::Played { .. })
    }

    /// It answers this request: the same one is not done twice.
    #[must_use]
    pub fn answering(mut self, request: Option<&str>) -> Planned {
        self.request = request.map(str::to_string);
        self
    }

    /// The request it answers.
    pub fn request(&self) -> Option<&str> {
        self.request.as_deref()
    }

    pub(crate) fn into_parts(self) -> (Vec<Record>, Option<String>, Change) {
        (self.records, self.request, self.change)
    }
}

/// All that a plan is made from.
#[derive(Clone, Copy)]
pub(crate) struct Planner<'s> {
    pub(crate) log: &'s TableLog,
    pub(crate) history: &'s History,
    pub(crate) setup: &'s Setup,
    pub(crate) seeds: &'s Seeds,
    pub(crate) ties: TieBreaker,
}

impl Planner<'_> {
    /// Checks a command against the rules and the seats.
    pub(crate) fn plan(self, seat: &Seat, command: Command) -> Result<Planned, Refused> {
        let Planner { log, .. } = self;
        match command {
            Command::Choose(name) => {
                self.may_choose(seat)?;
                self.choose(&name, seat.id().cloned(), None)
            }
            Command::Play(played) => {
                let Played { name, spoken } = *played;
                if log.companions.decider(self.game()) != Some((spoken.mouse.clone(), spoken.level)) {
                    return Err(Refused::NotYours);
                }
                self.choose(&name, None, Some(Box::new(spoken)))
            }
            Command::Walk(space) => {
                self.may_choose(seat)?;
                self.walk(seat, &space)
            }
            Command::Undo(to) => self.undo(seat, to),
            Command::Redo => self.redo(seat),
            Command::PassQuietly => {
                let (decider, asked) =
                    auto_answer::reaction(log, self.game()).ok_or(Refused::NoSuchChoice)?;
                if decider != *seat || !seat.decides(log, self.game()) {
                    return Err(Refused::NotYours);
                }
                let record = |reaction| Record::AutoPass(AutoPassRecord { reaction, on: true });
                // The pass itself follows from what has just been settled.
                Ok(self.played(asked.into_iter().map(record).collect(), self.game().clone(), Vec::new()))
            }
            Command::SettleTies => {
                if *seat != Seat::Host {
                    return Err(Refused::NotYours);
                }
                if !auto_answer::is_tie(self.game()) {
                    return Err(Refused::NoSuchChoice);
                }
                let house_rules = HouseRules { settle_ties: true, ..log.preferences.house_rules.clone() };
                // The answer itself follows from what has just been settled.
                Ok(self.played(vec![Record::HouseRules(house_rules)], self.game().clone(), Vec::new()))
            }
            Command::AskAgain { mouse, choice } => {
                let reaction = AutoPass::new(seat, &mouse, choice).filter(|r| log.preferences.passes(r));
                let reaction = reaction.ok_or(Refused::NothingThere)?;
                Ok(self.noted(Record::AutoPass(AutoPassRecord { reaction, on: false })))
            }
            Command::HouseRules(house_rules) => {
                if *seat != Seat::Host {
                    return Err(Refused::NotYours);
                }
                Ok(self.noted(Record::HouseRules(house_rules)))
            }
            Command::Seat(seat) => Ok(self.noted(Record::Seat(seat))),
            Command::Sit { seat, .. } if log.shared || self.over() => Ok(self.noted(Record::Seat(seat))),
            Command::Sit { seat, seed } => self.shared(seat, seed),
            Command::Companion(companion) => Ok(self.noted(Record::Companion(companion))),
            Command::Pause(on) => Ok(self.noted(Record::Pause(PauseRecord { on }))),
            Command::House(house) => Ok(self.noted(Record::House(house))),
        }
    }

    fn game(&self) -> &Game {
        &self.history.game
    }

    fn over(&self) -> bool {
        self.game().board().outcome().is_some()
    }

    fn may_choose(&self, seat: &Seat) -> Result<(), Refused> {
        if self.over() {
            return Err(Refused::Over);
        }
        if seat.decides(self.log, self.game()) { Ok(()) } else { Err(Refused::NotYours) }
    }

    fn choose(
        self,
        name: &str,
        by: Option<SeatId>,
        companion: Option<Box<Spoken>>,
    ) -> Result<Planned, Refused> {
        let choice = self.game().parse(name).ok_or(Refused::NoSuchChoice)?;
        // Written down as the engine says it: a typed command may be shorter.
        let name = self.game().name(choice);
        let (mut game, mut caused) = (self.game().clone(), Vec::new());
        game.play_telling(choice, &mut caused).map_err(Refused::Illegal)?;
        let record = Record::Choice(ChoiceRecord { name, by, companion, settled: false });
        Ok(self.played(vec![record], game, vec![caused]))
    }

    fn walk(self, seat: &Seat, space: &str) -> Result<Planned, Refused> {
        let path = walk::path(self.game(), space).ok_or(Refused::NoSuchChoice)?;
        let mut game = self.game().clone();
        let (mut records, mut told) = (Vec::new(), Vec::new());
        for choice in path {
            let name = game.name(choice);
            let by = seat.id().cloned();
            records.push(Record::Choice(ChoiceRecord { name, by, companion: None, settled: false }));
            let mut caused = Vec::new();
            game.play_telling(choice, &mut caused).map_err(Refused::Illegal)?;
            told.push(caused);
        }
        Ok(self.played(records, game, told))
    }

    fn undo(self, seat: &Seat, to: usize) -> Result<Planned, Refused> {
        if self.over() {
            return Err(Refused::Over);
        }
        if !seat.plays() {
            return Err(Refused::NotYours);
        }
        if to >= self.log.moves.len() || to < self.log.floor() {
            return Err(Refused::NothingThere);
        }
        let past_a_roll = self.history.luck_since(to);
        let record = Record::Undo(UndoRecord { to, past_a_roll, by: seat.id().cloned() });
        self.line(record, self.log.moves[..to].iter())
    }

    fn redo(self, seat: &Seat) -> Result<Planned, Refused> {
        if !seat.may_redo(self.log, self.game()) {
            return Err(Refused::NotYours);
        }
        let next = self.log.undone.last().ok_or(Refused::NothingThere)?;
        self.line(Record::Redo, self.log.moves.iter().chain([next]))
    }

    fn line<'m>(self, record: Record, moves: impl Iterator<Item = &'m Move>) -> Result<Planned, Refused> {
        let names = moves.map(|m| m.name.as_str());
        let history = History::replay(self.game().book(), self.setup, self.seeds.clone(), names);
        let history = history.map_err(BadLog::from)?;
        let over = history.game.board().outcome().is_some();
        Ok(Planned { records: vec![record], request: None, change: Change::Line(Box::new(history)), over })
    }

    /// The first seat besides the host's.
    fn shared(self, seat: SeatRecord, seed: String) -> Result<Planned, Refused> {
        let mut save = self.log.save().ok_or(BadLog::NoSetup)?;
        save.fresh.push(FreshLuck { after: self.log.moves.len(), seed: seed.clone() });
        let seeds = save.seeds().map_err(BadLog::from)?;
        let names = self.log.moves.iter().map(|m| m.name.as_str());
        let history = History::replay(self.game().book(), self.setup, seeds.clone(), names);
        let history = history.map_err(BadLog::from)?;
        let records = vec![Record::Reseed(ReseedRecord { seed }), Record::Seat(seat)];
        let change = Change::Reseeded(Box::new(history), seeds);
        Ok(Planned { records, request: None, change, over: false })
    }

    /// A record that leaves the game as it is; none at all if it leaves everything as it is.
    fn noted(self, record: Record) -> Planned {
        let records = if self.changes(&record) { vec![record] } else { Vec::new() };
        Planned { records, request: None, change: Change::Nothing, over: self.over() }
    }

    fn changes(self, record: &Record) -> bool {
        let TableLog { companions, preferences, seats, .. } = self.log;
        match record {
            Record::Companion(CompanionRecord { mouse, level, stand_in, .. }) => {
                companions.mice.get(mouse).map(|c| (c.level, c.stand_in))
                    != level.map(|level| (level, *stand_in))
            }
            // To let them go on is also to have read the page.
            Record::Pause(PauseRecord { on }) => !on || companions.waiting != Waiting::Asked,
            Record::House(house) => companions.house != *house,
            Record::HouseRules(rules) => preferences.house_rules != *rules,
            Record::Seat(SeatRecord { seat, left: true, .. }) => seats.contains_key(seat),
            Record::Seat(SeatRecord { seat, name, mice, .. }) => {
                seats.get(seat).is_none_or(|known| known.name != *name || known.mice != *mice)
            }
            _ => true,
        }
    }

    /// Choices that were tried, and after them what nobody needs to be asked, as ordinary choices.
    fn played(self, mut records: Vec<Record>, mut game: Game, mut told: Vec<Vec<CausedEvent>>) -> Planned {
        let settled = self.settled(&records);
        while let Some((choice, by)) = auto_answer::answer(self.log, &settled, &game, self.ties) {
            let mut caused = Vec::new();
            let record = ChoiceRecord { name: game.name(choice), by, companion: None, settled: true };
            if game.play_telling(choice, &mut caused).is_err() {
                break;
            }
            records.push(Record::Choice(record));
            told.push(caused);
        }
        let over = game.board().outcome().is_some();
        Planned { records, request: None, change: Change::Played { game: Box::new(game), told }, over }
    }

    /// What is settled once these records hold.
    fn settled(self, records: &[Record]) -> Preferences {
        let mut settled = self.log.preferences.clone();
        for record in records {
            match record {
                Record::AutoPass(pass) => settled.set(pass.clone()),
                Record::HouseRules(rules) => settled.house_rules = rules.clone(),
                _ => {}
            }
        }
        settled
    }
}
