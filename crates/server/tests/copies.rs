//! Games as files and copies, read-only ends, and positions that only a long game reaches.

mod common;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use common::{Visitor, private, public, skirmish};
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::saving::hex;
use engine::{Ask, Decider, Game, IgnoreEvents};
use server::{App, read_export};
use session::SetupRecord;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::save::{Limits, SavedGame};
use store::{NewRecord, NewTable, TableId};

fn seed(n: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&n.to_le_bytes());
    seed
}

/// A game of the first chapter played by chance until something is so; its choices by name.
fn played(app: &App, number: u64, until: impl Fn(&Game) -> bool) -> Option<(Game, Vec<String>)> {
    let book = skirmish(app).catalogue.book();
    let setup = web::NewGame::fill(book, ChapterId(0)).setup();
    let mut game = Game::new(Arc::clone(book), &setup, &seed(number), &mut IgnoreEvents).expect("a game");
    let (mut rng, mut choices) = (Stream::from_number(number), Vec::new());
    while !until(&game) {
        let offers = game.choices();
        let pick = offers.get(rng.below(offers.len().max(1) as u32) as usize)?.choice;
        choices.push(game.name(pick));
        game.play(pick).expect("it was offered");
    }
    Some((game, choices))
}

/// Puts such a game onto a table.
fn put(app: &App, id: &str, number: u64, choices: &[String], more: &[(&str, &str)]) -> String {
    let book = skirmish(app).catalogue.book();
    let game = web::NewGame::fill(book, ChapterId(0));
    let setup = SetupRecord::of(book, &game.setup(), hex(&seed(number)), false);
    let mut records = vec![NewRecord::new("setup", serde_json::to_string(&setup).expect("plain"), 1)];
    records.extend(more.iter().map(|(kind, body)| NewRecord::new(*kind, *body, 1)));
    let choice = |name: &String| NewRecord::new("choice", serde_json::json!({ "name": name }).to_string(), 1);
    records.extend(choices.iter().map(choice));
    let over = played(app, number, |g| g.board().outcome().is_some())
        .is_some_and(|(_, all)| all.len() == choices.len());
    let mut table = NewTable::new(TableId::new(id).expect("an id"), id, 1).with_chapter(setup.saved.chapter);
    table.finished = over;
    app.store.create_table(table, records).expect("a store");
    format!("/t/{id}")
}

