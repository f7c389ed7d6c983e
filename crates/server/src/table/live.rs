//! The order of every change: check, commit, show, acknowledge.

use super::aside::aside;
use super::mind::settle_tie;
use super::not_done::NotDone;
use super::stored::{entries, new_record};
use super::thinking::ThinkingJobs;
use crate::chat::Chat;
use crate::contents::Content;
use crate::shelf::{BookShelf, Kept};
use crate::showing::{self, Around, Version, Viewers};
use session::{Applied, BadLog, Command, LogRecord, Planned, Record, Refused, Seat, Session};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use store::{Append, AppendOutcome, Drawer, Store, TableId};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncMutexGuard, oneshot, watch};
use tokio::time::Instant;
use view::Telling;

/// For so many kinds of viewers a choice is drawn where it is made.
const FEW_KINDS: usize = 2;

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
    shelf: Arc<BookShelf>,
    /// The book its game was begun with, once it was read.
    content: OnceLock<Arc<Content>>,
    store: Arc<dyn Store>,
    /// What the node is called that it is kept at.
    node: String,
    /// How long its log may become.
    most_records: u64,
    /// Whoever changes the table has the turn from plan to publish, across the commit; whoever only looks never waits
    /// for it, and so never for the disk.
    pub(super) turn: AsyncMutex<()>,
    /// Held to look or to publish, never across an await. Boxed, for a table that sleeps keeps the place of whatever lies
    /// in it.
    loaded: Mutex<Option<Box<Loaded>>>,
    /// The last record shown, and how often something without a record changed; streams wait for it.
    shown: watch::Sender<Version>,
    streams: AtomicUsize,
    /// The last record that anybody is known to have written.
    pub(super) heard: AtomicU64,
    /// The last record of what is being written here; none if nothing is.
    pub(super) writing: AtomicU64,
    /// When somebody last asked for it.
    asked: Mutex<Instant>,
    /// How often somebody was sent away.
    seat_checks: AtomicU64,
    /// Who is here, and what companions and hints are being thought about.
    pub(crate) thinking: ThinkingJobs,
    /// Who is here, what they say, what they point at.
    pub(crate) chat: Chat,
    /// What each kind of viewer was shown last.
    pub(crate) viewers: Viewers,
}

/// A table in memory.
struct Loaded {
    session: Session,
    telling: Telling,
}

/// The table as it stands, held still while somebody looks at it.
pub struct SessionGuard<'t>(MutexGuard<'t, Option<Box<Loaded>>>);

impl SessionGuard<'_> {
    /// The session, and what is told of it.
    pub(crate) fn parts(&mut self) -> (&Session, &mut Telling) {
        let Loaded { session, telling } = self.loaded();
        (session, telling)
    }

    pub(super) fn session_mut(&mut self) -> &mut Session {
        &mut self.loaded().session
    }

    fn loaded(&mut self) -> &mut Loaded {
        self.0.as_mut().expect("`Table::look` has loaded it")
    }
}

impl std::ops::Deref for SessionGuard<'_> {
    type Target = Session;
    fn deref(&self) -> &Session {
        &self.0.as_ref().expect("`Table::look` has loaded it").session
    }
}

impl Table {
    /// A table that is read from the store when first looked at.
    pub fn new(id: TableId, shelf: Arc<BookShelf>, store: Arc<dyn Store>) -> Table {
        let (shown, _) = watch::channel(Version::default());
        Table {
            id,
            shelf,
            content: OnceLock::new(),
            store,
            node: String::new(),
            most_records: u64::MAX,
            turn: AsyncMutex::default(),
            loaded: Mutex::default(),
            shown,
            streams: AtomicUsize::new(0),
            heard: AtomicU64::new(0),
            writing: AtomicU64::new(0),
            asked: Mutex::new(Instant::now()),
            seat_checks: AtomicU64::new(0),
            thinking: ThinkingJobs::default(),
            chat: Chat::default(),
            viewers: Viewers::default(),
        }
    }

