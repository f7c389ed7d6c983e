//! Writes one message, and knows afterwards whether it counted.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_nats::{HeaderMap, Request, RequestErrorKind};
use futures_util::future::BoxFuture;
use serde::Deserialize;
use store::{Answer, Deed, Error, Result, TableId};
use tokio::runtime::Handle;
use tokio::time::sleep;

use crate::following::Node;
use crate::message::Message;

/// A server that is silent for so long is asked again.
const SILENCE: Duration = Duration::from_millis(1500);

/// Whoever waits for so long is told that nobody knows.
const PATIENCE: Duration = Duration::from_secs(15);

/// After so many messages one stands for all.
pub(crate) const PACK: u64 = 100;

/// The servers' word for "somebody else was faster".
const WRONG_LAST: u64 = 10_071;

/// What is wanted of a table.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    Deed(Deed),
    /// One message instead of all so far.
    Pack,
}

/// What the servers say to a message.
#[derive(Deserialize)]
struct Ack {
    #[serde(default)]
    seq: u64,
    error: Option<AckError>,
}

#[derive(Deserialize)]
struct AckError {
    #[serde(default)]
    err_code: u64,
    #[serde(default)]
    description: String,
}

impl Node {
    /// Does something to a table; the answer is what everybody comes to.
    pub(crate) async fn perform(self: &Arc<Node>, table: &TableId, wish: Wish) -> Result<Answer> {
        let shard = self.shard_of(table);
        let until = Instant::now() + PATIENCE;
        let mut looked = false;
        loop {
            let judged = {
                let fold = self.fold();
                let deed = match &wish {
                    Wish::Deed(deed) => Ok(deed.clone()),
                    Wish::Pack => fold.shelf.whole(table),
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
            let aid = fresh();
            self.fold().expect(&aid);
            let sent =
                self.send(shard, table, head.seq, Message::new(head.rev + 1, aid.clone(), deed), until).await;
            let counted = self.fold().collect(&aid);
            match (counted, sent) {
                (Some(answer), _) => {
                    self.pack_if_long(table);
                    return answer;
                }
                (None, Err(error)) => return Err(error),
                // Others came first: judged again by what they did.
                (None, Ok(())) if Instant::now() < until => {}
                (None, Ok(())) => return Err(Error::NoAnswer { place: self.links.place() }),
            }
        }
    }

    /// Sends a message until the servers have said something about it and that was read back.
    async fn send(
        &self,
        shard: usize,
        table: &TableId,
        expected: u64,
        message: Message,
        until: Instant,
    ) -> Result<()> {
        let subject = self.links.subject(shard, table);
        let payload = message.encode()?;
        let mut headers = HeaderMap::new();
        headers.insert("Nats-Expected-Last-Subject-Sequence", expected.to_string().as_str());
        if Message::replaces(&message.deed) {
            headers.insert("Nats-Rollup", "sub");
        }
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Error::NoAnswer { place: self.links.place() });
            }
            let request = Request::new()
                .payload(payload.clone().into())
                .headers(headers.clone())
                .timeout(Some(SILENCE.min(left)));
            let answered = match self.links.client.send_request(subject.clone(), request).await {
                Ok(answer) => serde_json::from_slice::<Ack>(&answer.payload).ok(),
                Err(error) if error.kind() == RequestErrorKind::MaxPayloadExceeded => {
                    return Err(Error::Invalid("it is too long for one message".into()));
                }
                Err(_) => None,
            };
            let read = match answered {
                Some(Ack { seq, error: None }) => Some(seq),
                Some(Ack { error: Some(AckError { err_code: WRONG_LAST, description }), .. }) => {
                    // "wrong last sequence: 17"
                    description.rsplit(' ').next().and_then(|seq| seq.parse().ok())
                }
                _ => None,
            };
            if let Some(seq) = read {
                let left = until.saturating_duration_since(Instant::now());
                return self.has_read(shard, seq, left).await;
            }
            // Nobody leads, or nobody is there: the follower may have heard of it all the same.
            if self.fold().has_counted(&message.aid) {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    fn pack_if_long(self: &Arc<Node>, table: &TableId) {
        let head = self.fold().head(table);
        if head.rev < head.packed + PACK || !head.rev.is_multiple_of(PACK) {
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
