//! Whatever can be wrong with a case has an example with its report, words in every language and an entry in the guide.

mod common;

use common::{books, render, root};
use expect_test::expect_file;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use words::Lang;

fn walk(dir: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(dir).expect("source folder") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            walk(&path, found);
        } else {
            found.push(fs::read_to_string(&path).expect("source"));
        }
    }
}

/// What stands in quotes in this crate.
fn quoted() -> BTreeSet<String> {
    let mut code = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
    code.iter().flat_map(|text| text.split('"')).map(str::to_string).collect()
}

/// The codes only cases have.
fn codes() -> BTreeSet<String> {
    let is_code =
        |s: &String| s.len() == 5 && s.starts_with("C08") && s[1..].bytes().all(|b| b.is_ascii_digit());
    quoted().into_iter().filter(is_code).collect()
}

fn examples() -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(root().join("broken-cases")).expect("broken-cases exists");
    let paths = entries.map(|e| e.expect("readable").path()).filter(|p| p.is_dir());
    let mut found: Vec<_> =
        paths.map(|p| (p.file_name().expect("name").to_string_lossy().into_owned(), p)).collect();
    found.sort();
    found
}

/// What is found in an example: by reading it, or else by playing it.
fn check(path: &Path) -> (content::Sources, Vec<content::Diagnostic>) {
    let text = fs::read_to_string(path.join("case.kdl")).expect("an example");
    let file = scenario::read_cases(books(), "case.kdl", &text);
    let mut found = file.found;
    for case in &file.cases {
        found.extend(scenario::run_case(case, &BTreeSet::new()).failures);
    }
    (content::Sources::from_pairs([("case.kdl", text)]), found)
}

#[test]
fn every_broken_case_gets_its_report() {
    let mut wrong = Vec::new();
    for (name, path) in examples() {
        let (sources, found) = check(&path);
        let report = render(Lang::En, &found, &sources);
        let own = found.iter().filter(|d| *d.code == name[..5]).count();
        if own == 0 || own < found.len() {
            wrong
                .push(format!("{name} shows {own} of its own mistake and {} in all:\n{report}", found.len()));
            continue;
        }
        for engine_word in ["Fig(", "SpaceId(", "TileId(", "CardId("] {
            assert!(!report.contains(engine_word), "{name}: {report}");
        }
        expect_file![path.join("expected.txt")].assert_eq(&report);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_code_has_an_example_and_an_entry_in_the_guide() {
    let guide = fs::read_to_string(root().join("docs/authors/cases.md")).expect("the guide");
    let examples = examples();
    for code in &codes() {
        assert!(examples.iter().any(|(name, _)| name.starts_with(&**code)), "no broken case for {code}");
        assert!(guide.contains(&format!("| {code} |")), "no entry for {code} in the guide");
    }
}

#[test]
fn every_sentence_is_written_and_none_is_left_over() {
    let asked: BTreeSet<String> = quoted()
        .into_iter()
        .filter(|text| text.starts_with("case-") && *text != "case-files")
        .chain(codes().iter().map(|code| format!("diagnostic-{}", code.to_lowercase())))
        // These stand in others.
        .chain(["case-roll", "case-roller"].map(str::to_string))
        .collect();
    for lang in Lang::ALL {
        let path = root().join(format!("content/locales/{lang}/cases.ftl"));
        let text = fs::read_to_string(path).expect("a locale file");
        let keys = text.lines().filter(|line| !line.starts_with([' ', '#']));
        let keys = keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_string());
        assert_eq!(asked, keys.collect::<BTreeSet<_>>(), "{lang}");
    }
}

#[test]
fn every_report_is_worded_in_every_language() {
    for (name, path) in examples() {
        let (sources, found) = check(&path);
        let told = Lang::ALL.map(|lang| render(lang, &found, &sources));
        assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2], "{name}: {told:?}");
        for text in &told {
            assert!(!text.contains('⟨') && !text.contains("{$") && !text.contains("│ \n"), "{name}: {text}");
        }
    }
}

#[test]
fn the_cases_of_the_guide_pass() {
    let guide = fs::read_to_string(root().join("docs/authors/cases.md")).expect("the guide");
    let blocks: Vec<&str> =
        guide.split("```kdl\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 6, "{blocks:?}");
    for text in blocks {
        let file = scenario::read_cases(books(), "cases.md", text);
        let mut found = file.found;
        for case in &file.cases {
            found.extend(scenario::run_case(case, &BTreeSet::new()).failures);
        }
        let sources = content::Sources::from_pairs([("cases.md", text)]);
        assert!(found.is_empty(), "{}", render(Lang::En, &found, &sources));
    }
}

#[test]
fn whatever_is_offered_can_be_written() {
    for number in 0..common::games(30) {
        let (setup, mut game, mut rng) = common::begin(number, &mut engine::IgnoreEvents);
        let chapter = &game.book().chapters[setup.chapter.ix()].name.clone();
        let mut lines = BTreeSet::new();
        for _ in 0..200 {
            let offers = game.choices();
            lines.extend(offers.iter().map(|o| game.name(o.choice)));
            let Some(offer) = offers.get(rng.below(offers.len().max(1) as u32) as usize) else { break };
            game.play_listed(offer.choice, &mut engine::IgnoreEvents);
        }
        let quoted = |line: &String| line.split(' ').map(|w| format!(" {w:?}")).collect::<String>();
        let lines: String =
            lines.iter().map(|line| format!("    expect offered{}\n", quoted(line))).collect();
        let text = format!("case \"{number}\" {{\n    proves TURN-1\n    chapter {chapter}\n{lines}}}\n");
        let found = scenario::read_cases(books(), "case.kdl", &text).found;
        assert!(
            found.is_empty(),
            "{}",
            render(Lang::En, &found, &content::Sources::from_pairs([("case.kdl", text)]))
        );
    }
}
