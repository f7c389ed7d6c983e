//! Whoever does not read what is sent to them is hung up on, and whoever does not finish what they ask: neither a stream
//! that nobody empties nor half a request must hold its place.

use crate::config::{Allowances, Config};
use crate::limits::{Guest, Place, Places, counted};
use crate::notice::Notice;
use axum::serve::{Listener, ListenerExt, TapIo};
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{Instant, Sleep, sleep, sleep_until, timeout};

/// How long a reader may take nothing at all while something waits for it.
const PATIENCE: Duration = Duration::from_secs(30);

/// What one connection too many is told.
const CROWDED: &str = "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 30\r\nContent-Length: 21\r\n\r\ntoo many connections\n";

/// What somebody is told whom the host has banned.
const BANNED: &str =
    "HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 23\r\n\r\nthis address is banned\n";

/// A listener whose connections are given up when the other side stops reading, or never finishes asking; and which holds
/// only so many for one address.
#[derive(Debug)]
pub(crate) struct Patient {
    listener: TcpListener,
    config: Config,
    held: Arc<Places>,
    /// Places for those who are waited for until they have read why they are turned away.
    told: Arc<Semaphore>,
}

/// So many are waited for at the same time: each holds one of the few files that are no connections.
const TOLD: usize = 32;

/// The listener of a server. Tapped, for only such listeners of ours tell requests where they come from.
pub(crate) fn patient(
    listener: TcpListener,
    config: &Config,
) -> TapIo<Patient, fn(&mut Impatient<TcpStream>)> {
    let patient = Patient {
        listener,
        config: config.clone(),
        held: Arc::default(),
        told: Arc::new(Semaphore::new(TOLD)),
    };
    // What is told in two short messages must not wait until the first is acknowledged.
    patient.tap_io(|io| drop(io.stream.set_nodelay(true)))
}

impl Patient {
    /// A place for one more connection, or what it is told instead. Behind the host's own proxies and at this machine
    /// everybody shares an address, and none is counted.
    fn place(&self, from: IpAddr) -> std::result::Result<Option<Place>, &'static str> {
        let (config, from) = (&self.config, from.to_canonical());
        if config.banned.has(from) {
            return Err(BANNED);
        }
        if !config.limits || from.is_loopback() || config.trusts(from) {
            return Ok(None);
        }
        let place = self.held.take(counted(from), config.allows.connections as usize);
        if place.is_none() && config.metrics.refused("connections") {
            config.notices.tell(Notice::TooManyConnections(from));
        }
        place.map(Some).ok_or(CROWDED)
    }
}

impl Listener for Patient {
    type Io = Impatient<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Impatient<TcpStream>, SocketAddr) {
        loop {
            let (mut stream, from) = Listener::accept(&mut self.listener).await;
            let guest = self.config.house.enter();
            let why_not = match self.place(from.ip()) {
                Ok(place) if guest.is_some() => {
                    let stream = Impatient::new(stream, PATIENCE, Within::of(&self.config.allows));
                    return (Impatient { _place: place, _guest: guest, ..stream }, from);
                }
                Ok(_) => {
                    self.config.refused_by_full_house();
                    CROWDED
                }
                Err(why_not) => why_not,
            };
            let held = Arc::clone(&self.told).try_acquire_owned();
            tokio::spawn(timeout(Duration::from_secs(1), async move {
                let _ = stream.write_all(why_not.as_bytes()).await;
                // Hung up on at once, somebody who is still asking would never read it.
                if held.is_ok() {
                    let _ = stream.shutdown().await;
                    let mut asked = [0; 1024];
                    while stream.read(&mut asked).await.is_ok_and(|read| read > 0) {}
                }
            }));
        }
    }

    fn local_addr(&self) -> Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// How far the head of the request has come that is being read.
#[derive(Debug)]
struct Head {
    /// When it began: with the connection, then with the first letter after an answer. None while nothing is asked.
    began: Option<Instant>,
    /// How much of the blank line that ends it was read.
    ends: usize,
    /// It is whole; what follows belongs to it until something is answered.
    whole: bool,
}

