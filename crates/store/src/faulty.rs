//! A store that fails on demand, so that callers can be tested on their worst days.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{
    Append, AppendOutcome, Done, Error, List, NewRecord, NewTable, Record, Result, Snapshot, Store, TableId,
    TableInfo,
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
    /// The next append is written with a torn last record and reported as failed; reading that
    /// record gives [`Error::DamagedRecord`], the ones before it are intact.
    TearLastRecord,
}

/// Wraps a store for tests and fails when told.
#[derive(Debug)]
pub struct FaultyStore<S> {
    inner: S,
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    next: Option<Fault>,
    torn: BTreeSet<(TableId, u64)>,
}

impl<S: Store> FaultyStore<S> {
    /// A store that does not fail yet.
    pub fn new(inner: S) -> Self {
        Self { inner, state: Arc::default() }
    }

    /// Arms a failure.
    pub fn inject(&self, fault: Fault) {
        lock(&self.state).next = Some(fault);
    }

    /// Takes an armed failure back. Torn records stay torn.
    pub fn heal(&self) {
        lock(&self.state).next = None;
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
            Some(Fault::TearLastRecord) => {
                // Only an append can be torn; it is still to come.
                self.inject(Fault::TearLastRecord);
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

    fn append_with(&self, append: Append, done: Done<AppendOutcome>) {
        match self.next_fault() {
            None => self.inner.append_with(append, done),
            Some(Fault::FailCommit | Fault::FailEveryCommit) => done(Err(Error::Injected(NOT_COMMITTED))),
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

    fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<Record>> {
        let records = self.inner.read(table, after, limit)?;
        let state = lock(&self.state);
        match records.iter().find(|record| state.torn.contains(&(table.clone(), record.seq))) {
            Some(torn) => Err(Error::DamagedRecord { table: table.clone(), seq: torn.seq }),
            None => Ok(records),
        }
    }

    fn last_seq(&self, table: &TableId) -> Result<u64> {
        self.inner.last_seq(table)
    }

    fn list(&self, list: List) -> Result<Vec<TableInfo>> {
        self.inner.list(list)
    }

    fn table(&self, table: &TableId) -> Result<TableInfo> {
        self.inner.table(table)
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
        self.inner.seat(table, seat)
    }

    fn seats(&self, table: &TableId) -> Result<Vec<(String, String)>> {
        self.inner.seats(table)
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

    fn drop_snapshots(&self, table: &TableId) -> Result<()> {
        self.write(|inner| inner.drop_snapshots(table))
    }
}
