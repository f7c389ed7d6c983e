//! All tables of one store into another: what is there already is compared, never overwritten.

use std::collections::BTreeMap;

use crate::{
    Append, AppendOutcome, Drawer, Error, Excerpt, List, NewRecord, NewTable, Result, Store, TableId,
    TableInfo,
};

/// Tables listed and records read at once.
const PAGE: usize = 1000;

/// What was copied.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables and parties that were new, or had grown since the last time.
    pub copied: Vec<TableId>,
    /// Those that were there already, and the same.
    pub same: usize,
    /// Editions and books that were new.
    pub kept: usize,
    /// Those that are different in both places; they were left as they are.
    pub different: Vec<TableId>,
}

/// Everything about a table that is worth keeping. Codes are left out: they last for a day.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Whole {
    info: TableInfo,
    seats: BTreeMap<String, String>,
    records: Vec<NewRecord>,
}

/// Copies all that is kept. It can be repeated, also while the first is in use: what has grown meanwhile grows.
/// What was copied is read back and compared.
pub fn copy(from: &dyn Store, to: &dyn Store) -> Result<Copied> {
    let mut done = Copied::default();
    // What games began with comes first, so that whoever finds a game can play it.
    for drawer in [Drawer::Editions, Drawer::Books] {
        for name in from.names(drawer)? {
            let Some(data) = from.kept(drawer, &name)? else { continue };
            done.kept += usize::from(to.keep(drawer, &name, &data)?);
            if to.kept(drawer, &name)?.as_ref() != Some(&data) {
                return Err(Error::Invalid(format!("{name} is not the same in both places")));
            }
        }
    }
    for list in [List::Tables, List::Parties] {
        // All ids first: a list whose order changes while it is read would leave some out.
        let ids: Vec<TableId> = from.list(list, Excerpt::ALL)?.into_iter().map(|info| info.id).collect();
        for id in ids {
            match copy_table(from, to, &id) {
                Ok(Some(true)) => done.copied.push(id),
                Ok(Some(false)) => done.same += 1,
                Ok(None) => done.different.push(id),
                // Deleted meanwhile.
                Err(Error::NoSuchTable(_)) => {}
                Err(error) => return Err(error),
            }
        }
    }
    Ok(done)
}

/// Whether something had to be copied; none if the table is another one there.
fn copy_table(from: &dyn Store, to: &dyn Store, id: &TableId) -> Result<Option<bool>> {
    let whole = Whole::read(from, id)?;
    let there = match Whole::read(to, id) {
        Ok(there) => Some(there),
        Err(Error::NoSuchTable(_)) => None,
        Err(error) => return Err(error),
    };
    match there {
        Some(there) if there == whole => return Ok(Some(false)),
        Some(there) if !whole.continues(&there) => return Ok(None),
        Some(there) => grow(to, &whole, &there)?,
        None => whole.create(to)?,
    }
    if Whole::read(to, id)? == whole { Ok(Some(true)) } else { Ok(None) }
}

impl Whole {
    fn read(store: &dyn Store, id: &TableId) -> Result<Whole> {
        let info = store.table(id)?;
        let seats = store.seats(id)?.into_iter().collect();
        let mut records: Vec<NewRecord> = Vec::new();
        // What is appended meanwhile is left to the next time.
        while (records.len() as u64) < info.last_seq {
            let after = records.len() as u64;
            let left = usize::try_from(info.last_seq - after).unwrap_or(usize::MAX);
            let page = store.read(id, after, left.min(PAGE))?;
            if page.is_empty() {
                return Err(Error::DamagedRecord { table: id.clone(), seq: after + 1 });
            }
            let new = |r: crate::StoredRecord| NewRecord {
                kind: r.kind,
                body: r.body,
                at_ms: r.at_ms,
                request: r.request,
            };
            records.extend(page.into_iter().map(new));
        }
        Ok(Whole { info, seats, records })
    }

    /// Whether the other is an earlier state of the same table.
    fn continues(&self, other: &Whole) -> bool {
        self.info.list == other.info.list
            && self.info.created_ms == other.info.created_ms
            && self.records.starts_with(&other.records)
    }

