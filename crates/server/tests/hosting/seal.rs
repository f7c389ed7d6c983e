//! The seal means something: whoever could have known the seed does not know what is still hidden.

use crate::common::{Visitor, book::id, public};
use axum::http::StatusCode;
use server::App;

fn kinds(app: &App, table: &str) -> Vec<String> {
    let log = app.store.read(&id(table), 0, 999).expect("a log");
    log.into_iter().map(|record| record.kind).collect()
}

async fn door(host: &mut Visitor, table: &str) -> String {
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    let at = page.find("/join/").expect("a link");
    page[at..].split(['"', '<', ' ']).next().expect("its end").to_string()
}

const SEALED: &str = "The dice were fixed before the first roll";
const NOT_SEALED: &str = "The dice of this game are not sealed";

#[tokio::test]
async fn the_first_shared_seat_deals_anew_what_is_hidden_and_only_the_first() {
    let app = public();
    let mut host = Visitor::new(&app);
    let table = host.begin_with(&[]).await;
    host.play_first(&table).await;
    let before = host.get(&table).await.body;
    assert!(before.contains(SEALED));
    let fingerprint = |page: &str| page.split(SEALED).nth(1).map(|rest| rest[..200].to_string());
    let door = door(&mut host, &table).await;
    let mut ada = Visitor::new(&app);
    ada.post(&door, &[("name", "Ada"), ("mouse", "nez")]).await;
    let log = kinds(&app, &table);
    assert_eq!(log[log.len() - 2..], ["reseed", "seat"]);
    let after = host.get(&table).await.body;
    assert!(after.contains(SEALED));
    assert_ne!(fingerprint(&before), fingerprint(&after), "another seed is sealed");
    assert_eq!(crate::common::choices(&before), crate::common::choices(&after), "what is known stays");
    let back = host.script(&format!("{table}/undo"), &[("seq", &seq(&after)), ("to", "0")]).await;
    assert_eq!(back.status, StatusCode::UNPROCESSABLE_ENTITY, "the luck before it is out: {}", back.body);
    Visitor::new(&app).post(&door, &[("name", "Ben"), ("mouse", "filch")]).await;
    assert_eq!(kinds(&app, &table).iter().filter(|kind| *kind == "reseed").count(), 1);
}

fn seq(page: &str) -> String {
    crate::common::seq(page).to_string()
}

#[tokio::test]
async fn an_imported_game_says_that_its_dice_are_not_sealed_until_it_is_shared() {
    let app = public();
    let mut host = Visitor::new(&app);
    let table = host.begin_with(&[]).await;
    host.play_first(&table).await;
    let file = host.bytes(&format!("{table}/export")).await;
    let imported = host.send("/import", &file).await.location;
    let page = host.get(&imported).await.body;
    assert!(page.contains(NOT_SEALED) && !page.contains(SEALED));
    let copy = host.post(&format!("{imported}/copy"), &[]).await.location;
    assert!(host.get(&copy).await.body.contains(NOT_SEALED), "a copy of it neither");
    let door = door(&mut host, &imported).await;
    Visitor::new(&app).post(&door, &[("name", "Ada"), ("mouse", "nez")]).await;
    let page = host.get(&imported).await.body;
    assert!(page.contains(SEALED) && !page.contains(NOT_SEALED));
}
