//! The crowd itself: who makes which choice when.

use super::figures::{self, LoadFigures, LoadSecond, NodeSecond, Samples, Times};
use super::house::{LoadHouse, Opened, Script};
use super::post::{Answer, Posts};
use super::tab::{Tab, TabCounts};
use super::{LoadNode, LoadPlan, process};
use crate::serving::{ServeError, raise_file_limit};
use engine::dice::Stream;
use std::collections::VecDeque;
use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::sleep_until;

/// Streams that are opened at a time, before the run.
const OPENING: usize = 64;

/// How long somebody stays at a table on average, in seconds: a class that plays for five minutes.
const STAY: f64 = 300.0;

/// How long the last answers and messages are waited for.
const LAST: Duration = Duration::from_secs(20);

/// What all of the crowd share.
struct Crowd {
    scripts: Arc<[Script]>,
    chairs: Vec<AsyncMutex<Chair>>,
    /// Chairs with somebody on them, in no order.
    seated: Mutex<Vec<usize>>,
    /// The others, the one that was left first in front.
    left: Mutex<VecDeque<usize>>,
    nodes: Vec<LoadNode>,
    posts: Vec<Posts>,
    answered: Arc<Samples>,
    seen: Arc<Samples>,
    late: Samples,
    begun: Mutex<Vec<u32>>,
    opened: Mutex<Vec<u32>>,
    /// Choices that are being made.
    under_way: AtomicU64,
    failed: AtomicU64,
    first_failure: Mutex<Option<String>>,
    unseen: AtomicU64,
    counts: Arc<TabCounts>,
}

/// Somebody at a table.
struct Chair {
    number: usize,
    table: Opened,
    /// The last record that was acknowledged.
    seq: u64,
    /// The tab that shows it, if there is one.
    tab: Option<Tab>,
}

impl Chair {
    /// What every request of this person carries. They come through a proxy, each from an address of their own.
    fn head(&self) -> String {
        let address = Ipv4Addr::from(0x0a00_0000 | (self.number as u32 + 1));
        format!("Host: localhost\r\nX-Forwarded-For: {address}\r\nCookie: me={}\r\n", self.table.token)
    }
}

/// Plays a plan against servers that have this house. `tell` is called once a second, from the beginning of the plan on.
pub fn run(
    plan: &LoadPlan,
    house: LoadHouse,
    nodes: &[LoadNode],
    tell: impl FnMut(u64) + Send + 'static,
) -> Result<LoadFigures, ServeError> {
    raise_file_limit();
    // One thread, like the one in front of a proxy: what the crowd takes is missing to the server.
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::Runtime)?;
    Ok(runtime.block_on(play(plan, house, nodes, tell)))
}

async fn play(
    plan: &LoadPlan,
    house: LoadHouse,
    nodes: &[LoadNode],
    tell: impl FnMut(u64) + Send + 'static,
) -> LoadFigures {
    let crowd = Arc::new(Crowd::new(house, nodes));
    crowd.open_tabs(plan.streams).await;
    let began = Instant::now();
    for samples in [&*crowd.answered, &*crowd.seen, &crowd.late] {
        samples.begin(began);
    }
    let watching = tokio::spawn(watch(Arc::clone(&crowd), plan.whole_seconds(), began, tell));
    let wandering = tokio::spawn(wander(Arc::clone(&crowd), plan.clone(), began));
    let meant = arrivals(&crowd, plan, began).await;
    let _ = wandering.await;
    crowd.wait_for_the_last().await;
    let watched = watching.await.unwrap_or_default();
    crowd.figures(plan, meant, watched)
}

/// The moments of a plan at which something happens so often a second: as with people who know nothing of each other,
/// with gaps of any length, the short ones most often.
fn moments(plan: &LoadPlan, rate: f64, number: u64, began: Instant) -> impl Iterator<Item = Instant> {
    let (mut chance, mut at, end) = (Stream::from_number(number), 0.0, plan.whole_seconds() as f64);
    std::iter::from_fn(move || {
        let share = f64::from(chance.below(1 << 30) + 1) / f64::from(1 << 30);
        at -= share.ln() / rate;
        (at < end).then(|| began + Duration::from_secs_f64(at))
    })
}

/// Has choices made at their times, each by somebody; says how many.
async fn arrivals(crowd: &Arc<Crowd>, plan: &LoadPlan, began: Instant) -> u64 {
    let (mut chance, mut meant) = (Stream::from_number(24), 0);
    for moment in moments(plan, f64::from(plan.rate.max(1)), 23, began) {
        sleep_until(moment.into()).await;
        let Some(chair) = crowd.somebody(&mut chance) else { continue };
        meant += 1;
        let crowd = Arc::clone(crowd);
        crowd.under_way.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            crowd.choose(chair, moment).await;
            crowd.under_way.fetch_sub(1, Ordering::Relaxed);
        });
    }
    meant
}

