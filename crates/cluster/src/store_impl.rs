//! The trait over a node.

use std::collections::BTreeMap;
use std::fmt;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::jetstream::kv;
use store::{
    Answer, Append, AppendOutcome, Callback, Deed, Drawer, Error, Excerpt, Follower, List, NewRecord,
    NewTable, Pending, Reply, Result, Snapshot, Store, StoreUsage, StoredRecord, TableId, TableInfo, check,
};
use tokio::runtime::{Builder, Runtime};

use crate::address::Address;
use crate::asking::PATIENCE;
use crate::drawers;
use crate::following::Node;
use crate::links::Links;
use crate::setup::{self, LEASES};
use crate::writing::{Queues, Wish, node_name};

/// For so long nobody looks again what is in a drawer: every first page asks, and others seldom add a book.
const LOOKED: Duration = Duration::from_secs(2);

/// Tables in the streams of a cluster. Reading asks nobody; writing waits for a majority of the servers.
pub struct NatsStore {
    node: Arc<Node>,
    leases: kv::Store,
    queues: Queues,
    /// What the drawers had in them when somebody last looked.
    names: Mutex<BTreeMap<Drawer, (Instant, Vec<String>)>>,
    /// None only while it is dropped.
    runtime: Option<Runtime>,
}

impl NatsStore {
    /// Opens a store that was set up before, and reads all that is in it.
    pub fn open(address: &Address) -> Result<NatsStore> {
        Self::open_with(address, false)
    }

    /// A store for which everything counts, whatever its revision: for the test that must find the difference.
    #[doc(hidden)]
    pub fn open_lawless(address: &Address) -> Result<NatsStore> {
        Self::open_with(address, true)
    }

    fn open_with(address: &Address, lawless: bool) -> Result<NatsStore> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("cluster")
            .enable_all()
            .build()
            .map_err(|e| Error::Invalid(e.to_string()))?;
        let address = address.clone();
        let opened = wait(&runtime, async move {
            let links = Links::connect(&address).await?;
            let agreements = setup::find(&links).await?;
            let leases = setup::bucket(&links, LEASES).await?;
            let node = Arc::new(Node::new(links, node_name(), agreements.shards));
            node.fold().lawless = lawless;
            node.start().await?;
            Ok((node, leases))
        });
        match opened {
            Ok((node, leases)) => {
                let (queues, names) = (Queues::default(), Mutex::default());
                Ok(NatsStore { node, leases, queues, names, runtime: Some(runtime) })
            }
            Err(error) => {
                runtime.shutdown_background();
                Err(error)
            }
        }
    }

    /// How many messages this node read that did not count.
    pub fn skipped(&self) -> u64 {
        self.node.skipped()
    }

    /// The last step of each of these tables.
    pub fn revisions(&self, tables: &[TableId]) -> Vec<u64> {
        let heads = self.node.heads(tables);
        tables.iter().map(|table| heads[table]).collect()
    }

    /// Sends a message past all care, as a writer whose expectation was not checked would; for tests.
    #[doc(hidden)]
    pub fn force(&self, table: &TableId, rev: u64, deed: Deed) -> Result<()> {
        let (node, table) = (Arc::clone(&self.node), table.clone());
        self.ask(async move { node.force(&table, rev, deed).await })
    }

    /// One message instead of all so far of a table.
    pub fn pack(&self, table: &TableId) -> Result<()> {
        self.perform_wish(table, Wish::Pack).map(drop)
    }

    fn drawer_names(&self) -> MutexGuard<'_, BTreeMap<Drawer, (Instant, Vec<String>)>> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn runtime(&self) -> &Runtime {
        self.runtime.as_ref().expect("it is there until it is dropped")
    }

    /// Waits for an answer on whatever thread this is.
    fn ask<T: Send + 'static>(&self, work: impl Future<Output = Result<T>> + Send + 'static) -> Result<T> {
        wait(self.runtime(), work)
    }

    fn perform(&self, table: &TableId, deed: Deed) -> Result<Answer> {
        self.perform_wish(table, Wish::Deed(deed))
    }

    fn perform_wish(&self, table: &TableId, wish: Wish) -> Result<Answer> {
        let (done, pending) = Pending::channel();
        self.submit(table, wish, done);
        pending.wait()
    }

    fn submit(&self, table: &TableId, wish: Wish, done: Callback<Answer>) {
        let (node, id, reply) = (Arc::clone(&self.node), table.clone(), Reply::new(done));
        let job = Box::new(move || {
            let work = async move { reply.send(node.perform(&id, wish).await) };
            Box::pin(work) as futures_util::future::BoxFuture<'static, ()>
        });
        self.queues.submit(self.runtime().handle(), table, job);
    }

    fn count(answer: Answer) -> usize {
        match answer {
            Answer::Changed(n) => n,
            Answer::Append(_) => 0,
        }
    }

    /// Reads something of a table; one that nobody here has heard of yet is looked for once more.
    fn look<T>(&self, table: &TableId, job: impl Fn(&store::Shelf) -> Result<T>) -> Result<T> {
        match job(&self.node.fold().shelf) {
            Err(Error::NoSuchTable(_)) => {}
            found => return found,
        }
        self.look_again(Some(table))?;
        job(&self.node.fold().shelf)
    }
}