impl Head {
    fn read(&mut self, bytes: &[u8]) {
        const END: &[u8; 4] = b"\r\n\r\n";
        if self.whole || bytes.is_empty() {
            return;
        }
        self.began.get_or_insert_with(Instant::now);
        for byte in bytes {
            self.ends = match *byte {
                b if b == END[self.ends] => self.ends + 1,
                b'\r' => 1,
                _ => 0,
            };
            if self.ends == END.len() {
                *self = Head { began: None, ends: 0, whole: true };
                return;
            }
        }
    }

    /// Something was written. To be told to go on is no answer.
    fn answered(&mut self, bytes: &[u8]) {
        if !bytes.starts_with(b"HTTP/1.1 100 ") {
            *self = Head { began: None, ends: 0, whole: false };
        }
    }
}

/// Within which time somebody must have asked.
#[derive(Clone, Copy, Debug)]
struct Within {
    /// The head of a request, from the first connection or its first letter on.
    head: Duration,
    /// A whole request, however many pieces it comes in: time enough for the largest file on a slow line. Streams breathe
    /// more often than that, so they last.
    whole: Duration,
}

impl Within {
    fn of(allows: &Allowances) -> Within {
        let seconds = |n: u32| Duration::from_secs(n.into());
        Within { head: seconds(allows.head_seconds), whole: seconds(allows.request_seconds) }
    }
}

/// A connection that fails when nothing could be written for too long, or nothing was there to be written.
#[derive(Debug)]
pub(crate) struct Impatient<S> {
    stream: S,
    slow_clients: Duration,
    /// Runs while the other side takes nothing.
    waits: Option<Pin<Box<Sleep>>>,
    within: Within,
    /// When something was last written; at first, when it was opened.
    answered: Instant,
    head: Head,
    /// Runs while nothing comes that could be answered.
    asks: Option<Pin<Box<Sleep>>>,
    /// Its place among those of its address.
    _place: Option<Place>,
    /// Its place among all.
    _guest: Option<Guest>,
}

