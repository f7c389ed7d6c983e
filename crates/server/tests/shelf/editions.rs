//! Games outlive editions: each goes on with the book it began with, on a server that has another by now.

use crate::common::Visitor;
use axum::http::StatusCode;
use server::{App, BookShelf, Config};
use std::path::Path;
use std::sync::Arc;
use store::{Drawer, FaultyStore, MemoryStore, Store, TableId};

const CHAPTER: &str = "stories/skirmish/01-rats-in-the-kitchen/chapter.kdl";

/// A server over this store whose content was changed here and there.
fn server(store: &Arc<dyn Store>, changes: &[(&str, &str, &str)]) -> Arc<App> {
    let config = Config { data: None, limits: false, ..Config::default() };
    let shelf = if changes.is_empty() { BookShelf::open(None) } else { changed(changes) };
    Arc::new(App::new(config, shelf.expect("sound content"), Arc::clone(store)))
}

fn changed(changes: &[(&str, &str, &str)]) -> Result<BookShelf, server::ContentError> {
    let folder = tempfile::tempdir().expect("a folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let ours = content::Sources::from_dir(&root).expect("the content folder");
    for (path, text) in ours.iter() {
        let mut text = text.to_string();
        for (_, from, to) in changes.iter().filter(|(at, ..)| *at == path) {
            assert!(text.contains(from), "{path} has {from}");
            text = text.replacen(from, to, 1);
        }
        let file = folder.path().join(path);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        std::fs::write(file, text).expect("a file");
    }
    BookShelf::open(Some(folder.path()))
}

fn edition(store: &dyn Store, table: &str) -> String {
    let id = TableId::new(table.trim_start_matches("/t/")).expect("an id");
    let setup: serde_json::Value =
        serde_json::from_str(&store.read(&id, 0, 1).expect("a log")[0].body).expect("a setup");
    setup["edition"].as_str().expect("a new game names its edition").to_string()
}

/// The pages of the track before the end marker, as the table shows it.
async fn end_page(app: &Arc<App>, table: &str) -> u8 {
    let table = app.table(table.trim_start_matches("/t/")).expect("a table");
    table.look().await.expect("it plays").game().board().end_marker()
}

/// Plays so many first choices.
async fn play(me: &mut Visitor, table: &str, n: usize) {
    for _ in 0..n {
        me.play_first(table).await;
    }
}

#[tokio::test]
async fn a_game_goes_on_with_the_edition_it_began_with() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let app = server(&store, &[]);
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    play(&mut me, &table, 6).await;
    let (began_with, ends) = (edition(&*store, &table), end_page(&app, &table).await);
    assert_eq!(store.names(Drawer::Editions).expect("a store"), std::slice::from_ref(&began_with));
    let again = me.begin().await;
    assert_eq!(edition(&*store, &again), began_with);
    assert_eq!(store.names(Drawer::Editions).expect("a store").len(), 1, "kept once");

    // A remark, here or in another chapter, and another chapter's numbers change nothing.
    let other = "stories/skirmish/04-the-queens-pet/chapter.kdl";
    let remark = (CHAPTER, "chapter rats-in-the-kitchen", "// A remark.\nchapter rats-in-the-kitchen");
    let remark_elsewhere = (other, "chapter the-queens-pet", "// A remark.\nchapter the-queens-pet");
    for changes in [vec![remark], vec![remark_elsewhere], vec![(other, "ends-on-page 6", "ends-on-page 7")]] {
        let app = server(&store, &changes);
        let mut me = Visitor::new(&app);
        play(&mut me, &table, 2).await;
        let another = me.begin().await;
        assert_eq!(edition(&*store, &another), began_with, "{changes:?}");
        assert_eq!(store.names(Drawer::Editions).expect("a store").len(), 1, "{changes:?}");
    }

    // This chapter's own numbers and a card of the box: the old game keeps what it began with, a new one has the new ones.
    let longer = (CHAPTER, "ends-on-page 4", "ends-on-page 5");
    let stronger = ("box/minions.kdl", "battle 2", "battle 5");
    let app = server(&store, &[longer, stronger]);
    let mut me = Visitor::new(&app);
    assert_eq!(end_page(&app, &table).await, ends);
    play(&mut me, &table, 6).await;
    for path in ["", "/log", "/replay?to=3", "/recap", "/seats"] {
        assert_eq!(me.get(&format!("{table}{path}")).await.status, StatusCode::OK, "{path}");
    }
    let old = app.table(table.trim_start_matches("/t/")).expect("a table");
    let battle =
        |game: &engine::Game| game.book().init_cards.iter().map(|card| card.battle).collect::<Vec<_>>();
    let before = battle(old.look().await.expect("it plays").game());
    let fresh = me.begin().await;
    assert_ne!(edition(&*store, &fresh), began_with);
    assert_eq!(end_page(&app, &fresh).await, ends + 1);
    let new = app.table(fresh.trim_start_matches("/t/")).expect("a table");
    assert_ne!(battle(new.look().await.expect("it plays").game()), before);
    assert_eq!(store.names(Drawer::Editions).expect("a store").len(), 2);
    let list = me.get("/").await.body;
    assert!(list.contains(&table) && list.contains(&fresh), "both are listed");

    // As a file it brings its edition along, to a server that has never seen it.
    let file = me.bytes(&format!("{table}/export")).await;
    assert!(file.len() < 120_000, "{} bytes", file.len());
    let elsewhere: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let app = server(&elsewhere, &[longer, stronger]);
    let mut me = Visitor::new(&app);
    let sent = me.send("/import", &file).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    let copy = sent.location;
    assert_eq!(end_page(&app, &copy).await, ends);
    let there = app.table(copy.trim_start_matches("/t/")).expect("a table");
    assert_eq!(battle(there.look().await.expect("it plays").game()), before);
    play(&mut me, &copy, 3).await;
    assert_eq!(me.get(&copy).await.status, StatusCode::OK);
}

