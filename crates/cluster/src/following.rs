//! Reads the streams: one consumer per node and stream, made again at any gap or silence.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::HeaderMap;
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, PushConsumer, ReplayPolicy, push};
use async_nats::jetstream::stream::RawMessageErrorKind;
use futures_util::StreamExt;
use futures_util::future::try_join_all;
use store::{Error, Feed, News, Result, TableId};
use tokio::sync::{Notify, watch};
use tokio::time::{sleep, timeout};

use crate::asking::{PATIENCE, SILENCE, Said};
use crate::fold::{Fold, Taken};
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

/// How long a new reader is waited for, as a rule. For a while the servers give it to one of them that has just died, and
/// nobody says so.
const PLACED: Duration = Duration::from_millis(500);

/// Every so many-th time it is waited for longer, and each time more: where there is much to read it takes its time.
const LONGER: u32 = 4;

/// A reader that brings nothing for so long, not even our own beats, is made again. The servers may still say that it is
/// there: if an answer of ours got lost that they wait for, they say only that, for ever.
const STALLED: Duration = Duration::from_secs(4);

/// So far back it is read again where the servers have lost messages: more than they take in within the second or two until
/// that is noticed.
const LOST: u64 = 20_000;

/// The servers are asked no more often than this for those who may be guessing.
const CALM: Duration = Duration::from_millis(100);

/// How often the servers say that there is nothing new.
const HEARTBEAT: Duration = Duration::from_millis(500);

/// One node: what it knows and how far it has read.
pub(crate) struct Node {
    pub(crate) links: Links,
    pub(crate) name: String,
    pub(crate) feed: Feed,
    fold: Mutex<Fold>,
    /// Messages that others stand for, to be dropped: up to a sequence of a table.
    litter: Mutex<Vec<(TableId, u64)>>,
    shards: Vec<Shard>,
    began: Instant,
}

/// How far a stream was read.
struct Shard {
    read: watch::Sender<u64>,
    /// It is to be read again from there.
    again: Notify,
    /// When the latest beat of our own was sent that came back.
    beat: Mutex<Instant>,
    /// When its leader was last asked how long it is, and whether it was read as far.
    asked: tokio::sync::Mutex<Option<(Instant, Result<()>)>>,
    /// The same for those who may be guessing.
    guessed: tokio::sync::Mutex<Option<(Instant, Result<()>)>>,
}

impl Node {
    pub(crate) fn new(links: Links, name: String, shards: usize) -> Node {
        let began = Instant::now();
        let shard = || Shard {
            read: watch::channel(0).0,
            again: Notify::new(),
            beat: Mutex::new(began),
            asked: tokio::sync::Mutex::default(),
            guessed: tokio::sync::Mutex::default(),
        };
        let shards = (0..shards).map(|_| shard()).collect();
        let (feed, litter) = (Feed::default(), Mutex::default());
        Node { links, name, feed, fold: Mutex::default(), litter, shards, began }
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

    /// Reads everything that was acknowledged before this was asked. Many who come at once are answered together, but
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
        let answer = match self.mark(shard, within.min(PATIENCE)).await {
            Ok(seq) => self.has_read(shard, seq, within).await,
            Err(error) => Err(error),
        };
        *last = Some((asked, answer.clone()));
        answer
    }

    /// The same for those who found nothing and may be guessing: however many come, the servers are asked only so often.
    /// Whoever comes meanwhile is answered together with the next.
    pub(crate) async fn catch_up_calmly(&self, shard: usize) -> Result<()> {
        let came = Instant::now();
        let mut last = self.shards[shard].guessed.lock().await;
        if let Some((asked, answer)) = &*last {
            if *asked >= came {
                return answer.clone();
            }
            sleep(CALM.saturating_sub(asked.elapsed())).await;
        }
        let asked = Instant::now();
        let answer = self.catch_up(shard, PATIENCE).await;
        *last = Some((asked, answer.clone()));
        answer
    }

