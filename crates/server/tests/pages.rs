//! Every page in every language: nothing missing, nothing doubled, everything reachable.

mod common;

use axum::http::StatusCode;
use common::{Visitor, choices, private};
use server::{App, BookShelf, Config};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::MemoryStore;

/// A key without words, or a sentence without its argument.
fn gaps(page: &str) -> Vec<&str> {
    let mut found: Vec<&str> = page.split('⟨').skip(1).filter_map(|p| p.split('⟩').next()).collect();
    found.extend(page.split("{$").skip(1).filter_map(|p| p.split('}').next()));
    found
}

fn ids(page: &str) -> Vec<&str> {
    page.split(" id=\"").skip(1).filter_map(|p| p.split('"').next()).collect()
}

fn check(page: &str, what: &str) {
    assert_eq!(gaps(page), Vec::<&str>::new(), "{what} has gaps");
    let all = ids(page);
    let different: BTreeSet<&str> = all.iter().copied().collect();
    assert_eq!(all.len(), different.len(), "{what} uses an id twice");
    for image in page.split("<img").skip(1).map(|p| p.split('>').next().unwrap_or("")) {
        assert!(image.contains("alt="), "{what}: a picture without a text: {image}");
    }
}

#[tokio::test]
async fn no_page_has_a_gap_in_any_language() {
    let app = private();
    for lang in ["en", "de", "pl"] {
        let mut me = Visitor::new(&app);
        me.lang = lang;
        let table = me.begin().await;
        for path in [
            "/",
            "/new",
            "/rules",
            "/rules?q=die",
            "/cards",
            "/rooms",
            "/gallery",
            "/import",
            "/settings",
            "/chapter/flight-to-barksburg",
            "/chapter/lilys-tail?aloud=1",
            "/chapter/nowhere",
            "/nowhere",
        ] {
            check(&me.get(path).await.body, &format!("{lang} {path}"));
        }
        for step in 0..60 {
            let page = me.get(&table).await.body;
            check(&page, &format!("{lang} table after {step} choices"));
            let offered = choices(&page);
            if offered.is_empty() {
                break;
            }
            let choice = &offered[step * 7 % offered.len()];
            let seq = common::seq(&page).to_string();
            let answer = me.script(&format!("{table}/choose"), &[("seq", &seq), ("choice", choice)]).await;
            assert_eq!(answer.status, StatusCode::OK, "{choice}: {}", answer.body);
        }
        for path in ["/log", "/replay?to=20", "/recap", "/seats"] {
            check(&me.get(&format!("{table}{path}")).await.body, &format!("{lang} {path}"));
        }
    }
}