/// Asks again while nobody leads, as long as somebody waits for a choice.
async fn patiently<T, F: Future<Output = Result<T>>>(ask: impl Fn() -> F) -> Result<T> {
    let until = Instant::now() + PATIENCE;
    loop {
        match ask().await {
            Err(Error::Unreachable { .. }) if Instant::now() < until => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            answer => return answer,
        }
    }
}

/// Waits for some work of the cluster, also on a thread that must not wait for its own runtime.
fn wait<T: Send + 'static>(
    runtime: &Runtime,
    work: impl Future<Output = Result<T>> + Send + 'static,
) -> Result<T> {
    let (done, pending) = Pending::channel();
    let reply = Reply::new(done);
    runtime.spawn(async move { reply.send(work.await) });
    pending.wait()
}

impl Drop for NatsStore {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // Whoever still waits is told that the store is closed.
            runtime.shutdown_background();
        }
    }
}

impl fmt::Debug for NatsStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NatsStore").field("place", &self.node.links.place()).finish_non_exhaustive()
    }
}

impl Store for NatsStore {
    fn create_table(&self, table: NewTable, records: Vec<NewRecord>) -> Result<()> {
        table.check()?;
        check::records(&records)?;
        let (id, deed) = table.into_deed(records);
        self.perform(&id, deed).map(drop)
    }

    fn append_with(&self, append: Append, done: Callback<AppendOutcome>) {
        if let Err(error) = append.check() {
            return done(Err(error));
        }
        let (id, deed) = append.into_deed();
        let outcome = move |answer: Result<Answer>| {
            done(answer.and_then(|answer| match answer {
                Answer::Append(outcome) => Ok(outcome),
                Answer::Changed(_) => Err(Error::Closed),
            }));
        };
        self.submit(&id, Wish::Deed(deed), Box::new(outcome));
    }

    fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<StoredRecord>> {
        self.look(table, |shelf| shelf.read(table, after, limit))
    }

    fn last_seq(&self, table: &TableId) -> Result<u64> {
        self.look(table, |shelf| Ok(shelf.table(table)?.last_seq))
    }

    fn list(&self, list: List, part: Excerpt) -> Result<Vec<TableInfo>> {
        Ok(self.node.fold().shelf.list(list, part))
    }

    fn of_person(&self, list: List, token_hash: &str, part: Excerpt) -> Result<Vec<TableInfo>> {
        Ok(self.node.fold().shelf.of_person(list, token_hash, part))
    }

