//! What waits for the disk or computes for long, away from the threads that serve pages.

use crate::metrics::Metrics;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{
    Append, AppendOutcome, Callback, Drawer, Excerpt, Follower, List, NewRecord, NewTable, Result, Snapshot,
    Store, StoreUsage, StoredRecord, TableId, TableInfo,
};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::oneshot;

/// Does something that takes its time. The other tasks of this thread go on elsewhere meanwhile.
pub(crate) fn aside<T>(job: impl FnOnce() -> T) -> T {
    match Handle::try_current().map(|handle| handle.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => tokio::task::block_in_place(job),
        // A runtime of one thread, as tests have it, has nowhere else to go on.
        _ => job(),
    }
}

/// Waits until all that anybody wrote about a table before can be read here; others go on meanwhile.
pub(crate) async fn refreshed(store: &dyn Store, table: &TableId) -> Result<()> {
    let (answer, done) = oneshot::channel();
    store.refresh_with(table, Box::new(move |outcome| drop(answer.send(outcome))));
    done.await.unwrap_or(Err(store::Error::Closed))
}

/// The same for somebody who found nothing and may be guessing: about one table, or about all.
pub(crate) async fn looked_again(store: &dyn Store, table: Option<&TableId>) -> Result<()> {
    let (answer, done) = oneshot::channel();
    store.look_again_with(table, Box::new(move |outcome| drop(answer.send(outcome))));
    done.await.unwrap_or(Err(store::Error::Closed))
}

/// Whether there is such a table or book. One that only another node knows yet is waited for.
pub(crate) async fn is_there(store: &dyn Store, table: &TableId) -> Result<bool> {
    if store.knows(table)? {
        return Ok(true);
    }
    looked_again(store, Some(table)).await?;
    store.knows(table)
}

/// A store whose writes, and readings of whole logs, hold up nobody but who asked for them.
pub(crate) struct Aside(Arc<dyn Store>, Arc<Metrics>);

impl Aside {
    /// Over a store; how long appends take is counted.
    pub(crate) fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Aside {
        Aside(store, metrics)
    }
}

impl Store for Aside {
    fn create_table(&self, table: NewTable, records: Vec<NewRecord>) -> Result<()> {
        aside(|| self.0.create_table(table, records))
    }

    fn append_with(&self, append: Append, done: Callback<AppendOutcome>) {
        // Waits for nothing by itself.
        let (began, metrics) = (Instant::now(), Arc::clone(&self.1));
        let counted = move |outcome: Result<AppendOutcome>| {
            metrics.appended(began.elapsed());
            done(outcome);
        };
        self.0.append_with(append, Box::new(counted));
    }

    fn append(&self, append: Append) -> Result<AppendOutcome> {
        aside(|| self.0.append(append))
    }

    fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<StoredRecord>> {
        aside(|| self.0.read(table, after, limit))
    }

    fn last_seq(&self, table: &TableId) -> Result<u64> {
        self.0.last_seq(table)
    }

    fn list(&self, list: List, part: Excerpt) -> Result<Vec<TableInfo>> {
        aside(|| self.0.list(list, part))
    }

    fn of_person(&self, list: List, token_hash: &str, part: Excerpt) -> Result<Vec<TableInfo>> {
        aside(|| self.0.of_person(list, token_hash, part))
    }

    fn table(&self, table: &TableId) -> Result<TableInfo> {
        aside(|| self.0.table(table))
    }

    fn rename(&self, table: &TableId, name: &str) -> Result<()> {
        aside(|| self.0.rename(table, name))
    }

    fn set_meta(&self, table: &TableId, meta: &str) -> Result<()> {
        aside(|| self.0.set_meta(table, meta))
    }

    fn delete(&self, table: &TableId) -> Result<()> {
        aside(|| self.0.delete(table))
    }

    fn put_seat(&self, table: &TableId, seat: &str, token_hash: &str) -> Result<()> {
        aside(|| self.0.put_seat(table, seat, token_hash))
    }

    fn seat(&self, table: &TableId, seat: &str) -> Result<Option<String>> {
        self.0.seat(table, seat)
    }

