//! A session in words: its log and its story in each language, and what a seat may know of it besides the game.
//!
//! The lines of a log are told once and only added to; another line of play, after undo, is told from the beginning.

mod companions;
mod facts;
mod notes;
mod said;

pub use facts::past;
pub use said::Said;

use crate::event::PublicEvent;
use crate::table::{DiceRoll, LogEntry, StoryPage, folded, rolls, story};
use crate::{Catalogue, Locale, LogKind, LogLine};
use engine::Game;
use engine::board::Board;
use engine::saving::FreshLuck;
use said::{SpokenLine, happened};
use session::{Applied, Session};
use std::sync::Arc;

/// Lines of the log on the table page, at least.
const LOG_LINES: usize = 24;

/// What is told of a session.
#[derive(Clone, Debug, Default)]
pub struct Telling {
    logs: [Option<Log>; 3],
    /// The last choices; none after anything else.
    last: Option<Last>,
    promise: Option<Promise>,
}

/// What was promised about the dice.
#[derive(Clone, Debug)]
struct Promise {
    /// The seeds drawn by then: another one brings another promise.
    seeds: Vec<FreshLuck>,
    commitment: Option<String>,
}

/// The last choices, to be said and animated.
#[derive(Clone, Debug)]
struct Last {
    /// The record before them.
    before: u64,
    /// How many choices were made before them.
    choices: usize,
    /// The game before them.
    game: Box<Game>,
    /// What everybody may know of them; found out when somebody watches.
    events: Option<LastEvents>,
}

/// Public events, the same in every language.
#[derive(Clone, Debug)]
struct LastEvents {
    /// Those of each choice.
    choices: Vec<Vec<PublicEvent>>,
    /// All of them, with the dice that counted, as the page reads them.
    json: Arc<str>,
}

/// The log in one language: the lines of setting up, then those of each choice.
#[derive(Clone, Debug)]
struct Log {
    lines: Vec<Vec<Arc<LogLine>>>,
    /// The last lines, for the table's page.
    recent: Vec<LogEntry>,
    /// Everything read aloud.
    story: Vec<Arc<StoryPage>>,
    /// The dice of the last choice that had any: they lie until the next roll.
    rolls: Vec<DiceRoll>,
    /// The board after the last of them.
    board: Board,
}

impl Telling {
    /// The session has taken records in after this one.
    pub fn follow(&mut self, applied: Applied, before: u64) {
        self.last = None;
        match applied {
            Applied::Played { choices, before: game } => {
                self.last = Some(Last { before, choices, game, events: None });
            }
            // What was told of the last line of play may no longer hold.
            Applied::Line => self.logs = [None, None, None],
            Applied::Nothing => {}
        }
    }

    /// What happened since a record, as events and in words; nothing if that was more than the last choices.
    pub fn said(&mut self, session: &Session, locale: Locale, since: u64) -> Option<Said> {
        self.told(session, locale);
        let last = self.last.as_ref().filter(|last| last.before == since)?;
        let LastEvents { choices, json } = last.events.as_ref()?;
        let log = self.logs[locale.lang() as usize].as_ref()?;
        let mut from = 0;
        let mut lines = Vec::new();
        for (told, events) in log.lines[last.choices + 1..].iter().zip(choices) {
            lines.extend(told.iter().flat_map(|line| SpokenLine::of(line, from)));
            from += events.len();
        }
        Some(Said::new(Arc::clone(json), &lines))
    }

    /// The public events since a record, choice by choice; nothing if that was more than the last choices.
    pub fn events_since(
        &mut self,
        session: &Session,
        catalogue: &Catalogue,
        since: u64,
    ) -> Option<&[Vec<PublicEvent>]> {
        self.publish_last(session, catalogue);
        let last = self.last.as_ref().filter(|last| last.before == since)?;
        last.events.as_ref().map(|events| events.choices.as_slice())
    }

    /// The public events of the last choices are found out once for all languages.
    fn publish_last(&mut self, session: &Session, catalogue: &Catalogue) {
        let Some(last) = self.last.as_mut().filter(|last| last.events.is_none()) else { return };
        let mut board = last.game.board().clone();
        let history = session.history();
        let segments = last.choices + 1..=history.starts.len();
        let choices = segments.map(|at| catalogue.publish(&mut board, history.segment(at)));
        let choices: Vec<Vec<PublicEvent>> = choices.collect();
        let json = happened(choices.iter().map(Vec::as_slice));
        last.events = Some(LastEvents { choices, json });
    }

    /// What happened before anybody was asked anything, to be animated; none once a choice is made, or if no minion acts
    /// before the mice do.
    pub fn opening(&mut self, session: &Session, locale: Locale) -> Option<Said> {
        if session.moves() > 0 {
            return None;
        }
        let mut first = first_board(session, locale.catalogue());
        let events = locale.catalogue().publish(&mut first, session.history().segment(0));
        let log = self.told(session, locale);
        Said::first_round(&events, log.lines[0].iter().map(|line| &**line))
    }

    /// The whole log up to now, with what people did beside the game.
    pub fn whole_log(&mut self, session: &Session, locale: Locale) -> Vec<LogEntry> {
        let mut log = latest(&self.told(session, locale).lines, usize::MAX);
        notes::tell(locale, session, &mut log);
        folded(log)
    }

