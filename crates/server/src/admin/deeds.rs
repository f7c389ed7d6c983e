//! What can be done about tables and books from outside them.

use super::reserve::Reserve;
use crate::campaign::{Entry, Party};
use crate::config::{Banned, Network};
use crate::seats::HOST;
use crate::table;
use serde::{Deserialize, Serialize};
use std::io::ErrorKind;
use store::{Excerpt, List, Store, TableId, TableInfo};

/// Rows read at once.
const PAGE: usize = 500;
const DAY_MS: i64 = 24 * 3600 * 1000;

/// What the host wants done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum AdminDeed {
    /// Lists the latest games and books, those whose id or name has this in it.
    List {
        /// What is looked for; empty for all.
        find: String,
        /// How many at most.
        most: usize,
    },
    /// Sends everybody but the host away from a table and ends its invitation.
    Close {
        /// The table.
        id: String,
    },
    /// Removes a game, or a book with its games.
    Remove {
        /// The game or book.
        id: String,
    },
    /// Finds games and books that nobody has played for so long, and removes them if that is really wanted.
    Expire {
        /// Days without a move for unfinished games and books.
        unfinished: Option<u32>,
        /// Days for finished games.
        finished: Option<u32>,
        /// Removes them.
        really: bool,
    },
    /// Turns an address or a network away from now on.
    Ban {
        /// The network.
        network: String,
    },
    /// Lets it in again.
    Unban {
        /// The network.
        network: String,
    },
    /// Makes a link that shows a browser to be the host's.
    HostLink,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", content = "rows", rename_all = "kebab-case")]
pub enum DeedOutcome {
    /// These were found.
    Listed(Vec<Listed>),
    /// These were removed.
    Removed(Vec<Listed>),
    /// It is done.
    Done,
    /// The link to open.
    Link(String),
    /// That needs a server that runs.
    NoServer,
    /// There is no such game or book.
    NoSuchTable,
    /// That is no network.
    NoNetwork,
    /// The store failed.
    Failed(String),
}

/// A game or book in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The chapter, or the story of a book.
    pub chapter: String,
    /// Whether it is a book.
    pub book: bool,
    /// Whether the game is over.
    pub finished: bool,
    /// When it was last played.
    pub updated_ms: i64,
    /// Records in its log.
    pub records: u64,
}

impl From<TableInfo> for Listed {
    fn from(info: TableInfo) -> Listed {
        Listed {
            id: info.id.to_string(),
            name: info.name,
            chapter: info.chapter,
            book: info.list == List::Parties,
            finished: info.finished,
            updated_ms: info.updated_ms,
            records: info.last_seq,
        }
    }
}

/// What a deed is done to.
pub(crate) struct Premises<'p> {
    pub(crate) store: &'p dyn Store,
    pub(crate) banned: &'p Banned,
    /// Given up if nothing can be written otherwise.
    pub(crate) reserve: &'p Reserve,
    /// Told of tables whose seats or very existence are no longer what they were.
    pub(crate) changed: &'p dyn Fn(&TableId),
}

/// What deletes games, each by itself on a full disk as well: what is gone is told of, whatever becomes of the next.
#[derive(Clone, Copy)]
pub(crate) struct Removal<'r> {
    pub(crate) store: &'r dyn Store,
    pub(crate) reserve: &'r Reserve,
    pub(crate) changed: &'r dyn Fn(&TableId),
}

impl Removal<'_> {
    fn delete(self, id: &TableId) -> store::Result<()> {
        self.reserve.making_room(|| self.store.delete(id))?;
        (self.changed)(id);
        Ok(())
    }
}

impl AdminDeed {
    /// Does it, on a full disk as well.
    pub(crate) fn perform(&self, at: &Premises<'_>, now_ms: i64) -> DeedOutcome {
        let done = at.reserve.making_room(|| self.attempt(at, now_ms));
        done.unwrap_or_else(|error| match error {
            store::Error::NoSuchTable(_) | store::Error::Invalid(_) => DeedOutcome::NoSuchTable,
            error => DeedOutcome::Failed(error.to_string()),
        })
    }

    fn attempt(&self, at: &Premises<'_>, now_ms: i64) -> store::Result<DeedOutcome> {
        let &Premises { store, banned, changed, reserve } = at;
        let removal = Removal { store, reserve, changed };
        match self {
            AdminDeed::List { find, most } => {
                list(store, &find.to_lowercase(), *most).map(DeedOutcome::Listed)
            }
            AdminDeed::Close { id } => {
                let id = TableId::new(id)?;
                close(store, &id)?;
                changed(&id);
                Ok(DeedOutcome::Done)
            }
            AdminDeed::Remove { id } => Ok(DeedOutcome::Removed(remove(removal, &TableId::new(id)?)?)),
            AdminDeed::Expire { unfinished, finished, really } => {
                let found = expire(removal, (*unfinished, *finished), *really, now_ms)?;
                Ok(if *really { DeedOutcome::Removed(found) } else { DeedOutcome::Listed(found) })
            }
            AdminDeed::Ban { network } => change(banned, network, Banned::ban),
            AdminDeed::Unban { network } => change(banned, network, Banned::unban),
            AdminDeed::HostLink => Ok(DeedOutcome::NoServer),
        }
    }
}

