//! What is said to SQLite, as functions of a connection. Each writing one runs inside a savepoint.

use std::path::Path;

use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};

use crate::types::check_snapshot;
use crate::{
    Append, AppendOutcome, Error, Excerpt, List, NewRecord, NewTable, Result, Snapshot, StoredRecord,
    TableId, TableInfo,
};

/// An error inside the store: SQLite's, still to be explained, or already one of ours.
#[derive(Debug)]
pub(super) enum Fail {
    Sql(rusqlite::Error),
    Ours(Error),
}

impl From<rusqlite::Error> for Fail {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

impl From<Error> for Fail {
    fn from(error: Error) -> Self {
        Self::Ours(error)
    }
}

/// Turns an inner error into one that names the file.
pub(super) fn explain(file: &Path, fail: Fail) -> Error {
    let error = match fail {
        Fail::Ours(error) => return error,
        Fail::Sql(error) => error,
    };
    let file = file.to_path_buf();
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => Error::DiskFull { file },
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            Error::DamagedFile { file, reason: error.to_string() }
        }
        _ => Error::Io { file, reason: error.to_string() },
    }
}

pub(super) fn create_table(db: &Connection, table: &NewTable, records: &[NewRecord]) -> Result<(), Fail> {
    if find(db, &table.id)?.is_some() {
        return Err(Error::TableExists(table.id.clone()).into());
    }
    let updated = records.iter().map(|r| r.at_ms).fold(table.created_ms, i64::max);
    db.prepare_cached(
        "INSERT INTO tables (id, name, chapter, created_ms, updated_ms, finished, meta, last_seq, list)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?
    .execute(params![
        table.id.as_str(),
        table.name,
        table.chapter,
        table.created_ms,
        updated,
        table.finished,
        table.meta,
        records.len() as i64,
        number(table.list),
    ])?;
    let key = db.last_insert_rowid();
    table.seats.iter().try_for_each(|(seat, hash)| insert_seat(db, key, seat, hash))?;
    insert_records(db, key, 0, records)
}

pub(super) fn append(db: &Connection, append: &Append) -> Result<AppendOutcome, Fail> {
    let Found { key, last } = must_find(db, &append.table)?;
    for request in append.records.iter().filter_map(|r| r.request.as_ref()) {
        let seq: Option<i64> = db
            .prepare_cached("SELECT seq FROM records WHERE table_key = ?1 AND request = ?2")?
            .query_row(params![key, request], |row| row.get(0))
            .optional()?;
        if let Some(seq) = seq {
            return Ok(AppendOutcome::Repeated { seq: seq as u64 });
        }
    }
    if last != append.expected_last {
        return Ok(AppendOutcome::Conflict { last });
    }
    insert_records(db, key, last, &append.records)?;
    let new_last = last + append.records.len() as u64;
    let at_ms = append.records.iter().map(|r| r.at_ms).max();
    db.prepare_cached(
        "UPDATE tables SET last_seq = ?2, updated_ms = max(updated_ms, ?3), finished = coalesce(?4, finished)
         WHERE key = ?1",
    )?
    .execute(params![key, new_last as i64, at_ms, append.finished])?;
    if let Some((seat, hash)) = &append.seat {
        insert_seat(db, key, seat, hash)?;
    }
    Ok(AppendOutcome::Appended { first: last + 1, last: new_last })
}

fn insert_records(db: &Connection, key: i64, last: u64, records: &[NewRecord]) -> Result<(), Fail> {
    let mut insert = db.prepare_cached(
        "INSERT INTO records (table_key, seq, kind, body, at_ms, request, checksum)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (seq, NewRecord { kind, body, at_ms, request }) in (last + 1..).zip(records) {
        let sum = checksum(seq, kind, body, *at_ms, request.as_deref());
        insert.execute(params![key, seq as i64, kind, body, at_ms, request, sum])?;
    }
    Ok(())
}

pub(super) fn read(
    db: &Connection,
    id: &TableId,
    after: u64,
    limit: usize,
) -> Result<Vec<StoredRecord>, Fail> {
    let Found { key, last } = must_find(db, id)?;
    let wanted = usize::try_from(last.saturating_sub(after)).unwrap_or(usize::MAX).min(limit);
    let mut select = db.prepare_cached(
        "SELECT seq, kind, body, at_ms, request, checksum FROM records
         WHERE table_key = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
    )?;
    let mut rows = select.query(params![key, clamp(after), wanted as i64])?;
    let mut records = Vec::with_capacity(wanted.min(1024));
    // A record that is missing is as damaged as one that is not what was written.
    for seq in (after.saturating_add(1)..).take(wanted) {
        let row = rows.next()?;
        let record = row.map(|row| whole_record(row)).transpose()?.flatten();
        match record.filter(|record| record.seq == seq) {
            Some(record) => records.push(record),
            None => return Err(Error::DamagedRecord { table: id.clone(), seq }.into()),
        }
    }
    Ok(records)
}

/// The record, unless its checksum or its text says that it is not as it was written.
fn whole_record(row: &Row<'_>) -> Result<Option<StoredRecord>, rusqlite::Error> {
    let seq = row.get::<_, i64>(0)? as u64;
    let text = |column| row.get_ref(column).map(|value| value.as_str().ok().map(str::to_owned));
    let (Some(kind), Some(body)) = (text(1)?, text(2)?) else { return Ok(None) };
    let at_ms: i64 = row.get(3)?;
    let request = match row.get_ref(4)?.as_str_or_null() {
        Ok(request) => request.map(str::to_owned),
        Err(_) => return Ok(None),
    };
    let sum: i64 = row.get(5)?;
    let whole = sum == checksum(seq, &kind, &body, at_ms, request.as_deref());
    Ok(whole.then_some(StoredRecord { seq, kind, body, at_ms, request }))
}

/// FNV-1a over the record's fields: finds rot and clumsy hands; it is no defence against forgers.
fn checksum(seq: u64, kind: &str, body: &str, at_ms: i64, request: Option<&str>) -> i64 {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    let request = request.map_or(&b"-"[..], str::as_bytes);
    for field in [&seq.to_le_bytes(), kind.as_bytes(), body.as_bytes(), &at_ms.to_le_bytes(), request] {
        // No field holds this byte, since text is UTF-8 and the numbers have a fixed length.
        for &byte in field.iter().chain(&[0xff]) {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    sum as i64
}

const INFO: &str =
    "SELECT id, name, chapter, created_ms, updated_ms, finished, meta, last_seq, list FROM tables";

/// How a list is written in the file.
const fn number(list: List) -> i64 {
    match list {
        List::Tables => 0,
        List::Parties => 1,
    }
}

pub(super) fn list(db: &Connection, list: List, part: Excerpt) -> Result<Vec<TableInfo>, Fail> {
    let mut select = db
        .prepare_cached(&format!("{INFO} WHERE list = ?1 ORDER BY updated_ms DESC, id LIMIT ?2 OFFSET ?3"))?;
    infos(select.query(params![number(list), whole(part.take), whole(part.skip)])?)
}

pub(super) fn of_person(
    db: &Connection,
    list: List,
    token_hash: &str,
    part: Excerpt,
) -> Result<Vec<TableInfo>, Fail> {
    let mut select = db.prepare_cached(&of_person_sql())?;
    infos(select.query(params![number(list), whole(part.take), whole(part.skip), token_hash])?)
}

/// By the person's seats. Without the plus signs SQLite goes through the whole list, because that is in order already.
fn of_person_sql() -> String {
    format!(
        "{INFO} WHERE key IN (SELECT table_key FROM seats WHERE token_hash = ?4) AND +list = ?1
         ORDER BY +updated_ms DESC, id LIMIT ?2 OFFSET ?3"
    )
}

pub(super) fn stale(
    db: &Connection,
    finished: bool,
    before_ms: i64,
    part: Excerpt,
) -> Result<Vec<TableInfo>, Fail> {
    let mut select = db.prepare_cached(&format!(
        "{INFO} WHERE list = ?1 AND updated_ms < ?2 AND finished = ?3 ORDER BY updated_ms, id DESC LIMIT ?4 OFFSET ?5"
    ))?;
    infos(select.query(params![
        number(List::Tables),
        before_ms,
        finished,
        whole(part.take),
        whole(part.skip)
    ])?)
}

/// Pages that hold something; what was freed is used again before the file grows.
pub(super) fn bytes_used(db: &Connection) -> Result<u64, Fail> {
    let pragma = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let pages = pragma("page_count")? - pragma("freelist_count")?;
    Ok((pages * pragma("page_size")?) as u64)
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn infos(mut rows: rusqlite::Rows<'_>) -> Result<Vec<TableInfo>, Fail> {
    let mut infos = Vec::new();
    while let Some(row) = rows.next()? {
        infos.push(info(row)?);
    }
    Ok(infos)
}

pub(super) fn table(db: &Connection, id: &TableId) -> Result<TableInfo, Fail> {
    let mut select = db.prepare_cached(&format!("{INFO} WHERE id = ?1"))?;
    let mut rows = select.query([id.as_str()])?;
    rows.next()?.map_or_else(|| Err(Error::NoSuchTable(id.clone()).into()), info)
}

fn info(row: &Row<'_>) -> Result<TableInfo, Fail> {
    Ok(TableInfo {
        id: TableId::new(row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?)?,
        name: row.get(1)?,
        chapter: row.get(2)?,
        created_ms: row.get(3)?,
        updated_ms: row.get(4)?,
        finished: row.get(5)?,
        meta: row.get(6)?,
        last_seq: row.get::<_, i64>(7)? as u64,
        list: if row.get::<_, i64>(8)? == number(List::Parties) { List::Parties } else { List::Tables },
    })
}

pub(super) fn last_seq(db: &Connection, id: &TableId) -> Result<u64, Fail> {
    Ok(must_find(db, id)?.last)
}

pub(super) fn rename(db: &Connection, id: &TableId, name: &str) -> Result<(), Fail> {
    let changed = db
        .prepare_cached("UPDATE tables SET name = ?2 WHERE id = ?1")?
        .execute(params![id.as_str(), name])?;
    changed_one(changed, id)
}

pub(super) fn set_meta(db: &Connection, id: &TableId, meta: &str) -> Result<(), Fail> {
    let changed = db
        .prepare_cached("UPDATE tables SET meta = ?2 WHERE id = ?1")?
        .execute(params![id.as_str(), meta])?;
    changed_one(changed, id)
}

pub(super) fn delete(db: &Connection, id: &TableId) -> Result<(), Fail> {
    let changed = db.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([id.as_str()])?;
    changed_one(changed, id)
}

pub(super) fn put_seat(db: &Connection, id: &TableId, seat: &str, token_hash: &str) -> Result<(), Fail> {
    insert_seat(db, must_find(db, id)?.key, seat, token_hash)
}

fn insert_seat(db: &Connection, key: i64, seat: &str, token_hash: &str) -> Result<(), Fail> {
    db.prepare_cached("INSERT OR REPLACE INTO seats (table_key, seat, token_hash) VALUES (?1, ?2, ?3)")?
        .execute(params![key, seat, token_hash])?;
    Ok(())
}

pub(super) fn seat_of(db: &Connection, id: &TableId, token_hash: &str) -> Result<Option<String>, Fail> {
    let Found { key, .. } = must_find(db, id)?;
    Ok(db
        .prepare_cached(
            "SELECT seat FROM seats WHERE table_key = ?1 AND token_hash = ?2 ORDER BY seat LIMIT 1",
        )?
        .query_row(params![key, token_hash], |row| row.get(0))
        .optional()?)
}

pub(super) fn rebind(db: &Connection, token_hash: &str, to: &str) -> Result<usize, Fail> {
    Ok(db
        .prepare_cached("UPDATE seats SET token_hash = ?2 WHERE token_hash = ?1")?
        .execute(params![token_hash, to])?)
}

pub(super) fn put_code(db: &Connection, id: &TableId, hash: &str, until_ms: i64) -> Result<(), Fail> {
    let Found { key, .. } = must_find(db, id)?;
    db.prepare_cached("INSERT OR REPLACE INTO codes (hash, table_key, until_ms) VALUES (?1, ?2, ?3)")?
        .execute(params![hash, key, until_ms])?;
    Ok(())
}

pub(super) fn remove_code(db: &Connection, id: &TableId) -> Result<(), Fail> {
    let Found { key, .. } = must_find(db, id)?;
    db.prepare_cached("DELETE FROM codes WHERE table_key = ?1")?.execute([key])?;
    Ok(())
}

pub(super) fn by_code(db: &Connection, hash: &str, now_ms: i64) -> Result<Option<TableId>, Fail> {
    let id: Option<String> = db
        .prepare_cached(
            "SELECT id FROM codes JOIN tables ON key = table_key WHERE hash = ?1 AND until_ms > ?2",
        )?
        .query_row(params![hash, now_ms], |row| row.get(0))
        .optional()?;
    Ok(id.map(|id| TableId::new(&id)).transpose()?)
}

pub(super) fn seats(db: &Connection, id: &TableId) -> Result<Vec<(String, String)>, Fail> {
    let Found { key, .. } = must_find(db, id)?;
    let mut select =
        db.prepare_cached("SELECT seat, token_hash FROM seats WHERE table_key = ?1 ORDER BY seat")?;
    let rows = select.query_map([key], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn seat(db: &Connection, id: &TableId, seat: &str) -> Result<Option<String>, Fail> {
    let Found { key, .. } = must_find(db, id)?;
    Ok(db
        .prepare_cached("SELECT token_hash FROM seats WHERE table_key = ?1 AND seat = ?2")?
        .query_row(params![key, seat], |row| row.get(0))
        .optional()?)
}

pub(super) fn remove_seat(db: &Connection, id: &TableId, seat: &str) -> Result<bool, Fail> {
    let Found { key, .. } = must_find(db, id)?;
    let removed = db
        .prepare_cached("DELETE FROM seats WHERE table_key = ?1 AND seat = ?2")?
        .execute(params![key, seat])?;
    Ok(removed > 0)
}

pub(super) fn put_snapshot(db: &Connection, id: &TableId, seq: u64, data: &[u8]) -> Result<(), Fail> {
    let Found { key, last } = must_find(db, id)?;
    check_snapshot(seq, last)?;
    db.prepare_cached("INSERT OR REPLACE INTO snapshots (table_key, seq, data) VALUES (?1, ?2, ?3)")?
        .execute(params![key, clamp(seq), data])?;
    Ok(())
}

pub(super) fn snapshot(db: &Connection, id: &TableId, seq: u64) -> Result<Option<Snapshot>, Fail> {
    let Found { key, .. } = must_find(db, id)?;
    Ok(db
        .prepare_cached(
            "SELECT seq, data FROM snapshots WHERE table_key = ?1 AND seq <= ?2 ORDER BY seq DESC LIMIT 1",
        )?
        .query_row(params![key, clamp(seq)], |row| {
            Ok(Snapshot { seq: row.get::<_, i64>(0)? as u64, data: row.get(1)? })
        })
        .optional()?)
}

pub(super) fn drop_snapshots(db: &Connection, id: &TableId) -> Result<(), Fail> {
    let Found { key, .. } = must_find(db, id)?;
    db.prepare_cached("DELETE FROM snapshots WHERE table_key = ?1")?.execute([key])?;
    Ok(())
}

struct Found {
    key: i64,
    last: u64,
}

fn find(db: &Connection, id: &TableId) -> Result<Option<Found>, Fail> {
    Ok(db
        .prepare_cached("SELECT key, last_seq FROM tables WHERE id = ?1")?
        .query_row([id.as_str()], |row| Ok(Found { key: row.get(0)?, last: row.get::<_, i64>(1)? as u64 }))
        .optional()?)
}

fn must_find(db: &Connection, id: &TableId) -> Result<Found, Fail> {
    find(db, id)?.ok_or_else(|| Error::NoSuchTable(id.clone()).into())
}

fn changed_one(changed: usize, id: &TableId) -> Result<(), Fail> {
    if changed == 0 { Err(Error::NoSuchTable(id.clone()).into()) } else { Ok(()) }
}

/// Record numbers above what SQLite can hold do not occur; a caller may still ask for them.
fn clamp(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::StatementStatus;

    /// How many steps SQLite takes to find what somebody has, with so many games and books of others.
    fn steps(others: usize) -> (usize, i32) {
        let folder = tempfile::tempdir().unwrap();
        let db = super::super::schema::open_writer(&folder.path().join("db"), None).unwrap();
        db.execute_batch("BEGIN").unwrap();
        for n in 0..others + 3 {
            let id = TableId::new(&format!("t{n}")).unwrap();
            let list = if n % 2 == 0 { List::Parties } else { List::Tables };
            let seat = if n < 3 { "me".to_string() } else { format!("somebody {n}") };
            let new = NewTable::new(id, "T", n as i64).in_list(list).with_seat("host", &seat);
            create_table(&db, &new, &[]).unwrap();
        }
        db.execute_batch("COMMIT").unwrap();
        let mut select = db.prepare(&of_person_sql()).unwrap();
        let found = infos(select.query(params![number(List::Parties), 20, 0, "me"]).unwrap()).unwrap();
        (found.len(), select.get_status(StatementStatus::VmStep))
    }

    #[test]
    fn what_somebody_has_is_found_without_looking_at_what_others_have() {
        assert_eq!(steps(10), steps(2000));
        assert_eq!(steps(10).0, 2);
    }
}
