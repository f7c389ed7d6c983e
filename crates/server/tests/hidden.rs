//! Two games that differ only in hidden facts must look the same to everybody, byte for byte.

mod common;

use common::{Visitor, looks_like, private, public, skirmish, twins};
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::saving::hex;
use engine::{Game, IgnoreEvents};
use server::{App, Content};
use session::SetupRecord;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::Arc;
use store::{NewRecord, NewTable, TableId};

/// The same table on a server of its own, with its own seeds.
fn put(app: &App, game: &web::NewGame, seed: [u8; 32]) {
    put_with(app, skirmish(app), game, seed, &[]);
}

/// The same with a log that goes on.
fn put_with(app: &App, content: &Content, game: &web::NewGame, seed: [u8; 32], more: &[(&str, String)]) {
    let book = content.catalogue.book();
    // Without a commitment, which must differ.
    let record = SetupRecord::of(book, &game.setup(), hex(&seed), true);
    let id = TableId::new("fixed").expect("an id");
    let body = serde_json::to_string(&record).expect("plain data");
    let table = NewTable::new(id, "fixed", 1_000).with_chapter(record.saved.chapter.clone());
    let mut records = vec![NewRecord::new("setup", body, 1_000)];
    records.extend(more.iter().map(|(kind, body)| NewRecord::new(*kind, body, 1_000)));
    app.store.create_table(table, records).expect("a store");
}

/// A page without its dates.
fn still(page: &str) -> String {
    let mut parts = page.split("<time ");
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        out.push_str(part.split_once("</time>").expect("its end").1);
    }
    out
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
            said.push_str(&still(&me.get(path).await.body));
        }
        for format in ["", "&format=json"] {
            let path = format!("/t/fixed/events?seq=0{format}");
            said.push_str(&me.stream(&path).await.next().await.expect("a message"));
        }
    }
    said
}

