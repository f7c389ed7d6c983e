//! Games as files: JSON Lines inside one zstd frame.
//!
//! The first line names the format, its version and the table, and says how many records follow, one
//! per line. Request ids stay behind: they belong to the tabs that sent them. The frame carries a
//! checksum, so a file that was cut or changed is noticed before anything is made of it.

use std::io::{BufRead, BufReader, Read, Write};

use serde::{Deserialize, Serialize};
use zstd::stream::{read::Decoder, write::Encoder};

use crate::types::check_records;
use crate::{Error, List, NewRecord, NewTable, Result, Store, TableId};

/// The newest version of the format, and the one that is written.
pub const VERSION: u64 = 1;

/// The usual end of a file name.
pub const EXTENSION: &str = "barksburg";

const FORMAT: &str = "barksburg-save";
const LEVEL: i32 = 9;
/// The decoder keeps at most this many bytes (as a power of two) of what it has unpacked.
const WINDOW_LOG: u32 = 23;
/// Records read at once when a table is saved.
const PAGE: usize = 1024;

/// How much is accepted from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file.
    pub packed: u64,
    /// Bytes of its text.
    pub unpacked: u64,
    /// Records, one per line.
    pub records: u64,
}

impl Default for Limits {
    /// Many times the longest game that people play.
    fn default() -> Self {
        Self { packed: 4 << 20, unpacked: 64 << 20, records: 100_000 }
    }
}

/// A table as a file holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Where it is listed: a game, or a party's book.
    pub list: List,
    /// Its name.
    pub name: String,
    /// The chapter played.
    pub chapter: String,
    /// When the table was created.
    pub created_ms: i64,
    /// Whether the game is over.
    pub finished: bool,
    /// The caller's own JSON about it.
    pub meta: String,
    /// Its log.
    pub records: Vec<NewRecord>,
}

impl SavedGame {
    /// Copies a whole table out of a store.
    pub fn from_table(store: &dyn Store, table: &TableId) -> Result<Self> {
        let info = store.table(table)?;
        let mut records = Vec::new();
        // What is appended meanwhile is left out, so that the copy fits its facts.
        while (records.len() as u64) < info.last_seq {
            let after = records.len() as u64;
            let left = usize::try_from(info.last_seq - after).unwrap_or(usize::MAX);
            let page = store.read(table, after, left.min(PAGE))?;
            if page.is_empty() {
                return Err(Error::DamagedRecord { table: table.clone(), seq: after + 1 });
            }
            records.extend(page.into_iter().map(|r| NewRecord::new(r.kind, r.body, r.at_ms)));
        }
        let crate::TableInfo { list, name, chapter, created_ms, finished, meta, .. } = info;
        Ok(Self { list, name, chapter, created_ms, finished, meta, records })
    }

    /// Puts the game into a store as a new table: all of it or nothing.
    pub fn into_table(self, store: &dyn Store, id: TableId) -> Result<()> {
        let (table, records) = self.into_new_table(id);
        store.create_table(table, records)
    }

    /// The game as a table to be created, with its records.
    pub fn into_new_table(self, id: TableId) -> (NewTable, Vec<NewRecord>) {
        let Self { list, name, chapter, created_ms, finished, meta, records } = self;
        (NewTable { id, list, name, chapter, created_ms, finished, meta, seats: Vec::new() }, records)
    }
}

#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    version: u64,
    /// Files from before there were parties do not say it.
    #[serde(default)]
    list: List,
    name: String,
    chapter: String,
    created_ms: i64,
    finished: bool,
    meta: String,
    records: u64,
}

/// What every version of the header has in common.
#[derive(Deserialize)]
struct AnyHeader {
    format: String,
    version: u64,
}

#[derive(Serialize, Deserialize)]
struct Line {
    kind: String,
    at_ms: i64,
    body: String,
}

/// Writes a game as the bytes of a file.
pub fn pack(game: &SavedGame) -> Result<Vec<u8>> {
    write(game).map_err(|error| Error::Invalid(format!("the game cannot be packed: {error}")))
}