    fn seats(&self, table: &TableId) -> Result<Vec<(String, String)>> {
        self.0.seats(table)
    }

    fn seat_of(&self, table: &TableId, token_hash: &str) -> Result<Option<String>> {
        self.0.seat_of(table, token_hash)
    }

    fn rebind(&self, token_hash: &str, to: &str) -> Result<usize> {
        aside(|| self.0.rebind(token_hash, to))
    }

    fn put_code(&self, table: &TableId, code_hash: &str, until_ms: i64) -> Result<()> {
        aside(|| self.0.put_code(table, code_hash, until_ms))
    }

    fn remove_code(&self, table: &TableId) -> Result<()> {
        aside(|| self.0.remove_code(table))
    }

    fn by_code(&self, code_hash: &str, now_ms: i64) -> Result<Option<TableId>> {
        self.0.by_code(code_hash, now_ms)
    }

    fn remove_seat(&self, table: &TableId, seat: &str) -> Result<bool> {
        aside(|| self.0.remove_seat(table, seat))
    }

    fn put_snapshot(&self, table: &TableId, seq: u64, data: &[u8]) -> Result<()> {
        aside(|| self.0.put_snapshot(table, seq, data))
    }

    fn snapshot(&self, table: &TableId, seq: u64) -> Result<Option<Snapshot>> {
        self.0.snapshot(table, seq)
    }

    fn usage(&self) -> Result<StoreUsage> {
        self.0.usage()
    }

    fn stale(&self, finished: bool, before_ms: i64, part: Excerpt) -> Result<Vec<TableInfo>> {
        aside(|| self.0.stale(finished, before_ms, part))
    }

    fn drop_snapshots(&self, table: &TableId) -> Result<()> {
        aside(|| self.0.drop_snapshots(table))
    }

    fn keep(&self, drawer: Drawer, name: &str, data: &[u8]) -> Result<bool> {
        aside(|| self.0.keep(drawer, name, data))
    }

    fn kept(&self, drawer: Drawer, name: &str) -> Result<Option<Vec<u8>>> {
        aside(|| self.0.kept(drawer, name))
    }

    fn names(&self, drawer: Drawer) -> Result<Vec<String>> {
        aside(|| self.0.names(drawer))
    }

    fn discard(&self, drawer: Drawer, name: &str) -> Result<bool> {
        aside(|| self.0.discard(drawer, name))
    }

    fn follow(&self, follower: Follower) {
        self.0.follow(follower);
    }

    fn say(&self, table: &TableId, words: &str) {
        self.0.say(table, words);
    }

    fn refresh_with(&self, table: &TableId, done: Callback<()>) {
        // Waits for nothing by itself.
        self.0.refresh_with(table, done);
    }

    fn knows(&self, table: &TableId) -> Result<bool> {
        aside(|| self.0.knows(table))
    }

    fn look_again_with(&self, table: Option<&TableId>, done: Callback<()>) {
        // Waits for nothing by itself.
        self.0.look_again_with(table, done);
    }

    fn lease(&self, name: &str, holder: &str) -> bool {
        aside(|| self.0.lease(name, holder))
    }

    fn release(&self, name: &str, holder: &str) {
        self.0.release(name, holder);
    }

    fn blind(&self) -> Duration {
        self.0.blind()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_go_on_while_one_waits() {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let longest = runtime.expect("a runtime").block_on(async {
            // On the one thread there is, so that it is held up by whatever holds that up.
            let ticking = tokio::spawn(async {
                let (began, mut longest) = (Instant::now(), Duration::ZERO);
                while began.elapsed() < Duration::from_millis(400) {
                    let before = Instant::now();
                    tokio::time::sleep(Duration::from_millis(1)).await;
                    longest = longest.max(before.elapsed());
                }
                longest
            });
            let waiting = tokio::spawn(async { aside(|| std::thread::sleep(Duration::from_millis(350))) });
            waiting.await.expect("it ends");
            ticking.await.expect("it ends")
        });
        assert!(longest < Duration::from_millis(250), "held up for {longest:?}");
    }
}
