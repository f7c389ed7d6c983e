//! Every example of the authors' guide is read as an author would write it: on a card, on a minion, in a chapter or in a room.
//! An example that fits nowhere is a mistake of the guide.

#[expect(dead_code, reason = "only the folder is needed here")]
mod common;

use content::{Severity, Sources, load_with};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Places an example may be meant for; `@` is the example, `#` its number.
const ON_CARDS: &[&str] = &[
    "item e# { @ }",
    "item e# { free-action { @ } }",
    "item e# { when attacking { @ } }",
    "item e# { when defense-rolled { @ } }",
    "item e# { when movement-rolled { @; gain-cheese 1 } }",
    "item e# { when searching { @; gain-cheese 1 } }",
    "item e# { when attacking { @; attack-dice +1 } }",
    "event e# fortune { @ }",
];
/// The box has room for few more minions, so these come last.
const ON_MINIONS: &[&str] = &[
    "minion e# size=small { battle 1; defense 1; attack melee; power p# { @ } }",
    "minion e# size=small { battle 1; defense 1; attack melee; @ }",
];
/// The same inside a room of a chapter; `rule e#` is the chapter's own name for it.
const IN_ROOMS: &[&str] = &[
    "rule e# { @ }",
    "rule e# {\n when turn-ends who=any-mouse\n @\n gain-cheese 1\n }",
    "rule e# {\n when defeating who=any-mouse\n @\n }",
    "rule e# {\n when turn-ends who=any-mouse\n @\n }",
    "special-setup roach=1 { @ }",
];

/// The code in the tables of some sections of the vocabulary, without what is only part of a line.
fn examples(guide: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut section = "";
    for line in guide.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading;
        }
        if !line.starts_with('|') || !["When", "If", "Do", "Standing rules"].contains(&section) {
            continue;
        }
        // The second column of *when* and *if* explains in prose.
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").collect();
        let column = usize::from(!matches!(section, "When" | "If"));
        let Some(cell) = cells.get(column) else { continue };
        // What stands in brackets explains.
        let mut depth = 0;
        let mut plain = String::new();
        for c in cell.chars() {
            depth += i32::from(c == '(');
            if depth == 0 {
                plain.push(c);
            }
            depth -= i32::from(c == ')');
        }
        for code in plain.split('`').skip(1).step_by(2) {
            let first = code.split(' ').next().unwrap_or_default();
            if first.contains('=') {
                continue;
            }
            found.push(code.replace("{ ... }", "{ gain-cheese 1 }"));
        }
    }
    found
}

/// The numbers of the examples that are sound where they stand.
fn sound(base: &Sources, examples: &[String], template: &str, room: Option<&str>) -> BTreeSet<usize> {
    let mut text = String::new();
    let mut spans = Vec::new();
    if let Some(room) = room {
        let _ = write!(
            text,
            "ally old-crow {{\n when turn-starts {{ fill-wheel 1 }}\n}}\nbook guide {{\n achievement miz-maggie\n chapters guide-one\n}}\nchapter guide-one {{\n ends-on-page 6\n party 4\n encounters standard\n \
             map {{\n row {room}\n }}\n start {room}\n counter crumbs\n flag awake\n flag left\n victory {{ flag awake }}\n room {room} {{\n"
        );
    }
    for (number, example) in examples.iter().enumerate() {
        let start = text.len();
        text += &template.replace('#', &number.to_string()).replacen('@', example, 1);
        text.push('\n');
        spans.push(start..text.len());
    }
    if room.is_some() {
        text += " }\n}\n";
    }
    let loaded = load_with(base, &Sources::from_pairs([("guide.kdl", text.as_str())]));
    // What only the words and the prose lack is no mistake of the line.
    let wrong: Vec<_> = loaded
        .diagnostics
        .iter()
        .filter(|d| d.severity == Severity::Error && d.span.file == "guide.kdl" && !d.code.starts_with("C05"))
        // Nor is that there are too many of them.
        .filter(|d| !matches!(d.code, "C0015" | "C0018" | "C0205"))
        .collect();
    // A file that is no KDL says nothing about its other lines.
    if wrong.iter().any(|d| d.code == "C0001") {
        return BTreeSet::new();
    }
    let is_wrong = |span: &std::ops::Range<usize>| wrong.iter().any(|d| span.contains(&d.span.start));
    (0..examples.len()).filter(|n| !is_wrong(&spans[*n])).collect()
}

