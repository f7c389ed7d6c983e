//! `serve --watch`: a book that is read again whenever it is saved. The files are real and so is the clock by which they
//! are looked at; the test waits for what the server tells of its readings.

use server::Config;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

/// A chapter over one room of the box.
fn write(book: &Path, end: &str) {
    let chapter = format!(
        "chapter lone-room {{\n    ends-on-page {end}\n    party 4\n    encounters standard\n    map {{\n        row guard-room\n    }}\n    \
         start guard-room\n    minions guard-room rat-warrior=1\n    victory {{ no-minions on=board }}\n}}\n"
    );
    let file = |name: &str, text: &str| {
        let path = book.join(name);
        std::fs::create_dir_all(path.parent().expect("in a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    };
    file("book.kdl", "book lone {\n    chapters lone-room\n}\n");
    file("01-lone/chapter.kdl", &chapter);
    for lang in ["en", "de", "pl"] {
        file(&format!("01-lone/{lang}.md"), "# opening\nOnce.\n\n# victory\nDone.\n");
        file(&format!("locales/{lang}/lone.ftl"), "story-lone = Lone\nchapter-lone-room = Lone Room\n");
    }
}

async fn get(address: SocketAddr, path: &str, host: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let ask =
        format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.expect("it reads");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// The stream that tells about findings.
struct News {
    stream: TcpStream,
    said: String,
}

impl News {
    async fn open(address: SocketAddr) -> News {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(b"GET /watch/events HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("it reads");
        News { stream, said: String::new() }
    }

    /// The next reading.
    async fn next(&mut self) -> serde_json::Value {
        let mut bytes = [0; 4096];
        loop {
            if let Some((_, rest)) = self.said.split_once("data: ")
                && let Some((event, rest)) = rest.split_once("\n\n")
            {
                // Pieces of a chunked answer may be cut by their length lines; events are written whole.
                let event = serde_json::from_str(event).expect("an event");
                self.said = rest.to_string();
                return event;
            }
            let read = self.stream.read(&mut bytes).await.expect("it tells");
            assert!(read > 0, "the stream has ended");
            self.said.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
    }

    /// Waits for a reading; what is half written is read as well.
    async fn until(&mut self, what: &str, test: impl Fn(&serde_json::Value) -> bool) {
        let comes = async { while !test(&self.next().await) {} };
        tokio::time::timeout(Duration::from_mins(1), comes).await.unwrap_or_else(|_| panic!("never: {what}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_saved_book_is_in_play_and_a_broken_one_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "6");
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data: None,
        watch: Some(folder.path().to_path_buf()),
        ..Config::default()
    };
    let (told, address) = oneshot::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(server::serve(
        config,
        move |address| told.send(address).expect("the test waits"),
        async move {
            let _ = stopped.await;
        },
    ));
    let address = address.await.expect("it opens");
    let page = async || get(address, "/new?chapter=lone-room&lang=en", "localhost").await;
    let first = page().await;
    assert!(first.contains("Lone Room"), "{first}");
    assert!(first.contains("/watch/watch.js"), "the page can hear of findings");
    let mut news = News::open(address).await;
    assert_eq!(news.next().await["panel"], "");

    write(folder.path(), "no-page");
    let found = |reading: &serde_json::Value| {
        let at = reading["panel"].as_str().is_some_and(|panel| panel.contains("01-lone/chapter.kdl:2"));
        reading["good"] == false && at
    };
    news.until("the mistake is found", found).await;
    assert!(page().await.contains("Lone Room"), "the last good book stays in play");

    write(folder.path(), "5");
    news.until("the mended book is in play", |reading| reading["good"] == true).await;
    let mended = page().await;
    assert!(mended.contains("ends on page 5"), "{mended}");

    // A name of a stranger that points here is not us.
    assert!(get(address, "/watch/watch.js", "stranger.example").await.starts_with("HTTP/1.1 421"));
    drop(stop);
    server.await.expect("no panic").expect("it stops");
}

/// Posts a form from a page of the server itself; gives the head of the answer.
async fn post(address: SocketAddr, path: &str, form: &str, site: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let ask = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: {site}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{form}",
        form.len()
    );
    stream.write_all(ask.as_bytes()).await.expect("it reads");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_workshop_begins_a_chapter_in_the_middle_and_opens_simulated_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let book = folder.path().join("book");
    write(&book, "6");
    let config =
        Config { listen: ([127, 0, 0, 1], 0).into(), data: None, watch: Some(book), ..Config::default() };
    let (ready, address) = oneshot::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(server::serve(
        config,
        move |address| ready.send(address).expect("the test waits"),
        async move {
            let _ = stopped.await;
        },
    ));
    let address = address.await.expect("it starts");
    let page = get(address, "/workshop?at=/new?chapter=lone-room", "localhost").await;
    assert!(page.contains("id=\"stage\"") && page.contains("frame-ancestors 'self'"), "{page}");
    assert!(!get(address, "/workshop?at=//evil.example/", "localhost").await.contains("evil.example"));
    let tools = get(address, "/watch/tools?at=/new?chapter=lone-room", "localhost").await;
    assert!(tools.contains("data-part=\"begin\"") && tools.contains("value=\"sewer\""), "{tools}");
    assert!(tools.contains("chapter-lone-room"), "texts are there: {tools}");
    // Its other side lies down at the start; the game begins there all the same.
    let form = "chapter=lone-room&room=sewer&page=3&wheel=2&mouse=collin&mouse=filch&mouse=nez&mouse=tilda";
    assert!(
        post(address, "/watch/play", form, "cross-site").await.starts_with("HTTP/1.1 403"),
        "only our own pages"
    );
    // A proxy on this machine passes on what others ask; the tools are not for them.
    let others = "same-origin\r\nX-Forwarded-For: 203.0.113.9";
    assert!(post(address, "/watch/play", form, others).await.starts_with("HTTP/1.1 403"), "nobody else");
    let others = "localhost\r\nX-Forwarded-For: 203.0.113.9";
    assert!(get(address, "/watch/tools?at=/", others).await.starts_with("HTTP/1.1 404"), "nobody else");
    let begun = post(address, "/watch/play", form, "same-origin").await;
    let place =
        begun.lines().find_map(|line| line.strip_prefix("location: ")).expect(&begun).trim().to_string();
    let table = place.split_once("at=").expect("a table").1.to_string();
    let tools = get(address, &format!("/watch/tools?at={table}"), "localhost").await;
    assert!(tools.contains("<td>3 / 6</td>"), "page 3 of 6: {tools}");
    assert!(get(address, &table, "localhost").await.starts_with("HTTP/1.1 200"), "it can be played");
    let few = post(address, "/watch/play", "chapter=lone-room&room=sewer&mouse=collin", "same-origin").await;
    assert!(few.starts_with("HTTP/1.1 422"), "{few}");
    let opened = post(address, "/watch/simulated", "chapter=lone-room&number=5&seed=9", "same-origin").await;
    let place =
        opened.lines().find_map(|line| line.strip_prefix("location: ")).expect(&opened).trim().to_string();
    let table = place.split_once("at=").expect("a table").1.to_string();
    assert!(get(address, &table, "localhost").await.contains("/recap"), "it is played to its end");
    drop(stop);
    server.await.expect("no panic").expect("it stops");
}