fn write(game: &SavedGame) -> std::io::Result<Vec<u8>> {
    let mut out = Encoder::new(Vec::new(), LEVEL)?;
    out.include_checksum(true)?;
    let header = Header {
        format: FORMAT.into(),
        version: VERSION,
        list: game.list,
        name: game.name.clone(),
        chapter: game.chapter.clone(),
        created_ms: game.created_ms,
        finished: game.finished,
        meta: game.meta.clone(),
        records: game.records.len() as u64,
    };
    serde_json::to_writer(&mut out, &header)?;
    out.write_all(b"\n")?;
    for NewRecord { kind, body, at_ms, request: _ } in &game.records {
        let line = Line { kind: kind.clone(), at_ms: *at_ms, body: body.clone() };
        serde_json::to_writer(&mut out, &line)?;
        out.write_all(b"\n")?;
    }
    out.finish()
}

/// Reads a game from the bytes of a file that may come from anybody.
pub fn unpack(packed: &[u8], limits: &Limits) -> Result<SavedGame> {
    if packed.len() as u64 > limits.packed {
        return Err(Error::SaveTooLarge { what: "bytes packed", limit: limits.packed });
    }
    let mut lines = Lines::new(packed, limits)?;
    let first = lines.next()?.ok_or_else(|| damaged(1, "the file is empty"))?;
    let AnyHeader { format, version } =
        serde_json::from_slice(&first).map_err(|_| damaged(1, "this is not a saved game"))?;
    if format != FORMAT {
        return Err(damaged(1, "this is not a saved game"));
    }
    if version > VERSION {
        return Err(Error::NewerSave { found: version, known: VERSION });
    }
    let header: Header = serde_json::from_slice(&first).map_err(|e| damaged(1, e.to_string()))?;
    if header.records > limits.records {
        return Err(Error::SaveTooLarge { what: "records", limit: limits.records });
    }
    let mut records = Vec::new();
    while let Some(text) = lines.next()? {
        if records.len() as u64 == header.records {
            return Err(damaged(lines.number, "there are more records than announced"));
        }
        let Line { kind, at_ms, body } =
            serde_json::from_slice(&text).map_err(|e| damaged(lines.number, e.to_string()))?;
        let record = NewRecord::new(kind, body, at_ms);
        check_records(std::slice::from_ref(&record)).map_err(|e| damaged(lines.number, e.to_string()))?;
        records.push(record);
    }
    if (records.len() as u64) < header.records {
        return Err(damaged(lines.number, "there are fewer records than announced"));
    }
    let Header { list, name, chapter, created_ms, finished, meta, .. } = header;
    Ok(SavedGame { list, name, chapter, created_ms, finished, meta, records })
}

/// The lines of an unpacked file, never more of them than allowed.
struct Lines<'a> {
    text: BufReader<std::io::Take<Decoder<'static, &'a [u8]>>>,
    unpacked: u64,
    number: u64,
}

impl<'a> Lines<'a> {
    fn new(packed: &'a [u8], limits: &Limits) -> Result<Self> {
        let mut decoder = Decoder::with_buffer(packed).map_err(|e| damaged(1, e.to_string()))?.single_frame();
        decoder.window_log_max(WINDOW_LOG).map_err(|e| damaged(1, e.to_string()))?;
        // One byte more than allowed tells a file that is too large from one that just fits.
        let text = BufReader::new(decoder.take(limits.unpacked.saturating_add(1)));
        Ok(Self { text, unpacked: limits.unpacked, number: 0 })
    }

    fn next(&mut self) -> Result<Option<Vec<u8>>> {
        self.number += 1;
        let mut line = Vec::new();
        self.text
            .read_until(b'\n', &mut line)
            .map_err(|error| damaged(self.number, format!("the file is cut short or changed ({error})")))?;
        if self.text.get_ref().limit() == 0 {
            return Err(Error::SaveTooLarge { what: "bytes unpacked", limit: self.unpacked });
        }
        match line.pop() {
            Some(b'\n') => Ok(Some(line)),
            Some(_) => Err(damaged(self.number, "the line does not end")),
            None if self.text.get_ref().get_ref().get_ref().is_empty() => Ok(None),
            None => Err(damaged(self.number, "something follows the end of the saved game")),
        }
    }
}

fn damaged(line: u64, reason: impl Into<String>) -> Error {
    Error::DamagedSave { line, reason: reason.into() }
}

#[cfg(test)]
mod tests;
