//! What a crowd took is given back once it has left.
#![cfg(target_os = "linux")]

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Streams at one table; it has no room for more.
const AT_TABLE: usize = 60;

/// How much more memory the process may hold in the end.
const MOST: f64 = 1.3;

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &std::path::Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_barksburg"))
            .args(["serve", "--listen", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1", "--data"])
            .arg(data)
            .args(["--limit", "doze-seconds=1"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped"))
            .read_line(&mut first)
            .expect("it says where it is");
        let address = first.split("http://").nth(1).expect("an address").trim().trim_matches('/').to_string();
        Server { child, address }
    }

    /// Bytes of memory it holds.
    fn memory(&self) -> u64 {
        let told = std::fs::read_to_string(format!("/proc/{}/statm", self.child.id())).expect("it lives");
        told.split_whitespace().nth(1).and_then(|pages| pages.parse::<u64>().ok()).expect("pages") * 4096
    }

    /// Begins a game for somebody; gives its path and what their requests carry.
    fn begin(&self, number: usize) -> (String, String) {
        let from = format!("X-Forwarded-For: 10.7.{}.{}\r\n", number / 250, number % 250 + 1);
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(
            stream,
            "POST /new HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{from}\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\nquick=1"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let header = |name: &str| {
            let line = answer.lines().find_map(|line| line.strip_prefix(name)).expect(name);
            line.split(';').next().expect("a value").trim().to_string()
        };
        (header("location: "), format!("{from}Cookie: {}\r\n", header("set-cookie: ")))
    }

    /// Opens a stream and reads its beginning.
    fn open(&self, (path, head): &(String, String), lang: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a time");
        write!(
            stream,
            "GET {path}/events HTTP/1.1\r\nHost: localhost\r\nAccept-Language: {lang}\r\n{head}\r\n"
        )
        .expect("it reads");
        let mut first = [0; 4096];
        let read = stream.read(&mut first).expect("it answers");
        assert!(first[..read].starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&first[..read]));
        stream
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn streams_that_were_closed_leave_no_memory_behind() {
    // More on demand: `STREAMS=9000 cargo nextest run --release -p barksburg --test memory`.
    let streams = std::env::var("STREAMS").ok().and_then(|n| n.parse().ok()).unwrap_or(1800);
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let tables: Vec<_> = (0..streams / AT_TABLE).map(|number| server.begin(number)).collect();
    // Each was looked at once: what is read only once is not counted.
    for table in &tables {
        server.open(table, "en");
    }
    let rest = || std::thread::sleep(Duration::from_secs(3));
    rest();
    let before = server.memory();
    let open: Vec<TcpStream> = (0..tables.len() * AT_TABLE)
        .map(|n| server.open(&tables[n % tables.len()], ["en", "de", "pl"][n / tables.len() % 3]))
        .collect();
    let most = server.memory();
    assert!(most > before, "{most} with {} streams, {before} without", open.len());
    drop(open);
    let (left, share) = (Instant::now(), |bytes: u64| bytes as f64 / before as f64);
    while share(server.memory()) > MOST && left.elapsed() < Duration::from_mins(1) {
        rest();
    }
    println!(
        "{before} bytes before, {:.2} times with streams, {:.2} after",
        share(most),
        share(server.memory())
    );
    assert!(share(server.memory()) <= MOST, "{:.2} times a minute later", share(server.memory()));
}
