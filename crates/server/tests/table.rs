//! Playing over HTTP: choices, races, undo, streams, languages, storage that fails.

mod common;

use axum::http::StatusCode;
use common::{Visitor, choices, private, seq, with_store};
use server::Config;
use std::sync::Arc;
use store::{Fault, FaultyStore, MemoryStore, Store};

#[tokio::test]
async fn a_game_begins_with_one_click() {
    let app = private();
    let mut me = Visitor::new(&app);
    let answer = me.post("/new", &[("quick", "1")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let page = me.get(&answer.location).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!choices(&page.body).is_empty(), "something can be chosen at once");
    assert!(me.get("/").await.body.contains(&answer.location), "the welcome page leads back");
}

#[tokio::test]
async fn a_form_without_script_plays_and_comes_back() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let (at, offered) = me.choices(&table).await;
    let answer =
        me.post(&format!("{table}/choose"), &[("seq", &at.to_string()), ("choice", &offered[0])]).await;
    assert_eq!((answer.status, answer.location.as_str()), (StatusCode::SEE_OTHER, table.as_str()));
    assert_eq!(seq(&me.get(&table).await.body), at + 1);
}

#[tokio::test]
async fn the_slower_of_two_gets_the_table_as_it_is_now() {
    let app = private();
    let (mut one, mut two) = (Visitor::new(&app), Visitor::new(&app));
    let table = one.begin().await;
    let (at, offered) = two.choices(&table).await;
    one.play_first(&table).await;
    let fields = [("seq", &*at.to_string()), ("choice", &*offered[0])];
    let late = two.script(&format!("{table}/choose"), &fields).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let fresh = late.json();
    assert_eq!(fresh["seq"], at + 1);
    assert!(fresh["fragments"]["spaces-0"].as_str().is_some_and(|b| b.contains("<path")));
    assert!(fresh["text"].as_str().is_some_and(|t| t.contains("moved on")));
    let page = two.post(&format!("{table}/choose"), &fields).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.body.contains("moved on") && !choices(&page.body).is_empty());
    assert_eq!(one.choices(&table).await.0, at + 1, "nothing was played");
}

#[tokio::test]
async fn a_repeated_request_is_answered_as_the_first_time() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let (at, offered) = me.choices(&table).await;
    let fields = [("seq", &*at.to_string()), ("choice", &*offered[0]), ("request", "tab1-1")];
    let path = format!("{table}/choose");
    let first = me.script(&path, &fields).await;
    let again = me.script(&path, &fields).await;
    assert_eq!((first.status, &first.body), (again.status, &again.body));
    assert_eq!(me.choices(&table).await.0, at + 1);
}

#[tokio::test]
async fn nonsense_changes_nothing_and_says_why() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let (at, _) = me.choices(&table).await;
    let at_text = at.to_string();
    let path = format!("{table}/choose");
    for (choice, status) in [
        ("dance", StatusCode::UNPROCESSABLE_ENTITY),
        ("end-turn", StatusCode::UNPROCESSABLE_ENTITY),
        ("move nowhere", StatusCode::UNPROCESSABLE_ENTITY),
        ("walk g999", StatusCode::UNPROCESSABLE_ENTITY),
        ("", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let answer = me.script(&path, &[("seq", &at_text), ("choice", choice)]).await;
        assert_eq!(answer.status, status, "{choice}: {}", answer.body);
        assert!(!answer.json()["text"].as_str().unwrap_or("").is_empty());
    }
    assert_eq!(me.script(&path, &[("choice", "end-turn")]).await.status, StatusCode::CONFLICT);
    assert_eq!(me.get("/t/nosuch").await.status, StatusCode::NOT_FOUND);
    assert_eq!(me.get("/t/..%2f").await.status, StatusCode::NOT_FOUND);
    assert_eq!(me.choices(&table).await.0, at);
}

