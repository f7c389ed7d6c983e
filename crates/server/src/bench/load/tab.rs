//! A tab that has a table open. It reads of the stream no more than which records were shown, and keeps nothing of it.

use super::figures::Samples;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

/// As browsers do when a stream breaks.
const COME_BACK: Duration = Duration::from_millis(1500);

/// What is read at once, by whichever tab is read.
const BUFFER: usize = 16 * 1024;

/// An open tab, until it is dropped.
pub(super) struct Tab {
    expected: Arc<Expected>,
    reading: JoinHandle<()>,
}

/// Choices whose records were not shown yet, each with when it was meant to be made.
#[derive(Default)]
struct Expected(Mutex<VecDeque<(u64, Instant)>>);

/// What tabs count together.
#[derive(Default)]
pub(super) struct TabCounts {
    /// Streams that are open.
    pub(super) open: AtomicU64,
    /// Streams that the server ended or refused.
    pub(super) broken: AtomicU64,
}

impl Tab {
    /// Opens a stream with this head.
    pub(super) fn open(
        address: SocketAddr,
        head: String,
        seen: &Arc<Samples>,
        counts: &Arc<TabCounts>,
    ) -> Tab {
        let expected = Arc::new(Expected::default());
        let (seen, counts, shown) = (Arc::clone(seen), Arc::clone(counts), Arc::clone(&expected));
        let reading = tokio::spawn(async move {
            loop {
                let _ = read(address, &head, &counts, |seq| shown.shown(seq, &seen)).await;
                counts.broken.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(COME_BACK).await;
            }
        });
        Tab { expected, reading }
    }

    /// A choice is made that leads to this record.
    pub(super) fn expect(&self, seq: u64, meant: Instant) {
        self.expected.lock().push_back((seq, meant));
    }

    /// It was not made.
    pub(super) fn forget(&self) {
        self.expected.lock().pop_back();
    }

    /// Records that were never shown.
    pub(super) fn missing(&self) -> usize {
        self.expected.lock().len()
    }
}

impl Drop for Tab {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

impl Expected {
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<(u64, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A record is shown, and with it all before it.
    fn shown(&self, seq: u64, seen: &Samples) {
        let (mut expected, now) = (self.lock(), Instant::now());
        while expected.front().is_some_and(|(first, _)| *first <= seq) {
            let (_, meant) = expected.pop_front().expect("there is one");
            seen.add(meant, now);
        }
    }
}

/// Counts an open stream, however it ends.
struct Open<'c>(&'c TabCounts);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.open.fetch_sub(1, Ordering::Relaxed);
    }
}

async fn read(
    address: SocketAddr,
    head: &str,
    counts: &TabCounts,
    mut shown: impl FnMut(u64),
) -> std::io::Result<()> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(head.as_bytes()).await?;
    let (mut lines, mut open) = (Lines::default(), None);
    loop {
        stream.readable().await?;
        match take(&stream, &mut lines, &mut shown) {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(e) if e.kind() == std::io::ErrorKind::WouldBlock => {}
            Err(e) => return Err(e),
        }
        match lines.status {
            Some(200) if open.is_none() => {
                counts.open.fetch_add(1, Ordering::Relaxed);
                open = Some(Open(counts));
            }
            Some(200) | None => {}
            Some(_) => return Err(std::io::ErrorKind::ConnectionRefused.into()),
        }
    }
}

/// Reads what is there. The buffer is nobody's: thousands of tabs wait without one.
fn take(stream: &TcpStream, lines: &mut Lines, shown: &mut impl FnMut(u64)) -> std::io::Result<usize> {
    let mut buffer = [0; BUFFER];
    let read = stream.try_read(&mut buffer)?;
    lines.feed(&buffer[..read], shown);
    Ok(read)
}

/// The lines of a stream, however they are cut; of each only its beginning is kept.
#[derive(Default)]
struct Lines {
    start: [u8; 32],
    /// Bytes of this line so far.
    length: usize,
    /// The record of the message that is being read: it was shown once the message is whole.
    record: Option<u64>,
    /// What the server answered.
    status: Option<u16>,
}

impl Lines {
    fn feed(&mut self, mut bytes: &[u8], shown: &mut impl FnMut(u64)) {
        while let Some(end) = memchr::memchr(b'\n', bytes) {
            self.keep(&bytes[..end]);
            self.end(shown);
            bytes = &bytes[end + 1..];
        }
        self.keep(bytes);
    }

    fn keep(&mut self, part: &[u8]) {
        if self.length < self.start.len() {
            let fits = part.len().min(self.start.len() - self.length);
            self.start[self.length..self.length + fits].copy_from_slice(&part[..fits]);
        }
        self.length += part.len();
    }

    fn end(&mut self, shown: &mut impl FnMut(u64)) {
        let line = &self.start[..self.length.min(self.start.len())];
        let number = |digits: &[u8]| std::str::from_utf8(digits).ok()?.trim_end().parse().ok();
        if let Some(digits) = line.strip_prefix(b"id: ") {
            self.record = number(digits);
        } else if line.is_empty()
            && let Some(seq) = self.record.take()
        {
            shown(seq);
        } else if self.status.is_none() {
            let digits = line.strip_prefix(b"HTTP/1.1 ").and_then(|rest| rest.get(..3));
            self.status = digits.and_then(number).map(|status| status as u16);
        }
        self.length = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_count_once_their_message_is_whole_however_it_is_cut() {
        let stream = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n1f\r\nretry: 1500\n\n\r\n\
            2a\r\nid: 7\ndata: {\"seq\":7}\ndata: id: 99\ndata: <p>\xc5\xbc</p>\n\n\r\nf\r\n: still here\n\n\r\n9\r\nid: 12\ndata: x\n\n\r\n";
        for cut in 1..stream.len() {
            let (mut lines, mut shown) = (Lines::default(), Vec::new());
            for part in stream.chunks(cut) {
                lines.feed(part, &mut |seq| shown.push(seq));
            }
            assert_eq!((lines.status, shown), (Some(200), vec![7, 12]), "in pieces of {cut}");
        }
        let (mut lines, mut shown) = (Lines::default(), Vec::new());
        lines.feed(b"HTTP/1.1 429 Too Many\r\n\r\nid: 7\ndata: no end", &mut |seq| shown.push(seq));
        assert_eq!((lines.status, shown), (Some(429), vec![]));
    }
}
