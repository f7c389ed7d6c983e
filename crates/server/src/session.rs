//! A table in memory: the log folded, the game replayed, the events kept.

use crate::beats::{self, Deeds};
use crate::record::{BadSetup, unhex};
use crate::render;
use crate::table_log::{Move, TableLog};
use engine::board::Board;
use engine::{Book, CausedEvent, Choice, Event, Game, Setup};
use std::collections::HashMap;
use std::sync::Arc;
use view::{Locale, LogEntry, LogLine, StoryPage};

/// A choice in a log that the rules refuse: the file was changed, or the rules were.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLog {
    /// There is no first record.
    #[error("the log does not begin with a setup")]
    NoSetup,
    /// The first record cannot be played.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// A choice is not legal where it stands.
    #[error("choice {at} (“{name}”) is not legal there")]
    Illegal {
        /// Its number in the line of play, from 1.
        at: usize,
        /// What it says.
        name: String,
    },
    /// A record cannot be read.
    #[error("record {0} cannot be read")]
    Unreadable(u64),
}

/// Where chance comes from: the first seed, and fresh ones with the number of choices made before each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeds {
    first: [u8; 32],
    fresh: Vec<(usize, [u8; 32])>,
}

impl Seeds {
    fn new(table_log: &TableLog) -> Result<Seeds, BadLog> {
        let first = table_log.setup.as_ref().ok_or(BadLog::NoSetup)?.seed()?;
        let seed = |(after, seed): &(usize, String)| Ok((*after, unhex(seed).ok_or(BadSetup::Seed)?));
        let fresh = table_log.fresh.iter().map(seed).collect::<Result<_, BadSetup>>()?;
        Ok(Seeds { first, fresh })
    }

    fn freshen(&self, replay: &mut History) {
        for (_, seed) in self.fresh.iter().filter(|(after, _)| *after == replay.starts.len()) {
            replay.game.reseed(seed, &mut replay.told);
        }
    }
}

/// A game with everything that happened in it.
#[derive(Clone, Debug)]
pub struct History {
    /// The game now.
    pub game: Game,
    /// Everything told so far, setting up first.
    pub told: Vec<CausedEvent>,
    /// Where the events of each choice begin.
    pub starts: Vec<usize>,
}

impl History {
    /// Sets up and plays the choices.
    pub fn run<'m>(
        book: &Arc<Book>,
        setup: &Setup,
        seeds: &Seeds,
        moves: impl IntoIterator<Item = &'m str>,
    ) -> Result<History, BadLog> {
        let mut told = Vec::new();
        let game = Game::new(Arc::clone(book), setup, &seeds.first, &mut told).map_err(BadSetup::Refused)?;
        let mut replay = History { game, told, starts: Vec::new() };
        seeds.freshen(&mut replay);
        for (i, name) in moves.into_iter().enumerate() {
            let illegal = || BadLog::Illegal { at: i + 1, name: name.to_string() };
            let choice = replay.game.parse(name).ok_or_else(illegal)?;
            replay.starts.push(replay.told.len());
            replay.game.play_telling(choice, &mut replay.told).map_err(|_| illegal())?;
            seeds.freshen(&mut replay);
        }
        Ok(replay)
    }

    /// What happened: 0 for setting up, 1 for the first choice, and so on.
    pub fn segment(&self, at: usize) -> &[CausedEvent] {
        let edge = |i: usize| self.starts.get(i).copied().unwrap_or(self.told.len());
        let from = if at == 0 { 0 } else { edge(at - 1) };
        &self.told[from..edge(at)]
    }

    /// Whether dice, tosses or hidden cards came to light after the first `to` choices.
    pub fn luck_since(&self, to: usize) -> bool {
        let from = self.starts.get(to).copied().unwrap_or(self.told.len());
        self.told[from..].iter().any(|t| {
            matches!(
                t.event,
                Event::Rolled { .. }
                    | Event::Rerolled { .. }
                    | Event::Tossed { .. }
                    | Event::EncounterTurned { .. }
                    | Event::CardMovedTo { from: engine::event::CardPlace::Deck, .. }
            )
        })
    }
}

