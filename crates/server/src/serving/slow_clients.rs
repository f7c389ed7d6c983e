//! Whoever does not read what is sent to them is hung up on, and whoever does not finish what they ask: neither a stream
//! that nobody empties nor half a request must hold its place.

use axum::serve::{Listener, ListenerExt, TapIo};
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Sleep, sleep};

/// How long a reader may take nothing at all while something waits for it.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a request may be on its way without an answer, however many pieces it comes in: time enough for the largest
/// file on a slow line. Streams breathe more often than that, so they last.
const WHOLE: Duration = Duration::from_mins(2);

/// A listener whose connections are given up when the other side stops reading, or never finishes asking.
#[derive(Debug)]
pub(crate) struct Patient(TcpListener);

/// The listener of a server. Tapped, for only such listeners of ours tell requests where they come from.
pub(crate) fn patient(listener: TcpListener) -> TapIo<Patient, fn(&mut Impatient<TcpStream>)> {
    // What is told in two short messages must not wait until the first is acknowledged.
    Patient(listener).tap_io(|io| drop(io.stream.set_nodelay(true)))
}

impl Listener for Patient {
    type Io = Impatient<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Impatient<TcpStream>, SocketAddr) {
        let (stream, from) = Listener::accept(&mut self.0).await;
        (Impatient::new(stream, PATIENCE, WHOLE), from)
    }

    fn local_addr(&self) -> Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// A connection that fails when nothing could be written for too long, or nothing was there to be written.
#[derive(Debug)]
pub(crate) struct Impatient<S> {
    stream: S,
    slow_clients: Duration,
    /// Runs while the other side takes nothing.
    waits: Option<Pin<Box<Sleep>>>,
    whole: Duration,
    /// When something was last written; at first, when it was opened.
    answered: Instant,
    /// Runs while nothing comes that could be answered.
    asks: Option<Pin<Box<Sleep>>>,
}

impl<S> Impatient<S> {
    fn new(stream: S, slow_clients: Duration, whole: Duration) -> Impatient<S> {
        Impatient { stream, slow_clients, waits: None, whole, answered: Instant::now(), asks: None }
    }

    /// What a write came to, unless it waits for too long already.
    fn in_time<T>(&mut self, context: &mut Context<'_>, wrote: Poll<Result<T>>) -> Poll<Result<T>> {
        if wrote.is_ready() {
            self.waits = None;
            self.answered = Instant::now();
            return wrote;
        }
        let waits = self.waits.get_or_insert_with(|| Box::pin(sleep(self.slow_clients)));
        match waits.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "nobody reads"))),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Impatient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if read.is_ready() {
            return read;
        }
        // Reading does not put it off: a byte now and then is no request.
        let whole = self.whole;
        loop {
            let left = whole.checked_sub(self.answered.elapsed());
            let asks = self.asks.get_or_insert_with(|| Box::pin(sleep(left.unwrap_or_default())));
            match (asks.as_mut().poll(context), left) {
                (Poll::Pending, _) => return Poll::Pending,
                (Poll::Ready(()), None) => {
                    return Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "nobody asks")));
                }
                // Something was answered since: the rest of the time is waited for.
                (Poll::Ready(()), Some(_)) => self.asks = None,
            }
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Impatient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.in_time(context, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    const SHORT: Duration = Duration::from_millis(60);
    const LONG: Duration = Duration::from_mins(1);

    #[tokio::test]
    async fn who_reads_nothing_is_hung_up_on() {
        let (ours, theirs) = duplex(64);
        let mut stream = Impatient::new(ours, SHORT, LONG);
        let error = stream.write_all(&[0; 1000]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        drop(theirs);
    }

    #[tokio::test]
    async fn who_reads_slowly_is_waited_for() {
        let (ours, mut theirs) = duplex(64);
        let mut stream = Impatient::new(ours, SHORT, LONG);
        let reader = tokio::spawn(async move {
            let (mut total, mut some) = (0, [0; 64]);
            while total < 512 {
                tokio::time::sleep(SHORT / 4).await;
                total += theirs.read(&mut some).await.expect("it goes on");
            }
            total
        });
        stream.write_all(&[7; 512]).await.expect("in time, piece by piece");
        assert_eq!(reader.await.expect("it ends"), 512);
    }

    #[tokio::test]
    async fn half_a_request_is_hung_up_on_even_if_it_goes_on_letter_by_letter() {
        let (ours, mut theirs) = duplex(64);
        let mut stream = Impatient::new(ours, LONG, SHORT);
        let writer = tokio::spawn(async move {
            // Until nobody listens any more.
            while theirs.write_all(b"x").await.is_ok() {
                tokio::time::sleep(SHORT / 10).await;
            }
        });
        let mut all = Vec::new();
        let error = stream.read_to_end(&mut all).await.expect_err("it never ends by itself");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        assert!(!all.is_empty());
        drop(stream);
        writer.await.expect("it has noticed");
    }

    #[tokio::test]
    async fn who_listens_is_not_hung_up_on_while_something_is_said() {
        let (ours, theirs) = duplex(4096);
        let (mut reads, mut writes) = tokio::io::split(Impatient::new(ours, LONG, SHORT));
        let listening = tokio::spawn(async move {
            let mut all = Vec::new();
            reads.read_to_end(&mut all).await
        });
        for _ in 0..12 {
            writes.write_all(b"a breath").await.expect("it is read");
            tokio::time::sleep(SHORT / 4).await;
        }
        assert!(!listening.is_finished(), "three times as long, and still there");
        drop(theirs);
        assert!(listening.await.expect("it ends").is_ok(), "the other side has gone");
    }
}
