//! Mice that play themselves: they play on, wait, stand in, and a game with them replays exactly.

mod common;

use axum::http::StatusCode;
use common::{Visitor, choices, private, public, seq};
use server::App;
use session::{LogRecord, Session};
use std::time::Duration;
use store::{StoredRecord, TableId};
use tokio::time::{sleep, timeout};

/// Everybody but Collin plays by itself.
const THREE: [(&str, &str); 3] =
    [("player-filch", "steady"), ("player-nez", "green"), ("player-tilda", "steady")];

fn records(app: &App, table: &str) -> Vec<StoredRecord> {
    let id = TableId::new(table.trim_start_matches("/t/")).expect("an id");
    app.store.read(&id, 0, 10_000).expect("a log")
}

fn load(app: &App, table: &str) -> Session {
    let entry =
        |r: store::StoredRecord| LogRecord::decode(r.seq, &r.kind, &r.body, None).expect("a sound record");
    let chapter = app
        .store
        .table(&TableId::new(table.trim_start_matches("/t/")).expect("an id"))
        .expect("a table")
        .chapter;
    let (content, _) = app.shelf.chapter(&chapter).expect("one of ours");
    Session::load(content.catalogue.book(), records(app, table).into_iter().map(entry))
        .expect("a log that plays")
}

/// Time enough for everything, on the paused clock of the tests: it goes on only while nobody has anything to do.
const ENOUGH: Duration = Duration::from_hours(1);

