//! Whom the host has banned stays out, whatever they write about where they come from.

use crate::common::Visitor;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use server::{App, Banned, BookShelf, Config};
use std::net::SocketAddr;
use std::sync::Arc;
use store::MemoryStore;

fn with_bans(bans: &[&str]) -> Arc<App> {
    let network = |text: &&str| text.parse().expect("a network");
    let banned = Banned::new(bans.iter().map(network).collect(), None).expect("no file is read");
    let trusted_proxies = vec![network(&"::ffff:127.0.0.0/104"), network(&"10.0.0.0/8")];
    let public_url = Some("http://mice.example".into());
    let config = Config { public_url, trusted_proxies, banned, data: None, ..Config::default() };
    let shelf = BookShelf::open(None).expect("our content");
    Arc::new(App::new(config, shelf, Arc::new(MemoryStore::new())))
}

/// Asks through a peer, with these lines about who asked before.
async fn asks(app: &Arc<App>, peer: &str, lines: &[&[u8]]) -> StatusCode {
    let mut request = Request::builder().uri("/healthz").header("host", "mice.example");
    for line in lines {
        request = request.header("x-forwarded-for", *line);
    }
    let mut request = request.body(Body::empty()).expect("a request");
    let peer: SocketAddr = format!("{peer}:5000").parse().expect("an address");
    request.extensions_mut().insert(ConnectInfo(peer));
    Visitor::new(app).raw(request).await.status()
}

#[tokio::test]
async fn who_is_banned_is_known_behind_proxies_whatever_they_send_themselves() {
    let bans = ["203.0.113.9", "2001:db8::5", "2001:db8:7::/48", "::ffff:198.51.100.0/120"];
    let app = with_bans(&bans);
    for (lines, out) in [
        (&[&b"203.0.113.9"[..]][..], true),
        (&[b"203.0.113.8"], false),
        // What is no text cannot hide what the proxy has added behind it.
        (&[b"\xff, 203.0.113.9"], true),
        (&[b"\xff", b"203.0.113.9"], true),
        (&[b"8.8.8.8, \xe9t\xe9,203.0.113.9, 10.0.0.7"], true),
        (&[b"203.0.113.8", b"203.0.113.9"], true),
        (&[b"203.0.113.9", b"203.0.113.8"], false),
        (&[b"::ffff:203.0.113.9"], true),
        (&[b"[::ffff:203.0.113.9]:4711"], true),
        // One address of a network, and the whole of another.
        (&[b"2001:db8::5"], true),
        (&[b"[2001:db8::5]"], true),
        (&[b"2001:db8::6"], false),
        (&[b"2001:db8:7:1::6"], true),
        (&[b"198.51.100.77"], true),
        (&[b"198.51.101.77"], false),
        // Without a name it is the proxy itself.
        (&[b""], false),
        (&[b"unknown"], false),
    ] {
        let expected = if out { StatusCode::FORBIDDEN } else { StatusCode::OK };
        for peer in ["127.0.0.1", "[::ffff:127.0.0.1]", "10.1.2.3"] {
            assert_eq!(asks(&app, peer, lines).await, expected, "{peer} {:?}", lines[0].escape_ascii());
        }
    }
    // Who comes by themselves is who they are.
    assert_eq!(asks(&app, "203.0.113.9", &[b"203.0.113.8"]).await, StatusCode::FORBIDDEN);
    assert_eq!(asks(&app, "[2001:db8::5]", &[]).await, StatusCode::FORBIDDEN);
    assert_eq!(asks(&app, "[2001:db8::6]", &[b"203.0.113.9"]).await, StatusCode::OK);
}
