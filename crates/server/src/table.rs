//! One table: who may do what, and the order commit, show, acknowledge.

use crate::chat::Chat;
use crate::companions::{self, ThinkingJobs};
use crate::contents::Content;
use crate::render;
use crate::stored::{entries, new_record};
use crate::telling::Telling;
use crate::viewers::Viewers;
use session::{BadLog, Command, Record, Refused, Seat, Session, UndoVote};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError};
use store::{Append, AppendOutcome, Store, TableId};
use tokio::sync::{Mutex, MutexGuard, oneshot, watch};

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NotDone {
    /// It is not to be done here and now, or not by this person.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// It could not be written down.
    #[error("it could not be saved: {0}")]
    Storage(#[from] store::Error),
}

impl From<BadLog> for NotDone {
    fn from(bad: BadLog) -> NotDone {
        NotDone::Refused(bad.into())
    }
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
    session: Mutex<Option<Box<Loaded>>>,
    /// The last record shown, and how often something without a record changed; streams wait for it.
    shown: watch::Sender<Version>,
    /// Who wants to go back, while the others think about it.
    undo_vote: std::sync::Mutex<Option<UndoVote>>,
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
            session: Mutex::new(None),
            shown,
            streams: AtomicUsize::new(0),
            seat_checks: AtomicU64::new(0),
            thinking: ThinkingJobs::default(),
            chat: Chat::default(),
            viewers: Viewers::default(),
            undo_vote: std::sync::Mutex::default(),
        }
    }

    /// The table as it stands.
    pub async fn look(&self) -> Result<SessionGuard<'_>, NotDone> {
        let mut loaded = self.session.lock().await;
        if loaded.is_none() {
            let session = self.load().await?;
            *loaded = Some(Box::new(Loaded { session, telling: Telling::default() }));
        }
        Ok(SessionGuard(loaded))
    }

    async fn load(&self) -> Result<Session, NotDone> {
        let (store, id, book) =
            (Arc::clone(&self.store), self.id.clone(), Arc::clone(self.content.catalogue.book()));
        let job = tokio::task::spawn_blocking(move || -> Result<Session, NotDone> {
            Ok(Session::load(&book, entries(&*store, &id)??)?.with_ties(companions::settle_tie))
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

    /// Something changed that has no record.
    pub(crate) fn notify(&self) {
        self.shown.send_modify(|shown| shown.unrecorded += 1);
    }

    /// What tabs show now.
    pub(crate) fn shown(&self) -> Version {
        *self.shown.borrow()
    }

    /// Who wants to go back, if that still makes sense.
    pub(crate) fn undo_vote(&self, seq: u64) -> Option<UndoVote> {
        let vote = self.undo_vote.lock().unwrap_or_else(PoisonError::into_inner);
        vote.clone().filter(|vote| vote.holds(seq))
    }

    /// Somebody does not want to go back to this point; a no that comes late is none to what was asked since.
    pub(crate) fn decline(&self, seq: u64, to: usize) {
        let mut vote = self.undo_vote.lock().unwrap_or_else(PoisonError::into_inner);
        if vote.take_if(|vote| vote.is_about(seq, to)).is_some() {
            self.notify();
        }
    }

    /// Whether everybody who plays wants to go back to this point; asks the others if not.
    fn agreed(&self, session: &Session, seat: &Seat, to: usize) -> bool {
        if session.log().seats.is_empty() {
            return true;
        }
        let mut vote = self.undo_vote.lock().unwrap_or_else(PoisonError::into_inner);
        let asked = vote.take_if(|vote| vote.is_about(session.seq(), to));
        let mut asked = asked.unwrap_or_else(|| UndoVote::new(session, to));
        let all = asked.agree(session, seat);
        *vote = (!all).then_some(asked);
        if !all {
            self.notify();
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
        seat: &Seat,
        command: Command,
        based_on: Option<u64>,
        request: Option<&str>,
        now_ms: i64,
    ) -> Result<Done, NotDone> {
        let mut look = self.look().await?;
        if let Some(seq) = request.and_then(|request| look.answered(request)) {
            return Ok(Done { seq, repeated: true, ended: false });
        }
        if based_on.is_some_and(|seq| seq != look.seq()) {
            return Err(Refused::Stale(look.seq()).into());
        }
        let undo_to = if let Command::Undo(to) = command { Some(to) } else { None };
        let planned = look.plan(seat, command)?.answering(request);
        if undo_to.is_some_and(|to| !self.agreed(&look, seat, to)) {
            return Err(Refused::NeedsAgreement.into());
        }
        let mut records: Vec<_> = planned.records().iter().map(|r| new_record(r, now_ms)).collect();
        // The last of them is what the answer names, also when the request is repeated.
        if let Some(last) = records.last_mut() {
            last.request = request.map(str::to_string);
        }
        let append = Append::new(self.id.clone(), look.seq(), records).with_finished(planned.over());
        match self.commit(append).await {
            Ok(AppendOutcome::Appended { first, last }) => {
                let (played, over) = (planned.plays(), planned.over());
                let aside = planned.records().iter().any(|r| !matches!(r, Record::Choice(_)));
                let Loaded { session, telling } = look.loaded();
                let before = session.seq();
                telling.follow(session.apply(planned, first), before);
                self.thinking.note(session.log(), session.game());
                // Drawn here, while the game is at hand: the tabs have only to take their messages.
                let shown = Version { seq: last, ..self.shown() };
                render::update_all(&self.content, self, (session, telling), shown);
                self.show(last);
                if played {
                    self.chat.decided();
                }
                if aside {
                    self.chat.touch();
                }
                Ok(Done { seq: last, repeated: false, ended: played && over })
            }
            Ok(AppendOutcome::Repeated { seq }) => {
                *look.0 = None;
                Ok(Done { seq, repeated: true, ended: false })
            }
            Ok(AppendOutcome::Conflict { last }) => {
                // Another writer has this table: what we hold is old.
                *look.0 = None;
                Err(Refused::Stale(last).into())
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
