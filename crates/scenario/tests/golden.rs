//! Golden games: a finished game of every chapter as it is now, which must replay to the same end. A chapter whose game no longer
//! replays gets another. The games of releases (`golden/VERSION`, `sim/tests/releases.rs`) bring their books along and never change; a
//! rule fix is gated by the rules revision.

mod common;

use common::{begin, book_of, books, seed};
use engine::IgnoreEvents;
use engine::saving::{Save, hex};
use expect_test::expect_file;
use serde::{Deserialize, Serialize};
use std::path::Path;

#[derive(Serialize, Deserialize)]
struct Golden {
    save: Save,
    /// Hash of the last board's text (`engine::saving::board_text`).
    end: String,
}

/// A random game of the chapter, played to its end.
fn play(chapter: &str) -> String {
    let book = book_of(chapter);
    let games = (9000..).map(|number| (number, begin(number, &mut IgnoreEvents)));
    let plays = |game: &engine::Game| game.board().chapter(game.book()).name == chapter;
    let mut of_chapter = games.filter(|(_, (_, game, _))| plays(game));
    let (number, (setup, mut game, mut rng)) = of_chapter.next().expect("every chapter comes up");
    let mut save = Save::begin(&book, &setup, &seed(number));
    while game.board().outcome().is_none() {
        let offers = game.choices();
        let pick = offers[rng.below(offers.len() as u32) as usize].choice;
        save.choices.push(game.name(pick));
        game.play_listed(pick, &mut IgnoreEvents);
    }
    let golden = Golden { save, end: hex(&game.hash()) };
    serde_json::to_string_pretty(&golden).expect("plain data") + "\n"
}

/// Replays a kept game and notes how it ends now; a chapter without one gets one.
fn check(path: &Path, chapter: &str) -> Option<Save> {
    let book = book_of(chapter);
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    let golden = serde_json::from_str::<Golden>(&kept).ok();
    let made = match &golden {
        None => play(chapter),
        // The edition may be another by now: every choice is checked instead.
        Some(golden) => match golden.save.replay_with(&book, None, &mut IgnoreEvents) {
            Err(error) => {
                eprintln!("{chapter} no longer replays: {error:?}; another game would take its place");
                play(chapter)
            }
            Ok(game) => {
                let end = hex(&game.hash());
                if end != golden.end {
                    let board = engine::saving::board_text::board_text(&book, game.board());
                    eprintln!("{chapter} ends with\n{board}");
                }
                // The save stays as it was written: old ones are read for ever.
                kept.replace(&golden.end, &end)
            }
        },
    };
    expect_file![path].assert_eq(&made);
    golden.map(|golden| golden.save)
}

fn games_in(folder: &Path) -> usize {
    let kept = std::fs::read_dir(folder).expect("a golden folder").map(|file| file.expect("a file").path());
    // The pages and the log of these games lie beside them, as one text each.
    kept.filter(|path| path.extension().is_some_and(|kind| kind == "json")).count()
}

#[test]
fn golden_games_replay_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    let chapters: Vec<_> = books().iter().flat_map(|book| &book.chapters).collect();
    for chapter in &chapters {
        check(&folder.join(format!("{}.json", chapter.name)), &chapter.name);
    }
    assert_eq!(games_in(&folder), chapters.len(), "one golden game for every chapter");
}

/// Each revision of the rules has games of its own; the first one's lie in the folder itself.
#[test]
fn golden_games_of_later_rules_replay_to_the_same_end() {
    let later = [(2, "flight-to-barksburg"), (3, "flight-to-barksburg")];
    for (rules, chapter) in later {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../golden/rules-{rules}"));
        let save = check(&folder.join(format!("{chapter}.json")), chapter);
        assert!(save.is_none_or(|save| save.setup.rules == rules), "a game of revision {rules}");
    }
}
