//! One table: who may do what, and the order commit, show, acknowledge.

use crate::chat::Chat;
use crate::companions::{Played, ThinkingJobs, Wish};
use crate::contents::Content;
use crate::plan::{Change, auto_answer, plan, settle};
use crate::preferences::{AutoPass, HouseRules};
use crate::record::{SeatRecord, kind};
use crate::render;
use crate::seats::HOST;
use crate::session::{BadLog, Session};
use crate::table_log::TableLog;
use crate::viewers::Viewers;
use engine::{Decider, Game, Refusal};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError};
use store::{Append, AppendOutcome, Record, Store, TableId};
use tokio::sync::{Mutex, MutexGuard, oneshot, watch};

/// Records read from the store at once.
const PAGE: usize = 4096;

/// Who is asking.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Whoever opened the table: plays every mouse nobody else does, and keeps the seats.
    Host,
    /// A player who took a seat.
    Player(String),
    /// Somebody who only watches.
    Watcher,
}

impl Seat {
    pub(crate) fn seat(&self) -> Option<String> {
        match self {
            Seat::Player(id) => Some(id.clone()),
            Seat::Host | Seat::Watcher => None,
        }
    }

    /// Whether this person plays at all.
    pub fn plays(&self) -> bool {
        !matches!(self, Seat::Watcher)
    }

    /// Whether a mouse is this person's, companion or not.
    pub fn owns(&self, table_log: &TableLog, mouse: &str) -> bool {
        match (self, table_log.player_of(mouse)) {
            (Seat::Host, None) => true,
            (Seat::Player(id), Some(player)) => id == player,
            _ => false,
        }
    }

    /// Whether this person answers the decision at hand.
    pub fn decides(&self, table_log: &TableLog, game: &Game) -> bool {
        let Some(decision) = game.decision() else { return false };
        if table_log.companions.decider(game).is_some() {
            return false;
        }
        match (self, decision.by) {
            (Seat::Watcher, _) => false,
            (who, Decider::Party) => {
                // Out of a mouse's turn, and in a companion's, nobody is more at turn than the others.
                let active =
                    game.board().turn().mouse().filter(|_| table_log.preferences.house_rules.active_decides);
                let mouse = active.map(|m| game.board().hero(game.book(), m).name.as_str());
                mouse
                    .filter(|m| !table_log.companions.mice.contains_key(*m))
                    .is_none_or(|m| who.owns(table_log, m))
            }
            (who, Decider::Mouse(m)) => who.owns(table_log, &game.board().hero(game.book(), m as usize).name),
        }
    }

    /// Whether this person may bring back what was unmade: to do it again is to choose it again. What a companion had
    /// chosen is anybody's to bring back, and alone or around one screen everything is.
    pub fn may_redo(&self, table_log: &TableLog, game: &Game) -> bool {
        let anybodys = table_log.seats.is_empty() || table_log.companions.decider(game).is_some();
        self.plays() && (anybodys || self.decides(table_log, game))
    }
}

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
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
    /// Companions are given mice, wait or go on.
    Companion(Wish),
    /// A companion's own choice.
    Play(Box<Played>),
    /// The reactions at hand are passed, now and from now on.
    PassQuietly,
    /// Ties among minions are settled without asking, now and from now on.
    SettleTies,
    /// A reaction that was passed is asked about again.
    AskAgain(AutoPass),
    /// How the players deal with each other.
    HouseRules(HouseRules),
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
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
    /// It could not be written down.
    #[error("it could not be saved: {0}")]
    Storage(#[from] store::Error),
    /// The log cannot be played.
    #[error("the saved game cannot be played: {0}")]
    BadLog(#[from] BadLog),
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// The record that says so.
    pub seq: u64,
    /// It had been done by the same request before.
    pub repeated: bool,
    /// It ended the chapter.
    pub ended: bool,
}

/// A table and everybody who looks at it.
pub struct Table {
    /// Its id.
    pub id: TableId,
    content: Arc<Content>,
    store: Arc<dyn Store>,
    /// Boxed, for a table that sleeps keeps the place of whatever lies in it.
    session: Mutex<Option<Box<Session>>>,
    /// The last record shown, and how often something without a record changed; streams wait for it.
    shown: watch::Sender<Version>,
    /// Who wants to go back, while the others think about it.
    proposal: std::sync::Mutex<Option<Proposal>>,
    streams: AtomicUsize,
    /// How often somebody was sent away.
    seat_checks: AtomicU64,
    /// Who is here, and what companions and hints are being thought about.
    pub(crate) thinking: ThinkingJobs,
    /// Who is here, what they say, what they point at.
    pub(crate) chat: Chat,
    /// What each kind of viewer was shown last.
    pub(crate) viewers: Viewers,
}

/// What a tab shows: the last record, and a count of what carries no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Version {
    /// The last record.
    pub seq: u64,
    /// Changes without a record.
    pub unrecorded: u64,
}

