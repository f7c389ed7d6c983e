//! Advice: legal, in every language, stoppable, limited, and blind to what is hidden.

mod common;

use axum::http::StatusCode;
use common::{Visitor, looks_like, private, seq, skirmish, twins, with_store};
use engine::id::ChapterId;
use engine::saving::hex;
use server::{Allowances, App, Config};
use session::SetupRecord;
use std::sync::Arc;
use std::time::Duration;
use store::{MemoryStore, NewRecord, NewTable, Store, TableId};

/// What the page hears of a hint, in the end.
async fn advice(me: &mut Visitor, table: &str) -> String {
    let at = seq(&me.get(table).await.body).to_string();
    let answer = me.script(&format!("{table}/hint"), &[("seq", &at)]).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let last =
        answer.body.trim().rsplit("\n\n").next().and_then(|l| l.strip_prefix("data: ")).expect("a line");
    let message: serde_json::Value = serde_json::from_str(last).expect("JSON");
    message["html"].as_str().unwrap_or_else(|| panic!("no hints: {last}")).to_string()
}

fn named(html: &str) -> Vec<String> {
    common::choices(html)
}

#[tokio::test]
async fn hints_are_choices_and_clicking_one_does_it() {
    let app = private();
    for lang in ["en", "de", "pl"] {
        let mut me = Visitor::new(&app);
        me.lang = lang;
        let table = me.begin().await;
        for _ in 0..6 {
            let html = advice(&mut me, &table).await;
            assert!(!html.contains('⟨') && !html.contains("{$") && html.contains("<svg"), "{lang}: {html}");
            let best = named(&html).first().expect("something to do").clone();
            let at = seq(&me.get(&table).await.body).to_string();
            let done = me.script(&format!("{table}/choose"), &[("seq", &at), ("choice", &best)]).await;
            assert_eq!(done.status, StatusCode::OK, "{lang}: {best}: {}", done.body);
        }
    }
}

#[tokio::test]
async fn without_a_script_the_hints_are_a_page() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let at = seq(&me.get(&table).await.body).to_string();
    let page = me.post(&format!("{table}/hint"), &[("seq", &at)]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!named(&page.body).is_empty() && page.body.contains(&format!("{table}/choose")));
}

