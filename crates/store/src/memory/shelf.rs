//! All tables in memory, and what finds them: what the deeds so far come to.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};

use super::packed::Packed;
use super::seats::TakenSeats;
use crate::types::check_snapshot;
use crate::{
    Answer, AppendOutcome, Change, Deed, Error, Excerpt, List, NewRecord, Result, Snapshot, StoredRecord,
    TableId, TableInfo,
};

/// Tables in memory.
#[derive(Debug, Default)]
pub struct Shelf {
    tables: BTreeMap<TableId, Table>,
    /// Each list in the order it is shown in: the one written to last first.
    listed: [BTreeSet<(Reverse<i64>, TableId)>; 2],
    /// Where the holder of a token has seats.
    holders: HashMap<String, BTreeSet<TableId>>,
    codes: HashMap<String, (TableId, i64)>,
    /// Of all logs together: asked often, and there may be many.
    bytes: u64,
}

#[derive(Debug)]
struct Table {
    info: TableInfo,
    log: Log,
    /// Whether it was read or written since somebody last looked for what nobody needs.
    used: AtomicBool,
    seats: TakenSeats,
    snapshots: BTreeMap<u64, Vec<u8>>,
}

/// The log of a table.
#[derive(Debug)]
enum Log {
    /// At hand, with the record that answered each request.
    Awake(Packed, HashMap<String, u64>),
    /// Made small, and how much it was.
    Asleep(Vec<u8>, usize),
}

impl Log {
    fn size(&self) -> usize {
        match self {
            Log::Awake(packed, _) => packed.size(),
            Log::Asleep(_, size) => *size,
        }
    }

    /// Looks at the records, wherever they are.
    fn with<T>(&self, job: impl FnOnce(&Packed) -> T) -> Result<T> {
        match self {
            Log::Awake(packed, _) => Ok(job(packed)),
            Log::Asleep(small, _) => Ok(job(&Packed::expanded(small)?)),
        }
    }

    /// The record that answered one of these requests.
    fn answered(&self, records: &[NewRecord]) -> Result<Option<u64>> {
        let asked = || records.iter().filter_map(|record| record.request.as_deref());
        match self {
            Log::Awake(_, requests) => Ok(asked().find_map(|request| requests.get(request).copied())),
            Log::Asleep(small, _) => {
                let requests = requests(&Packed::expanded(small)?);
                Ok(asked().find_map(|request| requests.get(request).copied()))
            }
        }
    }

    /// At hand again.
    fn wake(&mut self) -> Result<(&mut Packed, &mut HashMap<String, u64>)> {
        if let Log::Asleep(small, _) = self {
            let packed = Packed::expanded(small)?;
            let requests = requests(&packed);
            *self = Log::Awake(packed, requests);
        }
        match self {
            Log::Awake(packed, requests) => Ok((packed, requests)),
            Log::Asleep(..) => unreachable!("it was just woken"),
        }
    }
}

fn requests(packed: &Packed) -> HashMap<String, u64> {
    packed.after(0).filter_map(|record| Some((record.request?, record.seq))).collect()
}

impl Shelf {
    /// Tables whose log lies at hand though nobody has used it since this was last asked.
    pub fn unused(&self) -> Vec<TableId> {
        let awake = self.tables.iter().filter(|(_, table)| matches!(table.log, Log::Awake(..)));
        awake
            .filter(|(_, table)| !table.used.swap(false, Ordering::Relaxed))
            .map(|(id, _)| id.clone())
            .collect()
    }

    /// Makes the log of a table small; it is read as before, only slower.
    pub fn doze(&mut self, id: &TableId) -> Result<()> {
        let table = self.find_mut(id)?;
        if let Log::Awake(packed, _) = &table.log {
            table.log = Log::Asleep(packed.squeezed()?, packed.size());
        }
        Ok(())
    }

    /// Whether something can be done as the tables stand: nothing if so, the answer if there is nothing to do.
    pub fn judge(&self, id: &TableId, deed: &Deed) -> Result<Option<Answer>> {
        if matches!(deed, Deed::Create { .. }) {
            let taken = self.tables.contains_key(id);
            return if taken { Err(Error::TableExists(id.clone())) } else { Ok(None) };
        }
        let table = self.find(id)?;
        Ok(match deed {
            Deed::Append { after, records, .. } => match table.log.answered(records)? {
                Some(seq) => Some(Answer::Append(AppendOutcome::Repeated { seq })),
                None if table.info.last_seq != *after => {
                    Some(Answer::Append(AppendOutcome::Conflict { last: table.info.last_seq }))
                }
                None => None,
            },
            Deed::Seat { seat, hash: None } if table.seats.get(seat).is_none() => Some(Answer::Changed(0)),
            _ => None,
        })
    }

