//! The games of each release replay for ever, each with the book it was played with.
//!
//! `golden/VERSION/` has two games of every chapter, played by `sensible`: one that was won and one that was lost. The files
//! of their books lie beside them, so that a later change of a chapter leaves them as they are. Nothing here is ever noted
//! anew: if a game ends otherwise, the rules have changed for games that people have saved.

use content::{Edition, Sources};
use engine::dice::Stream;
use engine::event::Outcome;
use engine::saving::{Save, hex};
use engine::{Game, IgnoreEvents};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sim::Plan;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A game of a release.
#[derive(Serialize, Deserialize)]
struct Kept {
    save: Save,
    /// Hash of the last board's text.
    end: String,
    /// The edition of its book, with names of files in place of files.
    edition: Value,
}

/// The files of all books of a release, by path.
type Files = BTreeMap<String, String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn program() -> Sources {
    Sources::from_dir(&root().join("content")).expect("the content folder")
}

fn read<T: for<'t> Deserialize<'t>>(path: &Path) -> T {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The folders of the releases: their names are versions.
fn releases() -> Vec<PathBuf> {
    let all =
        fs::read_dir(root().join("golden")).expect("golden games").map(|entry| entry.expect("a file").path());
    let version = |path: &PathBuf| {
        path.file_name()
            .and_then(|name| name.to_str())
            .is_some_and(|name| name.starts_with(|c: char| c.is_ascii_digit()))
    };
    all.filter(version).collect()
}

/// The two lists of files of an edition.
const LISTS: [&str; 2] = ["own", "shared"];

#[test]
fn games_of_a_release_replay_to_the_same_end() {
    let program = program();
    for release in releases() {
        let files: Files = read(&release.join("files.json"));
        let games = fs::read_dir(&release).expect("a release").map(|entry| entry.expect("a file").path());
        let mut count = 0;
        for path in games.filter(|path| path.file_name().is_some_and(|name| name != "files.json")) {
            let Kept { save, end, mut edition } = read(&path);
            for list in LISTS {
                let names: Vec<String> =
                    serde_json::from_value(edition[list].take()).expect("names of files");
                let with_texts: Files =
                    names.into_iter().map(|name| (name.clone(), files[&name].clone())).collect();
                edition[list] = json!(with_texts);
            }
            let edition: Edition = serde_json::from_value(edition).expect("an edition");
            let loaded = content::load_edition(&program, &edition);
            let story = loaded
                .books
                .first()
                .unwrap_or_else(|| panic!("{}: {:?}", path.display(), loaded.diagnostics));
            let game = save
                .replay_with(&story.book, None, &mut IgnoreEvents)
                .unwrap_or_else(|error| panic!("{} no longer replays: {error:?}", path.display()));
            assert_eq!(hex(&game.hash()), end, "{} ends otherwise", path.display());
            count += 1;
        }
        assert!(count > 0, "{} has no games", release.display());
    }
}

/// Plays the games of a release and keeps them: `RELEASE=0.1.0 cargo test -p barksburg-sim --test releases -- --ignored`.
#[test]
#[ignore = "writes the games of a new release"]
fn keep_the_games_of_a_release() {
    let version = std::env::var("RELEASE").expect("RELEASE says which");
    let folder = root().join("golden").join(&version);
    assert!(!folder.exists(), "the games of {version} are kept already");
    let loaded = content::load(&program());
    let mut files = Files::new();
    let mut games: Vec<(String, Kept)> = Vec::new();
    for story in &loaded.books {
        for chapter in &story.book.chapters {
            let name = &chapter.name;
            let edition = story.files.edition(&story.book, name).expect("a chapter of this book").bare();
            let mut edition = serde_json::to_value(edition).expect("plain data");
            for list in LISTS {
                let texts: Files = serde_json::from_value(edition[list].take()).expect("files by path");
                // Rules read no prose.
                let texts: Files = texts
                    .into_iter()
                    .filter(|(path, _)| Path::new(path).extension().is_none_or(|e| e != "md"))
                    .collect();
                edition[list] = json!(texts.keys().collect::<Vec<_>>());
                for (path, text) in texts {
                    let before = files.insert(path.clone(), text.clone());
                    assert!(before.is_none_or(|before| before == text), "two files are called {path}");
                }
            }
            for (how, outcome) in [("won", true), ("lost", false)] {
                let found = (0..400)
                    .find_map(|number| play(story, name, number).filter(|(_, _, won)| *won == outcome));
                let Some((save, end, _)) = found else { continue };
                games.push((format!("{name}-{how}.json"), Kept { save, end, edition: edition.clone() }));
            }
        }
    }
    fs::create_dir_all(&folder).expect("a folder");
    let write = |name: &str, value: &Value| {
        let text = serde_json::to_string_pretty(value).expect("plain data") + "\n";
        fs::write(folder.join(name), text).expect("a file");
    };
    write("files.json", &json!(files));
    for (name, kept) in games {
        write(&name, &json!(kept));
    }
}

/// A game of a chapter: how it went, its end, and whether it was won; nothing if it does not end.
fn play(story: &content::StoryBook, chapter: &str, number: u64) -> Option<(Save, String, bool)> {
    let book = &story.book;
    let plan = Plan::new(book, chapter, "sensible", 1, 1).expect("a plan");
    let mut stream = Stream::from_number(number);
    let setup = plan.setup(book, &mut stream).expect("a party");
    let mut seed = [0u8; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut save = Save::begin(book, &setup, &seed);
    let mut game = Game::new(book.clone(), &setup, &seed, &mut IgnoreEvents).expect("a game");
    let mut policy = bots::policy("sensible", number).expect("a policy");
    for _ in 0..sim::MOST_DECISIONS {
        if let Some(outcome) = game.board().outcome() {
            return Some((save, hex(&game.hash()), outcome == Outcome::Victory));
        }
        let offers = game.choices();
        let (choice, _) = policy.choose(&game.imagine(stream.word()), &offers);
        save.choices.push(game.name(choice));
        game.play_listed(choice, &mut IgnoreEvents);
    }
    None
}