#[tokio::test]
async fn every_chapter_begins_from_its_defaults() {
    let app = private();
    let mut me = Visitor::new(&app);
    let books = app.shelf.own().iter().map(|content| content.catalogue.book());
    let names: Vec<String> = books.flat_map(|book| &book.chapters).map(|c| c.name.clone()).collect();
    for chapter in names {
        let page = me.get(&format!("/new?chapter={chapter}")).await.body;
        let mut fields = vec![("chapter".to_string(), chapter.clone())];
        let mut abilities = Vec::new();
        for member in page.split("<div class=\"member\">").skip(1).filter_map(|m| m.split("</div>").next()) {
            let value = |mark: &str| member.split(mark).nth(1).and_then(|v| v.split('"').next());
            let mouse = value("name=\"mouse\" value=\"").expect("a mouse");
            if member.contains("\" checked") {
                fields.push(("mouse".into(), mouse.into()));
            }
            // The option marked as chosen, as a browser sends it.
            let chosen = member
                .split("<option ")
                .find(|o| o.split('>').next().is_some_and(|t| t.contains(" selected")));
            let ability = chosen.and_then(|o| o.split("value=\"").nth(1)).and_then(|v| v.split('"').next());
            if let Some(ability) = ability {
                // Whoever comes along instead of another brings no ability somebody has.
                assert!(!abilities.contains(&ability), "{chapter}: {ability} twice");
                abilities.push(ability);
                fields.push((format!("ability-{mouse}"), ability.into()));
            }
        }
        let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let answer = me.post("/new", &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{chapter} cannot be begun with one click");
        assert_eq!(me.get(&answer.location).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn pictures_and_scripts_may_be_kept_for_ever() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let page = me.get(&table).await.body;
    let mut seen = 0;
    for url in page.split('"').filter(|p| p.starts_with("/art/") || p.starts_with("/static/")) {
        let answer = me.get(url).await;
        assert_eq!(answer.status, StatusCode::OK, "{url}");
        assert!(answer.headers["cache-control"].to_str().is_ok_and(|c| c.contains("immutable")), "{url}");
        seen += 1;
    }
    assert!(seen > 10, "a table has pictures");
    assert_eq!(me.get("/art/room/nowhere/x.svg").await.status, StatusCode::NOT_FOUND);
    assert_eq!(me.get("/static/x/..%2fsecret").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_last_setup_is_remembered_whole_and_goes_along_to_another_chapter() {
    let app = private();
    let mut me = Visitor::new(&app);
    let chosen = [("difficulty", "heroic"), ("lean-wheel", "on"), ("pace", "slow"), ("with", "friends")];
    let begun = me.begin_with(&chosen).await;
    assert!(begun.ends_with("/seats"), "friends are invited first: {begun}");
    for page in ["/new", "/new?chapter=flight-to-barksburg"] {
        let body = me.get(page).await.body;
        for mark in [
            "value=\"heroic\" checked",
            "name=\"lean-wheel\" value=\"on\" checked",
            "value=\"slow\" selected",
        ] {
            assert!(body.contains(mark), "{page} has forgotten {mark}");
        }
    }
    let body = me.get("/new?chapter=flight-to-barksburg&difficulty=storybook").await.body;
    assert!(body.contains("value=\"storybook\" checked"), "what is filled in goes along");
}

/// What the list of games says of each, the last played first.
async fn standings(me: &mut Visitor, lang: &'static str) -> Vec<String> {
    me.lang = lang;
    let body = me.get("/").await.body;
    let said = body.split("progress\">").skip(1).filter_map(|p| p.split("</span>").next());
    said.map(str::to_string).collect()
}

#[tokio::test]
async fn games_of_the_same_chapter_are_told_apart() {
    let app = private();
    let mut me = Visitor::new(&app);
    let (older, newer) = (me.begin().await, me.begin().await);
    let first = standings(&mut me, "en").await;
    assert_eq!(first.len(), 2);
    assert!(
        first.iter().all(|s| s == "Collin, Filch, Nez, Tilda · Round 1, page 1 of 4 · Guard Room"),
        "{first:?}"
    );
    // The older goes on for a round, and what was remembered of it is looked at anew.
    for _ in 0..200 {
        if standings(&mut me, "en").await.iter().any(|s| s.contains("Round 2")) {
            break;
        }
        let (seq, offered) = me.choices(&older).await;
        let choice = offered.iter().find(|c| *c == "end-turn").or(offered.first()).expect("a choice");
        me.script(&format!("{older}/choose"), &[("seq", &seq.to_string()), ("choice", choice)]).await;
    }
    for (lang, words) in [("en", "Round "), ("de", "Runde "), ("pl", "runda ")] {
        let said = standings(&mut me, lang).await;
        let rounds: Vec<bool> =
            [2, 1].map(|n| said.iter().any(|s| s.contains(&format!("{words}{n},")))).into();
        assert_eq!(rounds, [true, true], "{lang}: {said:?}");
    }
    // A game that cannot be played here is listed all the same.
    let id = store::TableId::new(newer.strip_prefix("/t/").expect("a table")).expect("an id");
    let bad = store::NewRecord::new("choice", r#"{"name":"dance"}"#, 1);
    let last = app.store.table(&id).expect("a table").last_seq;
    let _ = app.store.append(store::Append::new(id, last, vec![bad])).expect("it is appended");
    assert_eq!(standings(&mut me, "en").await.len(), 1);
    assert!(me.get("/").await.body.contains(&format!("href=\"{newer}\"")));
}

#[tokio::test]
async fn the_list_of_games_says_who_plays_along() {
    let app = common::public();
    let (mut host, mut guest) = (Visitor::new(&app), Visitor::new(&app));
    let table = host.begin().await;
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let door = page.split("data-copy=\"http://mice.example").nth(1).and_then(|p| p.split('"').next());
    assert!(!standings(&mut host, "en").await[0].contains("Ada"));
    guest.post(door.expect("a link"), &[("name", "Ada"), ("mouse", "filch")]).await;
    assert!(standings(&mut host, "en").await[0].contains("with Ada"));
    assert!(standings(&mut Visitor::new(&app), "en").await.is_empty(), "nothing for strangers");
}

#[tokio::test]
async fn the_first_page_leads_everywhere() {
    let body = Visitor::new(&private()).get("/").await.body;
    let ways = ["/new", "/new?chapter=rats-in-the-kitchen", "/rules", "/cards", "/rooms", "/import", "/join"];
    for way in ways {
        let link = [format!("href=\"{way}\""), format!("action=\"{way}\"")];
        assert!(link.iter().any(|l| body.contains(l)), "no way to {way}");
    }
}

#[tokio::test]
async fn every_game_is_on_some_page_of_the_list() {
    let app = private();
    let mut me = Visitor::new(&app);
    let mut tables = BTreeSet::new();
    for _ in 0..33 {
        tables.insert(me.begin().await);
    }
    let listed = |page: &str| -> BTreeSet<String> {
        let rows = page.split("<a href=\"/t/").skip(1);
        rows.filter_map(|row| Some(format!("/t/{}", row.split('"').next()?))).collect()
    };
    let first = me.get("/").await.body;
    assert!(
        first.contains("href=\"/?games=1#games\"") && !first.contains("/?games=0"),
        "older games are a click away"
    );
    let second = me.get("/?games=1").await.body;
    assert!(second.contains("href=\"/?games=0#games\"") && !second.contains("/?games=2"));
    assert!(listed(&first).is_disjoint(&listed(&second)));
    assert_eq!(&listed(&first) | &listed(&second), tables);
    for beyond in ["7", "99999999999999999999", "-1", "x"] {
        assert_eq!(me.get(&format!("/?games={beyond}")).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn everything_one_can_settle_is_on_the_page_of_settings() {
    let app = private();
    let mut me = Visitor::new(&app);
    assert!(me.get("/").await.body.contains("href=\"/settings\""), "the first page leads there");
    let page = me.get("/settings").await.body;
    for part in
        ["value=\"pl\"", "value=\"dark\"", "data-speed", "data-pace", "data-sight", "data-action=\"battle\""]
    {
        assert!(page.contains(part), "{part}");
    }
    let unknown = me.post("/settings", &[("lang", "xx"), ("back", "/")]).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY, "there is no such language");
}

/// A lesson has dice of its own: whoever plays it sensibly is shown most of what there is, one thing after the other, and wins soon.
#[tokio::test]
async fn the_lesson_is_taught_in_its_chosen_order() {
    let app = private();
    let mut me = Visitor::new(&app);
    let mut begun = Vec::new();
    for _ in 0..2 {
        let table = me.post("/new", &[("chapter", "one-room-one-door"), ("quick", "1")]).await.location;
        let table = store::TableId::new(table.rsplit('/').next().expect("a path")).expect("an id");
        begun.push(app.store.read(&table, 0, 1).expect("a log")[0].body.clone());
    }
    assert_eq!(begun[0], begun[1], "everybody begins with the same dice");
    let setup: session::SetupRecord = serde_json::from_str(&begun[0]).expect("a setup");
    let book = app.shelf.front().catalogue.book();
    let legal = setup.setup(book).expect("a legal setup");
    let seed = engine::saving::unhex(&setup.saved.seed).expect("a seed");
    let mut game = engine::Game::new(std::sync::Arc::clone(book), &legal, &seed, &mut engine::IgnoreEvents)
        .expect("a game");
    let asked = |game: &engine::Game| game.decision().expect("a question").ask;
    assert_eq!(asked(&game), engine::Ask::Turn, "the first thing anybody is asked is what to do");
    let first = game.board().track().iter().take(2).map(|slot| slot.card);
    assert!(first.into_iter().all(|card| matches!(card, engine::event::Card::Mouse(_))), "before any foe");
    let mut policy = bots::policy("sensible", 1).expect("a known policy");
    let mut made = 0;
    while game.board().outcome().is_none() && made < 300 {
        assert!(!asked(&game).is_tie(), "choice {made}: nobody new decides for the minions");
        let (choice, _) = policy.choose(&game.imagine(1), &game.choices());
        game.play(choice).expect("legal");
        made += 1;
    }
    assert_eq!(game.board().outcome(), Some(engine::Outcome::Victory));
    let pages = game.board().moments().count_ones();
    assert!(pages >= 10 && made <= 40, "{pages} pages, {made} choices");
}

/// A book that was written in German and in nothing else.
fn german_book() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let files = [
        ("book.kdl", "book mill { chapters mill-night }\n"),
        (
            "01-night/chapter.kdl",
            "chapter mill-night {\n    ends-on-page 6\n    party 4\n    encounters standard\n    map { row guard-room kitchen }\n    start guard-room\n    victory { no-minions on=kitchen }\n}\n",
        ),
        ("01-night/de.md", "# opening\n\nRegen auf dem Rad.\n\n# victory\n\nSonne.\n"),
        (
            "locales/de/mill.ftl",
            "story-mill = Die Mühle\nchapter-mill-night = Die Nacht\n    .flavour = Es klappert.\n    .goal = Räumt die Küche.\n",
        ),
    ];
    for (path, text) in files {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    folder
}

#[tokio::test]
async fn a_book_in_one_language_is_read_in_all_and_marked_for_screen_readers() {
    let folder = german_book();
    let shelf = BookShelf::open(Some(folder.path())).expect("a sound book");
    let config = Config { data: None, limits: false, ..Config::default() };
    let app = Arc::new(App::new(config, shelf, Arc::new(MemoryStore::new())));
    for lang in ["en", "pl", "de"] {
        let mut me = Visitor::new(&app);
        me.lang = lang;
        let marked = |page: &str, words: &str| {
            assert!(page.contains(words), "{lang}: no {words} in {page}");
            assert_eq!(page.contains(&format!("lang=\"de\">{words}")), lang != "de", "{lang}: {words}");
        };
        let home = me.get("/").await.body;
        check(&home, lang);
        marked(&home, "Die Mühle");
        let new = me.get("/new?chapter=mill-night").await.body;
        marked(&new, "Die Nacht");
        marked(&new, "Es klappert.");
        let table = me.post("/new", &[("chapter", "mill-night"), ("quick", "1")]).await.location;
        let page = me.get(&table).await.body;
        check(&page, lang);
        marked(&page, "<p>Regen auf dem Rad.</p>");
        marked(&page, "Räumt die Küche.</li>");
    }
}