    fn create(&self, to: &dyn Store) -> Result<()> {
        let TableInfo { id, list, name, chapter, created_ms, finished, meta, .. } = self.info.clone();
        let seats = self.seats.clone().into_iter().collect();
        let table = NewTable { id, list, name, chapter, created_ms, finished, meta, seats };
        to.create_table(table, self.records.clone())
    }
}

/// Brings a table to where it stands elsewhere.
fn grow(to: &dyn Store, whole: &Whole, there: &Whole) -> Result<()> {
    let (id, info) = (&whole.info.id, &whole.info);
    let tail = whole.records[there.records.len()..].to_vec();
    if !tail.is_empty() {
        let last = there.records.len() as u64;
        let append = Append::new(id.clone(), last, tail).with_finished(info.finished);
        if !matches!(to.append(append)?, AppendOutcome::Appended { .. }) {
            return Ok(());
        }
    }
    if info.name != there.info.name {
        to.rename(id, &info.name)?;
    }
    if info.meta != there.info.meta {
        to.set_meta(id, &info.meta)?;
    }
    for (seat, hash) in &whole.seats {
        if there.seats.get(seat) != Some(hash) {
            to.put_seat(id, seat, hash)?;
        }
    }
    for seat in there.seats.keys().filter(|seat| !whole.seats.contains_key(*seat)) {
        to.remove_seat(id, seat)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::{choice, id};
    use crate::{MemoryStore, SqliteStore};

    fn full() -> MemoryStore {
        let store = MemoryStore::new();
        let new = NewTable::new(id("a"), "A", 1).with_chapter("3").with_meta("[1]").with_seat("host", "me");
        store.create_table(new, vec![choice(1).with_request("r1"), choice(2)]).unwrap();
        let book = NewTable::new(id("book"), "B", 2).in_list(List::Parties);
        store.create_table(book, vec![choice(3)]).unwrap();
        store
            .create_table(NewTable { finished: true, ..NewTable::new(id("empty"), "E", 3) }, vec![])
            .unwrap();
        store.keep(Drawer::Editions, "e", b"edition").unwrap();
        store
    }

    fn append(store: &dyn Store, name: &str, last: u64, n: u64) {
        assert!(store.append(Append::new(id(name), last, vec![choice(n)])).is_ok());
    }

    #[test]
    fn there_and_back_again_is_the_same_and_nothing_is_copied_twice() {
        let (from, folder) = (full(), tempfile::tempdir().unwrap());
        let middle = SqliteStore::open(folder.path()).unwrap();
        let first = copy(&from, &middle).unwrap();
        assert_eq!((first.copied.len(), first.same, first.kept, first.different.len()), (3, 0, 1, 0));
        let again = copy(&from, &middle).unwrap();
        assert_eq!((again.copied.len(), again.same, again.kept), (0, 3, 0));
        let back = MemoryStore::new();
        assert_eq!(copy(&middle, &back).unwrap().copied.len(), 3);
        for name in ["a", "book", "empty"] {
            assert_eq!(Whole::read(&back, &id(name)), Whole::read(&from, &id(name)));
        }
        // A request that was answered there is answered here.
        let repeated = back.append(Append::new(id("a"), 2, vec![choice(9).with_request("r1")]));
        assert_eq!(repeated, Ok(AppendOutcome::Repeated { seq: 1 }));
    }

    #[test]
    fn what_has_grown_grows_and_what_has_parted_is_left_alone() {
        let (from, to) = (full(), MemoryStore::new());
        copy(&from, &to).unwrap();
        append(&from, "a", 2, 3);
        from.rename(&id("a"), "New").unwrap();
        from.put_seat(&id("a"), "p1", "you").unwrap();
        from.remove_seat(&id("a"), "host").unwrap();
        let grown = copy(&from, &to).unwrap();
        assert_eq!((grown.copied, grown.same), (vec![id("a")], 2));
        assert_eq!(Whole::read(&to, &id("a")), Whole::read(&from, &id("a")));
        append(&from, "a", 3, 4);
        append(&to, "a", 3, 5);
        let before = Whole::read(&to, &id("a"));
        let parted = copy(&from, &to).unwrap();
        assert_eq!((parted.copied.len(), parted.different), (0, vec![id("a")]));
        assert_eq!(Whole::read(&to, &id("a")), before);
    }
}
