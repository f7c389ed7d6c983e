//! Playing together: invitations, talk, pointing, passing, and the screen in the middle.

mod common;

use axum::http::StatusCode;
use common::{Visitor, public};

/// What stands between two texts.
fn between<'p>(page: &'p str, before: &str, after: &str) -> &'p str {
    let rest = page.split_once(before).unwrap_or_else(|| panic!("no {before}")).1;
    rest.split_once(after).expect("its end").0
}

#[tokio::test]
async fn an_invitation_is_a_link_a_code_and_a_picture() {
    let app = public();
    let mut host = Visitor::new(&app);
    let table = host.begin().await;
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    assert!(page.contains("<svg class=\"qr\""), "a picture to scan");
    let link = between(&page, "data-copy=\"http://mice.example", "\"").to_string();
    let code = between(&page, "invite-code\">", "<").to_string();
    assert_eq!(code.len(), 11);
    let mut guest = Visitor::new(&app);
    let typed = format!("/join?code={}", code.to_uppercase());
    assert_eq!(guest.get(&typed).await.location, link, "the code leads to the same door");
    assert_eq!(guest.get(&link).await.status, StatusCode::OK);
    for wrong in ["/join", "/join?code=", "/join?code=abcde-abcde", "/join?code=%3Cscript%3E"] {
        assert_eq!(guest.get(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    assert!(!host.get(&format!("{table}/seats")).await.body.contains(&link), "shown once");
}

/// A host, a guest with mice, and somebody who watches, at one table of a public server.
async fn three(app: &std::sync::Arc<server::App>, mice: &[&str]) -> (Visitor, Visitor, Visitor, String) {
    let mut host = Visitor::new(app);
    let table = host.begin().await;
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let door = between(&page, "data-copy=\"http://mice.example", "\"").to_string();
    let (mut guest, mut watcher) = (Visitor::new(app), Visitor::new(app));
    let mut fields = vec![("name", "Ada")];
    fields.extend(mice.iter().map(|m| ("mouse", *m)));
    guest.post(&door, &fields).await;
    watcher.post(&door, &[("watch", "1")]).await;
    (host, guest, watcher, table)
}

#[tokio::test]
async fn talk_reaches_everybody_in_their_language_and_is_escaped() {
    let app = public();
    let (mut host, mut guest, mut watcher, table) = three(&app, &["filch"]).await;
    host.lang = "de";
    let mut stream = host.stream(&format!("{table}/events?seq=0")).await;
    let news = stream.chat().await;
    assert!(news["html"].as_str().unwrap().contains("Ada ist jetzt dabei und spielt Finger."), "{news}");
    let talk = format!("{table}/talk");
    assert_eq!(guest.script(&talk, &[("phrase", "wait")]).await.status, StatusCode::NO_CONTENT);
    let news = stream.chat().await;
    assert_eq!(news["say"], serde_json::json!(["Ada: Wartet auf mich."]));
    assert_eq!(guest.script(&talk, &[("text", "<b>hello</b>")]).await.status, StatusCode::NO_CONTENT);
    let page = host.get(&table).await.body;
    assert!(page.contains("&lt;b&gt;hello&lt;/b&gt;") && !page.contains("<b>hello"), "escaped");
    assert!(watcher.get(&table).await.body.contains("Wait for me."), "who watches reads it");
    for wrong in [("phrase", "swear"), ("text", "   "), ("other", "x")] {
        assert_eq!(guest.script(&talk, &[wrong]).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong:?}");
    }
    let long = "x".repeat(5000);
    assert_eq!(guest.script(&talk, &[("text", &long)]).await.status, StatusCode::NO_CONTENT);
    let page = host.get(&table).await.body;
    assert!(page.contains(&"x".repeat(200)) && !page.contains(&"x".repeat(201)), "cut");
    let mut last = StatusCode::OK;
    for _ in 0..6 {
        last = guest.script(&talk, &[("phrase", "thanks")]).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    let mut stranger = Visitor::new(&app);
    assert_eq!(stranger.script(&talk, &[("phrase", "wait")]).await.status, StatusCode::NOT_FOUND);

    assert_eq!(watcher.script(&talk, &[("phrase", "wait")]).await.status, StatusCode::FORBIDDEN);
    let house_rules = format!("{table}/house-rules");
    assert_eq!(guest.script(&house_rules, &[("watchers", "1")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(host.script(&house_rules, &[("watchers", "1")]).await.status, StatusCode::NO_CONTENT);
    assert_eq!(watcher.script(&talk, &[("phrase", "wait")]).await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn pointing_shows_to_all_and_suggestions_end_with_the_decision() {
    let app = public();
    let (mut host, mut guest, mut watcher, table) = three(&app, &["filch"]).await;
    let page = host.get(&table).await.body;
    let tile = between(&page, " data-tile=\"", "\"").to_string();
    let spaces: Vec<&str> =
        page.split("data-space=\"").skip(1).filter_map(|s| s.split('"').next()).take(2).collect();
    let mut stream = watcher.stream(&format!("{table}/events?seq=0")).await;
    stream.chat().await;
    let point = format!("{table}/point");
    let ping = [("tile", &*tile), ("space", spaces[0])];
    assert_eq!(guest.script(&point, &ping).await.status, StatusCode::NO_CONTENT);
    let news = stream.chat().await;
    let mark = &news["marks"][0];
    assert_eq!((&mark["name"], &mark["letter"]), (&"Ada".into(), &"A".into()));
    assert!(mark["ms"].as_u64().unwrap() <= 6000);
    assert!(news["say"][0].as_str().unwrap().starts_with("Ada points at "), "{news}");

    let arrow = [("tile", &*tile), ("space", spaces[0]), ("to", spaces[1])];
    assert_eq!(guest.script(&point, &arrow).await.status, StatusCode::NO_CONTENT);
    let news = stream.chat().await;
    assert!(
        news["marks"].as_array().unwrap().iter().any(|m| m["to"] == spaces[1] && m["ms"].is_null()),
        "{news}"
    );
    assert!(news["say"][0].as_str().unwrap().starts_with("Ada suggests"), "{news}");
    host.play_first(&table).await;
    let news = stream.chat().await;
    assert!(news["marks"].as_array().unwrap().iter().all(|m| m["to"].is_null()), "decided: {news}");

    for wrong in [
        vec![("tile", "99"), ("space", spaces[0])],
        vec![("tile", &*tile), ("space", "nowhere")],
        vec![("tile", &*tile), ("space", spaces[0]), ("to", "nowhere")],
        vec![("space", spaces[0])],
    ] {
        assert_eq!(guest.script(&point, &wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong:?}");
    }
    assert_eq!(watcher.script(&point, &ping).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn who_is_here_and_who_is_away_is_seen() {
    let app = public();
    let (mut host, mut guest, _, table) = three(&app, &["filch"]).await;
    let mut stream = host.stream(&format!("{table}/events?seq=0")).await;
    let html = |news: &serde_json::Value| news["html"].as_str().expect("a fragment").to_string();
    assert!(html(&stream.chat().await).contains("<li class=\"away\">"), "Ada is away");
    let tab = guest.stream(&format!("{table}/events?seq=0")).await;
    assert!(!html(&stream.chat().await).contains("<li class=\"away\">"), "Ada is here");
    drop(tab);
    assert!(html(&stream.chat().await).contains("<li class=\"away\">"), "Ada has gone again");
}

#[tokio::test]
async fn a_mouse_is_handed_over_by_its_player_only() {
    let app = public();
    let (mut host, mut guest, mut watcher, table) = three(&app, &["filch"]).await;
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let door = between(&page, "data-copy=\"http://mice.example", "\"").to_string();
    let mut bo = Visitor::new(&app);
    bo.post(&door, &[("name", "Bo")]).await;
    let seats = host.get(&format!("{table}/seats")).await.body;
    let seat_of = |name: &str| {
        let row = seats.split("class=\"seat\"").find(|row| row.contains(&format!("<strong>{name}</strong>")));
        between(row.expect("a row"), "name=\"seat\" value=\"", "\"").to_string()
    };
    let (ada, bo_seat) = (seat_of("Ada"), seat_of("Bo"));
    let hand = format!("{table}/hand");
    for (visitor, mouse, to) in [(&mut bo, "filch", &bo_seat), (&mut watcher, "filch", &bo_seat)] {
        assert_eq!(visitor.post(&hand, &[("mouse", mouse), ("to", to)]).await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(
        guest.post(&hand, &[("mouse", "tilda"), ("to", &bo_seat)]).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        guest.post(&hand, &[("mouse", "filch"), ("to", &bo_seat)]).await.status,
        StatusCode::SEE_OTHER
    );
    let page = host.get(&table).await.body;
    assert!(page.contains("Bo now plays Filch."), "it is told");
    assert_eq!(bo.post(&hand, &[("mouse", "filch"), ("to", "host")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(host.post(&hand, &[("mouse", "filch"), ("to", &ada)]).await.status, StatusCode::SEE_OTHER);
    host.post(&format!("{table}/seats"), &[("seat", &ada), ("leave", "1")]).await;
    let page = host.get(&table).await.body;
    assert!(page.contains("removed Ada."), "taking a seat away is told, too");
}

#[tokio::test]
async fn the_table_screen_shows_everything_and_offers_nothing() {
    let app = public();
    let (mut host, mut guest, mut watcher, table) = three(&app, &["filch", "nez"]).await;
    let screen = format!("{table}?screen");
    assert_eq!(Visitor::new(&app).get(&screen).await.status, StatusCode::NOT_FOUND);
    let page = host.get(&screen).await.body;
    assert!(page.contains("class=\"qr\""), "the invitation lies in the corner");
    for part in ["id=\"board\"", "id=\"track\"", "class=\"clock\"", "id=\"tray\"", "id=\"log\""] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("name=\"choice\"") && !page.contains("data-choices"), "nothing to choose");
    assert!(watcher.get(&screen).await.body.contains("id=\"board\""), "a watcher's television will do");
    let mut phone = guest.stream(&format!("{table}/events?seq=0")).await;
    assert!(!phone.chat().await["html"].as_str().unwrap().contains("data-screen"));
    let _tv = host.stream(&format!("{table}/events?seq=0&screen=1")).await;
    let news = phone.chat().await;
    let html = news["html"].as_str().unwrap();
    assert!(
        html.contains("data-screen") && html.contains("data-mice=\"filch nez\""),
        "the phone is a hand: {html}"
    );
}

#[tokio::test]
async fn an_open_table_screen_follows_the_invitation() {
    let app = public();
    let (mut host, mut guest, _, table) = three(&app, &["filch"]).await;
    let mut tv = host.stream(&format!("{table}/events?seq=0&screen=1")).await;
    let mut phone = guest.stream(&format!("{table}/events?seq=0")).await;
    assert!(tv.chat().await["corner"].as_str().unwrap().contains("class=\"qr\""));
    assert!(phone.chat().await.get("corner").is_none(), "a phone has no corner");
    let seats = format!("{table}/seats");
    let page = host.get(&seats).await.body;
    let seat = page.split("name=\"seat\" value=\"").nth(1).and_then(|s| s.split('"').next()).expect("a seat");
    host.post(&seats, &[("seat", seat), ("leave", "1")]).await;
    let ends = async {
        while !tv.chat().await["corner"].as_str().unwrap().contains("/invite") {}
        // The host can make a new one, which is there at once.
        host.post(&format!("{table}/invite"), &[]).await;
        while !tv.chat().await["corner"].as_str().unwrap().contains("class=\"qr\"") {}
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), ends).await.expect("the corner follows");
}

#[tokio::test]
async fn the_pages_of_the_story_open_first_where_they_are_read_aloud() {
    let app = public();
    let (mut host, mut guest, mut watcher, table) = three(&app, &["filch"]).await;
    let reading = format!("{table}/reading");
    assert_eq!(
        host.script(&reading, &[("pages", "1")]).await.status,
        StatusCode::FORBIDDEN,
        "nobody reads yet"
    );
    let seats = host.get(&format!("{table}/seats")).await.body;
    assert!(seats.contains("Who reads the story aloud") && seats.contains("<option value=\"host\">"));
    let house_rules = format!("{table}/house-rules");
    assert_eq!(host.script(&house_rules, &[("reader", "host")]).await.status, StatusCode::NO_CONTENT);
    let seats = host.get(&format!("{table}/seats")).await.body;
    assert!(seats.contains("<option value=\"host\" selected>"));

    // As long as the reader is not here nobody waits.
    assert!(!guest.get(&table).await.body.contains("data-reader"));
    let mut here = host.stream(&format!("{table}/events")).await;
    assert!(here.next().await.is_some());
    let page = guest.get(&table).await.body;
    assert!(page.contains("data-reader=\"other\"") && page.contains("data-read=\"0\""));
    assert!(page.contains("The host reads the story aloud") || page.contains(" reads the story aloud."));
    let page = host.get(&table).await.body;
    assert!(page.contains("data-reader=\"me\"") && page.contains("You read the story aloud"));

    // A page opened there is told to the others; nobody else can say so.
    for other in [&mut guest, &mut watcher] {
        assert_eq!(other.script(&reading, &[("pages", "1")]).await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(host.script(&reading, &[("pages", "one")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(host.script(&reading, &[("pages", "1")]).await.status, StatusCode::NO_CONTENT);
    assert!(guest.get(&table).await.body.contains("data-read=\"1\""));
    drop(here);
}
