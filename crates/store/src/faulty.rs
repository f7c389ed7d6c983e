//! A store that fails on demand, so that callers can be tested on their worst days.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::{
    Append, AppendOutcome, Callback, Drawer, Error, Excerpt, Follower, List, NewRecord, NewTable, Result,
    Snapshot, Store, StoreUsage, StoredRecord, TableId, TableInfo,
};

/// A failure to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The next write fails and changes nothing.
    FailCommit,
    /// Every write fails and changes nothing, until [`FaultyStore::heal`]: a full disk.
    FailEveryCommit,
    /// The next write is committed, but reported as failed.
    FailAfterCommit,
    /// The next append is committed, but nobody says so in time: the servers of a cluster are silent.
    NoAnswer,
    /// The next append is written with a torn last record and reported as failed; reading that
    /// record gives [`Error::DamagedRecord`], the ones before it are intact.
    TearLastRecord,
}

/// Wraps a store for tests and fails when told.
#[derive(Debug)]
pub struct FaultyStore<S> {
    inner: S,
    state: Arc<Mutex<State>>,
    asked: AtomicUsize,
}

#[derive(Debug, Default)]
struct State {
    next: Option<Fault>,
    torn: BTreeSet<(TableId, u64)>,
    blind: Duration,
    drawers_closed: bool,
    behind: Option<Behind>,
    /// How often others were asked.
    looked_again: usize,
}

/// What others have written that was not read here yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// All tables.
    Tables,
    /// Seats and codes.
    Seats,
}

impl<S: Store> FaultyStore<S> {
    /// A store that does not fail yet.
    pub fn new(inner: S) -> Self {
        Self { inner, state: Arc::default(), asked: AtomicUsize::new(0) }
    }

    /// Arms a failure.
    pub fn inject(&self, fault: Fault) {
        lock(&self.state).next = Some(fault);
    }

    /// Takes an armed failure back. Torn records stay torn.
    pub fn heal(&self) {
        lock(&self.state).next = None;
    }

    /// Says that nothing was heard of other processes for so long.
    pub fn set_blind(&self, blind: Duration) {
        lock(&self.state).blind = blind;
    }

    /// From now on nobody says what is in the drawers; or they do again.
    pub fn close_drawers(&self, closed: bool) {
        lock(&self.state).drawers_closed = closed;
    }

    /// From now on this is not known here, until somebody waits for what others have written.
    pub fn fall_behind(&self, behind: Behind) {
        lock(&self.state).behind = Some(behind);
    }

    /// How often somebody waited for what others have written.
    pub fn looked_again(&self) -> usize {
        lock(&self.state).looked_again
    }

    fn catch_up(&self) {
        let mut state = lock(&self.state);
        state.behind = None;
        state.looked_again += 1;
    }

    fn is_behind(&self, with: Behind) -> bool {
        lock(&self.state).behind == Some(with)
    }

    /// How often something was looked up so far, with one more for each row that was found.
    pub fn asked(&self) -> usize {
        self.asked.load(Ordering::Relaxed)
    }

    fn looked_up<T>(&self, found: Result<T>, rows: impl Fn(&T) -> usize) -> Result<T> {
        self.asked.fetch_add(1 + found.as_ref().map_or(0, rows), Ordering::Relaxed);
        found
    }

    /// The wrapped store.
    pub fn inner(&self) -> &S {
        &self.inner
    }

    fn next_fault(&self) -> Option<Fault> {
        let mut state = lock(&self.state);
        match state.next {
            Some(Fault::FailEveryCommit) => state.next,
            _ => state.next.take(),
        }
    }