    fn table(&self, table: &TableId) -> Result<TableInfo> {
        self.look(table, |shelf| shelf.table(table).cloned())
    }

    fn rename(&self, table: &TableId, name: &str) -> Result<()> {
        check::name(name)?;
        self.perform(table, Deed::Rename { name: name.into() }).map(drop)
    }

    fn set_meta(&self, table: &TableId, meta: &str) -> Result<()> {
        check::line("meta", meta)?;
        self.perform(table, Deed::Meta { meta: meta.into() }).map(drop)
    }

    fn delete(&self, table: &TableId) -> Result<()> {
        self.perform(table, Deed::Delete).map(drop)
    }

    fn put_seat(&self, table: &TableId, seat: &str, token_hash: &str) -> Result<()> {
        check::seat(seat, token_hash)?;
        self.perform(table, Deed::Seat { seat: seat.into(), hash: Some(token_hash.into()) }).map(drop)
    }

    fn seat(&self, table: &TableId, seat: &str) -> Result<Option<String>> {
        self.look(table, |shelf| Ok(shelf.seats(table)?.get(seat).cloned()))
    }

    fn seats(&self, table: &TableId) -> Result<Vec<(String, String)>> {
        self.look(table, |shelf| Ok(shelf.seats(table)?.to_vec()))
    }

    fn seat_of(&self, table: &TableId, token_hash: &str) -> Result<Option<String>> {
        self.look(table, |shelf| {
            let mut seats = shelf.seats(table)?.iter();
            Ok(seats.find(|(_, hash)| *hash == token_hash).map(|(seat, _)| seat.clone()))
        })
    }

    fn rebind(&self, token_hash: &str, to: &str) -> Result<usize> {
        check::hash(to)?;
        let held = self.node.fold().shelf.held_by(token_hash);
        held.iter().try_fold(0, |bound, id| {
            let deed = Deed::Rebind { from: token_hash.into(), to: to.into() };
            Ok(bound + Self::count(self.perform(id, deed)?))
        })
    }

    fn put_code(&self, table: &TableId, code_hash: &str, until_ms: i64) -> Result<()> {
        check::hash(code_hash)?;
        self.perform(table, Deed::Code { code: Some((code_hash.into(), until_ms)) }).map(drop)
    }

    fn remove_code(&self, table: &TableId) -> Result<()> {
        self.perform(table, Deed::Code { code: None }).map(drop)
    }

    fn by_code(&self, code_hash: &str, now_ms: i64) -> Result<Option<TableId>> {
        Ok(self.node.fold().shelf.by_code(code_hash, now_ms))
    }

    fn remove_seat(&self, table: &TableId, seat: &str) -> Result<bool> {
        let answer = self.perform(table, Deed::Seat { seat: seat.into(), hash: None })?;
        Ok(Self::count(answer) > 0)
    }

    fn put_snapshot(&self, table: &TableId, seq: u64, _: &[u8]) -> Result<()> {
        // A cache that may forget: what it would spare lies in memory already.
        self.look(table, |shelf| check::snapshot(seq, shelf.table(table)?.last_seq))
    }

    fn snapshot(&self, table: &TableId, _: u64) -> Result<Option<Snapshot>> {
        self.look(table, |shelf| shelf.table(table).map(|_| None))
    }

    fn usage(&self) -> Result<StoreUsage> {
        Ok(StoreUsage { bytes: self.node.fold().shelf.bytes(), most: None })
    }

    fn stale(&self, finished: bool, before_ms: i64, part: Excerpt) -> Result<Vec<TableInfo>> {
        Ok(self.node.fold().shelf.stale(finished, before_ms, part))
    }

    fn drop_snapshots(&self, table: &TableId) -> Result<()> {
        self.look(table, |shelf| shelf.table(table).map(drop))
    }

