//! The story book on paper: a table with the box can lay out a chapter from it.

mod common;

use common::{catalogue, is_whole};
use view::BookChapter;
use words::Lang;

fn chapters(lang: Lang) -> Vec<BookChapter> {
    catalogue().locale(lang).story_book("sorrow-and-remembrance")
}

fn chapter(id: &str) -> BookChapter {
    chapters(Lang::En).into_iter().find(|c| c.id == id).expect("a chapter of ours")
}

fn room(chapter: &BookChapter, name: &str) -> Vec<String> {
    chapter.rooms.iter().find(|r| r.name == name).expect("a room with something to say").rules.clone()
}

#[test]
fn whoever_begins_elsewhere_is_named() {
    let setup = chapter("lilys-tail").setup;
    assert!(setup.contains(&"Lily starts here: Crystal Tunnels (X6)".to_string()), "{setup:#?}");
    assert!(setup.contains(&"The other mice start here: Courtyard".to_string()), "{setup:#?}");
    let setup = chapter("two-fires").setup;
    assert!(
        setup.iter().any(|l| l.ends_with("start here: Alchemist’s Chamber") && l.contains("Tilda")),
        "{setup:#?}"
    );
    let setup = chapter("against-the-stream").setup;
    assert!(setup.contains(&"The mice start here: Sewer Drain Pipe".to_string()), "{setup:#?}");
}

#[test]
fn cards_and_counters_lie_ready() {
    let setup = chapter("every-lamp").setup;
    assert!(setup.contains(&"The party starts with: Dinner Fork, Grape".to_string()), "{setup:#?}");
    assert!(setup.contains(&"Keep count of “Lamps burning”, starting at 7.".to_string()), "{setup:#?}");
}

#[test]
fn rooms_say_who_waits_there() {
    let lily = chapter("lilys-tail");
    assert_eq!(room(&lily, "Dining Hall")[0], "Waiting there: 1 Elite Rat Warrior and 2 Rat Warriors.");
    assert!(room(&lily, "Kitchen").contains(&"No encounter card is drawn.".to_string()));
    let flight = chapter("flight-to-barksburg");
    assert_eq!(room(&flight, "Kitchen")[0], "Waiting there: 8 Roaches (counter).");
}

#[test]
fn the_book_does_not_send_its_reader_to_itself() {
    let elsewhere = ["see the chapter", "wie im Kapitel beschrieben", "według rozdziału"];
    for lang in Lang::ALL {
        for chapter in chapters(lang) {
            let rooms = chapter.rooms.iter().flat_map(|room| &room.rules);
            for line in chapter.setup.iter().chain(&chapter.defeat).chain(rooms) {
                assert!(is_whole(line), "{lang}, {}: {line}", chapter.id);
                assert!(
                    !elsewhere.iter().any(|words| line.contains(words)),
                    "{lang}, {}: {line}",
                    chapter.id
                );
            }
        }
    }
    let hall = room(&chapter("what-the-king-forgot"), "Dining Hall");
    assert!(
        hall[0].contains("If you have “A Captain in a Sugar Bowl”") && hall[0].contains("with the ring"),
        "{hall:#?}"
    );
    let dark = chapter("the-dark-of-the-moon");
    let pipes = room(&dark, "Pipes");
    assert!(pipes[0].starts_with("Waiting there: 2 Rat Warriors. If the party has earned "), "{pipes:#?}");
}

#[test]
fn what_is_read_only_to_some_says_to_whom() {
    let dark = chapter("the-dark-of-the-moon");
    let sixth = dark.moments.iter().find(|m| m.id == "the-sixth").expect("a moment");
    let whens: Vec<&str> = sixth.paragraphs.iter().filter_map(|(when, _)| when.as_deref()).collect();
    let nobody = "If you do not have “A Very Small Word” · If you do not have “Miz Maggie Speaks”";
    assert!(whens.contains(&nobody), "{whens:#?}");
}
