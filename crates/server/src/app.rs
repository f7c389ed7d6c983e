//! What all requests share.

use crate::config::Config;
use crate::contents::Content;
use crate::limits::{Limit, Places};
use crate::progress::ProgressList;
use crate::table::Table;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Store, TableId};
use tokio::sync::{Semaphore, watch};

/// Tables kept in memory though nobody watches them.
const AWAKE: usize = 64;

/// What all requests share.
pub struct App {
    /// How the server was started.
    pub config: Config,
    /// All that is printed.
    pub content: Arc<Content>,
    /// Where games are kept.
    pub store: Arc<dyn Store>,
    /// Host names a request may carry.
    pub(crate) hosts: Vec<String>,
    tables: Mutex<Tables>,
    /// Where the games of the first page stand.
    pub(crate) progress: ProgressList,
    /// Requests that change something.
    pub(crate) posts: Limit,
    /// Pages and files asked for.
    pub(crate) reads: Limit,
    /// Streams open, by address.
    pub(crate) streams: Arc<Places>,
    /// Games begun, copied or imported.
    pub(crate) creations: Limit,
    /// Invitations tried.
    pub(crate) knocks: Limit,
    /// Hints asked for, by table.
    pub(crate) hints: Limit<TableId>,
    /// Companions and hints that may be thought about at the same time, all tables together.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Turns true when the server shuts down: streams end then.
    pub(crate) closing: watch::Sender<bool>,
}

#[derive(Default)]
struct Tables {
    known: HashMap<TableId, Arc<Table>>,
    /// Those looked at last, the latest last.
    recent: Vec<TableId>,
}

impl App {
    /// A server over content and a store.
    pub fn new(config: Config, content: Content, store: Arc<dyn Store>) -> App {
        let hosts = config.hosts();
        App {
            config,
            content: Arc::new(content),
            store,
            hosts,
            tables: Mutex::default(),
            progress: ProgressList::default(),
            posts: Limit::new(240, 40.0),
            reads: Limit::new(2000, 200.0),
            streams: Arc::default(),
            creations: Limit::new(20, 0.2),
            knocks: Limit::new(20, 0.2),
            hints: Limit::new(6, 0.5),
            thinkers: Arc::new(Semaphore::new(thinkers())),
            closing: watch::channel(false).0,
        }
    }

    /// A table, if the store has it.
    pub fn table(&self, id: &str) -> store::Result<Arc<Table>> {
        let id = TableId::new(id)?;
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let table = if let Some(table) = tables.known.get(&id) {
            Arc::clone(table)
        } else {
            // A party's book is kept like a table, but nobody can sit down at it.
            if self.store.table(&id)?.list != store::List::Tables {
                return Err(store::Error::NoSuchTable(id));
            }
            let table = Table::new(id.clone(), Arc::clone(&self.content), Arc::clone(&self.store));
            let table = Arc::new(table);
            tables.known.insert(id.clone(), Arc::clone(&table));
            table
        };
        if tables.recent.last() != Some(&id) {
            tables.recent.retain(|t| *t != id);
            tables.recent.push(id);
            if tables.recent.len() > AWAKE {
                let oldest = tables.recent.remove(0);
                if let Some(table) = tables.known.get(&oldest) {
                    table.unload();
                }
            }
        }
        Ok(table)
    }

    /// Forgets a table that was deleted.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = tables.known.remove(id) {
            table.recheck_seats();
        }
        tables.recent.retain(|t| t != id);
    }

    /// Ends all streams, so that the server can stop.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }
}

/// One core stays free for everything else.
fn thinkers() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

/// Milliseconds since 1970, for the times in the log.
pub(crate) fn now_ms() -> i64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.unwrap_or(Duration::ZERO).as_millis() as i64
}
