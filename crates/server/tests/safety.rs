//! Strangers, hostile pages and hidden facts.

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Visitor, limited, private, public};
use server::{App, Config};
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

/// The path of the invitation on the seats page.
fn invitation(page: &str) -> String {
    let rest = page.split("http://mice.example/join/").nth(1).expect("a link");
    format!("/join/{}", rest.split('"').next().expect("its end"))
}

/// A host and Ada, who plays Filch, with the address of their table and the invitation.
async fn with_ada(app: &Arc<App>) -> (Visitor, Visitor, String, String) {
    let (mut host, mut ada) = (Visitor::new(app), Visitor::new(app));
    let table = host.begin().await;
    let door = invitation(&host.post(&format!("{table}/invite"), &[]).await.body);
    ada.post(&door, &[("name", "Ada"), ("mouse", "filch")]).await;
    (host, ada, table, door)
}

#[tokio::test]
async fn typed_words_are_for_whoever_decides_and_for_the_table_as_it_is() {
    let (mut host, mut ada, table, _) = with_ada(&public()).await;
    // What the party decides is anybody's.
    while !host.choices(&table).await.1.is_empty() && !ada.choices(&table).await.1.is_empty() {
        host.play_first(&table).await;
    }
    let (at, choose) = (host.choices(&table).await.0.to_string(), format!("{table}/choose"));
    let hosts = !host.choices(&table).await.1.is_empty();
    let (asked, other) = if hosts { (&mut host, &mut ada) } else { (&mut ada, &mut host) };
    // Part of many words: who is asked hears which, everybody else only that it is not theirs to say.
    let unclear = [("seq", &*at), ("typed", "e")];
    assert_eq!(asked.script(&choose, &unclear).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(other.script(&choose, &unclear).await.status, StatusCode::FORBIDDEN);
    let name = asked.choices(&table).await.1.swap_remove(0);
    let whole = [("seq", &*at), ("typed", &*name), ("request", "typed")];
    let done = asked.script(&choose, &whole).await;
    assert_eq!(done.status, StatusCode::OK, "{name}: {}", done.body);
    assert_eq!(asked.script(&choose, &whole).await.body, done.body, "answered as the first time");
    assert_eq!(asked.script(&choose, &unclear).await.status, StatusCode::CONFLICT, "the table has moved on");
}

#[tokio::test]
async fn a_stranger_can_neither_read_nor_play() {
    let app = public();
    let mut host = Visitor::new(&app);
    let table = host.begin().await;
    let (at, offered) = host.choices(&table).await;
    let mut stranger = Visitor::new(&app);
    for path in ["", "/events", "/log", "/replay", "/recap", "/export", "/seats"] {
        let answer = stranger.get(&format!("{table}{path}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(!answer.body.contains("data-seq"));
    }
    let fields = [("seq", &*at.to_string()), ("choice", &*offered[0]), ("to", "0")];
    for path in ["/choose", "/undo", "/redo", "/invite", "/rename", "/copy", "/delete", "/seats"] {
        assert_eq!(
            stranger.post(&format!("{table}{path}"), &fields).await.status,
            StatusCode::NOT_FOUND,
            "{path}"
        );
    }
    assert!(!stranger.get("/").await.body.contains(&table), "not even that it exists");
    assert_eq!(host.choices(&table).await, (at, offered));
}

#[tokio::test]
async fn a_seat_plays_its_own_mice_and_no_others() {
    let app = public();
    let mut host = Visitor::new(&app);
    let table = host.begin().await;
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let door = invitation(&page);
    let mut guest = Visitor::new(&app);
    assert_eq!(guest.get(&door).await.status, StatusCode::OK);
    let seated = guest.post(&door, &[("name", "Ada"), ("mouse", "filch"), ("mouse", "nez")]).await;
    assert_eq!(seated.location, table);
    assert!(host.get(&format!("{table}/seats")).await.body.contains("Ada"));
    let mut watcher = Visitor::new(&app);
    watcher.post(&door, &[("watch", "1")]).await;
    assert!(watcher.choices(&table).await.1.is_empty(), "who watches does not choose");

    // Play on until a single mouse decides; then exactly one of the two may answer.
    let mut decided = [false, false];
    for _ in 0..60 {
        let (at, hosts) = host.choices(&table).await;
        let (_, guests) = guest.choices(&table).await;
        let fields =
            |choice: &str| [("seq".to_string(), at.to_string()), ("choice".to_string(), choice.to_string())];
        let (player, other, offered) = match (hosts.is_empty(), guests.is_empty()) {
            (false, true) => {
                decided[0] = true;
                (&mut host, &mut guest, hosts)
            }
            (true, false) => {
                decided[1] = true;
                (&mut guest, &mut host, guests)
            }
            (true, true) => {
                let page = host.get(&table).await.body;
                assert!(page.contains("/recap\""), "somebody must decide: {page}");
                break;
            }
            // The party decides together.
            (false, false) => {
                host.play_first(&table).await;
                continue;
            }
        };
        let sent = fields(offered.last().expect("a choice"));
        let sent: Vec<(&str, &str)> = sent.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        assert_eq!(other.script(&format!("{table}/choose"), &sent).await.status, StatusCode::FORBIDDEN);
        assert_eq!(player.script(&format!("{table}/choose"), &sent).await.status, StatusCode::OK);
        let after = watcher.script(&format!("{table}/choose"), &[("seq", "1"), ("choice", "end-turn")]).await;
        assert!(after.status.is_client_error());
    }
    assert_eq!(decided, [true, true], "both had their turns");
}

#[tokio::test]
async fn at_a_shared_table_going_back_needs_everybody() {
    let app = public();
    let (mut host, mut guest, table, _) = with_ada(&app).await;
    for _ in 0..5 {
        let player = if host.choices(&table).await.1.is_empty() { &mut guest } else { &mut host };
        player.play_first(&table).await;
    }
    let at = host.choices(&table).await.0.to_string();
    let mut stream = guest.stream(&format!("{table}/events?seq={at}")).await;
    stream.next().await;
    let undo = format!("{table}/undo");
    assert_eq!(host.script(&undo, &[("seq", &at), ("to", "1")]).await.status, StatusCode::ACCEPTED);
    assert!(stream.message().await["fragments"]["banner"].as_str().is_some_and(|b| b.contains("Agree")));
    assert_eq!(host.choices(&table).await.0.to_string(), at, "asked, not done");
    // A no to something else changes nothing.
    for (seq, to) in [(at.as_str(), "2"), ("1", "1"), ("", "1"), (at.as_str(), "x")] {
        guest.post(&undo, &[("seq", seq), ("decline", to)]).await;
        assert!(guest.get(&table).await.body.contains("name=\"decline\" value=\"1\""), "{seq} {to}");
    }
    guest.post(&undo, &[("seq", &at), ("decline", "1")]).await;
    assert!(!guest.get(&table).await.body.contains("name=\"decline\""));
    assert_eq!(host.script(&undo, &[("seq", &at), ("to", "1")]).await.status, StatusCode::ACCEPTED);
    assert_eq!(guest.script(&undo, &[("seq", &at), ("to", "1")]).await.status, StatusCode::OK);
    assert_ne!(host.choices(&table).await.0.to_string(), at, "now it is done");

    // It leaves a trace: in the log, for everybody, in their language, and marked if dice had been seen.
    for (lang, trace) in
        [("en", "undid 4 choices"), ("de", "4 Entscheidungen zurückgenommen"), ("pl", "cofa 4 decyzje")]
    {
        guest.lang = lang;
        for path in [table.clone(), format!("{table}/log")] {
            let page = guest.get(&path).await.body;
            let log = page.rsplit("role=\"log\"").next().expect("a log");
            assert!(log.contains(trace), "{lang} {path}: {log}");
        }
    }
    guest.lang = "en";

    // To do it again is to choose it again: whoever decides may, the other may not.
    let now = host.choices(&table).await;
    let redo = format!("{table}/redo");
    let theirs = guest.choices(&table).await.1;
    let now_at = now.0.to_string();
    for (who, offered) in [(&mut host, &now.1), (&mut guest, &theirs)] {
        if offered.is_empty() {
            assert_eq!(who.script(&redo, &[("seq", &now_at)]).await.status, StatusCode::FORBIDDEN);
        }
    }
    let who = if now.1.is_empty() { &mut guest } else { &mut host };
    assert_eq!(who.script(&redo, &[("seq", &now_at)]).await.status, StatusCode::OK);
    // Something new ends what could be brought back.
    for _ in 0..2 {
        let player = if host.choices(&table).await.1.is_empty() { &mut guest } else { &mut host };
        player.play_first(&table).await;
    }
    let (at, hosts) = host.choices(&table).await;
    let player = if hosts.is_empty() { &mut guest } else { &mut host };
    let none = player.script(&redo, &[("seq", &at.to_string())]).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY, "redo lasts until something new is done");
}

#[tokio::test]
async fn a_revoked_seat_and_an_old_invitation_open_nothing() {
    let app = public();
    let (mut host, mut guest, table, door) = with_ada(&app).await;
    let page = host.get(&format!("{table}/seats")).await.body;
    let seat = page.split("name=\"seat\" value=\"").nth(1).and_then(|s| s.split('"').next()).expect("a seat");
    let mut thief = Visitor::new(&app);
    thief.post(&door, &[("name", "Eve"), ("mouse", "filch")]).await;
    assert!(
        !thief.get(&format!("{table}/seats")).await.body.contains("value=\"filch\" checked"),
        "filch is taken"
    );
    host.post(&format!("{table}/seats"), &[("seat", seat), ("leave", "1")]).await;
    assert_eq!(guest.get(&table).await.status, StatusCode::NOT_FOUND);
    let door = invitation(&host.post(&format!("{table}/invite"), &[]).await.body);
    assert_eq!(Visitor::new(&app).get(&door).await.status, StatusCode::OK);
    host.post(&format!("{table}/invite"), &[]).await;
    assert_eq!(
        Visitor::new(&app).get(&door).await.status,
        StatusCode::NOT_FOUND,
        "a new link replaces the old"
    );
    assert_eq!(Visitor::new(&app).get(&format!("{door}x")).await.status, StatusCode::NOT_FOUND);
}

/// Whoever was sent away has the link and the code in a pocket.
#[tokio::test]
async fn whoever_is_sent_away_does_not_come_back_through_the_old_invitation() {
    let app = public();
    let mut host = Visitor::new(&app);
    let table = host.begin().await;
    let seats = format!("{table}/seats");
    let id = store::TableId::new(table.strip_prefix("/t/").expect("a table")).expect("an id");
    for sent_away in [&[("name", "Ada"), ("mouse", "filch")][..], &[("watch", "1")]] {
        let door = invitation(&host.post(&format!("{table}/invite"), &[]).await.body);
        let code = format!("/join?code={}", door.rsplit('/').next().expect("a code"));
        let mut guest = Visitor::new(&app);
        guest.post(&door, sent_away).await;
        assert_eq!(guest.get(&table).await.status, StatusCode::OK);
        let screen = host.get(&format!("{table}?screen")).await.body;
        assert!(screen.contains("class=\"qr\""), "the table screen invites");
        let page = host.get(&seats).await.body;
        let seat = page.rsplit("name=\"seat\" value=\"").next().and_then(|s| s.split('"').next());
        let chairs = app.store.seats(&id).expect("seats").len();
        host.post(&seats, &[("seat", seat.expect("a seat")), ("leave", "1")]).await;
        assert_eq!(app.store.seats(&id).expect("seats").len(), chairs - 1);

        for path in [&door, &code] {
            assert_eq!(guest.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
            assert_eq!(Visitor::new(&app).get(path).await.status, StatusCode::NOT_FOUND, "{path}");
        }
        assert_eq!(
            guest.post(&door, &[("name", "Eve"), ("mouse", "nez")]).await.status,
            StatusCode::NOT_FOUND
        );
        assert_eq!(app.store.seats(&id).expect("seats").len(), chairs - 1, "nobody has sat down");
        let screen = host.get(&format!("{table}?screen")).await.body;
        assert!(!screen.contains("class=\"qr\""), "nor does the table screen invite any more");
    }
}

/// Who leaves of their own accord has done nothing wrong, and the others are still on their way.
#[tokio::test]
async fn whoever_leaves_may_come_back_through_the_invitation() {
    let app = public();
    let (mut host, mut guest, table, door) = with_ada(&app).await;
    let seats = format!("{table}/seats");
    let page = guest.get(&seats).await.body;
    let seat = page.split("name=\"seat\" value=\"").nth(1).and_then(|s| s.split('"').next()).expect("a seat");
    // Giving mice away ends nothing either.
    host.post(&seats, &[("seat", seat)]).await;
    assert_eq!(Visitor::new(&app).get(&door).await.status, StatusCode::OK);
    guest.post(&seats, &[("seat", seat), ("leave", "1")]).await;
    assert_eq!(guest.get(&table).await.status, StatusCode::NOT_FOUND);
    assert_eq!(guest.get(&door).await.status, StatusCode::OK);
    guest.post(&door, &[("name", "Ada"), ("mouse", "filch")]).await;
    assert_eq!(guest.get(&table).await.status, StatusCode::OK);
}

/// Everything a stream says from now on, once it has ended.
fn rest(mut stream: common::Stream) -> tokio::task::JoinHandle<String> {
    tokio::spawn(async move {
        let mut said = String::new();
        while let Some(text) = stream.next().await {
            said.push_str(&text);
        }
        said
    })
}

/// With threads of its own: whoever is sent away must not overtake the revocation.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_sent_away_hears_nothing_more_at_once() {
    let app = public();
    let (mut host, mut guest, table, door) = with_ada(&app).await;
    let mut watcher = Visitor::new(&app);
    watcher.post(&door, &[("watch", "1")]).await;
    let at = host.choices(&table).await.0;
    let seats = format!("{table}/seats");
    let page = host.get(&seats).await.body;
    let seat = page.split("name=\"seat\" value=\"").nth(1).and_then(|s| s.split('"').next()).expect("a seat");
    let events = format!("{table}/events?seq={at}");
    // The first piece of each stream, and what the chat looks like, come before anybody is sent away.
    let mut open = Vec::new();
    for (who, paths) in [
        (&mut guest, vec![events.clone(), format!("{events}&screen=1")]),
        (&mut watcher, vec![events.clone(), format!("{events}&screen=1")]),
        (&mut host, vec![events.clone()]),
    ] {
        for path in paths {
            let mut stream = who.stream(&path).await;
            stream.chat().await;
            open.push(rest(stream));
        }
    }
    let hosts = open.pop().expect("the host's");
    host.post(&seats, &[("seat", seat), ("leave", "1")]).await;
    let (screen, own) = (open.remove(1), open.remove(0));
    for said in [own.await.expect("it ends"), screen.await.expect("it ends")] {
        assert!(!said.contains("freed"), "{said}");
    }
    assert_eq!(guest.get(&events).await.status, StatusCode::NOT_FOUND);
    assert_eq!(guest.get(&format!("{table}?screen")).await.status, StatusCode::NOT_FOUND);
    assert!(!guest.get("/").await.body.contains(&table), "not even its name");
    assert!(open.iter().all(|stream| !stream.is_finished()), "who watches still may");
    assert_eq!(
        watcher.post(&seats, &[("seat", "watch"), ("leave", "1")]).await.status,
        StatusCode::FORBIDDEN
    );
    host.post(&seats, &[("seat", "watch"), ("leave", "1")]).await;
    for stream in open {
        stream.await.expect("it ends");
    }
    assert_eq!(watcher.get(&table).await.status, StatusCode::NOT_FOUND);
    host.post(&format!("{table}/delete"), &[]).await;
    let said = hosts.await.expect("it ends with the table");
    assert!(said.contains("removed Ada"), "{said}");
}

#[tokio::test]
async fn the_link_leads_back_to_ones_own_seat() {
    let app = public();
    let (mut host, mut guest, table, door) = with_ada(&app).await;
    let id = store::TableId::new(table.strip_prefix("/t/").expect("a table")).expect("an id");
    let chairs = || app.store.seats(&id).expect("seats").len();
    let taken = chairs();
    for _ in 0..2 {
        let back = guest.get(&door).await;
        assert_eq!(
            (back.status, &back.location),
            (StatusCode::SEE_OTHER, &table),
            "no second seat is asked for"
        );
        let again = guest.post(&door, &[("name", "Ada"), ("mouse", "nez")]).await;
        assert_eq!((again.status, &again.location), (StatusCode::SEE_OTHER, &table));
        // The same when the invitation no longer holds.
        host.post(&format!("{table}/invite"), &[]).await;
    }
    assert_eq!(chairs(), taken);
    assert_eq!(
        Visitor::new(&app).get(&door).await.status,
        StatusCode::NOT_FOUND,
        "it invites nobody any more"
    );
    // Who has watched may sit down; the chair they had is free.
    let door = invitation(&host.post(&format!("{table}/invite"), &[]).await.body);
    let mut watcher = Visitor::new(&app);
    watcher.post(&door, &[("watch", "1")]).await;
    assert_eq!(watcher.get(&door).await.status, StatusCode::OK);
    watcher.post(&door, &[("name", "Bo"), ("mouse", "nez")]).await;
    assert_eq!(chairs(), taken + 1);
    assert!(host.get(&format!("{table}/seats")).await.body.contains("<strong>Bo</strong>"));
}

#[tokio::test]
async fn an_invitation_opens_nothing_when_its_time_is_over() {
    let app = public();
    let mut host = Visitor::new(&app);
    let table = host.begin().await;
    let door = invitation(&host.post(&format!("{table}/invite"), &[]).await.body);
    let code = door.rsplit('/').next().expect("a code");
    let id = store::TableId::new(table.strip_prefix("/t/").expect("a table")).expect("an id");
    let meta = app.store.table(&id).expect("a table").meta;
    assert!(!meta.contains(code), "only its hash is kept");
    let hash = engine::saving::hex(&Sha256::digest(code.as_bytes()));
    assert_eq!(app.store.by_code(&hash, 1), Ok(Some(id.clone())));
    let mut guest = Visitor::new(&app);
    assert_eq!(guest.get(&format!("/join?code={code}")).await.location, door);
    app.store.put_code(&id, &hash, 1).expect("a store");
    let before = app.store.seats(&id).expect("seats");
    for path in [door.clone(), format!("/join?code={code}")] {
        assert_eq!(guest.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(guest.post(&door, &[("name", "Ada")]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.store.seats(&id).expect("seats"), before);
}

#[tokio::test]
async fn codes_cannot_be_tried_out_one_after_the_other() {
    let app = limited();
    let mut host = Visitor::new(&app);
    let table = host.begin().await;
    let door = invitation(&host.post(&format!("{table}/invite"), &[]).await.body);
    let mut guest = Visitor::new(&app);
    assert_eq!(guest.get(&door).await.status, StatusCode::OK);
    let code = door.rsplit('/').next().expect("a code");
    let typed = format!("/join?code={code}");
    // Even the right one has to wait now, as a link, as a form and typed in.
    for (how, path) in [("link", &door), ("form", &door), ("typed", &typed)] {
        for _ in 0..21 {
            assert_eq!(guest.get(&format!("{door}x")).await.status, StatusCode::NOT_FOUND);
        }
        let answer =
            if how == "form" { guest.post(path, &[("name", "Ada")]).await } else { guest.get(path).await };
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{how}");
    }
    assert!(!host.get(&format!("{table}/seats")).await.body.contains("Ada"));
}

async fn status(app: &std::sync::Arc<server::App>, headers: &[(&str, &str)]) -> StatusCode {
    let mut request = Request::builder().method("POST").uri("/settings");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from("lang=de&back=/"))
        .expect("a request");
    Visitor::new(app).raw(request).await.status()
}

#[tokio::test]
async fn other_hosts_and_other_pages_are_turned_away() {
    let app = private();
    let ours = ("host", "localhost:7777");
    assert_eq!(status(&app, &[ours]).await, StatusCode::SEE_OTHER);
    assert_eq!(status(&app, &[ours, ("origin", "http://localhost:7777")]).await, StatusCode::SEE_OTHER);
    assert_eq!(status(&app, &[ours, ("sec-fetch-site", "same-origin")]).await, StatusCode::SEE_OTHER);
    assert_eq!(status(&app, &[ours, ("sec-fetch-site", "cross-site")]).await, StatusCode::FORBIDDEN);
    assert_eq!(status(&app, &[ours, ("sec-fetch-site", "same-site")]).await, StatusCode::FORBIDDEN);
    assert_eq!(status(&app, &[ours, ("origin", "http://evil.example")]).await, StatusCode::FORBIDDEN);
    assert_eq!(status(&app, &[ours, ("origin", "http://localhost:9999")]).await, StatusCode::FORBIDDEN);
    assert_eq!(status(&app, &[ours, ("origin", "null")]).await, StatusCode::FORBIDDEN);
    assert_eq!(status(&app, &[("host", "evil.example")]).await, StatusCode::MISDIRECTED_REQUEST);
    assert_eq!(status(&app, &[]).await, StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test]
async fn every_answer_is_locked_down() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    for path in
        ["/", "/new", "/rules", "/cards", "/rooms", "/import", "/nothing", &table, &format!("{table}/seats")]
    {
        let answer = me.get(path).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(answer.headers[header::REFERRER_POLICY], "no-referrer");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        for inline in ["<style", " style=", "javascript:", " onclick=", " onload="] {
            assert!(!answer.body.contains(inline), "{path} has {inline}");
        }
        let scripts = answer.body.matches("<script").count();
        assert_eq!(scripts, answer.body.matches("<script type=\"module\" src=\"/static/").count(), "{path}");
    }
}

#[tokio::test]
async fn too_much_is_refused() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let long = "x".repeat(70_000);
    let answer = me.post(&format!("{table}/choose"), &[("seq", "1"), ("choice", &long)]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    let junk = me.post("/import", &[("not", "a game")]).await;
    assert_eq!(junk.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn the_seed_stays_hidden_until_the_end() {
    let app = private();
    let mut me = Visitor::new(&app);
    let location = me.begin_with(&[]).await;
    let id = store::TableId::new(location.strip_prefix("/t/").expect("a table")).expect("an id");
    let record = app.store.read(&id, 0, 1).expect("the log").remove(0);
    let setup: session::SetupRecord = serde_json::from_str(&record.body).expect("a setup");
    assert_eq!(setup.saved.seed.len(), 64);
    let commitment = setup.commitment(id.as_str()).expect("an honest game");
    for _ in 0..10 {
        me.play_first(&location).await;
    }
    let mut stream = me.stream(&format!("{location}/events?seq=0")).await;
    let said = stream.message().await.to_string();
    for text in [
        me.get(&location).await.body,
        me.get(&format!("{location}/recap")).await.body,
        me.get(&format!("{location}/log")).await.body,
        said,
    ] {
        assert!(!text.contains(&setup.saved.seed), "the seed has left the server");
    }
    assert!(me.get(&location).await.body.contains(&commitment), "what was promised is shown");
}

/// A request over a real connection, which stays open.
async fn ask(address: SocketAddr, head: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    stream.write_all(head.as_bytes()).await.expect("it is read");
    stream
}

/// All that is said until the server hangs up.
async fn until_it_hangs_up(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    let _ =
        tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut said)).await.expect("an end");
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_sends_everybody_away_and_ends() {
    let config = Config { listen: ([127, 0, 0, 1], 0).into(), data: None, ..Config::default() };
    let (stop, stopped) = oneshot::channel::<()>();
    let (ready, address) = oneshot::channel();
    let serving = tokio::spawn(server::serve(
        config,
        move |at| ready.send(at).expect("somebody waits for it"),
        async move { drop(stopped.await) },
    ));
    let address = address.await.expect("it serves");
    let body = "quick=1";
    let post = format!(
        "POST /new HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n\r\n{body}",
        body.len()
    );
    let begun = until_it_hangs_up(ask(address, &post).await).await;
    let table = begun.split("location: ").nth(1).and_then(|l| l.split("\r\n").next()).expect("a table");
    let mut stream = ask(address, &format!("GET {table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n")).await;
    let mut said = String::new();
    while !said.contains("retry: ") {
        let mut some = [0; 4096];
        let read = stream.read(&mut some).await.expect("it tells");
        assert!(read > 0, "it goes on: {said}");
        said.push_str(&String::from_utf8_lossy(&some[..read]));
    }
    let rests = ask(address, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    rests.readable().await.expect("it answers");
    let half = ask(address, "GET / HTTP/1.1\r\nHost:").await;
    let asked = Instant::now();
    stop.send(()).expect("it listens to that");
    // Pages come back by themselves after what they were told first.
    until_it_hangs_up(stream).await;
    assert!(until_it_hangs_up(rests).await.ends_with("ok"), "what was asked is answered");
    let ended = tokio::time::timeout(Duration::from_secs(10), serving).await.expect("within ten seconds");
    ended.expect("no panic").expect("no failure");
    assert!(asked.elapsed() < Duration::from_secs(10), "even though somebody never finished asking");
    drop(half);
    assert!(TcpStream::connect(address).await.is_err(), "nobody is let in any more");
}

#[tokio::test]
async fn nobodys_open_tabs_push_out_who_plays_or_the_host() {
    let app = limited();
    let (mut host, mut ada, table, door) = with_ada(&app).await;
    let mut watcher = Visitor::new(&app);
    watcher.post(&door, &[("watch", "1")]).await;
    let events = format!("{table}/events?seq=0");
    let mut open = Vec::new();
    for (who, room) in [(&mut watcher, 48), (&mut ada, 8), (&mut host, 8)] {
        for _ in 0..room {
            open.push(who.stream(&events).await);
        }
        assert_eq!(who.get(&events).await.status, StatusCode::TOO_MANY_REQUESTS);
    }
}
