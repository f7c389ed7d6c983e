//! A book is an island: what it declares or replaces holds in it alone. And the edition of a chapter follows what the rules
//! read of that chapter, and nothing else.

#[expect(dead_code, reason = "only the folder is needed here")]
mod common;

use content::{Loaded, Sources, load, load_with};
use std::collections::BTreeMap;

fn ours() -> Sources {
    Sources::from_dir(&common::root().join("content")).expect("the content folder")
}

/// The editions of all chapters, by book and chapter.
fn editions(loaded: &Loaded) -> BTreeMap<(String, String), [u8; 32]> {
    assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    let of = |story: &content::StoryBook| {
        let chapter = |c: &engine::book::Chapter| ((story.story.clone(), c.name.clone()), c.edition);
        story.book.chapters.iter().map(chapter).collect::<Vec<_>>()
    };
    loaded.books.iter().flat_map(of).collect()
}

/// Everything that is linked into a book, as one text.
fn whole(loaded: &Loaded, story: &str) -> String {
    let found = loaded.books.iter().find(|book| book.story == story).expect("a book");
    format!("{:?} {:?} {:?} {:?}", found.book, found.words, found.prose, found.rules)
}

const CHAPTER: &str = "chapter flight-to-barksburg {
    ends-on-page 4
    party 4
    encounters standard
    map { row kitchen }
    start kitchen
    victory { page is=2 }
}";

/// A book that takes everything it can: cards, minions, rooms, words, and the name of a chapter of ours.
fn hostile(name: &str, folder: &str, copies: u8, battle: u8) -> Vec<(String, String)> {
    let path = |file: &str| if folder.is_empty() { file.to_string() } else { format!("{folder}/{file}") };
    let kitchen = ours().get("tiles/03-kitchen.svg").expect("a room of ours").replace("k12", "k99");
    let mut files = vec![
        ("book.kdl", format!("book {name} {{ chapters flight-to-barksburg }}")),
        ("01/chapter.kdl", CHAPTER.to_string()),
        ("cards.kdl", format!("trick free-cheese copies={copies} {{ when attacking {{ gain-cheese 2 }} }}")),
        (
            "minions.kdl",
            format!(
                "minion rat-warrior size=small {{ battle {battle}; defense 3; life 1; attack melee; kin rat; figures rat limit=6 }}"
            ),
        ),
        ("encounters.kdl", "encounter ambush-in-the-dark standard {\n page 1 rat-warrior=6\n page 2 rat-warrior=6\n page 3 rat-warrior=6\n page 4 rat-warrior=6\n page 5 rat-warrior=6\n page 6 rat-warrior=6\n surge rat-warrior=2\n}".to_string()),
        ("tiles/03-kitchen.svg", kitchen),
        ("locales/en/words.ftl", format!("minion-rat-warrior = {name}\nweb-welcome = {name}\n")),
    ];
    files.drain(..).map(|(file, text)| (path(file), text)).collect()
}

#[test]
fn two_hostile_books_change_nothing_but_themselves() {
    let alone = load(&ours());
    let mut own = hostile("one", "one", 3, 4);
    own.extend(hostile("two", "two", 5, 5));
    let beside = load_with(&ours(), &Sources::from_pairs(own.clone()));
    let (before, after) = (editions(&alone), editions(&beside));
    for (chapter, edition) in &before {
        assert_eq!(after.get(chapter), Some(edition), "{chapter:?}");
    }
    for story in ["sorrow-and-remembrance", "skirmish"] {
        assert!(whole(&alone, story) == whole(&beside, story), "{story} is byte for byte what it was");
    }
    // The same inside of one content folder.
    let inside = own.into_iter().map(|(path, text)| (format!("stories/{path}"), text));
    let inside = load(&Sources::from_pairs(inside).over(&ours()));
    for story in ["sorrow-and-remembrance", "skirmish"] {
        assert!(whole(&alone, story) == whole(&inside, story), "{story} is byte for byte what it was");
    }
    // And both live side by side with equal names.
    let name = |story: &str| (story.to_string(), "flight-to-barksburg".to_string());
    let editions = [after[&name("one")], after[&name("two")], after[&name("sorrow-and-remembrance")]];
    assert!(editions[0] != editions[1] && editions[1] != editions[2] && editions[0] != editions[2]);
    for (story, copies, battle) in [("one", 3, 4), ("two", 5, 5)] {
        let story = beside.books.iter().find(|book| book.story == story).expect("a book");
        let card = story.book.search_named("free-cheese").expect("its card");
        assert_eq!(story.book.search[card.ix()].copies, copies);
        let rat = story.book.minion_named("rat-warrior").expect("its minion");
        assert_eq!(story.book.init_cards[story.book.minions[rat.ix()].cards[0].ix()].battle, battle);
        assert_eq!(story.book.minions.iter().filter(|m| m.name == "rat-warrior").count(), 1);
        let kitchen = &story.book.sides[story.book.side_named("kitchen").expect("its room").ix()];
        assert!(kitchen.find("k99").is_some() && kitchen.find("k12").is_none());
        assert!(story.words[0].text.contains("web-welcome"), "the nearest words are said");
        assert!(!story.book.chapters.iter().any(|c| c.name == "lilys-tail"));
    }
}

/// Our own content with one file changed.
fn changed(path: &str, change: impl Fn(&str) -> String) -> BTreeMap<(String, String), [u8; 32]> {
    let ours = ours();
    let text = ours.get(path).unwrap_or_else(|| panic!("{path} is one of our files"));
    let new = change(text);
    assert!(text != new, "{path} is changed");
    editions(&load(&Sources::from_pairs([(path, new)]).over(&ours)))
}

/// The chapters whose edition differs.
fn differ(
    one: &BTreeMap<(String, String), [u8; 32]>,
    other: &BTreeMap<(String, String), [u8; 32]>,
) -> Vec<String> {
    assert_eq!(one.len(), other.len());
    one.iter().filter(|(name, edition)| other[*name] != **edition).map(|(name, _)| name.1.clone()).collect()
}

#[test]
fn an_edition_follows_what_the_rules_read_of_its_chapter() {
    const BOOK: &str = "stories/sorrow-and-remembrance";
    let before = editions(&load(&ours()));
    let second = format!("{BOOK}/02-lilys-tail/chapter.kdl");
    let differ = |after: &BTreeMap<(String, String), [u8; 32]>| differ(&before, after);
    // Comments, words and pictures are none of it.
    assert_eq!(differ(&changed(&second, |t| format!("// A remark.\n{t}"))), [""; 0]);
    assert_eq!(
        differ(&changed(&format!("{BOOK}/02-lilys-tail/en.md"), |t| format!("{t}\nMore.\n"))),
        [""; 0]
    );
    assert_eq!(differ(&changed("locales/en/box.ftl", |t| format!("{t}\n# More.\n"))), [""; 0]);
    // A chapter's own numbers are its own.
    assert_eq!(
        differ(&changed(&second, |t| t.replacen("ends-on-page 5", "ends-on-page 6", 1))),
        ["lilys-tail"]
    );
    // A new achievement at the front of the list numbers all others anew and changes nobody's game.
    let book = format!("{BOOK}/book.kdl");
    let first = |t: &str| {
        t.replacen("    achievement miz-maggie", "    achievement brand-new\n    achievement miz-maggie", 1)
    };
    assert_eq!(differ(&changed(&book, first)), [""; 0]);
    // A card of the box is in every chapter, a standard encounter in those that use the deck.
    let all = differ(&changed("box/search.kdl", |t| t.replacen("bonus=+1", "bonus=+2", 1))).len();
    assert!(all > 0 && all <= before.len());
}