/// Somebody wants to go back, and who has agreed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    seq: u64,
    /// How many choices would remain.
    pub(crate) to: usize,
    /// Those who want it, by seat.
    pub(crate) agreed: BTreeSet<String>,
}

/// The table as it stands, held still while somebody looks at it.
pub struct SessionGuard<'t>(MutexGuard<'t, Option<Box<Session>>>);

impl std::ops::Deref for SessionGuard<'_> {
    type Target = Session;
    fn deref(&self) -> &Session {
        self.0.as_ref().expect("`Table::look` has loaded it")
    }
}

impl std::ops::DerefMut for SessionGuard<'_> {
    fn deref_mut(&mut self) -> &mut Session {
        self.0.as_mut().expect("`Table::look` has loaded it")
    }
}

/// The whole log of a table.
pub(crate) fn records(store: &dyn Store, id: &TableId) -> store::Result<Vec<Record>> {
    let mut records = Vec::new();
    loop {
        let page = store.read(id, records.len() as u64, PAGE)?;
        let full = page.len() == PAGE;
        records.extend(page);
        if !full {
            return Ok(records);
        }
    }
}

impl Table {
    /// A table that is read from the store when first looked at.
    pub fn new(id: TableId, content: Arc<Content>, store: Arc<dyn Store>) -> Table {
        let (shown, _) = watch::channel(Version::default());
        Table {
            id,
            content,
            store,
            session: Mutex::new(None),
            shown,
            streams: AtomicUsize::new(0),
            seat_checks: AtomicU64::new(0),
            thinking: ThinkingJobs::default(),
            chat: Chat::default(),
            viewers: Viewers::default(),
            proposal: std::sync::Mutex::default(),
        }
    }

