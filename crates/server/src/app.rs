//! What all requests share.

use crate::catalogue::Catalogue;
use crate::config::Config;
use crate::limits::{Bodies, Limit, Places, Queue, Thinkers};
use crate::measurements::Measurements;
use crate::notice::Notice;
use crate::progress::ProgressList;
use crate::seats;
use crate::shelf::BookShelf;
use crate::table::{Aside, Table, is_there};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};
use store::{Store, TableId};
use tokio::sync::watch;

/// Tables kept in memory though nobody watches them.
const AWAKE: usize = 64;

/// How often it is looked for what can be forgotten.
const TEND: Duration = Duration::from_secs(10);

/// How long talk is remembered at a table where nobody is.
const TALK_LASTS: Duration = Duration::from_hours(6);

/// What all requests share.
pub struct App {
    /// How the server was started.
    pub config: Config,
    /// All books.
    pub shelf: Arc<BookShelf>,
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
    /// The same in a day.
    pub(crate) daily: Limit,
    /// What is settled at a table besides choices.
    pub(crate) notes: Limit<TableId>,
    /// Whether what is kept comes near to what may be kept.
    pub(crate) nearly_full: AtomicBool,
    /// Exports, imports and copies.
    pub(crate) packing: Queue,
    /// What is still being sent.
    pub(crate) bodies: Arc<Bodies>,
    /// Invitations tried.
    pub(crate) knocks: Limit,
    /// Hints asked for, by table.
    pub(crate) hints: Limit<TableId>,
    /// Companions and hints that may be thought about at the same time, all tables together.
    pub(crate) thinkers: Arc<Thinkers>,
    /// How hard the chapters are that somebody has looked at.
    pub(crate) measurements: Measurements,
    /// Books that could be added from elsewhere, where the host has named such a place.
    pub(crate) catalogue: Option<Arc<Catalogue>>,
    /// Whether the host has heard of a proxy that was not declared.
    pub(crate) told_of_proxy: AtomicBool,
    /// Turns true when the server shuts down: streams end then.
    pub(crate) closing: watch::Sender<bool>,
    /// True while nothing is heard of the other nodes: what is shown here may be old, so nothing is.
    pub(crate) blind: watch::Sender<bool>,
    /// What this node is called among those that share a store.
    pub(crate) node: String,
}

#[derive(Default)]
struct Tables {
    known: HashMap<TableId, Arc<Table>>,
    /// Those looked at last, the latest last.
    recent: Vec<TableId>,
}

impl App {
    /// A server over books and a store.
    pub fn new(config: Config, shelf: BookShelf, store: Arc<dyn Store>) -> App {
        let hosts = config.hosts();
        // Asked by pages, which nobody is to wait for.
        let store: Arc<dyn Store> = Arc::new(Aside::new(store, Arc::clone(&config.metrics)));
        let allows = config.allows.clone();
        let catalogue = config.books_from.as_deref().map(|url| Arc::new(Catalogue::new(url)));
        App {
            config,
            shelf: Arc::new(shelf),
            store,
            hosts,
            tables: Mutex::default(),
            progress: ProgressList::default(),
            posts: Limit::new(allows.changes, allows.changes_per_second.into()),
            reads: Limit::new(allows.pages, allows.pages_per_second.into()),
            streams: Arc::default(),
            creations: Limit::a_minute(allows.games, allows.games_per_minute),
            daily: Limit::new(allows.games_per_day, f64::from(allows.games_per_day) / 86_400.0),
            notes: Limit::a_minute(allows.notes, allows.notes_per_minute),
            nearly_full: AtomicBool::new(false),
            packing: Queue::new(allows.packing, allows.packing_queue),
            bodies: Arc::new(Bodies::new(
                megabytes(allows.body_megabytes),
                megabytes(allows.body_megabytes_per_address),
            )),
            knocks: Limit::a_minute(allows.wrong_codes, allows.wrong_codes_per_minute),
            hints: Limit::a_minute(allows.hints, allows.hints_per_minute),
            thinkers: Arc::new(Thinkers::new(thinkers())),
            measurements: Measurements::default(),
            catalogue,
            told_of_proxy: AtomicBool::new(false),
            closing: watch::channel(false).0,
            blind: watch::channel(false).0,
            node: seats::token()[..16].to_string(),
        }
    }

