//! Browsers that cost next to nothing.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// Four tabs in two languages.
pub(super) struct Watchers {
    seen: Arc<[AtomicU64; 4]>,
    told: Arc<Notify>,
    tabs: Vec<JoinHandle<()>>,
}

impl Watchers {
    /// Opens their streams.
    pub(super) fn new(address: SocketAddr, table: &str) -> Watchers {
        let (seen, told) = (Arc::new([const { AtomicU64::new(0) }; 4]), Arc::new(Notify::new()));
        let tab = |(n, lang): (usize, &str)| {
            let (seen, told) = (Arc::clone(&seen), Arc::clone(&told));
            let head = format!(
                "GET /t/{table}/events?seq=1 HTTP/1.1\r\nHost: localhost\r\nAccept-Language: {lang}\r\n\r\n"
            );
            tokio::spawn(async move {
                let mut stream = TcpStream::connect(address).await.expect("the server listens");
                stream.write_all(head.as_bytes()).await.expect("it reads");
                let (mut lines, mut line) = (BufReader::with_capacity(1 << 16, stream), Vec::new());
                while lines.read_until(b'\n', &mut line).await.is_ok_and(|n| n > 0) {
                    if let Some(seq) = record(&line) {
                        // The id stands before the data: only at the empty line the message is complete.
                        line.clear();
                        while lines.read_until(b'\n', &mut line).await.is_ok_and(|n| n > 0) && line != b"\n" {
                            line.clear();
                        }
                        seen[n].store(seq, Ordering::Release);
                        told.notify_one();
                    }
                    line.clear();
                }
            })
        };
        let tabs = ["en", "en", "de", "de"].into_iter().enumerate().map(tab).collect();
        Watchers { seen, told, tabs }
    }

    /// Waits until all of them were sent a record.
    pub(super) async fn have(&self, seq: u64) {
        while self.seen.iter().any(|s| s.load(Ordering::Acquire) < seq) {
            self.told.notified().await;
        }
    }
}

impl Drop for Watchers {
    fn drop(&mut self) {
        self.tabs.iter().for_each(JoinHandle::abort);
    }
}

/// The number of a record, if a line of the stream names one.
fn record(line: &[u8]) -> Option<u64> {
    std::str::from_utf8(line.strip_prefix(b"id: ")?).ok()?.trim_end().parse().ok()
}

/// Bytes of a page and of all it needs, without the drawings of rooms.
pub(super) async fn first_page(address: SocketAddr, path: &str) -> u64 {
    let mut wanted = vec![path.to_string()];
    let mut seen: BTreeSet<String> = wanted.iter().cloned().collect();
    let mut all = 0;
    while let Some(path) = wanted.pop() {
        all += get(address, &path, "gzip").await.len() as u64;
        let text = get(address, &path, "identity").await;
        for needed in needs(&path, &String::from_utf8_lossy(&text)) {
            if seen.insert(needed.clone()) {
                wanted.push(needed);
            }
        }
    }
    all
}

/// What a browser fetches by itself because of a page, a script or a style sheet: addresses on this server.
fn needs(path: &str, text: &str) -> Vec<String> {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let script = path.rsplit('.').next() == Some("js");
    // Whatever names a file does so between quotes or brackets.
    let quoted = text.split(['"', '\'', '(', ')']).zip(text.split(['"', '\'', '(', ')']).skip(1));
    let found = quoted.filter_map(|(before, name)| {
        if script && (name.starts_with("./") || name.starts_with("../")) {
            let imported = before.trim_end().ends_with("from") || before.trim_end().ends_with("import");
            return imported.then(|| beside(folder, name));
        }
        // Links are followed by people, not by the browser.
        let loaded = name.starts_with("/static/") || name.starts_with("/art/figure/");
        loaded.then(|| name.to_string())
    });
    found.collect()
}

/// An address that is named from a folder.
fn beside(mut folder: &str, mut name: &str) -> String {
    while let Some(rest) = name.strip_prefix("../") {
        (folder, name) = (folder.rsplit_once('/').map_or("", |(above, _)| above), rest);
    }
    format!("{folder}/{}", name.trim_start_matches("./"))
}

/// What the server sends for an address, head and all.
pub(super) async fn get(address: SocketAddr, path: &str, encoding: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let head = format!(
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Language: en\r\nAccept-Encoding: {encoding}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("it reads");
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    bytes
}

/// A connection that is kept for many requests.
pub(super) struct Connection {
    stream: BufReader<TcpStream>,
}

impl Connection {
    /// A new one.
    pub(super) async fn open(address: SocketAddr) -> Connection {
        let stream = TcpStream::connect(address).await.expect("the server listens");
        let _ = stream.set_nodelay(true);
        Connection { stream: BufReader::new(stream) }
    }

    /// Posts a choice; gives the record that says so, or the status of a refusal.
    pub(super) async fn post(&mut self, path: &str, body: &str) -> Result<u64, u16> {
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
        let answer: Option<serde_json::Value> = serde_json::from_slice(&rest).ok();
        answer.and_then(|answer| answer["seq"].as_u64()).filter(|_| status == 200).ok_or(status)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_found_by_what_imports_them() {
        let script = "import { a } from \"./stream.js\";\nimport './keys.js';\nimport {\n  b,\n} from \"./swap.js\";\nconst no = \"./other.js\";";
        assert_eq!(
            needs("/static/12/table.js", script),
            ["/static/12/stream.js", "/static/12/keys.js", "/static/12/swap.js"]
        );
        let deep = "import { a } from \"../stream.js\";\nimport \"../../pages/dates.js\";";
        assert_eq!(
            needs("/static/12/table/board/about.js", deep),
            ["/static/12/table/stream.js", "/static/12/pages/dates.js"]
        );
    }

    #[test]
    fn a_page_needs_its_files_and_figures_but_follows_no_link() {
        let page = r#"<link href="/static/1/a.css"><a href="/rules">x</a><img src="/art/figure/rat/2.svg"><image href="/art/room/k/3.svg">"#;
        assert_eq!(needs("/t/x", page), ["/static/1/a.css", "/art/figure/rat/2.svg"]);
        assert_eq!(needs("/static/1/a.css", "a { background: url(/static/1/b.svg) }"), ["/static/1/b.svg"]);
    }

    #[test]
    fn a_record_is_read_from_its_line() {
        assert_eq!(record(b"id: 12\n"), Some(12));
        assert_eq!(record(b"data: {\"seq\":12}\n"), None);
        assert_eq!(record(b"1f\r\n"), None);
    }
}
