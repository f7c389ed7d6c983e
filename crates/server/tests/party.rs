//! A party's book: chapter after chapter over HTTP, by files, and for strangers.

mod common;

use axum::http::StatusCode;
use common::book::{FIRST, begin, finish, id, seq, set_out};
use common::{Visitor, private, public, with_store};
use server::Config;
use std::sync::Arc;
use store::{Append, Fault, FaultyStore, MemoryStore, NewRecord, Store};

#[tokio::test]
async fn three_chapters_one_book() {
    let app = private();
    let mut me = Visitor::new(&app);
    let (book, table) = begin(&app, &mut me, &[("party-name", "The Whiskers")]).await;
    let page = me.get(&book).await.body;
    assert!(
        page.contains("The Whiskers") && page.contains("Flight to Barksburg") && page.contains("In progress")
    );
    assert!(me.get("/").await.body.contains(&book), "the welcome page leads to it");
    assert_eq!(me.get(&format!("{book}/table")).await.location, table);

    finish(&app, &table, true);
    assert!(me.get(&format!("{table}/recap")).await.body.contains(&book), "the recap leads to the book");
    let page = me.get(&book).await.body;
    assert!(page.contains("Won") && page.contains("next?way=next") && !page.contains("next?way=retry"));
    let between = me.get(&format!("{book}/next")).await.body;
    assert!(between.contains("Lily’s Tail"), "{between}");
    // Lily must come, and who is new chooses an ability; without it nobody sets out.
    let refused =
        set_out(&mut me, &book, "next", &[("collin", ""), ("filch", ""), ("nez", ""), ("lily", "")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("needs a first ability"));
    let three = [("collin", ""), ("filch", ""), ("nez", ""), ("lily", "accurate-shot")];
    let second = set_out(&mut me, &book, "next", &three).await;
    assert_eq!(second.status, StatusCode::SEE_OTHER, "{}", second.body);
    let second = second.location;
    assert_eq!(me.get(&second).await.status, StatusCode::OK);

    // Lost once: what happened does not count, the chapter begins as it did before.
    let began = app.store.read(&id(&second), 0, 1).expect("a log")[0].body.clone();
    finish(&app, &second, false);
    let page = me.get(&book).await.body;
    assert!(page.contains("Lost") && page.contains("next?way=retry") && page.contains("next?way=next"));
    // Whoever leaves it behind is told how the mice got out.
    let prose = app.shelf.front().catalogue.prose();
    let onward = prose
        .iter()
        .find(|p| p.chapter == "lilys-tail" && p.moment == "onward" && p.language == "en")
        .expect("it is written");
    let last_words = onward.text.rsplit("\n\n").next().expect("a last paragraph");
    assert!(me.get(&format!("{book}/next?way=next")).await.body.contains(last_words));
    assert!(!me.get(&format!("{book}/next?way=retry")).await.body.contains(last_words));
    // One press is enough, in the book and after the chapter; whoever presses twice has set out once.
    let recap = me.get(&format!("{second}/recap")).await.body;
    for page in [&page, &recap] {
        assert!(page.contains("name=\"as\" value=\"before\"") && page.contains("Change setup"));
    }
    let same = [("seq", &*seq(&recap)), ("way", "retry"), ("as", "before"), ("do", "go")];
    let again = me.post(&format!("{book}/next"), &same).await.location;
    assert_eq!(me.post(&format!("{book}/next"), &same).await.status, StatusCode::CONFLICT);
    let anew = app.store.read(&id(&again), 0, 1).expect("a log")[0].body.clone();
    let bare = |text: &str| -> serde_json::Value {
        let mut setup: serde_json::Value = serde_json::from_str(text).expect("a setup");
        setup["seed"] = "".into();
        setup
    };
    assert_eq!(bare(&began), bare(&anew), "a retry begins as the first try did");
    finish(&app, &again, true);

    let four = [("filch", ""), ("lily", ""), ("maginos", "mystic-bolt"), ("tilda", "")];
    let third = set_out(&mut me, &book, "next", &four).await;
    assert_eq!(third.status, StatusCode::SEE_OTHER, "{}", third.body);
    let setup: session::SetupRecord =
        serde_json::from_str(&app.store.read(&id(&third.location), 0, 1).expect("a log")[0].body)
            .expect("a setup");
    let of = |mouse: &str| setup.saved.party.iter().find(|m| m.mouse == mouse).expect("goes along");
    assert!(of("lily").abilities.contains(&"accurate-shot".to_string()), "what Lily learnt she knows");
    assert!(of("tilda").abilities.contains(&"cure".to_string()), "so does who stayed at home");
    assert_eq!(of("tilda").kept, [""; 0], "but her card went back into the deck");
    assert_eq!(of("maginos").abilities, ["mystic-bolt"]);
    finish(&app, &third.location, true);
    let page = me.get(&book).await.body;
    assert!(page.contains("next?way=next"), "the story goes on: {page}");
    // The choice of the third chapter stands in the book.
    assert!(page.contains("The Spilled Kettle") || page.contains("The Folded Recipe"), "{page}");
    for (lang, word) in [("de", "Gewonnen"), ("pl", "Wygrany"), ("en", "Won")] {
        me.lang = lang;
        let page = me.get(&book).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains(word), "{lang}");
    }
}

