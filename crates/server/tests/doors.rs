//! Every way in, taken from the list of routes itself: a new one cannot be forgotten here.

mod common;

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use common::{Visitor, limited, private, public};
use server::App;
use std::fmt::Write;
use std::sync::Arc;

/// The source in which all routes stand.
const ROUTES: &str = include_str!("../src/http/mod.rs");

/// The addresses with one of these methods, as the router names them.
fn routes(method: &str) -> Vec<&'static str> {
    let all = ROUTES.split(".route(\"").skip(1).filter_map(|route| {
        let (path, handlers) = route.split_once("\", ")?;
        // What follows on other lines belongs to this route or to a layer over all of them.
        let handlers = handlers.lines().next()?;
        handlers.contains(&format!("{method}(")).then_some(path)
    });
    all.collect()
}

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

/// The path of a fresh invitation.
async fn invite(host: &mut Visitor, table: &str) -> String {
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let link = page.split("data-copy=\"http://").nth(1).and_then(|l| l.split('"').next());
    let door = link.and_then(|l| l.split_once("/join/")).expect("a link").1;
    format!("/join/{door}")
}

/// A server with a table, a party and an invitation, and its host.
struct House {
    app: Arc<App>,
    host: Visitor,
    table: String,
    party: String,
    door: String,
}

impl House {
    async fn open(app: Arc<App>) -> House {
        let mut host = Visitor::new(&app);
        let table = host.begin().await;
        let story = [("chapter", "flight-to-barksburg"), ("book", "sorrow-and-remembrance")];
        let party = [("collin", "inspire"), ("filch", "find"), ("nez", "protect"), ("tilda", "cure")];
        let names: Vec<String> = party.iter().map(|(mouse, _)| format!("ability-{mouse}")).collect();
        let mut fields = story.to_vec();
        fields.extend(party.iter().map(|(mouse, _)| ("mouse", *mouse)));
        fields.extend(names.iter().map(String::as_str).zip(party.iter().map(|(_, ability)| *ability)));
        assert_eq!(host.post("/new", &fields).await.status, StatusCode::SEE_OTHER);
        let party = format!("/party/{}", app.store.parties().expect("a store")[0].id);
        let door = invite(&mut host, &table).await;
        House { app, host, table, party, door }
    }

    /// An address of this house for one of the router's.
    fn address(&self, route: &str) -> String {
        let css = web::static_url("css/style.css");
        let picture = self.app.content.pictures.figure("collin").expect("everybody is drawn");
        let path = route
            .replace("/join/{table}/{invitation}", &self.door)
            .replace(
                "/replay/{table}/{key}",
                &format!("{}/{}", self.table.replace("/t/", "/replay/"), "0".repeat(64)),
            )
            .replace("/t/{table}", &self.table)
            .replace("/party/{party}", &self.party)
            .replace("/static/{hash}/{*name}", &css)
            .replace("/art/{kind}/{name}/{file}", picture);
        assert!(!path.contains('{'), "{route} has a part this test does not know");
        path
    }

    /// Everything that is kept.
    fn everything(&self) -> String {
        let store = &self.app.store;
        let mut all = String::new();
        for info in store.tables().expect("tables").into_iter().chain(store.parties().expect("parties")) {
            let (log, seats) = (store.read(&info.id, 0, usize::MAX), store.seats(&info.id));
            writeln!(all, "{info:?} {log:?} {seats:?}").expect("text");
        }
        all
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
    let anybodys = ["/new", "/settings", "/import", "/join/{table}/{invitation}"];
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
        "/static",
        "/art",
        "/join",
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
    for route in routes("post").into_iter().filter(|r| r.starts_with("/t/") && !r.ends_with("/copy")) {
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
        let too_large = if route == "/import" { (4 << 20) + 1 } else { (64 << 10) + 1 };
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
    let mut house = House::open(limited()).await;
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
    assert!(house.host.get(&seats).await.body.contains("39 people may watch."));
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