#[tokio::test]
async fn while_nodes_are_upgraded_old_and_new_ones_play_each_others_games() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let node = |changes: &[(&str, &str, &str)]| {
        let app = server(&store, changes);
        server::keep_following(&app);
        app
    };
    let (old, new) = (node(&[]), node(&[(CHAPTER, "ends-on-page 4", "ends-on-page 5")]));
    let (mut at_old, mut at_new) = (Visitor::new(&old), Visitor::new(&new));
    let (older, newer) = (at_old.begin().await, at_new.begin().await);
    assert_ne!(edition(&*store, &older), edition(&*store, &newer));
    for table in [&older, &newer] {
        for _ in 0..3 {
            at_old.play_first(table).await;
            at_new.play_first(table).await;
        }
        let (here, there) = (at_old.get(table).await, at_new.get(table).await);
        assert_eq!((here.status, there.status), (StatusCode::OK, StatusCode::OK));
        assert_eq!(crate::common::choices(&here.body), crate::common::choices(&there.body));
    }
    let ends = end_page(&old, &older).await;
    assert_eq!(end_page(&new, &older).await, ends, "each by its own book");
    assert_eq!((end_page(&old, &newer).await, end_page(&new, &newer).await), (ends + 1, ends + 1));
}

#[tokio::test]
async fn an_edition_that_nobody_can_be_asked_for_is_not_missing() {
    let faulty = Arc::new(FaultyStore::new(MemoryStore::new()));
    let store: Arc<dyn Store> = Arc::clone(&faulty) as Arc<dyn Store>;
    let app = server(&store, &[]);
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    play(&mut me, &table, 3).await;
    let file = me.bytes(&format!("{table}/export")).await;

    let app = server(&store, &[(CHAPTER, "ends-on-page 4", "ends-on-page 5")]);
    let mut me = Visitor::new(&app);
    faulty.close_drawers(true);
    for answer in
        [me.get(&table).await, me.get(&format!("{table}/export")).await, me.send("/import", &file).await]
    {
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.body);
        assert_eq!(answer.headers.get("retry-after").expect("come back"), "1");
    }
    let listed = me.get("/").await.body;
    assert!(listed.contains(&table), "it is listed all the same");
    faulty.close_drawers(false);
    // Nothing of that is remembered: it is listed with where it stands, it plays, and the file takes its edition along.
    assert_ne!(me.get("/").await.body, listed);
    play(&mut me, &table, 1).await;
    let copy = me.send("/import", &file).await;
    assert_eq!(copy.status, StatusCode::SEE_OTHER, "{}", copy.body);
    assert_eq!(end_page(&app, &copy.location).await, end_page(&app, &table).await);
}

/// A file of a game whose edition no server has, changed as anybody could change it.
fn altered(file: &[u8], change: impl Fn(&mut serde_json::Value), records: &[(&str, &str)]) -> Vec<u8> {
    use store::save::{self, Limits};
    let mut game = save::unpack(file, &Limits::default()).expect("a file");
    for record in &mut game.records {
        let mut body: serde_json::Value = serde_json::from_str(&record.body).expect("JSON");
        match record.kind.as_str() {
            "setup" => body["edition"] = "77".repeat(32).into(),
            "edition" => change(&mut body),
            _ => continue,
        }
        record.body = body.to_string();
    }
    let more = records.iter().map(|(kind, body)| store::NewRecord::new(*kind, *body, 1));
    game.records.extend(more);
    save::pack(&game).expect("a file")
}

#[tokio::test]
async fn an_edition_that_comes_along_is_kept_with_its_game_and_says_only_what_is_its_own() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let app = server(&store, &[]);
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    play(&mut me, &table, 4).await;
    let file = me.bytes(&format!("{table}/export")).await;
    let kept = || store.names(Drawer::Editions).expect("a store").len();
    let before = kept();
    let remark = |edition: &mut serde_json::Value| {
        let chapter = edition["own"][CHAPTER].as_str().expect("its chapter").to_string();
        edition["own"][CHAPTER] = format!("// Another book.\n{chapter}").into();
    };
    let refused = [
        // A game that cannot be played.
        altered(&file, remark, &[("choice", r#"{"name":"dance on the table"}"#)]),
        // What the page says is the program's.
        altered(
            &file,
            |edition| edition["own"]["locales/en/more.ftl"] = "web-welcome = Mine now.\n".into(),
            &[],
        ),
        // What a room runs.
        altered(
            &file,
            |edition| {
                let script = "<svg xmlns=\"http://www.w3.org/2000/svg\" data-shelf=\"icon\"><script/></svg>";
                edition["own"]["figures/melee.svg"] = script.into();
            },
            &[],
        ),
        // What cannot be linked.
        altered(&file, |edition| edition["own"][CHAPTER] = "chapter".into(), &[]),
    ];
    for (n, file) in refused.iter().enumerate() {
        let answer = me.send("/import", file).await;
        assert_eq!(
            (answer.status, kept()),
            (StatusCode::UNPROCESSABLE_ENTITY, before),
            "{n}: {}",
            answer.body
        );
    }
    for _ in 0..2 {
        let answer = me.send("/import", &altered(&file, remark, &[])).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        play(&mut me, &answer.location, 2).await;
        assert_eq!(kept(), before + 1, "kept once, for a game that can be played");
    }
}