    /// A write other than an append.
    fn write<T>(&self, work: impl FnOnce(&S) -> Result<T>) -> Result<T> {
        match self.next_fault() {
            None => work(&self.inner),
            Some(Fault::FailCommit | Fault::FailEveryCommit) => Err(Error::Injected(NOT_COMMITTED)),
            Some(Fault::FailAfterCommit) => work(&self.inner).and(Err(Error::Injected(NOT_ACKNOWLEDGED))),
            Some(fault @ (Fault::TearLastRecord | Fault::NoAnswer)) => {
                // Only an append can be torn; it is still to come.
                self.inject(fault);
                work(&self.inner)
            }
        }
    }
}

const NOT_COMMITTED: &str = "the commit failed";
const NOT_ACKNOWLEDGED: &str = "the answer got lost after the commit";
const TORN: &str = "the last record is torn";

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<S: Store> Store for FaultyStore<S> {
    fn create_table(&self, table: NewTable, records: Vec<NewRecord>) -> Result<()> {
        self.write(|inner| inner.create_table(table, records))
    }

    fn append_with(&self, append: Append, done: Callback<AppendOutcome>) {
        match self.next_fault() {
            None => self.inner.append_with(append, done),
            Some(Fault::FailCommit | Fault::FailEveryCommit) => done(Err(Error::Injected(NOT_COMMITTED))),
            Some(Fault::NoAnswer) => {
                let silent = Error::NoAnswer { place: "a test".into() };
                let lose = move |answer: Result<_>| done(answer.and(Err(silent)));
                self.inner.append_with(append, Box::new(lose));
            }
            Some(Fault::FailAfterCommit) => {
                let lose = move |answer: Result<_>| done(answer.and(Err(Error::Injected(NOT_ACKNOWLEDGED))));
                self.inner.append_with(append, Box::new(lose));
            }
            Some(Fault::TearLastRecord) => {
                let (table, state) = (append.table.clone(), Arc::clone(&self.state));
                let tear = move |answer| match answer {
                    Ok(AppendOutcome::Appended { last, .. }) => {
                        lock(&state).torn.insert((table, last));
                        done(Err(Error::Injected(TORN)));
                    }
                    // Nothing was written, so nothing can be torn.
                    other => done(other),
                };
                self.inner.append_with(append, Box::new(tear));
            }
        }
    }

    fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<StoredRecord>> {
        let records = self.looked_up(self.inner.read(table, after, limit), Vec::len)?;
        let state = lock(&self.state);
        match records.iter().find(|record| state.torn.contains(&(table.clone(), record.seq))) {
            Some(torn) => Err(Error::DamagedRecord { table: table.clone(), seq: torn.seq }),
            None => Ok(records),
        }
    }

    fn last_seq(&self, table: &TableId) -> Result<u64> {
        self.looked_up(self.inner.last_seq(table), |_| 0)
    }

    fn list(&self, list: List, part: Excerpt) -> Result<Vec<TableInfo>> {
        self.looked_up(self.inner.list(list, part), Vec::len)
    }

    fn of_person(&self, list: List, token_hash: &str, part: Excerpt) -> Result<Vec<TableInfo>> {
        self.looked_up(self.inner.of_person(list, token_hash, part), Vec::len)
    }

    fn table(&self, table: &TableId) -> Result<TableInfo> {
        if self.is_behind(Behind::Tables) {
            return Err(Error::NoSuchTable(table.clone()));
        }
        self.looked_up(self.inner.table(table), |_| 0)
    }

    fn rename(&self, table: &TableId, name: &str) -> Result<()> {
        self.write(|inner| inner.rename(table, name))
    }

    fn set_meta(&self, table: &TableId, meta: &str) -> Result<()> {
        self.write(|inner| inner.set_meta(table, meta))
    }

    fn delete(&self, table: &TableId) -> Result<()> {
        self.write(|inner| inner.delete(table))
    }

    fn put_seat(&self, table: &TableId, seat: &str, token_hash: &str) -> Result<()> {
        self.write(|inner| inner.put_seat(table, seat, token_hash))
    }

    fn seat(&self, table: &TableId, seat: &str) -> Result<Option<String>> {
        let found = self.looked_up(self.inner.seat(table, seat), |_| 0)?;
        Ok(found.filter(|_| !self.is_behind(Behind::Seats)))
    }

    fn seats(&self, table: &TableId) -> Result<Vec<(String, String)>> {
        self.looked_up(self.inner.seats(table), Vec::len)
    }

    fn seat_of(&self, table: &TableId, token_hash: &str) -> Result<Option<String>> {
        let found = self.looked_up(self.inner.seat_of(table, token_hash), |_| 0)?;
        Ok(found.filter(|_| !self.is_behind(Behind::Seats)))
    }

    fn rebind(&self, token_hash: &str, to: &str) -> Result<usize> {
        self.write(|inner| inner.rebind(token_hash, to))
    }

    fn put_code(&self, table: &TableId, code_hash: &str, until_ms: i64) -> Result<()> {
        self.write(|inner| inner.put_code(table, code_hash, until_ms))
    }

    fn remove_code(&self, table: &TableId) -> Result<()> {
        self.write(|inner| inner.remove_code(table))
    }

    fn by_code(&self, code_hash: &str, now_ms: i64) -> Result<Option<TableId>> {
        let found = self.looked_up(self.inner.by_code(code_hash, now_ms), |_| 0)?;
        Ok(found.filter(|_| !self.is_behind(Behind::Seats)))
    }

    fn remove_seat(&self, table: &TableId, seat: &str) -> Result<bool> {
        self.write(|inner| inner.remove_seat(table, seat))
    }

    fn put_snapshot(&self, table: &TableId, seq: u64, data: &[u8]) -> Result<()> {
        self.write(|inner| inner.put_snapshot(table, seq, data))
    }

    fn snapshot(&self, table: &TableId, seq: u64) -> Result<Option<Snapshot>> {
        self.inner.snapshot(table, seq)
    }

    fn usage(&self) -> Result<StoreUsage> {
        self.inner.usage()
    }

    fn stale(&self, finished: bool, before_ms: i64, part: Excerpt) -> Result<Vec<TableInfo>> {
        self.looked_up(self.inner.stale(finished, before_ms, part), Vec::len)
    }

    fn drop_snapshots(&self, table: &TableId) -> Result<()> {
        self.write(|inner| inner.drop_snapshots(table))
    }

    fn keep(&self, drawer: Drawer, name: &str, data: &[u8]) -> Result<bool> {
        self.write(|inner| inner.keep(drawer, name, data))
    }

    fn kept(&self, drawer: Drawer, name: &str) -> Result<Option<Vec<u8>>> {
        if lock(&self.state).drawers_closed {
            return Err(Error::NoAnswer { place: "a closed drawer".into() });
        }
        self.looked_up(self.inner.kept(drawer, name), |_| 0)
    }

    fn names(&self, drawer: Drawer) -> Result<Vec<String>> {
        self.looked_up(self.inner.names(drawer), Vec::len)
    }

    fn discard(&self, drawer: Drawer, name: &str) -> Result<bool> {
        self.write(|inner| inner.discard(drawer, name))
    }

    fn follow(&self, follower: Follower) {
        self.inner.follow(follower);
    }

    fn say(&self, table: &TableId, words: &str) {
        self.inner.say(table, words);
    }

    fn refresh_with(&self, table: &TableId, done: Callback<()>) {
        self.catch_up();
        self.inner.refresh_with(table, done);
    }

    fn look_again_with(&self, table: Option<&TableId>, done: Callback<()>) {
        self.catch_up();
        self.inner.look_again_with(table, done);
    }

    fn lease(&self, name: &str, holder: &str) -> bool {
        self.inner.lease(name, holder)
    }

    fn release(&self, name: &str, holder: &str) {
        self.inner.release(name, holder);
    }

    fn blind(&self) -> Duration {
        self.inner.blind().max(lock(&self.state).blind)
    }
}
