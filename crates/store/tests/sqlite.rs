//! What only a store on disk has to promise.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use rusqlite::Connection;
use store::conformance::{choice, id};
use store::{
    Append, AppendOutcome, Error, Excerpt, List, NewRecord, NewTable, SqliteOptions, SqliteStore, SqliteView,
    Store,
};

fn create(store: &SqliteStore, name: &str) {
    store.create_table(NewTable::new(id(name), name, 1), vec![]).unwrap();
}

fn add(store: &SqliteStore, name: &str, expected: u64) -> Result<AppendOutcome, Error> {
    store.append(Append::new(id(name), expected, vec![choice(expected + 1)]))
}

/// Runs SQL on the closed database of a folder.
fn tamper(folder: &Path, sql: &str) {
    Connection::open(folder.join(SqliteStore::FILE)).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn everything_is_there_after_reopening() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    create(&store, "t");
    for seq in 0..20 {
        let _ = add(&store, "t", seq).unwrap();
    }
    store.put_seat(&id("t"), "Lily", "hash").unwrap();
    store.put_snapshot(&id("t"), 7, b"state").unwrap();
    let before =
        (store.tables(), store.read(&id("t"), 0, 99), store.seats(&id("t")), store.snapshot(&id("t"), 9));
    drop(store);
    let store = SqliteStore::open(folder.path()).unwrap();
    let after =
        (store.tables(), store.read(&id("t"), 0, 99), store.seats(&id("t")), store.snapshot(&id("t"), 9));
    assert_eq!(after, before);
    assert_eq!(after.3.unwrap().unwrap().data, b"state");
    assert_eq!(store.verify(), Ok(()));
}

#[test]
fn sixty_four_tables_are_written_at_once() {
    const EACH: u64 = 40;
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let names: Vec<String> = (0..64).map(|n| format!("t{n}")).collect();
    for name in &names {
        create(&store, name);
    }
    let start = Instant::now();
    std::thread::scope(|scope| {
        for name in &names {
            let store = &store;
            scope.spawn(move || {
                for seq in 0..EACH {
                    let outcome = add(store, name, seq);
                    assert_eq!(outcome, Ok(AppendOutcome::Appended { first: seq + 1, last: seq + 1 }));
                    // An acknowledged record is visible to every reader.
                    assert_eq!(store.last_seq(&id(name)), Ok(seq + 1));
                }
            });
        }
    });
    println!("{:.0} durable appends per second", 64.0 * EACH as f64 / start.elapsed().as_secs_f64());
    for name in &names {
        let bodies: Vec<_> = store.read(&id(name), 0, 999).unwrap().into_iter().map(|r| r.body).collect();
        assert_eq!(bodies, (1..=EACH).map(|n| choice(n).body).collect::<Vec<_>>());
    }
}

#[test]
fn the_folder_is_for_one_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let second = SqliteStore::open(folder.path()).unwrap_err();
    let holder = Some(std::process::id());
    assert_eq!(second, Error::Locked { folder: folder.path().into(), holder });
    assert!(second.to_string().contains(&folder.path().display().to_string()));
    drop(store);
    SqliteStore::open(folder.path()).unwrap();
}

#[test]
fn a_newer_schema_is_refused_untouched() {
    let folder = tempfile::tempdir().unwrap();
    drop(SqliteStore::open(folder.path()).unwrap());
    tamper(folder.path(), "PRAGMA user_version = 99");
    let before = fs::read(folder.path().join(SqliteStore::FILE)).unwrap();
    let refused = SqliteStore::open(folder.path()).unwrap_err();
    assert!(matches!(refused, Error::NewerSchema { found: 99, .. }), "{refused}");
    assert_eq!(fs::read(folder.path().join(SqliteStore::FILE)).unwrap(), before);
}

#[test]
fn a_database_of_something_else_is_refused_untouched() {
    let folder = tempfile::tempdir().unwrap();
    tamper(folder.path(), "CREATE TABLE recipes (cheese TEXT)");
    let before = fs::read(folder.path().join(SqliteStore::FILE)).unwrap();
    let refused = SqliteStore::open(folder.path()).unwrap_err();
    assert!(matches!(refused, Error::DamagedFile { .. }), "{refused}");
    assert_eq!(fs::read(folder.path().join(SqliteStore::FILE)).unwrap(), before);
}

#[test]
fn a_damaged_file_is_named_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(SqliteStore::FILE);
    let store = SqliteStore::open(folder.path()).unwrap();
    store.create_table(NewTable::new(id("t"), "T", 1), (1..=500).map(choice).collect()).unwrap();
    drop(store);
    let good = fs::read(&file).unwrap();
    let overwritten = |from: usize, to: usize| {
        let mut bad = good.clone();
        bad[from..to].fill(0xa5);
        bad
    };
    let middle = good.len() / 2 / 4096 * 4096;
    for bad in [
        overwritten(0, 16),
        overwritten(100, 4000),
        overwritten(middle, middle + 4096),
        good[..good.len() / 2].to_vec(),
        b"hello".to_vec(),
    ] {
        fs::write(&file, &bad).unwrap();
        let error = SqliteStore::open(folder.path()).unwrap_err();
        assert!(matches!(error, Error::DamagedFile { .. }), "{error}");
        assert!(error.to_string().contains(SqliteStore::FILE));
        assert_eq!(fs::read(&file).unwrap(), bad, "{error}");
    }
    fs::write(&file, &good).unwrap();
    assert_eq!(SqliteStore::open(folder.path()).unwrap().last_seq(&id("t")), Ok(500));
}

