//! No switch, variant or level is idle: for each there is a pair of cases that hold with the one option and not with the
//! other, so that it changes what is offered, told or asked.

mod common;

use common::{book, books, root};
use engine::Book;
use engine::id::Spaces;
use engine::options::{Difficulty, Switch, Variant};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Water without a current, which no room of the box has: the one option of WAT-5 bars free actions there, the other not.
const STILL_WATER: [&str; 2] = [
    r#"case "still water bars free actions" {
    proves WAT-5
    room sewer
    put collin at=s16 cheese=6
    put tilda at=s11
    track collin tilda
    dice "2b"
    expect refused share tilda by=WAT-5
}
"#,
    r#"case "only a current bars free actions" {
    proves FREE-1
    option water-free-actions current-only
    room sewer
    put collin at=s16 cheese=6
    put tilda at=s11
    track collin tilda
    dice "2b"
    expect offered share tilda
}
"#,
];

/// The book with a pool where the sewer's northern stream springs.
fn with_a_pool() -> Book {
    let mut book = (*book()).clone();
    let sewer = book.sides.iter_mut().find(|side| side.name == "sewer").expect("the sewer");
    let spring = sewer.find("s16").expect("a space").ix();
    sewer.spaces[spring].current = Spaces::NONE;
    sewer.measure();
    book
}

/// Every case of the project, as it is written.
fn cases() -> Vec<String> {
    let mut files: Vec<_> = std::fs::read_dir(root().join("conformance"))
        .expect("the conformance folder")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "kdl"))
        .collect();
    files.sort();
    let texts = files.iter().map(|path| std::fs::read_to_string(path).expect("a case file"));
    texts
        .flat_map(|text| text.split("\ncase ").skip(1).map(|case| format!("case {case}")).collect::<Vec<_>>())
        .collect()
}

fn holds(books: &[Arc<Book>], case: &str) -> bool {
    let file = scenario::read_cases(books, "a case", case);
    let passes = |case| scenario::run_case(case, &BTreeSet::from(["MIN-10".into()])).failures.is_empty();
    file.found.is_empty() && !file.cases.is_empty() && file.cases.iter().all(passes)
}

/// A case with another option, if it names one or the usual one holds for it.
fn with(case: &str, name: &str, from: &str, to: &str) -> Option<String> {
    let line = format!("    option {name} {from}\n");
    let alone = format!("    option {name}\n");
    let chosen = format!("    option {name} {to}\n");
    if case.contains(&line) {
        Some(case.replacen(&line, &chosen, 1))
    } else if from == "on" && case.contains(&alone) {
        Some(case.replacen(&alone, &chosen, 1))
    } else {
        None
    }
}

/// A case that says nothing about an option, with this one.
fn given(case: &str, name: &str, to: &str) -> Option<String> {
    let silent = !case.contains(&format!("option {name}")) && case.contains("{\n");
    silent.then(|| case.replacen("{\n", &format!("{{\n    option {name} {to}\n"), 1))
}

#[test]
fn every_switch_and_variant_changes_something() {
    let switches = Switch::ALL.iter().map(|s| (s.name(), s.options()));
    let variants = Variant::ALL.iter().map(|v| (v.name(), ["off", "on"]));
    let [storybook, adventurer, heroic] = Difficulty::ALL.map(Difficulty::name);
    let levels = [("difficulty", [adventurer, storybook]), ("difficulty", [adventurer, heroic])];
    let all = switches.chain(variants).chain(levels).chain([("achievements", ["off", "on"])]);
    let (plain, pool, mut cases) = (books().to_vec(), vec![Arc::new(with_a_pool())], cases());
    cases.extend(STILL_WATER.map(String::from));
    let mut idle = Vec::new();
    for (name, [usual, other]) in all {
        let books = if name == "water-free-actions" { &pool } else { &plain };
        let differs = |case: &String, changed: Option<String>| {
            changed.is_some_and(|changed| holds(books, case) && !holds(books, &changed))
        };
        let one = cases.iter().any(|case| differs(case, with(case, name, other, usual)));
        let explicit = cases.iter().any(|case| differs(case, with(case, name, usual, other)));
        // What the usual option changes is most often said where nobody speaks of it; the newest cases come last.
        let usual_side = explicit || cases.iter().rev().any(|case| differs(case, given(case, name, other)));
        if !one || !usual_side {
            idle.push(format!("{name}: {other} {one}, {usual} {usual_side}"));
        }
    }
    assert!(idle.is_empty(), "no pair of cases for {idle:#?}");
}