/// Waits until something is true of the log.
async fn until(app: &App, table: &str, what: &str, test: impl Fn(&[StoredRecord]) -> bool) {
    let comes_true = async {
        while !test(&records(app, table)) {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(ENOUGH, comes_true).await.unwrap_or_else(|_| panic!("never came true: {what}"));
}

fn moves(records: &[StoredRecord]) -> usize {
    records.iter().filter(|r| r.kind == "choice").count()
}

/// Lets everything under way happen.
async fn settle() {
    sleep(Duration::from_millis(120)).await;
}

async fn ask(me: &mut Visitor, table: &str, field: (&str, &str)) -> StatusCode {
    me.script(&format!("{table}/companions"), &[field]).await.status
}

#[tokio::test(start_paused = true)]
async fn one_person_plays_one_mouse_and_companions_the_others() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin_with(&[&THREE[..], &[("seed", "x"), ("pace", "instant")]].concat()).await;
    let (mut mine, mut theirs) = (0, 0);
    let played = async {
        loop {
            let page = me.get(&table).await.body;
            let offered = choices(&page);
            if page.contains(&format!("{table}/recap")) {
                break;
            }
            let Some(choice) = offered.iter().find(|c| c.starts_with("battle")).or(offered.last()) else {
                sleep(Duration::from_millis(3)).await;
                continue;
            };
            let (at, path) = (seq(&page).to_string(), format!("{table}/choose"));
            let answer = me.script(&path, &[("seq", &at), ("choice", choice)]).await;
            assert_eq!(answer.status, StatusCode::OK, "{choice}: {}", answer.body);
            mine += 1;
        }
    };
    timeout(ENOUGH, played).await.expect("the game ends");
    let session = load(&app, &table);
    for made in &session.log().moves {
        theirs += usize::from(made.companion.is_some());
        assert_ne!(made.companion.as_ref().map(|s| s.mouse.as_str()), Some("collin"), "{made:?}");
    }
    assert!(theirs > 20 && mine > 5, "{theirs} choices of theirs, {mine} of mine");
    assert_eq!(session.log().moves.len(), theirs + mine);
}

#[tokio::test(start_paused = true)]
async fn a_game_of_companions_plays_itself_replays_exactly_and_says_why() {
    let app = private();
    let mut me = Visitor::new(&app);
    let all = [&THREE[..], &[("player-collin", "steady"), ("seed", "y"), ("pace", "instant")]].concat();
    let table = me.begin_with(&all).await;
    me.get(&table).await;
    let id = TableId::new(table.trim_start_matches("/t/")).expect("an id");
    let ends = async {
        while !app.store.table(&id).expect("a table").finished {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(ENOUGH, ends).await.expect("the game ends");
    let (one, two) = (load(&app, &table), load(&app, &table));
    assert_eq!(one.game().hash(), two.game().hash());
    assert!(one.log().moves.iter().all(|m| m.companion.is_some()));
    for (lang, quote) in [("en", '“'), ("de", '„'), ("pl", '„')] {
        me.lang = lang;
        let log = me.get(&format!("{table}/log")).await.body;
        assert!(log.contains(quote), "{lang}: no reason is told");
        assert!(!log.contains("bot-reason") && !log.contains("{$"), "{lang}: a reason has a gap");
    }
    // A copy keeps the companions and what they said.
    let copy = me.post(&format!("{table}/copy"), &[]).await.location;
    assert_eq!(load(&app, &copy).log().moves.len(), one.log().moves.len());
    assert_eq!(load(&app, &copy).log().companions.mice, one.log().companions.mice);
}

#[tokio::test(start_paused = true)]
async fn the_same_table_is_played_alike_on_another_server() {
    let mut lines = Vec::new();
    for _ in 0..2 {
        let app = private();
        let mut me = Visitor::new(&app);
        let clever = [("player-collin", "clever"), ("player-filch", "green"), ("player-nez", "clever")];
        let table = me.begin_with(&[&clever[..], &[("player-tilda", "green"), ("seed", "z")]].concat()).await;
        for n in 0..7 {
            assert_eq!(ask(&mut me, &table, ("do", "step")).await, StatusCode::OK);
            until(&app, &table, "one more choice", |log| moves(log) > n).await;
        }
        let choices = records(&app, &table).into_iter().filter(|r| r.kind == "choice");
        lines.push(choices.map(|r| r.body).collect::<Vec<_>>());
    }
    assert_eq!(lines[0], lines[1]);
}

#[tokio::test(start_paused = true)]
async fn companions_wait_for_the_story_for_a_pause_and_after_going_back() {
    let app = private();
    let mut me = Visitor::new(&app);
    let all = [&THREE[..], &[("player-collin", "steady"), ("seed", "w"), ("pace", "quick")]].concat();
    let table = me.begin_with(&all).await;
    let page = me.get(&table).await.body;
    settle().await;
    assert_eq!(moves(&records(&app, &table)), 0, "the opening is being read");
    assert!(page.contains("data-waits") && page.contains("value=\"go\"") && page.contains("value=\"step\""));
    for n in 0..6 {
        assert_eq!(ask(&mut me, &table, ("do", "step")).await, StatusCode::OK);
        until(&app, &table, "one more choice", |log| moves(log) > n).await;
        settle().await;
        assert_eq!(moves(&records(&app, &table)), n + 1, "one step is one choice");
    }
    let at = seq(&me.get(&table).await.body).to_string();
    let back = me.script(&format!("{table}/undo"), &[("seq", &at), ("to", "2")]).await;
    assert_eq!(back.status, StatusCode::OK);
    me.get(&table).await;
    settle().await;
    assert_eq!(load(&app, &table).moves(), 2, "they do not do it again by themselves");
    assert_eq!(ask(&mut me, &table, ("pace", "instant")).await, StatusCode::OK);
    settle().await;
    assert_eq!(load(&app, &table).moves(), 2);
    // So slow that they are not through with the game before they are asked to wait.
    assert_eq!(ask(&mut me, &table, ("pace", "slow")).await, StatusCode::OK);
    assert_eq!(ask(&mut me, &table, ("do", "go")).await, StatusCode::OK);
    until(&app, &table, "they go on", |log| moves(log) > 12).await;
    assert_eq!(ask(&mut me, &table, ("do", "pause")).await, StatusCode::OK);
    settle().await;
    let paused = moves(&records(&app, &table));
    settle().await;
    assert_eq!(moves(&records(&app, &table)), paused, "a pause is a pause");
}

#[tokio::test(start_paused = true)]
async fn going_back_unmakes_ones_own_choice_and_what_companions_made_of_it() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin_with(&[&THREE[..], &[("seed", "x"), ("pace", "instant")]].concat()).await;
    let mine = loop {
        let page = me.get(&table).await.body;
        let session = load(&app, &table);
        let last_is_theirs = session.log().moves.last().is_some_and(|m| m.companion.is_some());
        let own = session.log().moves.iter().rposition(|m| m.companion.is_none());
        let offered = choices(&page);
        if let (Some(own), true, false) = (own, last_is_theirs, offered.is_empty()) {
            break own;
        }
        match offered.last() {
            Some(choice) => {
                let at = seq(&page).to_string();
                me.script(&format!("{table}/choose"), &[("seq", &at), ("choice", choice)]).await;
            }
            None => sleep(Duration::from_millis(3)).await,
        }
    };
    let page = me.get(&table).await.body;
    assert!(page.contains(&format!("name=\"to\" value=\"{mine}\"")), "undo leads before my last choice");
    // My turn again: choosing something else lets them go on by themselves.
    let at = seq(&page).to_string();
    me.script(&format!("{table}/undo"), &[("seq", &at), ("to", &mine.to_string())]).await;
    let page = me.get(&table).await.body;
    assert!(!choices(&page).is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_mouse_is_handed_to_a_companion_and_taken_back() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin().await;
    let first = choices(&me.get(&table).await.body);
    assert!(!first.is_empty());
    let path = format!("{table}/companions");
    for mouse in ["collin", "filch", "nez", "tilda"] {
        let fields = [("mouse", mouse), ("level", "clever"), ("back", "seats")];
        let answer = me.post(&path, &fields).await;
        assert_eq!((answer.status, answer.location), (StatusCode::SEE_OTHER, format!("{table}/seats")));
    }
    assert!(choices(&me.get(&table).await.body).is_empty(), "nobody plays but companions");
    assert!(me.get(&format!("{table}/seats")).await.body.contains("Sharpwit"));
    let stolen = me.script(&format!("{table}/choose"), &[("seq", "5"), ("choice", &first[0])]).await;
    assert_eq!(stolen.status, StatusCode::FORBIDDEN, "{}", stolen.body);
    for mouse in ["collin", "filch", "nez", "tilda"] {
        assert_eq!(ask(&mut me, &table, ("take", mouse)).await, StatusCode::OK);
    }
    assert_eq!(choices(&me.get(&table).await.body), first);
    for (field, status) in [
        (("mouse", "nobody"), StatusCode::UNPROCESSABLE_ENTITY),
        (("do", "dance"), StatusCode::UNPROCESSABLE_ENTITY),
        (("pace", "faster"), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        assert_eq!(ask(&mut me, &table, field).await, status, "{field:?}");
    }
    let unknown = me.script(&path, &[("mouse", "collin"), ("level", "godlike")]).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(start_paused = true)]
async fn a_companion_stands_in_for_whoever_is_away_until_they_return() {
    let app = public();
    let mut host = Visitor::new(&app);
    let table = host.begin_with(&[("seed", "a test")]).await;
    let seats = host.post(&format!("{table}/invite"), &[]).await.body;
    let door = seats.split("http://mice.example").nth(1).and_then(|l| l.split('"').next()).expect("a link");
    let mut ada = Visitor::new(&app);
    ada.post(door, &[("name", "Ada"), ("mouse", "tilda"), ("mouse", "nez")]).await;
    let path = format!("{table}/companions");
    let stand_in = [("mouse", "tilda"), ("level", "steady")];
    let here = ada.stream(&format!("{table}/events?seq=0")).await;
    let refused = host.script(&path, &stand_in).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "Ada is here");
    let mut watcher = Visitor::new(&app);
    watcher.post(door, &[("watch", "1")]).await;
    assert_eq!(watcher.script(&path, &stand_in).await.status, StatusCode::FORBIDDEN);
    assert_eq!(Visitor::new(&app).script(&path, &stand_in).await.status, StatusCode::NOT_FOUND);
    // Ada may hand her own mouse over, and have it back.
    assert_eq!(ada.script(&path, &stand_in).await.status, StatusCode::OK);
    assert!(!load(&app, &table).log().companions.mice["tilda"].stand_in);
    assert_eq!(host.script(&path, &[("take", "tilda")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ada.script(&path, &[("take", "tilda")]).await.status, StatusCode::OK);
    drop(here);
    // Another table that Ada has never opened: she is away from the start.
    let table = host.begin_with(&[("seed", "a test")]).await;
    let seats = host.post(&format!("{table}/invite"), &[]).await.body;
    let door = seats.split("http://mice.example").nth(1).and_then(|l| l.split('"').next()).expect("a link");
    ada.post(door, &[("name", "Ada"), ("mouse", "tilda")]).await;
    let path = format!("{table}/companions");
    assert_eq!(host.script(&path, &stand_in).await.status, StatusCode::OK);
    let companions = load(&app, &table).log().companions.clone();
    assert!(companions.mice["tilda"].stand_in);
    assert!(host.get(&format!("{table}/log")).await.body.contains("lets a companion play Tilda"));
    drop(ada.stream(&format!("{table}/events?seq=0")).await);
    assert!(load(&app, &table).log().companions.mice.is_empty(), "she is back");
    assert!(host.get(&format!("{table}/log")).await.body.contains("Ada plays Tilda again"));
}

#[tokio::test(start_paused = true)]
async fn companions_are_one_click_away_and_remembered() {
    let app = private();
    let mut me = Visitor::new(&app);
    assert!(me.get("/").await.body.contains("value=\"companions\""));
    let quick = me.post("/new", &[("quick", "companions")]).await;
    assert_eq!(quick.status, StatusCode::SEE_OTHER);
    let companions = load(&app, &quick.location).log().companions.clone();
    assert_eq!(companions.mice.len(), 3, "one mouse is mine");
    let page = me.get("/new").await.body;
    assert_eq!(page.matches("value=\"steady\" selected").count(), 3, "the last set-up is remembered");
}

#[tokio::test(start_paused = true)]
async fn one_press_saves_who_plays_whom() {
    let app = private();
    let mut me = Visitor::new(&app);
    let table = me.begin_with(&[("seed", "x")]).await;
    let seats = me.get(&format!("{table}/seats")).await.body;
    assert_eq!(seats.matches("name=\"player-").count(), 4, "every mouse can be handed over");
    let path = format!("{table}/companions");
    let wishes = [
        ("back", "seats"),
        ("player-collin", "none"),
        ("player-filch", "green"),
        ("player-nez", "clever"),
        ("pace", "slow"),
    ];
    assert_eq!(me.post(&path, &wishes).await.location, format!("{table}/seats"));
    let wished = |app: &App| {
        records(app, &table).iter().filter(|r| ["companion", "house"].contains(&r.kind.as_str())).count()
    };
    let written = wished(&app);
    let companions = load(&app, &table).log().companions.clone();
    let levels: Vec<_> = companions.mice.iter().map(|(mouse, c)| (mouse.as_str(), c.level.name())).collect();
    assert_eq!(levels, [("filch", "green"), ("nez", "clever")]);
    // What stays as it is, is not written down again; what is no wish at all is refused.
    assert_eq!(me.post(&path, &wishes).await.status, StatusCode::SEE_OTHER);
    assert_eq!(wished(&app), written);
    assert_eq!(ask(&mut me, &table, ("player-nobody", "green")).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ask(&mut me, &table, ("player-nez", "brilliant")).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ask(&mut me, &table, ("back", "seats")).await, StatusCode::UNPROCESSABLE_ENTITY);
}
