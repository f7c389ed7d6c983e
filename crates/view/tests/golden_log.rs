//! The log of the golden games, line by line in every language: a change of how it is made changes no line.
//!
//! The whole text lies beside the test's other output (`golden-log-LANGUAGE.txt`), to be compared with that of an older build.

mod common;

use common::catalogue_of;
use engine::saving::Save;
use engine::{Board, CausedEvent, Game};
use expect_test::expect_file;
use serde::Deserialize;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use view::Locale;
use words::Lang;

#[derive(Deserialize)]
struct Golden {
    save: Save,
}

/// The golden games by name.
fn games() -> Vec<(String, Save)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    let files =
        std::fs::read_dir(folder).expect("the golden folder").map(|entry| entry.expect("a file").path());
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a readable file");
        serde_json::from_str::<Golden>(&text).expect("a golden game").save
    };
    let mut games: Vec<(String, Save)> = files
        .filter(|path| path.extension().is_some_and(|e| e == "json"))
        .map(|path| (path.file_stem().expect("a name").to_string_lossy().into_owned(), read(&path)))
        .collect();
    games.sort_by(|a, b| a.0.cmp(&b.0));
    games
}

/// What happened in a game: each choice with the board before it.
fn told(save: &Save) -> Vec<(Board, Vec<CausedEvent>)> {
    let book = catalogue_of(&save.setup.chapter).book();
    let mut told = Vec::new();
    let mut game = save.replay_with(book, Some(0), &mut told).expect("a golden game begins");
    let setup = save.setup(book).expect("a golden game's setup");
    let mut all = vec![(Game::first_board(book, &setup).expect("a board"), told)];
    for name in &save.choices {
        let (before, mut told) = (game.board().clone(), Vec::new());
        let choice = game.parse(name).expect("a choice");
        game.play_telling(choice, &mut told).expect("a legal choice");
        all.push((before, told));
    }
    all
}

/// Every line, with all that stands below it.
fn lines(locale: Locale, game: &[(Board, Vec<CausedEvent>)]) -> String {
    let mut out = String::new();
    for (n, (before, told)) in game.iter().enumerate() {
        for line in locale.log(&locale.catalogue().publish(&mut before.clone(), told)) {
            let rules: Vec<&str> = line.rules.iter().map(|r| r.id.as_str()).collect();
            let folds = if line.fold.is_some() { " folds" } else { "" };
            writeln!(out, "{n} {:?}{folds} {:?} {}", line.kind, rules, line.text()).expect("a string");
            for detail in &line.details {
                writeln!(out, "  {} {:?}", detail.text, detail.dice).expect("a string");
            }
        }
    }
    out
}

/// FNV-1a: the same everywhere.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, b| (hash ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn the_log_of_the_golden_games_is_the_same() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden_log.txt");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let games =
        games().into_iter().map(|(name, save)| (name, catalogue_of(&save.setup.chapter), told(&save)));
    let games: Vec<_> = games.collect();
    let mut made = String::new();
    for lang in Lang::ALL {
        let mut whole = String::new();
        for (name, catalogue, game) in &games {
            let text = lines(catalogue.locale(lang), game);
            writeln!(made, "{lang} {name} {} lines {:016x}", text.lines().count(), hash(&text))
                .expect("a string");
            write!(whole, "# {name}\n{text}").expect("a string");
        }
        std::fs::write(folder.join(format!("golden-log-{lang}.txt")), whole).expect("a folder for tests");
    }
    println!("all lines are in {}", folder.display());
    expect_file![path].assert_eq(&made);
}

/// Whether a word is the code of a space: letters, then a number.
fn is_code(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    let letters = word.chars().take_while(char::is_ascii_uppercase).count();
    (1..=2).contains(&letters) && letters < word.len() && word[letters..].bytes().all(|b| b.is_ascii_digit())
}

#[test]
fn whoever_sees_the_board_is_told_of_no_code() {
    let (mut with, mut without) = (0, 0);
    for (name, save) in games() {
        let (catalogue, game) = (catalogue_of(&save.setup.chapter), told(&save));
        for lang in Lang::ALL {
            let locale = catalogue.locale(lang);
            for (before, told) in &game {
                for line in locale.log(&locale.catalogue().publish(&mut before.clone(), told)) {
                    let (text, drawn) = (line.text(), line.drawn_text());
                    assert_eq!(
                        text.split_whitespace().any(is_code),
                        drawn.is_some(),
                        "{name} {lang}: {text}"
                    );
                    let drawn = drawn.unwrap_or_else(|| text.clone());
                    assert!(!drawn.split_whitespace().any(is_code), "{name} {lang}: {drawn}");
                    for said in [&text, &drawn] {
                        assert!(!said.chars().any(|c| ('\u{e000}'..='\u{f8ff}').contains(&c)), "{said:?}");
                        let whole = |c: char| c.is_uppercase() || c.is_ascii_digit() || !c.is_alphabetic();
                        assert!(said.chars().next().is_some_and(whole), "{said}");
                    }
                    if drawn == text { without += 1 } else { with += 1 }
                }
            }
        }
    }
    assert!(with > 1000 && without > 1000, "{with} {without}");
}
