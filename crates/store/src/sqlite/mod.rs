//! Tables in one SQLite file of a data folder.

mod drawers;
mod folder;
mod schema;
mod statements;
mod writer;

use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

pub use self::folder::SqliteView;
use self::statements::{Fail, explain};
use self::writer::Writer;
use crate::types::{check_hash, check_kept, check_line, check_name, check_records, check_seat};
use crate::{
    Append, AppendOutcome, Callback, Change, Drawer, Error, Excerpt, Feed, Follower, List, NewRecord,
    NewTable, News, Pending, Result, Snapshot, Store, StoreUsage, StoredRecord, TableId, TableInfo,
};

/// Idle reading connections that are kept; more are opened when more threads read at once.
const IDLE_READERS: usize = 4;

/// How a [`SqliteStore`] is opened.
#[derive(Clone, Debug, Default)]
pub struct SqliteOptions {
    /// The most bytes the database file may grow to; beyond it, writes fail with
    /// [`Error::DiskFull`].
    pub max_bytes: Option<u64>,
}

/// A store that keeps its promise when the power goes: SQLite with a write-ahead log, synced at each
/// commit, one writer thread with group commit. One process per data folder.
pub struct SqliteStore {
    file: PathBuf,
    max_bytes: Option<u64>,
    // Before the writer, because dropping goes in order and the last to leave tidies the file.
    readers: Mutex<Vec<Connection>>,
    writer: Writer,
    feed: Feed,
}

impl SqliteStore {
    /// The database file inside the data folder.
    pub const FILE: &str = "tables.sqlite";

    /// The lock file inside the data folder.
    pub const LOCK: &str = "lock";

    /// Opens the data folder, creating it where needed.
    pub fn open(folder: impl AsRef<Path>) -> Result<Self> {
        Self::open_with(folder, &SqliteOptions::default())
    }

    /// Opens the data folder with options.
    pub fn open_with(folder: impl AsRef<Path>, options: &SqliteOptions) -> Result<Self> {
        let folder = folder.as_ref();
        let io =
            |file: &Path, error: std::io::Error| Error::Io { file: file.into(), reason: error.to_string() };
        fs::create_dir_all(folder).map_err(|e| io(folder, e))?;
        let lock = lock(folder)?;
        let file = folder.join(Self::FILE);
        let db = schema::open_writer(&file, options.max_bytes)?;
        let writer = Writer::start(db, file.clone(), lock).map_err(|e| io(&file, e))?;
        Ok(Self {
            file,
            max_bytes: options.max_bytes,
            readers: Mutex::default(),
            writer,
            feed: Feed::default(),
        })
    }

    /// Reads the whole file and reports damage. Opening does the same less thoroughly, and not for a
    /// large file, because it must be quick.
    pub fn verify(&self) -> Result<()> {
        let found: String =
            self.read_with(|db| Ok(db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?))?;
        if found == "ok" {
            return Ok(());
        }
        Err(Error::DamagedFile { file: self.file.clone(), reason: found })
    }

    /// Runs a query on one consistent view of the file.
    fn read_with<T>(&self, job: impl FnOnce(&Connection) -> Result<T, Fail>) -> Result<T> {
        let idle = self.idle_readers().pop();
        let answer = idle.map_or_else(|| schema::open_reader(&self.file), Ok).and_then(|db| {
            let view = db.unchecked_transaction()?;
            let answer = job(&view);
            view.finish()?;
            let mut idle = self.idle_readers();
            // A connection on which SQLite failed is not worth keeping.
            if idle.len() < IDLE_READERS && !matches!(answer, Err(Fail::Sql(_))) {
                idle.push(db);
            }
            answer
        });
        answer.map_err(|fail| explain(&self.file, fail))
    }

