//! What is read aloud keeps to the measure of the style sheet (docs/authors/prose-style.md).

#[expect(dead_code, reason = "only the folder is needed here")]
mod common;

use content::{Sources, load};
use std::collections::BTreeMap;

/// Words of one story moment: long enough to be one, short enough for people who are holding dice.
const MOMENT: std::ops::RangeInclusive<usize> = 60..=200;
/// Words a chapter tells at least, in each language.
const CHAPTER: usize = 250;

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
        let words = passage.text.split_whitespace().filter(|w| w.contains(char::is_alphanumeric)).count();
        *chapters.entry((&passage.chapter, &passage.language)).or_default() += words;
        if !MOMENT.contains(&words) {
            wrong.push(format!(
                "{} ({}), {}: {words} words",
                passage.chapter, passage.language, passage.moment
            ));
        }
    }
    wrong.extend(
        chapters.iter().filter(|(_, n)| **n < CHAPTER).map(|(at, n)| format!("{at:?}: {n} words in all")),
    );
    assert!(!chapters.is_empty() && wrong.is_empty(), "{wrong:#?}");
}