/// Nobody has to open the book for that: companions may end a chapter while everybody is asleep.
#[tokio::test(start_paused = true)]
async fn a_chapter_is_written_down_when_it_ends() {
    let app = private();
    let mut me = Visitor::new(&app);
    let players = FIRST.map(|(mouse, _)| format!("player-{mouse}"));
    let mut more: Vec<(&str, &str)> = players.iter().map(|p| (p.as_str(), "steady")).collect();
    more.push(("pace", "instant"));
    let (book, table) = begin(&app, &mut me, &more).await;
    assert_eq!(me.get(&table).await.status, StatusCode::OK);
    let written = || app.store.read(&id(&book), 0, 99).expect("a log").iter().any(|r| r.kind == "result");
    for _ in 0..1200 {
        if written() {
            assert!(app.store.table(&id(&table)).expect("a table").finished);
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the chapter's result never came into the book");
}

#[tokio::test]
async fn choices_are_remembered_and_a_stale_page_is_told_so() {
    let app = private();
    let mut me = Visitor::new(&app);
    let (book, table) = begin(&app, &mut me, &[]).await;
    let early = me.get(&format!("{book}/next?way=next")).await;
    assert!(early.body.contains("another try"), "an unfinished chapter can only be begun anew");
    finish(&app, &table, true);
    let page = me.get(&format!("{book}/next")).await.body;
    let at = seq(&page);
    let fields = |seq: &str, hard: &'static str| {
        vec![
            ("seq".to_string(), seq.to_string()),
            ("way".into(), "next".into()),
            ("mouse".into(), "lily".into()),
            ("mouse".into(), "nez".into()),
            ("difficulty".into(), hard.into()),
            ("do".into(), "save".into()),
        ]
    };
    let post = |fields: &[(String, String)]| {
        fields.iter().map(|(n, v)| (n.clone(), v.clone())).collect::<Vec<(String, String)>>()
    };
    let first = post(&fields(&at, "heroic"));
    let first: Vec<(&str, &str)> = first.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let saved = me.post(&format!("{book}/next"), &first).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER);
    let page = me.get(&saved.location).await.body;
    assert!(page.contains("Saved."));
    let heroic = page.split("<input ").find(|i| i.contains("value=\"heroic\"")).expect("a radio");
    assert!(heroic.split('>').next().is_some_and(|i| i.contains("checked")));
    // The same page in another tab is old by now.
    let late = me.post(&format!("{book}/next"), &first).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.body.contains("in the meantime"));
}

