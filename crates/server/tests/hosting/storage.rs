//! What is stored is bounded.

use crate::common::{Visitor, book::id, private};
use axum::http::StatusCode;
use server::{Allowances, App, BookShelf, Config};
use std::sync::Arc;
use store::save::{self, Limits};
use store::{MemoryStore, NewRecord, SqliteOptions, SqliteStore, Store};

fn with(allows: Allowances, store: Arc<dyn Store>) -> Arc<App> {
    let config = Config { data: None, allows, ..Config::default() };
    Arc::new(App::new(config, BookShelf::open(None).expect("the built-in content"), store))
}

#[tokio::test]
async fn an_import_is_kept_as_the_game_it_comes_to() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    for _ in 0..3 {
        me.play_first(&table).await;
    }
    let mut file =
        save::unpack(&me.bytes(&format!("{table}/export")).await, &Limits::default()).expect("a file");
    // The edition that comes along is none of its records.
    file.records.retain(|record| record.kind != "edition");
    let plain = file.records.len();
    let at = file.records.len() - 1;
    let last = file.records[at].clone();
    // Taken back and made again; a companion flipped to and fro; what nobody knows, and padding.
    for n in 0..2000 {
        let level = if n % 2 == 0 { r#","level":"steady""# } else { "" };
        file.records.push(NewRecord::new("companion", format!(r#"{{"mouse":"nez"{level}}}"#), n));
        file.records.push(NewRecord::new("undo", format!(r#"{{"to":{}}}"#, 2), n));
        file.records.push(last.clone());
        file.records.push(NewRecord::new("later", "x".repeat(500), n));
    }
    file.name = format!("{}  ", "a long name ".repeat(15));
    let sent = save::pack(&file).expect("a file");
    let answer = me.send("/import", &sent).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let kept = app.store.table(&id(&answer.location)).expect("a table");
    assert_eq!(kept.last_seq as usize, plain, "what counts, and nothing else");
    assert!(kept.name.chars().count() <= 60);
    let mut offered = Vec::new();
    for path in [&table, &answer.location] {
        offered.push(crate::common::choices(&me.get(path).await.body));
    }
    assert_eq!(offered[0], offered[1]);
    // A record larger than any we write is none of ours.
    file.records.truncate(plain);
    file.records[at].body.insert_str(1, &format!("\"padding\":\"{}\",", "x".repeat(9000)));
    let padded = me.send("/import", &save::pack(&file).expect("a file")).await;
    assert_eq!(padded.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn what_changes_nothing_leaves_no_record() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let last = || app.store.last_seq(&id(&table)).expect("a table");
    let companions = format!("{table}/companions");
    let before = last();
    me.script(&companions, &[("mouse", "nez"), ("level", "steady")]).await;
    assert_eq!(last(), before + 1);
    for _ in 0..20 {
        me.script(&companions, &[("mouse", "nez"), ("level", "steady")]).await;
        me.script(&format!("{table}/house-rules"), &[("party", "all")]).await;
    }
    assert_eq!(last(), before + 1, "it is so already");
}

#[tokio::test]
async fn nobody_flips_a_companion_four_thousand_times() {
    let app = with(Allowances::default(), Arc::new(MemoryStore::new()));
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let before = app.store.last_seq(&id(&table)).expect("a table");
    let mut refused = 0;
    for n in 0..200 {
        let level = if n % 2 == 0 { "steady" } else { "none" };
        let answer = me.script(&format!("{table}/companions"), &[("mouse", "nez"), ("level", level)]).await;
        refused += usize::from(answer.status == StatusCode::TOO_MANY_REQUESTS);
    }
    let kept = app.store.last_seq(&id(&table)).expect("a table") - before;
    assert!(kept <= 70 && refused >= 130, "{kept} kept, {refused} refused");
    let log = me.get(&format!("{table}/log")).await.body;
    assert!(log.matches("Nez").count() < 10, "and the log tells it once");
}

#[tokio::test]
async fn a_log_ends_where_it_must() {
    let allows = Allowances { records: 12, ..Allowances::default() };
    let app = with(allows, Arc::new(MemoryStore::new()));
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let refused = loop {
        let (seq, offered) = me.choices(&table).await;
        let fields = [("seq", &*seq.to_string()), ("choice", &*offered[0])];
        let answer = me.script(&format!("{table}/choose"), &fields).await;
        if answer.status != StatusCode::OK {
            break answer;
        }
        assert!(seq < 40, "it never ends");
    };
    assert_eq!(refused.status, StatusCode::INSUFFICIENT_STORAGE);
    assert!(refused.body.contains("Make a copy to continue"), "{}", refused.body);
    assert!(app.store.last_seq(&id(&table)).expect("a table") <= 12);
}

#[tokio::test]
async fn before_everything_is_full_nothing_new_is_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = SqliteOptions { max_bytes: Some(600 << 10) };
    let store = SqliteStore::open_with(folder.path(), &options).expect("a store");
    let app = with(
        Allowances { games: 5000, games_per_day: 5000, changes: 5000, ..Allowances::default() },
        Arc::new(store),
    );
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let full = loop {
        app.tend();
        let answer = me.post("/new", &[("quick", "1")]).await;
        if answer.status != StatusCode::SEE_OTHER {
            break answer;
        }
        assert!(app.store.tables().expect("a store").len() < 900, "it never fills");
    };
    assert_eq!(full.status, StatusCode::INSUFFICIENT_STORAGE);
    assert!(full.body.contains("No space for new games"), "{}", full.body);
    for _ in 0..5 {
        me.play_first(&table).await;
    }
    for info in app.store.tables().expect("a store").into_iter().skip(1).take(200) {
        app.store.delete(&info.id).expect("to remove works when nothing else does");
    }
    app.tend();
    assert_eq!(me.post("/new", &[("quick", "1")]).await.status, StatusCode::SEE_OTHER, "there is room again");
}

#[tokio::test]
async fn so_many_games_a_day_for_one_address() {
    let allows = Allowances { games: 500, games_per_day: 30, ..Allowances::default() };
    let app = with(allows, Arc::new(MemoryStore::new()));
    let mut me = Visitor::new(&app);
    let mut begun = 0;
    let refused = loop {
        let answer = me.post("/new", &[("quick", "1")]).await;
        if answer.status != StatusCode::SEE_OTHER {
            break answer;
        }
        begun += 1;
        assert!(begun < 100, "it never ends");
    };
    assert!((30..=31).contains(&begun), "{begun}");
    assert!(refused.body.contains("Daily limit reached"), "{}", refused.body);
}

#[tokio::test]
async fn an_export_costs_the_same_however_many_games_it_descends_from() {
    let store = Arc::new(store::FaultyStore::new(MemoryStore::new()));
    let app = crate::common::with_store(
        Config { public_url: Some("http://mice.example".into()), ..Config::default() },
        Arc::clone(&store) as Arc<dyn Store>,
    );
    let mut me = Visitor::new(&app);
    let mut table = me.begin().await;
    let mut costs = Vec::new();
    for n in 0..30 {
        // Shared, so that a copy keeps where it comes from.
        let page = me.post(&format!("{table}/invite"), &[]).await.body;
        let at = page.find("/join/").expect("a link");
        let door = page[at..].split(['"', '<', ' ']).next().expect("its end").to_string();
        Visitor::new(&app).post(&door, &[("name", "Ada"), ("mouse", "nez")]).await;
        if n % 10 == 9 {
            let before = store.asked();
            let file = me.bytes(&format!("{table}/export")).await;
            let file = save::unpack(&file, &Limits::default()).expect("a file");
            costs.push(store.asked() - before - file.records.len());
        }
        table = me.post(&format!("{table}/copy"), &[]).await.location;
    }
    assert!(costs[2] <= costs[0] + 12, "{costs:?}");
}
