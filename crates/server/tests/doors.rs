//! Every way in, taken from the list of routes itself: a new one cannot be forgotten here.

mod common;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use common::book::{begin, finish, set_out};
use common::house::{House, ROUTES, invite, routes};
use common::{Visitor, limited, limited_to, private, public};
use futures_util::StreamExt;
use server::{Allowances, App, Config, Notices};
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

#[test]
fn the_list_of_routes_is_read_whole() {
    let (reads, changes) = (routes("get"), routes("post"));
    assert!(reads.len() > 20 && changes.len() > 20, "{} and {}", reads.len(), changes.len());
    let both = ROUTES.matches("get(").count() + ROUTES.matches("post(").count();
    assert_eq!(reads.len() + changes.len(), both, "each handler is found");
    for other in [".nest(", ".merge(", "any(", "put(", " delete(", ".delete(", "patch(", ".on(", "_service("]
    {
        assert!(!ROUTES.contains(other), "{other} would not be tested here");
    }
}

fn request(method: &str, path: &str, headers: &[(&str, &str)], body: Vec<u8>) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(Body::from(body)).expect("a request")
}

const OURS: (&str, &str) = ("host", "localhost:7777");
const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

#[tokio::test]
async fn no_change_is_made_for_another_page_whatever_its_address() {
    for app in [private(), public()] {
        let mut house = House::open(app).await;
        let before = house.everything();
        for route in routes("post") {
            let path = house.address(route);
            for (bad, status) in [
                (vec![("host", "evil.example")], StatusCode::MISDIRECTED_REQUEST),
                (vec![("host", "127.0.0.1.evil.example:7777")], StatusCode::MISDIRECTED_REQUEST),
                (vec![], StatusCode::MISDIRECTED_REQUEST),
                (vec![OURS, ("host", "evil.example")], StatusCode::MISDIRECTED_REQUEST),
                (vec![OURS, OURS], StatusCode::MISDIRECTED_REQUEST),
                (vec![OURS, ("origin", "http://evil.example")], StatusCode::FORBIDDEN),
                (vec![OURS, ("origin", "http://localhost:7778")], StatusCode::FORBIDDEN),
                (vec![OURS, ("origin", "null")], StatusCode::FORBIDDEN),
                (vec![OURS, ("sec-fetch-site", "cross-site")], StatusCode::FORBIDDEN),
                (vec![OURS, ("sec-fetch-site", "same-site")], StatusCode::FORBIDDEN),
            ] {
                let cookies = house.host.cookie_header();
                let mut headers = bad.clone();
                headers.extend([FORM, ("cookie", &cookies)]);
                let answer = house.host.raw(request("POST", &path, &headers, b"seq=1&to=0".to_vec())).await;
                assert_eq!(answer.status(), status, "{route} {bad:?}");
                locked_down(answer.headers(), route);
            }
        }
        assert_eq!(house.everything(), before, "nothing has changed");
    }
}

