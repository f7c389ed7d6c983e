//! Tables in memory: for tests, benches and throw-away games.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::packed::Packed;
use crate::types::{
    check_hash, check_kept, check_line, check_name, check_records, check_seat, check_snapshot,
};
use crate::{
    Append, AppendOutcome, Callback, Drawer, Error, Excerpt, List, NewRecord, NewTable, Result, Snapshot,
    Store, StoreUsage, StoredRecord, TableId, TableInfo,
};

/// A store that forgets everything when dropped.
#[derive(Debug, Default)]
pub struct MemoryStore {
    shelf: Mutex<Shelf>,
}

/// The tables, and what finds them.
#[derive(Debug, Default)]
struct Shelf {
    tables: BTreeMap<TableId, Table>,
    /// Each list in the order it is shown in: the one written to last first.
    listed: [BTreeSet<(Reverse<i64>, TableId)>; 2],
    /// Where the holder of a token has seats.
    holders: HashMap<String, BTreeSet<TableId>>,
    codes: HashMap<String, (TableId, i64)>,
    drawers: BTreeMap<(Drawer, String), Vec<u8>>,
}

#[derive(Debug)]
struct Table {
    info: TableInfo,
    log: Packed,
    requests: HashMap<String, u64>,
    seats: BTreeMap<String, String>,
    snapshots: BTreeMap<u64, Vec<u8>>,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    fn lock(&self) -> MutexGuard<'_, Shelf> {
        // Every change below is checked before it starts, so a panic elsewhere leaves no half change.
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, id: &TableId, job: impl FnOnce(&mut Table) -> Result<T>) -> Result<T> {
        job(self.lock().tables.get_mut(id).ok_or_else(|| Error::NoSuchTable(id.clone()))?)
    }

    fn append_now(&self, append: Append) -> Result<AppendOutcome> {
        append.check()?;
        let Append { table: id, expected_last, records, finished, seat } = append;
        let mut shelf = self.lock();
        let table = shelf.find(&id)?;
        let known = records.iter().find_map(|r| table.requests.get(r.request.as_ref()?));
        if let Some(&seq) = known {
            return Ok(AppendOutcome::Repeated { seq });
        }
        let last = table.info.last_seq;
        if last != expected_last {
            return Ok(AppendOutcome::Conflict { last });
        }
        let before = table.place();
        table.push(records);
        table.info.finished = finished.unwrap_or(table.info.finished);
        let (after, list, last_now) = (table.place(), table.info.list, table.info.last_seq);
        let listed = &mut shelf.listed[list as usize];
        listed.remove(&before);
        listed.insert(after);
        if let Some((seat, hash)) = seat {
            shelf.put_seat(&id, seat, hash)?;
        }
        Ok(AppendOutcome::Appended { first: last + 1, last: last_now })
    }
}

impl Shelf {
    fn find(&mut self, id: &TableId) -> Result<&mut Table> {
        self.tables.get_mut(id).ok_or_else(|| Error::NoSuchTable(id.clone()))
    }

    fn put_seat(&mut self, id: &TableId, seat: String, hash: String) -> Result<()> {
        let before = self.find(id)?.seats.insert(seat, hash.clone());
        if let Some(before) = before {
            self.unhold(id, &before);
        }
        self.holders.entry(hash).or_default().insert(id.clone());
        Ok(())
    }

    /// Somebody may have lost their last seat at a table.
    fn unhold(&mut self, id: &TableId, hash: &str) {
        if self.tables.get(id).is_some_and(|table| table.seats.values().any(|held| held == hash)) {
            return;
        }
        if let Some(held) = self.holders.get_mut(hash) {
            held.remove(id);
            if held.is_empty() {
                self.holders.remove(hash);
            }
        }
    }

    fn infos<'i>(&self, ids: impl Iterator<Item = &'i TableId>, part: Excerpt) -> Vec<TableInfo> {
        ids.skip(part.skip).take(part.take).map(|id| self.tables[id].info.clone()).collect()
    }
}

impl Table {
    /// Where it stands in its list.
    fn place(&self) -> (Reverse<i64>, TableId) {
        (Reverse(self.info.updated_ms), self.info.id.clone())
    }