    fn idle_readers(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.readers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write<T, W>(&self, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, Fail> + Send + 'static,
    {
        let (done, pending) = Pending::channel();
        self.writer.submit(work, done);
        pending.wait()
    }

    /// A write to a table that its followers hear of: after the commit, on the writer's thread, so in the order of the
    /// commits. The work says what there is to answer, and what to tell if anything has changed.
    fn change<T, W>(&self, table: &TableId, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<(T, Option<Told>), Fail> + Send + 'static,
    {
        let (done, pending) = Pending::channel();
        let (feed, table) = (self.feed.clone(), table.clone());
        let told = Box::new(move |answer: Result<(T, Option<Told>)>| {
            done(answer.map(|(answer, told)| {
                if let Some(Told { last, seats }) = told {
                    feed.tell(&News::Changed(Change { table, last, seats }));
                }
                answer
            }));
        });
        self.writer.submit(work, told);
        pending.wait()
    }
}

/// What followers hear of a change.
struct Told {
    last: Option<u64>,
    seats: bool,
}

impl Told {
    /// Something about a table that is still there.
    fn of(db: &Connection, table: &TableId, seats: bool) -> Result<Option<Told>, Fail> {
        Ok(Some(Told { last: Some(statements::last_seq(db, table)?), seats }))
    }
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore").field("file", &self.file).finish_non_exhaustive()
    }
}

/// Takes the folder for this process. The system frees the lock when the process ends, however it
/// ends, so a lock file left behind locks nobody out.
fn lock(folder: &Path) -> Result<File> {
    let path = folder.join(SqliteStore::LOCK);
    let io = |error: std::io::Error| Error::Io { file: path.clone(), reason: error.to_string() };
    let mut file =
        File::options().create(true).truncate(false).read(true).write(true).open(&path).map_err(io)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut pid = String::new();
            let holder = file.read_to_string(&mut pid).ok().and_then(|_| pid.trim().parse().ok());
            return Err(Error::Locked { folder: folder.into(), holder });
        }
        Err(TryLockError::Error(error)) => return Err(io(error)),
    }
    file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id())).map_err(io)?;
    Ok(file)
}

impl Store for SqliteStore {
    fn create_table(&self, table: NewTable, records: Vec<NewRecord>) -> Result<()> {
        table.check()?;
        check_records(&records)?;
        let id = table.id.clone();
        self.change(&id, move |db| {
            statements::create_table(db, &table, &records)?;
            let told = Told { last: Some(records.len() as u64), seats: !table.seats.is_empty() };
            Ok(((), Some(told)))
        })
    }

    fn append_with(&self, append: Append, done: Callback<AppendOutcome>) {
        if let Err(error) = append.check() {
            return done(Err(error));
        }
        let (feed, table, seats) = (self.feed.clone(), append.table.clone(), append.seat.is_some());
        let told = move |answer: Result<AppendOutcome>| {
            if let Ok(AppendOutcome::Appended { last, .. }) = answer {
                feed.tell(&News::Changed(Change { table, last: Some(last), seats }));
            }
            done(answer);
        };
        self.writer.submit(move |db| statements::append(db, &append), Box::new(told));
    }

    fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<StoredRecord>> {
        self.read_with(|db| statements::read(db, table, after, limit))
    }

    fn last_seq(&self, table: &TableId) -> Result<u64> {
        self.read_with(|db| statements::last_seq(db, table))
    }

    fn list(&self, list: List, part: Excerpt) -> Result<Vec<TableInfo>> {
        self.read_with(|db| statements::list(db, list, part))
    }

    fn of_person(&self, list: List, token_hash: &str, part: Excerpt) -> Result<Vec<TableInfo>> {
        self.read_with(|db| statements::of_person(db, list, token_hash, part))
    }

    fn table(&self, table: &TableId) -> Result<TableInfo> {
        self.read_with(|db| statements::table(db, table))
    }

    fn rename(&self, table: &TableId, name: &str) -> Result<()> {
        check_name(name)?;
        let (id, name) = (table.clone(), name.to_owned());
        self.change(table, move |db| Ok((statements::rename(db, &id, &name)?, Told::of(db, &id, false)?)))
    }

    fn set_meta(&self, table: &TableId, meta: &str) -> Result<()> {
        check_line("meta", meta)?;
        let (id, meta) = (table.clone(), meta.to_owned());
        self.change(table, move |db| Ok((statements::set_meta(db, &id, &meta)?, Told::of(db, &id, false)?)))
    }

    fn delete(&self, table: &TableId) -> Result<()> {
        let id = table.clone();
        let gone = Told { last: None, seats: true };
        self.change(table, move |db| Ok((statements::delete(db, &id)?, Some(gone))))
    }

    fn put_seat(&self, table: &TableId, seat: &str, token_hash: &str) -> Result<()> {
        check_seat(seat, token_hash)?;
        let (id, seat, token_hash) = (table.clone(), seat.to_owned(), token_hash.to_owned());
        self.change(table, move |db| {
            Ok((statements::put_seat(db, &id, &seat, &token_hash)?, Told::of(db, &id, true)?))
        })
    }

