//! Tables in memory: for tests, benches and throw-away games.

mod packed;
mod seats;
mod shelf;

pub use seats::TakenSeats;
pub use shelf::Shelf;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::types::{check_hash, check_kept, check_line, check_name, check_records, check_seat};
use crate::{
    Answer, Append, AppendOutcome, Callback, Deed, Drawer, Excerpt, Feed, Follower, LEASE, List, NewRecord,
    NewTable, News, Result, Snapshot, Store, StoreUsage, StoredRecord, TableId, TableInfo,
};

/// A store that forgets everything when dropped. Several servers may use one at the same time.
#[derive(Debug, Default)]
pub struct MemoryStore {
    shelf: Mutex<Shelf>,
    drawers: Mutex<BTreeMap<(Drawer, String), Vec<u8>>>,
    leases: Mutex<HashMap<String, (String, Instant)>>,
    feed: Feed,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    fn lock(&self) -> MutexGuard<'_, Shelf> {
        // Every change is judged before it starts, so a panic elsewhere leaves no half change.
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn drawers(&self) -> MutexGuard<'_, BTreeMap<(Drawer, String), Vec<u8>>> {
        self.drawers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn perform(&self, id: &TableId, deed: Deed) -> Result<Answer> {
        let mut shelf = self.lock();
        if let Some(answer) = shelf.judge(id, &deed)? {
            return Ok(answer);
        }
        let (answer, change) = shelf.take(id, deed)?;
        // Told while nobody else can change anything, so that followers hear of everything in its order.
        self.feed.tell(&News::Changed(change));
        Ok(answer)
    }

    fn append_now(&self, append: Append) -> Result<AppendOutcome> {
        append.check()?;
        let (id, deed) = append.into_deed();
        match self.perform(&id, deed)? {
            Answer::Append(outcome) => Ok(outcome),
            Answer::Changed(_) => unreachable!("an append is answered as one"),
        }
    }
}

impl Store for MemoryStore {
    fn create_table(&self, table: NewTable, records: Vec<NewRecord>) -> Result<()> {
        table.check()?;
        check_records(&records)?;
        let (id, deed) = table.into_deed(records);
        self.perform(&id, deed).map(drop)
    }

    fn append_with(&self, append: Append, done: Callback<AppendOutcome>) {
        // Answered after the lock is free again, so the callback may use the store.
        let outcome = self.append_now(append);
        done(outcome);
    }

    fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<StoredRecord>> {
        self.lock().read(table, after, limit)
    }

    fn last_seq(&self, table: &TableId) -> Result<u64> {
        Ok(self.lock().table(table)?.last_seq)
    }

    fn list(&self, list: List, part: Excerpt) -> Result<Vec<TableInfo>> {
        Ok(self.lock().list(list, part))
    }

    fn of_person(&self, list: List, token_hash: &str, part: Excerpt) -> Result<Vec<TableInfo>> {
        Ok(self.lock().of_person(list, token_hash, part))
    }

    fn table(&self, table: &TableId) -> Result<TableInfo> {
        self.lock().table(table).cloned()
    }

    fn rename(&self, table: &TableId, name: &str) -> Result<()> {
        check_name(name)?;
        self.perform(table, Deed::Rename { name: name.into() }).map(drop)
    }

    fn set_meta(&self, table: &TableId, meta: &str) -> Result<()> {
        check_line("meta", meta)?;
        self.perform(table, Deed::Meta { meta: meta.into() }).map(drop)
    }

    fn delete(&self, table: &TableId) -> Result<()> {
        self.perform(table, Deed::Delete).map(drop)
    }

    fn put_seat(&self, table: &TableId, seat: &str, token_hash: &str) -> Result<()> {
        check_seat(seat, token_hash)?;
        self.perform(table, Deed::Seat { seat: seat.into(), hash: Some(token_hash.into()) }).map(drop)
    }

    fn seat(&self, table: &TableId, seat: &str) -> Result<Option<String>> {
        Ok(self.lock().seats(table)?.get(seat).cloned())
    }

    fn seats(&self, table: &TableId) -> Result<Vec<(String, String)>> {
        Ok(self.lock().seats(table)?.to_vec())
    }

