//! Reads the streams: one consumer per node and stream, made again at any gap or silence.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::HeaderMap;
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, PushConsumer, ReplayPolicy, push};
use futures_util::StreamExt;
use store::{Error, Feed, News, Result, TableId};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::fold::Fold;
use crate::links::Links;
use crate::message::Message;
use crate::setup::unreachable_because;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// After so long without its own beat a node goes to another server.
const DEAF: Duration = Duration::from_secs(3);

/// A log that nobody has used for so long is made small.
const UNUSED: Duration = Duration::from_mins(1);

/// How long reading everything may take at the start.
const FIRST_READING: Duration = Duration::from_mins(10);

/// How often the servers say that there is nothing new.
const HEARTBEAT: Duration = Duration::from_millis(500);

/// One node: what it knows and how far it has read.
pub(crate) struct Node {
    pub(crate) links: Links,
    pub(crate) name: String,
    pub(crate) feed: Feed,
    fold: Mutex<Fold>,
    shards: Vec<Shard>,
    began: Instant,
}

/// How far a stream was read.
struct Shard {
    read: watch::Sender<u64>,
    /// When the latest beat of our own was sent that came back.
    beat: Mutex<Instant>,
    /// When its leader was last asked how long it is, and whether it was read as far.
    asked: tokio::sync::Mutex<Option<(Instant, Result<()>)>>,
}

impl Node {
    pub(crate) fn new(links: Links, name: String, shards: usize) -> Node {
        let began = Instant::now();
        let shard = || Shard {
            read: watch::channel(0).0,
            beat: Mutex::new(began),
            asked: tokio::sync::Mutex::default(),
        };
        let shards = (0..shards).map(|_| shard()).collect();
        Node { links, name, feed: Feed::default(), fold: Mutex::default(), shards, began }
    }

    /// What this node knows. Never held across an await.
    pub(crate) fn fold(&self) -> MutexGuard<'_, Fold> {
        self.fold.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The stream a table's messages are in: the same on every node and in every version.
    pub(crate) fn shard_of(&self, table: &TableId) -> usize {
        let hash = table.as_str().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        (hash % self.shards.len() as u64) as usize
    }

    /// For how long a node has not heard itself, on the stream where that is longest.
    pub(crate) fn blind(&self) -> Duration {
        let of = |shard: &Shard| shard.beat.lock().unwrap_or_else(PoisonError::into_inner).elapsed();
        self.shards.iter().map(of).max().unwrap_or_default()
    }

    /// Waits until a stream was read as far as a message.
    pub(crate) async fn has_read(&self, shard: usize, seq: u64, within: Duration) -> Result<()> {
        let mut read = self.shards[shard].read.subscribe();
        let enough = timeout(within, read.wait_for(|read| *read >= seq)).await;
        match enough {
            Ok(Ok(_)) => Ok(()),
            _ => Err(Error::NoAnswer { place: self.links.place() }),
        }
    }

    /// Asks the leader of a stream how long it is, and reads as far. Many who come at once are answered together, but
    /// nobody by an answer to a question that is older than their own.
    pub(crate) async fn catch_up(&self, shard: usize, within: Duration) -> Result<()> {
        let came = Instant::now();
        let mut last = self.shards[shard].asked.lock().await;
        if let Some((asked, answer)) = &*last
            && *asked >= came
        {
            return answer.clone();
        }
        let asked = Instant::now();
        let answer = match self.links.streams.get_stream(self.links.stream(shard)).await {
            Ok(stream) => self.has_read(shard, stream.cached_info().state.last_sequence, within).await,
            Err(error) => Err(unreachable_because(&self.links, error)),
        };
        *last = Some((asked, answer.clone()));
        answer
    }

    /// Starts to follow every stream, and reads what there is so far.
    pub(crate) async fn start(self: &Arc<Node>) -> Result<()> {
        for shard in 0..self.shards.len() {
            tokio::spawn(Arc::clone(self).follow(shard));
            tokio::spawn(Arc::clone(self).beat(shard));
        }
        tokio::spawn(Arc::clone(self).listen());
        tokio::spawn(Arc::clone(self).keep_hearing());
        tokio::spawn(Arc::clone(self).keep_small());
        for shard in 0..self.shards.len() {
            self.catch_up(shard, FIRST_READING).await?;
        }
        Ok(())
    }

