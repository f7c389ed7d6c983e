//! Golden games: finished games that must replay to the same end. Until v0.1 they may be noted anew, and a chapter whose game
//! no longer replays gets another; afterwards a rule fix is gated by the rules revision and the old games stay as they are.

mod common;

use common::{begin, book, seed};
use engine::saving::{Save, hex};
use engine::{Game, IgnoreEvents};
use expect_test::expect_file;
use serde::{Deserialize, Serialize};
use std::path::Path;

#[derive(Serialize, Deserialize)]
struct Golden {
    save: Save,
    /// Hash of the last board's text (`engine::saving::board_text`).
    end: String,
}

impl Golden {
    fn new(save: Save, game: &Game) -> Golden {
        Golden { save, end: hex(&game.hash()) }
    }

    fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data") + "\n"
    }
}

/// A random game of the chapter, played to its end.
fn play(chapter: &str) -> Golden {
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
    Golden::new(save, &game)
}

#[test]
fn golden_games_replay_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    let book = book();
    for chapter in &book.chapters {
        let path = folder.join(format!("{}.json", chapter.name));
        let kept =
            std::fs::read_to_string(&path).ok().and_then(|text| serde_json::from_str::<Golden>(&text).ok());
        // A changed word or drawing changes the book's hash, not the game: every choice is checked instead.
        let again = kept.map(|golden| (golden.save.replay_with(&book, None, &mut IgnoreEvents), golden));
        let made = match again {
            Some((Ok(game), golden)) => {
                let made = Golden::new(golden.save, &game);
                if made.end != golden.end {
                    let board = engine::saving::board_text::board_text(&book, game.board());
                    eprintln!("{} ends with\n{board}", chapter.name);
                }
                made
            }
            Some((Err(error), _)) => {
                eprintln!("{} no longer replays: {error:?}; another game would take its place", chapter.name);
                play(&chapter.name)
            }
            None => play(&chapter.name),
        };
        expect_file![path].assert_eq(&made.text());
    }
    let kept =
        std::fs::read_dir(&folder).expect("the golden folder").map(|file| file.expect("a file").path());
    // The pages and the log of these games lie beside them, as one text each.
    let kept = kept.filter(|path| path.extension().is_some_and(|kind| kind == "json")).count();
    assert_eq!(kept, book.chapters.len(), "one golden game for every chapter");
}