    fn seat(&self, table: &TableId, seat: &str) -> Result<Option<String>> {
        self.read_with(|db| statements::seat(db, table, seat))
    }

    fn seats(&self, table: &TableId) -> Result<Vec<(String, String)>> {
        self.read_with(|db| statements::seats(db, table))
    }

    fn seat_of(&self, table: &TableId, token_hash: &str) -> Result<Option<String>> {
        self.read_with(|db| statements::seat_of(db, table, token_hash))
    }

    fn rebind(&self, token_hash: &str, to: &str) -> Result<usize> {
        check_hash(to)?;
        // Told of each table by itself: it is rare, and a few of them are found twice at worst.
        let mut held = Vec::new();
        for list in [List::Tables, List::Parties] {
            held.extend(self.of_person(list, token_hash, Excerpt::ALL)?);
        }
        let (token_hash, to) = (token_hash.to_owned(), to.to_owned());
        let bound = self.write(move |db| statements::rebind(db, &token_hash, &to))?;
        for TableInfo { id: table, last_seq, .. } in held {
            self.feed.tell(&News::Changed(Change { table, last: Some(last_seq), seats: true }));
        }
        Ok(bound)
    }

    fn put_code(&self, table: &TableId, code_hash: &str, until_ms: i64) -> Result<()> {
        check_hash(code_hash)?;
        let (id, code_hash) = (table.clone(), code_hash.to_owned());
        self.change(table, move |db| {
            Ok((statements::put_code(db, &id, &code_hash, until_ms)?, Told::of(db, &id, false)?))
        })
    }

    fn remove_code(&self, table: &TableId) -> Result<()> {
        let id = table.clone();
        self.change(table, move |db| Ok((statements::remove_code(db, &id)?, Told::of(db, &id, false)?)))
    }

    fn by_code(&self, code_hash: &str, now_ms: i64) -> Result<Option<TableId>> {
        self.read_with(|db| statements::by_code(db, code_hash, now_ms))
    }

    fn remove_seat(&self, table: &TableId, seat: &str) -> Result<bool> {
        let (id, seat) = (table.clone(), seat.to_owned());
        self.change(table, move |db| {
            let gone = statements::remove_seat(db, &id, &seat)?;
            Ok((gone, if gone { Told::of(db, &id, true)? } else { None }))
        })
    }

    fn put_snapshot(&self, table: &TableId, seq: u64, data: &[u8]) -> Result<()> {
        let (table, data) = (table.clone(), data.to_vec());
        self.write(move |db| statements::put_snapshot(db, &table, seq, &data))
    }

    fn snapshot(&self, table: &TableId, seq: u64) -> Result<Option<Snapshot>> {
        self.read_with(|db| statements::snapshot(db, table, seq))
    }

    fn usage(&self) -> Result<StoreUsage> {
        Ok(StoreUsage { bytes: self.read_with(statements::bytes_used)?, most: self.max_bytes })
    }

    fn stale(&self, finished: bool, before_ms: i64, part: Excerpt) -> Result<Vec<TableInfo>> {
        self.read_with(|db| statements::stale(db, finished, before_ms, part))
    }

    fn drop_snapshots(&self, table: &TableId) -> Result<()> {
        let table = table.clone();
        self.write(move |db| statements::drop_snapshots(db, &table))
    }

    fn keep(&self, drawer: Drawer, name: &str, data: &[u8]) -> Result<bool> {
        check_kept(name, data)?;
        let (name, data) = (name.to_owned(), data.to_vec());
        self.write(move |db| drawers::keep(db, drawer, &name, &data))
    }

    fn kept(&self, drawer: Drawer, name: &str) -> Result<Option<Vec<u8>>> {
        self.read_with(|db| drawers::kept(db, &self.file, drawer, name))
    }

    fn names(&self, drawer: Drawer) -> Result<Vec<String>> {
        self.read_with(|db| drawers::names(db, drawer))
    }

    fn discard(&self, drawer: Drawer, name: &str) -> Result<bool> {
        let name = name.to_owned();
        self.write(move |db| drawers::discard(db, drawer, &name))
    }

    fn follow(&self, follower: Follower) {
        self.feed.follow(follower);
    }
}
