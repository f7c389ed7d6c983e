//! A party's book, begun and played on.

use super::{Answer, Visitor};
use axum::http::StatusCode;
use engine::{Game, IgnoreEvents};
use server::App;
use std::sync::Arc;
use store::{Append, NewRecord, TableId};

/// Who plays the first chapter, with abilities no two of them share.
pub const FIRST: [(&str, &str); 4] =
    [("collin", "inspire"), ("filch", "find"), ("nez", "protect"), ("tilda", "cure")];

pub fn id(path: &str) -> TableId {
    TableId::new(path.rsplit('/').next().expect("a path")).expect("an id")
}

/// Begins a book; gives the paths of the book and of its first table.
pub async fn begin(app: &Arc<App>, me: &mut Visitor, more: &[(&str, &str)]) -> (String, String) {
    let abilities: Vec<(String, &str)> = FIRST.iter().map(|(m, a)| (format!("ability-{m}"), *a)).collect();
    let mut fields = vec![("chapter", "flight-to-barksburg")];
    fields.extend(FIRST.iter().map(|(m, _)| ("mouse", *m)));
    fields.extend(abilities.iter().map(|(n, a)| (n.as_str(), *a)));
    fields.extend(more);
    let answer = me.post("/new", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let books = app.store.parties().expect("a store");
    (format!("/party/{}", books[0].id), answer.location)
}

/// Plays a table to its end outside the server, in the way that ends as wished, and writes the choices into its log.
/// The seed is tried anew until the wish comes true, so the table must be fresh.
pub fn finish(app: &Arc<App>, table: &str, won: bool) {
    let table = id(table);
    let book = app.shelf.front().catalogue.book();
    let mut records = app.store.read(&table, 0, 99).expect("a log");
    // The game is played again from its first seed alone.
    records.retain(|record| record.kind != "reseed");
    let mut first: session::SetupRecord = serde_json::from_str(&records[0].body).expect("a setup");
    for n in 0u64.. {
        assert!(n < 4000, "no game of {} ends as wished", first.saved.chapter);
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&n.to_le_bytes());
        let setup = first.setup(book).expect("a legal setup");
        let mut game = Game::new(Arc::clone(book), &setup, &seed, &mut IgnoreEvents).expect("a game");
        let mut line = Vec::new();
        let mut policy = bots::policy(if won { "sensible" } else { "random" }, n).expect("a known policy");
        while game.board().outcome().is_none() && line.len() < 3000 {
            let (choice, _) = policy.choose(&game.imagine(n), &game.choices());
            line.push(game.name(choice));
            game.play(choice).expect("legal");
        }
        if game.carry_over().is_some_and(|over| over.won == won) {
            first.saved.seed = seed.iter().fold(String::new(), |s, b| format!("{s}{b:02x}"));
            let info = app.store.table(&table).expect("a table");
            let mut log: Vec<NewRecord> =
                records.iter().map(|r| NewRecord::new(&*r.kind, &*r.body, r.at_ms)).collect();
            log[0].body = serde_json::to_string(&first).expect("plain data");
            let seats = app.store.seats(&table).expect("seats");
            app.store.delete(&table).expect("a table");
            let new =
                store::NewTable::new(table.clone(), info.name, info.created_ms).with_chapter(info.chapter);
            app.store.create_table(new, log).expect("the id is free again");
            for (seat, hash) in seats {
                app.store.put_seat(&table, &seat, &hash).expect("a table");
            }
            let choices = line.iter().map(|name| {
                NewRecord::new("choice", serde_json::json!({ "name": name }).to_string(), info.updated_ms + 5)
            });
            let last = records.len() as u64;
            let append = Append::new(table.clone(), last, choices.collect()).with_finished(true);
            let _ = app.store.append(append).expect("a store");
            return;
        }
    }
}

/// The values of a field on a page, checked ones only if it is a choice.
pub fn values(page: &str, name: &str) -> Vec<String> {
    let inputs = page.split("<input ").skip(1).filter_map(|i| i.split('>').next());
    let named = inputs.filter(|i| i.contains(&format!("name=\"{name}\"")));
    named.filter_map(|i| i.split("value=\"").nth(1)?.split('"').next().map(str::to_string)).collect()
}

pub fn seq(page: &str) -> String {
    values(page, "seq").first().expect("the page says what it is based on").clone()
}

/// Sets out with these mice; new ones learn what the page offers first and nobody has.
pub async fn set_out(me: &mut Visitor, book: &str, way: &str, mice: &[(&str, &str)]) -> Answer {
    let page = me.get(&format!("{book}/next?way={way}")).await.body;
    let seq = seq(&page);
    let mut owned: Vec<(String, String)> = Vec::new();
    for (mouse, ability) in mice {
        owned.push(("mouse".into(), (*mouse).into()));
        owned.push((format!("ability-{mouse}"), (*ability).into()));
        if let Some(card) = values(&page, &format!("keep-{mouse}")).iter().find(|v| !v.is_empty()) {
            owned.push((format!("keep-{mouse}"), card.clone()));
        }
    }
    let mut fields = vec![("seq", seq.as_str()), ("way", way), ("do", "go")];
    fields.extend(owned.iter().map(|(n, v)| (n.as_str(), v.as_str())));
    me.post(&format!("{book}/next"), &fields).await
}