/// A table in memory.
#[derive(Clone, Debug)]
pub struct Session {
    /// The log, folded.
    pub table_log: TableLog,
    /// How the game was set up.
    pub setup: Setup,
    seeds: Seeds,
    /// The game as it stands.
    pub replay: History,
    /// Requests already answered, and the record each made.
    pub requests: HashMap<String, u64>,
    logs: [Option<Log>; 3],
    /// The last choices; none after anything else.
    pub(crate) last: Option<Last>,
    /// What was promised about the seed, and how many fresh ones had been drawn by then.
    promise: Option<(usize, Option<String>)>,
}

/// The last choices, to be said and animated.
#[derive(Clone, Debug)]
pub(crate) struct Last {
    /// The record before them.
    pub(crate) before: u64,
    /// How many choices were made before them.
    moves: usize,
    /// The game before them.
    game: Box<Game>,
    /// What was done in them; found out when somebody watches.
    deeds: Option<Deeds>,
}

impl Last {
    /// Something was played after a record, and so many choices.
    pub(crate) fn new(before: u64, moves: usize, game: Box<Game>) -> Last {
        Last { before, moves, game, deeds: None }
    }
}

/// The log in one language: the lines of setting up, then those of each choice.
#[derive(Clone, Debug)]
struct Log {
    lines: Vec<Vec<Arc<LogLine>>>,
    /// The event each of them begins with, counted from its choice.
    begins: Vec<Vec<usize>>,
    /// The last lines, for the table's page.
    recent: Vec<LogEntry>,
    /// Everything read aloud.
    story: Vec<StoryPage>,
    /// The board after the last of them.
    board: Board,
}

impl Session {
    /// From a log.
    pub fn load(book: &Arc<Book>, records: &[store::Record]) -> Result<Session, BadLog> {
        let mut table_log = TableLog::default();
        let mut requests = HashMap::new();
        for record in records {
            table_log.take(record).map_err(|_| BadLog::Unreadable(record.seq))?;
            if let Some(request) = &record.request {
                requests.insert(request.clone(), record.seq);
            }
        }
        let first = table_log.setup.as_ref().ok_or(BadLog::NoSetup)?;
        let (setup, seeds) = (first.setup(book)?, Seeds::new(&table_log)?);
        let replay = History::run(book, &setup, &seeds, table_log.moves.iter().map(|m| &*m.name))?;
        Ok(Session {
            table_log,
            setup,
            seeds,
            replay,
            requests,
            logs: [None, None, None],
            last: None,
            promise: None,
        })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.replay.game
    }

    /// The last record.
    pub fn seq(&self) -> u64 {
        self.table_log.seq
    }

    /// What happened since a record, in words and as things to animate; nothing if that was more than the last choices.
    pub(crate) fn said(&mut self, locale: Locale, since: u64) -> Option<String> {
        let mut last = self.last.take()?;
        let said = (last.before == since).then(|| self.retell(locale, &mut last));
        self.last = Some(last);
        said
    }

    fn retell(&mut self, locale: Locale, last: &mut Last) -> String {
        self.told(locale);
        let from = self.replay.starts.get(last.moves).copied().unwrap_or(self.replay.told.len());
        let starts = self.replay.starts[last.moves..].iter().map(|start| start - from);
        let told = &self.replay.told[from..];
        let Last { game, deeds, .. } = last;
        let deeds = deeds.get_or_insert_with(|| beats::deeds(locale, game.board(), told));
        let log = self.logs[locale.lang() as usize].as_ref().expect("just told");
        let segments = log.lines[last.moves + 1..].iter().zip(&log.begins[last.moves + 1..]).zip(starts);
        let lines = segments.flat_map(|((lines, begins), start)| {
            lines.iter().zip(begins).map(move |(line, at)| (start + at, line))
        });
        beats::score(deeds, told, lines)
    }

