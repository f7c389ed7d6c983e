//! What is read aloud keeps to the measure of the style sheet (docs/authors/prose-style.md).

#[expect(dead_code, reason = "only the folder is needed here")]
mod common;

use content::{Listeners, Passage, Sources, load};
use engine::Book;
use std::collections::{BTreeMap, BTreeSet};

/// Words of one story moment: long enough to be one, short enough for people who are holding dice. Polish says in 35 what
/// German says in 50.
const MOMENT: std::ops::RangeInclusive<usize> = 35..=200;
/// Words of a page of a lesson: it is read between two moves.
const COACHED: std::ops::RangeInclusive<usize> = 20..=40;
/// Words a chapter tells at least, in each language.
const CHAPTER: usize = 250;
/// Words a chapter of the campaign tells to those who win it, in each language, whoever goes and whatever they have achieved, every
/// side of a decision counted.
const WON: std::ops::RangeInclusive<usize> = 1200..=2200;
/// Story moments of a chapter of the campaign, every side of a decision counted.
const MOMENTS: std::ops::RangeInclusive<usize> = 8..=14;
/// What is not told to those who win.
const LOST: [&str; 2] = ["defeat", "onward"];
/// What frames a chapter and is no moment of it.
const FRAME: [&str; 5] = ["opening", "victory", "defeat", "continues", "onward"];

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

/// A party with what it has achieved.
struct Heard<'a> {
    party: &'a [String],
    achieved: &'a [&'a str],
}

impl Listeners for Heard<'_> {
    fn goes(&self, mouse: &str) -> bool {
        self.party.iter().any(|m| m == mouse)
    }

    fn achieved(&self, achievement: &str) -> bool {
        self.achieved.contains(&achievement)
    }
}

/// The achievements a passage asks about.
fn words_asked(passage: &Passage) -> Vec<&str> {
    let mut asked: Vec<&str> = Vec::new();
    for word in ["[achieved ", "[not-achieved "] {
        for (at, _) in passage.text.match_indices(word) {
            let names = passage.text[at + word.len()..].split(']').next().unwrap_or("");
            asked.extend(names.split_whitespace());
        }
    }
    asked.sort_unstable();
    asked.dedup();
    asked
}

/// All that a passage may be for a party: one text for each set of the achievements it asks about.
fn told(passage: &Passage, party: &[String]) -> Vec<String> {
    let asked = words_asked(passage);
    let set = |bits: u32| -> Vec<&str> {
        asked.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, a)| *a).collect()
    };
    (0..1u32 << asked.len()).map(|bits| passage.told(&Heard { party, achieved: &set(bits) })).collect()
}

/// What is told at home in the oak, where all of them are, or about old times; there anybody may be named.
const AT_HOME: &[(&str, &str)] = &[
    ("lilys-tail", "opening"),
    ("lilys-tail", "continues"),
    ("lilys-tail", "onward"),
    ("the-cat-and-the-kettle", "opening"),
    ("the-cat-and-the-kettle", "continues"),
    ("the-cat-and-the-kettle", "onward"),
    ("against-the-stream", "opening"),
    ("against-the-stream", "continues"),
    ("against-the-stream", "onward"),
    ("to-bell-the-cat", "opening"),
    ("to-bell-the-cat", "continues"),
    ("to-bell-the-cat", "onward"),
    ("the-seventh-drop", "opening"),
    ("the-seventh-drop", "continues"),
    ("the-seventh-drop", "onward"),
    ("every-lamp", "opening"),
    ("every-lamp", "continues"),
    ("every-lamp", "onward"),
    ("three-ways-to-a-mirror", "opening"),
    ("three-ways-to-a-mirror", "continues"),
    ("three-ways-to-a-mirror", "onward"),
    ("what-the-king-forgot", "continues"),
    ("what-the-king-forgot", "onward"),
    // Who goes down, and who runs to the well; and then at the well, where all six have come.
    ("the-dark-of-the-moon", "opening"),
    ("the-dark-of-the-moon", "names-at-dawn"),
    ("the-dark-of-the-moon", "more-names"),
    ("the-dark-of-the-moon", "continues"),
];