#[tokio::test]
async fn no_change_is_made_for_a_stranger() {
    let house = House::open(public()).await;
    let before = house.everything();
    let anybodys = ["/new", "/settings", "/import", "/join/{table}/{invitation}", "/yours/delete"];
    for route in routes("post").into_iter().filter(|r| !anybodys.contains(r)) {
        let answer = Visitor::new(&house.app).post(&house.address(route), &[("seq", "1"), ("to", "0")]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{route}");
    }
    let open = [
        "/new",
        "/import",
        "/settings",
        "/",
        "/rules",
        "/cards",
        "/rooms",
        "/gallery",
        "/chapter",
        "/static",
        "/art",
        "/join",
        "/healthz",
        "/privacy",
        "/yours",
        "/books",
    ];
    for route in routes("get").into_iter().filter(|r| *r != "/") {
        let answer = Visitor::new(&house.app).get(&house.address(route)).await;
        let public = open.iter().any(|o| *o != "/" && route.starts_with(o));
        let expected = if route == "/join" || !public { StatusCode::NOT_FOUND } else { StatusCode::OK };
        assert_eq!(answer.status, expected, "{route}");
    }
    assert_eq!(house.everything(), before, "nothing has changed");
    // Who watches changes nothing either, except that anybody may take a copy of what they see.
    let mut watcher = Visitor::new(&house.app);
    watcher.post(&house.door, &[("watch", "1")]).await;
    let before = house.everything();
    let own = |r: &&str| r.ends_with("/copy") || r.ends_with("/mute");
    for route in routes("post").into_iter().filter(|r| r.starts_with("/t/") && !own(r)) {
        let fields = [("seq", "1"), ("to", "0"), ("seat", "host"), ("phrase", "wait"), ("level", "clever")];
        let answer = watcher.post(&house.address(route), &fields).await;
        assert!(answer.status.is_client_error(), "{route}: {}", answer.status);
    }
    assert_eq!(house.everything(), before, "nothing has changed");
}

#[tokio::test]
async fn what_is_malformed_or_too_large_gets_a_4xx_and_changes_nothing() {
    let mut house = House::open(private()).await;
    let before = house.everything();
    // These read no form: there is nothing in it that could be wrong.
    let formless = ["/t/{table}/copy", "/t/{table}/delete", "/t/{table}/hint/stop"];
    for route in routes("post").into_iter().filter(|r| !formless.contains(r)) {
        let path = house.address(route);
        let too_large = if matches!(route, "/import" | "/books") { (4 << 20) + 1 } else { (64 << 10) + 1 };
        for (kind, body) in [
            ("application/json", b"{\"seq\":1}".to_vec()),
            ("text/plain", b"seq=1".to_vec()),
            ("application/x-www-form-urlencoded", vec![b'x'; too_large]),
            ("multipart/form-data; boundary=x", vec![0xff; 2000]),
        ] {
            let headers = [OURS, ("content-type", kind)];
            let answer = house.host.raw(request("POST", &path, &headers, body)).await;
            assert!(answer.status().is_client_error(), "{route} {kind}: {}", answer.status());
            locked_down(answer.headers(), route);
        }
    }
    // No answer to a choice that says nothing, or nonsense.
    for route in
        ["/choose", "/undo", "/redo", "/companions", "/point", "/talk", "/ask-again", "/hand", "/seats"]
    {
        for body in
            ["", "seq=x&to=x", "seq=99999999999999999999&to=-1&choice=%00", "%ff=%ff&seq=1&choice=%ff"]
        {
            let path = format!("{}{route}", house.table);
            let answer = house.host.raw(request("POST", &path, &[OURS, FORM], body.into())).await;
            assert!(answer.status().is_client_error(), "{route} {body}: {}", answer.status());
        }
    }
    assert_eq!(house.everything(), before, "nothing has changed");
}

/// What every answer must carry.
fn locked_down(headers: &HeaderMap, what: &str) {
    let policy = headers.get(header::CONTENT_SECURITY_POLICY).and_then(|p| p.to_str().ok()).unwrap_or("");
    let strict = policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'");
    assert!(strict && !policy.contains("unsafe") && !policy.contains('*'), "{what}: {policy}");
    assert_eq!(headers[header::REFERRER_POLICY], "no-referrer", "{what}");
    assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff", "{what}");
}

#[tokio::test]
async fn every_answer_carries_the_strict_policy() {
    let mut house = House::open(private()).await;
    let cookies = house.host.cookie_header();
    for route in routes("get") {
        let path = house.address(route);
        for (method, host) in
            [("GET", OURS), ("HEAD", OURS), ("PUT", OURS), ("GET", ("host", "evil.example"))]
        {
            let headers = [host, ("cookie", &*cookies)];
            let answer = house.host.raw(request(method, &path, &headers, Vec::new())).await;
            let status = answer.status();
            let right = match (method, host) {
                ("PUT", _) => status == StatusCode::METHOD_NOT_ALLOWED,
                (_, OURS) => status.is_success() || status.is_redirection() || route == "/join",
                _ => status == StatusCode::MISDIRECTED_REQUEST,
            };
            assert!(right, "{method} {route}: {status}");
            locked_down(answer.headers(), &format!("{method} {route}"));
        }
    }
    for path in
        ["/nothing", "/t/nothing", "/static/x/nothing.js", "/art/x/y/z.svg", "/party/nothing", "/%ff", "//"]
    {
        let answer = house.host.raw(request("GET", path, &[OURS], Vec::new())).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        locked_down(answer.headers(), path);
    }
    let odd = Method::from_bytes(b"BREW").expect("a method");
    let answer = house.host.raw(request(odd.as_str(), "/", &[OURS], Vec::new())).await;
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    locked_down(answer.headers(), "BREW /");
}

/// How many requests of a kind are let through before one is turned away. A machine that pauses lets more through.
async fn until_refused(visitor: &mut Visitor, most: usize, ask: impl Fn() -> Request<Body>) -> usize {
    for through in 0..most {
        if visitor.raw(ask()).await.status() == StatusCode::TOO_MANY_REQUESTS {
            return through;
        }
    }
    panic!("{most} requests and none was turned away");
}

#[tokio::test]
async fn whoever_asks_too_often_waits_and_the_others_do_not() {
    // Little comes back meanwhile, or a busy machine would never use it up.
    let allows = Allowances { changes_per_second: 1, pages_per_second: 1, ..Allowances::default() };
    let mut house = House::open(limited_to(allows)).await;
    let (at, offered) = house.host.choices(&house.table).await;
    let cookies = house.host.cookie_header();
    let (me, you) = (("x-forwarded-for", "203.0.113.1"), ("x-forwarded-for", "8.8.8.8, 203.0.113.2"));
    let choose = format!("{}/choose", house.table);
    let choice = offered[0].replace(' ', "+");
    let post = |from: (&'static str, &'static str), seq: u64| {
        let body = format!("seq={seq}&choice={choice}");
        request("POST", &choose, &[OURS, FORM, from, ("cookie", &cookies)], body.into())
    };
    // Choices based on a record that is long gone: not made, but counted.
    let before = house.everything();
    let through = until_refused(&mut house.host, 4000, || post(me, 0)).await;
    assert!(through >= 240, "{through}");
    assert_eq!(house.everything(), before, "nothing has changed");
    let yours = house.host.raw(post(you, at)).await;
    assert_eq!(yours.status(), StatusCode::SEE_OTHER, "somebody else's address has its own measure");
    assert_ne!(house.everything(), before, "that choice was made");

    let mut anybody = Visitor::new(&house.app);
    let ask = || request("GET", "/static/x/nothing", &[OURS, me], Vec::new());
    let through = until_refused(&mut anybody, 60_000, ask).await;
    assert!(through >= 2000, "{through}");
    let page = anybody.raw(request("GET", "/", &[OURS, you], Vec::new())).await;
    assert_eq!(page.status(), StatusCode::OK);
}

#[tokio::test]
async fn nobody_fills_the_shelf_or_the_table() {
    let mut house = House::open(limited()).await;
    let mut host = Visitor::new(&house.app);
    let cookies = house.host.cookie_header();
    let copy = format!("{}/copy", house.table);
    for (path, least) in [("/new", 10), (&*copy, 0), ("/import", 0)] {
        let before = house.app.store.tables().expect("tables").len();
        let headers = [OURS, FORM, ("cookie", &*cookies)];
        let ask = || request("POST", path, &headers, b"quick=1".to_vec());
        let begun = until_refused(&mut host, 200, ask).await;
        assert!(begun >= least, "{path}: {begun}");
        let now = house.app.store.tables().expect("tables").len();
        assert_eq!(now, before + if path == "/import" { 0 } else { begun }, "what is refused is not begun");
    }

    // Seats: as many as there are chairs, and room again when somebody who watches is sent away.
    house = House::open(public()).await;
    for _ in 1..40 {
        let answer = Visitor::new(&house.app).post(&house.door, &[("watch", "1")]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
    }
    let full = house.everything();
    let late = Visitor::new(&house.app).post(&house.door, &[("name", "Ada")]).await;
    assert_eq!(late.status, StatusCode::FORBIDDEN);
    assert!(late.body.contains("The table is full"));
    assert_eq!(house.everything(), full);
    let seats = format!("{}/seats", house.table);
    assert!(house.host.get(&seats).await.body.contains("39 spectators can watch."));
    house.host.post(&seats, &[("seat", "watch"), ("leave", "1")]).await;
    let door = invite(&mut house.host, &house.table).await;
    let now = Visitor::new(&house.app).post(&door, &[("name", "Ada")]).await;
    assert_eq!(now.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn so_many_streams_at_a_table_and_so_many_for_an_address() {
    let app = limited();
    let mut host = Visitor::new(&app);
    let mut open = Vec::new();
    for _ in 0..3 {
        let table = host.begin().await;
        for _ in 0..64 {
            open.push(host.stream(&format!("{table}/events?seq=0")).await);
        }
        let one_more = host.get(&format!("{table}/events?seq=0")).await;
        assert_eq!(one_more.status, StatusCode::TOO_MANY_REQUESTS, "at one table");
    }
    let fourth = host.begin().await;
    let events = format!("{fourth}/events?seq=0");
    assert_eq!(host.get(&events).await.status, StatusCode::TOO_MANY_REQUESTS, "at all tables");
    assert_eq!(host.get(&fourth).await.status, StatusCode::OK, "pages are still served");
    let cookies = host.cookie_header();
    let elsewhere = [OURS, ("cookie", &*cookies), ("x-forwarded-for", "203.0.113.9")];
    let there = host.raw(request("GET", &events, &elsewhere, Vec::new())).await;
    assert_eq!(there.status(), StatusCode::OK, "others have places of their own");
    open.pop();
    open.push(host.stream(&events).await);
}

/// The path of the link to a finished game, as the recap hands it out.
async fn replay_link(host: &mut Visitor, table: &str) -> String {
    let recap = host.get(&format!("{table}/recap")).await.body;
    let link = recap.split_once("data-share=\"").expect("a link").1.split_once('"').expect("its end").0;
    link.strip_prefix("http://mice.example").expect("where others reach us").to_string()
}

/// Who goes on into the second chapter.
const ONWARD: [(&str, &str); 4] = [("collin", ""), ("filch", ""), ("nez", ""), ("lily", "accurate-shot")];

#[tokio::test]
async fn the_link_to_a_finished_game_leads_nowhere_else() {
    let app = public();
    let (mut host, mut friend) = (Visitor::new(&app), Visitor::new(&app));
    let (book, table) = begin(&app, &mut host, &[]).await;
    finish(&app, &table, true);
    invite(&mut host, &table).await;
    let link = replay_link(&mut host, &table).await;
    assert_eq!(friend.get(&link).await.status, StatusCode::SEE_OTHER);
    assert_eq!(friend.get(&format!("{table}/replay")).await.status, StatusCode::OK);
    let recap = friend.get(&format!("{table}/recap")).await;
    assert!(recap.status.is_success() && !recap.body.contains(&book), "the recap keeps quiet about the book");
    assert!(host.get(&format!("{table}/recap")).await.body.contains(&book));
    let screen = format!("{table}?screen");
    assert!(host.get(&screen).await.body.contains("class=\"qr\""), "the host shows the code");
    assert!(!friend.get(&screen).await.body.contains("class=\"qr\""), "nobody else can");

    let second = set_out(&mut host, &book, "next", &ONWARD).await.location;
    for path in ["", "/next", "/table", "/export"] {
        let answer = friend.get(&format!("{book}{path}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    let home = friend.get("/").await.body;
    assert!(home.contains(&table) && !home.contains(&book) && !home.contains(&second));
    // The same key under the name of the next table opens nothing either, even if an older server put it there.
    let link = friend.cookies["links"].clone();
    let [this, that] = [&table, &second].map(|path| path.replace("/t/", ""));
    friend.bake("links", &format!("{link}_{}", link.replace(&this, &that)));
    friend.bake(&second.replace("/t/", "seat-"), &format!("watch-replay.{}", &link[this.len() + 1..]));
    assert_eq!(friend.get(&second).await.status, StatusCode::NOT_FOUND);
    let [first, next] = [&table, &second].map(|path| common::book::id(path));
    let hash = app.store.seat(&first, "watch-replay").expect("a store").expect("a seat");
    app.store.put_seat(&next, "watch-replay", &hash).expect("a seat");
    assert_eq!(friend.get(&second).await.status, StatusCode::NOT_FOUND);
    assert_eq!(friend.get(&format!("{table}/replay")).await.status, StatusCode::OK, "the game itself stays");
}

/// The seat somebody has at a table.
fn seat_of(app: &App, table: &str, visitor: &Visitor) -> String {
    let hash = engine::saving::hex(&Sha256::digest(visitor.cookies["me"].as_bytes()));
    app.store.seat_of(&common::book::id(table), &hash).expect("a store").expect("a seat")
}

#[tokio::test]
async fn who_was_sent_away_loses_the_book() {
    let app = public();
    let mut host = Visitor::new(&app);
    let (book, table) = begin(&app, &mut host, &[]).await;
    let door = invite(&mut host, &table).await;
    let (mut ada, mut ben, mut watcher) = (Visitor::new(&app), Visitor::new(&app), Visitor::new(&app));
    ada.post(&door, &[("name", "Ada"), ("mouse", "nez")]).await;
    ben.post(&door, &[("name", "Ben"), ("mouse", "filch")]).await;
    watcher.post(&door, &[("watch", "1")]).await;
    finish(&app, &table, true);
    let second = set_out(&mut host, &book, "next", &ONWARD).await.location;
    for guest in [&mut ada, &mut ben, &mut watcher] {
        assert_eq!(guest.get(&format!("{book}/table")).await.location, second);
        assert_eq!(guest.get(&book).await.status, StatusCode::OK);
    }
    let seat = seat_of(&app, &second, &ada);
    let seats = format!("{second}/seats");
    host.post(&seats, &[("seat", &seat), ("leave", "1")]).await;
    for path in [&book, &format!("{book}/table"), &format!("{book}/export"), &second, &table] {
        assert_eq!(ada.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
        assert_ne!(ben.get(path).await.status, StatusCode::NOT_FOUND, "others stay: {path}");
    }
    host.post(&seats, &[("seat", "watch")]).await;
    assert_eq!(watcher.get(&book).await.status, StatusCode::NOT_FOUND);
    // Who gets up of their own accord keeps what they have played.
    let seat = seat_of(&app, &second, &ben);
    ben.post(&seats, &[("seat", &seat), ("leave", "1")]).await;
    assert_eq!(ben.get(&second).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ben.get(&book).await.status, StatusCode::OK);
}

/// A request over a connection from this address.
fn from(peer: &str, path: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let mut request = request("GET", path, headers, Vec::new());
    let peer: SocketAddr = format!("{peer}:4711").parse().expect("an address");
    request.extensions_mut().insert(ConnectInfo(peer));
    request
}

#[tokio::test]
async fn who_comes_through_a_proxy_is_not_at_this_machine() {
    let app = private();
    let mut host = Visitor::new(&app);
    let table = host.begin().await;
    let mut anybody = Visitor::new(&app);
    let mut asks = async |peer: &str, more: &[(&str, &str)]| {
        let answer = anybody.raw(from(peer, &table, &[&[OURS], more].concat())).await;
        answer.status()
    };
    assert_eq!(asks("127.0.0.1", &[]).await, StatusCode::OK, "whoever sits here");
    assert_eq!(asks("[::1]", &[]).await, StatusCode::OK);
    assert_eq!(asks("[::ffff:127.0.0.1]", &[]).await, StatusCode::OK);
    assert_eq!(asks("203.0.113.1", &[]).await, StatusCode::NOT_FOUND, "whoever came in another way");
    for header in
        ["x-forwarded-for", "x-real-ip", "forwarded", "x-forwarded-host", "x-forwarded-proto", "via"]
    {
        assert_eq!(asks("127.0.0.1", &[(header, "127.0.0.1")]).await, StatusCode::NOT_FOUND, "{header}");
    }
    let mut stranger = Visitor::new(&app);
    let home = stranger.raw(from("127.0.0.1", "/", &[OURS, ("x-forwarded-for", "127.0.0.1")])).await;
    let home = axum::body::to_bytes(home.into_body(), 1 << 20).await.expect("a page");
    assert!(!String::from_utf8_lossy(&home).contains(&table), "nor is the table listed");
}

#[tokio::test]
async fn forwarded_addresses_count_only_from_declared_proxies() {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let ear = Arc::clone(&heard);
    let notices = Notices::to(move |notice| ear.lock().unwrap().push(format!("{notice:?}")));
    let networks = ["10.0.0.0/8", "::1"].map(|n| n.parse().expect("a network"));
    let config = Config {
        public_url: Some("http://mice.example".into()),
        trusted_proxies: networks.to_vec(),
        notices,
        data: None,
        ..Config::default()
    };
    let shelf = server::BookShelf::open(None).expect("the built-in content");
    let app = Arc::new(App::new(config, shelf, Arc::new(store::MemoryStore::new())));
    let mut visitor = Visitor::new(&app);
    let nothing = "/static/x/nothing";
    // Each pair of a peer and what it says uses the same measure up; then another one is asked.
    let one = |peer: &'static str, named: &'static str| {
        move || from(peer, nothing, &[OURS, ("x-forwarded-for", named)])
    };
    until_refused(&mut visitor, 60_000, one("10.1.2.3", "8.8.8.8, 203.0.113.1")).await;
    for (peer, named, refused) in [
        ("10.9.9.9", "203.0.113.1", true),
        ("[::1]", "9.9.9.9, 203.0.113.1, 10.0.0.5", true),
        ("[::1]", "203.0.113.1:5000", true),
        ("[::1]", "::ffff:203.0.113.1", true),
        ("203.0.113.1", "203.0.113.2", true),
        ("10.1.2.3", "203.0.113.1, 203.0.113.2", false),
        ("10.1.2.3", "nonsense", false),
        ("127.0.0.1", "203.0.113.1", false),
        ("203.0.113.2", "203.0.113.1", false),
    ] {
        // On a busy machine a little of the measure comes back meanwhile; somebody else has all of it.
        let mut said_no = false;
        for _ in 0..200 {
            said_no |= visitor.raw(one(peer, named)()).await.status() == StatusCode::TOO_MANY_REQUESTS;
            if said_no {
                break;
            }
        }
        assert_eq!(said_no, refused, "{peer} {named}");
    }
    let once = ["Refused { limit: \"pages\", from: 203.0.113.1 }", "UndeclaredProxy(127.0.0.1)"];
    assert_eq!(*heard.lock().unwrap(), once, "the host hears of each once");
}

#[tokio::test]
async fn a_health_check_is_answered_with_ok() {
    let mut anybody = Visitor::new(&public());
    let answer = anybody.get("/healthz").await;
    assert_eq!((answer.status, &*answer.body), (StatusCode::OK, "ok"));
    assert_eq!(answer.headers[header::CACHE_CONTROL], "no-store");
}

#[tokio::test]
async fn browsers_that_came_over_https_stay_there() {
    for (url, held) in [("https://mice.example", true), ("http://mice.example", false)] {
        let config = Config { public_url: Some(url.into()), ..Config::default() };
        let mut anybody = Visitor::new(&common::with_store(config, Arc::new(store::MemoryStore::new())));
        for path in ["/", "/healthz", "/nothing"] {
            let headers = anybody.get(path).await.headers;
            let said = headers.get(header::STRICT_TRANSPORT_SECURITY).and_then(|v| v.to_str().ok());
            assert_eq!(said, held.then_some("max-age=31536000"), "{url} {path}");
        }
    }
}

#[tokio::test]
async fn nothing_is_read_from_who_may_not_create_anything() {
    let app = limited();
    let mut anybody = Visitor::new(&app);
    until_refused(&mut anybody, 200, || request("POST", "/new", &[OURS, FORM], b"quick=1".to_vec())).await;
    for path in ["/new", "/import"] {
        let read = Arc::new(Mutex::new(0));
        let count = Arc::clone(&read);
        let pieces = futures_util::stream::iter(0..64).map(move |_| {
            *count.lock().unwrap() += 1;
            Ok::<_, std::io::Error>(vec![b'x'; 1000])
        });
        let mut request = request("POST", path, &[OURS, FORM], Vec::new());
        *request.body_mut() = Body::from_stream(pieces);
        assert_eq!(anybody.raw(request).await.status(), StatusCode::TOO_MANY_REQUESTS, "{path}");
        assert_eq!(*read.lock().unwrap(), 0, "{path}: not a single piece");
    }
}

#[tokio::test]
async fn a_class_behind_one_router_comes_in_and_guessing_does_not() {
    let mut house = House::open(limited()).await;
    let code = house.door.rsplit('/').next().expect("a code").to_string();
    for n in 0..30 {
        let mut pupil = Visitor::new(&house.app);
        let typed = pupil.get(&format!("/join?code={code}")).await;
        assert_eq!((typed.status, &typed.location), (StatusCode::SEE_OTHER, &house.door), "pupil {n}");
        assert_eq!(pupil.get(&house.door).await.status, StatusCode::OK, "pupil {n}");
        assert_eq!(
            pupil.post(&house.door, &[("name", "Ada")]).await.status,
            StatusCode::SEE_OTHER,
            "pupil {n}"
        );
    }
    // Or each of them begins a game of their own, and all of these are played at once.
    let mut tables = Vec::new();
    for n in 0..30 {
        let mut pupil = Visitor::new(&house.app);
        let begun = pupil.post("/new", &[("quick", "1")]).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "pupil {n}: {}", begun.body);
        let stream = pupil.stream(&format!("{}/events?seq=0", begun.location)).await;
        pupil.play_first(&begun.location).await;
        tables.push(stream);
    }
    // Who guesses has few tries; then even the right code waits.
    let wrong = format!("{}x", house.door);
    for _ in 0..40 {
        assert_eq!(Visitor::new(&house.app).get(&wrong).await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(Visitor::new(&house.app).get(&house.door).await.status, StatusCode::NOT_FOUND);
    let seats = format!("{}/seats", house.table);
    assert_eq!(house.host.get(&seats).await.status, StatusCode::OK, "who sits there notices nothing");
}

/// A form that says how long it is and of which nothing comes.
fn announced(bytes: &str, address: &str) -> Request<Body> {
    let never = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let mut asked = request("POST", "/settings", &[OURS, FORM, ("x-forwarded-for", address)], Vec::new());
    asked.headers_mut().insert("content-length", bytes.parse().expect("a header"));
    *asked.body_mut() = never;
    asked
}

#[tokio::test]
async fn all_unfinished_bodies_together_have_their_bound() {
    use tower::ServiceExt;
    let proxy = "127.0.0.1".parse().expect("a network");
    let allows = Allowances { body_megabytes: 2, body_megabytes_per_address: 1, ..Allowances::default() };
    let public_url = Some("http://mice.example".into());
    let config = Config { public_url, trusted_proxies: vec![proxy], data: None, allows, ..Config::default() };
    let shelf = server::BookShelf::open(None).expect("the built-in content");
    let app = Arc::new(App::new(config, shelf, Arc::new(store::MemoryStore::new())));
    let router = server::router(Arc::clone(&app));
    let mut open = Vec::new();
    for n in 0..60u8 {
        for _ in 0..16 {
            let asked = announced("64000", &format!("203.0.113.{n}"));
            open.push(tokio::spawn(router.clone().oneshot(asked)));
        }
    }
    for _ in 0..50 {
        tokio::task::yield_now().await;
    }
    let refused = open.iter().filter(|request| request.is_finished()).count();
    assert!((28..=32).contains(&(open.len() - refused)), "{} are held", open.len() - refused);
    let choice =
        request("POST", "/settings", &[OURS, FORM, ("x-forwarded-for", "203.0.113.1")], b"lang=de".to_vec());
    let answer = router.clone().oneshot(choice).await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::SEE_OTHER, "a choice finds room all the same");
    open.iter().for_each(tokio::task::JoinHandle::abort);
    for request in open {
        let _ = request.await;
    }
    let late = tokio::spawn(router.oneshot(announced("64000", "203.0.113.1")));
    for _ in 0..50 {
        tokio::task::yield_now().await;
    }
    assert!(!late.is_finished(), "there is room again");
    late.abort();
}