    fn push(&mut self, records: Vec<NewRecord>) {
        for record in records {
            self.info.last_seq += 1;
            self.info.updated_ms = self.info.updated_ms.max(record.at_ms);
            if let Some(request) = &record.request {
                self.requests.insert(request.clone(), self.info.last_seq);
            }
            self.log.push(&record.numbered(self.info.last_seq));
        }
    }
}

impl Store for MemoryStore {
    fn create_table(&self, table: NewTable, records: Vec<NewRecord>) -> Result<()> {
        table.check()?;
        check_records(&records)?;
        let NewTable { id, list, name, chapter, created_ms, finished, meta, seats } = table;
        let mut shelf = self.lock();
        if shelf.tables.contains_key(&id) {
            return Err(Error::TableExists(id));
        }
        let info = TableInfo {
            id: id.clone(),
            list,
            name,
            chapter,
            created_ms,
            updated_ms: created_ms,
            finished,
            meta,
            last_seq: 0,
        };
        let mut table = Table {
            info,
            log: Packed::default(),
            requests: HashMap::new(),
            seats: BTreeMap::new(),
            snapshots: BTreeMap::new(),
        };
        table.push(records);
        shelf.listed[list as usize].insert(table.place());
        shelf.tables.insert(id.clone(), table);
        seats.into_iter().try_for_each(|(seat, hash)| shelf.put_seat(&id, seat, hash))
    }

    fn append_with(&self, append: Append, done: Callback<AppendOutcome>) {
        // Answered after the lock is free again, so the callback may use the store.
        let outcome = self.append_now(append);
        done(outcome);
    }

    fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<StoredRecord>> {
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        self.with(table, |table| Ok(table.log.after(after).take(limit).collect()))
    }

    fn last_seq(&self, table: &TableId) -> Result<u64> {
        self.with(table, |table| Ok(table.info.last_seq))
    }

    fn list(&self, list: List, part: Excerpt) -> Result<Vec<TableInfo>> {
        let shelf = self.lock();
        Ok(shelf.infos(shelf.listed[list as usize].iter().map(|(_, id)| id), part))
    }

    fn of_person(&self, list: List, token_hash: &str, part: Excerpt) -> Result<Vec<TableInfo>> {
        let shelf = self.lock();
        let held = shelf.holders.get(token_hash).into_iter().flatten();
        let mut held: Vec<_> = held.filter(|id| shelf.tables[id].info.list == list).collect();
        held.sort_by_key(|id| shelf.tables[id].place());
        Ok(shelf.infos(held.into_iter(), part))
    }

    fn table(&self, table: &TableId) -> Result<TableInfo> {
        self.with(table, |table| Ok(table.info.clone()))
    }

    fn rename(&self, table: &TableId, name: &str) -> Result<()> {
        check_name(name)?;
        self.with(table, |table| {
            name.clone_into(&mut table.info.name);
            Ok(())
        })
    }

    fn set_meta(&self, table: &TableId, meta: &str) -> Result<()> {
        check_line("meta", meta)?;
        self.with(table, |table| {
            meta.clone_into(&mut table.info.meta);
            Ok(())
        })
    }

    fn delete(&self, table: &TableId) -> Result<()> {
        let mut shelf = self.lock();
        let gone = shelf.tables.remove(table).ok_or_else(|| Error::NoSuchTable(table.clone()))?;
        shelf.listed[gone.info.list as usize].remove(&gone.place());
        gone.seats.values().for_each(|hash| shelf.unhold(table, hash));
        shelf.codes.retain(|_, (opens, _)| opens != table);
        Ok(())
    }

    fn put_seat(&self, table: &TableId, seat: &str, token_hash: &str) -> Result<()> {
        check_seat(seat, token_hash)?;
        self.lock().put_seat(table, seat.into(), token_hash.into())
    }

    fn seat(&self, table: &TableId, seat: &str) -> Result<Option<String>> {
        self.with(table, |table| Ok(table.seats.get(seat).cloned()))
    }

    fn seats(&self, table: &TableId) -> Result<Vec<(String, String)>> {
        self.with(table, |table| Ok(table.seats.clone().into_iter().collect()))
    }

    fn remove_seat(&self, table: &TableId, seat: &str) -> Result<bool> {
        let mut shelf = self.lock();
        let held = shelf.find(table)?.seats.remove(seat);
        if let Some(hash) = &held {
            shelf.unhold(table, hash);
        }
        Ok(held.is_some())
    }