    /// The same with a log of at most so many records.
    #[must_use]
    pub fn keeping(mut self, most_records: u64) -> Table {
        self.most_records = most_records;
        self
    }

    /// The same at a node that others can tell from theirs.
    #[must_use]
    pub(crate) fn at(mut self, node: &str) -> Table {
        node.clone_into(&mut self.node);
        self
    }

    pub(super) fn node(&self) -> &str {
        &self.node
    }

    /// The table as it stands.
    pub async fn look(&self) -> Result<SessionGuard<'_>, NotDone> {
        if self.is_behind()
            && let Ok(turn) = self.turn.try_lock()
        {
            // Another node wrote: whoever looks sees it. If somebody has the turn, they are about to take it in.
            self.catch_up(&turn)?;
        }
        loop {
            if let Some(look) = self.in_memory() {
                return Ok(look);
            }
            let turn = self.turn.lock().await;
            self.bring_in(&turn).await?;
        }
    }

    /// The table as it stands, unless it sleeps.
    pub(super) fn in_memory(&self) -> Option<SessionGuard<'_>> {
        let loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        loaded.is_some().then_some(SessionGuard(loaded))
    }

    /// Reads the table from the store if it sleeps: whoever has the turn finds it in memory until they give it up.
    async fn bring_in(&self, turn: &AsyncMutexGuard<'_, ()>) -> Result<(), NotDone> {
        if self.in_memory().is_none() {
            let loaded = Loaded { session: self.load().await?, telling: Telling::default() };
            let read = loaded.session.seq();
            *self.loaded.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(loaded));
            if self.heard.load(Ordering::Acquire) > read {
                // Others wrote while it was read, and nobody was awake to hear of it.
                self.catch_up(turn)?;
            }
        }
        Ok(())
    }

    /// What is in memory is not what is kept.
    pub(super) fn put_to_sleep(&self) {
        *self.loaded.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    async fn load(&self) -> Result<Session, NotDone> {
        let (store, id, shelf) = (Arc::clone(&self.store), self.id.clone(), Arc::clone(&self.shelf));
        let job = tokio::task::spawn_blocking(move || -> Result<(Session, Arc<Content>), NotDone> {
            let (session, content) = bring(&shelf, &*store, entries(&*store, &id)??)??;
            Ok((session.with_ties(settle_tie), content))
        });
        let (session, content) = job.await.map_err(|_| store::Error::Closed)??;
        let _ = self.content.set(content);
        self.thinking.note(session.log(), session.game());
        self.show(session.seq());
        Ok(session)
    }

    pub(super) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The book its game is played with; what stands in front until the table was looked at.
    pub fn content(&self) -> &Arc<Content> {
        self.content.get().unwrap_or_else(|| self.shelf.front())
    }

    /// Changes whenever a new record is shown.
    pub fn watch(&self) -> watch::Receiver<Version> {
        self.shown.subscribe()
    }

    fn show(&self, seq: u64) {
        self.shown.send_modify(|shown| shown.seq = seq);
    }

    /// What is known of it besides its session.
    pub(crate) fn around(&self) -> Around<'_> {
        Around { id: &self.id, chat: &self.chat, viewers: &self.viewers }
    }

    /// Something changed that has no record.
    pub(crate) fn notify(&self) {
        self.shown.send_modify(|shown| shown.unrecorded += 1);
    }

    /// What tabs show now.
    pub(crate) fn shown(&self) -> Version {
        *self.shown.borrow()
    }

    /// Somebody does not want to go back to this point.
    pub(crate) async fn decline(&self, seq: u64, to: usize) -> Result<(), NotDone> {
        if self.look().await?.loaded().session.decline_undo(seq, to) {
            self.tell_of_refusal(seq, to);
            self.notify();
        }
        Ok(())
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

    /// Somebody asks for it.
    pub(crate) fn touch(&self) {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// How long nobody has looked at it or asked for it.
    pub(crate) fn idle(&self) -> Duration {
        if self.streams() > 0 {
            return Duration::ZERO;
        }
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed()
    }

    /// Whether its game is in memory.
    pub(crate) fn is_awake(&self) -> bool {
        self.loaded.try_lock().map_or(true, |loaded| loaded.is_some())
    }

    /// Forgets the game in memory unless somebody watches or a companion plays; the log has it. Says whether it sleeps.
    pub(crate) fn unload(&self) -> bool {
        if self.streams() > 0 || self.thinking.is_driven() {
            return false;
        }
        let Ok(_turn) = self.turn.try_lock() else { return false };
        self.put_to_sleep();
        self.thinking.forget();
        self.viewers.clear();
        true
    }

    /// Does something: checked, committed, shown, and only then acknowledged.
    pub async fn act(
        &self,
        seat: &Seat,
        command: Command,
        based_on: Option<u64>,
        request: Option<&str>,
        now_ms: i64,
    ) -> Result<Done, NotDone> {
        loop {
            let done = self.act_seating(seat, command.clone(), based_on, request, None, now_ms).await;
            // Another node was faster. What is based on no record is planned anew on what it wrote.
            if based_on.is_some() || !matches!(done, Err(NotDone::Refused(Refused::Stale(_)))) {
                return done;
            }
        }
    }

    /// Somebody takes a seat: who they are is kept in the same commit as the record of it.
    pub(crate) async fn seat(
        &self,
        command: Command,
        taken: (String, String),
        based_on: u64,
        now_ms: i64,
    ) -> Result<Done, NotDone> {
        self.act_seating(&Seat::Host, command, Some(based_on), None, Some(taken), now_ms).await
    }

    async fn act_seating(
        &self,
        seat: &Seat,
        command: Command,
        based_on: Option<u64>,
        request: Option<&str>,
        taken: Option<(String, String)>,
        now_ms: i64,
    ) -> Result<Done, NotDone> {
        let turn = self.turn.lock().await;
        self.bring_in(&turn).await?;
        if let Some(based_on) = based_on {
            self.reach(based_on, &turn).await?;
        }
        let (planned, seq) = match self.plan(seat, command, based_on, request)? {
            Ok(planned) => planned,
            Err(seq) => return Ok(Done { seq, repeated: true, ended: false }),
        };
        if planned.records().is_empty() {
            // Everything is so already.
            return Ok(Done { seq, repeated: false, ended: false });
        }
        if seq + planned.records().len() as u64 > self.most_records {
            return Err(NotDone::Full);
        }
        let mut records: Vec<_> = planned.records().iter().map(|r| new_record(r, now_ms)).collect();
        // The last of them is what the answer names, also when the request is repeated.
        if let Some(last) = records.last_mut() {
            last.request = request.map(str::to_string);
        }
        let last = seq + records.len() as u64;
        let append =
            Append::new(self.id.clone(), seq, records).with_finished(planned.over()).with_seat(taken);
        self.writing.store(last, Ordering::Release);
        let committed = self.commit(append).await;
        self.writing.store(0, Ordering::Release);
        match committed {
            Ok(AppendOutcome::Appended { first, last }) => {
                let ended = planned.plays() && planned.over();
                self.take_in(planned, first, last);
                Ok(Done { seq: last, repeated: false, ended })
            }
            Ok(AppendOutcome::Repeated { seq }) => {
                self.catch_up(&turn)?;
                Ok(Done { seq, repeated: true, ended: false })
            }
            Ok(AppendOutcome::Conflict { last }) => {
                // Another node was faster: what it wrote is shown, and whoever asked sees why.
                self.catch_up(&turn)?;
                Err(Refused::Stale(last).into())
            }
            Err(error) => {
                // It may or may not be there: read again what is, and show that.
                self.put_to_sleep();
                let _ = self.bring_in(&turn).await;
                Err(error.into())
            }
        }
    }

    /// What a command comes to, and after which record; or the record that answered the same request before.
    fn plan(
        &self,
        seat: &Seat,
        command: Command,
        based_on: Option<u64>,
        request: Option<&str>,
    ) -> Result<Result<(Planned, u64), u64>, Refused> {
        let mut look = self.in_memory().expect("it was brought in");
        if let Some(seq) = request.and_then(|request| look.answered(request)) {
            return Ok(Err(seq));
        }
        let seq = look.seq();
        if based_on.is_some_and(|based_on| based_on != seq) {
            return Err(Refused::Stale(seq));
        }
        let undo_to = if let Command::Undo(to) = command { Some(to) } else { None };
        // Going back and forth plays the whole game again.
        let replays = matches!(command, Command::Undo(_) | Command::Redo);
        let planned = if replays { aside(|| look.plan(seat, command)) } else { look.plan(seat, command) };
        let planned = planned?.answering(request);
        if let Some(to) = undo_to
            && !look.loaded().session.agree_to_undo(seat, to)
        {
            drop(look);
            self.tell_of_agreement(seat, seq, to);
            self.notify();
            return Err(Refused::NeedsAgreement);
        }
        Ok(Ok((planned, seq)))
    }

    /// Takes in what was committed and shows it.
    fn take_in(&self, planned: Planned, first: u64, last: u64) {
        let aside = planned.records().iter().any(|r| !matches!(r, Record::Choice(_)));
        let mut look = self.in_memory().expect("it was brought in");
        let before = look.seq();
        let applied = look.session_mut().apply(planned, first);
        self.publish(look, applied, before, last, aside);
    }

    /// Shows what a session has taken in, up to a record.
    pub(super) fn publish(
        &self,
        mut look: SessionGuard<'_>,
        applied: Applied,
        before: u64,
        last: u64,
        aside: bool,
    ) {
        let played = matches!(applied, Applied::Played { .. });
        let Loaded { session, telling } = look.loaded();
        telling.follow(applied, before);
        self.thinking.note(session.log(), session.game());
        // Drawn here, while the game is at hand: the tabs have only to take their messages.
        let shown = Version { seq: last, ..self.shown() };
        let mut draw = || showing::update_all(self.content(), self.around(), (session, telling), shown);
        // A kind of viewer takes a tenth of a millisecond, and making room for others costs as much as that.
        if self.viewers.kinds() > FEW_KINDS {
            super::aside::aside(draw);
        } else {
            draw();
        }
        self.show(last);
        drop(look);
        if played {
            self.chat.decided();
        }
        if aside {
            self.chat.touch();
        }
    }

    async fn commit(&self, append: Append) -> store::Result<AppendOutcome> {
        let (answer, done) = oneshot::channel();
        self.store.append_with(append, Box::new(move |outcome| drop(answer.send(outcome))));
        done.await.unwrap_or(Err(store::Error::Closed))
    }
}

/// A game with the book it was begun with; or why it cannot be played.
pub(crate) fn bring(
    shelf: &BookShelf,
    store: &dyn Store,
    log: Vec<LogRecord>,
) -> store::Result<Result<(Session, Arc<Content>), BadLog>> {
    bring_with(shelf, &|edition| store.kept(Drawer::Editions, edition), log)
}

/// As [`bring`], from whatever keeps the editions.
pub(crate) fn bring_with(
    shelf: &BookShelf,
    kept: &Kept<'_>,
    log: Vec<LogRecord>,
) -> store::Result<Result<(Session, Arc<Content>), BadLog>> {
    let setup = log.iter().find_map(|entry| match &entry.record {
        Record::Setup(setup) => Some(&setup.saved),
        _ => None,
    });
    let Some(setup) = setup else { return Ok(Err(BadLog::NoSetup)) };
    Ok(shelf.played(kept, setup)?.and_then(|content| {
        let session = Session::load(content.catalogue.book(), log)?;
        Ok((session, content))
    }))
}

/// One stream that watches a table.
pub struct Joined(Arc<Table>);

impl Drop for Joined {
    fn drop(&mut self) {
        if self.0.streams.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.0.viewers.clear();
            self.0.touch();
        }
    }
}
