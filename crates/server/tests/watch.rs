//! `serve --watch`: a book that is read again whenever it is saved.

use server::Config;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
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

/// The first event of the stream that tells about findings.
async fn news(address: SocketAddr) -> serde_json::Value {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    stream.write_all(b"GET /watch/events HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("it reads");
    let mut said = String::new();
    let mut bytes = [0; 4096];
    loop {
        let read = stream.read(&mut bytes).await.expect("it tells");
        said.push_str(&String::from_utf8_lossy(&bytes[..read]));
        if let Some((_, rest)) = said.split_once("data: ")
            && let Some((event, _)) = rest.split_once("\n\n")
        {
            // Pieces of a chunked answer may be cut by their length lines; events are written whole.
            return serde_json::from_str(event).expect("an event");
        }
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
    let until = async |what: &str| {
        let late = Instant::now() + Duration::from_mins(1);
        loop {
            let page = get(address, "/new?chapter=lone-room&lang=en", "localhost").await;
            if page.contains(what) {
                return page;
            }
            assert!(Instant::now() < late, "`{what}` never came:\n{page}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let page = until("Lone Room").await;
    assert!(page.contains("/watch/watch.js"), "the page can hear of findings");
    assert_eq!(news(address).await["panel"], "");

    write(folder.path(), "no-page");
    let late = Instant::now() + Duration::from_mins(1);
    while news(address).await["good"] == true {
        assert!(Instant::now() < late, "the mistake was never found");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let found = news(address).await;
    assert!(found["panel"].as_str().is_some_and(|p| p.contains("01-lone/chapter.kdl:2")), "{found}");
    until("Lone Room").await;

    write(folder.path(), "5");
    until("ends on page 5").await;
    // The new book is in play a moment before its reading is told.
    let late = Instant::now() + Duration::from_mins(1);
    while news(address).await["good"] != true {
        assert!(Instant::now() < late, "the mended book was never told of");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }

    // A name of a stranger that points here is not us.
    assert!(get(address, "/watch/watch.js", "stranger.example").await.starts_with("HTTP/1.1 421"));
    drop(stop);
    server.await.expect("no panic").expect("it stops");
}