#[tokio::test]
async fn a_game_of_a_book_is_deleted_only_after_it() {
    let app = private();
    let mut me = Visitor::new(&app);
    let (book, table) = begin(&app, &mut me, &[]).await;
    assert_eq!(me.post(&format!("{table}/delete"), &[]).await.status, StatusCode::CONFLICT);
    assert_eq!(me.get(&table).await.status, StatusCode::OK);
    assert_eq!(
        me.get(&book.replace("/party/", "/t/")).await.status,
        StatusCode::NOT_FOUND,
        "a book is no table"
    );
    assert_eq!(
        me.get(&table.replace("/t/", "/party/")).await.status,
        StatusCode::NOT_FOUND,
        "a table is no book"
    );
    let renamed = me.post(&format!("{book}/rename"), &[("name", "Tails")]).await;
    assert_eq!(renamed.location, book);
    assert!(me.get(&book).await.body.contains("Tails"));
    me.post(&format!("{book}/delete"), &[]).await;
    assert_eq!(me.get(&book).await.status, StatusCode::OK, "nobody was sure");
    me.post(&format!("{book}/delete"), &[("sure", "yes")]).await;
    assert_eq!(me.get(&book).await.status, StatusCode::NOT_FOUND);
    assert_eq!(me.get(&table).await.status, StatusCode::OK, "the game stays");
    assert_eq!(me.post(&format!("{table}/delete"), &[]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_book_goes_out_and_comes_back_the_same() {
    let app = private();
    let mut me = Visitor::new(&app);
    let (book, table) = begin(&app, &mut me, &[("party-name", "Tails")]).await;
    finish(&app, &table, false);
    let again = set_out(&mut me, &book, "retry", &FIRST).await.location;
    finish(&app, &again, true);
    let before = me.get(&book).await.body;
    let file = me.bytes(&format!("{book}/export")).await;
    assert!(file.len() < 64 << 10, "{} bytes", file.len());
    let other = private();
    let mut you = Visitor::new(&other);
    let came = you.send("/import", &file).await;
    assert_eq!(came.status, StatusCode::SEE_OTHER, "{}", came.body);
    let after = you.get(&came.location).await.body;
    let told = |page: &str, id: &str| page.replace(id.trim_start_matches("/party/"), "ID");
    let plain = |page: String| -> String {
        // The tables have new ids.
        page.split("/t/").map(|p| p.split_once('/').map_or(p, |(_, rest)| rest)).collect()
    };
    assert_eq!(plain(told(&before, &book)), plain(told(&after, &came.location)));
    let next = you.get(&format!("{}/next", came.location)).await;
    assert!(next.status == StatusCode::OK && next.body.contains("Tail"), "it can be gone on with");
}

#[tokio::test]
async fn a_damaged_book_is_refused_with_what_and_where() {
    let app = private();
    let mut me = Visitor::new(&app);
    let (book, table) = begin(&app, &mut me, &[]).await;
    finish(&app, &table, true);
    set_out(&mut me, &book, "next", &[("collin", ""), ("filch", ""), ("nez", ""), ("lily", "accurate-shot")])
        .await;
    let file = me.bytes(&format!("{book}/export")).await;
    let limits = store::save::Limits::default();
    let whole = store::save::unpack(&file, &limits).expect("a sound file");
    assert_eq!(whole.records.len(), 5, "begin, and two chapters with their games");
    let tables = app.store.tables().expect("a store").len();
    let change = |record: usize, from: &str, to: &str| {
        let mut file = whole.clone();
        let body = &mut file.records[record].body;
        assert!(body.contains(from), "{from} is in {body}");
        *body = body.replacen(from, to, 1);
        store::save::pack(&file).expect("it can be packed")
    };
    let without = |record: usize| {
        let mut file = whole.clone();
        file.records.remove(record);
        store::save::pack(&file).expect("it can be packed")
    };
    let first_choice: serde_json::Value = serde_json::from_str(&whole.records[2].body).expect("a game");
    let first_choice = first_choice["choices"][0].as_str().expect("a choice").to_string();
    let rules = |later: u32| format!("\"rules\":{}", engine::saving::RULES_REVISION + later);
    let cases = [
        (
            change(2, &format!("\"{first_choice}\""), "\"dance\""),
            "Chapter 1 of the campaign: Choice 1 (“dance”)",
        ),
        (change(3, "accurate-shot", "power-shot"), "Chapter 2 of the campaign: The mice, cards or abilities"),
        (change(4, "\"lost_last\":false", "\"lost_last\":true"), "Chapter 2 of the campaign: The mice"),
        (
            change(3, "lilys-tail", "the-cat-and-the-kettle"),
            "Chapter 2 of the campaign: This chapter cannot follow",
        ),
        (change(2, &rules(0), &rules(1)), "Chapter 1 of the campaign: It was played with another edition"),
        (change(0, "sorrow-and-remembrance", "skirmish"), "There is no campaign called “skirmish”"),
        (without(2), "Chapter 1 of the campaign: Record 3"),
        (without(0), "Record 1"),
        (file[..file.len() - 9].to_vec(), "damaged at line"),
        (b"hello".to_vec(), "damaged at line 1"),
    ];
    for (bytes, expected) in cases {
        let answer = me.send("/import", &bytes).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains(expected), "{expected}: {}", answer.body);
        for (lang, word) in [("de", "Diese Datei"), ("pl", "tego pliku")] {
            me.lang = lang;
            let said = me.send("/import", &bytes).await.body;
            assert!(said.contains(word) && !said.contains(expected), "{lang}: {said}");
        }
        me.lang = "en";
    }
    assert_eq!(app.store.tables().expect("a store").len(), tables, "nothing of it was kept");
    assert_eq!(app.store.parties().expect("a store").len(), 1);
}

#[tokio::test]
async fn strangers_see_nothing_and_seats_go_along() {
    let app = public();
    let (mut host, mut player, mut stranger) = (Visitor::new(&app), Visitor::new(&app), Visitor::new(&app));
    let (book, table) = begin(&app, &mut host, &[]).await;
    for path in ["", "/next", "/table", "/export"] {
        assert_eq!(stranger.get(&format!("{book}{path}")).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["/next", "/rename", "/delete"] {
        let answer = stranger.post(&format!("{book}{path}"), &[("sure", "yes"), ("name", "x")]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert!(!stranger.get("/").await.body.contains(&book));
    assert!(host.get("/").await.body.contains(&book));

    // A seat as an invitation gives it: a player with Nez.
    let token = "a".repeat(64);
    let hash = {
        use sha2::{Digest, Sha256};
        Sha256::digest(token.as_bytes()).iter().fold(String::new(), |s, b| format!("{s}{b:02x}"))
    };
    app.store.put_seat(&id(&table), "p1", &hash).expect("a table");
    let seat = NewRecord::new("seat", r#"{"seat":"p1","name":"Ada","mice":["nez","tilda"]}"#, 1);
    let last = app.store.last_seq(&id(&table)).expect("a table");
    let _ = app.store.append(Append::new(id(&table), last, vec![seat])).expect("a store");
    player.bake("me", &token);
    assert_eq!(player.get(&book).await.status, StatusCode::OK);
    assert!(!player.get(&book).await.body.contains("/rename"), "only the keeper renames");
    assert_eq!(
        player.post(&format!("{book}/delete"), &[("sure", "yes")]).await.status,
        StatusCode::FORBIDDEN
    );

    finish(&app, &table, true);
    let three = [("collin", ""), ("filch", ""), ("nez", ""), ("lily", "accurate-shot")];
    assert_eq!(set_out(&mut player, &book, "next", &three).await.status, StatusCode::FORBIDDEN);
    let second = set_out(&mut host, &book, "next", &three).await.location;
    assert_eq!(stranger.get(&second).await.status, StatusCode::NOT_FOUND);
    assert_eq!(player.get(&second).await.status, StatusCode::OK, "a seat goes along by itself");
    let led = player.get(&format!("{book}/table")).await;
    assert_eq!((led.status, &led.location), (StatusCode::SEE_OTHER, &second));
    assert_eq!(player.get(&second).await.status, StatusCode::OK);
    assert!(player.get(&format!("{second}/seats")).await.body.contains("Ada"), "with the same name");

    // The seed of the chapter that is being played stays here.
    let setup: session::SetupRecord =
        serde_json::from_str(&app.store.read(&id(&second), 0, 1).expect("a log")[0].body).expect("a setup");
    for path in ["", "/next"] {
        assert!(!host.get(&format!("{book}{path}")).await.body.contains(&setup.saved.seed));
    }
    let file =
        store::save::unpack(&host.bytes(&format!("{book}/export")).await, &store::save::Limits::default());
    let file = file.expect("a sound file");
    assert!(file.records.iter().all(|r| !r.body.contains(&setup.saved.seed)));
    assert_eq!(file.records.len(), 3, "the finished chapter is in it");
}

#[tokio::test]
async fn books_that_differ_in_hidden_facts_look_the_same() {
    let mut said = Vec::new();
    for seed in ["one", "two"] {
        let app = private();
        let mut me = Visitor::new(&app);
        let (book, table) = begin(&app, &mut me, &[("seed", seed), ("party-name", "Tails")]).await;
        let mut all = String::new();
        for lang in ["en", "de", "pl"] {
            me.lang = lang;
            for path in ["", "/next?way=retry"] {
                all.push_str(&me.get(&format!("{book}{path}")).await.body);
            }
        }
        let hide = |text: String, path: &str| text.replace(id(path).as_str(), "ID");
        said.push(hide(hide(all, &book), &table));
    }
    // Dates have minutes, and a minute may pass between the two.
    let bare = |text: &String| {
        text.split(" UTC")
            .map(|p| p.trim_end_matches(|c: char| c.is_ascii_digit() || ":- ".contains(c)).to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(bare(&said[0]), bare(&said[1]));
}

#[tokio::test]
async fn a_full_disk_loses_no_book() {
    let faulty = Arc::new(FaultyStore::new(MemoryStore::new()));
    let store: Arc<dyn Store> = Arc::clone(&faulty) as Arc<dyn Store>;
    let app = with_store(Config::default(), store);
    let mut me = Visitor::new(&app);
    let (book, table) = begin(&app, &mut me, &[]).await;
    finish(&app, &table, true);
    assert_eq!(me.get(&book).await.status, StatusCode::OK);
    faulty.inject(Fault::FailEveryCommit);
    let three = [("collin", ""), ("filch", ""), ("nez", ""), ("lily", "accurate-shot")];
    assert_eq!(set_out(&mut me, &book, "next", &three).await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(me.get(&book).await.status, StatusCode::OK);
    faulty.heal();
    assert_eq!(app.store.tables().expect("a store").len(), 1, "no table without a chapter");
    assert_eq!(set_out(&mut me, &book, "next", &three).await.status, StatusCode::SEE_OTHER);
}

/// The dice to come stay here as soon as anybody else has sat at the table, even if they have left it again.
#[tokio::test]
async fn a_book_leaves_without_the_seed_of_a_chapter_that_was_shared() {
    let app = private();
    let mut me = Visitor::new(&app);
    let (book, table) = begin(&app, &mut me, &[]).await;
    let setup = app.store.read(&id(&table), 0, 1).expect("a log").remove(0);
    let seed = serde_json::from_str::<session::SetupRecord>(&setup.body).expect("a setup").saved.seed;
    let export = format!("{book}/export");
    let holds = |file: Vec<u8>| {
        let file = store::save::unpack(&file, &store::save::Limits::default()).expect("a sound file");
        file.records.iter().any(|r| r.body.contains(&seed))
    };
    assert!(holds(me.bytes(&export).await), "alone one may take everything along");
    let page = me.post(&format!("{table}/invite"), &[]).await.body;
    let door = page.split("data-copy=\"http://localhost:7777").nth(1).and_then(|l| l.split('"').next());
    let mut guest = Visitor::new(&app);
    guest.post(door.expect("a link"), &[("name", "Ada"), ("mouse", "filch")]).await;
    assert!(!holds(me.bytes(&export).await), "while somebody sits there");
    let seats = format!("{table}/seats");
    let page = me.get(&seats).await.body;
    let seat = page.split("name=\"seat\" value=\"").nth(1).and_then(|s| s.split('"').next()).expect("a seat");
    me.post(&seats, &[("seat", seat), ("leave", "1")]).await;
    assert!(!me.get(&seats).await.body.contains("name=\"seat\""), "Ada is gone");
    assert!(!holds(me.bytes(&export).await), "and after they have left");
}

/// After a chapter that is in no book, one press begins it again: the same mice, companions and rules, other dice.
#[tokio::test]
async fn the_same_game_again_is_one_press() {
    let app = private();
    let mut me = Visitor::new(&app);
    let mut fields =
        vec![("chapter", "flight-to-barksburg"), ("difficulty", "storybook"), ("pace", "instant")];
    let abilities: Vec<(String, &str)> = FIRST.iter().map(|(m, a)| (format!("ability-{m}"), *a)).collect();
    fields.extend(FIRST.iter().map(|(m, _)| ("mouse", *m)));
    fields.extend(abilities.iter().map(|(n, a)| (n.as_str(), *a)));
    fields.extend([("player-nez", "clever"), ("no-hints", "on"), ("single", "on")]);
    let table = me.post("/new", &fields).await.location;
    finish(&app, &table, false);
    let page = me.get(&format!("{table}/recap")).await.body;
    let form =
        page.split_once(r#"action="/new""#).expect("a form").1.split_once("</form>").expect("its end").0;
    let hidden = form.split("<input ").skip(1).map(|input| {
        let value = |name: &str| input.split_once(&format!("{name}=\"")).expect(name).1.split('"').next();
        (value("name").expect("a name"), value("value").expect("a value"))
    });
    let again = me.post("/new", &hidden.collect::<Vec<_>>()).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "{}", again.body);
    let begun = |table: &str| {
        let log = app.store.read(&id(table), 0, 99).expect("a log");
        let mut setup: serde_json::Value = serde_json::from_str(&log[0].body).expect("a setup");
        let seed = setup["seed"].take();
        let house =
            log[1..].iter().take_while(|r| r.kind != "choice").map(|r| (r.kind.clone(), r.body.clone()));
        (seed, setup, house.collect::<Vec<_>>())
    };
    let (first, second) = (begun(&table), begun(&again.location));
    assert_eq!((&first.1, &first.2), (&second.1, &second.2));
    assert!(first.2.len() == 2, "a companion, and no hints: {:?}", first.2);
    assert_ne!(first.0, second.0, "new dice");
    // Whoever wants something else finds everything filled in.
    assert!(form.contains("/new?chapter=flight-to-barksburg"));
    let page = me.get("/new?chapter=flight-to-barksburg").await.body;
    let ticked = |mouse: &str| page.contains(&format!(r#"name="mouse" value="{mouse}" checked"#));
    assert_eq!(FIRST.map(|(mouse, _)| ticked(mouse)), [true; 4]);
}

/// Two parties of the same name: who set out tells them apart, in every language.
#[tokio::test]
async fn parties_of_the_same_name_are_told_apart() {
    let app = private();
    let mut me = Visitor::new(&app);
    begin(&app, &mut me, &[("party-name", "The Whiskers")]).await;
    let others = [("collin", "inspire"), ("filch", "find"), ("maginos", "mystic-bolt"), ("tilda", "cure")];
    let abilities: Vec<(String, &str)> = others.iter().map(|(m, a)| (format!("ability-{m}"), *a)).collect();
    let mut fields = vec![("chapter", "flight-to-barksburg"), ("party-name", "The Whiskers")];
    fields.extend(others.iter().map(|(m, _)| ("mouse", *m)));
    fields.extend(abilities.iter().map(|(n, a)| (n.as_str(), *a)));
    assert_eq!(me.post("/new", &fields).await.status, StatusCode::SEE_OTHER);
    for (lang, first, second, begun) in [
        ("en", "Collin, Filch, Nez, Tilda", "Collin, Filch, Maginos, Tilda", "started"),
        ("de", "Collin, Finger, Rex, Tilda", "Collin, Finger, Maginos, Tilda", "begonnen"),
        ("pl", "Collin, Filch, Nez, Tilda", "Collin, Filch, Maginos, Tilda", "rozpoczęta"),
    ] {
        me.lang = lang;
        let page = me.get("/").await.body;
        let catalogue = page.split_once("catalogue").expect("books").1;
        for words in [first, second, begun] {
            assert!(catalogue.contains(words), "{lang}: {words} in {catalogue}");
        }
    }
}

/// Whatever begins a chapter of the story begins a party's book, with a name; only who says so plays it by itself.
#[tokio::test]
async fn a_chapter_begins_a_book_of_a_party_with_a_name() {
    let app = private();
    for (lang, quick) in [("en", "1"), ("de", "companions"), ("pl", "1")] {
        let mut me = Visitor::new(&app);
        me.lang = lang;
        me.post("/new", &[("chapter", "flight-to-barksburg"), ("quick", quick)]).await;
    }
    let mut names: Vec<String> = app.store.parties().expect("books").into_iter().map(|p| p.name).collect();
    names.dedup();
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(names.iter().all(|name| name.contains(' ') || name.contains('-')), "no ids: {names:?}");
    let mut me = Visitor::new(&app);
    me.post("/new", &[("chapter", "flight-to-barksburg"), ("quick", "1"), ("single", "on")]).await;
    me.post("/new", &[("chapter", "one-room-one-door"), ("quick", "1")]).await;
    assert_eq!(app.store.parties().expect("books").len(), 3, "neither a single chapter nor the lesson");
}

/// The end of a chapter: everybody who took part, what stays, one bright way on; the dice's seal is folded away.
#[tokio::test]
async fn the_end_of_a_chapter_is_about_the_mice() {
    let app = private();
    let mut me = Visitor::new(&app);
    for won in [true, false] {
        let (_, table) = begin(&app, &mut me, &[]).await;
        finish(&app, &table, won);
        for lang in ["en", "de", "pl"] {
            me.lang = lang;
            let page = me.get(&format!("{table}/recap")).await.body;
            assert_eq!(page.matches("class=\"player\"").count(), 4, "{lang}: every mouse");
            assert_eq!(page.contains("id=\"close\""), !won, "{lang}: how close it was");
            assert_eq!(page.matches("big bright").count(), 1, "{lang}: one way on");
            let (before, seal) = page.split_once("data-seed").expect("the seal");
            assert!(
                before.rfind("<details").is_some_and(|at| !before[at..].contains("</details>")),
                "folded"
            );
            assert!(!before.contains("<details class=\"gap\" open"), "{lang}: numbers are folded");
            assert!(seal.contains("</details>"));
        }
    }
}

#[tokio::test]
async fn a_chapter_can_be_read_before_it_is_played() {
    const CHAPTER: &str = "flight-to-barksburg";
    let app = public();
    let mut me = Visitor::new(&app);
    let sheet = format!("/chapter/{CHAPTER}");
    assert!(me.get("/new").await.body.contains(&format!("href=\"{sheet}\"")), "the new game leads there");
    let locale = app.shelf.front().catalogue.locale(words::Lang::En);
    let heading = |room: &str| {
        let side = app.shelf.front().catalogue.book().side_named(room).expect("a room");
        format!("<h3>{}</h3>", locale.room_name(side).replace('\'', "&#39;"))
    };
    let told = |chapter: &str, moment: &str| {
        let mut prose = app.shelf.front().catalogue.prose().iter();
        let found = prose.find(|p| p.chapter == chapter && p.moment == moment && p.language == "en");
        let text = &found.unwrap_or_else(|| panic!("{chapter} tells {moment}")).text;
        // A line without marks of its own looks in the page as it was written.
        let plain = |line: &&str| line.len() > 40 && !line.contains(['*', '[', '_', '&', '<', '>']);
        text.lines().rfind(plain).expect("a plain line").trim().to_string()
    };

    // Whoever plays sees what lies open: the room it starts in and nothing of the others.
    let page = me.get(&sheet).await.body;
    assert!(page.contains(&told(CHAPTER, "opening")));
    assert!(page.contains(&heading("guard-room")) && !page.contains(&heading("courtyard")));
    assert!(page.contains("5 more rooms have rules of their own"));
    assert!(page.contains("The chapter end marker is on page 6.") && page.contains("Not allowed: Lily."));
    assert!(page.contains("Defeat the guards in the Guard Room.") && page.contains("Step onto the grate"));
    assert!(page.contains("5 more goals come up as you play") && !page.contains("hole in the oak.</li>"));
    assert!(!page.contains("What you read aloud"));
    // Whoever reads aloud prepares, and sees everything.
    let page = me.get(&format!("{sheet}?aloud=1")).await.body;
    assert!(page.contains(&heading("courtyard")) && page.contains(&told(CHAPTER, "into-the-light")));
    assert!(!page.contains("more rooms have rules"));
    assert!(
        page.contains("<li>Get everybody into the hole in the oak.</li>") && !page.contains("more goals")
    );

    // A party that has been there sees the rooms it has been to, and how it came to the next chapter.
    let (book, table) = begin(&app, &mut me, &[]).await;
    let party = book.trim_start_matches("/party/");
    assert!(me.get(&book).await.body.contains(&format!("{sheet}?party={party}")), "so does the book");
    finish(&app, &table, true);
    let page = me.get(&format!("{sheet}?party={party}")).await.body;
    assert!(page.contains(&heading("courtyard")), "they won in the courtyard");
    let page = me.get(&format!("/chapter/lilys-tail?party={party}")).await.body;
    assert!(page.contains(&told(CHAPTER, "continues")));
    assert!(me.get(&book).await.body.contains("/chapter/lilys-tail?party="));
    assert!(!me.get(&book).await.body.contains("/chapter/the-cat-and-the-kettle"), "not farther");

    // Strangers hear nothing of the party.
    let mut stranger = Visitor::new(&app);
    for who in [format!("party={party}"), format!("table={}", table.trim_start_matches("/t/"))] {
        let answer = stranger.get(&format!("{sheet}?{who}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{who}");
    }
    assert_eq!(
        me.get(&format!("{sheet}?table={}", table.trim_start_matches("/t/"))).await.status,
        StatusCode::OK
    );
    assert_eq!(me.get("/chapter/the-end-of-the-world").await.status, StatusCode::NOT_FOUND);
}

/// After the last chapter the credits tell what this party did, drawn from its games; before it they lead back to the book.
#[tokio::test]
async fn credits_are_drawn_from_the_games_of_the_party() {
    let app = private();
    let mut me = Visitor::new(&app);
    let (book, _) = begin(&app, &mut me, &[("party-name", "The Whiskers")]).await;
    let early = me.get(&format!("{book}/credits")).await;
    assert_eq!((early.status, early.location.as_str()), (StatusCode::SEE_OTHER, book.as_str()));
    let printed = app.shelf.front().catalogue.book();
    let last =
        printed.campaign("sorrow-and-remembrance").last().map(|c| printed.chapters[c.ix()].name.clone());
    let last = last.expect("a last chapter");
    let fields = [("chapter", last.as_str()), ("quick", "1")];
    let table = me.post("/new", &fields).await.location;
    finish(&app, &table, true);
    let books = app.store.parties().expect("books");
    let other = books.iter().map(|b| format!("/party/{}", b.id)).find(|path| *path != book);
    let book = other.expect("a second book");
    assert!(me.get(&book).await.body.contains(&format!("{book}/credits")), "the book leads there");
    for lang in ["en", "de", "pl"] {
        me.lang = lang;
        let page = me.get(&format!("{book}/credits")).await;
        assert_eq!(page.status, StatusCode::OK, "{lang}");
        assert_eq!(page.body.matches("class=\"player\"").count(), 4, "{lang}: everybody who was along");
        assert!(page.body.contains("class=\"plain deeds\"") && page.body.contains("fonts/OFL.txt"), "{lang}");
    }
}