#[test]
fn a_log_without_its_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let wal = folder.path().join(format!("{}-wal", SqliteStore::FILE));
    fs::write(&wal, b"maybe the last copy").unwrap();
    let refused = SqliteStore::open(folder.path()).unwrap_err();
    assert!(matches!(refused, Error::DamagedFile { .. }), "{refused}");
    assert_eq!(fs::read(&wal).unwrap(), b"maybe the last copy");
}

/// Copies the files of an open store, as a power cut would leave them.
fn crash(from: &Path, to: &Path) {
    for suffix in ["", "-wal"] {
        let name = format!("{}{suffix}", SqliteStore::FILE);
        fs::copy(from.join(&name), to.join(&name)).unwrap();
    }
}

#[test]
fn a_torn_last_write_is_gone_and_everything_before_it_is_there() {
    let (folder, copy) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = SqliteStore::open(folder.path()).unwrap();
    create(&store, "t");
    for seq in 0..5 {
        let _ = add(&store, "t", seq).unwrap();
    }
    let wal = copy.path().join(format!("{}-wal", SqliteStore::FILE));
    crash(folder.path(), copy.path());
    let whole = fs::metadata(&wal).unwrap().len();
    let three = vec![choice(6), choice(7), NewRecord::new("big", "x".repeat(20_000), 9)];
    let _ = store.append(Append::new(id("t"), 5, three)).unwrap();
    let longer = fs::metadata(folder.path().join(wal.file_name().unwrap())).unwrap().len();
    assert!(longer > whole + 20_000);
    for cut in [whole + 100, whole + 5_000, longer - 1, longer] {
        crash(folder.path(), copy.path());
        fs::File::options().write(true).open(&wal).unwrap().set_len(cut).unwrap();
        let recovered = SqliteStore::open(copy.path()).unwrap();
        let expected = if cut == longer { 8 } else { 5 };
        assert_eq!(recovered.last_seq(&id("t")), Ok(expected), "cut at {cut}");
        assert_eq!(recovered.read(&id("t"), 0, 99).unwrap().len() as u64, expected);
        let next = add(&recovered, "t", expected);
        assert_eq!(next, Ok(AppendOutcome::Appended { first: expected + 1, last: expected + 1 }));
        assert_eq!(recovered.verify(), Ok(()));
    }
}

#[test]
fn a_damaged_record_is_named_and_those_before_it_stay_readable() {
    for damage in [
        "UPDATE records SET body = substr(body, 1, 3) WHERE seq = 4",
        "UPDATE records SET body = CAST(x'7bff7d' AS TEXT) WHERE seq = 4",
        "UPDATE records SET kind = 'undo' WHERE seq = 4",
        "UPDATE records SET request = 'x' WHERE seq = 4",
        "DELETE FROM records WHERE seq = 4",
        "DELETE FROM records WHERE seq >= 4",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).unwrap();
        store.create_table(NewTable::new(id("t"), "T", 1), (1..=5).map(choice).collect()).unwrap();
        drop(store);
        tamper(folder.path(), damage);
        let store = SqliteStore::open(folder.path()).unwrap();
        let damaged = Error::DamagedRecord { table: id("t"), seq: 4 };
        assert_eq!(store.read(&id("t"), 0, 99), Err(damaged), "{damage}");
        assert_eq!(store.read(&id("t"), 0, 3).unwrap().len(), 3, "{damage}");
    }
}

#[test]
fn a_full_disk_fails_the_write_and_spoils_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let small = SqliteOptions { max_bytes: Some(200_000) };
    let store = SqliteStore::open_with(folder.path(), &small).unwrap();
    create(&store, "t");
    let big = |seq| Append::new(id("t"), seq, vec![choice(1), NewRecord::new("big", "x".repeat(30_000), 1)]);
    let mut last = 0;
    let error = loop {
        match store.append(big(last)) {
            Ok(AppendOutcome::Appended { last: new, .. }) => last = new,
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
        assert!(last < 100, "the limit holds");
    };
    assert!(matches!(error, Error::DiskFull { .. }), "{error}");
    assert_eq!(store.last_seq(&id("t")), Ok(last));
    assert_eq!(store.read(&id("t"), 0, 999).unwrap().len() as u64, last);
    drop(store);
    // With room again, the table goes on where it stood.
    let store = SqliteStore::open(folder.path()).unwrap();
    assert_eq!(store.verify(), Ok(()));
    assert_eq!(store.append(big(last)), Ok(AppendOutcome::Appended { first: last + 1, last: last + 2 }));
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(matches!(SqliteStore::open(file.join("data")), Err(Error::Io { .. })));
}

