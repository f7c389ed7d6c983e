//! Kills a writing process again and again and looks for what it had acknowledged.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use store::conformance::{choice, id};
use store::{Append, AppendOutcome, Error, NewTable, SqliteStore, Store};

const FOLDER: &str = "BARKSBURG_STORE_TEST_FOLDER";
const TABLES: u64 = 6;
const ROUNDS: u64 = 8;

/// The victim: started by the tests below in a process of its own, and harmless otherwise.
#[test]
#[ignore = "runs only as the child of the other tests"]
fn child_that_appends_until_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = SqliteStore::open(&folder).unwrap();
    say("ready");
    std::thread::scope(|scope| {
        for n in 0..TABLES {
            let store = &store;
            scope.spawn(move || {
                let table = id(&format!("t{n}"));
                let mut last = store.last_seq(&table).unwrap();
                loop {
                    let append = Append::new(table.clone(), last, vec![choice(last + 1), choice(last + 2)]);
                    let outcome = store.append(append).unwrap();
                    assert_eq!(outcome, AppendOutcome::Appended { first: last + 1, last: last + 2 });
                    last += 2;
                    say(&format!("ack {n} {last}"));
                }
            });
        }
    });
}

/// One write call for each line, past the test harness's own buffer, so that a kill cannot swallow
/// or cut what was said.
fn say(line: &str) {
    std::io::stderr().write_all(format!("{line}\n").as_bytes()).unwrap();
}

fn start_child(folder: &Path) -> (Child, BufReader<std::process::ChildStderr>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "child_that_appends_until_killed", "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap());
    let mut first = String::new();
    lines.read_line(&mut first).unwrap();
    assert_eq!(first, "ready\n");
    (child, lines)
}

fn make_tables(folder: &Path) {
    let store = SqliteStore::open(folder).unwrap();
    for n in 0..TABLES {
        store.create_table(NewTable::new(id(&format!("t{n}")), "T", 0), vec![]).unwrap();
    }
}

#[test]
fn nothing_acknowledged_is_missing_after_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    make_tables(folder.path());
    let mut acknowledged = BTreeMap::new();
    for round in 0..ROUNDS {
        let (mut child, lines) = start_child(folder.path());
        let reader = std::thread::spawn(move || lines.lines().map_while(Result::ok).collect::<Vec<_>>());
        std::thread::sleep(Duration::from_millis(40 + 37 * round));
        child.kill().unwrap();
        child.wait().unwrap();
        let lines = reader.join().unwrap();
        assert!(!lines.is_empty(), "round {round}: the child got to work");
        for line in lines {
            let [n, seq] = line.strip_prefix("ack ").unwrap().split(' ').collect::<Vec<_>>()[..] else {
                panic!("{line}");
            };
            acknowledged.insert(n.parse::<u64>().unwrap(), seq.parse::<u64>().unwrap());
        }
        let store = SqliteStore::open(folder.path()).unwrap();
        assert_eq!(store.verify(), Ok(()));
        for (n, &seq) in &acknowledged {
            let records = store.read(&id(&format!("t{n}")), 0, usize::MAX).unwrap();
            let last = records.len() as u64;
            assert!(last >= seq, "round {round}, table {n}: {seq} was acknowledged, {last} is there");
            assert_eq!(last % 2, 0, "round {round}, table {n}: half an append is there");
            for (expected, record) in (1..).zip(records) {
                assert_eq!((record.seq, record.body), (expected, choice(expected).body));
            }
        }
    }
    let total: u64 = acknowledged.values().sum();
    println!("{total} records acknowledged in {ROUNDS} rounds");
    assert_eq!(acknowledged.len() as u64, TABLES, "every table was written");
}

#[test]
fn a_second_process_is_told_who_has_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    make_tables(folder.path());
    let (mut child, lines) = start_child(folder.path());
    let drain = std::thread::spawn(move || lines.lines().for_each(drop));
    let second = SqliteStore::open(folder.path());
    let holder = Some(child.id());
    child.kill().unwrap();
    child.wait().unwrap();
    drain.join().unwrap();
    assert_eq!(second.unwrap_err(), Error::Locked { folder: folder.path().into(), holder });
    SqliteStore::open(folder.path()).unwrap();
}
