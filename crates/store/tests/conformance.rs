//! Every store passes the same suite.

use std::cell::Cell;

use store::conformance::{self, choice, id};
use store::{Append, AppendOutcome, Error, Fault, FaultyStore, MemoryStore, NewTable, SqliteStore, Store};

#[test]
fn memory() {
    conformance::run(MemoryStore::new);
}

#[test]
fn sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let count = Cell::new(0);
    conformance::run(|| {
        count.set(count.get() + 1);
        SqliteStore::open(folder.path().join(count.get().to_string())).unwrap()
    });
}

#[test]
fn a_faulty_store_without_a_fault() {
    conformance::run(|| FaultyStore::new(MemoryStore::new()));
}

fn faulty() -> FaultyStore<MemoryStore> {
    let store = FaultyStore::new(MemoryStore::new());
    store.create_table(NewTable::new(id("t"), "T", 0), vec![choice(1)]).unwrap();
    store
}

fn append(store: &dyn Store, expected: u64) -> Result<AppendOutcome, Error> {
    store.append(Append::new(id("t"), expected, vec![choice(2), choice(3).with_request("r")]))
}

#[test]
fn a_failed_commit_changes_nothing_and_can_be_tried_again() {
    let store = faulty();
    store.inject(Fault::FailCommit);
    assert!(matches!(append(&store, 1), Err(Error::Injected(_))));
    assert_eq!(store.last_seq(&id("t")), Ok(1));
    assert_eq!(append(&store, 1), Ok(AppendOutcome::Appended { first: 2, last: 3 }));
}

#[test]
fn a_full_disk_stays_full_until_healed() {
    let store = faulty();
    store.inject(Fault::FailEveryCommit);
    assert!(append(&store, 1).is_err() && append(&store, 1).is_err());
    assert!(store.rename(&id("t"), "New").is_err() && store.delete(&id("t")).is_err());
    assert_eq!(store.table(&id("t")).unwrap().name, "T");
    store.heal();
    assert!(append(&store, 1).is_ok());
}

#[test]
fn a_lost_answer_is_found_by_repeating_the_request() {
    let store = faulty();
    store.inject(Fault::FailAfterCommit);
    assert!(matches!(append(&store, 1), Err(Error::Injected(_))));
    assert_eq!(append(&store, 1), Ok(AppendOutcome::Repeated { seq: 3 }));
    assert_eq!(store.last_seq(&id("t")), Ok(3));
}

#[test]
fn a_torn_last_record_leaves_those_before_it_readable() {
    let store = faulty();
    store.inject(Fault::TearLastRecord);
    store.rename(&id("t"), "Renamed").expect("only an append is torn");
    assert!(matches!(append(&store, 1), Err(Error::Injected(_))));
    assert_eq!(store.read(&id("t"), 0, 10), Err(Error::DamagedRecord { table: id("t"), seq: 3 }));
    assert_eq!(store.read(&id("t"), 0, 2).unwrap().len(), 2);
}
