//! A server in a process of its own, behind a proxy, and people who come from any address.
// Each test file uses its own part of it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

pub struct Server {
    pub child: Child,
    address: String,
}

/// Somebody's game: its path, and what their requests carry.
pub struct Seat {
    pub path: String,
    pub head: String,
}

impl Server {
    /// With these limits.
    pub fn start(data: &Path, limits: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_barksburg"))
            .args(["serve", "--listen", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1", "--limit", limits])
            .arg("--data")
            .arg(data)
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

    /// Sends a request; whatever is answered can be read.
    pub fn send(&self, line: &str, head: &str, form: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_mins(2))).expect("a time");
        let kind = "Content-Type: application/x-www-form-urlencoded";
        write!(
            stream,
            "{line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{head}{kind}\r\nContent-Length: {}\r\n\r\n{form}",
            form.len()
        )
        .expect("it reads");
        stream
    }

    /// The whole answer to a request.
    pub fn ask(&self, line: &str, head: &str, form: &str) -> String {
        let mut answer = Vec::new();
        self.send(line, head, form).read_to_end(&mut answer).expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Begins a game for somebody who comes from an address.
    pub fn begin(&self, from: &str, form: &str) -> Seat {
        let from = format!("X-Forwarded-For: {from}\r\n");
        let answer = self.ask("POST /new", &from, form);
        let header = |name: &str| {
            let line = answer.lines().find_map(|line| line.strip_prefix(name));
            let line = line.unwrap_or_else(|| panic!("no {name} in {answer}"));
            line.split(';').next().expect("a value").trim().to_string()
        };
        let path = header("location: ");
        Seat { path, head: format!("{from}Cookie: {}\r\n", header("set-cookie: ")) }
    }

    /// Opens a stream and reads its beginning.
    pub fn open(&self, seat: &Seat, lang: &str) -> TcpStream {
        let head = format!("{}Accept-Language: {lang}\r\n", seat.head);
        let mut stream = self.send(&format!("GET {}/events", seat.path), &head, "");
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
