//! Whoever does not read what is sent to them is hung up on: a stream that nobody empties must not hold its place.

use axum::serve::{Listener, ListenerExt, TapIo};
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Sleep, sleep};

/// How long a reader may take nothing at all while something waits for it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A listener whose connections are given up when the other side stops reading.
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
        (Impatient::new(stream, PATIENCE), from)
    }

    fn local_addr(&self) -> Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// A connection that fails when nothing could be written for too long.
#[derive(Debug)]
pub(crate) struct Impatient<S> {
    stream: S,
    patience: Duration,
    /// Runs while the other side takes nothing.
    waits: Option<Pin<Box<Sleep>>>,
}

impl<S> Impatient<S> {
    fn new(stream: S, patience: Duration) -> Impatient<S> {
        Impatient { stream, patience, waits: None }
    }

    /// What a write came to, unless it waits for too long already.
    fn in_time<T>(&mut self, context: &mut Context<'_>, wrote: Poll<Result<T>>) -> Poll<Result<T>> {
        if wrote.is_ready() {
            self.waits = None;
            return wrote;
        }
        let waits = self.waits.get_or_insert_with(|| Box::pin(sleep(self.patience)));
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
        Pin::new(&mut self.stream).poll_read(context, buffer)
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

    #[tokio::test]
    async fn who_reads_nothing_is_hung_up_on() {
        let (ours, theirs) = duplex(64);
        let mut stream = Impatient::new(ours, SHORT);
        let error = stream.write_all(&[0; 1000]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        drop(theirs);
    }

    #[tokio::test]
    async fn who_reads_slowly_is_waited_for() {
        let (ours, mut theirs) = duplex(64);
        let mut stream = Impatient::new(ours, SHORT);
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
}