    fn remove_seat(&self, table: &TableId, seat: &str) -> Result<bool> {
        let answer = self.perform(table, Deed::Seat { seat: seat.into(), hash: None })?;
        Ok(answer == Answer::Changed(1))
    }

    fn seat_of(&self, table: &TableId, token_hash: &str) -> Result<Option<String>> {
        let shelf = self.lock();
        let mut seats = shelf.seats(table)?.iter();
        Ok(seats.find(|(_, hash)| *hash == token_hash).map(|(seat, _)| seat.clone()))
    }

    fn rebind(&self, token_hash: &str, to: &str) -> Result<usize> {
        check_hash(to)?;
        let held = self.lock().held_by(token_hash);
        held.iter().try_fold(0, |bound, id| {
            match self.perform(id, Deed::Rebind { from: token_hash.into(), to: to.into() })? {
                Answer::Changed(seats) => Ok(bound + seats),
                Answer::Append(_) => unreachable!("only an append is answered as one"),
            }
        })
    }

    fn put_code(&self, table: &TableId, code_hash: &str, until_ms: i64) -> Result<()> {
        check_hash(code_hash)?;
        self.perform(table, Deed::Code { code: Some((code_hash.into(), until_ms)) }).map(drop)
    }

    fn remove_code(&self, table: &TableId) -> Result<()> {
        self.perform(table, Deed::Code { code: None }).map(drop)
    }

    fn by_code(&self, code_hash: &str, now_ms: i64) -> Result<Option<TableId>> {
        Ok(self.lock().by_code(code_hash, now_ms))
    }

    fn put_snapshot(&self, table: &TableId, seq: u64, data: &[u8]) -> Result<()> {
        self.lock().put_snapshot(table, seq, data)
    }

    fn snapshot(&self, table: &TableId, seq: u64) -> Result<Option<Snapshot>> {
        self.lock().snapshot(table, seq)
    }

    fn usage(&self) -> Result<StoreUsage> {
        Ok(StoreUsage { bytes: self.lock().bytes(), most: None })
    }

    fn stale(&self, finished: bool, before_ms: i64, part: Excerpt) -> Result<Vec<TableInfo>> {
        Ok(self.lock().stale(finished, before_ms, part))
    }

    fn drop_snapshots(&self, table: &TableId) -> Result<()> {
        self.lock().drop_snapshots(table)
    }

    fn keep(&self, drawer: Drawer, name: &str, data: &[u8]) -> Result<bool> {
        check_kept(name, data)?;
        let mut drawers = self.drawers();
        let new = !drawers.contains_key(&(drawer, name.to_owned()));
        if new {
            drawers.insert((drawer, name.to_owned()), data.to_vec());
        }
        Ok(new)
    }

    fn kept(&self, drawer: Drawer, name: &str) -> Result<Option<Vec<u8>>> {
        Ok(self.drawers().get(&(drawer, name.to_owned())).cloned())
    }

    fn names(&self, drawer: Drawer) -> Result<Vec<String>> {
        Ok(self.drawers().keys().filter(|(at, _)| *at == drawer).map(|(_, name)| name.clone()).collect())
    }

    fn discard(&self, drawer: Drawer, name: &str) -> Result<bool> {
        Ok(self.drawers().remove(&(drawer, name.to_owned())).is_some())
    }

    fn follow(&self, follower: Follower) {
        self.feed.follow(follower);
    }

    fn say(&self, table: &TableId, words: &str) {
        self.feed.tell(&News::Said { table: table.clone(), words: words.into() });
    }

    fn lease(&self, name: &str, holder: &str) -> bool {
        let mut leases = self.leases.lock().unwrap_or_else(PoisonError::into_inner);
        let free = leases.get(name).is_none_or(|(held, at)| held == holder || at.elapsed() >= LEASE);
        if free {
            leases.insert(name.into(), (holder.into(), Instant::now()));
        }
        free
    }

    fn release(&self, name: &str, holder: &str) {
        let mut leases = self.leases.lock().unwrap_or_else(PoisonError::into_inner);
        if leases.get(name).is_some_and(|(held, _)| held == holder) {
            leases.remove(name);
        }
    }
}