    async fn follow(self: Arc<Node>, shard: usize) {
        loop {
            if self.read_on(shard).await.is_err() {
                sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// Reads on from where reading ended, until there is a gap or silence.
    async fn read_on(&self, shard: usize) -> Result<(), async_nats::Error> {
        let read = *self.shards[shard].read.borrow();
        let config = push::Config {
            deliver_subject: self.links.client.new_inbox(),
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: read + 1 },
            ack_policy: AckPolicy::None,
            replay_policy: ReplayPolicy::Instant,
            max_deliver: 1,
            flow_control: true,
            idle_heartbeat: HEARTBEAT,
            inactive_threshold: Duration::from_secs(10),
            memory_storage: true,
            num_replicas: 1,
            ..push::Config::default()
        };
        let made = self.links.streams.create_consumer_on_stream(config, self.links.stream(shard));
        let consumer: PushConsumer = made.await?;
        let mut messages = consumer.messages().await?;
        let mut expected = 1;
        while let Some(message) = messages.next().await {
            let message = message?;
            let info = message.info()?;
            if info.consumer_sequence != expected {
                return Ok(());
            }
            expected += 1;
            let seq = info.stream_sequence;
            self.take(shard, seq, message.subject.as_str(), &message.payload);
        }
        Ok(())
    }

    /// Takes one message in.
    fn take(&self, shard: usize, seq: u64, subject: &str, payload: &[u8]) {
        let mut parts = subject.rsplitn(4, '.');
        let (last, kind) = (parts.next().unwrap_or_default(), parts.nth(1).unwrap_or_default());
        if kind == "b" {
            if last == self.name
                && let Some(sent) = std::str::from_utf8(payload).ok().and_then(|ms| ms.parse().ok())
            {
                let mut beat = self.shards[shard].beat.lock().unwrap_or_else(PoisonError::into_inner);
                *beat = (*beat).max(self.began + Duration::from_millis(sent));
            }
        } else if let Ok(table) = TableId::new(last) {
            let change = self.fold().take(&table, seq, Message::decode(payload));
            // Told before whoever waits for it can see that it was read.
            if let Some(change) = change {
                self.feed.tell(&News::Changed(change));
            }
        }
        self.shards[shard].read.send_modify(|read| *read = seq.max(*read));
    }

    /// Says every second that this node is there, and forgets the time before.
    async fn beat(self: Arc<Node>, shard: usize) {
        let subject = self.links.beat(shard, &self.name);
        loop {
            let sent = self.began.elapsed().as_millis().to_string();
            let mut headers = HeaderMap::new();
            headers.insert("Nats-Rollup", "sub");
            // One that gets lost is missed, and that is what it is for.
            let _ = self.links.client.publish_with_headers(subject.clone(), headers, sent.into()).await;
            sleep(BEAT).await;
        }
    }

    /// Goes to another server when this one tells nothing any more.
    async fn keep_hearing(self: Arc<Node>) {
        let mut moved = Instant::now();
        loop {
            sleep(Duration::from_millis(250)).await;
            if self.blind() > DEAF && moved.elapsed() > DEAF {
                moved = Instant::now();
                let _ = self.links.client.force_reconnect().await;
            }
        }
    }

    /// Makes logs small that nobody uses.
    async fn keep_small(self: Arc<Node>) {
        loop {
            sleep(UNUSED).await;
            let unused = self.fold().shelf.unused();
            for table in unused {
                // One at a time, so that nobody waits for more than one.
                let _ = self.fold().shelf.doze(&table);
                tokio::task::yield_now().await;
            }
        }
    }

    /// Hears what is said in passing.
    async fn listen(self: Arc<Node>) {
        loop {
            if let Ok(mut said) = self.links.client.subscribe(self.links.say("*")).await {
                while let Some(message) = said.next().await {
                    let table = message.subject.rsplit('.').next().unwrap_or_default();
                    if let (Ok(table), Ok(words)) =
                        (TableId::new(table), String::from_utf8(message.payload.to_vec()))
                    {
                        self.feed.tell(&News::Said { table, words });
                    }
                }
            }
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// How many messages were skipped, by table subject; for tests.
    pub(crate) fn skipped(&self) -> u64 {
        self.fold().skipped
    }

    /// Everything a node knows of tables, to be compared with what others know.
    pub(crate) fn heads(&self, tables: &[TableId]) -> HashMap<TableId, u64> {
        let fold = self.fold();
        tables.iter().map(|table| (table.clone(), fold.head(table).rev)).collect()
    }
}
