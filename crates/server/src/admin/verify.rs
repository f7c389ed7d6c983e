//! Reads everything that is kept, and plays a sample of it.

use crate::campaign::Party;
use crate::shelf::BookShelf;
use crate::table;
use std::path::Path;
use store::{Drawer, Excerpt, List, SqliteView, Store, StoredRecord, TableId};

/// Tables and records read at once.
const PAGE: usize = 500;

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Games.
    pub games: usize,
    /// Books of parties.
    pub books: usize,
    /// Records of all of them.
    pub records: u64,
    /// Games that were played through.
    pub played: usize,
    /// Damaged records, with the table each belongs to.
    pub damaged: Vec<(TableId, u64)>,
    /// Games and books that are whole but cannot be read or played here.
    pub unplayable: Vec<TableId>,
}

impl Verdict {
    /// Whether everything is as it was written.
    pub fn is_sound(&self) -> bool {
        self.damaged.is_empty()
    }
}

/// Reads every record of a data folder or a backup, which may be in use, and plays every so many-th game.
pub fn verify(folder: &Path, shelf: &BookShelf, every: usize) -> store::Result<Verdict> {
    let view = SqliteView::open(folder)?;
    view.check()?;
    let kept = |edition: &str| view.kept(Drawer::Editions, edition);
    let mut verdict = Verdict::default();
    for list in [List::Tables, List::Parties] {
        let mut skip = 0;
        loop {
            let page = view.list(list, Excerpt { skip, take: PAGE })?;
            let last = page.len() < PAGE;
            skip += page.len();
            for info in page {
                let number = if list == List::Tables { verdict.games } else { verdict.books };
                match list {
                    List::Tables => verdict.games += 1,
                    List::Parties => verdict.books += 1,
                }
                let records = match whole_log(&view, &info.id) {
                    Ok(records) => records,
                    Err(store::Error::DamagedRecord { table, seq }) => {
                        verdict.damaged.push((table, seq));
                        continue;
                    }
                    Err(error) => return Err(error),
                };
                verdict.records += records.len() as u64;
                let sound = match list {
                    List::Parties => Party::read(info.id.clone(), info.name.clone(), &records).is_some(),
                    List::Tables if number % every.max(1) == 0 => {
                        verdict.played += 1;
                        let log = records.into_iter().map(table::entry).collect::<Result<Vec<_>, _>>();
                        match log {
                            Ok(log) => table::bring_with(shelf, &kept, log)?.is_ok(),
                            Err(_) => false,
                        }
                    }
                    List::Tables => true,
                };
                if !sound {
                    verdict.unplayable.push(info.id);
                }
            }
            if last {
                break;
            }
        }
    }
    Ok(verdict)
}

/// Whether a table of a store can be played, or a party's book read.
pub fn plays(store: &dyn Store, shelf: &BookShelf, id: &TableId) -> store::Result<bool> {
    if store.table(id)?.list == List::Parties {
        return Ok(Party::open(store, id)?.is_some());
    }
    let Ok(log) = table::entries(store, id)? else { return Ok(false) };
    Ok(table::bring(shelf, store, log)?.is_ok())
}

fn whole_log(view: &SqliteView, id: &TableId) -> store::Result<Vec<StoredRecord>> {
    let mut records = Vec::new();
    loop {
        let page = view.read(id, records.len() as u64, PAGE)?;
        let last = page.len() < PAGE;
        records.extend(page);
        if last {
            return Ok(records);
        }
    }
}
