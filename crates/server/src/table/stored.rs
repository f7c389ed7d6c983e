//! Between the store, which keeps lines of text, and sessions, which know what they say.

use content::Edition;
use engine::saving::Save;
use session::{BadLog, LogRecord, PartyRecord, Record, TableLog};
use store::save::SavedGame;
use store::{NewRecord, Store, TableId};

/// Records read from the store at once.
const PAGE: usize = 4096;

/// A record as it is kept.
pub(crate) fn new_record(record: &Record, at_ms: i64) -> NewRecord {
    let (kind, body) = record.encode();
    NewRecord::new(kind, body, at_ms)
}

/// A record as it was kept.
pub(crate) fn entry(record: store::StoredRecord) -> Result<LogRecord, BadLog> {
    LogRecord::decode(record.seq, &record.kind, &record.body, record.request)
}

/// The whole log of a table, as it was kept.
pub(crate) fn records(store: &dyn Store, id: &TableId) -> store::Result<Vec<store::StoredRecord>> {
    let mut records = Vec::new();
    loop {
        let page = store.read(id, records.len() as u64, PAGE)?;
        let full = page.len() == PAGE;
        records.extend(page);
        if !full {
            return Ok(records);
        }
    }
}

/// The log of a table up to the first record that is damaged or cannot be read: what precedes it is intact (ADR 1).
pub(crate) fn intact(store: &dyn Store, id: &TableId) -> store::Result<Vec<LogRecord>> {
    let found = match records(store, id) {
        Err(store::Error::DamagedRecord { seq, .. }) => {
            store.read(id, 0, usize::try_from(seq - 1).unwrap_or(usize::MAX))?
        }
        found => found?,
    };
    Ok(found.into_iter().map_while(|record| entry(record).ok()).collect())
}

/// The whole log of a table; or which of its records cannot be read.
pub(crate) fn entries(store: &dyn Store, id: &TableId) -> store::Result<Result<Vec<LogRecord>, BadLog>> {
    Ok(records(store, id)?.into_iter().map(entry).collect())
}

/// What the log of a table comes to. What cannot be read does not belong to the line of play either.
pub(crate) fn fold(store: &dyn Store, id: &TableId) -> store::Result<TableLog> {
    let mut log = TableLog::default();
    for LogRecord { seq, record, .. } in
        records(store, id)?.into_iter().filter_map(|record| entry(record).ok())
    {
        log.take(seq, record);
    }
    Ok(log)
}

/// Says in a table's log which party's book it belongs to.
pub(crate) fn in_party(party: &TableId) -> Record {
    Record::Party(PartyRecord { party: party.to_string() })
}

/// The kind of the record of a file that holds the edition its game was begun with. No table has one.
const EDITION: &str = "edition";

/// Puts the edition of a game into its file, without what is only looked at.
pub(crate) fn attach(game: &mut SavedGame, edition: &Edition) {
    let body = serde_json::to_string(&edition.bare()).unwrap_or_default();
    if body.len() <= store::MAX_BODY {
        game.records.push(NewRecord::new(EDITION, body, game.created_ms));
    }
}

/// Takes the edition of a game out of its file, if it has one.
pub(crate) fn detach(game: &mut SavedGame) -> Option<Edition> {
    let at = game.records.iter().position(|record| record.kind == EDITION)?;
    let edition = serde_json::from_str(&game.records[at].body).ok();
    game.records.retain(|record| record.kind != EDITION);
    edition
}

/// The edition that an exported file brings along.
pub fn read_edition(bytes: &[u8]) -> Option<Edition> {
    detach(&mut store::save::unpack(bytes, &store::save::Limits::default()).ok()?)
}

/// The game in an exported file, undo folded away, as the engine replays it.
pub fn read_export(bytes: &[u8]) -> Result<Save, BadExport> {
    let game = store::save::unpack(bytes, &store::save::Limits::default())?;
    let mut log = TableLog::default();
    for (seq, record) in (1..).zip(game.records.iter().filter(|record| record.kind != EDITION)) {
        let record = Record::decode(&record.kind, &record.body).map_err(|_| BadExport::Unreadable(seq))?;
        log.take(seq, record);
    }
    log.save().ok_or(BadExport::NoSetup)
}

/// Why an exported file holds no game.
#[derive(Debug, thiserror::Error)]
pub enum BadExport {
    /// The file itself.
    #[error(transparent)]
    File(#[from] store::Error),
    /// A record of it.
    #[error("record {0} cannot be read")]
    Unreadable(u64),
    /// There is no first record.
    #[error("the game does not begin with a setup")]
    NoSetup,
}