const SEATED: (&str, &str) = ("seat", r#"{"seat":"p1","name":"Ada","mice":[]}"#);

async fn export(app: &Arc<App>, table: &str) -> Vec<u8> {
    let request = Request::get(format!("{table}/export")).header(header::HOST, "localhost:7777");
    let response = Visitor::new(app).raw(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(response.status(), StatusCode::OK);
    to_bytes(response.into_body(), 1 << 22).await.expect("a whole file").to_vec()
}

async fn import(app: &Arc<App>, file: Vec<u8>) -> (StatusCode, String) {
    let request = Request::post("/import").header(header::HOST, "localhost:7777");
    let response = Visitor::new(app).raw(request.body(Body::from(file)).expect("a request")).await;
    let to = response.headers().get(header::LOCATION).map_or("", |l| l.to_str().expect("text")).to_string();
    (response.status(), to)
}

fn holds(file: &[u8], text: &str) -> bool {
    let game = store::save::unpack(file, &Limits::default()).expect("a sound file");
    game.records.iter().any(|r| r.body.contains(text))
}

#[tokio::test]
async fn an_unfinished_shared_game_leaves_without_its_seed() {
    let app = private();
    let half = played(&app, 1, |g| g.board().turn().points() == 2).expect("somebody walks").1;
    let whole = played(&app, 1, |g| g.board().outcome().is_some()).expect("an end").1;
    let secret = hex(&seed(1));
    let solo = export(&app, &put(&app, "solo", 1, &half, &[])).await;
    assert!(holds(&solo, &secret), "alone one may take everything along");
    let shared = export(&app, &put(&app, "shared", 1, &half, &[SEATED])).await;
    assert!(!holds(&shared, &secret), "the dice to come stay here");
    let over = export(&app, &put(&app, "over", 1, &whole, &[SEATED])).await;
    assert!(holds(&over, &secret), "after the end it is no secret");
    let book = skirmish(&app).catalogue.book();
    let save = read_export(&over).expect("a game");
    assert!(save.replay(book, None, &mut IgnoreEvents).expect("it replays").board().outcome().is_some());

    // Handed in again: the whole game goes on, the one without a seed begins anew.
    let (status, to) = import(&app, solo).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let moves = |id: &str| {
        let id = TableId::new(id.strip_prefix("/t/").expect("a table")).expect("an id");
        app.store.read(&id, 0, 10_000).expect("a log").iter().filter(|r| r.kind == "choice").count()
    };
    assert_eq!(moves(&to), half.len());
    assert_eq!(moves(&import(&app, shared).await.1), 0);
}

#[tokio::test]
async fn a_copy_of_a_shared_game_goes_its_own_way() {
    let app = private();
    let half = played(&app, 2, |g| g.board().turn().points() == 2).expect("somebody walks").1;
    let table = put(&app, "origin", 2, &half, &[SEATED]);
    let mut me = Visitor::new(&app);
    let copy = me.post(&format!("{table}/copy"), &[]).await.location;
    let page = me.get(&copy).await.body;
    assert_eq!(common::choices(&page), common::choices(&me.get(&table).await.body), "the same position");
    // Nobody can go back to where the old dice are.
    let at = common::seq(&page).to_string();
    let back = (half.len() - 1).to_string();
    let undo = format!("{copy}/undo");
    assert_eq!(
        me.script(&undo, &[("seq", &at), ("to", &back)]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let mut differs = false;
    for _ in 0..40 {
        let (left, right) = (me.choices(&table).await, me.choices(&copy).await);
        if left.1 != right.1 || left.1.is_empty() {
            differs = true;
            break;
        }
        me.play_first(&table).await;
        me.play_first(&copy).await;
    }
    assert!(differs, "other dice fell");
    let file = export(&app, &copy).await;
    assert!(!holds(&file, &hex(&seed(2))), "the old dice are still to be rolled elsewhere");
    app.store.delete(&TableId::new("origin").expect("an id")).expect("deleted");
    let file = export(&app, &copy).await;
    assert!(holds(&file, &hex(&seed(2))), "nobody plays with them any more");
    let save = read_export(&file).expect("a game");
    assert_eq!(save.fresh.iter().map(|f| f.after).collect::<Vec<_>>(), [half.len()]);
    let game = save
        .replay(skirmish(&app).catalogue.book(), None, &mut IgnoreEvents)
        .expect("past and future replay");
    let offered: Vec<String> = game.choices().iter().map(|o| game.name(o.choice)).collect();
    let mut shown = common::choices(&me.get(&copy).await.body);
    shown.retain(|name| !name.is_empty());
    assert!(!shown.is_empty() && shown.iter().all(|name| offered.contains(name)), "{shown:?} of {offered:?}");
    let (status, again) = import(&app, file).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert_eq!(common::choices(&me.get(&again).await.body), common::choices(&me.get(&copy).await.body));
}

#[tokio::test]
async fn after_the_end_nothing_changes_and_the_seal_can_be_checked() {
    let app = private();
    let whole = played(&app, 3, |g| g.board().outcome().is_some()).expect("an end").1;
    let table = put(&app, "over", 3, &whole, &[]);
    let mut me = Visitor::new(&app);
    let page = me.get(&table).await.body;
    let at = common::seq(&page).to_string();
    for (path, field) in [("choose", ("choice", "end-turn")), ("undo", ("to", "0")), ("redo", ("x", ""))] {
        let answer = me.script(&format!("{table}/{path}"), &[("seq", &at), field]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
    }
    let recap = me.get(&format!("{table}/recap")).await.body;
    let part = |name: &str| {
        let rest = recap.split_once(&format!("{name}=\"")).expect("a seal").1;
        rest.split_once('"').expect("its end").0.replace("&quot;", "\"")
    };
    assert_eq!(part("data-seed"), hex(&seed(3)));
    let sum = hex(&Sha256::digest(format!("{}{}", part("data-words"), part("data-seed")).as_bytes()));
    assert_eq!(sum, part("data-seal"));
    assert!(page.contains(&sum), "what the table showed all along");
    let copy = me.post(&format!("{table}/copy"), &[]).await.location;
    assert!(common::choices(&me.get(&copy).await.body).is_empty(), "a copy of the end is at its end, too");
}

#[tokio::test]
async fn a_finished_game_is_watched_by_whoever_gets_its_link() {
    let app = public();
    let whole = played(&app, 3, |g| g.board().outcome().is_some()).expect("an end").1;
    let half = &whole[..whole.len() / 2];
    let (over, going) = (put(&app, "over", 3, &whole, &[]), put(&app, "going", 3, half, &[]));
    // Whoever sits there finds the link on the page of the recap.
    let id = TableId::new("over").expect("an id");
    let token = "a".repeat(64);
    let hash = hex(&Sha256::digest(token.as_bytes()));
    app.store.put_seat(&id, "host", &hash).expect("a seat");
    let mut host = Visitor::new(&app);
    host.bake("me", &token);
    let recap = host.get(&format!("{over}/recap")).await.body;
    let link = recap.split_once("data-share=\"").expect("a link").1.split_once('"').expect("its end").0;
    // The host calls the machine localhost, which helps nobody else.
    let link = link.strip_prefix("http://mice.example").expect("where others reach us").to_string();
    let mut friend = Visitor::new(&app);
    assert_eq!(
        friend.get(&format!("{over}/replay")).await.status,
        StatusCode::NOT_FOUND,
        "nobody has sent it yet"
    );
    let opened = friend.get(&link).await;
    assert_eq!((opened.status, opened.location), (StatusCode::SEE_OTHER, format!("{over}/replay")));
    assert_eq!(friend.get(&format!("{over}/replay?to=5")).await.status, StatusCode::OK);
    assert_eq!(friend.get(&format!("{over}/recap")).await.status, StatusCode::OK);
    let renamed = friend.post(&format!("{over}/rename"), &[("name", "mine")]).await;
    assert_eq!(renamed.status, StatusCode::FORBIDDEN, "to watch is all one may");
    // The host's own seat is not taken away by it; a game that goes on has no such link, nor one with another key.
    host.get(&link).await;
    assert_eq!(host.post(&format!("{over}/rename"), &[("name", "ours")]).await.status, StatusCode::SEE_OTHER);
    let zeros = format!("/replay/over/{}", "0".repeat(64));
    for wrong in [link.replace("over", "going"), zeros, "/replay/over/x".into(), "/replay/nowhere/x".into()] {
        let mut stranger = Visitor::new(&app);
        assert_eq!(stranger.get(&wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
        assert_eq!(stranger.get(&format!("{going}/replay")).await.status, StatusCode::NOT_FOUND);
        assert_eq!(stranger.get(&format!("{over}/replay")).await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn files_are_bounded_and_checked() {
    let app = private();
    let choices = played(&app, 4, |g| g.board().turn().points() == 2).expect("somebody walks").1;
    let file = export(&app, &put(&app, "small", 4, &choices, &[])).await;
    let game = store::save::unpack(&file, &Limits::default()).expect("a sound file");
    let pack = |records: Vec<NewRecord>| {
        store::save::pack(&SavedGame { records, ..game.clone() }).expect("it can be packed")
    };
    let mut many = game.records.clone();
    many.resize(20_001, NewRecord::new("choice", r#"{"name":"pass"}"#, 1));
    let mut long = game.records.clone();
    long.extend((0..300).map(|_| NewRecord::new("choice", "x".repeat(30_000), 1)));
    let mut illegal = game.records.clone();
    illegal.push(NewRecord::new("choice", r#"{"name":"dance"}"#, 1));
    let mut unsealed = game.records.clone();
    unsealed.push(NewRecord::new("reseed", r#"{"seed":"no"}"#, 1));
    for (what, records) in [("many", many), ("long", long), ("illegal", illegal), ("unsealed", unsealed)] {
        let packed = pack(records);
        assert!(packed.len() < 1 << 20, "{what}: it is small while packed");
        assert_eq!(import(&app, packed).await.0, StatusCode::UNPROCESSABLE_ENTITY, "{what}");
    }
    assert_eq!(import(&app, vec![0; (4 << 20) + 1]).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let request = Request::post("/import").header(header::HOST, "localhost:7777");
    let response =
        Visitor::new(&app).raw(request.body(Body::from(vec![0; (4 << 20) + 1])).expect("a request")).await;
    let kind = response.headers().get(header::CONTENT_TYPE).expect("a kind");
    assert_eq!(kind, "text/html; charset=utf-8", "it is told on the page, in one's own language");
    assert_eq!(import(&app, file).await.0, StatusCode::SEE_OTHER, "and a good one is taken");
}

/// As a browser hands a file in; boundaries are the browser's to choose.
#[tokio::test]
async fn a_file_handed_in_with_a_form_is_read_whatever_its_boundary() {
    let app = private();
    let choices = played(&app, 4, |g| g.board().turn().points() == 2).expect("somebody walks").1;
    let file = export(&app, &put(&app, "small", 4, &choices, &[])).await;
    let hand_in = async |boundary: &str| {
        let head = "Content-Disposition: form-data; name=\"game\"; filename=\"a.barksburg\"";
        let mut body = format!("--{boundary}\r\n{head}\r\n\r\n").into_bytes();
        body.extend_from_slice(&file);
        body.extend_from_slice(format!("\r\n--{boundary}--\r\n").as_bytes());
        let request = Request::post("/import")
            .header(header::HOST, "localhost:7777")
            .header(header::CONTENT_TYPE, format!("multipart/form-data; boundary={boundary}"));
        Visitor::new(&app).raw(request.body(Body::from(body)).expect("a request")).await.status()
    };
    for length in [1, 16, 70, 71, 4000] {
        assert_eq!(hand_in(&"-x".repeat(length)[..length]).await, StatusCode::SEE_OTHER, "{length}");
    }
}

/// A game in which a single mouse is asked for a reaction it may pass.
fn with_a_reaction(app: &App) -> (u64, Vec<String>) {
    let asked = |g: &Game| {
        g.decision().is_some_and(|d| matches!(d.ask, Ask::React) && matches!(d.by, Decider::Mouse(_)))
    };
    let found = (10..400).find_map(|n| played(app, n, asked).map(|(_, choices)| (n, choices)));
    found.expect("somebody can react sooner or later")
}

#[tokio::test]
async fn a_reaction_once_declined_for_good_is_passed_by_itself() {
    let app = private();
    let (number, choices) = with_a_reaction(&app);
    let table = put(&app, "react", number, &choices, &[]);
    let id = TableId::new("react").expect("an id");
    let kinds = || -> Vec<String> {
        app.store.read(&id, 0, 10_000).expect("a log").into_iter().map(|r| r.kind).collect()
    };
    let mut me = Visitor::new(&app);
    let page = me.get(&table).await.body;
    assert!(page.contains("name=\"quiet\""), "one may ask not to be asked");
    let choose = format!("{table}/choose");
    let at = common::seq(&page).to_string();
    assert_eq!(me.script(&choose, &[("seq", &at), ("quiet", "1")]).await.status, StatusCode::OK);
    assert_eq!(kinds()[choices.len() + 1], "quiet");
    assert_eq!(kinds().last().map(String::as_str), Some("choice"), "and it is passed now");
    let page = me.get(&table).await.body;
    assert!(page.contains("muted reaction"), "the list says so");

    // Back to before the question, and the same way again: no question this time.
    let again = |me_seq: u64| (me_seq.to_string(), (choices.len() - 1).to_string());
    let (at, to) = again(common::seq(&page));
    assert_eq!(
        me.script(&format!("{table}/undo"), &[("seq", &at), ("to", &to)]).await.status,
        StatusCode::OK
    );
    let at = me.choices(&table).await.0.to_string();
    let last = choices.last().expect("a choice").clone();
    assert_eq!(me.script(&choose, &[("seq", &at), ("choice", &last)]).await.status, StatusCode::OK);
    let log = app.store.read(&id, at.parse().expect("a number"), 10).expect("a log");
    assert!(log.len() >= 2 && log[1].body.contains("\"pass\""), "{log:?}");

    // Taken back: asked again.
    let page = me.get(&table).await.body;
    let part = |name: &str| {
        let form = page.split_once("/ask-again\"").expect("a way back").1;
        form.split_once(&format!("name=\"{name}\" value=\""))
            .expect("a field")
            .1
            .split_once('"')
            .expect("end")
            .0
    };
    let fields = [("mouse", part("mouse")), ("choice", part("choice"))];
    let ask = format!("{table}/ask-again");
    assert_eq!(me.script(&ask, &fields).await.status, StatusCode::NO_CONTENT);
    assert_eq!(me.script(&ask, &fields).await.status, StatusCode::UNPROCESSABLE_ENTITY, "once");
    let (at, to) = again(me.choices(&table).await.0);
    me.script(&format!("{table}/undo"), &[("seq", &at), ("to", &to)]).await;
    let at = me.choices(&table).await.0.to_string();
    me.script(&choose, &[("seq", &at), ("choice", &last)]).await;
    assert!(me.get(&table).await.body.contains("name=\"quiet\""), "the question is back");
    let seq = me.choices(&table).await.0.to_string();
    me.script(&choose, &[("seq", &seq), ("choice", "pass")]).await;
    let seq = me.choices(&table).await.0.to_string();
    let strange = me.script(&choose, &[("seq", &seq), ("quiet", "1")]).await;
    let page = me.get(&table).await.body;
    assert!(strange.status.is_client_error() || page.contains("muted reaction"), "only reactions are passed");
}

#[tokio::test]
async fn ties_among_minions_are_settled_without_asking_if_somebody_wishes_it() {
    let app = private();
    // Not while the table is set, so that there is something to go back to.
    let tie = |g: &Game| {
        g.board().round() > 1 && g.decision().is_some_and(|d| d.by == Decider::Party && d.ask.is_tie())
    };
    let found = (10..400).find_map(|n| played(&app, n, tie).map(|(_, choices)| (n, choices)));
    let (number, choices) = found.expect("minions are alike sooner or later");
    let table = put(&app, "ties", number, &choices, &[]);
    let id = TableId::new("ties").expect("an id");
    let mut me = Visitor::new(&app);
    let page = me.get(&table).await.body;
    assert!(page.contains("name=\"ties\""), "one may ask not to be asked");
    let choose = format!("{table}/choose");
    let at = common::seq(&page).to_string();
    assert_eq!(me.script(&choose, &[("seq", &at), ("ties", "1")]).await.status, StatusCode::OK);
    let log = app.store.read(&id, at.parse().expect("a number"), 100).expect("a log");
    assert_eq!(log[0].kind, "manners");
    assert!(log.len() > 1 && log[1..].iter().all(|r| r.body.contains("\"settled\":true")), "{log:?}");

    // Undo leads back to what somebody chose, not into the middle of what nobody was asked about.
    let page = me.get(&table).await.body;
    let back = format!("name=\"to\" value=\"{}\"", choices.len() - 1);
    assert!(page.contains(&back), "{back}");
    // From now on nobody is asked.
    for _ in 0..60 {
        let page = me.get(&table).await.body;
        assert!(!page.contains("name=\"ties\""), "a tie was asked about");
        if common::choices(&page).is_empty() {
            break;
        }
        me.play_first(&table).await;
    }
    // Until it is wished otherwise; and only where there is a tie.
    let seq = me.choices(&table).await.0.to_string();
    let strange = me.script(&choose, &[("seq", &seq), ("ties", "1")]).await;
    assert!(strange.status.is_client_error(), "there is no tie here");
    let seats = me.get(&format!("{table}/seats")).await.body;
    assert!(seats.contains("name=\"ties\" value=\"1\" checked"), "the seats page says so");
}

#[tokio::test]
async fn the_party_decides_together_or_by_the_mouse_at_turn() {
    let app = private();
    let party =
        |g: &Game| g.board().turn().mouse().is_some() && g.decision().is_some_and(|d| d.by == Decider::Party);
    let (number, (game, choices)) =
        (10..400).find_map(|n| Some((n, played(&app, n, party)?))).expect("a decision of the party");
    let active = game.board().turn().mouse().expect("a mouse at turn");
    let mouse = game.board().hero(game.book(), active).name.clone();
    let table = put(&app, "party", number, &choices, &[]);
    let (mut host, mut guest) = (Visitor::new(&app), Visitor::new(&app));
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let door = page.split_once("data-copy=\"http://localhost:7777").expect("a link").1;
    let door = door.split_once('"').expect("its end").0.to_string();
    guest.post(&door, &[("name", "Ada"), ("mouse", &mouse)]).await;
    let (at, offered) = host.choices(&table).await;
    assert!(!offered.is_empty());
    assert_eq!(guest.choices(&table).await.1, offered, "both may answer");
    host.script(&format!("{table}/house-rules"), &[("party", "active")]).await;
    assert!(host.choices(&table).await.1.is_empty(), "now only the mouse at turn");
    assert_eq!(guest.choices(&table).await.1, offered);
    host.script(&format!("{table}/house-rules"), &[("party", "all")]).await;

    // Both at once: one wins, the other is told and sees the table as it is.
    let at = (at + 2).to_string();
    let choose = format!("{table}/choose");
    let fields = [("seq", &*at), ("choice", &*offered[0])];
    let (mine, theirs) = tokio::join!(host.script(&choose, &fields), guest.script(&choose, &fields));
    let mut both = [mine.status, theirs.status];
    both.sort();
    assert_eq!(both, [StatusCode::OK, StatusCode::CONFLICT]);
    let loser = if mine.status == StatusCode::CONFLICT { mine } else { theirs };
    assert!(loser.json()["text"].as_str().is_some_and(|t| t.contains("moved on")));
    assert!(loser.json()["fragments"]["banner"].is_string(), "with the table as it is now");
}
