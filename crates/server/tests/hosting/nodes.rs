//! Several nodes on one store: whoever is asked, the table is the same one.

use crate::common::{self, Answer, Visitor, choices, seq};
use axum::http::StatusCode;
use server::{App, BookShelf, Config};
use std::sync::Arc;
use std::time::Duration;
use store::{Behind, Fault, FaultyStore, MemoryStore, Store, StoredRecord, TableId};
use tokio::time::{sleep, timeout};

/// Two nodes that strangers can reach.
fn two() -> (Arc<App>, Arc<App>) {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let node = || {
        let config = Config { public_url: Some("http://mice.example".into()), ..Config::default() };
        let app = common::with_store(config, Arc::clone(&store));
        server::keep_following(&app);
        app
    };
    (node(), node())
}

/// A node whose store can fall silent.
fn shaky() -> (Arc<App>, Arc<FaultyStore<MemoryStore>>) {
    let store = Arc::new(FaultyStore::new(MemoryStore::new()));
    let app = common::with_store(Config::default(), Arc::clone(&store) as Arc<dyn Store>);
    server::keep_following(&app);
    (app, store)
}

fn retry_after(answer: &Answer) -> &str {
    answer.headers.get("retry-after").map_or("", |value| value.to_str().expect("text"))
}

/// The same person at another node.
fn same(person: &Visitor, app: &Arc<App>) -> Visitor {
    let mut there = Visitor::new(app);
    there.cookies.clone_from(&person.cookies);
    there
}

fn records(app: &App, table: &str) -> Vec<StoredRecord> {
    app.store.read(&TableId::new(table.trim_start_matches("/t/")).expect("an id"), 0, 10_000).expect("a log")
}

#[tokio::test]
async fn what_one_node_writes_all_show() {
    let (a, b) = two();
    let mut at_a = Visitor::new(&a);
    let table = at_a.begin().await;
    let mut at_b = same(&at_a, &b);
    let mut stream = at_b.stream(&format!("{table}/events")).await;
    let mut last = stream.message().await["seq"].as_u64().expect("a number");
    for turn in 0..6 {
        let player = if turn % 2 == 0 { &mut at_a } else { &mut at_b };
        player.play_first(&table).await;
        let message = stream.message().await;
        let now = message["seq"].as_u64().expect("a number");
        assert!(now > last, "the stream of the other node goes on: {message}");
        last = now;
    }
    let (one, other) = (at_a.get(&table).await.body, at_b.get(&table).await.body);
    assert_eq!((seq(&one), choices(&one)), (seq(&other), choices(&other)));
    assert_eq!(seq(&one), records(&a, &table).len() as u64);
}