#[tokio::test]
async fn undo_goes_back_and_the_same_dice_come_again() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    for _ in 0..12 {
        me.play_first(&table).await;
    }
    let text = |page: &str| {
        page.split("id=\"board\"").nth(1).expect("a board").split("id=\"log\"").next().map(str::to_string)
    };
    let before = me.get(&table).await.body;
    let at = seq(&before).to_string();
    let back = me.script(&format!("{table}/undo"), &[("seq", &at), ("to", "3")]).await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.body);
    let mut now: u64 = back.json()["seq"].as_u64().expect("a number");
    assert_eq!(now, seq(&before) + 1, "records only grow");
    assert_ne!(text(&me.get(&table).await.body), text(&before));
    for _ in 3..12 {
        let on = me.script(&format!("{table}/redo"), &[("seq", &now.to_string())]).await;
        assert_eq!(on.status, StatusCode::OK, "{}", on.body);
        now = on.json()["seq"].as_u64().expect("a number");
    }
    assert_eq!(text(&me.get(&table).await.body), text(&before), "redo leads to the same position");
    let none = me.script(&format!("{table}/redo"), &[("seq", &now.to_string())]).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// The trace in the log of a page of what was taken back to this point.
fn trace(page: &str, to: usize) -> &str {
    let line = page.split_once(&format!("id=\"line-{to}-2000\"")).expect("a trace").1;
    line.split_once("<summary>").and_then(|(_, line)| line.split_once("</summary>")).expect("a line").0
}

#[tokio::test]
async fn going_back_past_a_roll_is_marked_in_the_log() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    // The dice of the tray come with a roll; until then nothing has been left to chance.
    let rolled = |page: &str| {
        let rolls = page.split("id=\"rolls\"").nth(1).and_then(|rest| rest.split_once('>'));
        rolls.is_some_and(|(_, inside)| !inside.starts_with("</div>"))
    };
    let (mut made, mut marked) = (0, [false, false]);
    while marked != [true, true] && made < 40 {
        let before = rolled(&me.get(&table).await.body);
        me.play_first(&table).await;
        let page = me.get(&table).await.body;
        let id = store::TableId::new(table.strip_prefix("/t/").expect("a table")).expect("an id");
        let at = seq(&page);
        let fields = [("seq", &*at.to_string()), ("to", &*made.to_string())];
        assert_eq!(me.script(&format!("{table}/undo"), &fields).await.status, StatusCode::OK);
        let record = app.store.read(&id, at, 1).expect("a log").remove(0);
        let roll = record.body.contains("\"past_a_roll\":true");
        marked[usize::from(roll)] = true;
        let told = trace(&me.get(&table).await.body, made).to_string();
        assert!(told.starts_with("The last choice was undone"), "{told}");
        assert_eq!(told.contains("including a roll"), roll, "{told}");
        assert_eq!(roll, rolled(&page) && !before, "the first roll is a roll");
        assert!(
            me.script(&format!("{table}/redo"), &[("seq", &(at + 1).to_string())]).await.status.is_success()
        );
        assert_eq!(trace(&me.get(&table).await.body, made), told, "bringing it back leaves the trace");
        made += 1;
        if roll {
            break;
        }
    }
    assert_eq!(marked, [true, true], "a choice without a roll and one with a roll were taken back");
}

#[tokio::test]
async fn every_viewer_has_their_own_language() {
    let app = private();
    let mut english = Visitor::new(&app);
    let table = english.begin().await;
    let mut german = Visitor::new(&app);
    german.lang = "de";
    assert!(german.get(&table).await.body.contains("Ratten in der Küche"));
    let answer = english.post("/settings", &[("lang", "pl"), ("back", &table)]).await;
    assert_eq!(answer.location, table);
    assert!(english.get(&table).await.body.contains("Szczury w kuchni"));
    let elsewhere = english.post("/settings", &[("lang", "en"), ("back", "//evil.example")]).await;
    assert_eq!(elsewhere.location, "/");
}

#[tokio::test]
async fn both_viewers_hear_of_a_choice_in_their_language() {
    let app = private();
    let mut one = Visitor::new(&app);
    let table = one.begin().await;
    let mut two = Visitor::new(&app);
    two.lang = "de";
    let at = one.choices(&table).await.0;
    let mut heard = [
        one.stream(&format!("{table}/events?seq={at}")).await,
        two.stream(&format!("{table}/events?seq={at}")).await,
    ];
    for stream in &mut heard {
        assert_eq!(stream.next().await.expect("a greeting"), "retry: 1500\n\n", "the page is up to date");
    }
    one.play_first(&table).await;
    let mut boards = Vec::new();
    for stream in &mut heard {
        let message = stream.message().await;
        assert_eq!(message["seq"], at + 1);
        let fragments = message["fragments"].as_object().expect("fragments").clone();
        assert!(fragments.len() < 30, "only what changed: {:?}", fragments.keys());
        boards.push(fragments["banner"].as_str().expect("the decision changes").to_string());
    }
    assert!(boards[0] != boards[1], "each in its own language");
}

