//! Golden games: finished games that must replay to the same end. Until v0.1 `UPDATE_EXPECT=1` notes their ends anew, and
//! plays new ones only for chapters whose game no longer replays; afterwards a rule fix is gated by the rules revision and
//! the old games stay as they are.

mod common;

use common::{begin, book, seed};
use engine::IgnoreEvents;
use engine::saving::{Save, hex};
use serde::{Deserialize, Serialize};
use std::path::Path;

#[derive(Serialize, Deserialize)]
struct Golden {
    save: Save,
    /// Hash of the last board's text (`engine::saving::board_text`).
    end: String,
}

/// Notes the ends of the games there are, and plays random games for chapters that have none that replays.
fn record(folder: &Path) {
    let book = book();
    let mut wanted: Vec<String> = book.chapters.iter().map(|c| c.name.clone()).collect();
    wanted.retain(|chapter| {
        let text = std::fs::read_to_string(folder.join(format!("{chapter}.json"))).unwrap_or_default();
        let Ok(Golden { save, .. }) = serde_json::from_str(&text) else { return true };
        let Ok(game) = save.replay_with(&book, None, &mut IgnoreEvents) else { return true };
        write(folder, chapter, &Golden { save, end: hex(&game.hash()) });
        false
    });
    for number in 9000.. {
        if wanted.is_empty() {
            return;
        }
        let (setup, mut game, mut rng) = begin(number, &mut IgnoreEvents);
        let chapter = book.chapters[setup.chapter.ix()].name.clone();
        let Some(at) = wanted.iter().position(|w| *w == chapter) else { continue };
        wanted.remove(at);
        let mut save = Save::begin(&book, &setup, &seed(number));
        while game.board().outcome().is_none() {
            let offers = game.choices();
            let pick = offers[rng.below(offers.len() as u32) as usize].choice;
            save.choices.push(game.name(pick));
            game.play_listed(pick, &mut IgnoreEvents);
        }
        write(folder, &chapter, &Golden { save, end: hex(&game.hash()) });
    }
}

fn write(folder: &Path, chapter: &str, golden: &Golden) {
    let text = serde_json::to_string_pretty(golden).expect("plain data");
    std::fs::write(folder.join(format!("{chapter}.json")), text + "\n").expect("the golden folder");
}

#[test]
fn golden_games_replay_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::create_dir_all(&folder).expect("the golden folder");
        record(&folder);
    }
    let mut played = 0;
    for entry in std::fs::read_dir(&folder).expect("the golden folder") {
        let path = entry.expect("a file").path();
        // The pages of these games lie beside them, as one text.
        if path.extension().is_none_or(|kind| kind != "json") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let golden: Golden = serde_json::from_str(&text).expect("a golden game");
        // A changed word or drawing changes the book's hash, not the game: every choice is checked instead.
        let game = golden.save.replay_with(&book(), None, &mut IgnoreEvents).unwrap_or_else(|e| {
            panic!("{}: {e:?}; before v0.1 UPDATE_EXPECT=1 records anew", path.display())
        });
        let board = engine::saving::board_text::board_text(&book(), game.board());
        assert_eq!(hex(&game.hash()), golden.end, "{} ends with\n{board}", path.display());
        played += 1;
    }
    assert_eq!(played, book().chapters.len(), "one golden game for every chapter");
}
