//! Appends and reads table logs, and nothing else.
//!
//! A table is a small sheet of facts ([`TableInfo`]), a log of numbered records that only grows, the
//! hashed tokens of its seats, and snapshots that may be thrown away. Beside the tables lie drawers ([`Drawer`]) with what
//! many of them share, such as the editions their games began with. What a record says is the
//! caller's business: here it is one line of text with a kind. The book of a party that plays chapter
//! after chapter is kept in the same way, in a list of its own ([`List`]).
//!
//! # Blocking and not
//! Every method of [`Store`] blocks, and reading is quick. The one call on the hot path, appending,
//! also comes without blocking: [`Store::append_with`] takes a callback that runs after the commit,
//! from which an async server completes a one-shot channel. No runtime is needed or known here.
//!
//! # What an answer means
//! `Ok` means committed: it survives `kill -9` and a power cut. `Err` means *not acknowledged*; after
//! an I/O error the record may still turn out to be there, so look at [`Store::last_seq`], or repeat
//! the append with the same request id, which is answered as it was the first time.
//!
//! ```
//! use store::{Append, AppendOutcome, MemoryStore, NewRecord, NewTable, Store, TableId};
//!
//! let store = MemoryStore::new();
//! let id = TableId::new("k7hq2m")?;
//! let setup = NewRecord::new("setup", r#"{"chapter":1}"#, 1_000);
//! store.create_table(NewTable::new(id.clone(), "Friday", 1_000), vec![setup])?;
//!
//! let choice = || vec![NewRecord::new("choice", r#"{"move":"a3"}"#, 2_000).with_request("tab1-1")];
//! let outcome = store.append(Append::new(id.clone(), 1, choice()))?;
//! assert_eq!(outcome, AppendOutcome::Appended { first: 2, last: 2 });
//! let again = store.append(Append::new(id.clone(), 1, choice()))?;
//! assert_eq!(again, AppendOutcome::Repeated { seq: 2 });
//! assert_eq!(store.read(&id, 1, 10)?[0].body, r#"{"move":"a3"}"#);
//! # Ok::<(), store::Error>(())
//! ```

#[doc(hidden)]
pub mod conformance;
mod copying;
mod deed;
mod error;
mod faulty;
mod feed;
mod id;
mod memory;
mod pending;
pub mod save;
mod sqlite;
mod squeeze;
mod types;

use std::time::Duration;

pub use copying::{Copied, copy};
pub use deed::{Answer, Deed};
pub use error::{Error, Result};
pub use faulty::{Behind, Fault, FaultyStore};
pub use feed::{Change, Feed, Follower, News};
pub use id::TableId;
pub use memory::{MemoryStore, Shelf, TakenSeats};
pub use pending::{Callback, Pending, Reply};
pub use sqlite::{SqliteOptions, SqliteStore, SqliteView};
pub use squeeze::{expand, squeeze};
pub use types::{
    Append, AppendOutcome, Drawer, Excerpt, List, MAX_BODY, MAX_KEPT, NewRecord, NewTable, Snapshot,
    StoreUsage, StoredRecord, TableInfo,
};

/// What every store asks of what it is given.
pub mod check {
    pub use crate::types::{
        check_hash as hash, check_kept as kept, check_line as line, check_name as name,
        check_records as records, check_seat as seat, check_snapshot as snapshot,
    };
}

/// How long a lease holds that is not taken again.
pub const LEASE: Duration = Duration::from_secs(10);

/// Where tables are kept. One conformance suite holds for every implementation.
pub trait Store: Send + Sync {
    /// Creates a table together with its first records: both are there afterwards, or neither.
    fn create_table(&self, table: NewTable, records: Vec<NewRecord>) -> Result<()>;

    /// Appends without waiting; `done` is called exactly once, after the commit or the failure,
    /// possibly on the writer's thread. It must be quick, and must not call a blocking write.
    fn append_with(&self, append: Append, done: Callback<AppendOutcome>);

    /// Appends without waiting; the answer is collected from the returned [`Pending`].
    fn append_pending(&self, append: Append) -> Pending<AppendOutcome> {
        let (done, pending) = Pending::channel();
        self.append_with(append, done);
        pending
    }

    /// Appends and waits for the commit.
    fn append(&self, append: Append) -> Result<AppendOutcome> {
        self.append_pending(append).wait()
    }

    /// Up to `limit` records with numbers above `after`, in order.
    ///
    /// A damaged record is [`Error::DamagedRecord`]; those before it stay readable with a smaller
    /// `limit`.
    fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<StoredRecord>>;

    /// The number of the last record, 0 when there is none.
    fn last_seq(&self, table: &TableId) -> Result<u64>;

    /// A part of a list, the one written to last first. The first part costs the same however long the list is.
    fn list(&self, list: List, part: Excerpt) -> Result<Vec<TableInfo>>;

    /// Where somebody has a seat, by the hash of their token; the one written to last first. What others have costs
    /// nothing.
    fn of_person(&self, list: List, token_hash: &str, part: Excerpt) -> Result<Vec<TableInfo>>;

    /// All tables, the one played last first.
    fn tables(&self) -> Result<Vec<TableInfo>> {
        self.list(List::Tables, Excerpt::ALL)
    }

    /// All books of parties, the one written in last first.
    fn parties(&self) -> Result<Vec<TableInfo>> {
        self.list(List::Parties, Excerpt::ALL)
    }

