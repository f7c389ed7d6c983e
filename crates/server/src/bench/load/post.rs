//! Requests over connections that are kept, as a proxy keeps them.

use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

/// Requests under way at a time. Whoever waits for a place waits as somebody whose request hangs: the time counts.
const MOST: usize = 1024;

/// How long a connection is kept that nobody uses. The server closes it some time later; a request sent at that very
/// moment would be lost, and nothing of that is the server's fault.
const KEPT: Duration = Duration::from_secs(20);

/// A way to one server.
pub(super) struct Posts {
    address: SocketAddr,
    places: Semaphore,
    /// Connections that nobody uses, the one used last at the end, and since when.
    idle: Mutex<Vec<(Instant, BufReader<TcpStream>)>>,
}

/// What a request came to.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) status: u16,
    /// Where it leads.
    pub(super) location: Option<String>,
    pub(super) body: Vec<u8>,
}

impl Posts {
    pub(super) fn new(address: SocketAddr) -> Posts {
        Posts { address, places: Semaphore::new(MOST), idle: Mutex::default() }
    }

    /// Posts a form; the head has whatever else is said of it.
    pub(super) async fn post(&self, path: &str, head: &str, body: &str) -> std::io::Result<Answer> {
        let kind = "Content-Type: application/x-www-form-urlencoded";
        let length = body.len();
        self.ask(format!("POST {path} HTTP/1.1\r\n{head}{kind}\r\nContent-Length: {length}\r\n\r\n{body}"))
            .await
    }

    /// Asks for a page, compressed as browsers like it.
    pub(super) async fn get(&self, path: &str, head: &str) -> std::io::Result<Answer> {
        self.ask(format!("GET {path} HTTP/1.1\r\n{head}Accept-Encoding: gzip\r\n\r\n")).await
    }

    fn idle(&self) -> MutexGuard<'_, Vec<(Instant, BufReader<TcpStream>)>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection that is kept, if there is one.
    fn kept(&self) -> Option<BufReader<TcpStream>> {
        let mut idle = self.idle();
        let old = idle.iter().take_while(|(since, _)| since.elapsed() > KEPT).count();
        drop(idle.drain(..old));
        idle.pop().map(|(_, stream)| stream)
    }

    async fn ask(&self, request: String) -> std::io::Result<Answer> {
        let _place = self.places.acquire().await;
        let mut stream = match self.kept() {
            Some(stream) => stream,
            None => {
                let stream = TcpStream::connect(self.address).await?;
                stream.set_nodelay(true)?;
                BufReader::with_capacity(2048, stream)
            }
        };
        stream.get_mut().write_all(request.as_bytes()).await?;
        let answer = read(&mut stream).await?;
        self.idle().push((Instant::now(), stream));
        Ok(answer)
    }
}

async fn read<R: AsyncBufRead + Unpin>(stream: &mut R) -> std::io::Result<Answer> {
    let (mut line, mut length, mut pieces) = (String::new(), 0, false);
    let mut answer = Answer { status: 0, location: None, body: Vec::new() };
    loop {
        let text = read_line(stream, &mut line).await?;
        if answer.status == 0 {
            answer.status = text.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0);
        } else if let Some((name, value)) = text.split_once(": ") {
            match name {
                "content-length" => length = value.parse().unwrap_or(0),
                "transfer-encoding" => pieces = true,
                "location" => answer.location = Some(value.to_string()),
                _ => {}
            }
        } else if text.is_empty() {
            break;
        }
    }
    loop {
        if pieces {
            length = usize::from_str_radix(read_line(stream, &mut line).await?, 16).unwrap_or(0);
        }
        let had = answer.body.len();
        answer.body.resize(had + length, 0);
        stream.read_exact(&mut answer.body[had..]).await?;
        if !pieces {
            return Ok(answer);
        }
        // A piece ends with its line; the last one is empty.
        read_line(stream, &mut line).await?;
        if length == 0 {
            return Ok(answer);
        }
    }
}

async fn read_line<'l, R: AsyncBufRead + Unpin>(
    stream: &mut R,
    line: &'l mut String,
) -> std::io::Result<&'l str> {
    line.clear();
    match stream.read_line(line).await? {
        0 => Err(std::io::ErrorKind::UnexpectedEof.into()),
        _ => Ok(line.trim_end()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_answer_is_read_whole_or_in_pieces_and_the_next_one_after_it() {
        let mut sent: &[u8] = b"HTTP/1.1 303 See Other\r\nlocation: /t/abc\r\ncontent-length: 2\r\n\r\nok\
            HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n\
            HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n";
        let first = read(&mut sent).await.expect("an answer");
        assert_eq!(
            (first.status, first.location.as_deref(), &*first.body),
            (303, Some("/t/abc"), &b"ok"[..])
        );
        let second = read(&mut sent).await.expect("an answer");
        assert_eq!((second.status, &*second.body), (200, &b"abc0123456789"[..]));
        assert_eq!(read(&mut sent).await.expect("an answer").status, 429);
        assert!(read(&mut sent).await.is_err(), "nothing is left");
    }
}
