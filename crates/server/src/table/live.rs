//! The order of every change: check, commit, show, acknowledge.

use super::mind::settle_tie;
use super::not_done::NotDone;
use super::stored::{entries, new_record};
use super::thinking::ThinkingJobs;
use crate::chat::Chat;
use crate::contents::Content;
use crate::showing::{self, Around, Version, Viewers};
use session::{Command, Planned, Record, Refused, Seat, Session};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Append, AppendOutcome, Store, TableId};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncMutexGuard, oneshot, watch};
use view::Telling;

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
    /// Whoever changes the table has the turn from plan to publish, across the commit; whoever only looks never waits
    /// for it, and so never for the disk.
    turn: AsyncMutex<()>,
    /// Held to look or to publish, never across an await. Boxed, for a table that sleeps keeps the place of whatever lies
    /// in it.
    loaded: Mutex<Option<Box<Loaded>>>,
    /// The last record shown, and how often something without a record changed; streams wait for it.
    shown: watch::Sender<Version>,
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
    pub fn new(id: TableId, content: Arc<Content>, store: Arc<dyn Store>) -> Table {
        let (shown, _) = watch::channel(Version::default());
        Table {
            id,
            content,
            store,
            turn: AsyncMutex::default(),
            loaded: Mutex::default(),
            shown,
            streams: AtomicUsize::new(0),
            seat_checks: AtomicU64::new(0),
            thinking: ThinkingJobs::default(),
            chat: Chat::default(),
            viewers: Viewers::default(),
        }
    }

    /// The table as it stands.
    pub async fn look(&self) -> Result<SessionGuard<'_>, NotDone> {
        loop {
            if let Some(look) = self.in_memory() {
                return Ok(look);
            }
            let turn = self.turn.lock().await;
            self.bring_in(&turn).await?;
        }
    }

    /// The table as it stands, unless it sleeps.
    fn in_memory(&self) -> Option<SessionGuard<'_>> {
        let loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        loaded.is_some().then_some(SessionGuard(loaded))
    }

    /// Reads the table from the store if it sleeps: whoever has the turn finds it in memory until they give it up.
    async fn bring_in(&self, _: &AsyncMutexGuard<'_, ()>) -> Result<(), NotDone> {
        if self.in_memory().is_none() {
            let loaded = Loaded { session: self.load().await?, telling: Telling::default() };
            *self.loaded.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(loaded));
        }
        Ok(())
    }

    /// What is in memory is not what is kept.
    fn put_to_sleep(&self) {
        *self.loaded.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    async fn load(&self) -> Result<Session, NotDone> {
        let (store, id, book) =
            (Arc::clone(&self.store), self.id.clone(), Arc::clone(self.content.catalogue.book()));
        let job = tokio::task::spawn_blocking(move || -> Result<Session, NotDone> {
            Ok(Session::load(&book, entries(&*store, &id)??)?.with_ties(settle_tie))
        });
        let session = job.await.map_err(|_| store::Error::Closed)??;
        self.thinking.note(session.log(), session.game());
        self.show(session.seq());
        Ok(session)
    }

    /// CausedEvent whenever a new record is shown.
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

    /// Forgets the game in memory unless somebody watches; the log has it.
    pub(crate) fn unload(&self) {
        if self.streams() == 0
            && let Ok(_turn) = self.turn.try_lock()
        {
            self.put_to_sleep();
            self.thinking.forget();
            self.viewers.clear();
        }
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
        let turn = self.turn.lock().await;
        self.bring_in(&turn).await?;
        let (planned, seq) = match self.plan(seat, command, based_on, request)? {
            Ok(planned) => planned,
            Err(seq) => return Ok(Done { seq, repeated: true, ended: false }),
        };
        let mut records: Vec<_> = planned.records().iter().map(|r| new_record(r, now_ms)).collect();
        // The last of them is what the answer names, also when the request is repeated.
        if let Some(last) = records.last_mut() {
            last.request = request.map(str::to_string);
        }
        let append = Append::new(self.id.clone(), seq, records).with_finished(planned.over());
        match self.commit(append).await {
            Ok(AppendOutcome::Appended { first, last }) => {
                let ended = planned.plays() && planned.over();
                self.publish(planned, first, last);
                Ok(Done { seq: last, repeated: false, ended })
            }
            Ok(AppendOutcome::Repeated { seq }) => {
                self.put_to_sleep();
                Ok(Done { seq, repeated: true, ended: false })
            }
            Ok(AppendOutcome::Conflict { last }) => {
                // Another writer has this table: what we hold is old.
                self.put_to_sleep();
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
        let planned = look.plan(seat, command)?.answering(request);
        if undo_to.is_some_and(|to| !look.loaded().session.agree_to_undo(seat, to)) {
            self.notify();
            return Err(Refused::NeedsAgreement);
        }
        Ok(Ok((planned, seq)))
    }

    /// Takes in what was committed and shows it.
    fn publish(&self, planned: Planned, first: u64, last: u64) {
        let (played, aside) =
            (planned.plays(), planned.records().iter().any(|r| !matches!(r, Record::Choice(_))));
        let mut look = self.in_memory().expect("it was brought in");
        let Loaded { session, telling } = look.loaded();
        let before = session.seq();
        telling.follow(session.apply(planned, first), before);
        self.thinking.note(session.log(), session.game());
        // Drawn here, while the game is at hand: the tabs have only to take their messages.
        let shown = Version { seq: last, ..self.shown() };
        showing::update_all(&self.content, self.around(), (session, telling), shown);
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

/// One stream that watches a table.
pub struct Joined(Arc<Table>);

impl Drop for Joined {
    fn drop(&mut self) {
        if self.0.streams.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.0.viewers.clear();
        }
    }
}