    /// One table.
    fn table(&self, table: &TableId) -> Result<TableInfo>;

    /// Gives a table another name.
    fn rename(&self, table: &TableId, name: &str) -> Result<()>;

    /// Replaces the caller's own JSON about a table.
    fn set_meta(&self, table: &TableId, meta: &str) -> Result<()>;

    /// Removes a table with its records, seats and snapshots.
    fn delete(&self, table: &TableId) -> Result<()>;

    /// Writes or replaces the token hash of a seat.
    fn put_seat(&self, table: &TableId, seat: &str, token_hash: &str) -> Result<()>;

    /// The token hash of a seat, if the seat is taken.
    fn seat(&self, table: &TableId, seat: &str) -> Result<Option<String>>;

    /// All taken seats with their token hashes, by name.
    fn seats(&self, table: &TableId) -> Result<Vec<(String, String)>>;

    /// The seat that somebody has at a table, by the hash of their token; the first by name if several.
    fn seat_of(&self, table: &TableId, token_hash: &str) -> Result<Option<String>>;

    /// All seats of one token hash are those of another from now on; says how many.
    fn rebind(&self, token_hash: &str, to: &str) -> Result<usize>;

    /// A code opens a table until a time; the one before no longer does.
    fn put_code(&self, table: &TableId, code_hash: &str, until_ms: i64) -> Result<()>;

    /// No code opens a table any more.
    fn remove_code(&self, table: &TableId) -> Result<()>;

    /// The table that a code opens at a time.
    fn by_code(&self, code_hash: &str, now_ms: i64) -> Result<Option<TableId>>;

    /// Frees a seat; says whether it was taken.
    fn remove_seat(&self, table: &TableId, seat: &str) -> Result<bool>;

    /// Keeps the state after record `seq`, so that replaying can start there. A cache: the store may
    /// forget it at any time, and no answer may depend on it.
    fn put_snapshot(&self, table: &TableId, seq: u64, data: &[u8]) -> Result<()>;

    /// The latest kept snapshot at or before record `seq`.
    fn snapshot(&self, table: &TableId, seq: u64) -> Result<Option<Snapshot>>;

    /// How much room everything takes.
    fn usage(&self) -> Result<StoreUsage>;

    /// Games that were last written to before a time, the oldest first: finished ones or unfinished.
    fn stale(&self, finished: bool, before_ms: i64, part: Excerpt) -> Result<Vec<TableInfo>>;

    /// Forgets all snapshots of a table.
    fn drop_snapshots(&self, table: &TableId) -> Result<()>;

    /// Keeps bytes in a drawer under a name that says what they are: what lies there already stays as it is. Says whether it
    /// was new.
    fn keep(&self, drawer: Drawer, name: &str, data: &[u8]) -> Result<bool>;

    /// What is kept in a drawer under a name.
    fn kept(&self, drawer: Drawer, name: &str) -> Result<Option<Vec<u8>>>;

    /// The names in a drawer, in order.
    fn names(&self, drawer: Drawer) -> Result<Vec<String>>;

    /// Throws away what is kept under a name; says whether there was something.
    fn discard(&self, drawer: Drawer, name: &str) -> Result<bool>;

    /// Waits until all that anybody wrote about a table before this call can be read here. A store of one process has
    /// nothing to wait for.
    fn refresh_with(&self, _table: &TableId, done: Callback<()>) {
        done(Ok(()));
    }

    /// The same, waiting for the answer.
    fn refresh(&self, table: &TableId) -> Result<()> {
        let (done, pending) = Pending::channel();
        self.refresh_with(table, done);
        pending.wait()
    }

    /// Whether a table can be read here without asking anybody.
    fn knows(&self, table: &TableId) -> Result<bool> {
        match self.table(table) {
            Ok(_) => Ok(true),
            Err(Error::NoSuchTable(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// As [`Store::refresh_with`], for somebody who found nothing and may be guessing: about one table, or about all where it
    /// is not known which. However many ask, others are asked only a few times a second; whoever comes meanwhile waits
    /// for the next time.
    fn look_again_with(&self, _table: Option<&TableId>, done: Callback<()>) {
        done(Ok(()));
    }

    /// The same, waiting for the answer.
    fn look_again(&self, table: Option<&TableId>) -> Result<()> {
        let (done, pending) = Pending::channel();
        self.look_again_with(table, done);
        pending.wait()
    }

    /// Somebody hears from now on of all that is committed, by this process or another: after the commit, and before or
    /// while whoever wrote it is answered.
    fn follow(&self, follower: Follower);

    /// Says something to all who follow, in every process that shares this store: it is kept nowhere and may get lost.
    /// A store of one process has nobody to tell.
    fn say(&self, _table: &TableId, _words: &str) {}

    /// Takes a lease, or holds it for [`LEASE`] longer; says whether it is the caller's. Nobody else can be asked in a store
    /// of one process. A lease spares work that would be done twice; nothing may depend on it being held only once.
    fn lease(&self, _name: &str, _holder: &str) -> bool {
        true
    }

    /// Gives a lease back before its time.
    fn release(&self, _name: &str, _holder: &str) {}

    /// For how long nothing was heard of what other processes do; zero if there are none.
    fn blind(&self) -> Duration {
        Duration::ZERO
    }
}