#[tokio::test]
async fn a_tab_that_was_away_gets_everything_at_once() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let at = me.choices(&table).await.0;
    for _ in 0..5 {
        me.play_first(&table).await;
    }
    let mut stream = me.stream(&format!("{table}/events?seq={at}")).await;
    let message = stream.message().await;
    assert_eq!(message["seq"], at + 5);
    assert!(message["fragments"]["figures-0"].is_string());
    app.close();
    let last = stream.next().await.expect("a last word");
    assert!(last.starts_with("retry: "), "it says when to come back: {last}");
    assert_eq!(stream.next().await, None, "streams end when the server stops");
}

#[tokio::test]
async fn what_cannot_be_saved_does_not_happen() {
    let faulty = Arc::new(FaultyStore::new(MemoryStore::new()));
    let app = with_store(Config::default(), Arc::clone(&faulty) as Arc<dyn Store>);
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    me.play_first(&table).await;
    let (at, offered) = me.choices(&table).await;
    let fields = [("seq", &*at.to_string()), ("choice", &*offered[0]), ("request", "r1")];
    let path = format!("{table}/choose");

    let mut stream = me.stream(&format!("{table}/events?seq={at}")).await;
    stream.next().await;
    faulty.inject(Fault::FailCommit);
    let failed = me.script(&path, &fields).await;
    assert_eq!(failed.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(me.choices(&table).await, (at, offered.clone()), "the table stands where it stood");

    // Committed, but the answer got lost: the same request again is answered as if nothing had been wrong.
    faulty.inject(Fault::FailAfterCommit);
    assert_eq!(me.script(&path, &fields).await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(stream.message().await["seq"], at + 1, "only what was committed is shown");
    let again = me.script(&path, &fields).await;
    assert_eq!((again.status, again.json()["seq"].as_u64()), (StatusCode::OK, Some(at + 1)));
    assert_eq!(me.choices(&table).await.0, at + 1, "it happened once");
}

#[tokio::test]
async fn a_torn_record_is_reported_and_what_is_before_it_is_kept() {
    let faulty = Arc::new(FaultyStore::new(MemoryStore::new()));
    let app = with_store(Config::default(), Arc::clone(&faulty) as Arc<dyn Store>);
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let (at, offered) = me.choices(&table).await;
    faulty.inject(Fault::TearLastRecord);
    let torn =
        me.script(&format!("{table}/choose"), &[("seq", &at.to_string()), ("choice", &offered[0])]).await;
    assert_eq!(torn.status, StatusCode::SERVICE_UNAVAILABLE);
    let page = me.get(&table).await;
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "never a guess at a damaged game");
}

#[tokio::test]
async fn a_game_survives_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || {
        let store = store::SqliteStore::open(folder.path()).expect("a store");
        with_store(Config::default(), Arc::new(store))
    };
    let app = open();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    for _ in 0..6 {
        me.play_first(&table).await;
    }
    let before = me.choices(&table).await;
    drop(me);
    drop(app);
    let app = open();
    assert_eq!(Visitor::new(&app).choices(&table).await, before);
}

