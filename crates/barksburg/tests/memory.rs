//! What a crowd took is given back once it has left.
#![cfg(target_os = "linux")]

mod common;

use common::{Seat, Server};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// Streams at one table; it has no room for more.
const AT_TABLE: usize = 60;

/// How much more memory the process may hold in the end.
const MOST: f64 = 1.3;

/// Bytes of memory that a server holds.
fn memory(server: &Server) -> u64 {
    let told = std::fs::read_to_string(format!("/proc/{}/statm", server.child.id())).expect("it lives");
    told.split_whitespace().nth(1).and_then(|pages| pages.parse::<u64>().ok()).expect("pages") * 4096
}

#[test]
fn streams_that_were_closed_leave_no_memory_behind() {
    // More on demand: `STREAMS=9000 cargo nextest run --release -p barksburg --test memory`.
    let streams = std::env::var("STREAMS").ok().and_then(|n| n.parse().ok()).unwrap_or(1800);
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path(), "doze-seconds=1");
    let begin = |n: usize| server.begin(&format!("10.7.{}.{}", n / 250, n % 250 + 1), "quick=1");
    let tables: Vec<Seat> = (0..streams / AT_TABLE).map(begin).collect();
    // Each was looked at once: what is read only once is not counted.
    for table in &tables {
        server.open(table, "en");
    }
    let rest = || std::thread::sleep(Duration::from_secs(3));
    rest();
    let before = memory(&server);
    let open: Vec<TcpStream> = (0..tables.len() * AT_TABLE)
        .map(|n| server.open(&tables[n % tables.len()], ["en", "de", "pl"][n / tables.len() % 3]))
        .collect();
    let most = memory(&server);
    assert!(most > before, "{most} with {} streams, {before} without", open.len());
    drop(open);
    let (left, share) = (Instant::now(), |bytes: u64| bytes as f64 / before as f64);
    while share(memory(&server)) > MOST && left.elapsed() < Duration::from_mins(1) {
        rest();
    }
    println!(
        "{before} bytes before, {:.2} times with streams, {:.2} after",
        share(most),
        share(memory(&server))
    );
    assert!(share(memory(&server)) <= MOST, "{:.2} times a minute later", share(memory(&server)));
}
