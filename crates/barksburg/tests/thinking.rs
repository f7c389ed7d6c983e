//! Thinking is shared fairly: how long a newcomer waits for a hint while somebody has 150 tables full of companions.
#![cfg(target_os = "linux")]

mod common;

use common::{Seat, Server};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// Tables of one address at which companions play.
const TABLES: usize = 150;

/// Hints in each round, and rounds; quiet and busy ones in turn, for the machine has other work at times.
const HINTS: usize = 5;
const ROUNDS: usize = 3;

/// How much longer a hint may take.
const MOST: f64 = 2.0;

/// How long a hint takes, from the request to the last word of the answer.
fn hint(server: &Server, Seat { path, head }: &Seat) -> Duration {
    let page = server.ask(&format!("GET {path}"), head, "");
    let seq = page.split("data-seq=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a record");
    let head = format!("{head}Accept: application/json\r\n");
    let began = Instant::now();
    let answer = server.ask(&format!("POST {path}/hint"), &head, &format!("seq={seq}"));
    assert!(answer.contains("\"html\""), "{answer}");
    began.elapsed()
}

/// Has clever companions play every mouse as quickly as they can, and looks on.
fn have_played(server: &Server, seat: &Seat) -> TcpStream {
    let Seat { path, head } = seat;
    let page = server.ask(&format!("GET {path}/seats"), head, "");
    let players = page.split("name=\"player-").skip(1).filter_map(|rest| rest.split('"').next());
    let form: String = players.map(|mouse| format!("&player-{mouse}=clever")).collect();
    let told = server.ask(&format!("POST {path}/companions"), head, &format!("pace=instant{form}"));
    assert!(!form.is_empty() && told.starts_with("HTTP/1.1 303"), "{told}");
    server.open(seat, "en")
}

/// The middle one.
fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

#[test]
#[ignore = "two minutes, on a quiet machine and optimised: see CONTRIBUTING.md"]
fn a_newcomers_hint_takes_at_most_twice_as_long() {
    let data = tempfile::tempdir().expect("a folder");
    let limits = "changes=5000,games=1000,games-per-day=1000,hints=1000,hint-seconds=60,notes=1000";
    let server = Server::start(data.path(), limits);
    let begin = |from: &str| server.begin(from, "chapter=flight-to-barksburg&quick=1");
    let newcomer = begin("10.8.0.1");
    hint(&server, &newcomer);
    let (mut quiet, mut busy) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        quiet.extend((0..HINTS).map(|_| hint(&server, &newcomer)));
        let tables: Vec<Seat> = (0..TABLES).map(|_| begin("10.9.0.1")).collect();
        let streams: Vec<TcpStream> = tables.iter().map(|seat| have_played(&server, seat)).collect();
        std::thread::sleep(Duration::from_secs(2));
        busy.extend((0..HINTS).map(|_| hint(&server, &newcomer)));
        drop(streams);
        for Seat { path, head } in &tables {
            server.ask(&format!("POST {path}/companions"), head, "do=pause");
        }
        std::thread::sleep(Duration::from_secs(1));
    }
    println!("quiet {quiet:?}\nbusy {busy:?}");
    let (quiet, busy) = (middle(quiet), middle(busy));
    let times = busy.as_secs_f64() / quiet.as_secs_f64();
    println!("{quiet:?} when it is quiet, {busy:?} beside {TABLES} tables: {times:.2} times");
    assert!(times <= MOST, "{times:.2} times");
}
