//! What people can do about talk and about what is kept of them.

use crate::common::{Visitor, book, public};
use axum::http::StatusCode;

/// A host and a guest who plays Nez; gives the table.
async fn two(host: &mut Visitor, guest: &mut Visitor) -> String {
    let table = host.begin().await;
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let at = page.find("/join/").expect("a link");
    let door = page[at..].split(['"', '<', ' ']).next().expect("its end").to_string();
    guest.post(&door, &[("name", "Ada"), ("mouse", "nez")]).await;
    table
}

#[tokio::test]
async fn talk_is_hidden_by_each_and_switched_off_by_the_host() {
    let app = public();
    let (mut host, mut ada) = (Visitor::new(&app), Visitor::new(&app));
    let table = two(&mut host, &mut ada).await;
    let (talk, mute, rules) =
        (format!("{table}/talk"), format!("{table}/mute"), format!("{table}/house-rules"));
    host.script(&talk, &[("text", "gorgonzola")]).await;
    assert!(ada.get(&table).await.body.contains("gorgonzola"));
    ada.post(&mute, &[("on", "1")]).await;
    assert!(!ada.get(&table).await.body.contains("gorgonzola"));
    let mut stream = ada.stream(&format!("{table}/events")).await;
    host.script(&talk, &[("text", "parmesan")]).await;
    assert!(!stream.chat().await.to_string().contains("parmesan"));
    drop(stream);
    assert!(host.get(&table).await.body.contains("parmesan"), "others hear everything");
    ada.post(&mute, &[]).await;
    assert!(ada.get(&table).await.body.contains("parmesan"));
    assert_ne!(ada.post(&rules, &[("silent", "1")]).await.status, StatusCode::SEE_OTHER, "the host's to say");
    host.post(&rules, &[("silent", "1")]).await;
    for who in [&mut host, &mut ada] {
        assert!(!who.get(&table).await.body.contains("parmesan"));
        assert_eq!(who.script(&talk, &[("text", "hello")]).await.status, StatusCode::FORBIDDEN);
    }
    host.post(&rules, &[]).await;
    assert_eq!(ada.script(&talk, &[("text", "hello")]).await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn everything_of_somebody_is_deleted_on_one_page() {
    let app = public();
    let (mut me, mut other) = (Visitor::new(&app), Visitor::new(&app));
    let mine = me.begin().await;
    let (party, chapter) = book::begin(&app, &mut me, &[]).await;
    let theirs = two(&mut other, &mut me).await;
    assert!(me.get("/yours").await.body.contains("2 games that you host"));
    assert_eq!(other.get("/yours/delete").await.status, StatusCode::METHOD_NOT_ALLOWED);
    me.post("/yours/delete", &[]).await;
    assert_eq!(me.get(&mine).await.status, StatusCode::OK, "nothing happens by accident");
    let mut old = Visitor::new(&app);
    old.bake("me", &me.cookies["me"].clone());
    assert_eq!(me.post("/yours/delete", &[("sure", "yes")]).await.location, "/yours");
    assert!(!me.cookies.contains_key("me"));
    for who in [&mut me, &mut old] {
        for path in [&mine, &chapter, &party, &theirs] {
            assert_eq!(who.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
        }
        assert!(who.get("/yours").await.body.contains("Nothing is stored"));
    }
    assert_eq!(app.store.tables().expect("a store").len(), 1, "only the other's game is left");
    assert!(app.store.parties().expect("a store").is_empty());
    let seats = other.get(&format!("{theirs}/seats")).await.body;
    assert!(!seats.contains("Ada"), "the seat is free");
    assert_eq!(other.get(&theirs).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_privacy_page_says_what_is_kept_and_how_long() {
    let config = server::Config { expire_unfinished: Some(90), ..server::Config::default() };
    let ruled = crate::common::with_store(config, std::sync::Arc::new(store::MemoryStore::new()));
    for (lang, kept, days) in [
        ("en", "What is stored", "90 days"),
        ("de", "Was gespeichert wird", "90 Tagen"),
        ("pl", "Co jest zapisywane", "90 dniach"),
    ] {
        for (app, says) in [(&public(), kept), (&ruled, days)] {
            let mut me = Visitor::new(app);
            me.lang = lang;
            assert!(me.get("/privacy").await.body.contains(says), "{lang}");
        }
    }
    let mut me = Visitor::new(&ruled);
    assert!(!me.get("/privacy").await.body.contains("Until you or the host"));
}
