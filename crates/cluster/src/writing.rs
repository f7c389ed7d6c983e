//! Writes one message, and knows afterwards whether it counted.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_nats::HeaderMap;
use futures_util::future::BoxFuture;
use store::{Answer, Deed, Error, Result, TableId};
use tokio::runtime::Handle;
use tokio::time::sleep;

use crate::asking::{PATIENCE, SILENCE, Said};
use crate::fold::Head;
use crate::following::Node;
use crate::message::Message;

/// After so many messages one stands for all.
pub(crate) const PACK: u64 = 100;

/// What is wanted of a table.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    Deed(Deed),
    /// One message instead of all so far.
    Pack,
}

impl Node {
    /// Does something to a table; the answer is what everybody comes to.
    pub(crate) async fn perform(self: &Arc<Node>, table: &TableId, wish: Wish) -> Result<Answer> {
        let shard = self.shard_of(table);
        let until = Instant::now() + PATIENCE;
        let mut looked = false;
        loop {
            if self.fold().head(table).torn && !self.mend(table).await? {
                // What comes after it counts for nobody who reads from the beginning.
                let seq = self.fold().shelf.table(table).map_or(0, |info| info.last_seq) + 1;
                return Err(Error::DamagedRecord { table: table.clone(), seq });
            }
            let judged = {
                let fold = self.fold();
                let deed = match &wish {
                    Wish::Deed(deed) if !fold.head(table).forgotten => Ok(deed.clone()),
                    Wish::Deed(_) | Wish::Pack => fold.shelf.whole(table),
                };
                deed.and_then(|deed| Ok((fold.shelf.judge(table, &deed)?, deed, fold.head(table))))
            };
            let (deed, head) = match judged {
                Ok((Some(answer), ..)) => return Ok(answer),
                Ok((None, deed, head)) => (deed, head),
                // It may be so new that only others know it yet.
                Err(Error::NoSuchTable(_)) if !looked => {
                    looked = true;
                    self.catch_up(shard, PATIENCE).await?;
                    continue;
                }
                Err(error) => return Err(error),
            };
            let (aid, replaces) = (fresh(), Message::replaces(&deed));
            self.fold().expect(&aid);
            let message = Message::new(head.rev + 1, aid.clone(), deed);
            let mut sent = self.send(shard, table, head.seq, message, until).await;
            if let Ok(last) = sent
                && self.is_elsewhere(table, &aid, head, last)
            {
                // Passed without being read; or they have less of it than was read here.
                sent = self.mend(table).await.map(|_| last);
            }
            let counted = self.fold().collect(&aid);
            match (counted, sent) {
                // It was all of it once more; what is wanted comes now.
                (Some(Ok(_)), _) if head.forgotten && matches!(wish, Wish::Deed(_)) => {}
                (Some(answer), _) => {
                    if replaces {
                        self.discard_before(table, self.fold().head(table).packed_at);
                    } else {
                        self.pack_if_long(table);
                    }
                    return answer;
                }
                (None, Err(error)) => return Err(error),
                // Others came first: judged again by what they did.
                (None, Ok(_)) if Instant::now() < until => {}
                (None, Ok(_)) => return Err(Error::NoAnswer { place: self.links.place() }),
            }
        }
    }

    /// Whether what the servers named was not read, though everything before it was; or is less than what was known when it
    /// was sent.
    fn is_elsewhere(&self, table: &TableId, aid: &str, sent: Head, last: u64) -> bool {
        let fold = self.fold();
        let now = fold.head(table);
        !fold.has_counted(aid) && (now.seq < last || (now == sent && last < sent.seq))
    }

    /// Sends a message until the servers have said something about it and that was read back; gives the sequence that they
    /// named.
    async fn send(
        &self,
        shard: usize,
        table: &TableId,
        expected: u64,
        message: Message,
        until: Instant,
    ) -> Result<u64> {
        let subject = self.links.subject(shard, table);
        let payload = message.encode()?;
        let mut headers = HeaderMap::new();
        headers.insert("Nats-Expected-Last-Subject-Sequence", expected.to_string().as_str());
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Error::NoAnswer { place: self.links.place() });
            }
            let within = SILENCE.min(left);
            match self.links.publish(&subject, headers.clone(), payload.clone(), within).await {
                Said::Kept(seq) | Said::Late(seq) => {
                    self.has_read(shard, seq, until.saturating_duration_since(Instant::now())).await?;
                    return Ok(seq);
                }
                Said::TooLong => return Err(Error::Invalid("it is too long for one message".into())),
                Said::Nothing => {}
            }
            // Nobody leads, or nobody is there: the follower may have heard of it all the same.
            if self.fold().has_counted(&message.aid) {
                return Ok(0);
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    fn pack_if_long(self: &Arc<Node>, table: &TableId) {
        let head = self.fold().head(table);
        // Only who wrote just that step does it; if that fails, who writes the same number of steps later.
        let since = head.rev - head.packed;
        if since == 0 || !since.is_multiple_of(PACK) {
            return;
        }
        let (node, table) = (Arc::clone(self), table.clone());
        tokio::spawn(async move {
            // Whoever comes in between makes it fail or go again; the next time is soon enough.
            let _ = node.perform(&table, Wish::Pack).await;
        });
    }
}

/// A name that nobody else gives a message.
fn fresh() -> String {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn node_name() -> String {
    fresh()
}

type Job = Box<dyn FnOnce() -> BoxFuture<'static, ()> + Send>;

/// Writes of one table go one after the other, in the order they were asked for.
#[derive(Clone, Default)]
pub(crate) struct Queues(Arc<Mutex<HashMap<TableId, VecDeque<Job>>>>);

impl Queues {
    pub(crate) fn submit(&self, runtime: &Handle, table: &TableId, job: Job) {
        let mut queues = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = queues.get_mut(table) {
            queue.push_back(job);
            return;
        }
        queues.insert(table.clone(), VecDeque::new());
        drop(queues);
        let (all, table) = (self.clone(), table.clone());
        runtime.spawn(async move {
            let mut job = job;
            loop {
                job().await;
                let mut queues = all.0.lock().unwrap_or_else(PoisonError::into_inner);
                match queues.get_mut(&table).and_then(VecDeque::pop_front) {
                    Some(next) => job = next,
                    None => {
                        queues.remove(&table);
                        return;
                    }
                }
            }
        });
    }
}

impl Node {
    /// Sends a message that expects nothing.
    pub(crate) async fn force(&self, table: &TableId, rev: u64, deed: Deed) -> Result<()> {
        let shard = self.shard_of(table);
        let payload = Message::new(rev, fresh(), deed).encode()?;
        let sent = self.links.streams.publish(self.links.subject(shard, table), payload.into()).await;
        let unreachable = |e: String| Error::Unreachable { place: self.links.place(), reason: e };
        let ack =
            sent.map_err(|e| unreachable(e.to_string()))?.await.map_err(|e| unreachable(e.to_string()))?;
        self.has_read(shard, ack.sequence, PATIENCE).await
    }
}