    /// Does what [`Shelf::judge`] found nothing against.
    pub fn take(&mut self, id: &TableId, deed: Deed) -> Result<(Answer, Change)> {
        let seats_change = match &deed {
            Deed::Create { seats, .. } => !seats.is_empty(),
            Deed::Append { seat, .. } => seat.is_some(),
            Deed::Seat { .. } | Deed::Rebind { .. } | Deed::Delete | Deed::Whole { .. } => true,
            Deed::Rename { .. } | Deed::Meta { .. } | Deed::Code { .. } => false,
        };
        let answer = match deed {
            Deed::Create { list, name, chapter, created_ms, finished, meta, seats, records } => {
                let (id, updated_ms) = (id.clone(), created_ms);
                let info = TableInfo {
                    id,
                    list,
                    name,
                    chapter,
                    created_ms,
                    updated_ms,
                    finished,
                    meta,
                    last_seq: 0,
                };
                self.create(info, seats, records)?
            }
            Deed::Append { records, finished, seat, .. } => self.append(id, records, finished, seat)?,
            whole @ Deed::Whole { .. } => self.replace(id, whole)?,
            Deed::Rename { name } => {
                self.find_mut(id)?.info.name = name;
                Answer::Changed(1)
            }
            Deed::Meta { meta } => {
                self.find_mut(id)?.info.meta = meta;
                Answer::Changed(1)
            }
            Deed::Delete => self.delete(id)?,
            Deed::Seat { seat, hash: Some(hash) } => {
                self.put_seat(id, seat, hash)?;
                Answer::Changed(1)
            }
            Deed::Seat { seat, hash: None } => {
                let held = self.find_mut(id)?.seats.remove(&seat);
                if let Some(hash) = &held {
                    self.unhold(id, hash);
                }
                Answer::Changed(held.is_some().into())
            }
            Deed::Rebind { from, to } => {
                let bound = self.find_mut(id)?.seats.rebind(&from, &to);
                self.unhold(id, &from);
                if bound > 0 {
                    self.holders.entry(to).or_default().insert(id.clone());
                }
                Answer::Changed(bound)
            }
            Deed::Code { code } => {
                self.find(id)?;
                self.codes.retain(|_, (opens, _)| opens != id);
                if let Some((hash, until)) = code {
                    self.codes.insert(hash, (id.clone(), until));
                }
                Answer::Changed(1)
            }
        };
        let last = self.tables.get(id).map(|table| table.info.last_seq);
        Ok((answer, Change { table: id.clone(), last, seats: seats_change }))
    }

    fn create(
        &mut self,
        info: TableInfo,
        seats: Vec<(String, String)>,
        records: Vec<NewRecord>,
    ) -> Result<Answer> {
        let (id, list) = (info.id.clone(), info.list);
        let mut table = Table {
            info,
            log: Log::Awake(Packed::default(), HashMap::new()),
            used: AtomicBool::new(true),
            seats: TakenSeats::default(),
            snapshots: BTreeMap::new(),
        };
        table.push(records)?;
        self.bytes += table.log.size() as u64;
        self.listed[list as usize].insert(table.place());
        self.tables.insert(id.clone(), table);
        seats.into_iter().try_for_each(|(seat, hash)| self.put_seat(&id, seat, hash))?;
        Ok(Answer::Changed(1))
    }

    fn replace(&mut self, id: &TableId, whole: Deed) -> Result<Answer> {
        let Deed::Whole { list, name, chapter, created_ms, updated_ms, finished, meta, seats, code, records } =
            whole
        else {
            unreachable!("only a whole table replaces one");
        };
        if self.tables.contains_key(id) {
            self.delete(id)?;
        }
        let info = TableInfo {
            id: id.clone(),
            list,
            name,
            chapter,
            created_ms,
            updated_ms,
            finished,
            meta,
            last_seq: 0,
        };
        self.create(info, seats, records)?;
        if let Some((hash, until)) = code {
            self.codes.insert(hash, (id.clone(), until));
        }
        Ok(Answer::Changed(1))
    }

    /// A table as it stands, as the deed that makes it.
    pub fn whole(&self, id: &TableId) -> Result<Deed> {
        let table = self.find(id)?;
        let TableInfo { list, name, chapter, created_ms, updated_ms, finished, meta, .. } =
            table.info.clone();
        let record =
            |r: StoredRecord| NewRecord { kind: r.kind, body: r.body, at_ms: r.at_ms, request: r.request };
        Ok(Deed::Whole {
            list,
            name,
            chapter,
            created_ms,
            updated_ms,
            finished,
            meta,
            seats: table.seats.to_vec(),
            code: self.code(id),
            records: table.log.with(|log| log.after(0).map(record).collect())?,
        })
    }

