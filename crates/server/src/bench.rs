//! How quick the table is, over real HTTP on loopback with the limits set aside.

use crate::app::App;
use crate::config::Config;
use crate::http::router;
use crate::library::Library;
use crate::run::Error;
use crate::seats;
use engine::Choice;
use serde::Serialize;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{MemoryStore, SqliteStore, Store};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// The name of the server's threads, by which their time is told from that of the clients.
const THREADS: &str = "bb-server";

/// What was measured.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Bench {
    /// One table, four streams in two languages, memory storage: the next choice is posted when all
    /// streams have delivered the last.
    pub choices_per_second_memory: f64,
    /// Time of the server's threads per such choice.
    pub cpu_ms_per_choice: f64,
    /// Many tables at once, durable storage.
    pub choices_per_second_durable: f64,
    /// Resident memory per table in mid-chapter that nobody watches.
    pub idle_table_bytes: u64,
    /// To any point of a long game.
    pub jump_ms: f64,
    /// From nothing to the first answer.
    pub ready_ms: f64,
    /// The first page with its scripts and styles, compressed, without the room's picture.
    pub first_page_bytes: u64,
}

/// Measures everything. `seconds` is how long each of the two runs takes.
pub fn bench(seconds: u64) -> Result<Bench, Error> {
    let began = Instant::now();
    let mut bench = Bench::default();
    let app = |store: Arc<dyn Store>| -> Result<Arc<App>, Error> {
        let config = Config { data: None, limits: false, ..Config::default() };
        Ok(Arc::new(App::new(config, Library::open(None)?, store)))
    };
    let memory = app(Arc::new(MemoryStore::new()))?;
    let server = Server::start(&memory)?;
    let runtime = tokio::runtime::Runtime::new().map_err(Error::Runtime)?;
    runtime.block_on(get(server.address, "/", "en"));
    bench.ready_ms = began.elapsed().as_secs_f64() * 1000.0;

    let (rate, cpu, table) = runtime.block_on(one_table(&memory, server.address, seconds));
    bench.choices_per_second_memory = rate;
    bench.cpu_ms_per_choice = cpu;
    bench.first_page_bytes = runtime.block_on(first_page(server.address, &table));
    let id = table.trim_start_matches("/t/").to_string();
    bench.jump_ms = runtime.block_on(async {
        let table = memory.table(&id).expect("just played");
        let look = table.look().await.expect("just played");
        let jumps = 20;
        let start = Instant::now();
        for i in 0..jumps {
            drop(look.at(look.moves() * i / jumps));
        }
        start.elapsed().as_secs_f64() * 1000.0 / jumps as f64
    });
    bench.idle_table_bytes = runtime.block_on(idle(&memory));
    drop(server);

    let folder = std::env::temp_dir().join(format!("barksburg-bench-{}", std::process::id()));
    let durable = app(Arc::new(SqliteStore::open(&folder)?))?;
    let server = Server::start(&durable)?;
    bench.choices_per_second_durable = runtime.block_on(many_tables(&durable, server.address, seconds));
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
    fn start(app: &Arc<App>) -> Result<Server, Error> {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.enable_all().thread_name(THREADS).build().map_err(Error::Runtime)?;
        let any: SocketAddr = ([127, 0, 0, 1], 0).into();
        let listener = runtime.block_on(TcpListener::bind(any)).map_err(|e| Error::Listen(any, e))?;
        let address = listener.local_addr().map_err(|e| Error::Listen(any, e))?;
        let service = router(Arc::clone(app)).into_make_service_with_connect_info::<SocketAddr>();
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

/// A table for the bench: the first chapter with its own party.
fn begin(app: &App) -> String {
    let book = app.library.shelf.book();
    let record = crate::http::record(book, &web::NewGame::fill(book, engine::id::ChapterId(0)));
    let (id, _) = crate::http::begin(app, &record, "bench").expect("a store that works");
    id.to_string()
}

/// What a hurried player does: something useful, never anything that only passes time.
fn pick(game: &engine::Game, turn: usize) -> Option<(String, bool)> {
    let offers = game.choices();
    let useful: Vec<Choice> = offers
        .iter()
        .map(|o| o.choice)
        .filter(|c| !matches!(c, Choice::Share(_) | Choice::Equip | Choice::LevelUp(_)))
        .collect();
    let choice = useful.get(turn % useful.len().max(1)).copied().or_else(|| offers.first().map(|o| o.choice));
    choice.map(|c| (game.name(c), useful.is_empty()))
}

async fn one_table(app: &Arc<App>, address: SocketAddr, seconds: u64) -> (f64, f64, String) {
    let mut id = begin(app);
    let mut seen = watchers(address, &id);
    let mut poster = Connection::open(address).await;
    let (mut choices, mut turn) = (0u32, 0usize);
    let (start, cpu) = (Instant::now(), server_time());
    let mut longest = (0, id.clone());
    while start.elapsed() < Duration::from_secs(seconds) {
        let table = app.table(&id).expect("it exists");
        let look = table.look().await.expect("it plays");
        let (seq, next) = (look.seq(), pick(look.game(), turn));
        longest = longest.max((look.moves(), id.clone()));
        drop(look);
        turn = turn.wrapping_mul(31).wrapping_add(7);
        let Some((name, _)) = next else {
            // The chapter is over: another one, with new watchers.
            id = begin(app);
            seen = watchers(address, &id);
            continue;
        };
        let body = format!("seq={seq}&choice={}", name.replace(' ', "+"));
        let status = poster.post(&format!("/t/{id}/choose"), &body).await;
        assert_eq!(status, 200, "{name} is legal");
        choices += 1;
        while seen.iter().any(|s| s.load(Ordering::Acquire) <= seq) {
            tokio::task::yield_now().await;
        }
    }
    let took = start.elapsed().as_secs_f64();
    let cpu = (server_time().saturating_sub(cpu)).as_secs_f64() * 1000.0 / f64::from(choices.max(1));
    (f64::from(choices) / took, cpu, format!("/t/{}", longest.1))
}

/// Four tabs in two languages; each tells the last record it was sent.
fn watchers(address: SocketAddr, id: &str) -> Vec<Arc<AtomicU64>> {
    let watch = |lang: &'static str| {
        let seen = Arc::new(AtomicU64::new(0));
        let (told, path) = (Arc::clone(&seen), format!("/t/{id}/events?seq=1"));
        tokio::spawn(async move {
            let mut stream = TcpStream::connect(address).await.expect("the server listens");
            let head = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: {lang}\r\n\r\n");
            stream.write_all(head.as_bytes()).await.expect("it reads");
            let mut lines = BufReader::with_capacity(1 << 16, stream).split(b'\n');
            while let Ok(Some(line)) = lines.next_segment().await {
                if let Some(seq) = line.strip_prefix(b"id: ") {
                    let seq = std::str::from_utf8(seq).ok().and_then(|s| s.trim().parse().ok());
                    told.store(seq.unwrap_or(0), Ordering::Release);
                }
            }
        });
        seen
    };
    ["en", "en", "de", "de"].map(watch).into()
}

async fn many_tables(app: &Arc<App>, address: SocketAddr, seconds: u64) -> f64 {
    let count = Arc::new(AtomicU64::new(0));
    let start = Instant::now();
    let players: Vec<_> = (0..64)
        .map(|n| {
            let (app, count) = (Arc::clone(app), Arc::clone(&count));
            tokio::spawn(async move {
                let mut poster = Connection::open(address).await;
                let (mut id, mut turn) = (begin(&app), n);
                while start.elapsed() < Duration::from_secs(seconds) {
                    let table = app.table(&id).expect("it exists");
                    let look = table.look().await.expect("it plays");
                    let (seq, next) = (look.seq(), pick(look.game(), turn));
                    drop(look);
                    turn = turn.wrapping_mul(31).wrapping_add(7);
                    let Some((name, _)) = next else {
                        id = begin(&app);
                        continue;
                    };
                    let body = format!("seq={seq}&choice={}", name.replace(' ', "+"));
                    if poster.post(&format!("/t/{id}/choose"), &body).await == 200 {
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

/// A thousand tables in mid-chapter that nobody watches.
async fn idle(app: &Arc<App>) -> u64 {
    const TABLES: u64 = 1000;
    let play = async |id: &str| {
        let table = app.table(id).expect("it exists");
        for turn in 0..60 {
            let look = table.look().await.expect("it plays");
            let Some((name, _)) = pick(look.game(), turn * 7) else { break };
            drop(look);
            let _ = table.act(&crate::Who::Host, crate::Act::Choose(name), None, None, 0).await;
        }
        let token = seats::token();
        let _ = app.store.put_seat(&table.id, "p1", &seats::hash(&token));
    };
    // What is allocated once and for all must not be counted.
    for _ in 0..100 {
        play(&begin(app)).await;
    }
    let before = resident();
    for _ in 0..TABLES {
        play(&begin(app)).await;
    }
    resident().saturating_sub(before) / TABLES
}

/// Bytes of memory this process holds.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    status.split_whitespace().nth(1).and_then(|p| p.parse::<u64>().ok()).unwrap_or(0) * 4096
}

async fn first_page(address: SocketAddr, path: &str) -> u64 {
    let (size, page) = get(address, path, "en").await;
    let mut all = size;
    let mut wanted: Vec<String> = Vec::new();
    for part in page.split(['"', '\'']).filter(|p| p.starts_with("/static/")) {
        wanted.push(part.to_string());
        // Modules import each other by name.
        if let Some((folder, "table.js")) = part.rsplit_once('/') {
            let modules =
                ["stream", "board", "keys", "post", "dialogs", "motion", "announce", "swap", "dice"];
            wanted.extend(modules.map(|m| format!("{folder}/{m}.js")));
        }
    }
    for path in wanted {
        all += get(address, &path, "en").await.0;
    }
    all
}

/// A page as a browser asks for it: bytes sent, and its text where it was not compressed.
async fn get(address: SocketAddr, path: &str, lang: &str) -> (u64, String) {
    let ask = async |encoding: &str| {
        let mut stream = TcpStream::connect(address).await.expect("the server listens");
        let head = format!(
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Language: {lang}\r\nAccept-Encoding: {encoding}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.expect("it reads");
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes).await;
        bytes
    };
    let packed = ask("gzip").await.len() as u64;
    (packed, String::from_utf8_lossy(&ask("identity").await).into_owned())
}

/// A connection that is kept for many requests.
struct Connection {
    stream: BufReader<TcpStream>,
}

impl Connection {
    async fn open(address: SocketAddr) -> Connection {
        let stream = TcpStream::connect(address).await.expect("the server listens");
        let _ = stream.set_nodelay(true);
        Connection { stream: BufReader::new(stream) }
    }

    async fn post(&mut self, path: &str, body: &str) -> u16 {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.get_mut().write_all(head.as_bytes()).await.expect("it reads");
        let (mut status, mut length, mut line) = (0, 0, String::new());
        loop {
            line.clear();
            let read = self.stream.read_line(&mut line).await.expect("it answers");
            let text = line.trim_end();
            if status == 0 {
                status = text.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0);
            } else if let Some((name, value)) = text.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().unwrap_or(0);
            }
            if text.is_empty() || read == 0 {
                break;
            }
        }
        let mut rest = vec![0; length];
        self.stream.read_exact(&mut rest).await.expect("a whole answer");
        status
    }
}
