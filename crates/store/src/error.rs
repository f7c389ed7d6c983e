//! What can go wrong, in words for whoever runs the server.

use std::path::PathBuf;

use crate::TableId;

/// The result of a call to a store.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a store refused or failed. It is `Clone` because one failed commit answers a whole group.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The caller gave something that cannot be stored.
    #[error("cannot be stored: {0}")]
    Invalid(String),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// A table of that id exists already.
    #[error("table {0} exists already")]
    TableExists(TableId),
    /// A record is there but not as it was written.
    #[error("record {seq} of table {table} is damaged; the records before it are intact")]
    DamagedRecord {
        /// The table.
        table: TableId,
        /// The damaged record.
        seq: u64,
    },
    /// Another process has the data folder.
    #[error("the data folder {} is in use by another process{}", folder.display(),
        holder.map(|pid| format!(" (id {pid})")).unwrap_or_default())]
    Locked {
        /// The data folder.
        folder: PathBuf,
        /// The process that has it, if it said so.
        holder: Option<u32>,
    },
    /// The file was written by a later version.
    #[error(
        "{} was written by a newer version (schema {found}, this one knows up to {known}); it was left as it is",
        file.display()
    )]
    NewerSchema {
        /// The database file.
        file: PathBuf,
        /// The schema of the file.
        found: i64,
        /// The newest schema this version knows.
        known: i64,
    },
    /// The file cannot be read as our database.
    #[error("{} is damaged or not ours: {reason}; it was left as it is", file.display())]
    DamagedFile {
        /// The database file.
        file: PathBuf,
        /// What was found.
        reason: String,
    },
    /// There is no room left.
    #[error("no room left to write {}", file.display())]
    DiskFull {
        /// The file that could not grow.
        file: PathBuf,
    },
    /// Reading or writing failed.
    #[error("{}: {reason}", file.display())]
    Io {
        /// The file or folder concerned.
        file: PathBuf,
        /// What the system said.
        reason: String,
    },
    /// No server of a cluster could be reached.
    #[error("no server answers at {place}: {reason}")]
    Unreachable {
        /// Its address.
        place: String,
        /// What was found.
        reason: String,
    },
    /// A server of a cluster would lose what it acknowledged.
    #[error("the server {place} is version {found}; before {needed} two writers may both be accepted")]
    OldServer {
        /// Its address.
        place: String,
        /// Its version.
        found: String,
        /// The first version that will do.
        needed: &'static str,
    },
    /// A server of a cluster takes only short messages.
    #[error("the server {place} takes messages of {found} bytes; max_payload must be at least {needed}")]
    ShortMessages {
        /// Its address.
        place: String,
        /// Its limit.
        found: u64,
        /// What is needed.
        needed: u64,
    },
    /// A cluster does not have what a store needs.
    #[error("there is no store at {place}: {missing} is missing")]
    NoStore {
        /// Its address.
        place: String,
        /// The stream or bucket that is missing.
        missing: String,
    },
    /// There is a store already.
    #[error("there is a store at {place} already")]
    StoreExists {
        /// Its address.
        place: String,
    },
    /// A cluster was set up by another version.
    #[error("the store at {place} has version {found}, this one knows {known}; it was left as it is")]
    OtherVersion {
        /// Its address.
        place: String,
        /// Its version.
        found: String,
        /// The version known here.
        known: u64,
    },
    /// The servers of a cluster did not say in time whether they have it.
    #[error("the servers at {place} did not answer in time")]
    NoAnswer {
        /// Its address.
        place: String,
    },
    /// The store was shut down, or its writer died, before it answered.
    #[error("the store is closed")]
    Closed,
    /// A test asked for this failure.
    #[error("injected fault: {0}")]
    Injected(&'static str),
    /// A saved game is larger than allowed.
    #[error("the saved game is too large: more than {limit} {what}")]
    SaveTooLarge {
        /// What there is too much of.
        what: &'static str,
        /// How much is allowed.
        limit: u64,
    },
    /// A saved game was written by a later version.
    #[error("the saved game has version {found}, this one reads up to {known}")]
    NewerSave {
        /// The version in the file.
        found: u64,
        /// The newest version that can be read.
        known: u64,
    },
    /// A saved game cannot be read.
    #[error("the saved game is damaged at line {line}: {reason}")]
    DamagedSave {
        /// The line, from 1.
        line: u64,
        /// What was found.
        reason: String,
    },
}