    fn seat_of(&self, table: &TableId, token_hash: &str) -> Result<Option<String>> {
        self.with(table, |table| {
            Ok(table.seats.iter().find(|(_, hash)| *hash == token_hash).map(|(seat, _)| seat.clone()))
        })
    }

    fn rebind(&self, token_hash: &str, to: &str) -> Result<usize> {
        check_hash(to)?;
        let mut shelf = self.lock();
        let mut bound = 0;
        for id in shelf.holders.remove(token_hash).unwrap_or_default() {
            let seats = shelf.find(&id)?.seats.values_mut().filter(|hash| *hash == token_hash);
            bound += seats.map(|hash| to.clone_into(hash)).count();
            shelf.holders.entry(to.to_owned()).or_default().insert(id);
        }
        Ok(bound)
    }

    fn put_code(&self, table: &TableId, code_hash: &str, until_ms: i64) -> Result<()> {
        check_hash(code_hash)?;
        let mut shelf = self.lock();
        shelf.find(table)?;
        shelf.codes.retain(|_, (opens, _)| opens != table);
        shelf.codes.insert(code_hash.to_owned(), (table.clone(), until_ms));
        Ok(())
    }

    fn remove_code(&self, table: &TableId) -> Result<()> {
        let mut shelf = self.lock();
        shelf.find(table)?;
        shelf.codes.retain(|_, (opens, _)| opens != table);
        Ok(())
    }

    fn by_code(&self, code_hash: &str, now_ms: i64) -> Result<Option<TableId>> {
        let shelf = self.lock();
        let found = shelf.codes.get(code_hash).filter(|(_, until)| *until > now_ms);
        Ok(found.map(|(id, _)| id.clone()))
    }

    fn put_snapshot(&self, table: &TableId, seq: u64, data: &[u8]) -> Result<()> {
        self.with(table, |table| {
            check_snapshot(seq, table.info.last_seq)?;
            table.snapshots.insert(seq, data.to_vec());
            Ok(())
        })
    }

    fn snapshot(&self, table: &TableId, seq: u64) -> Result<Option<Snapshot>> {
        self.with(table, |table| {
            let found = table.snapshots.range(..=seq).next_back();
            Ok(found.map(|(&seq, data)| Snapshot { seq, data: data.clone() }))
        })
    }

    fn usage(&self) -> Result<StoreUsage> {
        Ok(StoreUsage {
            bytes: self.lock().tables.values().map(|table| table.log.size() as u64).sum(),
            most: None,
        })
    }

    fn stale(&self, finished: bool, before_ms: i64, part: Excerpt) -> Result<Vec<TableInfo>> {
        let shelf = self.lock();
        let oldest = shelf.listed[List::Tables as usize].iter().rev().map(|(_, id)| &shelf.tables[id].info);
        let stale = oldest.take_while(|info| info.updated_ms < before_ms);
        Ok(stale.filter(|info| info.finished == finished).skip(part.skip).take(part.take).cloned().collect())
    }

    fn drop_snapshots(&self, table: &TableId) -> Result<()> {
        self.with(table, |table| {
            table.snapshots.clear();
            Ok(())
        })
    }

    fn keep(&self, drawer: Drawer, name: &str, data: &[u8]) -> Result<bool> {
        check_kept(name, data)?;
        let mut shelf = self.lock();
        let new = !shelf.drawers.contains_key(&(drawer, name.to_owned()));
        if new {
            shelf.drawers.insert((drawer, name.to_owned()), data.to_vec());
        }
        Ok(new)
    }

    fn kept(&self, drawer: Drawer, name: &str) -> Result<Option<Vec<u8>>> {
        Ok(self.lock().drawers.get(&(drawer, name.to_owned())).cloned())
    }

    fn names(&self, drawer: Drawer) -> Result<Vec<String>> {
        let shelf = self.lock();
        Ok(shelf.drawers.keys().filter(|(at, _)| *at == drawer).map(|(_, name)| name.clone()).collect())
    }

    fn discard(&self, drawer: Drawer, name: &str) -> Result<bool> {
        Ok(self.lock().drawers.remove(&(drawer, name.to_owned())).is_some())
    }
}
