//! What golden games look like: a hash of every part, in three languages and for three seats, at every tenth
//! choice. A change that was not meant to be seen leaves them as they are.

use super::super::{render, viewer};
use crate::app::App;
use crate::config::Config;
use crate::shelf::BookShelf;
use crate::table::Table;
use engine::saving::{Save, SavedSetup, hex};
use expect_test::expect_file;
use serde::Deserialize;
use session::{Command, Seat, SeatRecord, SetupRecord};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use store::MemoryStore;
use web::Theme;
use words::Lang;

/// Pages are looked at every so many choices.
const EVERY: usize = 10;

/// Digits of a hash that are noted.
const DIGITS: usize = 10;

#[derive(Deserialize)]
struct Golden {
    save: Save,
}

/// What has been seen of each kind of part so far, by language, seat and id.
type Seen = BTreeMap<(Lang, &'static str, String), String>;

fn seats() -> [(&'static str, Seat); 3] {
    [("host", Seat::Host), ("player", Seat::Player("p1".into())), ("watcher", Seat::Watcher)]
}

async fn look(table: &Table, seen: &mut Seen) {
    let here = format!("/t/{}", table.id);
    let mut session = table.look().await.expect("it plays");
    for lang in Lang::ALL {
        for (name, who) in seats() {
            let page = viewer::page(table.content(), lang, Theme::Auto, &here);
            let view = render::view(page.locale, session.parts(), table.around(), &who);
            for (id, html) in render::parts(page, &view) {
                // What is told in a chapter is its author's, and changes with every good idea.
                if id == "tales" {
                    continue;
                }
                // The only thing that chance has to do with it.
                let html = html.replace(table.id.as_str(), "a-table");
                // Parts of one kind, as those of several rooms, are noted together.
                let kind = id.split('-').next().unwrap_or_default().to_string();
                let hash = seen.entry((lang, name, kind)).or_default();
                *hash = hex(&Sha256::digest(format!("{hash}{html}").as_bytes()));
            }
        }
    }
}

/// Plays a golden game, its first mouse by a player; says what it looked like.
async fn pages(app: &Arc<App>, save: Save) -> Seen {
    let first = save.setup.party[0].mouse.clone();
    // A golden game may have been begun with an earlier edition of the book.
    let saved = SavedSetup { edition: String::new(), ..save.setup };
    let record = SetupRecord { saved, open: true, origins: Vec::new(), imported: None };
    let (id, _) = crate::http::begin(app, &record, "a table").expect("a store");
    let table = app.table(id.as_str()).expect("just begun");
    let seat =
        SeatRecord { seat: "p1".into(), name: "A & <B>".into(), mice: vec![first], left: false, by: None };
    table.act(&Seat::Host, Command::Seat(seat), None, None, 0).await.expect("a seat");
    let mut seen = Seen::new();
    for (i, choice) in save.choices.iter().enumerate() {
        if i % EVERY == 0 {
            look(&table, &mut seen).await;
        }
        let session = table.look().await.expect("it plays");
        let decides = |who: &Seat| who.decides(session.log(), session.game());
        let who = seats().into_iter().map(|(_, who)| who).find(decides).expect("somebody decides");
        drop(session);
        table.act(&who, Command::Choose(choice.clone()), None, None, 0).await.expect("a golden choice");
    }
    look(&table, &mut seen).await;
    seen
}

#[tokio::test]
async fn golden_games_look_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    let games =
        std::fs::read_dir(&folder).expect("the golden folder").map(|entry| entry.expect("a file").path());
    let mut games: Vec<_> =
        games.filter(|path| path.extension().is_some_and(|kind| kind == "json")).collect();
    games.sort();
    let config = Config { data: None, limits: false, ..Config::default() };
    let shelf = BookShelf::open(None).expect("the built-in content");
    let app = Arc::new(App::new(config, shelf, Arc::new(MemoryStore::new())));
    let mut text = String::new();
    for path in games {
        let golden: Golden =
            serde_json::from_str(&std::fs::read_to_string(&path).expect("a file")).expect("a golden game");
        let chapter = golden.save.setup.chapter.clone();
        let mut before = None;
        for ((lang, seat, id), hash) in pages(&app, golden.save).await {
            if before.replace((lang, seat)) != Some((lang, seat)) {
                let _ = writeln!(text, "\n{chapter} {lang} {seat}");
            }
            let _ = writeln!(text, "{id} {}", &hash[..DIGITS]);
        }
    }
    expect_file![folder.join("pages.txt")].assert_eq(&text);
}