#[tokio::test]
async fn hidden_facts_leave_no_trace() {
    let (one, two) = (private(), private());
    let book = skirmish(&one).catalogue.book();
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

/// The seats of the shared table, and who has none.
const SEATS: [Option<&str>; 4] = [Some("host"), Some("p1"), Some("watch1"), None];
/// All that can be read about it.
const PATHS: [&str; 11] = [
    "",
    "?screen",
    "/log",
    "/recap",
    "/replay",
    "/replay?to=30",
    "/replay?to=999",
    "/seats",
    "/export",
    "/../..",
    "/x",
];

/// The same for everybody who looks on from this seat.
fn token(seat: &str) -> String {
    hex(&Sha256::digest(seat.as_bytes()))
}

fn visitor(app: &Arc<App>, seat: Option<&str>, lang: &'static str) -> Visitor {
    let mut visitor = Visitor::new(app);
    visitor.lang = lang;
    if let Some(seat) = seat {
        visitor.bake("me", &token(seat));
    }
    visitor
}

/// What one kind of viewer is told: pages, files and the beginning of both kinds of streams.
async fn told(app: &Arc<App>, seat: Option<&str>, lang: &'static str) -> Vec<Vec<u8>> {
    let mut me = visitor(app, seat, lang);
    let mut said = vec![still(&me.get("/").await.body).into_bytes()];
    for path in PATHS {
        let path = format!("/t/fixed{path}");
        if path.ends_with("/export") && seat.is_some() {
            said.push(me.bytes(&path).await);
        } else {
            said.push(still(&me.get(&path).await.body).into_bytes());
        }
    }
    if seat.is_some() {
        for more in ["", "&screen=1"] {
            let mut stream = me.stream(&format!("/t/fixed/events?seq=0{more}")).await;
            let (page, chat) = (stream.message().await, stream.chat().await);
            said.push(format!("{page}{chat}").into_bytes());
        }
        let mut stream = me.stream("/t/fixed/events?format=json").await;
        said.push(stream.next().await.expect("a message").into_bytes());
    }
    said
}

/// Two shared tables in the middle of a chapter: the same past, and from here on other cards and other dice.
#[tokio::test]
async fn nothing_hidden_reaches_any_kind_of_viewer_in_the_middle_of_a_chapter() {
    let apps = [public(), public()];
    let book = apps[0].shelf.front().catalogue.book();
    let game = web::NewGame::fill(book, book.chapter_named("flight-to-barksburg").expect("a chapter"));
    let begin = || Game::new(Arc::clone(book), &game.setup(), &[9; 32], &mut IgnoreEvents).expect("a game");
    let (mut known, mut rng, mut log) = (begin(), Stream::from_number(5), Vec::new());
    let seat = r#"{"seat":"p1","name":"Ada","mice":["filch"]}"#;
    log.push(("seat", seat.to_string()));
    let calm = |game: &Game| game.choices().iter().any(|offer| game.name(offer.choice).starts_with("move"));
    while log.len() < 90 || !calm(&known) {
        let offers = known.choices();
        let choice = offers[rng.below(offers.len() as u32) as usize].choice;
        log.push(("choice", serde_json::json!({ "name": known.name(choice) }).to_string()));
        known.play(choice).expect("it was offered");
        assert!(known.board().outcome().is_none() && log.len() < 400, "the chapter goes on");
    }
    let mut games = Vec::new();
    let mut seals = Vec::new();
    for (app, seeds) in apps.iter().zip([[1; 32], [2; 32]]) {
        let reseed = ("reseed", serde_json::json!({ "seed": hex(&seeds) }).to_string());
        put_with(app, app.shelf.front(), &game, [9; 32], &[&log[..], &[reseed]].concat());
        let id = TableId::new("fixed").expect("an id");
        for seat in SEATS.into_iter().flatten() {
            let hash = hex(&Sha256::digest(token(seat).as_bytes()));
            app.store.put_seat(&id, seat, &hash).expect("a store");
        }
        let mut fresh = known.clone();
        fresh.reseed(&seeds, &mut IgnoreEvents);
        games.push(fresh);
        // What is promised about the seeds must differ; it is the only thing that may.
        let page = visitor(app, Some("host"), "en").get("/t/fixed").await.body;
        let seal = page.split("<code class=\"break\">").nth(1).and_then(|c| c.split('<').next());
        seals.push(seal.expect("a promise").to_string());
    }
    assert_ne!(games[0].hash(), games[1].hash(), "they differ");
    assert!(seals[0] != seals[1] && seals[0].len() == 64);
    let fixed = |said: Vec<Vec<u8>>, seal: &str| -> Vec<Vec<u8>> {
        let one = |bytes: Vec<u8>| match String::from_utf8(bytes) {
            Ok(text) => text.replace(seal, "the seal").into_bytes(),
            Err(file) => file.into_bytes(),
        };
        said.into_iter().map(one).collect()
    };
    let mut steps = 0;
    loop {
        for (n, lang) in ["en", "de", "pl"].into_iter().enumerate() {
            // All languages once, then one after the other.
            if steps > 0 && n != steps % 3 {
                continue;
            }
            for seat in SEATS {
                let one = fixed(told(&apps[0], seat, lang).await, &seals[0]);
                let two = fixed(told(&apps[1], seat, lang).await, &seals[1]);
                for (at, (one, two)) in one.iter().zip(&two).enumerate() {
                    assert_eq!(one, two, "{seat:?} {lang}, answer {at}, after {steps} choices");
                }
            }
        }
        // On by a choice that lets nothing out, if there is one; the messages about it are the same, too.
        let next = games[0].choices().iter().map(|offer| offer.choice).find(|choice| {
            let mut after = games.clone();
            after.iter_mut().all(|game| game.play(*choice).is_ok())
                && looks_like(&apps[0], &after[0], &after[1])
        });
        let Some(choice) = next.filter(|_| steps < 6) else { break };
        let name = games[0].name(choice);
        let mut heard = Vec::new();
        for (app, seal) in apps.iter().zip(&seals) {
            let (mut host, mut guest) = (visitor(app, Some("host"), "en"), visitor(app, Some("p1"), "en"));
            let (at, offered) = host.choices("/t/fixed").await;
            let mut streams = Vec::new();
            let kinds = SEATS.into_iter().flatten().flat_map(|seat| ["", "&format=json"].map(|f| (seat, f)));
            for (seat, format) in kinds {
                let path = format!("/t/fixed/events?seq={at}{format}");
                let mut stream = visitor(app, Some(seat), "de").stream(&path).await;
                stream.next().await;
                streams.push(stream);
            }
            let player = if offered.is_empty() { &mut guest } else { &mut host };
            let fields = [("seq", &*at.to_string()), ("choice", &*name)];
            assert!(player.script("/t/fixed/choose", &fields).await.status.is_success(), "{name}");
            let mut said = String::new();
            for mut stream in streams {
                write!(said, "{}", stream.message().await).expect("text");
            }
            heard.push(said.replace(seal.as_str(), "the seal"));
        }
        assert_eq!(heard[0], heard[1], "{name}");
        for game in &mut games {
            game.play(choice).expect("legal in both");
        }
        steps += 1;
    }
    assert!(steps >= 2, "some choices let nothing out: {steps}");
}