    /// The last lines, at least so many, of the game after some choices.
    pub fn log_at(
        &mut self,
        session: &Session,
        locale: Locale,
        choices: usize,
        least: usize,
    ) -> Vec<LogEntry> {
        latest(&self.told(session, locale).lines[..=choices], least)
    }

    /// What was promised about the dice that are rolled from now on.
    fn promise(&mut self, session: &Session, table: &str) -> Option<String> {
        let seeds = &session.log().fresh;
        if self.promise.as_ref().is_none_or(|known| known.seeds != *seeds) {
            let commitment = session.log().seal(table).and_then(|seal| seal.commitment);
            self.promise = Some(Promise { seeds: seeds.clone(), commitment });
        }
        self.promise.as_ref().and_then(|known| known.commitment.clone())
    }

    /// The last lines, as the table's page has them.
    fn recent(&mut self, session: &Session, locale: Locale) -> Vec<LogEntry> {
        self.told(session, locale).recent.clone()
    }

    /// Everything read aloud so far, in order.
    fn story(&mut self, session: &Session, locale: Locale) -> Vec<Arc<StoryPage>> {
        self.told(session, locale).story.clone()
    }

    /// The dice that lie in the tray.
    fn rolls(&mut self, session: &Session, locale: Locale) -> Vec<DiceRoll> {
        self.told(session, locale).rolls.clone()
    }

    fn told(&mut self, session: &Session, locale: Locale) -> &Log {
        self.publish_last(session, locale.catalogue());
        let known =
            self.last.as_ref().and_then(|last| Some((last.choices + 1, &last.events.as_ref()?.choices)));
        let slot = &mut self.logs[locale.lang() as usize];
        let log = slot.get_or_insert_with(|| Log {
            lines: Vec::new(),
            recent: Vec::new(),
            story: Vec::new(),
            rolls: Vec::new(),
            board: first_board(session, locale.catalogue()),
        });
        while log.lines.len() <= session.history().starts.len() {
            let events = session.history().segment(log.lines.len());
            let at = log.lines.len();
            let last = known.and_then(|(first, choices)| choices.get(at.checked_sub(first)?));
            let fresh: Vec<PublicEvent>;
            let published = match last {
                Some(published) => {
                    events.iter().for_each(|told| log.board.apply(&told.event));
                    published
                }
                None => {
                    fresh = locale.catalogue().publish(&mut log.board, events);
                    &fresh
                }
            };
            let mut lines = locale.log(published);
            let spoken = |back: usize| {
                let made = log.lines.len().checked_sub(back).and_then(|at| session.log().moves.get(at));
                made.and_then(|m| m.companion.as_deref())
            };
            // Whoever walks somewhere to do something says why once: with the walk, which is one line however long.
            let walks = lines.first().is_some_and(|line| line.fold.is_some());
            if let Some(said) = spoken(1).filter(|said| walks || spoken(2) != Some(said)) {
                companions::explain(locale, &mut lines, said);
            }
            let lines: Vec<Arc<LogLine>> = lines.into_iter().map(Arc::new).collect();
            tell(&mut log.recent, LOG_LINES, log.lines.len(), &lines);
            log.lines.push(lines);
            let read = story(locale, session.game(), &log.board, published, log.lines.len() == 1);
            log.story.extend(read.into_iter().map(Arc::new));
            if let Some(rolled) = rolls(published) {
                log.rolls = rolled;
            }
        }
        log
    }
}

/// The public record of a whole game: what everybody may know of setting up, then of each choice.
pub fn public_record(session: &Session, catalogue: &Catalogue) -> Vec<Vec<PublicEvent>> {
    let mut board = first_board(session, catalogue);
    let history = session.history();
    (0..=history.starts.len()).map(|at| catalogue.publish(&mut board, history.segment(at))).collect()
}

fn first_board(session: &Session, catalogue: &Catalogue) -> Board {
    Game::first_board(catalogue.book(), session.setup()).expect("the game was set up this way")
}

/// Adds the lines of a choice to those of a page, each with the number of choices made when it was told, and drops the
/// oldest if there are still `least` without them: what one choice told stays whole, and so does how the table was set.
fn tell(recent: &mut Vec<LogEntry>, least: usize, after: usize, lines: &[Arc<LogLine>]) {
    for (i, line) in lines.iter().enumerate() {
        let still = recent.last().map_or(after == 0, |last| last.setting_up);
        let setting_up = still && line.kind != LogKind::Round;
        recent.push(LogEntry { after, later: lines.len() - 1 - i, setting_up, line: Arc::clone(line) });
    }
    while let Some(first) = recent.first() {
        let with_first = |entry: &&LogEntry| {
            if first.setting_up { entry.setting_up } else { entry.after == first.after }
        };
        let oldest = recent.iter().take_while(with_first).count();
        if recent.len() - oldest < least {
            break;
        }
        recent.drain(..oldest);
    }
}

/// The last lines of all these, at least so many.
fn latest(lines: &[Vec<Arc<LogLine>>], least: usize) -> Vec<LogEntry> {
    let mut log = Vec::new();
    for (after, told) in lines.iter().enumerate() {
        tell(&mut log, least, after, told);
    }
    log
}
