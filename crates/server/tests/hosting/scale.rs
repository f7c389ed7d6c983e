//! What a page costs does not depend on how much is kept, and what nobody uses is given back.

use crate::common::{self, Visitor, with_store};
use axum::http::StatusCode;
use server::{App, Config};
use std::sync::Arc;
use store::{Excerpt, FaultyStore, List, MemoryStore, NewRecord, NewTable, Store, TableId};

/// A server that strangers reach, with so many games and books of other people.
fn crowded(others: usize) -> (Arc<App>, Arc<FaultyStore<MemoryStore>>) {
    let store = Arc::new(FaultyStore::new(MemoryStore::new()));
    for n in 0..others {
        let id = |kind: &str| TableId::new(&format!("{kind}{n}")).expect("an id");
        let seat = format!("somebody {n}");
        let new = NewTable::new(id("t"), "T", n as i64).with_seat("host", &seat);
        store.create_table(new, vec![NewRecord::new("setup", "{}", 1)]).expect("a new table");
        let book = NewTable::new(id("b"), "B", n as i64).in_list(List::Parties).with_seat("host", &seat);
        store.create_table(book, vec![NewRecord::new("begin", r#"{"story":"s"}"#, 1)]).expect("a new book");
        store.put_code(&id("t"), &format!("code {n}"), i64::MAX).expect("a table");
    }
    let config = Config { public_url: Some("http://mice.example".into()), ..Config::default() };
    (with_store(config, Arc::clone(&store) as Arc<dyn Store>), store)
}

/// What the pages of somebody with two games and a book ask of the store, each for itself.
async fn costs(others: usize) -> Vec<(String, usize)> {
    let (app, store) = crowded(others);
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    me.begin().await;
    let (book, _) = common::book::begin(&app, &mut me, &[]).await;
    let door = me.post(&format!("{table}/invite"), &[]).await.body;
    let code = door.split("/join/").nth(1).and_then(|d| d.split('"').next()).expect("a code").to_string();
    let code = code.rsplit('/').next().expect("its letters").to_string();
    let mut costs = Vec::new();
    let mut stranger = Visitor::new(&app);
    for (mine, path, status) in [
        (true, "/".to_string(), StatusCode::OK),
        (false, "/".to_string(), StatusCode::OK),
        (false, "/join?code=wrong".to_string(), StatusCode::NOT_FOUND),
        (false, format!("/join?code={code}"), StatusCode::SEE_OTHER),
    ] {
        let before = store.asked();
        let answer = if mine { &mut me } else { &mut stranger }.get(&path).await;
        assert_eq!(answer.status, status, "{path}");
        costs.push((path.replace(&code, "right"), store.asked() - before));
    }
    let home = me.get("/").await.body;
    assert!(home.contains(&table) && home.contains(&book), "one's own are listed");
    assert!(!stranger.get("/").await.body.contains(&table));
    costs
}

#[tokio::test]
async fn pages_ask_no_more_with_thousands_of_games_and_books() {
    assert_eq!(costs(10).await, costs(10_000).await);
}

#[tokio::test]
async fn the_host_at_home_sees_the_latest_without_reading_the_rest() {
    let cost = |others| async move {
        let store = Arc::new(FaultyStore::new(MemoryStore::new()));
        for n in 0..others {
            let id = TableId::new(&format!("t{n}")).expect("an id");
            store.create_table(NewTable::new(id, "T", n as i64), Vec::new()).expect("a new table");
        }
        let app = with_store(Config::default(), Arc::clone(&store) as Arc<dyn Store>);
        let before = store.asked();
        assert_eq!(Visitor::new(&app).get("/").await.status, StatusCode::OK);
        let cost = store.asked() - before;
        assert_eq!(store.list(List::Tables, Excerpt::first(1)).expect("a store").len(), 1);
        cost
    };
    assert_eq!(cost(40).await, cost(4000).await);
}

#[tokio::test]
async fn one_cookie_holds_every_seat_and_old_ones_become_it() {
    let app = common::public();
    let mut me = Visitor::new(&app);
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(me.begin().await);
    }
    let size = me.cookie_header().len();
    assert!(size < 400, "{size} bytes of cookies for 40 tables");
    // As it was before: a cookie for every table.
    let mut old = Visitor::new(&app);
    for (n, table) in tables.iter().enumerate() {
        let id = common::book::id(table);
        let token = format!("{n:064x}");
        let hash = {
            use sha2::{Digest, Sha256};
            engine::saving::hex(&Sha256::digest(token.as_bytes()))
        };
        app.store.put_seat(&id, "host", &hash).expect("a table");
        old.bake(&format!("seat-{id}"), &format!("host.{token}"));
    }
    assert_eq!(old.get(&tables[3]).await.status, StatusCode::OK, "they open their tables");
    assert_eq!(old.get("/").await.status, StatusCode::SEE_OTHER);
    assert_eq!(old.cookies.keys().collect::<Vec<_>>(), ["me"]);
    assert!(old.get("/").await.body.contains(&tables[39]));
    for table in &tables {
        assert_eq!(old.get(table).await.status, StatusCode::OK);
        assert_eq!(me.get(table).await.status, StatusCode::NOT_FOUND, "the seat went to the other browser");
    }
}

#[tokio::test]
async fn the_last_places_of_a_full_house_are_for_those_who_have_a_seat() {
    let app = common::public();
    let (mut me, mut stranger) = (Visitor::new(&app), Visitor::new(&app));
    let table = me.begin().await;
    assert_eq!(stranger.get("/").await.status, StatusCode::OK);
    // Nobody is connected in this test: a house of nothing is full.
    app.crowd(0);
    assert_eq!(me.get(&table).await.status, StatusCode::OK);
    assert_eq!(me.get("/").await.status, StatusCode::OK);
    let told = stranger.get("/").await;
    assert_eq!(told.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(told.body.contains("only players with a seat can get in"), "{}", told.body);
    assert_eq!(told.headers["connection"], "close");
    stranger.lang = "pl";
    assert!(stranger.get("/").await.body.contains("Za dużo osób online"));
    app.crowd(1000);
    assert_eq!(stranger.get("/").await.status, StatusCode::OK);
}