    fn append(
        &mut self,
        id: &TableId,
        records: Vec<NewRecord>,
        finished: Option<bool>,
        seat: Option<(String, String)>,
    ) -> Result<Answer> {
        let table = self.find_mut(id)?;
        let (before, first) = (table.place(), table.info.last_seq + 1);
        let small = table.log.size();
        table.push(records)?;
        let grown = table.log.size() - small;
        table.info.finished = finished.unwrap_or(table.info.finished);
        let (after, list, last) = (table.place(), table.info.list, table.info.last_seq);
        self.bytes += grown as u64;
        let listed = &mut self.listed[list as usize];
        listed.remove(&before);
        listed.insert(after);
        if let Some((seat, hash)) = seat {
            self.put_seat(id, seat, hash)?;
        }
        Ok(Answer::Append(AppendOutcome::Appended { first, last }))
    }

    fn delete(&mut self, id: &TableId) -> Result<Answer> {
        let gone = self.tables.remove(id).ok_or_else(|| Error::NoSuchTable(id.clone()))?;
        self.bytes -= gone.log.size() as u64;
        self.listed[gone.info.list as usize].remove(&gone.place());
        gone.seats.iter().for_each(|(_, hash)| self.unhold(id, hash));
        self.codes.retain(|_, (opens, _)| opens != id);
        Ok(Answer::Changed(1))
    }

    fn put_seat(&mut self, id: &TableId, seat: String, hash: String) -> Result<()> {
        let before = self.find_mut(id)?.seats.put(seat, hash.clone());
        if let Some(before) = before {
            self.unhold(id, &before);
        }
        self.holders.entry(hash).or_default().insert(id.clone());
        Ok(())
    }

    /// Somebody may have lost their last seat at a table.
    fn unhold(&mut self, id: &TableId, hash: &str) {
        if self.tables.get(id).is_some_and(|table| table.seats.are_held_by(hash)) {
            return;
        }
        if let Some(held) = self.holders.get_mut(hash) {
            held.remove(id);
            if held.is_empty() {
                self.holders.remove(hash);
            }
        }
    }

    fn find(&self, id: &TableId) -> Result<&Table> {
        self.tables.get(id).ok_or_else(|| Error::NoSuchTable(id.clone()))
    }

    fn find_mut(&mut self, id: &TableId) -> Result<&mut Table> {
        self.tables.get_mut(id).ok_or_else(|| Error::NoSuchTable(id.clone()))
    }
}

/// What can be asked, as [`crate::Store`] words it.
impl Shelf {
    /// Records of a log.
    pub fn read(&self, id: &TableId, after: u64, limit: usize) -> Result<Vec<StoredRecord>> {
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        let table = self.find(id)?;
        table.used.store(true, Ordering::Relaxed);
        table.log.with(|log| log.after(after).take(limit).collect())
    }

    /// One table.
    pub fn table(&self, id: &TableId) -> Result<&TableInfo> {
        Ok(&self.find(id)?.info)
    }

    /// A part of a list.
    pub fn list(&self, list: List, part: Excerpt) -> Vec<TableInfo> {
        self.infos(self.listed[list as usize].iter().map(|(_, id)| id), part)
    }

    /// Where somebody has a seat.
    pub fn of_person(&self, list: List, token_hash: &str, part: Excerpt) -> Vec<TableInfo> {
        let held = self.holders.get(token_hash).into_iter().flatten();
        let mut held: Vec<_> = held.filter(|id| self.tables[id].info.list == list).collect();
        held.sort_by_key(|id| self.tables[id].place());
        self.infos(held.into_iter(), part)
    }

    /// The tables where the holder of a token has seats.
    pub fn held_by(&self, token_hash: &str) -> Vec<TableId> {
        self.holders.get(token_hash).into_iter().flatten().cloned().collect()
    }

    /// Games that were last written to before a time.
    pub fn stale(&self, finished: bool, before_ms: i64, part: Excerpt) -> Vec<TableInfo> {
        let oldest = self.listed[List::Tables as usize].iter().rev().map(|(_, id)| &self.tables[id].info);
        let stale = oldest.take_while(|info| info.updated_ms < before_ms);
        stale.filter(|info| info.finished == finished).skip(part.skip).take(part.take).cloned().collect()
    }

    /// All taken seats of a table with their token hashes, by name.
    pub fn seats(&self, id: &TableId) -> Result<&TakenSeats> {
        Ok(&self.find(id)?.seats)
    }

    /// The table that a code opens at a time.
    pub fn by_code(&self, code_hash: &str, now_ms: i64) -> Option<TableId> {
        let found = self.codes.get(code_hash).filter(|(_, until)| *until > now_ms);
        found.map(|(id, _)| id.clone())
    }

