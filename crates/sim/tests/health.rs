//! Our own books are as hard as they say they are. A small sample: what fails here is far off. The full check is
//! `barksburg simulate --check BOOK --games 1000`.

use content::{Bands, Sources, StoryBook};
use sim::Finding;
use std::path::Path;
use std::sync::Arc;

fn book(story: &str) -> StoryBook {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let loaded = content::load(&Sources::from_dir(&root).expect("content"));
    loaded.books.into_iter().find(|book| book.story == story).expect("a sound book")
}

fn findings(story: &str) -> Vec<(String, Vec<Finding>)> {
    let StoryBook { book, balance, .. } = book(story);
    let checked = sim::health(&book, story, 80, 1, &balance, None, |_| {}).expect("a check");
    assert!(!checked.is_empty());
    checked.into_iter().filter(|h| !h.findings.is_empty()).map(|h| (h.chapter, h.findings)).collect()
}

#[test]
fn the_story_is_as_hard_as_its_book_says() {
    assert_eq!(findings("sorrow-and-remembrance"), []);
}

#[test]
fn the_skirmishes_are_as_hard_as_their_book_says() {
    assert_eq!(findings("skirmish"), []);
}

#[test]
fn every_chapter_of_ours_says_how_hard_it_is() {
    for story in ["sorrow-and-remembrance", "skirmish"] {
        let StoryBook { book, balance, .. } = book(story);
        for chapter in &book.chapters {
            assert!(balance.iter().any(|b| b.chapter == chapter.name), "{} says nothing", chapter.name);
        }
    }
}

#[test]
fn a_band_that_is_missed_is_found() {
    let mut book = Arc::unwrap_or_clone(book("sorrow-and-remembrance").book);
    let lesson = book.chapter_named("one-room-one-door").expect("the lesson");
    // It is the first of its story: the others are not played for this.
    book.chapters.truncate(lesson.ix() + 1);
    let asked =
        Bands { wins: (0, 10), rounds: (40, 50), storybook: 50, ..Bands::unsaid("one-room-one-door") };
    let checked = sim::health(&Arc::new(book), "sorrow-and-remembrance", 20, 1, &[asked], None, |_| {})
        .expect("a check");
    let found = &checked[0].findings;
    assert!(found.iter().any(|f| matches!(f, Finding::WinRate { .. })), "{found:?}");
    assert!(found.iter().any(|f| matches!(f, Finding::Length { .. })), "{found:?}");
    assert!(found.iter().any(|f| matches!(f, Finding::Difficulty { .. })), "{found:?}");
}

#[test]
fn an_unknown_story_is_refused() {
    let StoryBook { book, balance, .. } = book("skirmish");
    assert!(sim::health(&book, "no-such-story", 1, 1, &balance, None, |_| {}).is_err());
}
