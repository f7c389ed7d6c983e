//! The vocabulary: tables, records, appends and their outcomes.

use std::collections::BTreeSet;

use crate::{Error, Result, TableId};
use serde::{Deserialize, Serialize};

/// The longest body of a record, in bytes.
pub const MAX_BODY: usize = 1 << 20;

/// The most bytes that are kept under one name of a drawer.
pub const MAX_KEPT: usize = 6 << 20;

/// The longest name, kind, seat, chapter, request or token hash, in bytes.
const MAX_WORD: usize = 200;

impl TableId {
    /// Checks an id that came from outside.
    pub fn new(id: &str) -> Result<Self> {
        let rule = || format!("a table id has 1 to {} letters, digits, - or _", Self::MAX_LEN);
        Self::checked(id).ok_or_else(|| Error::Invalid(rule()))
    }
}

impl std::str::FromStr for TableId {
    type Err = Error;

    fn from_str(id: &str) -> Result<Self> {
        Self::new(id)
    }
}

/// A record of a table's log, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRecord {
    /// Its number: 1, 2, 3, ... without a gap, never reused.
    pub seq: u64,
    /// What sort of record it is.
    pub kind: String,
    /// One line of text, normally JSON.
    pub body: String,
    /// When it happened, as the caller's clock said.
    pub at_ms: i64,
    /// The request that caused it; unique within its table.
    pub request: Option<String>,
}

/// A record on its way into a log; the store gives it its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewRecord {
    /// What sort of record it is.
    pub kind: String,
    /// One line of text, normally JSON.
    pub body: String,
    /// When it happened, as the caller's clock says.
    pub at_ms: i64,
    /// The request that caused it: a second append with the same request changes nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
}

impl NewRecord {
    /// A record that no request can repeat.
    pub fn new(kind: impl Into<String>, body: impl Into<String>, at_ms: i64) -> Self {
        Self { kind: kind.into(), body: body.into(), at_ms, request: None }
    }

    /// The same record as the work of a request.
    #[must_use]
    pub fn with_request(mut self, request: impl Into<String>) -> Self {
        self.request = Some(request.into());
        self
    }

    pub(crate) fn numbered(self, seq: u64) -> StoredRecord {
        let Self { kind, body, at_ms, request } = self;
        StoredRecord { seq, kind, body, at_ms, request }
    }
}

/// Where a log is listed. A party's book is kept as a table is: facts, a log that only grows, seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum List {
    /// Games.
    #[default]
    Tables,
    /// Books of parties.
    Parties,
}

/// A part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// How many come before it.
    pub skip: usize,
    /// How many it has at most.
    pub take: usize,
}

impl Excerpt {
    /// The whole list.
    pub const ALL: Excerpt = Excerpt { skip: 0, take: usize::MAX };

    /// The first so many.
    pub const fn first(take: usize) -> Excerpt {
        Excerpt { skip: 0, take }
    }
}

/// How much room a store takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreUsage {
    /// Bytes that are used.
    pub bytes: u64,
    /// Bytes that may be used, if there is a bound.
    pub most: Option<u64>,
}

/// Where bytes are kept by name, apart from any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Drawer {
    /// What games began with.
    Editions,
    /// Story books that were added.
    Books,
}

/// A table to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its id, which no other table or party has.
    pub id: TableId,
    /// Where it is listed.
    pub list: List,
    /// Its name, as people see it.
    pub name: String,
    /// The chapter played, by the caller's naming.
    pub chapter: String,
    /// When it was created.
    pub created_ms: i64,
    /// Whether the game is over.
    pub finished: bool,
    /// The caller's own JSON about it.
    pub meta: String,
    /// Seats that are taken from the start, with their token hashes.
    pub seats: Vec<(String, String)>,
}

impl NewTable {
    /// An unfinished table without a chapter and with empty meta.
    pub fn new(id: TableId, name: impl Into<String>, created_ms: i64) -> Self {
        Self {
            id,
            list: List::Tables,
            name: name.into(),
            chapter: String::new(),
            created_ms,
            finished: false,
            meta: "{}".into(),
            seats: Vec::new(),
        }
    }

    /// The same with a seat that is taken from the start.
    #[must_use]
    pub fn with_seat(mut self, seat: impl Into<String>, token_hash: impl Into<String>) -> Self {
        self.seats.push((seat.into(), token_hash.into()));
        self
    }

    /// The same in another list.
    #[must_use]
    pub fn in_list(mut self, list: List) -> Self {
        self.list = list;
        self
    }

    /// The same table playing a chapter.
    #[must_use]
    pub fn with_chapter(mut self, chapter: impl Into<String>) -> Self {
        self.chapter = chapter.into();
        self
    }

    /// The same table with the caller's own JSON.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<String>) -> Self {
        self.meta = meta.into();
        self
    }

    /// Whether it can be stored.
    pub fn check(&self) -> Result<()> {
        check_name(&self.name)?;
        check_word("a chapter", &self.chapter, 0)?;
        self.seats.iter().try_for_each(|(seat, hash)| check_seat(seat, hash))?;
        check_line("meta", &self.meta)
    }
}