#[test]
fn every_example_of_the_vocabulary_can_be_written() {
    let guide =
        std::fs::read_to_string(common::root().join("docs/authors/vocabulary.md")).expect("the guide");
    let examples = examples(&guide);
    assert!(examples.len() > 140, "only {} examples were found", examples.len());
    let base = Sources::from_dir(&common::root().join("content")).expect("the content");
    let mut open: BTreeSet<usize> = (0..examples.len()).collect();
    let mut strike = |template: &str, room: Option<&str>| {
        let left: Vec<usize> = open.iter().copied().collect();
        if left.is_empty() {
            return;
        }
        let texts: Vec<String> = left.iter().map(|n| examples[*n].clone()).collect();
        let good = sound(&base, &texts, template, room);
        for n in good {
            open.remove(&left[n]);
        }
    };
    for template in ON_CARDS {
        strike(template, None);
    }
    for room in ["courtyard", "kitchen", "sewer", "guard-room", "dining-hall", "tunnel-entrance"] {
        for template in IN_ROOMS {
            strike(template, Some(room));
        }
    }
    for template in ON_MINIONS {
        strike(template, None);
    }
    let failed: Vec<&str> = open.iter().map(|n| examples[*n].as_str()).collect();
    assert!(failed.is_empty(), "these examples cannot be written anywhere:\n{}", failed.join("\n"));
}

#[test]
fn every_block_of_the_vocabulary_can_be_written() {
    let guide =
        std::fs::read_to_string(common::root().join("docs/authors/vocabulary.md")).expect("the guide");
    let base = Sources::from_dir(&common::root().join("content")).expect("the content");
    let blocks: Vec<&str> =
        guide.split("```kdl\n").skip(1).filter_map(|b| b.split_once("```")).map(|(b, _)| b).collect();
    assert!(blocks.len() >= 4, "only {} blocks were found", blocks.len());
    for block in blocks {
        // A book's own achievements belong to chapters that this test does not bring along.
        let text = if block.starts_with("rule ") {
            format!(
                "chapter guide-one {{\n ends-on-page 6\n party 4\n encounters standard\n map {{\n row courtyard\n }}\n start courtyard\n victory {{ no-minions on=board }}\n room courtyard {{\n{block}}}\n}}\n"
            )
        } else {
            block.to_string()
        };
        let loaded = load_with(&base, &Sources::from_pairs([("guide.kdl", text.as_str())]));
        let wrong: Vec<_> = loaded
            .diagnostics
            .iter()
            .filter(|d| {
                d.severity == Severity::Error && d.span.file == "guide.kdl" && !d.code.starts_with("C05")
            })
            // A book of the guide lists chapters that this test does not bring along either.
            .filter(|d| !d.args.contains(&("kind", "chapter".to_string())))
            .collect();
        assert!(wrong.is_empty(), "{block}\n{wrong:?}");
    }
}

#[test]
fn the_room_of_the_guide_is_sound() {
    let guide =
        std::fs::read_to_string(common::root().join("docs/authors/drawing-a-tile.md")).expect("the guide");
    let (_, rest) = guide.split_once("```svg\n").expect("a room");
    let (svg, _) = rest.split_once("```").expect("its end");
    let mut findings = Vec::new();
    let room = content::tile::read_side("small-cellar.svg", svg, &mut findings).expect("a side");
    assert!(findings.is_empty(), "{findings:?}");
    assert_eq!(room.side.spaces.len(), 4);
}

#[test]
fn chapter_one_is_explained_line_by_line() {
    let guide = std::fs::read_to_string(common::root().join("docs/authors/chapter-1.md")).expect("the guide");
    let chapter = "content/stories/sorrow-and-remembrance/01-flight-to-barksburg/chapter.kdl";
    let chapter = std::fs::read_to_string(common::root().join(chapter)).expect("the chapter");
    let lines = |text: &str| -> Vec<String> {
        text.lines().map(str::trim_end).filter(|l| !l.is_empty()).map(str::to_string).collect()
    };
    let mut explained = Vec::new();
    for block in guide.split("```kdl\n").skip(1) {
        explained.extend(lines(block.split_once("```").expect("its end").0));
    }
    assert_eq!(
        explained,
        lines(&chapter),
        "docs/authors/chapter-1.md must show every line of the chapter in order"
    );
}