    /// The code that opens a table, with its end.
    fn code(&self, id: &TableId) -> Option<(String, i64)> {
        let found = self.codes.iter().find(|(_, (opens, _))| opens == id);
        found.map(|(hash, (_, until))| (hash.clone(), *until))
    }

    /// Bytes of all logs.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Keeps the state after a record.
    pub fn put_snapshot(&mut self, id: &TableId, seq: u64, data: &[u8]) -> Result<()> {
        let table = self.find_mut(id)?;
        check_snapshot(seq, table.info.last_seq)?;
        table.snapshots.insert(seq, data.to_vec());
        Ok(())
    }

    /// The latest kept state at or before a record.
    pub fn snapshot(&self, id: &TableId, seq: u64) -> Result<Option<Snapshot>> {
        let found = self.find(id)?.snapshots.range(..=seq).next_back();
        Ok(found.map(|(&seq, data)| Snapshot { seq, data: data.clone() }))
    }

    /// Forgets the kept states of a table.
    pub fn drop_snapshots(&mut self, id: &TableId) -> Result<()> {
        self.find_mut(id)?.snapshots.clear();
        Ok(())
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

    fn push(&mut self, records: Vec<NewRecord>) -> Result<()> {
        self.used.store(true, Ordering::Relaxed);
        let (log, requests) = self.log.wake()?;
        for record in records {
            self.info.last_seq += 1;
            self.info.updated_ms = self.info.updated_ms.max(record.at_ms);
            if let Some(request) = &record.request {
                requests.insert(request.clone(), self.info.last_seq);
            }
            log.push(&record.numbered(self.info.last_seq));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NewTable;

    #[test]
    fn a_table_that_sleeps_answers_as_one_that_is_awake() {
        let id = TableId::new("t").unwrap();
        let mut shelf = Shelf::default();
        let record =
            |n: u64| NewRecord::new("choice", format!("{{\"n\":{n}}}"), 1).with_request(format!("r{n}"));
        let (_, create) = NewTable::new(id.clone(), "T", 1).into_deed((1..=200).map(record).collect());
        shelf.take(&id, create).unwrap();
        let awake = (shelf.read(&id, 0, 999).unwrap(), shelf.bytes(), shelf.whole(&id).unwrap());
        assert_eq!(shelf.unused(), [], "it was just used");
        assert_eq!(shelf.unused(), std::slice::from_ref(&id));
        shelf.doze(&id).unwrap();
        assert_eq!(shelf.unused(), [], "it sleeps already");
        assert!(matches!(&shelf.tables[&id].log, Log::Asleep(small, _) if small.len() < 3000));
        assert_eq!((shelf.read(&id, 0, 999).unwrap(), shelf.bytes(), shelf.whole(&id).unwrap()), awake);
        let append = |after, n| Deed::Append { after, records: vec![record(n)], finished: None, seat: None };
        let repeated = Some(Answer::Append(AppendOutcome::Repeated { seq: 7 }));
        assert_eq!(shelf.judge(&id, &append(200, 7)), Ok(repeated));
        assert_eq!(shelf.judge(&id, &append(200, 201)), Ok(None));
        shelf.take(&id, append(200, 201)).unwrap();
        assert_eq!(shelf.judge(&id, &append(201, 7)), Ok(repeated));
        assert_eq!(shelf.read(&id, 199, 9).unwrap().len(), 2);
    }

    #[test]
    fn what_is_counted_is_what_there_is() {
        let mut shelf = Shelf::default();
        let record = |n: usize| NewRecord::new("choice", "x".repeat(n), 1);
        let mut check = |id: &TableId, deed: Option<Deed>| {
            match deed {
                Some(deed) => drop(shelf.take(id, deed).expect("it can be done")),
                None => shelf.doze(id).expect("it is there"),
            }
            let there: usize = shelf.tables.values().map(|table| table.log.size()).sum();
            assert_eq!(shelf.bytes(), there as u64);
            shelf.whole(id).ok()
        };
        let (a, b) = (TableId::new("a").expect("an id"), TableId::new("b").expect("an id"));
        for id in [&a, &b] {
            check(id, Some(NewTable::new(id.clone(), "T", 1).into_deed(vec![record(30)]).1));
        }
        check(&a, None);
        let append = Deed::Append { after: 1, records: vec![record(500)], finished: None, seat: None };
        let whole = check(&a, Some(append));
        check(&b, Some(Deed::Delete));
        check(&a, whole);
        check(&a, Some(Deed::Delete));
        assert_eq!(shelf.bytes(), 0);
    }
}
