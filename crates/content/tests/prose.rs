//! What is read aloud keeps to the measure of the style sheet (docs/authors/prose-style.md).

#[expect(dead_code, reason = "only the folder is needed here")]
mod common;

use content::{Passage, Sources, load};
use engine::Book;
use std::collections::BTreeMap;

/// Words of one story moment: long enough to be one, short enough for people who are holding dice.
const MOMENT: std::ops::RangeInclusive<usize> = 60..=200;
/// Words a chapter tells at least, in each language.
const CHAPTER: usize = 250;

/// Every party a chapter may be played with, as sets of mice.
fn parties(book: &Book, chapter: &str) -> Vec<Vec<String>> {
    let at = book.chapter_named(chapter).expect("prose belongs to a chapter");
    let party = &book.chapters[at.ix()].party;
    let fits = |set: &u32| {
        let (required, allowed) = (u32::from(party.required), u32::from(party.allowed));
        set.count_ones() == u32::from(party.size) && set & required == required && set & !allowed == 0
    };
    let names = |set: u32| {
        let mice = book.mice.iter().enumerate().filter(move |(i, _)| set >> i & 1 == 1);
        mice.map(|(_, m)| m.name.clone()).collect()
    };
    (0..1u32 << book.mice.len()).filter(fits).map(names).collect()
}

fn told(passage: &Passage, party: &[String]) -> String {
    passage.told(|name| party.iter().any(|mouse| mouse == name))
}

/// What is told at home in the oak, where all of them are, or about old times; there anybody may be named.
const AT_HOME: &[(&str, &str)] = &[
    ("lilys-tail", "opening"),
    ("lilys-tail", "continues"),
    ("the-cat-and-the-kettle", "opening"),
    ("the-cat-and-the-kettle", "continues"),
];

#[test]
fn nobody_speaks_who_did_not_come_along() {
    let sources = Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = load(&sources);
    let book = loaded.book.expect("the built-in book loads");
    let mut wrong = Vec::new();
    for passage in loaded.prose.iter().filter(|p| !p.moment.starts_with("rule ")) {
        let at = book.chapter_named(&passage.chapter).expect("prose belongs to a chapter");
        if book.chapters[at.ix()].coach.is_some() || AT_HOME.contains(&(&passage.chapter, &passage.moment)) {
            continue;
        }
        let called = |mouse: &str| match (mouse, &*passage.language) {
            ("filch", "de") => "Finger".to_string(),
            ("nez", "de") => "Rex".to_string(),
            _ => mouse[..1].to_uppercase() + &mouse[1..],
        };
        for party in parties(&book, &passage.chapter) {
            let text = told(passage, &party);
            // It is Collin's story: he is in it, whoever is played.
            let absent = book.mice.iter().filter(|m| m.name != "collin" && !party.contains(&m.name));
            for name in absent.map(|m| called(&m.name)) {
                let names = |word: &str| match &*passage.language {
                    "pl" => word.starts_with(&name),
                    _ => word == name,
                };
                if text.split(|c: char| !c.is_alphanumeric()).any(names) {
                    wrong.push(format!(
                        "{} ({}), {}: {name}",
                        passage.chapter, passage.language, passage.moment
                    ));
                }
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn story_moments_are_neither_crumbs_nor_cakes() {
    let sources = Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = load(&sources);
    let book = loaded.book.expect("the built-in book loads");
    let ours = |chapter: &str| {
        let at = book.chapter_named(chapter).expect("prose belongs to a chapter");
        !book.campaign(&book.chapters[at.ix()].story).is_empty()
    };
    let mut chapters: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for passage in loaded.prose.iter().filter(|p| ours(&p.chapter) && !p.moment.starts_with("rule ")) {
        // For every party: what is told to it counts.
        let mut least = usize::MAX;
        for party in parties(&book, &passage.chapter) {
            let text = told(passage, &party);
            let words = text.split_whitespace().filter(|w| w.contains(char::is_alphanumeric)).count();
            least = least.min(words);
            if !MOMENT.contains(&words) {
                wrong.push(format!(
                    "{} ({}), {}: {words} words for {}",
                    passage.chapter,
                    passage.language,
                    passage.moment,
                    party.join(", ")
                ));
            }
        }
        *chapters.entry((&passage.chapter, &passage.language)).or_default() += least;
    }
    wrong.extend(
        chapters.iter().filter(|(_, n)| **n < CHAPTER).map(|(at, n)| format!("{at:?}: {n} words in all")),
    );
    assert!(!chapters.is_empty() && wrong.is_empty(), "{wrong:#?}");
}
