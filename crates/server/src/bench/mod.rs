//! How quick the table is, over real HTTP on loopback with the limits set aside.
//!
//! Server and clients share a process, but not their threads: only the time of the server's threads is counted as
//! its own. All clients together have one thread and read no more of what they are sent than they must, because on a
//! small machine whatever they spend is missing elsewhere.

mod client;
mod load;
mod one_core;
mod repeated;

pub use load::{
    LoadFigures, LoadHouse, LoadNode, LoadPlan, LoadSecond, NodeSecond, Times, load, load_lost, prepare_load,
};

use crate::app::App;
use crate::config::Config;
use crate::http::router;
use crate::seats;
use crate::serving::{ServeError, patient};
use crate::shelf::BookShelf;
use crate::showing::{self, Viewer};
use client::{Connection, Watchers, first_page, get};
use engine::Choice;
use one_core::OneCore;
use repeated::Repeated;
use serde::Serialize;
use session::{Command, Seat};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{MemoryStore, SqliteStore, Store};
use tokio::net::TcpListener;
use words::Lang;

/// The name of the server's threads, by which their time is told from that of the clients.
const THREADS: &str = "bb-server";
/// How many games are played over and over.
const GAMES: u64 = 3;
/// Choices that are timed together.
const STRETCH: u32 = 40;
/// No game of it takes so many choices.
const LONGEST: usize = 20_000;

/// What was measured.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Bench {
    /// One table, four streams in two languages, memory storage: the next choice is posted when all
    /// streams have delivered the last. Server and browsers share one core, see [`OneCore`].
    pub choices_per_second_memory: f64,
    /// Time of the server's threads per such choice, whoever else was at work.
    pub cpu_ms_per_choice: f64,
    /// The same at best, as if nobody else wanted the processor: see [`Repeated`].
    pub cpu_ms_per_choice_undisturbed: f64,
    /// Choices a second with every core of the machine, which sleep and wake each other.
    pub choices_per_second_memory_all_cores: f64,
    /// Time of the server's threads per such choice.
    pub cpu_ms_per_choice_all_cores: f64,
    /// Many tables at once, durable storage.
    pub choices_per_second_durable: f64,
    /// Resident memory per table in mid-chapter that nobody watches.
    pub idle_table_bytes: u64,
    /// To any point of a finished chapter: the page a visitor waits for, at the slowest of many points.
    pub jump_ms: f64,
    /// From nothing to the first answer.
    pub ready_ms: f64,
    /// The page of a new table with its scripts, styles and figures, compressed, without the room's picture.
    pub first_page_bytes: u64,
}

/// Measures everything. `seconds` is how long each of the three runs takes.
pub fn bench(seconds: u64) -> Result<Bench, ServeError> {
    let began = Instant::now();
    let mut bench = Bench::default();
    let app = |store: Arc<dyn Store>| -> Result<Arc<App>, ServeError> {
        let config = Config { data: None, limits: false, ..Config::default() };
        Ok(Arc::new(App::new(config, BookShelf::open(None)?, store)))
    };
    let memory = app(Arc::new(MemoryStore::new()))?;
    let server = Server::start(&memory)?;
    let clients =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::Runtime)?;
    clients.block_on(get(server.address, "/", "gzip"));
    bench.ready_ms = began.elapsed().as_secs_f64() * 1000.0;

    let run = Duration::from_secs(seconds);
    let table = begin(&memory);
    bench.first_page_bytes = clients.block_on(first_page(server.address, &format!("/t/{table}")));
    let (mut all_cores, mut one_core) = (Repeated::default(), Repeated::default());
    clients.block_on(one_table(&memory, server.address, run, &mut all_cores));
    bench.choices_per_second_memory_all_cores = all_cores.choices_per_second();
    bench.cpu_ms_per_choice_all_cores = all_cores.cpu_ms();
    // Each core in turn: one of them may have the busier neighbour.
    let cores = OneCore::all();
    for core in &cores {
        let _only = core.only();
        let server = Server::start(&memory)?;
        clients.block_on(one_table(&memory, server.address, run / cores.len() as u32, &mut one_core));
    }
    bench.choices_per_second_memory = one_core.choices_per_second();
    bench.cpu_ms_per_choice = one_core.cpu_ms();
    bench.cpu_ms_per_choice_undisturbed = one_core.undisturbed_ms();
    bench.jump_ms = clients.block_on(jump(&memory, server.address, &table));
    bench.idle_table_bytes = clients.block_on(idle(&memory));
    drop(server);

    let folder = std::env::temp_dir().join(format!("barksburg-bench-{}", std::process::id()));
    let durable = app(Arc::new(SqliteStore::open(&folder)?))?;
    let server = Server::start(&durable)?;
    bench.choices_per_second_durable = clients.block_on(many_tables(&durable, server.address, run));
    drop(server);
    drop(durable);
    let _ = std::fs::remove_dir_all(folder);
    Ok(bench)
}