/// Has somebody leave now and then, and somebody else come back to a table that sleeps.
async fn wander(crowd: Arc<Crowd>, plan: LoadPlan, began: Instant) {
    let mut chance = Stream::from_number(26);
    for moment in moments(&plan, (plan.streams as f64 / STAY).max(1e-6), 25, began) {
        sleep_until(moment.into()).await;
        let back = lock(&crowd.left).pop_front();
        let Some((back, gone)) = back.zip(crowd.leave(&mut chance)) else { continue };
        let crowd = Arc::clone(&crowd);
        crowd.under_way.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            crowd.move_over(gone, back).await;
            crowd.under_way.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Crowd {
    fn new(house: LoadHouse, nodes: &[LoadNode]) -> Crowd {
        let began = Instant::now();
        let chair = |(number, table): (usize, Opened)| {
            let seq = house.scripts[table.script].steps[table.at].before;
            AsyncMutex::new(Chair { number, table, seq, tab: None })
        };
        Crowd {
            chairs: house.tables.into_iter().enumerate().map(chair).collect(),
            scripts: house.scripts,
            nodes: nodes.to_vec(),
            posts: nodes.iter().map(|node| Posts::new(node.address)).collect(),
            answered: Arc::new(Samples::new(began)),
            seen: Arc::new(Samples::new(began)),
            late: Samples::new(began),
            begun: Mutex::default(),
            opened: Mutex::default(),
            seated: Mutex::default(),
            left: Mutex::default(),
            under_way: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            first_failure: Mutex::default(),
            unseen: AtomicU64::new(0),
            counts: Arc::default(),
        }
    }

    /// Somebody who plays.
    fn somebody(&self, chance: &mut Stream) -> Option<usize> {
        let seated = lock(&self.seated);
        let at = chance.below(u32::try_from(seated.len()).ok()?.max(1)) as usize;
        seated.get(at).copied()
    }

    /// Somebody who plays no longer.
    fn leave(&self, chance: &mut Stream) -> Option<usize> {
        let gone = self.somebody(chance)?;
        lock(&self.seated).retain(|chair| *chair != gone);
        Some(gone)
    }

    /// Somebody hangs up, and somebody else opens the page of another table and its stream.
    async fn move_over(&self, gone: usize, back: usize) {
        let tab = self.chairs[gone].lock().await.tab.take();
        if let Some(tab) = tab {
            self.wait_for(&tab).await;
        }
        lock(&self.left).push_back(gone);
        let mut chair = self.chairs[back].lock().await;
        let posts = &self.posts[chair.number % self.posts.len()];
        let start = Instant::now();
        match posts.get(&format!("/t/{}", chair.table.id), &chair.head()).await {
            Ok(Answer { status: 200, .. }) => lock(&self.opened).push(micros(start)),
            Ok(Answer { status, .. }) => self.fail(&format!("{status} for a page")),
            Err(error) => self.fail(&error.to_string()),
        }
        chair.tab = Some(self.tab(&chair));
        drop(chair);
        lock(&self.seated).push(back);
    }

    /// Waits until a tab has shown everything, within reason.
    async fn wait_for(&self, tab: &Tab) {
        let patience = Instant::now() + LAST;
        while tab.missing() > 0 && Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.unseen.fetch_add(tab.missing() as u64, Ordering::Relaxed);
    }

    async fn open_tabs(&self, streams: usize) {
        let streams = streams.min(self.chairs.len());
        if streams == 0 {
            // Programs that never look play as well.
            *lock(&self.seated) = (0..self.chairs.len()).collect();
            return;
        }
        *lock(&self.seated) = (0..streams).collect();
        *lock(&self.left) = (streams..self.chairs.len()).collect();
        for some in self.chairs[..streams].chunks(OPENING) {
            let before = self.counts.open.load(Ordering::Relaxed);
            for chair in some {
                let mut chair = chair.lock().await;
                chair.tab = Some(self.tab(&chair));
            }
            let patience = Instant::now() + LAST;
            while self.counts.open.load(Ordering::Relaxed) < before + some.len() as u64
                && Instant::now() < patience
            {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
    }

    /// A tab at the table of a chair. It is on another server than the one that takes the choices, if there is another.
    fn tab(&self, chair: &Chair) -> Tab {
        let (id, head, seq) = (&chair.table.id, chair.head(), chair.seq);
        let lang = ["en", "de", "pl"][chair.number % 3];
        let head = format!("GET /t/{id}/events?seq={seq} HTTP/1.1\r\n{head}Accept-Language: {lang}\r\n\r\n");
        let node = self.nodes[(chair.number + 1) % self.nodes.len()];
        Tab::open(node.address, head, &self.seen, &self.counts)
    }

    /// The next choice of a table, which was meant to be made at a moment. Whoever comes meanwhile waits for it.
    async fn choose(&self, chair: usize, meant: Instant) {
        let mut chair = self.chairs[chair].lock().await;
        let chair = &mut *chair;
        let script = &self.scripts[chair.table.script];
        let Some(step) = script.steps.get(chair.table.at) else {
            // Its next game could not be begun.
            self.fail("no game to play");
            return;
        };
        let path = format!("/t/{}/choose", chair.table.id);
        let head = format!("{}Accept: application/json\r\n", chair.head());
        let body = format!("seq={}&choice={}", chair.seq, step.choice);
        if let Some(tab) = &chair.tab {
            tab.expect(step.after, meant);
        }
        self.late.add(meant, Instant::now());
        let posts = &self.posts[chair.number % self.posts.len()];
        let failure = match posts.post(&path, &head, &body).await {
            Ok(answer) if answer.status == 200 => None,
            Ok(answer) => {
                Some(format!("{} {} {}", answer.status, body, String::from_utf8_lossy(&answer.body)))
            }
            Err(error) => Some(error.to_string()),
        };
        if let Some(why) = failure {
            self.fail(&why);
            chair.tab.iter().for_each(Tab::forget);
            return;
        }
        self.answered.add(meant, Instant::now());
        (chair.seq, chair.table.at) = (step.after, chair.table.at + 1);
        if chair.table.at == script.steps.len() {
            self.begin_again(chair, script).await;
        }
    }

    /// The chapter is over: its tab is closed once it has shown that, and another game begins.
    async fn begin_again(&self, chair: &mut Chair, script: &Script) {
        if let Some(tab) = &chair.tab {
            self.wait_for(tab).await;
        }
        let posts = &self.posts[chair.number % self.posts.len()];
        let start = Instant::now();
        let id = match posts.post("/new", &chair.head(), &script.form).await {
            Ok(answer) => {
                answer.location.as_deref().and_then(|to| to.strip_prefix("/t/")).map(str::to_string)
            }
            Err(_) => None,
        };
        let Some(id) = id else {
            self.fail("a new game was refused");
            return;
        };
        lock(&self.begun).push(micros(start));
        (chair.table.id, chair.table.at, chair.seq) = (id, 0, script.steps[0].before);
        if chair.tab.take().is_some() {
            chair.tab = Some(self.tab(chair));
        }
    }

    fn fail(&self, why: &str) {
        self.failed.fetch_add(1, Ordering::Relaxed);
        lock(&self.first_failure).get_or_insert_with(|| why.chars().take(300).collect());
    }

    /// Whoever is still to be answered or shown something has some time for it.
    async fn wait_for_the_last(&self) {
        let patience = Instant::now() + LAST;
        while self.under_way.load(Ordering::Relaxed) > 0 && Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        for chair in &self.chairs {
            let Ok(chair) = chair.try_lock() else { continue };
            let Some(tab) = &chair.tab else { continue };
            while tab.missing() > 0 && Instant::now() < patience {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.unseen.fetch_add(tab.missing() as u64, Ordering::Relaxed);
        }
    }

    fn figures(&self, plan: &LoadPlan, meant: u64, watched: Vec<LoadSecond>) -> LoadFigures {
        let seconds = figures::curves(&self.answered, &self.seen, watched);
        let counting = &seconds[(plan.warm as usize).min(seconds.len())..];
        let busy: f64 = counting.iter().flat_map(|second| &second.nodes).map(|node| node.cores).sum();
        let answered = figures::counted(&self.answered, plan);
        // Whoever was never answered knows of nothing that could be lost.
        let told = self.chairs.iter().filter_map(|chair| chair.try_lock().ok());
        let acknowledged = told.map(|chair| (chair.table.id.clone(), chair.seq));
        LoadFigures {
            plan: plan.clone(),
            meant,
            seen: figures::counted(&self.seen, plan),
            late: figures::counted(&self.late, plan),
            failed: self.failed.load(Ordering::Relaxed),
            first_failure: lock(&self.first_failure).clone(),
            unseen: self.unseen.load(Ordering::Relaxed),
            broken: self.counts.broken.load(Ordering::Relaxed),
            begun: Times::of(lock(&self.begun).clone()),
            opened: Times::of(lock(&self.opened).clone()),
            cpu_ms_per_choice: busy * 1000.0 / (answered.count.max(1) as f64),
            growth: figures::growth(counting),
            answered,
            acknowledged: acknowledged.collect(),
            seconds,
        }
    }
}

/// Microseconds since a moment.
fn micros(since: Instant) -> u32 {
    u32::try_from(since.elapsed().as_micros()).unwrap_or(u32::MAX)
}

/// Looks once a second at what everybody takes of the machine.
async fn watch(
    crowd: Arc<Crowd>,
    seconds: u64,
    began: Instant,
    mut tell: impl FnMut(u64),
) -> Vec<LoadSecond> {
    let own = std::process::id();
    let times = || -> Vec<Duration> {
        crowd.nodes.iter().map(|node| node.process).chain([own]).map(process::time).collect()
    };
    let (mut before, mut at, mut watched) = (times(), Instant::now(), Vec::new());
    for second in 1..=seconds {
        sleep_until((began + Duration::from_secs(second)).into()).await;
        let (now, passed) = (times(), at.elapsed().as_secs_f64());
        at = Instant::now();
        let mut cores: Vec<f64> = now
            .iter()
            .zip(&before)
            .map(|(now, then)| now.saturating_sub(*then).as_secs_f64() / passed)
            .collect();
        before = now;
        let crowd_cores = cores.pop().unwrap_or(0.0);
        let node =
            |(node, cores): (&LoadNode, f64)| NodeSecond { memory: process::memory(node.process), cores };
        watched.push(LoadSecond {
            nodes: crowd.nodes.iter().zip(cores).map(node).collect(),
            crowd_cores,
            streams: crowd.counts.open.load(Ordering::Relaxed),
            ..LoadSecond::default()
        });
        tell(second);
    }
    watched
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::load::house;
    use store::{MemoryStore, Store};
    use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
    use tokio::net::{TcpListener, TcpStream};

    const STALL: Duration = Duration::from_secs(1);

    /// Agrees to everything, but answers nothing for a while in the middle.
    async fn agree(stream: TcpStream, stall: Instant) {
        let mut stream = BufReader::new(stream);
        loop {
            let (mut line, mut length) = (String::new(), 0);
            while line != "\r\n" {
                line.clear();
                if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                    return;
                }
                let said = line.strip_prefix("Content-Length: ").and_then(|n| n.trim().parse().ok());
                length = said.unwrap_or(length);
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await.expect("a whole request");
            if (stall..stall + STALL).contains(&Instant::now()) {
                sleep_until((stall + STALL).into()).await;
            }
            let answer = b"HTTP/1.1 200 OK\r\nlocation: /t/again\r\ncontent-length: 2\r\n\r\n{}";
            stream.get_mut().write_all(answer).await.expect("it reads");
        }
    }

    #[tokio::test]
    async fn a_server_that_stops_for_a_second_is_seen_by_everybody_who_would_have_come() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let plan = LoadPlan { tables: 10, streams: 0, rate: 200, warm: 0, seconds: 3 };
        let house = house::prepare(&store, &plan).expect("a house");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let node =
            LoadNode { address: listener.local_addr().expect("an address"), process: std::process::id() };
        let stall = Instant::now() + Duration::from_secs(1);
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.expect("a connection");
                tokio::spawn(agree(stream, stall));
            }
        });
        let figures = play(&plan, house, &[node], |_| {}).await;
        assert_eq!((figures.failed, figures.first_failure), (0, None));
        // Ten people who wait for their answers would have made ten choices in that second.
        let slow = figures.seconds[1].answered;
        assert!(slow.count > 120 && slow.p50 > 250.0, "{slow:?}");
        assert!(figures.answered.p99 > 700.0 && figures.answered.max < 5000.0, "{:?}", figures.answered);
    }

    #[test]
    fn choices_come_as_often_as_planned_and_at_any_time() {
        let plan = LoadPlan { tables: 1, streams: 0, rate: 500, warm: 2, seconds: 18 };
        let began = Instant::now();
        let all: Vec<Instant> = moments(&plan, 500.0, 1, began).collect();
        assert!((9700..10300).contains(&all.len()), "{}", all.len());
        let gaps = || all.windows(2).map(|two| two[1] - two[0]);
        let short = gaps().filter(|gap| *gap < Duration::from_millis(1)).count() as f64 / all.len() as f64;
        // One less the share of gaps that are longer than half the mean, which is e to the minus a half.
        assert!((short - 0.393).abs() < 0.03, "{short}");
    }
}