#[tokio::test]
async fn hints_are_refused_where_they_are_off_late_or_not_ones_own() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin_with(&[("seed", "a test"), ("no-hints", "1")]).await;
    let page = me.get(&table).await.body;
    assert!(!page.contains("data-hint=\"\""), "no button either");
    let at = seq(&page).to_string();
    let off = me.script(&format!("{table}/hint"), &[("seq", &at)]).await;
    assert_eq!(off.status, StatusCode::FORBIDDEN);
    assert!(off.json()["text"].as_str().is_some_and(|t| t.contains("Hints are off")));
    let table = me.begin().await;
    assert!(me.get(&table).await.body.contains("data-hint=\"\""));
    let late = me.script(&format!("{table}/hint"), &[("seq", "77")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    me.script(&format!("{table}/companions"), &[("mouse", "collin"), ("level", "green")]).await;
    for mouse in ["filch", "nez", "tilda"] {
        me.script(&format!("{table}/companions"), &[("mouse", mouse), ("level", "green")]).await;
    }
    let at = seq(&me.get(&table).await.body).to_string();
    let theirs = me.script(&format!("{table}/hint"), &[("seq", &at)]).await;
    assert_eq!(theirs.status, StatusCode::FORBIDDEN, "companions need no advice");
}

#[tokio::test]
async fn one_table_gets_so_many_hints_and_no_more() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let shelf = server::BookShelf::open(None).expect("the built-in content");
    let app = Arc::new(App::new(Config { data: None, ..Config::default() }, shelf, store));
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let at = seq(&me.get(&table).await.body).to_string();
    let mut refused = 0;
    for _ in 0..10 {
        // Nobody waits for the answer: the next one stops the one before.
        let stream = me.post_stream(&format!("{table}/hint"), &[("seq", &at)]).await;
        refused += usize::from(stream.status() == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!((3..=4).contains(&refused), "{refused} of 10 were refused");
}

#[tokio::test]
async fn hanging_up_stops_the_thinking_and_stopping_shows_what_is_known() {
    let app = with_store(Config::default(), Arc::new(MemoryStore::new()));
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let at = seq(&me.get(&table).await.body).to_string();
    for _ in 0..30 {
        drop(me.post_stream(&format!("{table}/hint"), &[("seq", &at)]).await);
    }
    // Thirty hints given up cost less than a few thought through: the next one comes soon.
    let began = std::time::Instant::now();
    advice(&mut me, &table).await;
    let one = began.elapsed();
    assert!(one < Duration::from_secs(30), "{one:?}");
    let path = format!("{table}/hint");
    let asked = me.post_stream(&path, &[("seq", &at)]).await;
    assert_eq!(me.script(&format!("{table}/hint/stop"), &[]).await.status, StatusCode::OK);
    let body = axum::body::to_bytes(asked.into_body(), 1 << 20).await.expect("an end");
    let text = String::from_utf8(body.to_vec()).expect("text");
    assert!(text.contains("name=\\\"choice"), "even at once something is known: {text}");
}

#[tokio::test]
async fn a_hint_whose_time_is_up_says_what_it_knows() {
    let config =
        Config { allows: Allowances { hint_seconds: 0, ..Allowances::default() }, ..Config::default() };
    let app = with_store(config, Arc::new(MemoryStore::new()));
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let hurried = advice(&mut me, &table).await;
    assert!(hurried.contains("name=\"choice\""), "{hurried}");
}

#[tokio::test]
async fn a_new_choice_makes_a_hint_pointless() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let at = seq(&me.get(&table).await.body).to_string();
    let asked = me.post_stream(&format!("{table}/hint"), &[("seq", &at)]).await;
    me.play_first(&table).await;
    let body = axum::body::to_bytes(asked.into_body(), 1 << 20).await.expect("an end");
    let text = String::from_utf8(body.to_vec()).expect("text");
    assert!(text.contains("\"stale\""), "{text}");
}

/// A table whose log is known, on a server of its own.
fn put(app: &App, game: &web::NewGame, seed: [u8; 32], more: &[(&str, &str)]) {
    let book = skirmish(app).catalogue.book();
    let record = SetupRecord::of(book, &game.setup(), hex(&seed), true);
    let body = serde_json::to_string(&record).expect("plain data");
    let mut records = vec![NewRecord::new("setup", body, 1_000)];
    records.extend(more.iter().map(|(kind, body)| NewRecord::new(*kind, *body, 1_000)));
    let table = NewTable::new(TableId::new("fixed").expect("an id"), "fixed", 1_000);
    app.store.create_table(table.with_chapter(record.saved.chapter), records).expect("a store");
}

#[tokio::test(start_paused = true)]
async fn hints_and_companions_do_not_know_what_is_hidden() {
    // How much is thought must not depend on how busy the machine is.
    let unhurried = || {
        let config = Config {
            allows: Allowances { hint_seconds: 3600, ..Allowances::default() },
            ..Config::default()
        };
        with_store(config, Arc::new(MemoryStore::new()))
    };
    let (one, two) = (unhurried(), unhurried());
    let book = skirmish(&one).catalogue.book();
    let game = web::NewGame::fill(book, ChapterId(0));
    let [(first, mut known), (second, mut other)] = twins(&one, &game);
    let companions: Vec<String> = game
        .party
        .iter()
        .zip(["clever", "green", "clever", "steady"])
        .map(|((m, _), level)| format!(r#"{{"mouse":"{}","level":"{level}"}}"#, book.mice[m.ix()].name))
        .collect();
    let companions: Vec<(&str, &str)> = companions.iter().map(|body| ("companion", body.as_str())).collect();
    let (three, four) = (unhurried(), unhurried());
    for (app, seed, companions) in [
        (&one, first, &[][..]),
        (&two, second, &[]),
        (&three, first, &companions),
        (&four, second, &companions),
    ] {
        put(app, &game, seed, companions);
    }
    let (mut hints, mut played) = (0, 0);
    for n in 0..12 {
        let mut said = Vec::new();
        for app in [&one, &two] {
            said.push(advice(&mut Visitor::new(app), "/t/fixed").await);
        }
        assert_eq!(said[0], said[1], "hints differ after {n} choices");
        hints += 1;
        // The companions' tables lead: everybody follows what they choose.
        let mut chosen = Vec::new();
        for app in [&three, &four] {
            let mut me = Visitor::new(app);
            me.script("/t/fixed/companions", &[("do", "step")]).await;
            let id = TableId::new("fixed").expect("an id");
            let last = async {
                loop {
                    let log = app.store.read(&id, 0, 1_000).expect("a log");
                    if let Some(made) = log.into_iter().filter(|r| r.kind == "choice").nth(n) {
                        return made.body;
                    }
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            };
            let last = tokio::time::timeout(Duration::from_hours(1), last).await.expect("a choice is made");
            chosen.push(last);
        }
        assert_eq!(chosen[0], chosen[1], "companions differ after {n} choices");
        played += 1;
        let record: serde_json::Value = serde_json::from_str(&chosen[0]).expect("a record");
        let name = record["name"].as_str().expect("a name").to_string();
        let choice = known.parse(&name).expect("a choice");
        known.play(choice).expect("legal");
        other.play(choice).expect("legal in both");
        for app in [&one, &two] {
            let mut me = Visitor::new(app);
            let at = seq(&me.get("/t/fixed").await.body).to_string();
            let done = me.script("/t/fixed/choose", &[("seq", &at), ("choice", &name)]).await;
            assert_eq!(done.status, StatusCode::OK, "{name}: {}", done.body);
        }
        if !looks_like(&one, &known, &other) {
            // Dice have spoken: from here on the games differ openly.
            break;
        }
    }
    assert!(hints > 0 && played > 0);
}
