//! Tables in memory: for tests, benches and throw-away games.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::packed::Packed;
use crate::types::{check_line, check_name, check_records, check_seat, check_snapshot};
use crate::{
    Append, AppendOutcome, Done, Error, List, NewRecord, NewTable, Record, Result, Snapshot, Store, TableId,
    TableInfo,
};

/// A store that forgets everything when dropped.
#[derive(Debug, Default)]
pub struct MemoryStore {
    tables: Mutex<BTreeMap<TableId, Table>>,
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

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Table>> {
        // Every change below is checked before it starts, so a panic elsewhere leaves no half change.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, id: &TableId, job: impl FnOnce(&mut Table) -> Result<T>) -> Result<T> {
        job(self.lock().get_mut(id).ok_or_else(|| Error::NoSuchTable(id.clone()))?)
    }

    fn append_now(&self, append: Append) -> Result<AppendOutcome> {
        append.check()?;
        let Append { table, expected_last, records, finished } = append;
        self.with(&table, |table| {
            let known = records.iter().find_map(|r| table.requests.get(r.request.as_ref()?));
            if let Some(&seq) = known {
                return Ok(AppendOutcome::Repeated { seq });
            }
            let last = table.info.last_seq;
            if last != expected_last {
                return Ok(AppendOutcome::Conflict { last });
            }
            table.push(records);
            table.info.finished = finished.unwrap_or(table.info.finished);
            Ok(AppendOutcome::Appended { first: last + 1, last: table.info.last_seq })
        })
    }
}

impl Table {
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
        let NewTable { id, list, name, chapter, created_ms, finished, meta } = table;
        let mut tables = self.lock();
        if tables.contains_key(&id) {
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
        tables.insert(id, table);
        Ok(())
    }

    fn append_with(&self, append: Append, done: Done<AppendOutcome>) {
        // Answered after the lock is free again, so the callback may use the store.
        let outcome = self.append_now(append);
        done(outcome);
    }

    fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<Record>> {
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        self.with(table, |table| Ok(table.log.after(after).take(limit).collect()))
    }

    fn last_seq(&self, table: &TableId) -> Result<u64> {
        self.with(table, |table| Ok(table.info.last_seq))
    }

    fn list(&self, list: List) -> Result<Vec<TableInfo>> {
        let mut infos: Vec<TableInfo> =
            self.lock().values().map(|table| &table.info).filter(|i| i.list == list).cloned().collect();
        infos.sort_by(|a, b| b.updated_ms.cmp(&a.updated_ms).then_with(|| a.id.cmp(&b.id)));
        Ok(infos)
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
        self.lock().remove(table).map(drop).ok_or_else(|| Error::NoSuchTable(table.clone()))
    }

    fn put_seat(&self, table: &TableId, seat: &str, token_hash: &str) -> Result<()> {
        check_seat(seat, token_hash)?;
        self.with(table, |table| {
            table.seats.insert(seat.into(), token_hash.into());
            Ok(())
        })
    }

    fn seat(&self, table: &TableId, seat: &str) -> Result<Option<String>> {
        self.with(table, |table| Ok(table.seats.get(seat).cloned()))
    }

    fn seats(&self, table: &TableId) -> Result<Vec<(String, String)>> {
        self.with(table, |table| Ok(table.seats.clone().into_iter().collect()))
    }

    fn remove_seat(&self, table: &TableId, seat: &str) -> Result<bool> {
        self.with(table, |table| Ok(table.seats.remove(seat).is_some()))
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

    fn drop_snapshots(&self, table: &TableId) -> Result<()> {
        self.with(table, |table| {
            table.snapshots.clear();
            Ok(())
        })
    }
}