#[test]
fn nobody_speaks_who_did_not_come_along() {
    let sources = Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = load(&sources);
    let mut wrong = Vec::new();
    assert!(!loaded.books.is_empty(), "the built-in books load");
    let told_in = loaded.books.iter().flat_map(|story| story.prose.iter().map(move |p| (&story.book, p)));
    for (book, passage) in told_in.filter(|(_, p)| !p.moment.starts_with("rule ")) {
        let at = book.chapter_named(&passage.chapter).expect("prose belongs to a chapter");
        if book.chapters[at.ix()].coach.is_some() || AT_HOME.contains(&(&passage.chapter, &passage.moment)) {
            continue;
        }
        let called = |mouse: &str| match (mouse, &*passage.language) {
            ("filch", "de") => "Finger".to_string(),
            ("nez", "de") => "Rex".to_string(),
            _ => mouse[..1].to_uppercase() + &mouse[1..],
        };
        for party in parties(book, &passage.chapter) {
            let text = told(passage, &party).join(" ");
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
fn the_same_people_speak_in_every_language() {
    let sources = Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = load(&sources);
    let prose: Vec<&Passage> = loaded.books.iter().flat_map(|story| &story.prose).collect();
    let speakers = |passage: &Passage| -> BTreeSet<String> {
        let marks = passage.text.split("[says ").skip(1);
        marks.filter_map(|rest| Some(rest.split_once(']')?.0.to_string())).collect()
    };
    let mut wrong = Vec::new();
    for english in prose.iter().filter(|p| p.language == "en") {
        let same = |p: &&&Passage| p.chapter == english.chapter && p.moment == english.moment;
        for other in prose.iter().filter(same) {
            // Polish gives each speech a line of its own, so it can name both speakers where others have one paragraph.
            let (all, some) = (speakers(other), speakers(english));
            if !some.is_subset(&all) || other.language != "pl" && all != some {
                wrong.push(format!("{} ({}), {}: {all:?}", other.chapter, other.language, other.moment));
            }
        }
    }
    assert!(prose.iter().any(|p| speakers(p).len() > 2), "somebody speaks");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn story_moments_are_neither_crumbs_nor_cakes() {
    let sources = Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = load(&sources);
    let story = loaded.first().expect("the built-in books load");
    let book = &story.book;
    assert!(!book.campaign(&story.story).is_empty(), "the story comes first");
    // What a coach says beside the board: one bold line first, and few words in all. How it ends is told at length.
    let coached = |p: &Passage| {
        let at = book.chapter_named(&p.chapter).expect("prose belongs to a chapter");
        let told = ["victory", "defeat", "continues", "onward"].contains(&&*p.moment);
        book.chapters[at.ix()].coach.is_some() && !told
    };
    let mut chapters: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let mut won: BTreeMap<(&str, &str), (usize, usize)> = BTreeMap::new();
    let mut moments: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for passage in story.prose.iter().filter(|p| !p.moment.starts_with("rule ")) {
        // For every party: what is told to it counts.
        let (mut least, mut most) = (usize::MAX, 0);
        for party in parties(book, &passage.chapter) {
            for text in told(passage, &party) {
                let words = text.split_whitespace().filter(|w| w.contains(char::is_alphanumeric)).count();
                (least, most) = (least.min(words), most.max(words));
                let fits = if coached(passage) {
                    COACHED.contains(&words) && text.starts_with("**")
                } else {
                    MOMENT.contains(&words)
                };
                if !fits {
                    wrong.push(format!(
                        "{} ({}), {}: {words} words for {}",
                        passage.chapter,
                        passage.language,
                        passage.moment,
                        party.join(", ")
                    ));
                }
            }
        }
        let at = (&*passage.chapter, &*passage.language);
        *chapters.entry(at).or_default() += least;
        *moments.entry(at).or_default() += usize::from(!FRAME.contains(&&*passage.moment));
        if !LOST.contains(&&*passage.moment) {
            let (fewest, all) = won.entry(at).or_default();
            (*fewest, *all) = (*fewest + least, *all + most);
        }
    }
    wrong.extend(
        chapters.iter().filter(|(_, n)| **n < CHAPTER).map(|(at, n)| format!("{at:?}: {n} words in all")),
    );
    let campaign = book.campaign(&story.story);
    let told = |chapter: &str| campaign.iter().any(|c| book.chapters[c.ix()].name == chapter);
    let odd = won.iter().filter(|((chapter, _), (fewest, most))| {
        told(chapter) && !(WON.contains(fewest) && WON.contains(most))
    });
    wrong
        .extend(odd.map(|(at, (fewest, most))| format!("{at:?}: {fewest} to {most} words to those who win")));
    let odd = moments.iter().filter(|((chapter, _), n)| told(chapter) && !MOMENTS.contains(*n));
    wrong.extend(odd.map(|(at, n)| format!("{at:?}: {n} story moments")));
    assert!(!chapters.is_empty() && wrong.is_empty(), "{wrong:#?}");
}

/// Pictures of a chapter of the campaign at least.
const PICTURES: usize = 2;
const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

#[test]
fn the_tale_goes_on_after_every_defeat() {
    let sources = Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = load(&sources);
    let story = loaded.first().expect("the built-in books load");
    let campaign = story.book.campaign(&story.story);
    let (_last, others) = campaign.split_last().expect("the story comes first");
    for chapter in others.iter().map(|c| &story.book.chapters[c.ix()].name) {
        for language in LANGUAGES {
            let bridge =
                |p: &Passage| (&p.chapter, &*p.moment, &*p.language) == (chapter, "onward", language);
            assert!(story.prose.iter().any(bridge), "{chapter} ({language}) is left behind without a word");
        }
    }
}

#[test]
fn every_chapter_has_pictures_and_they_are_described() {
    let sources = Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = load(&sources);
    let story = loaded.first().expect("the built-in books load");
    for chapter in story.book.campaign(&story.story).iter().map(|c| &story.book.chapters[c.ix()].name) {
        let own: Vec<_> = story.pictures.iter().filter(|p| p.chapter == *chapter).collect();
        assert!(own.len() >= PICTURES, "{chapter} has {} pictures", own.len());
        for (picture, language) in own.iter().flat_map(|p| LANGUAGES.map(|language| (p, language))) {
            let said = format!("picture-{chapter}-{} = ", picture.moment);
            let folder = format!("locales/{language}/");
            let texts = sources.iter().filter(|(path, _)| path.starts_with(&folder));
            let lines = texts.flat_map(|(_, text)| text.lines());
            assert!(lines.into_iter().any(|line| line.starts_with(&said)), "{language} lacks {said}");
        }
    }
}

/// What is remembered by a moment of its own, which only they hear who have it: it needs no paragraph.
const BY_A_MOMENT: &[(&str, &str, &str)] = &[("cats-claw-horn", "every-lamp", "a-horn-over-the-grass")];

#[test]
fn every_achievement_is_heard_of_again_in_every_language() {
    let sources = Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = load(&sources);
    let story = loaded.first().expect("the built-in books load");
    let mice: Vec<String> = story.book.mice.iter().map(|m| m.name.clone()).collect();
    let mut wrong = Vec::new();
    for achievement in &story.book.achievements {
        if let Some((_, chapter, moment)) = BY_A_MOMENT.iter().find(|(a, ..)| *a == achievement.as_str()) {
            let there = story.prose.iter().any(|p| p.chapter == *chapter && p.moment == *moment);
            assert!(there, "{chapter} has no moment {moment}");
            continue;
        }
        for language in ["en", "de", "pl"] {
            // Told to those who have it and to those who have not: in some passage that is not the same.
            let differs = story
                .prose
                .iter()
                .filter(|p| p.language == language)
                .any(|p| told_apart(p, &mice, achievement));
            if !differs {
                wrong.push(format!("{achievement} ({language})"));
            }
        }
    }
    assert!(!story.book.achievements.is_empty() && wrong.is_empty(), "{wrong:#?}");
}

/// Whether a passage tells those who have this something else, whatever else they have.
fn told_apart(passage: &Passage, party: &[String], achievement: &str) -> bool {
    let (asked, others): (Vec<&str>, Vec<&str>) =
        words_asked(passage).into_iter().partition(|a| *a == achievement);
    !asked.is_empty()
        && (0..1u32 << others.len()).any(|bits| {
            let mut has: Vec<&str> =
                others.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, a)| *a).collect();
            let without = passage.told(&Heard { party, achieved: &has });
            has.push(achievement);
            passage.told(&Heard { party, achieved: &has }) != without
        })
}