#[tokio::test]
async fn any_point_of_a_game_can_be_looked_at() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    for _ in 0..8 {
        me.play_first(&table).await;
    }
    let page = me.get(&format!("{table}/replay?to=3")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("3 of 8"), "where we are");
    assert!(choices(&page.body).is_empty(), "the past cannot be changed by looking");
    let rounds = page.body.split_once("data-round=\"").expect("rounds to go to").1;
    let first = rounds.split('"').next().expect("how many choices came before the first");
    let page = me.get(&format!("{table}/replay?to={first}")).await;
    assert!(
        page.body.contains(&format!(r#"data-round="{first}" aria-current="true""#)),
        "where a link leads"
    );
    assert_eq!(me.get(&format!("{table}/replay?to=999")).await.status, StatusCode::OK);
    assert_eq!(me.get(&format!("{table}/log")).await.status, StatusCode::OK);
    assert_eq!(me.get(&format!("{table}/recap")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_walk_is_written_down_as_single_steps() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    for played in 0..40 {
        let page = me.get(&table).await.body;
        let data = page.split("id=\"walks\" hidden>").nth(1).unwrap_or_default();
        let walks: serde_json::Value =
            serde_json::from_str(data.split("</div>").next().unwrap_or_default()).expect("data for scripts");
        let walks = walks.as_array().expect("a list").iter();
        let mut far = walks.filter_map(|walk| walk[0].as_str());
        if let Some(walk) = far.find(|w| !page.contains(&format!("value=\"move {w}\""))) {
            let typed = [("typed", format!("Move {}", walk.to_uppercase())), ("typed", walk.to_string())];
            for (field, value) in [("choice", format!("walk {walk}"))].into_iter().chain(typed) {
                let at = seq(&me.get(&table).await.body);
                let request = format!("walk {at}");
                let fields = [("seq", &*at.to_string()), (field, &*value), ("request", &*request)];
                let answer = me.script(&format!("{table}/choose"), &fields).await;
                assert_eq!(answer.status, StatusCode::OK, "{value}: {}", answer.body);
                let again = me.script(&format!("{table}/choose"), &fields).await;
                assert_eq!((again.status, &again.body), (answer.status, &answer.body), "a repeated walk");
                let now = answer.json()["seq"].as_u64().expect("a number");
                assert!(now >= at + 2, "{value}: at least two steps");
                // Back to where the walk began, for the next way to say it.
                let fields = [("seq", &*now.to_string()), ("to", &*played.to_string())];
                let answer = me.script(&format!("{table}/undo"), &fields).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
            }
            return;
        }
        me.play_first(&table).await;
    }
    panic!("nobody could walk anywhere in forty choices");
}

#[tokio::test]
async fn games_are_renamed_copied_exported_and_deleted() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    for _ in 0..4 {
        me.play_first(&table).await;
    }
    me.post(&format!("{table}/rename"), &[("name", "Friday")]).await;
    assert!(me.get("/").await.body.contains("Friday"));
    for name in ["", "  ", "one\nline"] {
        let refused = me.post(&format!("{table}/rename"), &[("name", name)]).await;
        assert_eq!(
            refused.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{name:?} is no name, and the store is well"
        );
    }
    assert!(me.get("/").await.body.contains("Friday"), "it is called what it was called");
    let copy = me.post(&format!("{table}/copy"), &[]).await;
    assert_eq!(copy.status, StatusCode::SEE_OTHER, "{}", copy.body);
    assert_eq!(me.choices(&copy.location).await.1, me.choices(&table).await.1, "the same position");
    assert_eq!(me.get(&format!("{table}/export")).await.status, StatusCode::OK);
    me.post(&format!("{table}/delete"), &[]).await;
    assert_eq!(me.get(&table).await.status, StatusCode::NOT_FOUND);
    assert_eq!(me.get(&copy.location).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_log_tells_what_was_chosen_instead() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let (at, offered) = me.choices(&table).await;
    assert!(offered.len() > 1);
    let told = |page: &str| page.split("id=\"log\"").nth(1).map(str::to_string).expect("a log");
    let mut choose = async |choice: &str, at: u64| {
        let fields = [("seq", &*at.to_string()), ("choice", choice)];
        assert_eq!(me.script(&format!("{table}/choose"), &fields).await.status, StatusCode::OK);
    };
    choose(&offered[0], at).await;
    let first = told(&Visitor::new(&app).get(&table).await.body);
    let back = [("seq", &*(at + 1).to_string()), ("to", "0")];
    assert_eq!(Visitor::new(&app).script(&format!("{table}/undo"), &back).await.status, StatusCode::OK);
    choose(&offered[1], at + 2).await;
    assert_ne!(told(&Visitor::new(&app).get(&table).await.body), first, "nobody looked in between");
}