#[test]
fn the_last_handle_may_be_dropped_in_a_callback() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path()).unwrap());
    create(&store, "t");
    let (sender, answers) = std::sync::mpsc::channel();
    let (go, gone) = std::sync::mpsc::channel::<()>();
    let last = Arc::clone(&store);
    let done = move |answer| {
        gone.recv().unwrap();
        drop(last);
        sender.send(answer).unwrap();
    };
    store.append_with(Append::new(id("t"), 0, vec![choice(1)]), Box::new(done));
    drop(store);
    go.send(()).unwrap();
    assert_eq!(answers.recv().unwrap(), Ok(AppendOutcome::Appended { first: 1, last: 1 }));
}

#[test]
fn a_folder_in_use_is_copied_and_put_back() {
    let (data, backup) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let out = backup.path().join("monday");
    let store = SqliteStore::open(data.path()).unwrap();
    create(&store, "t");
    for seq in 0..50 {
        let _ = add(&store, "t", seq).unwrap();
    }
    store.put_seat(&id("t"), "host", "hash").unwrap();
    SqliteView::open(data.path()).unwrap().copy_to(&out).unwrap();
    let again = SqliteView::open(data.path()).unwrap().copy_to(&out).unwrap_err();
    assert!(matches!(again, Error::Io { .. }), "a backup is never overwritten: {again}");
    // What happens afterwards is not in it.
    let _ = add(&store, "t", 50).unwrap();
    let view = SqliteView::open(&out).unwrap();
    view.check().unwrap();
    assert_eq!(view.list(List::Tables, Excerpt::ALL).unwrap()[0].last_seq, 50);
    assert_eq!(view.read(&id("t"), 0, 99).unwrap().len(), 50);
    drop(view);
    let refused = SqliteStore::restore(&out, data.path()).unwrap_err();
    assert!(matches!(refused, Error::Locked { .. }), "{refused}");
    drop(store);
    let aside = SqliteStore::restore(&out, data.path()).unwrap().expect("something was there");
    assert!(aside.exists(), "nothing is lost");
    let store = SqliteStore::open(data.path()).unwrap();
    assert_eq!(store.last_seq(&id("t")), Ok(50));
    assert_eq!(store.seat(&id("t"), "host"), Ok(Some("hash".into())));
    drop(store);
    let fresh = tempfile::tempdir().unwrap();
    assert_eq!(SqliteStore::restore(&out, fresh.path()), Ok(None));
    assert_eq!(SqliteStore::open(fresh.path()).unwrap().last_seq(&id("t")), Ok(50));
}

type Damage<'d> = (&'static str, &'d dyn Fn());

#[test]
fn a_backup_takes_the_place_of_what_is_damaged() {
    let (data, backup) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = SqliteStore::open(data.path()).unwrap();
    create(&store, "t");
    let append = |mut seqs: std::ops::Range<u64>| seqs.all(|seq| add(&store, "t", seq).is_ok());
    assert!(append(0..3));
    let saved = backup.path().join("monday");
    SqliteView::open(data.path()).unwrap().copy_to(&saved).unwrap();
    assert!(append(3..6));
    drop(store);
    let file = data.path().join(SqliteStore::FILE);
    let wal = data.path().join(format!("{}-wal", SqliteStore::FILE));
    let whole = fs::read(&file).unwrap();
    let damages: [Damage<'_>; 4] = [
        ("cut short", &|| fs::write(&file, &whole[..whole.len() / 2]).unwrap()),
        ("something else", &|| fs::write(&file, "cheese".repeat(4096)).unwrap()),
        // The log of a server that was killed, whose database is gone.
        ("a log alone", &|| {
            fs::remove_file(&file).unwrap();
            fs::write(&wal, "what was written last").unwrap();
        }),
        ("nothing", &|| fs::remove_file(&file).unwrap()),
    ];
    for (what, damage) in damages {
        damage();
        let aside = SqliteStore::restore(&saved, data.path()).expect(what);
        assert_eq!(aside.is_some(), what != "nothing", "{what} is kept");
        assert!(!wal.exists(), "{what}");
        assert_eq!(SqliteStore::open(data.path()).unwrap().last_seq(&id("t")), Ok(3), "{what}");
    }
}

#[test]
fn what_is_no_backup_is_refused_and_nothing_changes() {
    let (data, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    drop(SqliteStore::open(data.path()).unwrap());
    let before = fs::read(data.path().join(SqliteStore::FILE)).unwrap();
    assert!(matches!(SqliteStore::restore(other.path(), data.path()), Err(Error::Io { .. })));
    fs::write(other.path().join(SqliteStore::FILE), "no database at all, but long enough to be one").unwrap();
    assert!(matches!(SqliteStore::restore(other.path(), data.path()), Err(Error::DamagedFile { .. })));
    // Nor is a file of which nothing is left.
    fs::write(other.path().join(SqliteStore::FILE), "").unwrap();
    assert!(matches!(SqliteStore::restore(other.path(), data.path()), Err(Error::DamagedFile { .. })));
    assert!(matches!(SqliteView::open(other.path()), Err(Error::DamagedFile { .. })));
    assert_eq!(fs::read(data.path().join(SqliteStore::FILE)).unwrap(), before);
}