    /// The table as it stands.
    pub async fn look(&self) -> Result<SessionGuard<'_>, Refused> {
        let mut session = self.session.lock().await;
        if session.is_none() {
            *session = Some(Box::new(self.load().await?));
        }
        Ok(SessionGuard(session))
    }

    async fn load(&self) -> Result<Session, Refused> {
        let (store, id, book) =
            (Arc::clone(&self.store), self.id.clone(), Arc::clone(self.content.catalogue.book()));
        let job = tokio::task::spawn_blocking(move || -> Result<Session, Refused> {
            Ok(Session::load(&book, &records(&*store, &id)?)?)
        });
        let session = job.await.map_err(|_| store::Error::Closed)??;
        self.thinking.note(&session.table_log, session.game());
        self.show(session.seq());
        Ok(session)
    }

    /// Told whenever a new record is shown.
    pub fn watch(&self) -> watch::Receiver<Version> {
        self.shown.subscribe()
    }

    fn show(&self, seq: u64) {
        self.shown.send_modify(|shown| shown.seq = seq);
    }

    /// Something changed that has no record.
    pub(crate) fn notify(&self) {
        self.shown.send_modify(|shown| shown.unrecorded += 1);
    }

    /// What tabs show now.
    pub(crate) fn shown(&self) -> Version {
        *self.shown.borrow()
    }

    /// Who wants to go back, if that still makes sense.
    pub(crate) fn proposal(&self, seq: u64) -> Option<Proposal> {
        let proposal = self.proposal.lock().unwrap_or_else(PoisonError::into_inner);
        proposal.clone().filter(|p| p.seq == seq)
    }

    /// Somebody does not want to go back to this point; a no that comes late is none to what was asked since.
    pub(crate) fn decline(&self, seq: u64, to: usize) {
        let mut proposal = self.proposal.lock().unwrap_or_else(PoisonError::into_inner);
        if proposal.take_if(|p| (p.seq, p.to) == (seq, to)).is_some() {
            self.notify();
        }
    }

    /// Whether everybody who plays wants to go back to this point; asks the others if not.
    fn agreed(&self, session: &Session, who: &Seat, to: usize) -> bool {
        if session.table_log.seats.is_empty() {
            return true;
        }
        let seq = session.seq();
        let mut proposal = self.proposal.lock().unwrap_or_else(PoisonError::into_inner);
        if proposal.as_ref().is_none_or(|p| p.seq != seq || p.to != to) {
            *proposal = Some(Proposal { seq, to, agreed: BTreeSet::new() });
        }
        let Some(asked) = proposal.as_mut() else { return false };
        asked.agreed.insert(who.seat().unwrap_or_else(|| HOST.into()));
        // A host who plays no mouse only keeps the table.
        let mice = session.setup.party.iter().map(|m| &session.game().book().mice[m.mouse.ix()].name);
        let host_plays = mice.into_iter().any(|m| session.table_log.player_of(m).is_none());
        let all = session
            .table_log
            .seats
            .keys()
            .all(|seat| asked.agreed.contains(seat) || !session.table_log.has_a_say(seat))
            && (!host_plays || asked.agreed.contains(HOST));
        if all {
            *proposal = None;
        } else {
            self.shown.send_modify(|shown| shown.unrecorded += 1);
        }
        all
    }

    /// Counts one stream in, unless there are too many; the guard counts it out again.
    pub fn join(self: &Arc<Table>, most: usize) -> Option<Joined> {
        let joined = Joined(Arc::clone(self));
        // Counted first: two that come at once must not both find the last chair.
        if self.streams.fetch_add(1, Ordering::Relaxed) < most { Some(joined) } else { None }
    }

    /// Somebody's seat is gone, or the table itself: whoever has it open is looked up again.
    pub(crate) fn recheck_seats(&self) {
        self.seat_checks.fetch_add(1, Ordering::Release);
        self.notify();
    }

    /// How often somebody was sent away.
    pub(crate) fn seat_checks(&self) -> u64 {
        self.seat_checks.load(Ordering::Acquire)
    }

    /// How many streams watch.
    pub fn streams(&self) -> usize {
        self.streams.load(Ordering::Relaxed)
    }

    /// Forgets the game in memory unless somebody watches; the log has it.
    pub(crate) fn unload(&self) {
        if self.streams() == 0
            && let Ok(mut session) = self.session.try_lock()
        {
            *session = None;
            self.thinking.forget();
            self.viewers.clear();
        }
    }

    /// Does something: checked, committed, shown, and only then acknowledged.
    pub async fn act(
        &self,
        who: &Seat,
        act: Act,
        based_on: Option<u64>,
        request: Option<&str>,
        now_ms: i64,
    ) -> Result<Done, Refused> {
        let mut look = self.look().await?;
        let session = look.0.as_mut().expect("just loaded");
        if let Some(seq) = request.and_then(|r| session.requests.get(r)) {
            return Ok(Done { seq: *seq, repeated: true, ended: false });
        }
        if based_on.is_some_and(|seq| seq != session.seq()) {
            return Err(Refused::Stale(session.seq()));
        }
        let undo_to = if let Act::Undo(to) = act { Some(to) } else { None };
        let (mut records, mut change) = plan(session, who, act)?;
        if let Change::Played { game, told } = &mut change {
            auto_answer(session, game, &mut records, told);
        }
        if undo_to.is_some_and(|to| !self.agreed(session, who, to)) {
            return Err(Refused::NeedsAgreement);
        }
        for record in &mut records {
            record.at_ms = now_ms;
        }
        // The last of them is what the answer names, also when the request is repeated.
        if let Some(last) = records.last_mut() {
            last.request = request.map(str::to_string);
        }
        let finished = match &change {
            Change::Played { game, .. } => game.board().outcome().is_some(),
            Change::Line(replay) => replay.game.board().outcome().is_some(),
            Change::Seats => session.game().board().outcome().is_some(),
        };
        let append = Append::new(self.id.clone(), session.seq(), records.clone()).with_finished(finished);
        match self.commit(append).await {
            Ok(AppendOutcome::Appended { first, last }) => {
                let played = matches!(change, Change::Played { .. });
                let aside = records.iter().any(|r| r.kind != kind::CHOICE);
                settle(session, records, first, change)?;
                self.thinking.note(&session.table_log, session.game());
                // Drawn here, while the game is at hand: the tabs have only to take their messages.
                render::draw_again(&self.content, self, session, Version { seq: last, ..self.shown() });
                self.show(last);
                if played {
                    self.chat.decided();
                }
                if aside {
                    self.chat.touch();
                }
                Ok(Done { seq: last, repeated: false, ended: played && finished })
            }
            Ok(AppendOutcome::Repeated { seq }) => {
                *look.0 = None;
                Ok(Done { seq, repeated: true, ended: false })
            }
            Ok(AppendOutcome::Conflict { last }) => {
                // Another writer has this table: what we hold is old.
                *look.0 = None;
                Err(Refused::Stale(last))
            }
            Err(error) => {
                // It may or may not be there: read again what is.
                *look.0 = None;
                drop(look);
                if let Ok(look) = self.look().await {
                    self.show(look.seq());
                }
                Err(error.into())
            }
        }
    }

    async fn commit(&self, append: Append) -> store::Result<AppendOutcome> {
        let (answer, done) = oneshot::channel();
        self.store.append_with(append, Box::new(move |outcome| drop(answer.send(outcome))));
        done.await.unwrap_or(Err(store::Error::Closed))
    }
}

/// One stream that watches a table.
pub struct Joined(Arc<Table>);

impl Drop for Joined {
    fn drop(&mut self) {
        if self.0.streams.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.0.viewers.clear();
        }
    }
}