/// A table in the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// Its id.
    pub id: TableId,
    /// Where it is listed.
    pub list: List,
    /// Its name, as people see it.
    pub name: String,
    /// The chapter played, by the caller's naming.
    pub chapter: String,
    /// When it was created.
    pub created_ms: i64,
    /// When its last record happened.
    pub updated_ms: i64,
    /// Whether the game is over.
    pub finished: bool,
    /// The caller's own JSON about it.
    pub meta: String,
    /// The number of its last record.
    pub last_seq: u64,
}

/// Records to be added at the end of a log, all or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The last record the caller knows; any other last record is a conflict.
    pub expected_last: u64,
    /// What is added; at least one record.
    pub records: Vec<NewRecord>,
    /// Marks the game as over, or as no longer over, in the same commit.
    pub finished: Option<bool>,
    /// A seat that is taken in the same commit, with its token hash.
    pub seat: Option<(String, String)>,
}

impl Append {
    /// Adds records after `expected_last`.
    pub fn new(table: TableId, expected_last: u64, records: Vec<NewRecord>) -> Self {
        Self { table, expected_last, records, finished: None, seat: None }
    }

    /// The same, with a seat that is taken in the same commit.
    #[must_use]
    pub fn with_seat(mut self, seat: Option<(String, String)>) -> Self {
        self.seat = seat;
        self
    }

    /// The same, marking the game as over or not in the same commit.
    #[must_use]
    pub fn with_finished(mut self, finished: bool) -> Self {
        self.finished = Some(finished);
        self
    }

    /// Whether it can be stored.
    pub fn check(&self) -> Result<()> {
        if self.records.is_empty() {
            return Err(Error::Invalid("an append needs at least one record".into()));
        }
        self.seat.iter().try_for_each(|(seat, hash)| check_seat(seat, hash))?;
        check_records(&self.records)
    }
}

/// How an append ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "a conflict has appended nothing"]
pub enum AppendOutcome {
    /// The records were added under these numbers.
    Appended {
        /// The first new record.
        first: u64,
        /// The last new record.
        last: u64,
    },
    /// A request of the append is in the log already; nothing was added.
    Repeated {
        /// The record that request made the first time.
        seq: u64,
    },
    /// Somebody else was faster; nothing was added.
    Conflict {
        /// The last record now.
        last: u64,
    },
}

/// A kept state, as the caller encoded it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The last record it includes.
    pub seq: u64,
    /// The state.
    pub data: Vec<u8>,
}

/// Whether records can be stored together.
pub fn check_records(records: &[NewRecord]) -> Result<()> {
    let mut requests = BTreeSet::new();
    for record in records {
        check_word("a kind", &record.kind, 1)?;
        check_line("a body", &record.body)?;
        let Some(request) = &record.request else { continue };
        check_word("a request id", request, 1)?;
        if !requests.insert(request) {
            return Err(Error::Invalid("two records of one append share a request id".into()));
        }
    }
    Ok(())
}

/// Whether something can be the name of a table.
pub fn check_name(name: &str) -> Result<()> {
    check_word("a name", name, 1)
}

/// Whether something can be kept in a drawer.
pub fn check_kept(name: &str, data: &[u8]) -> Result<()> {
    check_word("the name of what is kept", name, 1)?;
    if data.len() > MAX_KEPT {
        return Err(Error::Invalid(format!("at most {MAX_KEPT} bytes are kept under one name")));
    }
    Ok(())
}

/// Whether something can be a seat with its token hash.
pub fn check_seat(seat: &str, token_hash: &str) -> Result<()> {
    check_word("a seat", seat, 1)?;
    check_word("a token hash", token_hash, 1)
}

/// Whether something can be a hash.
pub fn check_hash(hash: &str) -> Result<()> {
    check_word("a hash", hash, 1)
}

/// The log is written out as one record per line, so a line break would tear it.
pub fn check_line(what: &str, text: &str) -> Result<()> {
    if text.len() > MAX_BODY {
        return Err(Error::Invalid(format!("{what} has at most {MAX_BODY} bytes")));
    }
    if text.contains(['\n', '\r', '\0']) {
        return Err(Error::Invalid(format!("{what} is one line of text")));
    }
    Ok(())
}

/// Whether there can be a snapshot of a record.
pub fn check_snapshot(seq: u64, last_seq: u64) -> Result<()> {
    if seq > last_seq {
        return Err(Error::Invalid(format!("a snapshot of record {seq}, but the last one is {last_seq}")));
    }
    Ok(())
}

fn check_word(what: &str, word: &str, min: usize) -> Result<()> {
    if !(min..=MAX_WORD).contains(&word.len()) || word.chars().any(char::is_control) {
        return Err(Error::Invalid(format!("{what} has {min} to {MAX_WORD} bytes on one line")));
    }
    Ok(())
}