    fn keep(&self, drawer: Drawer, name: &str, data: &[u8]) -> Result<bool> {
        check::kept(name, data)?;
        let (node, name, data) = (Arc::clone(&self.node), name.to_owned(), data.to_vec());
        let keep = move || {
            let (node, name, data) = (Arc::clone(&node), name.clone(), data.clone());
            async move { drawers::keep(&node.links, drawer, &name, data).await }
        };
        let kept = self.ask(patiently(keep));
        self.drawer_names().remove(&drawer);
        kept
    }

    fn kept(&self, drawer: Drawer, name: &str) -> Result<Option<Vec<u8>>> {
        let (node, name) = (Arc::clone(&self.node), name.to_owned());
        self.ask(patiently(move || {
            let (node, name) = (Arc::clone(&node), name.clone());
            async move { drawers::kept(&node.links, drawer, &name).await }
        }))
    }

    fn names(&self, drawer: Drawer) -> Result<Vec<String>> {
        let before = self.drawer_names().get(&drawer).cloned();
        if let Some((looked, names)) = &before
            && looked.elapsed() < LOOKED
        {
            return Ok(names.clone());
        }
        let (node, looked) = (Arc::clone(&self.node), Instant::now());
        match self.ask(async move { drawers::names(&node.links, drawer).await }) {
            Ok(names) => {
                self.drawer_names().insert(drawer, (looked, names.clone()));
                Ok(names)
            }
            // While the servers elect somebody, what was there before is there.
            Err(error) => before.map(|(_, names)| names).ok_or(error),
        }
    }

    fn discard(&self, drawer: Drawer, name: &str) -> Result<bool> {
        let (node, name) = (Arc::clone(&self.node), name.to_owned());
        let gone = self.ask(async move { drawers::discard(&node.links, drawer, &name).await });
        self.drawer_names().remove(&drawer);
        gone
    }

    fn refresh_with(&self, table: &TableId, done: Callback<()>) {
        let (node, shard, reply) = (Arc::clone(&self.node), self.node.shard_of(table), Reply::new(done));
        self.runtime().spawn(async move { reply.send(node.catch_up(shard, PATIENCE).await) });
    }

    fn knows(&self, table: &TableId) -> Result<bool> {
        Ok(self.node.fold().shelf.table(table).is_ok())
    }

    fn look_again_with(&self, table: Option<&TableId>, done: Callback<()>) {
        let (node, table, reply) = (Arc::clone(&self.node), table.cloned(), Reply::new(done));
        self.runtime().spawn(async move { reply.send(node.look_again(table.as_ref()).await) });
    }

    fn follow(&self, follower: Follower) {
        self.node.feed.follow(follower);
    }

    fn say(&self, table: &TableId, words: &str) {
        let (node, subject, words) =
            (Arc::clone(&self.node), self.node.links.say(table.as_str()), words.to_owned());
        self.runtime().spawn(async move {
            // It may get lost.
            let _ = node.links.client.publish(subject, words.into()).await;
        });
    }

    fn lease(&self, name: &str, holder: &str) -> bool {
        let (leases, name, holder) = (self.leases.clone(), name.to_owned(), holder.to_owned());
        let held = self.ask(async move {
            if leases.create(&name, holder.clone().into()).await.is_ok() {
                return Ok(true);
            }
            let Ok(Some(entry)) = leases.entry(&name).await else { return Ok(false) };
            let ours = entry.value == holder.as_bytes();
            Ok(ours && leases.update(&name, holder.into(), entry.revision).await.is_ok())
        });
        held.unwrap_or(false)
    }

    fn release(&self, name: &str, holder: &str) {
        let (leases, name, holder) = (self.leases.clone(), name.to_owned(), holder.to_owned());
        self.runtime().spawn(async move {
            if let Ok(Some(entry)) = leases.entry(&name).await
                && entry.value == holder.as_bytes()
            {
                let _ = leases.delete_expect_revision(&name, Some(entry.revision)).await;
            }
        });
    }

    fn blind(&self) -> Duration {
        self.node.blind()
    }
}
