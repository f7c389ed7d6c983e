//! Holds the small drawings to what the table needs of them.

use drawing::figures::{self, FACES, Kind, Symbol};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/figures")
}

fn drawn(kind: Kind) -> Vec<(&'static str, String)> {
    figures::all().into_iter().filter(|f| f.0 == kind).map(|(_, name, draw)| (name, draw(name))).collect()
}

#[test]
fn files_are_what_the_kit_draws() {
    let drawn = drawing::all_figures();
    for (file, text) in &drawn {
        let there = std::fs::read_to_string(folder().join(file)).unwrap_or_default();
        assert!(there == *text, "{file}: run the draw binary");
    }
    let there: BTreeSet<String> = std::fs::read_dir(folder())
        .expect("figures")
        .map(|e| e.expect("entry").file_name().into_string().expect("utf-8"))
        .collect();
    assert_eq!(there, drawn.into_iter().map(|d| d.0).collect::<BTreeSet<_>>());
}

#[test]
fn everything_the_box_needs_is_drawn() {
    let names: BTreeSet<&str> = figures::all().into_iter().map(|f| f.1).collect();
    assert_eq!(names.len(), figures::all().len(), "a name is used twice");
    let wanted = "collin filch lily maginos nez tilda \
        rat-warrior elite-rat roach greedy-roach spider centipede captain-vurst skitter-clak vanestra brodie crow \
        wound poison stunned webbed charmed knocked-down mousetrap cheese hourglass end-marker snare \
        disguises fishhook-and-thread dinner-fork grape catnip \
        cheesemaster roachmaster poisonmaster scaper cat-tamer story-achievement \
        vanestras-brush cats-claw-horn king drain-pipe \
        die-1 die-2 die-3 die-4 die-5 die-6 \
        move scurry battle search recover explore share equip level-up end-turn undo redo help settings sound chat \
        suggest listen warrior leader mystic scamp tinkerer archer healer paw head body sharp blunt magic melee ranged \
        defense lore life search-deck encounter-deck trap water current exit flip entry \
        accessory item scroll trick fortune treachery party-item ambush surge";
    for name in wanted.split_whitespace() {
        assert!(names.contains(name), "{name} is missing");
    }
}

#[test]
fn what_the_story_remembers_and_whom_it_brings_is_drawn() {
    let names: BTreeSet<&str> = figures::all().into_iter().map(|f| f.1).collect();
    let story = folder().join("../stories/sorrow-and-remembrance");
    for (file, word, least) in [("book.kdl", "achievement ", 31), ("minions.kdl", "minion ", 3)] {
        let text = std::fs::read_to_string(story.join(file)).expect("the story");
        let declared = text.lines().filter_map(|line| line.trim_start().strip_prefix(word));
        let declared: Vec<&str> = declared.filter_map(|rest| rest.split_whitespace().next()).collect();
        assert!(declared.len() >= least, "{file}: {declared:?}");
        for name in declared {
            assert!(names.contains(name), "{file}: {name} has no picture");
        }
    }
}

#[test]
fn drawings_are_tame() {
    for (_, name, draw) in figures::all() {
        let text = draw(name);
        assert!(text.len() < 12_000, "{name}: {} bytes", text.len());
        for bad in [
            "<script",
            "<style",
            "<image",
            "<text",
            "<filter",
            "foreignObject",
            "href",
            "style=",
            "NaN",
            "inf ",
        ] {
            assert!(!text.contains(bad), "{name} holds {bad}");
        }
        let xml = roxmltree::Document::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(xml.root_element().attribute("viewBox"), Some("0 0 100 100"), "{name}");
        let ids: BTreeSet<&str> = xml.descendants().filter_map(|e| e.attribute("id")).collect();
        for id in &ids {
            assert!(id.starts_with(&format!("{name}-")), "{name}: id {id} would clash when inlined");
        }
        for used in text.split("url(#").skip(1) {
            let id = used.split(')').next().expect("a closing bracket");
            assert!(ids.contains(id), "{name}: {id} is used and not there");
        }
    }
}

#[test]
fn icons_take_the_colour_of_the_text() {
    for (name, text) in drawn(Kind::Icon) {
        let xml = roxmltree::Document::parse(&text).expect("svg");
        for e in xml.descendants() {
            for key in ["fill", "stroke"] {
                let colour = e.attribute(key).unwrap_or("none");
                assert!(["none", "currentColor"].contains(&colour), "{name}: {key} {colour}");
            }
        }
    }
}

/// Path data of every stroke without a fill: among them the badge.
fn strokes(text: &str) -> BTreeSet<String> {
    let xml = roxmltree::Document::parse(text).expect("svg");
    xml.descendants()
        .filter(|e| e.attribute("stroke-linecap") == Some("square"))
        .filter_map(|e| e.attribute("d").map(str::to_owned))
        .collect()
}

#[test]
fn rings_and_badges_tell_figures_apart() {
    let mut badges = BTreeSet::new();
    let mut teeth = BTreeSet::new();
    for kind in [Kind::Mouse, Kind::Foe] {
        for (name, text) in drawn(kind) {
            let badge = strokes(&text);
            assert_eq!(badge.len(), usize::from(name != "crow"), "{name} has one badge, the crow none");
            // The queen has one letter and one ring, whatever she is just now: she never meets herself.
            let again = name.starts_with("vanestra-");
            assert!(name == "crow" || badges.insert(badge) != again, "{name} shares its letter");
            let xml = roxmltree::Document::parse(&text).expect("svg");
            let first = xml
                .root_element()
                .children()
                .find(|e| e.is_element() && !e.has_tag_name("defs"))
                .expect("a ring");
            if kind == Kind::Mouse {
                assert!(first.has_tag_name("circle"), "{name}: a mouse has a smooth ring");
            } else {
                let points = first.attribute("d").expect("a toothed ring").matches('L').count() + 1;
                assert!(teeth.insert(points) != again, "{name} has as many teeth as another kind");
            }
        }
    }
}

#[test]
fn dice_follow_the_facts() {
    let count = |f: fn(&(char, Symbol, bool)) -> bool| FACES.iter().filter(|face| f(face)).count();
    assert_eq!(count(|f| f.1 == Symbol::Cheese), 1);
    assert_eq!(count(|f| f.1 == Symbol::Sword), 1);
    assert_eq!(count(|f| f.1 == Symbol::SwordAndShield), 2);
    assert_eq!(count(|f| f.1 == Symbol::Bow), 2);
    assert_eq!(FACES.map(|f| f.2), [false, true, false, true, false, true]);
    assert_eq!(FACES.map(|f| f.0), ['1', '2', '3', '3', '2', '1']);
    let dice = drawn(Kind::Die);
    for (i, (a, text)) in dice.iter().enumerate() {
        for (b, other) in &dice[..i] {
            assert_ne!(text, other, "{a} and {b} look the same");
        }
    }
}
