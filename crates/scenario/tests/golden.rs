//! Golden games: finished games that must replay to the same end. Until v0.1 they may be noted anew, and a chapter whose game
//! no longer replays gets another; afterwards a rule fix is gated by the rules revision and the old games stay as they are.

mod common;

use common::{begin, book, seed};
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
    let book = book();
    let games = (9000..).map(|number| (number, begin(number, &mut IgnoreEvents)));
    let mut of_chapter = games.filter(|(_, (setup, ..))| book.chapters[setup.chapter.ix()].name == chapter);
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

#[test]
fn golden_games_replay_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    let book = book();
    for chapter in &book.chapters {
        let path = folder.join(format!("{}.json", chapter.name));
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        let made = match serde_json::from_str::<Golden>(&kept) {
            Err(_) => play(&chapter.name),
            // A changed word or drawing changes the book's hash, not the game: every choice is checked instead.
            Ok(golden) => match golden.save.replay_with(&book, None, &mut IgnoreEvents) {
                Err(error) => {
                    eprintln!(
                        "{} no longer replays: {error:?}; another game would take its place",
                        chapter.name
                    );
                    play(&chapter.name)
                }
                Ok(game) => {
                    let end = hex(&game.hash());
                    if end != golden.end {
                        let board = engine::saving::board_text::board_text(&book, game.board());
                        eprintln!("{} ends with\n{board}", chapter.name);
                    }
                    // The save stays as it was written: old ones are read for ever.
                    kept.replace(&golden.end, &end)
                }
            },
        };
        expect_file![path].assert_eq(&made);
    }
    let kept =
        std::fs::read_dir(&folder).expect("the golden folder").map(|file| file.expect("a file").path());
    // The pages and the log of these games lie beside them, as one text each.
    let kept = kept.filter(|path| path.extension().is_some_and(|kind| kind == "json")).count();
    assert_eq!(kept, book.chapters.len(), "one golden game for every chapter");
}