fn change(
    banned: &Banned,
    network: &str,
    how: fn(&Banned, Network) -> std::io::Result<()>,
) -> store::Result<DeedOutcome> {
    let Ok(network) = network.parse() else { return Ok(DeedOutcome::NoNetwork) };
    match how(banned, network) {
        Ok(()) => Ok(DeedOutcome::Done),
        Err(error) if error.kind() == ErrorKind::StorageFull => {
            Err(store::Error::DiskFull { file: banned.file().to_path_buf() })
        }
        Err(error) => Ok(DeedOutcome::Failed(error.to_string())),
    }
}

fn list(store: &dyn Store, find: &str, most: usize) -> store::Result<Vec<Listed>> {
    let mut found = Vec::new();
    for list in [List::Tables, List::Parties] {
        let mut skip = 0;
        loop {
            let page = store.list(list, Excerpt { skip, take: PAGE })?;
            let last = page.len() < PAGE;
            skip += PAGE;
            let fits =
                |info: &TableInfo| info.id.as_str().contains(find) || info.name.to_lowercase().contains(find);
            found.extend(page.into_iter().filter(fits).map(Listed::from));
            if last || found.len() >= most {
                break;
            }
        }
    }
    found.sort_by(|a, b| b.updated_ms.cmp(&a.updated_ms).then_with(|| a.id.cmp(&b.id)));
    found.truncate(most);
    Ok(found)
}

fn close(store: &dyn Store, id: &TableId) -> store::Result<()> {
    store.remove_code(id)?;
    for (seat, _) in store.seats(id)?.into_iter().filter(|(seat, _)| seat != HOST) {
        store.remove_seat(id, &seat)?;
    }
    Ok(())
}

fn remove(removal: Removal<'_>, id: &TableId) -> store::Result<Vec<Listed>> {
    let store = removal.store;
    let info = store.table(id)?;
    let mut gone = Vec::new();
    for chapter in entries(store, id)?.into_iter().map(|entry| entry.table) {
        let Ok(info) = store.table(&chapter) else { continue };
        removal.delete(&chapter)?;
        gone.push(info.into());
    }
    removal.delete(id)?;
    gone.push(info.into());
    Ok(gone)
}