    /// A table, if the store has it.
    pub fn table(&self, id: &str) -> store::Result<Arc<Table>> {
        let id = TableId::new(id)?;
        // The store is asked while nobody waits for the list of tables: what it tells its followers goes there.
        // A party's book is kept like a table, but nobody can sit down at it.
        if self.known(&id).is_none() && self.store.table(&id)?.list != store::List::Tables {
            return Err(store::Error::NoSuchTable(id));
        }
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let table = tables.known.entry(id.clone()).or_insert_with(|| {
            let table = Table::new(id.clone(), Arc::clone(&self.shelf), Arc::clone(&self.store));
            let most = if self.config.limits { self.config.allows.records.into() } else { u64::MAX };
            Arc::new(table.keeping(most).at(&self.node))
        });
        let table = Arc::clone(table);
        table.touch();
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

    /// A table, also one so new that only another node knows it yet.
    pub(crate) async fn find(&self, id: &str) -> store::Result<Arc<Table>> {
        let known = TableId::new(id)?;
        if self.known(&known).is_none() && !is_there(&*self.store, &known).await? {
            return Err(store::Error::NoSuchTable(known));
        }
        self.table(id)
    }

    /// A table that is in memory.
    pub(crate) fn known(&self, id: &TableId) -> Option<Arc<Table>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).known.get(id).cloned()
    }

    /// Tables that somebody has open.
    pub(crate) fn watched(&self) -> Vec<Arc<Table>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.known.values().filter(|table| table.streams() > 0).cloned().collect()
    }

    /// Forgets a table that was deleted.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = tables.known.remove(id) {
            table.recheck_seats();
        }
        tables.recent.retain(|t| t != id);
    }

    /// Pretends that the house holds so many connections; for tests of what happens then.
    #[doc(hidden)]
    pub fn crowd(&self, most: usize) {
        self.config.house.hold(most);
    }

    /// Puts tables to sleep that nobody has looked at for a while, forgets those of which nothing is left to remember, and
    /// looks how much room is left.
    pub fn tend(&self) {
        let doze = Duration::from_secs(self.config.allows.doze_seconds.into());
        // Nobody who asks for a table waits until thousands of others are asleep.
        let idle: Vec<Arc<Table>> = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.known.values().filter(|table| table.idle() >= doze).cloned().collect()
        };
        let asleep: Vec<TableId> =
            idle.into_iter().filter(|table| table.unload()).map(|table| table.id.clone()).collect();
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let Tables { known, recent } = &mut *tables;
        for id in asleep {
            let Some(table) = known.get(&id) else { continue };
            let idle = table.idle();
            // Whoever holds it otherwise would go on with a table that no longer is the one here.
            let held = Arc::strong_count(table) > 1 || idle < doze || table.is_awake();
            if !(held || table.chat.is_worth_keeping() && idle < TALK_LASTS) {
                known.remove(&id);
            }
        }
        if known.capacity() > 4 * known.len() + 64 {
            known.shrink_to_fit();
        }
        recent.retain(|id| known.contains_key(id));
        drop(tables);
        let now = Instant::now();
        for limit in [&self.posts, &self.reads, &self.creations, &self.daily, &self.knocks] {
            limit.forget_idle(now);
        }
        for limit in [&self.hints, &self.notes] {
            limit.forget_idle(now);
        }
        self.measure();
    }

    /// Looks how much is kept. Before everything is full nothing new is begun, so that what is played can go on.
    fn measure(&self) {
        let Ok(store::StoreUsage { bytes, most: Some(most) }) = self.store.usage() else { return };
        let full = bytes > most - most / 10;
        if full && !self.nearly_full.swap(full, Ordering::Relaxed) {
            self.config.notices.tell(Notice::NearlyFull { bytes, most });
        }
        self.nearly_full.store(full, Ordering::Relaxed);
    }

    /// Looks after the tables as long as there is a server.
    pub(crate) fn keep_tending(app: &Arc<App>) {
        let app: Weak<App> = Arc::downgrade(app);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(TEND).await;
                let Some(app) = app.upgrade() else { return };
                let tending = Arc::clone(&app);
                let _ = tokio::task::spawn_blocking(move || tending.tend()).await;
                if app.config.ebb.note(app.streams.held() + app.tables_in_memory().1) {
                    // Whoever sleeps is woken, and gives back what it keeps before it sleeps again.
                    for _ in 0..4 * thinkers() {
                        tokio::spawn(tokio::task::yield_now());
                    }
                }
                app.watched().iter().for_each(|table| table.tell_who_is_here());
            }
        });
    }

    /// How many tables are known, and how many of them are awake.
    pub fn tables_in_memory(&self) -> (usize, usize) {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        (tables.known.len(), tables.known.values().filter(|table| table.is_awake()).count())
    }

    /// Somebody's seat at a table may be gone.
    pub(crate) fn look_again(&self, id: &TableId) {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = tables.known.get(id) {
            table.recheck_seats();
        }
    }

    /// Ends all streams, so that the server can stop.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }
}

fn megabytes(n: u32) -> usize {
    (n as usize) << 20
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http;
    use session::Seat;
    use store::MemoryStore;
    use web::NewGame;

    fn with_tables(n: usize) -> (Arc<App>, Vec<TableId>) {
        let shelf = BookShelf::open(None).expect("the built-in content is sound");
        let app = Arc::new(App::new(Config::default(), shelf, Arc::new(MemoryStore::new())));
        let book = app.shelf.front().catalogue.book();
        let record = http::record(book, &NewGame::fill(book, web::beginnings(book).0));
        let ids = (0..n).map(|_| http::begin(&app, &record, "T").expect("a new table").0).collect();
        (app, ids)
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_without_streams_sleeps_within_a_minute_and_is_forgotten() {
        let (app, ids) = with_tables(30);
        App::keep_tending(&app);
        let mut watched = Vec::new();
        for (n, id) in ids.iter().enumerate() {
            let table = app.table(id.as_str()).expect("it is there");
            drop(table.look().await.expect("it can be played"));
            match n {
                0 => watched.push(table.join(9).expect("there is room")),
                1 => {
                    let said = crate::chat::Words::Phrase("wait");
                    table.chat.say(&Seat::Host, None, said, 1).expect("nobody speaks so often");
                }
                _ => {}
            }
        }
        assert_eq!(app.tables_in_memory(), (30, 30));
        tokio::time::sleep(Duration::from_mins(1)).await;
        assert_eq!(app.tables_in_memory(), (2, 1), "one is watched, talk is remembered at another");
        drop(watched);
        tokio::time::sleep(Duration::from_mins(1)).await;
        assert_eq!(app.tables_in_memory(), (1, 0));
        tokio::time::sleep(TALK_LASTS).await;
        assert_eq!(app.tables_in_memory(), (0, 0));
        let again = app.table(ids[0].as_str()).expect("it is there");
        assert!(again.look().await.is_ok(), "whoever comes back finds the game as it was");
    }
}
