//! Two games that differ only in hidden facts must look the same to everybody, byte for byte.

mod common;

use common::{Visitor, looks_like, private, twins};
use engine::id::ChapterId;
use server::{App, MemberRecord, RULES_REVISION, SetupRecord};
use std::fmt::Write;
use std::sync::Arc;
use store::{NewRecord, NewTable, TableId};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut out, b| {
        let _ = write!(out, "{b:02x}");
        out
    })
}

/// The same table on a server of its own, with its own luck.
fn put(app: &App, game: &web::NewGame, seed: [u8; 32]) {
    let book = app.library.shelf.book();
    let party = game.party.iter().map(|(mouse, ability)| MemberRecord {
        mouse: book.mice[mouse.ix()].name.clone(),
        abilities: vec![book.abilities[ability.ix()].name.clone()],
        kept: Vec::new(),
    });
    let record = SetupRecord {
        book: hex(&book.hash),
        rules: RULES_REVISION,
        chapter: book.chapters[game.chapter.ix()].name.clone(),
        party: party.collect(),
        options: std::collections::BTreeMap::new(),
        achieved: Vec::new(),
        lost_last: false,
        seed: hex(&seed),
        // Without a commitment, which must differ.
        open: true,
        origins: Vec::new(),
    };
    let id = TableId::new("fixed").expect("an id");
    let body = serde_json::to_string(&record).expect("plain data");
    let table = NewTable::new(id, "fixed", 1_000).with_chapter(record.chapter.clone());
    app.store.create_table(table, vec![NewRecord::new("setup", body, 1_000)]).expect("a store");
}

/// Everything this server says about the table, in every language.
async fn everything(app: &Arc<App>) -> String {
    let mut said = String::new();
    for lang in ["en", "de", "pl"] {
        let mut me = Visitor::new(app);
        me.lang = lang;
        for path in
            ["/", "/t/fixed", "/t/fixed/log", "/t/fixed/recap", "/t/fixed/replay?to=9", "/t/fixed/seats"]
        {
            said.push_str(&me.get(path).await.body);
        }
        said.push_str(&me.stream("/t/fixed/events?seq=0").await.next().await.expect("a message"));
    }
    said
}

#[tokio::test]
async fn hidden_facts_leave_no_trace() {
    let (one, two) = (private(), private());
    let book = one.library.shelf.book();
    let game = web::NewGame::fill(book, ChapterId(0));
    let [(first, mut known), (second, mut other)] = twins(&one, &game);
    put(&one, &game, first);
    put(&two, &game, second);
    let mut compared = 0;
    for step in 0..12 {
        assert_eq!(everything(&one).await, everything(&two).await, "after {step} choices");
        compared += 1;
        let choice = known.choices()[0].choice;
        let name = known.name(choice);
        known.play(choice).expect("legal");
        other.play(choice).expect("legal in both");
        if !looks_like(&one, &known, &other) {
            // Dice have spoken: from here on the games differ openly.
            break;
        }
        for app in [&one, &two] {
            let mut me = Visitor::new(app);
            let (seq, _) = me.choices("/t/fixed").await;
            let fields = [("seq", &*seq.to_string()), ("choice", &*name)];
            assert!(me.script("/t/fixed/choose", &fields).await.status.is_success());
        }
    }
    assert!(compared > 1, "the games go together for a while");
}