impl<S> Impatient<S> {
    fn new(stream: S, slow_clients: Duration, within: Within) -> Impatient<S> {
        let now = Instant::now();
        let head = Head { began: Some(now), ends: 0, whole: false };
        Impatient {
            stream,
            slow_clients,
            waits: None,
            within,
            answered: now,
            head,
            asks: None,
            _place: None,
            _guest: None,
        }
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

    /// Until when something must have come.
    fn until(&self) -> Instant {
        let whole = self.answered + self.within.whole;
        self.head.began.map_or(whole, |began| whole.min(began + self.within.head))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Impatient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if read.is_ready() {
            self.head.read(&buffer.filled()[before..]);
            // A new deadline may be sooner than the one that was waited for.
            self.asks = None;
            return read;
        }
        // Reading does not put it off: a byte now and then is no request.
        loop {
            let until = self.until();
            let asks = self.asks.get_or_insert_with(|| Box::pin(sleep_until(until)));
            if asks.as_mut().poll(context).is_pending() {
                return Poll::Pending;
            }
            if self.until() <= Instant::now() {
                return Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "nobody asks")));
            }
            // Something was answered since: the rest of the time is waited for.
            self.asks = None;
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Impatient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.head.answered(bytes);
        self.in_time(context, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.head.answered(pieces.first().map_or(&[], |piece| piece));
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
    use tokio::io::duplex;

    const SHORT: Duration = Duration::from_secs(6);
    const LONG: Duration = Duration::from_mins(1);

    fn usual() -> Within {
        Within::of(&Allowances::default())
    }

    fn whole(whole: Duration) -> Within {
        Within { whole, ..usual() }
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_nothing_is_hung_up_on() {
        let (ours, theirs) = duplex(64);
        let mut stream = Impatient::new(ours, SHORT, whole(LONG));
        let error = stream.write_all(&[0; 1000]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        drop(theirs);
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_slowly_is_waited_for() {
        let (ours, mut theirs) = duplex(64);
        let mut stream = Impatient::new(ours, SHORT, whole(LONG));
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

    #[tokio::test(start_paused = true)]
    async fn half_a_request_is_hung_up_on_even_if_it_goes_on_letter_by_letter() {
        let (ours, mut theirs) = duplex(64);
        let mut stream = Impatient::new(ours, LONG, whole(SHORT));
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

    #[tokio::test(start_paused = true)]
    async fn who_listens_is_not_hung_up_on_while_something_is_said() {
        let (ours, theirs) = duplex(4096);
        let (mut reads, mut writes) = tokio::io::split(Impatient::new(ours, LONG, whole(SHORT)));
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

    #[tokio::test(start_paused = true)]
    async fn the_head_of_a_request_has_ten_seconds_and_its_body_more() {
        let two = Duration::from_secs(2);
        for (head, hung_up) in
            [(&b"GET / HTTP/1.1\r\nHost: x\r\n"[..], true), (b"POST / HTTP/1.1\r\n\r\n", false)]
        {
            let (ours, mut theirs) = duplex(4096);
            let mut stream = Impatient::new(ours, LONG, usual());
            let writer = tokio::spawn(async move {
                let _ = theirs.write_all(head).await;
                for _ in 0..15 {
                    tokio::time::sleep(two).await;
                    let _ = theirs.write_all(b"x").await;
                }
            });
            let (began, mut all) = (Instant::now(), Vec::new());
            let read = stream.read_to_end(&mut all).await;
            assert_eq!(read.is_err(), hung_up, "{head:?}");
            assert_eq!(began.elapsed() < usual().head + two, hung_up, "{head:?}");
            writer.await.expect("it ends");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_was_answered_may_rest_and_ask_again() {
        let (ours, mut theirs) = duplex(4096);
        let mut stream = Impatient::new(ours, LONG, usual());
        let mut some = [0; 64];
        theirs.write_all(b"GET / HTTP/1.1\r\n\r\n").await.expect("a request");
        assert!(stream.read(&mut some).await.is_ok_and(|n| n > 0), "it is read");
        stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await.expect("an answer");
        let rested = tokio::time::timeout(usual().head * 3, stream.read(&mut some)).await;
        assert!(rested.is_err(), "nothing is asked, and it is still there");
        theirs.write_all(b"GET").await.expect("half a request");
        assert!(stream.read(&mut some).await.is_ok_and(|n| n > 0), "it is read");
        let began = Instant::now();
        stream.read(&mut some).await.expect_err("the rest never comes");
        assert!(began.elapsed() <= usual().head + Duration::from_secs(1));
        // Whoever was told to go on sends a body, not a head.
        let mut head = Head { began: None, ends: 0, whole: false };
        head.read(b"POST / HTTP/1.1\r\nExpect: 100-continue\r\n\r");
        assert!(head.began.is_some());
        head.read(b"\n");
        head.answered(b"HTTP/1.1 100 Continue\r\n\r\n");
        head.read(b"the body");
        assert!(head.began.is_none() && head.whole);
    }

    #[tokio::test]
    async fn one_network_holds_only_so_many_connections() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let heard = Arc::new(std::sync::Mutex::new(0));
        let ear = Arc::clone(&heard);
        let notices = crate::notice::Notices::to(move |_| *ear.lock().unwrap() += 1);
        let proxy = "10.0.0.1".parse().expect("a network");
        let config = Config { notices, trusted_proxies: vec![proxy], ..Config::default() };
        let patient =
            Patient { listener, config, held: Arc::default(), told: Arc::new(Semaphore::new(TOLD)) };
        let at = |n: usize| IpAddr::from([0x2001, 0xdb8, 1, 2, 0, 0, 0, n as u16]);
        let mut held: Vec<_> = (0..512).map(|n| patient.place(at(n)).expect("room")).collect();
        assert!(patient.place(at(9)).is_err() && patient.place(at(9999)).is_err());
        assert_eq!(*heard.lock().unwrap(), 1, "the host hears of it once");
        for other in ["2001:db8:1:3::1", "203.0.113.1", "127.0.0.1", "::1", "10.0.0.1"] {
            assert!(patient.place(other.parse().expect("an address")).is_ok(), "{other}");
        }
        held.pop();
        assert!(patient.place(at(9)).is_ok(), "there is room again");
        patient.config.banned.ban("203.0.113.0/24".parse().expect("a network")).expect("no file");
        assert_eq!(patient.place(IpAddr::from([203, 0, 113, 1])).err(), Some(BANNED));
        for told in [CROWDED, BANNED] {
            let (head, body) = told.split_once("\r\n\r\n").expect("an answer");
            assert!(head.ends_with(&format!("Content-Length: {}", body.len())), "{told}");
        }
    }
}