/// The chapters of a book. One that cannot be read any more has none: its games are found as games.
fn entries(store: &dyn Store, book: &TableId) -> store::Result<Vec<Entry>> {
    match Party::open(store, book) {
        Ok(party) => Ok(party.map_or_else(Vec::new, |party| party.entries)),
        Err(store::Error::DamagedRecord { .. }) => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// Games and books that nobody has played for so many days: unfinished ones, finished ones. A game of a book stays as long
/// as its book does.
pub(crate) fn expire(
    removal: Removal<'_>,
    (unfinished, finished): (Option<u32>, Option<u32>),
    really: bool,
    now_ms: i64,
) -> store::Result<Vec<Listed>> {
    let store = removal.store;
    let before = |days: u32| now_ms - i64::from(days) * DAY_MS;
    let mut found = Vec::new();
    for (over, days) in [(false, unfinished), (true, finished)] {
        let Some(days) = days else { continue };
        let mut skip = 0;
        loop {
            let page = store.stale(over, before(days), Excerpt { skip, take: PAGE })?;
            let last = page.len() < PAGE;
            for info in page {
                if in_a_book(store, &info.id)? {
                    skip += 1;
                    continue;
                }
                if really {
                    removal.delete(&info.id)?;
                } else {
                    skip += 1;
                }
                found.push(info.into());
            }
            if last {
                break;
            }
        }
    }
    if let Some(days) = unfinished {
        found.extend(old_books(removal, before(days), really)?);
    }
    Ok(found)
}

fn in_a_book(store: &dyn Store, id: &TableId) -> store::Result<bool> {
    let records = match table::intact(store, id) {
        Err(store::Error::NoSuchTable(_) | store::Error::DamagedRecord { .. }) => return Ok(false),
        records => records?,
    };
    let named = records.into_iter().find_map(|entry| match entry.record {
        session::Record::Party(party) => Some(party.party),
        _ => None,
    });
    let Some(book) = named.and_then(|book| TableId::new(&book).ok()) else { return Ok(false) };
    match store.table(&book) {
        Ok(_) => Ok(true),
        Err(store::Error::NoSuchTable(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Books of which neither they themselves nor any of their games was touched since.
fn old_books(removal: Removal<'_>, before_ms: i64, really: bool) -> store::Result<Vec<Listed>> {
    let (store, mut found) = (removal.store, Vec::new());
    let books = store.list(List::Parties, Excerpt::ALL)?;
    for book in books.into_iter().filter(|book| book.updated_ms < before_ms) {
        let entries = entries(store, &book.id)?;
        let touched = entries
            .iter()
            .any(|entry| store.table(&entry.table).is_ok_and(|info| info.updated_ms >= before_ms));
        if touched {
            continue;
        }
        if really {
            found.extend(remove(removal, &book.id)?);
        } else {
            let games = entries.iter().filter_map(|entry| store.table(&entry.table).ok());
            found.extend(games.map(Listed::from));
            found.push(book.into());
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::{MemoryStore, NewRecord, NewTable};

    fn put(store: &MemoryStore, id: &str, days: i64, finished: bool, book: Option<&str>) {
        let id = TableId::new(id).expect("an id");
        let at = days * DAY_MS;
        let mut records = Vec::new();
        if let Some(book) = book {
            records.push(NewRecord::new("party", format!(r#"{{"party":"{book}"}}"#), at));
        }
        let new = NewTable { finished, ..NewTable::new(id, "A game", at) }.with_seat("host", "h");
        store.create_table(new, records).expect("it is new");
    }

    fn perform(deed: &AdminDeed, store: &dyn Store, banned: &Banned, now_ms: i64) -> DeedOutcome {
        deed.perform(&Premises { store, banned, reserve: &Reserve::of(None), changed: &|_| {} }, now_ms)
    }

    fn ids(outcome: DeedOutcome) -> Vec<String> {
        match outcome {
            DeedOutcome::Listed(rows) | DeedOutcome::Removed(rows) => {
                let mut ids: Vec<String> = rows.into_iter().map(|row| row.id).collect();
                ids.sort();
                ids
            }
            other => panic!("{other:?}"),
        }
    }

    fn shelf() -> MemoryStore {
        let store = MemoryStore::new();
        put(&store, "old", 1, false, None);
        put(&store, "done", 1, true, None);
        put(&store, "new", 95, false, None);
        put(&store, "chapter", 2, true, Some("book"));
        put(&store, "orphan", 2, false, Some("gone"));
        let book = NewTable::new(TableId::new("book").expect("an id"), "B", DAY_MS).in_list(List::Parties);
        let records = vec![
            NewRecord::new("begin", r#"{"story":"s"}"#, DAY_MS),
            NewRecord::new("chapter", r#"{"table":"chapter","plan":{"chapter":"c","party":[]}}"#, DAY_MS),
        ];
        store.create_table(book, records).expect("it is new");
        store
    }

    #[test]
    fn what_nobody_plays_expires_by_the_hosts_rule() {
        let (store, banned) = (shelf(), Banned::default());
        let expire = |unfinished, finished, really| {
            let deed = AdminDeed::Expire { unfinished, finished, really };
            ids(perform(&deed, &store, &banned, 100 * DAY_MS))
        };
        assert_eq!(expire(None, None, true), [""; 0]);
        assert_eq!(expire(Some(90), None, false), ["book", "chapter", "old", "orphan"]);
        assert_eq!(expire(None, Some(90), false), ["done"], "a game of a book stays with it");
        assert_eq!(store.tables().expect("a store").len(), 5, "so far they were only listed");
        assert_eq!(expire(Some(90), Some(90), true), ["book", "chapter", "done", "old", "orphan"]);
        let left: Vec<String> =
            store.tables().expect("a store").into_iter().map(|info| info.id.to_string()).collect();
        assert_eq!(left, ["new"]);
    }

    #[test]
    fn tables_are_found_closed_and_removed() {
        let (store, banned) = (shelf(), Banned::default());
        let perform = |deed: AdminDeed| perform(&deed, &store, &banned, 0);
        assert_eq!(ids(perform(AdminDeed::List { find: "OR".to_lowercase(), most: 9 })), ["orphan"]);
        assert_eq!(ids(perform(AdminDeed::List { find: String::new(), most: 2 })).len(), 2);
        let old = TableId::new("old").expect("an id");
        store.put_seat(&old, "p1", "x").expect("a table");
        store.put_code(&old, "code", 9).expect("a table");
        assert_eq!(perform(AdminDeed::Close { id: "old".into() }), DeedOutcome::Done);
        assert_eq!(store.seats(&old).expect("seats").len(), 1);
        assert_eq!(store.by_code("code", 0), Ok(None));
        assert_eq!(ids(perform(AdminDeed::Remove { id: "book".into() })), ["book", "chapter"]);
        assert_eq!(perform(AdminDeed::Remove { id: "book".into() }), DeedOutcome::NoSuchTable);
        assert_eq!(perform(AdminDeed::Remove { id: "no id!".into() }), DeedOutcome::NoSuchTable);
        assert_eq!(perform(AdminDeed::Ban { network: "10.0.0.0/8".into() }), DeedOutcome::Done);
        assert!(banned.has("10.1.2.3".parse().expect("an address")));
        assert_eq!(perform(AdminDeed::Unban { network: "10.0.0.0/8".into() }), DeedOutcome::Done);
        assert!(!banned.has("10.1.2.3".parse().expect("an address")));
        assert_eq!(perform(AdminDeed::Ban { network: "nobody".into() }), DeedOutcome::NoNetwork);
    }
}
