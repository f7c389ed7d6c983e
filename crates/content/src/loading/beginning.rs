//! A chapter begun somewhere in the middle, for authors who want to see one room: the chapter's own file with another
//! beginning. It is content like any other, so that its games are kept, replayed and given away like any other.

use crate::sources::{Sources, kind_of};
use kdl::{KdlDocument, KdlEntry, KdlNode, KdlValue};
use std::fmt::Write as _;

/// Where and how a chapter is to begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beginning {
    /// The room, and the space in it where the mice stand.
    pub room: Option<(String, String)>,
    /// The side that the map shows in its place, if it is the other side of that tile.
    pub instead_of: Option<String>,
    /// Pages that the hourglass has moved on.
    pub pages: u8,
    /// Cheese on the wheel.
    pub wheel: u8,
    /// Counters and flags.
    pub counters: Vec<(String, u8)>,
}

/// These files with another beginning of a chapter; none if no file declares it.
pub fn beginning_at(files: &Sources, chapter: &str, begin: &Beginning) -> Option<Sources> {
    let (path, document) =
        files.iter().filter(|(path, _)| kind_of(path) == "kdl").find_map(|(path, text)| {
            let mut document = KdlDocument::parse_v2(text).ok()?;
            let node = document.nodes_mut().iter_mut().find(|node| is(node, "chapter", chapter))?;
            rewrite(node.ensure_children(), begin);
            Some((path.to_string(), document.to_string()))
        })?;
    Some(Sources::from_pairs([(path, document)]).over(files))
}

/// Whether a node is called so and has this as its first word.
fn is(node: &KdlNode, name: &str, word: &str) -> bool {
    node.name().value() == name && first(node) == Some(word)
}

fn first(node: &KdlNode) -> Option<&str> {
    node.entries().iter().find(|entry| entry.name().is_none())?.value().as_string()
}

fn rewrite(chapter: &mut KdlDocument, begin: &Beginning) {
    let mut added = String::new();
    if let Some((room, space)) = &begin.room {
        if let Some(shown) = &begin.instead_of {
            turn_over(chapter, shown, room);
        }
        let waits = waiting(chapter, room);
        let here = |node: &KdlNode| first(node) == Some(room);
        // Whoever waits elsewhere at the start does not belong to this room; what would wait here does.
        chapter.nodes_mut().retain(|node| match node.name().value() {
            "start" => false,
            "minions" => here(node) && waits.is_none(),
            _ => true,
        });
        let _ = writeln!(added, "start {room}:{space}");
        if let Some(waits) = waits {
            let _ = writeln!(added, "minions {room}{waits}");
        }
    }
    let mut effects = String::new();
    if begin.pages > 0 {
        let _ = writeln!(effects, "hourglass +{}", begin.pages);
    }
    if begin.wheel > 0 {
        let _ = writeln!(effects, "fill-wheel {}", begin.wheel);
    }
    for (name, value) in &begin.counters {
        let _ = writeln!(effects, "set {name} {value}");
    }
    if !effects.is_empty() {
        let _ = writeln!(added, "rule begun-here {{\nwhen chapter-starts\n{effects}}}");
    }
    if let Ok(added) = KdlDocument::parse_v2(&added) {
        // Each on a line of its own, whatever the file looks like.
        for node in added.nodes() {
            let mut node = node.clone();
            node.autoformat();
            if let Some(format) = node.format_mut() {
                format.leading = "\n".into();
                format.terminator = "\n".into();
            }
            chapter.nodes_mut().push(node);
        }
    }
}

/// Puts the other side of a tile onto the map.
fn turn_over(chapter: &mut KdlDocument, shown: &str, room: &str) {
    let rows = chapter.nodes_mut().iter_mut().filter(|node| node.name().value() == "map");
    let rows = rows.flat_map(|map| map.ensure_children().nodes_mut());
    for entry in rows.flat_map(KdlNode::entries_mut) {
        if entry.value().as_string() == Some(shown) {
            *entry = KdlEntry::new(KdlValue::String(room.to_string()));
        }
    }
}

/// What the room's own setup places, as it is written.
fn waiting(chapter: &KdlDocument, room: &str) -> Option<String> {
    let node = chapter.nodes().iter().find(|node| is(node, "room", room))?;
    let setup = node.children()?.nodes().iter().find(|line| line.name().value() == "special-setup")?;
    let mut out = String::new();
    for entry in setup.entries() {
        let name = entry.name()?.value();
        let value = match entry.value() {
            KdlValue::Integer(n) => n.to_string(),
            KdlValue::String(word) => word.clone(),
            KdlValue::Bool(flag) => format!("#{flag}"),
            KdlValue::Float(_) | KdlValue::Null => return None,
        };
        let _ = write!(out, " {name}={value}");
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHAPTER: &str = "// A chapter.\nchapter one {\n    ends-on-page 6\n    party 4\n    encounters none\n    map { row guard-room kitchen }\n    start guard-room\n    minions guard-room roach=1\n    victory { flag lit }\n    flag lit\n    counter oil\n    room kitchen { special-setup elite-rat=2 roach=1 }\n}\n";

    fn begun(begin: &Beginning) -> (Sources, String) {
        let files =
            Sources::from_pairs([("book.kdl", "book b { chapters one }"), ("01/chapter.kdl", CHAPTER)]);
        let files = beginning_at(&files, "one", begin).expect("it is declared");
        let text = files.get("01/chapter.kdl").expect("the file").to_string();
        (files, text)
    }

    #[test]
    fn a_chapter_begins_in_another_room_with_what_waits_there() {
        let room = Some(("kitchen".to_string(), "k21".to_string()));
        let begin =
            Beginning { room, pages: 2, wheel: 3, counters: vec![("oil".into(), 2)], ..Beginning::default() };
        let (_, text) = begun(&begin);
        assert!(!text.contains("start guard-room") && !text.contains("minions guard-room"), "{text}");
        let mut findings = Vec::new();
        let nodes = crate::tree::read(0, "chapter.kdl", &text, &mut findings).expect("it is KDL");
        assert!(findings.is_empty(), "{findings:?}");
        let lines: Vec<&str> = nodes[0].kids().iter().map(|node| node.name.as_str()).collect();
        assert_eq!(lines.iter().filter(|line| **line == "start").count(), 1, "{text}");
        assert!(text.contains("minions kitchen elite-rat=2 roach=1"), "{text}");
        for line in ["hourglass 2", "fill-wheel 3", "set oil 2"] {
            assert!(text.contains(line), "{line} in {text}");
        }
    }

    #[test]
    fn the_other_side_of_a_tile_is_turned_up() {
        let begin = Beginning {
            room: Some(("kitchen-tunnels".into(), "t1".into())),
            instead_of: Some("kitchen".into()),
            ..Beginning::default()
        };
        let (_, text) = begun(&begin);
        assert!(text.contains("row guard-room kitchen-tunnels"), "{text}");
        let nothing = Sources::from_pairs([("book.kdl", "book b { chapters one }")]);
        assert_eq!(beginning_at(&nothing, "one", &begin).map(|_| ()), None);
    }
}
