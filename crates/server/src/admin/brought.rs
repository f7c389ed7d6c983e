//! Editions that came along with games from elsewhere go when the last of their games has gone: what anybody can send must
//! not stay for ever.

use crate::app::App;
use crate::notice::Notice;
use crate::shelf::is_brought;
use crate::table::entry;
use session::Record;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use store::{Drawer, Store};

/// How often it is looked for what can go. Longer than it takes to begin a game.
const LOOK: Duration = Duration::from_hours(1);

/// Records at the beginning of a log of which one is the setup.
const FIRST: usize = 4;

/// What was found so far.
#[derive(Debug, Default)]
struct Sweep {
    /// Editions of books that were on a shelf: these stay, for nodes and programs that know them count on it.
    own: HashSet<String>,
    /// The others.
    brought: HashSet<String>,
    /// Those of which no game was found when it was last looked.
    without: HashSet<String>,
}

impl Sweep {
    /// Throws away what had no game the last time and has none now; says how many.
    fn pass(&mut self, store: &dyn Store) -> store::Result<usize> {
        let names = store.names(Drawer::Editions)?;
        self.brought.retain(|name| names.contains(name));
        for name in names {
            if !self.own.contains(&name) && !self.brought.contains(&name) {
                let data = store.kept(Drawer::Editions, &name)?.unwrap_or_default();
                if is_brought(&name, &data) { &mut self.brought } else { &mut self.own }.insert(name);
            }
        }
        let before = std::mem::take(&mut self.without);
        if self.brought.is_empty() {
            return Ok(0);
        }
        let named = named(store)?;
        let (gone, later): (HashSet<String>, HashSet<String>) =
            self.brought.difference(&named).cloned().partition(|name| before.contains(name));
        self.without = later;
        let mut away = Vec::new();
        for name in gone {
            if let Some(data) = store.kept(Drawer::Editions, &name)? {
                store.discard(Drawer::Editions, &name)?;
                away.push((name, data));
            }
        }
        if away.is_empty() {
            return Ok(0);
        }
        // A game that was begun while we looked has its edition back.
        let named = self::named(store)?;
        let (needed, away): (Vec<_>, Vec<_>) = away.into_iter().partition(|(name, _)| named.contains(name));
        for (name, data) in needed {
            store.keep(Drawer::Editions, &name, &data)?;
        }
        Ok(away.len())
    }
}

/// The editions that games name.
fn named(store: &dyn Store) -> store::Result<HashSet<String>> {
    let mut named = HashSet::new();
    for info in store.tables()? {
        let first = match store.read(&info.id, 0, FIRST) {
            // Nothing precedes the damage, or it was deleted meanwhile: no game needs anything.
            Err(store::Error::DamagedRecord { seq: 1, .. } | store::Error::NoSuchTable(_)) => continue,
            Err(store::Error::DamagedRecord { seq, .. }) => {
                store.read(&info.id, 0, usize::try_from(seq - 1).unwrap_or(FIRST))?
            }
            first => first?,
        };
        named.extend(first.into_iter().filter_map(|record| match entry(record).ok()?.record {
            Record::Setup(setup) => Some(setup.saved.edition),
            _ => None,
        }));
    }
    Ok(named)
}

/// Looks for what can go as long as there is a server.
pub(crate) fn keep_sweeping(app: &Arc<App>) {
    let app = Arc::downgrade(app);
    tokio::spawn(async move {
        let mut sweep = Sweep::default();
        loop {
            tokio::time::sleep(LOOK).await;
            let Some(app) = app.upgrade() else { return };
            let job = tokio::task::spawn_blocking(move || {
                if let Err(error) = sweep.pass(&*app.store) {
                    app.config.notices.tell(Notice::NotSaved(error));
                }
                sweep
            });
            let Ok(swept) = job.await else { return };
            sweep = swept;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::{Digest, Sha256};
    use store::{MemoryStore, NewRecord, NewTable, TableId};

    /// Keeps something as it is kept when it is brought along; gives its name.
    fn bring(store: &dyn Store, text: &str) -> String {
        let name = engine::saving::hex(&Sha256::digest(text.as_bytes()));
        store.keep(Drawer::Editions, &name, &store::squeeze(text.as_bytes()).unwrap()).unwrap();
        name
    }

    fn begin(store: &dyn Store, table: &str, edition: &str) -> TableId {
        let id = TableId::new(table).unwrap();
        let body = format!(r#"{{"edition":"{edition}","rules":1,"chapter":"c","party":[],"seed":""}}"#);
        let setup = NewRecord::new("setup", body, 1);
        store.create_table(NewTable::new(id.clone(), "T", 1), vec![setup]).unwrap();
        id
    }

    #[test]
    fn what_was_brought_along_goes_after_its_last_game() {
        let (store, mut sweep) = (MemoryStore::new(), Sweep::default());
        let (played, unplayed) = (bring(&store, "played"), bring(&store, "unplayed"));
        store.keep(Drawer::Editions, "aa11", &store::squeeze(b"a book of ours").unwrap()).unwrap();
        let (first, second) = (begin(&store, "one", &played), begin(&store, "two", &played));
        let left = || store.names(Drawer::Editions).unwrap();
        assert_eq!((sweep.pass(&store), left().len()), (Ok(0), 3), "whose game may be about to begin stays");
        assert_eq!(sweep.pass(&store), Ok(1));
        assert!(!left().contains(&unplayed) && left().contains(&played) && left().contains(&"aa11".into()));
        store.delete(&first).unwrap();
        assert_eq!((sweep.pass(&store), sweep.pass(&store)), (Ok(0), Ok(0)), "there is another game");
        store.delete(&second).unwrap();
        assert_eq!(sweep.pass(&store), Ok(0));
        // Brought along again in time.
        begin(&store, "three", &played);
        assert_eq!((sweep.pass(&store), sweep.pass(&store)), (Ok(0), Ok(0)));
        store.delete(&TableId::new("three").unwrap()).unwrap();
        assert_eq!((sweep.pass(&store), sweep.pass(&store)), (Ok(0), Ok(1)));
        assert_eq!(left(), ["aa11"]);
    }
}