#[tokio::test]
async fn a_request_is_done_once_wherever_it_is_repeated_and_who_is_late_hears_so() {
    let (a, b) = two();
    let mut at_a = Visitor::new(&a);
    let table = at_a.begin().await;
    let mut at_b = same(&at_a, &b);
    let (at, offered) = at_b.choices(&table).await;
    let (path, at) = (format!("{table}/choose"), at.to_string());
    let fields = [("seq", &*at), ("choice", &*offered[0]), ("request", "tab-1")];
    let first = at_a.script(&path, &fields).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.body);
    let again = at_b.script(&path, &fields).await;
    assert_eq!((again.status, again.json()["seq"].clone()), (StatusCode::OK, first.json()["seq"].clone()));
    let late = at_b.script(&path, &[("seq", &at), ("choice", &offered[0]), ("request", "tab-2")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(late.json()["seq"], first.json()["seq"], "with the table as it is now");
    assert_eq!(records(&a, &table).len() as u64, first.json()["seq"].as_u64().expect("a number"));
}

#[tokio::test]
async fn a_page_that_is_newer_than_the_node_is_no_mistake() {
    let (a, b) = two();
    let mut at_a = Visitor::new(&a);
    let table = at_a.begin().await;
    let mut at_b = same(&at_a, &b);
    // The other node has the table in memory as it was.
    at_b.get(&table).await;
    for request in ["tab-1", "tab-2", "tab-3"] {
        at_a.play_first(&table).await;
        let (at, offered) = at_a.choices(&table).await;
        let fields = [("seq", &*at.to_string()), ("choice", &*offered[0]), ("request", request)];
        let answer = at_b.script(&format!("{table}/choose"), &fields).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }
}

/// A link that lets people sit down.
async fn invitation(host: &mut Visitor, table: &str) -> String {
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let door = page.split("data-copy=\"http://mice.example").nth(1).and_then(|p| p.split('"').next());
    door.expect("a link").to_string()
}

/// A node that strangers can reach, whose store can be behind what others have written; with limits or without.
fn behind(limits: bool) -> (Arc<App>, Arc<FaultyStore<MemoryStore>>) {
    let store = Arc::new(FaultyStore::new(MemoryStore::new()));
    let public_url = Some("http://mice.example".into());
    let config = Config { public_url, data: None, limits, ..Config::default() };
    let shelf = BookShelf::open(None).expect("our content");
    (Arc::new(App::new(config, shelf, Arc::clone(&store) as Arc<dyn Store>)), store)
}

#[tokio::test]
async fn what_another_node_did_a_moment_ago_is_looked_for_before_anybody_hears_that_it_is_not_there() {
    let (a, store) = behind(false);
    let mut host = Visitor::new(&a);
    let table = host.begin().await;
    let door = invitation(&mut host, &table).await;
    let code = door.rsplit('/').next().expect("a code");
    let fresh = |app: &Arc<App>| {
        let config = Config { data: None, limits: false, ..app.config.clone() };
        let shelf = BookShelf::open(None).expect("our content");
        Arc::new(App::new(config, shelf, Arc::clone(&store) as Arc<dyn Store>))
    };
    // Each time at a node that has nothing in memory.
    for what in [Behind::Tables, Behind::Seats] {
        store.fall_behind(what);
        assert_eq!(same(&host, &fresh(&a)).get(&table).await.status, StatusCode::OK, "the host, {what:?}");
        store.fall_behind(what);
        let typed = Visitor::new(&fresh(&a)).get(&format!("/join?code={code}")).await;
        assert_eq!((typed.status, &*typed.location), (StatusCode::SEE_OTHER, &*door), "a code, {what:?}");
        store.fall_behind(what);
        assert_eq!(Visitor::new(&fresh(&a)).get(&door).await.status, StatusCode::OK, "a link, {what:?}");
        store.fall_behind(what);
        let mut guest = Visitor::new(&fresh(&a));
        let sat = guest.post(&door, &[("name", "Ada")]).await;
        assert_eq!(sat.status, StatusCode::SEE_OTHER, "a seat, {what:?}: {}", sat.body);
        store.fall_behind(what);
        assert_eq!(same(&guest, &fresh(&a)).get(&table).await.status, StatusCode::OK, "a guest, {what:?}");
        // Who has just sat down and follows the link once more does not get a second seat.
        store.fall_behind(what);
        let again = same(&guest, &fresh(&a)).post(&door, &[("name", "Ada")]).await;
        assert_eq!((again.status, &*again.location), (StatusCode::SEE_OTHER, &*table));
    }
    let seats = store.seats(&TableId::new(&table[3..]).expect("an id")).expect("seats");
    assert_eq!(seats.len(), 3, "{seats:?}");
}

#[tokio::test]
async fn guessing_asks_the_other_nodes_no_more_often_than_codes_may_be_wrong() {
    let (app, store) = behind(true);
    let mut stranger = Visitor::new(&app);
    for n in 0..200 {
        let wrong =
            if n % 2 == 0 { format!("/join?code=aaaaa{n:05}") } else { format!("/join/abcdefgh/{n}") };
        assert_eq!(stranger.get(&wrong).await.status, StatusCode::NOT_FOUND);
    }
    let allowed = app.config.allows.wrong_codes as usize;
    let asked = store.looked_again();
    assert!((allowed..allowed + 4).contains(&asked), "{asked} questions, {allowed} may be wrong");
    // What cannot be the name of a table, or comes from somebody without anything, asks nobody.
    let mut host = Visitor::new(&app);
    let table = host.begin().await;
    let asked = store.looked_again();
    for path in ["/join/~/x", "/t/%2e%2e", "/replay/~/x", "/party/~", &table, &format!("{table}/seats")] {
        assert_eq!(stranger.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(store.looked_again(), asked);
}

#[tokio::test]
async fn two_who_want_the_same_mouse_at_two_nodes_do_not_both_get_it() {
    let (a, b) = two();
    let mut host = Visitor::new(&a);
    let table = host.begin().await;
    let door = invitation(&mut host, &table).await;
    same(&host, &b).get(&table).await;
    let (mut ada, mut bo) = (Visitor::new(&a), Visitor::new(&b));
    let sat = tokio::join!(
        ada.post(&door, &[("name", "Ada"), ("mouse", "filch")]),
        bo.post(&door, &[("name", "Bo"), ("mouse", "filch"), ("mouse", "nez")])
    );
    assert_eq!((sat.0.status, sat.1.status), (StatusCode::SEE_OTHER, StatusCode::SEE_OTHER));
    let seats = records(&a, &table).into_iter().filter(|record| record.kind == "seat");
    let takers = seats.filter(|record| record.body.contains("\"filch\"")).count();
    assert_eq!(takers, 1, "who came first has it, and nobody takes it from them");
    // Both sit at both nodes.
    for guest in [&ada, &bo] {
        assert_eq!(same(guest, &a).get(&table).await.status, StatusCode::OK);
        assert_eq!(same(guest, &b).get(&table).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn nodes_that_write_at_the_same_time_lose_and_double_nothing() {
    let (a, b) = two();
    let mut at_a = Visitor::new(&a);
    let table = at_a.begin().await;
    let mut at_b = same(&at_a, &b);
    let mut done = Vec::new();
    for round in 0..30 {
        let (at, offered) = at_a.choices(&table).await;
        let Some(choice) = offered.first() else { break };
        let (path, at) = (format!("{table}/choose"), at.to_string());
        let (one, two) = (format!("a{round}"), format!("b{round}"));
        let fields = |request| [("seq", at.clone()), ("choice", choice.clone()), ("request", request)];
        let (one, two) = (fields(one), fields(two));
        let fields = |of: &[(&'static str, String); 3]| of.clone().map(|(n, v)| (n, v));
        let (one, two) = (fields(&one), fields(&two));
        let (one, two): (Vec<_>, Vec<_>) =
            (one.iter().map(|(n, v)| (*n, &**v)).collect(), two.iter().map(|(n, v)| (*n, &**v)).collect());
        let answers = tokio::join!(at_a.script(&path, &one), at_b.script(&path, &two));
        let accepted = [answers.0, answers.1].into_iter().filter(|answer| answer.status == StatusCode::OK);
        let accepted: Vec<u64> = accepted.map(|a| a.json()["seq"].as_u64().expect("a number")).collect();
        assert_eq!(accepted.len(), 1, "one of two that are based on the same record");
        done.extend(accepted);
    }
    assert!(done.len() > 10 && done.is_sorted_by(|a, b| a < b));
    let log = records(&a, &table);
    let answered: Vec<u64> = log.iter().filter(|r| r.request.is_some()).map(|r| r.seq).collect();
    assert_eq!(answered, done, "every acknowledged choice once, at its number");
}

#[tokio::test]
async fn whoever_is_sent_away_at_one_node_is_gone_at_all() {
    let (a, b) = two();
    let mut host = Visitor::new(&a);
    let table = host.begin().await;
    let door = invitation(&mut host, &table).await;
    // Invited at one node, joins at the other.
    let mut guest = Visitor::new(&b);
    assert_eq!(guest.post(&door, &[("name", "Ada"), ("mouse", "filch")]).await.status, StatusCode::SEE_OTHER);
    let mut stream = guest.stream(&format!("{table}/events")).await;
    stream.message().await;
    let seats = host.get(&format!("{table}/seats")).await.body;
    let seat = seats.split("name=\"seat\" value=\"").skip(1).filter_map(|s| s.split('"').next());
    let seat = seat.filter(|s| s.starts_with('p')).last().expect("the guest's seat").to_string();
    let sent = host.post(&format!("{table}/seats"), &[("seat", &seat), ("leave", "1")]).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    let ended = async { while stream.next().await.is_some() {} };
    timeout(Duration::from_secs(5), ended).await.expect("the stream ends");
    assert_eq!(guest.get(&table).await.status, StatusCode::NOT_FOUND);
    assert_eq!(same(&guest, &a).get(&table).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn talk_and_who_is_here_travel_between_nodes() {
    let (a, b) = two();
    let mut host = Visitor::new(&a);
    let table = host.begin().await;
    let door = invitation(&mut host, &table).await;
    let mut guest = Visitor::new(&b);
    guest.post(&door, &[("name", "Ada"), ("mouse", "filch")]).await;
    let mut at_host = host.stream(&format!("{table}/events?seq=0")).await;
    let before = at_host.chat().await["html"].as_str().expect("a page").to_string();
    assert!(before.contains("<li class=\"away\""), "nobody has seen the guest yet: {before}");
    let mut at_guest = guest.stream(&format!("{table}/events?seq=0")).await;
    at_guest.chat().await;
    let away = |news: &serde_json::Value| {
        news["html"].as_str().is_none_or(|html| html.contains("<li class=\"away\""))
    };
    let came = async { while away(&at_host.chat().await) {} };
    timeout(Duration::from_secs(5), came).await.expect("the guest is shown at the other node");
    assert_eq!(
        guest.script(&format!("{table}/talk"), &[("phrase", "wait")]).await.status,
        StatusCode::NO_CONTENT
    );
    let said = async {
        loop {
            let news = at_host.chat().await;
            if news["say"].as_array().is_some_and(|say| say.iter().any(|line| line == "Ada: Wait for me.")) {
                return;
            }
        }
    };
    timeout(Duration::from_secs(5), said).await.expect("it is heard at the other node");
    drop(at_guest);
}

#[tokio::test]
async fn people_at_two_nodes_agree_to_go_back() {
    let (a, b) = two();
    let mut host = Visitor::new(&a);
    let table = host.begin().await;
    let door = invitation(&mut host, &table).await;
    let mut guest = Visitor::new(&b);
    guest.post(&door, &[("name", "Ada"), ("mouse", "filch")]).await;
    for _ in 0..3 {
        let player = if host.choices(&table).await.1.is_empty() { &mut guest } else { &mut host };
        player.play_first(&table).await;
    }
    let (undo, at) = (format!("{table}/undo"), host.choices(&table).await.0.to_string());
    let asked = async |guest: &mut Visitor| guest.get(&table).await.body.contains("name=\"decline\"");
    let wish = [("seq", at.as_str()), ("to", "1")];
    assert!(!asked(&mut guest).await);
    assert_eq!(host.script(&undo, &wish).await.status, StatusCode::ACCEPTED);
    assert!(asked(&mut guest).await, "the other node asks");
    guest.post(&undo, &[("seq", &at), ("decline", "1")]).await;
    assert!(!asked(&mut host).await, "the no is heard where it was wished");
    assert_eq!(host.script(&undo, &wish).await.status, StatusCode::ACCEPTED);
    assert_eq!(guest.script(&undo, &wish).await.status, StatusCode::OK, "both want it now");
    assert_ne!(host.choices(&table).await.0.to_string(), at);
}

#[tokio::test]
async fn companions_are_played_by_one_node_and_go_on_at_another() {
    let (a, b) = two();
    let mut at_a = Visitor::new(&a);
    let all = ["collin", "filch", "nez", "tilda"].map(|mouse| (format!("player-{mouse}"), "steady"));
    let mut fields: Vec<(&str, &str)> = all.iter().map(|(name, level)| (name.as_str(), *level)).collect();
    fields.extend([("seed", "x"), ("pace", "instant")]);
    let table = at_a.begin_with(&fields).await;
    let mut at_b = same(&at_a, &b);
    let here = at_a.stream(&format!("{table}/events")).await;
    let _there = at_b.stream(&format!("{table}/events")).await;
    let moves = || records(&a, &table).iter().filter(|r| r.kind == "choice").count();
    let until = async |n: usize| {
        let reached = async {
            while moves() < n {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_mins(1), reached).await.expect("they play on");
    };
    until(8).await;
    // The first node stops, as for an upgrade.
    a.close();
    drop(here);
    let before = moves();
    until(before + 8).await;
    // The whole log plays: no choice was made twice.
    let page = at_b.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn while_nothing_is_heard_of_the_others_nothing_is_shown_and_choices_wait() {
    let (app, store) = shaky();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let (at, offered) = me.choices(&table).await;
    let mut stream = me.stream(&format!("{table}/events")).await;
    stream.message().await;
    store.set_blind(Duration::from_secs(6));
    let ended = async { while stream.next().await.is_some() {} };
    timeout(Duration::from_secs(5), ended).await.expect("the stream ends");
    let heal = async {
        sleep(Duration::from_secs(9)).await;
        store.set_blind(Duration::ZERO);
    };
    let (path, at) = (format!("{table}/choose"), at.to_string());
    let fields = [("seq", &*at), ("choice", &*offered[0]), ("request", "tab-1")];
    let began = tokio::time::Instant::now();
    let (answer, ()) = tokio::join!(me.script(&path, &fields), heal);
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    assert!(began.elapsed() >= Duration::from_secs(9), "it waited");
    // Whoever waits for longer than a leader takes to be found is asked to come back.
    store.set_blind(Duration::from_secs(6));
    sleep(Duration::from_secs(2)).await;
    let answer = me.script(&path, &fields).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(retry_after(&answer), "1");
    assert!(answer.body.contains("Nothing that was saved is lost"), "{}", answer.body);
}

#[tokio::test]
async fn what_nobody_answered_is_done_once_when_it_is_asked_for_again() {
    let (app, store) = shaky();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let (at, offered) = me.choices(&table).await;
    let (path, at) = (format!("{table}/choose"), at.to_string());
    let fields = [("seq", &*at), ("choice", &*offered[0]), ("request", "tab-1")];
    store.inject(Fault::NoAnswer);
    let answer = me.script(&path, &fields).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.body);
    assert_eq!(retry_after(&answer), "1", "the page tries again by itself");
    let length = records(&app, &table).len() as u64;
    let again = me.script(&path, &fields).await;
    assert_eq!((again.status, again.json()["seq"].as_u64()), (StatusCode::OK, Some(length)));
    assert_eq!(records(&app, &table).len() as u64, length);
    // A disk that is full is another matter: nobody tries that again and again.
    let (at, offered) = me.choices(&table).await;
    store.inject(Fault::FailCommit);
    let fields = [("seq", &*at.to_string()), ("choice", &*offered[0]), ("request", "tab-2")];
    let answer = me.script(&path, &fields).await;
    assert_eq!((answer.status, retry_after(&answer)), (StatusCode::SERVICE_UNAVAILABLE, ""));
}