/// A server on threads of its own.
struct Server {
    address: SocketAddr,
    runtime: Option<tokio::runtime::Runtime>,
}

impl Server {
    fn start(app: &Arc<App>) -> Result<Server, ServeError> {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.enable_all().thread_name(THREADS).build().map_err(ServeError::Runtime)?;
        let any: SocketAddr = ([127, 0, 0, 1], 0).into();
        let listener = runtime.block_on(TcpListener::bind(any)).map_err(|e| ServeError::Listen(any, e))?;
        let address = listener.local_addr().map_err(|e| ServeError::Listen(any, e))?;
        let service = router(Arc::clone(app)).into_make_service_with_connect_info::<SocketAddr>();
        let listener = patient(listener, &app.config);
        runtime.spawn(async move {
            let _ = axum::serve(listener, service).await;
        });
        Ok(Server { address, runtime: Some(runtime) })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Processor time of the server's threads so far; nothing where the system does not tell.
fn server_time() -> Duration {
    let Ok(tasks) = std::fs::read_dir("/proc/self/task") else { return Duration::ZERO };
    let of = |task: std::fs::DirEntry| -> Option<u64> {
        let name = std::fs::read_to_string(task.path().join("comm")).ok()?;
        if name.trim() != THREADS {
            return None;
        }
        // Nanoseconds on the processor stand first.
        let stat = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
        stat.split_whitespace().next()?.parse().ok()
    };
    Duration::from_nanos(tasks.filter_map(Result::ok).filter_map(of).sum())
}

/// A table for the bench, with the chapter's own party. The games are the same in every run, one after the other.
fn begin(app: &App) -> String {
    static BEGUN: AtomicU64 = AtomicU64::new(0);
    begin_game(app, BEGUN.fetch_add(1, Ordering::Relaxed))
}

/// The same with a game of this number.
fn begin_game(app: &App, number: u64) -> String {
    let book = app.shelf.front().catalogue.book();
    // What is played: the first chapter of the first campaign.
    let chapter = book.chapters.iter().position(|c| c.place == Some(0)).unwrap_or(0);
    let mut game = web::NewGame::fill(book, engine::id::ChapterId(chapter as u8));
    game.seed = format!("bench {number}");
    let record = crate::http::record(book, &game);
    let (id, _) = crate::http::begin(app, &record, "bench").expect("a store that works");
    id.to_string()
}

/// What a hurried player does: something useful, never anything that only passes time.
fn pick(game: &engine::Game, turn: usize) -> Option<String> {
    let offers = game.choices();
    let idle = |c: &Choice| matches!(c, Choice::Share(_) | Choice::Equip | Choice::LevelUp(_));
    let useful: Vec<Choice> = offers.iter().map(|o| o.choice).filter(|c| !idle(c)).collect();
    let choice = useful.get(turn % useful.len().max(1)).copied().or_else(|| offers.first().map(|o| o.choice));
    choice.map(|c| game.name(c))
}

fn next_turn(turn: usize) -> usize {
    turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

/// A table of its own, and what will be chosen there, thought out beforehand: browsers have no rules to think about.
struct Part {
    id: String,
    /// The record the first choice is based on.
    seq: u64,
    choices: std::vec::IntoIter<String>,
}

impl Part {
    async fn new(app: &App, id: String, mut turn: usize) -> Part {
        let table = app.table(&id).expect("it exists");
        let look = table.look().await.expect("it plays");
        let (seq, mut game, mut choices) = (look.seq(), look.game().clone(), Vec::new());
        turn = next_turn(turn);
        while let Some(name) = pick(&game, turn >> 33) {
            game.play(game.parse(&name).expect("it was offered")).expect("it was offered");
            choices.push(name.replace(' ', "+"));
            turn = next_turn(turn);
        }
        Part { id, seq, choices: choices.into_iter() }
    }

    /// The next choice, to be posted; none once the chapter is over.
    fn next(&mut self) -> Option<String> {
        self.choices.next().map(|name| format!("seq={}&choice={name}", self.seq))
    }
}

/// Plays the same games over and over, at least once, with four browsers at the table.
async fn one_table(app: &Arc<App>, address: SocketAddr, run: Duration, repeated: &mut Repeated) {
    let began = Instant::now();
    let mut poster = Connection::open(address).await;
    loop {
        for game in 0..GAMES {
            let mut part = Part::new(app, begin_game(app, game), game as usize).await;
            let watchers = Watchers::new(address, &part.id);
            for stretch in 0.. {
                let (mut choices, start, cpu) = (0, Instant::now(), server_time());
                while choices < STRETCH
                    && let Some(body) = part.next()
                {
                    let answer = poster.post(&format!("/t/{}/choose", part.id), &body).await;
                    part.seq = answer.unwrap_or_else(|status| panic!("{status}, but {body} is legal"));
                    choices += 1;
                    watchers.have(part.seq).await;
                }
                if choices == 0 {
                    break;
                }
                let times = [start.elapsed(), server_time().saturating_sub(cpu)];
                repeated.add((game, stretch), choices, times.map(|time| time.as_secs_f64()));
            }
        }
        if began.elapsed() >= run {
            return;
        }
    }
}

async fn many_tables(app: &Arc<App>, address: SocketAddr, run: Duration) -> f64 {
    let (count, mut parts) = (Arc::new(AtomicU64::new(0)), Vec::new());
    for turn in 1..=64 {
        parts.push((Part::new(app, begin(app), turn).await, turn));
    }
    let start = Instant::now();
    let players: Vec<_> = parts
        .into_iter()
        .map(|(mut part, mut turn)| {
            let (app, count) = (Arc::clone(app), Arc::clone(&count));
            tokio::spawn(async move {
                let mut poster = Connection::open(address).await;
                while start.elapsed() < run {
                    let Some(body) = part.next() else {
                        turn = next_turn(turn);
                        part = Part::new(&app, begin(&app), turn).await;
                        continue;
                    };
                    if let Ok(seq) = poster.post(&format!("/t/{}/choose", part.id), &body).await {
                        part.seq = seq;
                        count.fetch_add(1, Ordering::Relaxed);
                    }
                }
            })
        })
        .collect();
    for player in players {
        let _ = player.await;
    }
    count.load(Ordering::Relaxed) as f64 / start.elapsed().as_secs_f64()
}

/// Plays without a network; gives how many choices were made.
async fn play(app: &App, id: &str, most: usize) -> usize {
    let table = app.table(id).expect("it exists");
    let mut turn = 1;
    for made in 0..most {
        turn = next_turn(turn);
        let look = table.look().await.expect("it plays");
        let Some(name) = pick(look.game(), turn >> 33) else { return made };
        drop(look);
        let done = table.act(&Seat::Host, Command::Choose(name), None, None, 0).await;
        assert!(done.is_ok(), "it was offered");
    }
    most
}

/// Plays choices and draws the pages of two languages, without a network and on one thread: for counting
/// instructions. Gives the bytes of all messages.
pub fn draw(choices: usize) -> Result<u64, ServeError> {
    let config = Config { data: None, limits: false, ..Config::default() };
    let app = Arc::new(App::new(config, BookShelf::open(None)?, Arc::new(MemoryStore::new())));
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::Runtime)?;
    let viewers = [Lang::En, Lang::De].map(|lang| Viewer { lang, who: Seat::Host });
    Ok(runtime.block_on(async {
        let (mut id, mut had, mut turn, mut bytes) = (begin(&app), [None; 2], 1, 0);
        for _ in 0..choices {
            let table = app.table(&id).expect("it exists");
            turn = next_turn(turn);
            let name = pick(table.look().await.expect("it plays").game(), turn >> 33);
            let Some(name) = name else {
                (id, had) = (begin(&app), [None; 2]);
                continue;
            };
            table.act(&Seat::Host, Command::Choose(name), None, None, 0).await.expect("it was offered");
            let mut look = table.look().await.expect("it plays");
            let shown = table.shown();
            for (viewer, had) in viewers.iter().zip(&mut had) {
                let now = showing::update(table.content(), table.around(), look.parts(), viewer, shown);
                let message = table.viewers.message(table.content(), viewer, had.replace(now));
                bytes += message.map_or(0, |m| m.len() as u64);
            }
        }
        bytes
    }))
}

/// The slowest of many points of a finished chapter; each is tried three times, for other programs get in between.
async fn jump(app: &App, address: SocketAddr, id: &str) -> f64 {
    const POINTS: usize = 20;
    let last = play(app, id, LONGEST).await;
    let mut slowest = Duration::ZERO;
    for point in 0..=POINTS {
        let path = format!("/t/{id}/replay?to={}", last * point / POINTS);
        let mut best = Duration::MAX;
        for _ in 0..3 {
            let start = Instant::now();
            let page = get(address, &path, "gzip").await;
            assert!(page.len() > 1000, "a page");
            best = best.min(start.elapsed());
        }
        slowest = slowest.max(best);
    }
    slowest.as_secs_f64() * 1000.0
}

/// A thousand tables in mid-chapter that nobody watches; at worst of three times, for memory is also given back.
async fn idle(app: &Arc<App>) -> u64 {
    const TABLES: u64 = 1000;
    let mut most = 0;
    let ready = async || {
        let id = begin(app);
        play(app, &id, 60).await;
        let table = app.table(&id).expect("it exists");
        let _ = app.store.put_seat(&table.id, "p1", &seats::hash(&seats::token()));
    };
    // What is allocated once and for all must not be counted, and what was freed before must be full again.
    for _ in 0..TABLES {
        ready().await;
    }
    for _ in 0..3 {
        let before = resident();
        for _ in 0..TABLES {
            ready().await;
        }
        most = most.max(resident().saturating_sub(before) / TABLES);
    }
    most
}

/// Bytes of memory this process holds.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    status.split_whitespace().nth(1).and_then(|p| p.parse::<u64>().ok()).unwrap_or(0) * 4096
}