    /// What happened before anybody was asked anything, to be animated; none once a choice is made.
    pub(crate) fn opening(&mut self, locale: Locale) -> Option<String> {
        if self.moves() > 0 {
            return None;
        }
        self.told(locale);
        let first = Game::first_board(locale.book(), &self.setup).ok()?;
        let log = self.logs[locale.lang() as usize].as_ref().expect("just told");
        let lines = log.begins[0].iter().copied().zip(&log.lines[0]);
        beats::opening(locale, first, self.replay.segment(0), lines)
    }

    /// How many choices have been made.
    pub fn moves(&self) -> usize {
        self.table_log.moves.len()
    }

    /// Plays the game anew up to a point of its line.
    pub fn at(&self, moves: usize) -> Result<History, BadLog> {
        let names = self.table_log.moves.iter().take(moves).map(|m| &*m.name);
        History::run(self.game().book(), &self.setup, &self.seeds, names)
    }

    /// Plays another line of choices from the same beginning.
    pub(crate) fn along(&self, moves: &[Move]) -> Result<History, BadLog> {
        History::run(self.game().book(), &self.setup, &self.seeds, moves.iter().map(|m| &*m.name))
    }

    /// What was promised about the seed that holds now.
    pub(crate) fn commitment(&mut self, table: &str) -> Option<String> {
        let fresh = self.table_log.fresh.len();
        if self.promise.as_ref().is_none_or(|(then, _)| *then != fresh) {
            self.promise = Some((fresh, self.table_log.seal(table).and_then(|seal| seal.commitment)));
        }
        self.promise.as_ref().and_then(|(_, promise)| promise.clone())
    }

    /// The lines of setting up, then those of each choice. Told once and kept.
    pub fn log(&mut self, locale: Locale) -> &[Vec<Arc<LogLine>>] {
        &self.told(locale).lines
    }

    /// The last lines.
    pub(crate) fn recent(&mut self, locale: Locale) -> Vec<LogEntry> {
        self.told(locale).recent.clone()
    }

    /// Everything read aloud so far, in order.
    pub(crate) fn story(&mut self, locale: Locale) -> Vec<StoryPage> {
        self.told(locale).story.clone()
    }

    fn told(&mut self, locale: Locale) -> &Log {
        let slot = &mut self.logs[locale.lang() as usize];
        let log = slot.get_or_insert_with(|| Log {
            lines: Vec::new(),
            begins: Vec::new(),
            recent: Vec::new(),
            story: Vec::new(),
            board: Game::first_board(locale.book(), &self.setup).expect("the game was set up this way"),
        });
        while log.lines.len() <= self.replay.starts.len() {
            let events = self.replay.segment(log.lines.len());
            let (begins, mut lines): (Vec<usize>, Vec<LogLine>) =
                locale.log_by_event(&mut log.board, events).into_iter().unzip();
            let spoken = |back: usize| {
                let made = log.lines.len().checked_sub(back).and_then(|at| self.table_log.moves.get(at));
                made.and_then(|m| m.companion.as_deref())
            };
            // Whoever walks somewhere to do something says why once: with the walk, which is one line however long.
            let walks = lines.first().is_some_and(|line| line.fold.is_some());
            if let Some(said) = spoken(1).filter(|said| walks || spoken(2) != Some(said)) {
                crate::companions::explain(locale, &mut lines, said);
            }
            log.begins.push(begins);
            let lines: Vec<Arc<LogLine>> = lines.into_iter().map(Arc::new).collect();
            render::tell(&mut log.recent, render::LOG_LINES, log.lines.len(), &lines);
            log.lines.push(lines);
            let pages = view::story(locale, &self.replay.game, events, log.lines.len() == 1);
            log.story.extend(pages);
        }
        log
    }

    /// Another line of play: what was told of the last one may no longer hold.
    pub(crate) fn take_line(&mut self, replay: History) {
        self.replay = replay;
        self.logs = [None, None, None];
    }

    /// What a choice would lead to, without touching anything.
    pub(crate) fn try_choice(&self, choice: Choice) -> Result<(Game, Vec<CausedEvent>), engine::Refusal> {
        let mut game = self.game().clone();
        let mut told = Vec::new();
        game.play_telling(choice, &mut told)?;
        Ok((game, told))
    }
}
