//! The file: opening it with care, its schema, and the way from older schemas to the present one.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::statements::{Fail, explain};
use crate::{Error, Result};

/// Says in the file's header that it is ours: the letters "BRKB".
const APPLICATION_ID: i64 = 0x4252_4b42;

/// Nobody but our own readers and writer uses the file, so this long means that something is wrong.
const BUSY: Duration = Duration::from_secs(5);

/// Files up to this size are checked whole when opened, which takes a fraction of a second.
const CHECKED_AT_OPEN: u64 = 128 << 20;

/// Schema *n* is reached by the first *n* steps. A step that was released never changes.
const STEPS: &[&str] = &[
    "
    CREATE TABLE tables (
        key        INTEGER PRIMARY KEY,
        id         TEXT NOT NULL UNIQUE,
        name       TEXT NOT NULL,
        chapter    TEXT NOT NULL,
        created_ms INTEGER NOT NULL,
        updated_ms INTEGER NOT NULL,
        finished   INTEGER NOT NULL,
        meta       TEXT NOT NULL,
        last_seq   INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE records (
        table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
        seq       INTEGER NOT NULL,
        kind      TEXT NOT NULL,
        body      TEXT NOT NULL,
        at_ms     INTEGER NOT NULL,
        request   TEXT,
        checksum  INTEGER NOT NULL,
        PRIMARY KEY (table_key, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX records_by_request ON records (table_key, request) WHERE request IS NOT NULL;
    CREATE TABLE seats (
        table_key  INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
        seat       TEXT NOT NULL,
        token_hash TEXT NOT NULL,
        PRIMARY KEY (table_key, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshots (
        table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
        seq       INTEGER NOT NULL,
        data      BLOB NOT NULL,
        PRIMARY KEY (table_key, seq)
    ) STRICT;
",
    "
    ALTER TABLE tables ADD COLUMN list INTEGER NOT NULL DEFAULT 0;
",
    // Lists, seats and codes by index. Codes stood in the meta of their tables; who sits at a table of a party now also
    // has a seat in its book.
    "
    CREATE INDEX tables_by_list ON tables (list, updated_ms DESC, id);
    CREATE INDEX seats_by_token ON seats (token_hash, table_key);
    CREATE TABLE codes (
        hash      TEXT NOT NULL PRIMARY KEY,
        table_key INTEGER NOT NULL UNIQUE REFERENCES tables (key) ON DELETE CASCADE,
        until_ms  INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT OR IGNORE INTO codes (hash, table_key, until_ms)
        SELECT meta ->> '$.invitation.hash', key, meta ->> '$.invitation.until_ms' FROM tables
        WHERE CASE WHEN json_valid(meta) THEN json_type(meta, '$.invitation.hash') = 'text'
            AND json_type(meta, '$.invitation.until_ms') = 'integer' END;
    INSERT OR IGNORE INTO seats (table_key, seat, token_hash)
        SELECT book.key, seats.seat, seats.token_hash FROM records
        JOIN tables AS book ON book.list = 1
            AND book.id = CASE WHEN json_valid(records.body) THEN records.body ->> '$.party' END
        JOIN seats ON seats.table_key = records.table_key
        WHERE records.kind = 'party' AND seats.seat NOT IN ('host', 'watch-replay');
",
    "
    CREATE TABLE drawers (
        drawer   INTEGER NOT NULL,
        name     TEXT NOT NULL,
        data     BLOB NOT NULL,
        checksum INTEGER NOT NULL,
        UNIQUE (drawer, name)
    ) STRICT;
",
];

/// Opens the file for writing, creating or migrating it where needed and refusing it untouched where
/// it is not ours, damaged or newer than we are.
pub(super) fn open_writer(file: &Path, max_bytes: Option<u64>) -> Result<Connection> {
    refuse_orphaned_wal(file)?;
    let mut db = Connection::open_with_flags(
        file,
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )
    .map_err(|e| explain(file, e.into()))?;
    prepare(&mut db, file, max_bytes).map_err(|e| explain(file, e))?;
    Ok(db)
}

/// Opens the file for reading only.
pub(super) fn open_reader(file: &Path) -> Result<Connection, Fail> {
    let db = Connection::open_with_flags(
        file,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    db.busy_timeout(BUSY)?;
    Ok(db)
}

/// Opens the file of a folder that is only looked at, if it is ours and we know its schema.
pub(super) fn open_view(file: &Path) -> Result<Connection, Fail> {
    let db = open_reader(file)?;
    if size(file) == 0 {
        // Nothing was ever kept there, or everything is lost.
        return Err(Error::DamagedFile { file: file.into(), reason: "it is empty".into() }.into());
    }
    refuse_foreign(&db, file)?;
    Ok(db)
}

/// SQLite throws the write-ahead log of a missing or empty database away. Ours may then hold the last
/// copy of acknowledged records, so it is left for a human to look at.
fn refuse_orphaned_wal(file: &Path) -> Result<()> {
    let mut wal = file.as_os_str().to_owned();
    wal.push("-wal");
    if size(file) == 0 && size(Path::new(&wal)) > 0 {
        let reason = "the file is missing or empty, but its write-ahead log is not".into();
        return Err(Error::DamagedFile { file: file.into(), reason });
    }
    Ok(())
}

fn prepare(db: &mut Connection, file: &Path, max_bytes: Option<u64>) -> Result<(), Fail> {
    db.busy_timeout(BUSY)?;
    db.set_prepared_statement_cache_capacity(64);
    refuse_foreign(db, file)?;
    // From here on the file may change.
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    if let Some(bytes) = max_bytes {
        let page_size: i64 = db.pragma_query_value(None, "page_size", |row| row.get(0))?;
        let pages = (i64::try_from(bytes).unwrap_or(i64::MAX) / page_size).max(1);
        db.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()))?;
    }
    let found = version(db)?;
    if found > 0 && found < STEPS.len() as i64 {
        copy_aside(db, file, found)?;
    }
    migrate(db, STEPS)
}

/// Before the schema changes the whole file is copied beside it: whoever has to go back to the older program finds it.
fn copy_aside(db: &Connection, file: &Path, schema: i64) -> Result<(), Fail> {
    copy_to(db, &aside(file, &format!("before-schema-{}", schema + 1)))
}

/// A name beside a file that says why it lies there, and when.
pub(super) fn aside(file: &Path, why: &str) -> PathBuf {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    file.with_file_name(format!("{why}-{seconds}.sqlite"))
}

/// Writes a whole, consistent copy of the database to a new file, and waits until it is on the disk.
pub(super) fn copy_to(db: &Connection, copy: &Path) -> Result<(), Fail> {
    let name = copy.to_str().ok_or_else(|| Error::Invalid("the name of the copy is no text".into()))?;
    db.execute("VACUUM INTO ?1", [name])?;
    let io = |error: std::io::Error| Error::Io { file: copy.into(), reason: error.to_string() };
    fs::File::open(copy).and_then(|file| file.sync_all()).map_err(io)?;
    Ok(())
}

/// Reads only.
fn refuse_foreign(db: &Connection, file: &Path) -> Result<(), Fail> {
    let application: i64 = db.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let found = version(db)?;
    let things: i64 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let blank = application == 0 && found == 0 && things == 0;
    if !blank && application != APPLICATION_ID {
        let reason = "it is a database of something else".into();
        return Err(Error::DamagedFile { file: file.into(), reason }.into());
    }
    let known = STEPS.len() as i64;
    if found > known {
        return Err(Error::NewerSchema { file: file.into(), found, known }.into());
    }
    if size(file) > CHECKED_AT_OPEN {
        return Ok(());
    }
    let reason: String = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if reason == "ok" { Ok(()) } else { Err(Error::DamagedFile { file: file.into(), reason }.into()) }
}

fn size(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |found| found.len())
}

fn version(db: &Connection) -> Result<i64, rusqlite::Error> {
    db.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Takes all missing steps in one transaction: a crash or a failing step leaves the old schema.
fn migrate(db: &mut Connection, steps: &[&str]) -> Result<(), Fail> {
    let found = usize::try_from(version(db)?).unwrap_or(0);
    if found >= steps.len() {
        return Ok(());
    }
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for step in &steps[found..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", steps.len() as i64)?;
    transaction.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_missing_steps_are_taken() {
        let mut db = Connection::open_in_memory().unwrap();
        let first = "CREATE TABLE one (x INTEGER); INSERT INTO one VALUES (7)";
        migrate(&mut db, &[first]).unwrap();
        migrate(&mut db, &[first, "ALTER TABLE one ADD COLUMN y INTEGER NOT NULL DEFAULT 8"]).unwrap();
        let row = db.query_row("SELECT x, y FROM one", [], |row| Ok((row.get(0)?, row.get(1)?)));
        assert_eq!(row, Ok((7, 8)));
        assert_eq!(version(&db), Ok(2));
    }

    #[test]
    fn what_was_kept_before_there_were_parties_is_a_table() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db, &STEPS[..1]).unwrap();
        db.execute("INSERT INTO tables VALUES (1, 'old', 'Old', '', 1, 2, 0, '{}', 0)", []).unwrap();
        migrate(&mut db, STEPS).unwrap();
        let listed = |list| super::super::statements::list(&db, list, crate::Excerpt::ALL).unwrap();
        assert_eq!(listed(crate::List::Tables).len(), 1);
        assert_eq!(listed(crate::List::Parties), []);
    }

    /// Invitations and books as they were kept before schema 3.
    const KEPT_BEFORE: &str = "
        INSERT INTO tables VALUES (1, 't1', 'T', '', 1, 2, 0,
            '{\"invitation\":{\"hash\":\"abc\",\"until_ms\":99}}', 2, 0);
        INSERT INTO tables VALUES (2, 't2', 'T', '', 1, 2, 0, 'nonsense', 1, 0);
        INSERT INTO tables VALUES (3, 'book', 'B', '', 1, 2, 0, '{}', 0, 1);
        INSERT INTO records VALUES (1, 1, 'setup', '{}', 1, NULL, 0);
        INSERT INTO records VALUES (1, 2, 'party', '{\"party\":\"book\"}', 1, NULL, 0);
        INSERT INTO records VALUES (2, 1, 'party', 'nonsense', 1, NULL, 0);
        INSERT INTO seats VALUES (1, 'host', 'h1'), (1, 'p1', 'h2'), (1, 'watch-replay', 'h3'), (3, 'host', 'h1');
    ";

    #[test]
    fn codes_and_seats_of_a_book_are_found_after_the_step() {
        use super::super::statements::{by_code, of_person, seats};
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db, &STEPS[..2]).unwrap();
        db.execute_batch(KEPT_BEFORE).unwrap();
        migrate(&mut db, STEPS).unwrap();
        let id = |id: &str| crate::TableId::new(id).unwrap();
        assert_eq!(by_code(&db, "abc", 98).unwrap(), Some(id("t1")));
        let held: Vec<String> = seats(&db, &id("book")).unwrap().into_iter().map(|(seat, _)| seat).collect();
        assert_eq!(held, ["host", "p1"]);
        let parties = of_person(&db, crate::List::Parties, "h2", crate::Excerpt::ALL).unwrap();
        assert_eq!(parties.len(), 1);
    }

    #[test]
    fn the_file_is_copied_aside_before_its_schema_changes() {
        for schema in 1..STEPS.len() {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("tables.sqlite");
            let mut db = Connection::open(&file).unwrap();
            migrate(&mut db, &STEPS[..schema]).unwrap();
            let lists = if schema > 1 { ", list" } else { "" };
            let list = if schema > 1 { ", 0" } else { "" };
            let old = format!(
                "INSERT INTO tables (key, id, name, chapter, created_ms, updated_ms, finished, meta, last_seq{lists})
                    VALUES (1, 't1', 'T', '', 1, 2, 0, '{{}}', 1{list});
                 INSERT INTO records VALUES (1, 1, 'setup', '{{}}', 1, NULL, 0);"
            );
            db.execute_batch(&old).unwrap();
            drop(db);
            let copies = || -> Vec<PathBuf> {
                let all = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
                all.filter(|path| path != &file).collect()
            };
            drop(open_writer(&file, None).unwrap());
            let [copy] = &copies()[..] else { panic!("{schema}: {:?}", copies()) };
            assert!(copy.to_string_lossy().contains(&format!("before-schema-{}-", schema + 1)), "{copy:?}");
            let kept = Connection::open(copy).unwrap();
            assert_eq!(version(&kept), Ok(schema as i64));
            assert_eq!(kept.query_row("SELECT count(*) FROM records", [], |row| row.get(0)), Ok(1));
            drop(kept);
            drop(open_writer(&file, None).unwrap());
            assert_eq!(copies().len(), 1, "only when it changes");
        }
    }

    #[test]
    fn without_a_copy_the_schema_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.sqlite");
        let mut db = Connection::open(&file).unwrap();
        migrate(&mut db, &STEPS[..1]).unwrap();
        // Nothing can be copied to where something lies already, whatever second it is.
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        for second in now..now + 60 {
            fs::write(folder.path().join(format!("before-schema-2-{second}.sqlite")), "in the way").unwrap();
        }
        drop(db);
        assert!(open_writer(&file, None).is_err());
        assert_eq!(version(&Connection::open(&file).unwrap()), Ok(1));
    }

    #[test]
    fn a_commit_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let db = open_writer(&folder.path().join("db"), None).unwrap();
        let number = |pragma| db.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0)).unwrap();
        let mode: String = db.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!((mode.as_str(), number("synchronous"), number("foreign_keys")), ("wal", 2, 1));
    }

    #[test]
    fn a_failing_step_leaves_the_old_schema() {
        let mut db = Connection::open_in_memory().unwrap();
        let first = "CREATE TABLE one (x INTEGER)";
        migrate(&mut db, &[first]).unwrap();
        assert!(migrate(&mut db, &[first, "CREATE TABLE two (y INTEGER)", "nonsense"]).is_err());
        assert_eq!(version(&db), Ok(1));
        assert!(!db.table_exists(None, "two").unwrap());
    }
}