    /// Reads everything that was acknowledged before this was asked about a table, or about all; within a time, and calmly.
    pub(crate) async fn look_again(&self, table: Option<&TableId>) -> Result<()> {
        let shards = table.map_or(0..self.shards.len(), |table| {
            let shard = self.shard_of(table);
            shard..shard + 1
        });
        let all = try_join_all(shards.map(|shard| self.catch_up_calmly(shard)));
        match timeout(PATIENCE, all).await {
            Ok(answer) => answer.map(drop),
            Err(_) => Err(Error::NoAnswer { place: self.links.place() }),
        }
    }

    /// Writes a beat that a majority of the servers has, and gives its sequence: whatever was acknowledged before comes
    /// before it. A leader that was asked how far it is might not know that it leads no longer.
    async fn mark(&self, shard: usize, within: Duration) -> Result<u64> {
        let until = Instant::now() + within;
        loop {
            if let Some(seq) = self.beat_once(shard).await {
                return Ok(seq);
            }
            if Instant::now() >= until {
                return Err(Error::NoAnswer { place: self.links.place() });
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Writes a beat, which replaces the one before, and gives its sequence if the servers say that they have it. Theirs may
    /// be lower than what was read here already: then they have lost messages, and what they have instead is read.
    async fn beat_once(&self, shard: usize) -> Option<u64> {
        let mut headers = HeaderMap::new();
        headers.insert("Nats-Rollup", "sub");
        let payload = self.began.elapsed().as_millis().to_string().into_bytes();
        let read = *self.shards[shard].read.borrow();
        let subject = self.links.beat(shard, &self.name);
        let Said::Kept(seq) = self.links.publish(&subject, headers, payload, SILENCE).await else {
            return None;
        };
        if seq <= read {
            self.shards[shard].read.send_modify(|read| *read = seq.saturating_sub(LOST));
            self.shards[shard].again.notify_one();
        }
        Some(seq)
    }

    /// Reads all messages of a table again from the leader. Says whether nothing is missing.
    pub(crate) async fn mend(&self, table: &TableId) -> Result<bool> {
        let shard = self.shard_of(table);
        // Whoever leads now has acknowledged something to us.
        self.mark(shard, PATIENCE).await?;
        let unreachable = |e: String| unreachable_because(&self.links, e);
        let stream = self.links.streams.get_stream_no_info(self.links.stream(shard)).await;
        let stream = stream.map_err(|e| unreachable(e.to_string()))?;
        let (subject, mut messages, mut next) = (self.links.subject(shard, table), Vec::new(), 1);
        loop {
            match stream.get_first_raw_message_by_subject(&subject, next).await {
                Ok(found) => {
                    next = found.sequence + 1;
                    messages.push((found.sequence, Message::decode(&found.payload)));
                }
                Err(error) if error.kind() == RawMessageErrorKind::NoMessageFound => break,
                Err(error) => return Err(unreachable(error.to_string())),
            }
        }
        let (change, head) = {
            let mut fold = self.fold();
            (fold.mend(table, messages), fold.head(table))
        };
        if let Some(change) = change {
            self.feed.tell(&News::Changed(change));
        }
        Ok(!head.torn)
    }

    /// Starts to follow every stream, and reads what there is so far.
    pub(crate) async fn start(self: &Arc<Node>) -> Result<()> {
        self.fold().litter = Some(Vec::new());
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
        let litter = self.fold().litter.take().unwrap_or_default();
        litter.into_iter().for_each(|(table, seq)| self.discard_before(&table, seq));
        tokio::spawn(Arc::clone(self).keep_tidy());
        Ok(())
    }

    async fn follow(self: Arc<Node>, shard: usize) {
        let mut tries = 0;
        loop {
            if self.read_on(shard, &mut tries).await.is_err() {
                sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// Reads on from where reading ended, until there is a gap or silence.
    async fn read_on(&self, shard: usize, tries: &mut u32) -> Result<(), async_nats::Error> {
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
        let mut streams = self.links.streams.clone();
        *tries += 1;
        streams.set_timeout(if tries.is_multiple_of(LONGER) { PLACED * *tries } else { PLACED });
        let made = streams.create_consumer_on_stream(config, self.links.stream(shard));
        let consumer: PushConsumer = made.await?;
        *tries = 0;
        let mut messages = consumer.messages().await?;
        let mut expected = 1;
        loop {
            let next = tokio::select! {
                next = timeout(STALLED, messages.next()) => next?,
                () = self.shards[shard].again.notified() => return Ok(()),
            };
            let Some(message) = next else { return Ok(()) };
            let message = message?;
            let info = message.info()?;
            if info.consumer_sequence != expected {
                return Ok(());
            }
            expected += 1;
            let seq = info.stream_sequence;
            if let Some(torn) = self.take(seq, message.subject.as_str(), &message.payload) {
                // Nobody leads at the moment: it is read again from here.
                self.mend(&torn).await?;
            }
            self.shards[shard].read.send_modify(|read| *read = seq.max(*read));
        }
    }

    /// Takes one message in; gives the table if one before it was missed.
    fn take(&self, seq: u64, subject: &str, payload: &[u8]) -> Option<TableId> {
        // NAME.t.SHARD.ID or NAME.b.SHARD.NODE
        let mut parts = subject.rsplitn(4, '.');
        let (last, shard) = (parts.next()?, parts.next()?);
        if parts.next()? == "b" {
            if last == self.name
                && let Some(sent) = std::str::from_utf8(payload).ok().and_then(|ms| ms.parse().ok())
                && let Some(shard) = shard.parse().ok().and_then(|n: usize| self.shards.get(n))
            {
                let mut beat = shard.beat.lock().unwrap_or_else(PoisonError::into_inner);
                *beat = (*beat).max(self.began + Duration::from_millis(sent));
            }
            return None;
        }
        let table = TableId::new(last).ok()?;
        let taken = self.fold().take(&table, seq, Message::decode(payload));
        match taken {
            // Told before whoever waits for it can see that it was read.
            Taken::Changed(change) => self.feed.tell(&News::Changed(change)),
            Taken::Torn => return Some(table),
            Taken::Nothing => {}
        }
        None
    }

    /// Says every second that this node is there.
    async fn beat(self: Arc<Node>, shard: usize) {
        loop {
            // One that gets lost is missed, and that is what it is for.
            let _ = timeout(BEAT, self.beat_once(shard)).await;
            sleep(BEAT).await;
        }
    }

    /// Goes to another server when this one tells nothing any more.
    async fn keep_hearing(self: Arc<Node>) {
        let mut moved = Instant::now();
        loop {
            sleep(Duration::from_millis(250)).await;
            // Not too often: whatever is on its way is lost each time.
            if self.blind() > DEAF && moved.elapsed() > 2 * DEAF {
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

    /// What comes before this message is to be dropped: the message stands for it, and it has counted.
    pub(crate) fn discard_before(&self, table: &TableId, seq: u64) {
        self.litter.lock().unwrap_or_else(PoisonError::into_inner).push((table.clone(), seq));
    }

    /// Drops what other messages stand for. Only what is known to have counted drops anything: a message that drops what
    /// precedes it by itself (`Nats-Rollup`) would do so even where it does not count.
    async fn keep_tidy(self: Arc<Node>) {
        loop {
            let next = self.litter.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let Some((table, seq)) = next else {
                sleep(Duration::from_millis(500)).await;
                continue;
            };
            let shard = self.shard_of(&table);
            let dropped = match self.links.streams.get_stream_no_info(self.links.stream(shard)).await {
                Ok(stream) => {
                    stream.purge().filter(self.links.subject(shard, &table)).sequence(seq).await.is_ok()
                }
                Err(_) => false,
            };
            if !dropped {
                self.discard_before(&table, seq);
                sleep(Duration::from_secs(1)).await;
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
