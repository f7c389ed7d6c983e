//! A damaged record costs what comes after it, never the table.

use crate::common::{Visitor, choices, with_store};
use axum::http::StatusCode;
use server::Config;
use std::sync::Arc;
use store::{Fault, FaultyStore, MemoryStore, NewRecord, Store};

#[tokio::test]
async fn what_precedes_a_damaged_record_is_played_on_as_a_copy() {
    let store = Arc::new(FaultyStore::new(MemoryStore::new()));
    let app = with_store(Config::default(), Arc::clone(&store) as Arc<dyn Store>);
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    for _ in 0..4 {
        me.play_first(&table).await;
    }
    let whole = me.get(&table).await.body;
    store.inject(Fault::TearLastRecord);
    let (seq, offered) = me.choices(&table).await;
    let torn =
        me.script(&format!("{table}/choose"), &[("seq", &seq.to_string()), ("choice", &offered[0])]).await;
    assert!(torn.status.is_server_error(), "{}", torn.body);
    let page = me.get(&table).await;
    assert!(page.status.is_server_error());
    assert!(page.body.contains("Part of this game is damaged"), "{}", page.body);
    assert!(page.body.contains(&format!("action=\"{table}/copy\"")));
    let copy = me.post(&format!("{table}/copy"), &[]).await;
    assert_eq!(copy.status, StatusCode::SEE_OTHER, "{}", copy.body);
    let saved = me.get(&copy.location).await;
    assert_eq!(saved.status, StatusCode::OK);
    assert_eq!(choices(&saved.body), choices(&whole), "where the game stood before the damage");
    me.play_first(&copy.location).await;
    for (lang, says) in [("de", "beschädigt"), ("pl", "uszkodzona")] {
        me.lang = lang;
        assert!(me.get(&table).await.body.contains(says), "{lang}");
    }
}

#[tokio::test]
async fn a_choice_that_makes_no_sense_ends_the_copy_before_it() {
    let app = with_store(Config::default(), Arc::new(MemoryStore::new()));
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    me.play_first(&table).await;
    let whole = me.get(&table).await.body;
    let id = crate::common::book::id(&table);
    let last = app.store.last_seq(&id).expect("a table");
    let record = NewRecord::new("choice", r#"{"name":"dance on the table"}"#, 1);
    let _ = app.store.append(store::Append::new(id, last, vec![record])).expect("a store");
    // Another server reads what is kept.
    let app = with_store(Config::default(), Arc::clone(&app.store));
    let mut me = Visitor::new(&app);
    assert!(me.get(&table).await.body.contains("Part of this game is damaged"));
    let copy = me.post(&format!("{table}/copy"), &[]).await.location;
    assert_eq!(choices(&me.get(&copy).await.body), choices(&whole));
}
