//! What can be done to a table, each as one step that is taken whole or not at all.

use serde::{Deserialize, Serialize};

use crate::{Append, AppendOutcome, List, NewRecord, NewTable, TableId};

/// One step. Whoever takes the same steps in the same order has the same tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Deed {
    /// A table is created together with its first records.
    Create {
        /// Where it is listed.
        list: List,
        /// Its name.
        name: String,
        /// The chapter played.
        chapter: String,
        /// When it was created.
        created_ms: i64,
        /// Whether the game is over.
        finished: bool,
        /// The caller's own JSON about it.
        meta: String,
        /// Seats that are taken from the start.
        seats: Vec<(String, String)>,
        /// Its first records.
        records: Vec<NewRecord>,
    },
    /// Records are added.
    Append {
        /// The last record before them.
        after: u64,
        /// What is added.
        records: Vec<NewRecord>,
        /// Marks the game as over, or as no longer over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        finished: Option<bool>,
        /// A seat that is taken at the same time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<(String, String)>,
    },
    /// It gets another name.
    Rename {
        /// The name.
        name: String,
    },
    /// The caller's own JSON is replaced.
    Meta {
        /// The JSON.
        meta: String,
    },
    /// It is removed with everything that belongs to it.
    Delete,
    /// A seat is taken, or given up.
    Seat {
        /// The seat.
        seat: String,
        /// The token hash of whoever takes it; none to free it.
        hash: Option<String>,
    },
    /// All seats of one token hash are those of another.
    Rebind {
        /// Whose they were.
        from: String,
        /// Whose they are.
        to: String,
    },
    /// The table as it stands, instead of all that was done to it before.
    Whole {
        /// Where it is listed.
        list: List,
        /// Its name.
        name: String,
        /// The chapter played.
        chapter: String,
        /// When it was created.
        created_ms: i64,
        /// When its last record happened.
        updated_ms: i64,
        /// Whether the game is over.
        finished: bool,
        /// The caller's own JSON about it.
        meta: String,
        /// Its seats.
        seats: Vec<(String, String)>,
        /// The code that opens it, with its end.
        code: Option<(String, i64)>,
        /// Its log.
        records: Vec<NewRecord>,
    },
    /// A code opens it until a time, and none before does any more.
    Code {
        /// The hash of the code and its end; none if no code opens it any more.
        code: Option<(String, i64)>,
    },
}

/// How a deed ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was an append.
    Append(AppendOutcome),
    /// So many things were changed.
    Changed(usize),
}

impl NewTable {
    /// Its creation with its first records, as a deed.
    pub fn into_deed(self, records: Vec<NewRecord>) -> (TableId, Deed) {
        let Self { id, list, name, chapter, created_ms, finished, meta, seats } = self;
        (id, Deed::Create { list, name, chapter, created_ms, finished, meta, seats, records })
    }
}

impl Append {
    /// The same as a deed.
    pub fn into_deed(self) -> (TableId, Deed) {
        let Self { table, expected_last: after, records, finished, seat } = self;
        (table, Deed::Append { after, records, finished, seat })
    }
}
