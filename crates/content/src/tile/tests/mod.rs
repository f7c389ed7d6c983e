//! Drawings read, linked, refused.

mod naive;

use super::*;
use crate::{Diagnostic, Severity};
use engine::book::Flip;
use engine::id::Spaces;
use expect_test::expect_file;
use std::fs;
use std::path::{Path, PathBuf};

const LOFT: &str = include_str!("../fixtures/loft.svg");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every finished drawing: our fixture and the rooms of the box.
fn drawings() -> Vec<(PathBuf, String)> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tile/fixtures");
    let mut found = Vec::new();
    for folder in [here, root().join("content/tiles")] {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        for path in entries.map(|e| e.expect("readable folder").path()) {
            if path.extension().is_some_and(|e| e == "svg") {
                let svg = fs::read_to_string(&path).expect("readable drawing");
                found.push((path, svg));
            }
        }
    }
    found.sort();
    found
}

fn read(svg: &str) -> (Option<DrawnSide>, Vec<Diagnostic>) {
    let mut out = Vec::new();
    let side = read_side("tile.svg", svg, &mut out);
    (side, out)
}

fn loft() -> DrawnSide {
    let (side, found) = read(LOFT);
    assert_eq!(found, []);
    side.expect("the loft links")
}

/// A drawing with these spaces and further layers.
fn tile(spaces: &str, more: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 1000\" data-side=\"5\" data-name=\"attic\" \
         data-color=\"orange\" data-flip=\"6\"><g id=\"art\"/><g id=\"spaces\">{spaces}</g>{more}</svg>"
    )
}

fn set(drawn: &DrawnSide, names: &str) -> Spaces {
    names.split_whitespace().map(|n| drawn.side.find(n).expect("a space of the drawing")).collect()
}

fn space<'a>(drawn: &'a DrawnSide, name: &str) -> &'a engine::book::Space {
    drawn.side.space(drawn.side.find(name).expect("a space of the drawing"))
}

#[test]
fn labels_transforms_and_every_kind_of_shape_are_read() {
    let loft = loft();
    let names: Vec<&str> = loft.side.spaces.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["a", "b", "c", "d", "e", "pool", "brook", "drain"]);
    assert_eq!(space(&loft, "a").at, (190, 190));
    assert_eq!(space(&loft, "c").at, (580, 190));
    assert_eq!(space(&loft, "d").at, (190, 380));
    assert_eq!(space(&loft, "e").at, (310, 370), "a given centre moves with its layer");
    assert_eq!((loft.side.number, loft.back_number, loft.side.colour), (21, 22, Colour::Blue));
    assert_eq!(loft.outline_path(loft.side.find("b").expect("b")), "M290 100L470 100L470 280L290 280Z");
}

#[test]
fn a_gap_of_sixteen_is_bridged_unless_a_wall_stands_in_it() {
    let loft = loft();
    assert_eq!(space(&loft, "a").adjacent, set(&loft, "b e"), "d is behind the wall, e across the corner");
    assert_eq!(space(&loft, "d").adjacent, set(&loft, "b"), "the wall ends short of that corner");
    let at = |gap: &str| {
        let b = format!("<path id=\"b\" d=\"M{gap} 100H500V300H{gap}Z\"/>");
        let (side, _) = read(&tile(&format!("<path id=\"a\" d=\"M100 100H300V300H100Z\"/>{b}"), ""));
        !space(&side.expect("links"), "a").adjacent.is_empty()
    };
    assert!(at("316"));
    assert!(!at("316.1"));
}

#[test]
fn lines_and_overrides_decide_their_pairs() {
    let loft = loft();
    assert_eq!(space(&loft, "e").red, set(&loft, "d"));
    assert_eq!(space(&loft, "d").red, set(&loft, "e"));
    assert_eq!(space(&loft, "e").gap, set(&loft, "pool"));
    assert_eq!(space(&loft, "c").adjacent, set(&loft, "b pool drain"), "joined over a gap of twenty");
    assert_eq!(space(&loft, "b").climb, set(&loft, "e"), "up to e goes against the arrow");
    assert_eq!(space(&loft, "e").climb, Spaces::NONE, "down to b goes with it");
    assert!(space(&loft, "e").adjacent.and(set(&loft, "b")) == set(&loft, "b"));
    assert_eq!(loft.side.red_bordered, set(&loft, "e"));
    let parted = "<path id=\"a\" data-parts=\"b\" d=\"M100 100H300V300H100Z\"/>\
                  <path id=\"b\" d=\"M310 100H500V300H310Z\"/>";
    let (side, _) = read(&tile(parted, ""));
    assert!(space(&side.expect("links"), "a").adjacent.is_empty());
}

#[test]
fn sight_is_mutual_and_stopped_by_walls_and_sight_outlines_only() {
    let loft = loft();
    let blind = |name: &str| loft.side.all().minus(space(&loft, name).sees);
    assert_eq!(blind("a"), set(&loft, "c d e drain"), "a pillar and a wall");
    assert_eq!(blind("b"), set(&loft, "c drain"));
    assert_eq!(blind("d"), set(&loft, "a"), "a red line does not hide e");
    for (_, svg) in drawings() {
        let side = read(&svg).0.expect("links").side;
        for (ix, s) in side.spaces.iter().enumerate() {
            let here = engine::id::SpaceId(ix as u8);
            assert!(s.sees.has(here));
            assert!(s.sees.iter().all(|t| side.space(t).sees.has(here)));
            assert!(s.adjacent.iter().all(|t| side.space(t).adjacent.has(here)));
        }
    }
}

#[test]
fn a_line_of_sight_may_touch_a_corner() {
    let spaces = "<path id=\"a\" class=\"flip entry\" d=\"M100 100H300V300H100Z\"/>\
                  <path id=\"b\" d=\"M310 100H500V300H310Z\"/>";
    let seen = |wall: &str| {
        let (side, _) = read(&tile(spaces, &format!("<g id=\"walls\">{wall}</g>")));
        space(&side.expect("links"), "a").sees.len() == 2
    };
    assert!(seen("<path d=\"M302 200L305 190L308 200Z\"/>"), "stands on the line");
    assert!(!seen("<path d=\"M302 201L305 190L308 201Z\"/>"), "bites into it");
    assert!(seen("<path d=\"M305 100V200\"/>"), "a stroke that ends on it");
    assert!(!seen("<path d=\"M305 100V200V300\"/>"), "one that goes through a corner of its own");
}

#[test]
fn the_hook_reaches_three_hundred_and_water_flows_where_its_arrows_point() {
    let loft = loft();
    assert_eq!(space(&loft, "a").hook, set(&loft, "b d e"));
    assert_eq!(space(&loft, "pool").current, set(&loft, "brook"), "read off the ends of the arrow");
    assert_eq!(space(&loft, "brook").current, set(&loft, "drain"));
    assert!(space(&loft, "drain").current_off && space(&loft, "drain").current.is_empty());
    assert_eq!(loft.side.water, set(&loft, "pool brook drain"));
}

#[test]
fn marks_capacities_and_exits_are_read() {
    let loft = loft();
    assert_eq!(loft.side.flip, loft.side.find("b").map(|s| (s, Flip::Plain)));
    assert_eq!(loft.side.start, loft.side.find("a"));
    assert_eq!((loft.side.entry, loft.side.traps), (set(&loft, "a"), set(&loft, "d")));
    assert_eq!((space(&loft, "e").capacity, space(&loft, "a").capacity), (6, 4));
    let west = loft.side.exit(Edge::West).expect("drawn");
    assert_eq!((west.colour, west.spaces), (Colour::Blue, set(&loft, "d")), "near its stroke");
    let east = loft.side.exit(Edge::East).expect("drawn");
    assert_eq!((east.colour, east.spaces), (Colour::Orange, set(&loft, "brook")), "as written");
    assert_eq!(loft.side.mouse_steps[0][loft.side.find("d").expect("d").ix()], 2);
    let shelf = "<path id=\"a\" class=\"special flip entry\" d=\"M100 100H300V300H100Z\"/>";
    assert_eq!(space(&read(&tile(shelf, "")).0.expect("links"), "a").capacity, 32, "MOV-7: no limit");
}

#[test]
fn finished_drawings_have_no_errors_and_their_reviewed_table() {
    for (path, svg) in drawings() {
        let (side, found) = read(&svg);
        let errors: Vec<_> = found.iter().filter(|d| d.severity == Severity::Error).collect();
        assert!(errors.is_empty(), "{}: {errors:?}", path.display());
        let table = link_table(&side.expect("a side without errors").side, &str::to_string);
        expect_file![path.with_extension("links")].assert_eq(&table);
    }
}

/// Pairs where even fine sampling and the exact answer differ, each looked at: the line runs along an
/// outline or touches a corner, and floats fall to either side of it.
const TOUCHES: &[(&str, &str, &str)] = &[];

#[test]
fn a_naive_reading_agrees() {
    let mut differ = Vec::new();
    let mut compared = 0;
    for (path, svg) in drawings() {
        let drawn = read(&svg).0.expect("links");
        let document = roxmltree::Document::parse(&svg).expect("read before");
        let mut out = Vec::new();
        let mut report = Report::new("", &mut out);
        let drawing = drawing::read(&document, &mut report);
        let near = link::near_pairs(&drawing, &mut report);
        let name = path.file_stem().expect("a file").to_string_lossy().into_owned();
        for b in 0..drawn.side.spaces.len() {
            for a in 0..b {
                let (x, y) = (&drawn.side.spaces[a], &drawn.side.spaces[b]);
                let sees = x.sees.has(engine::id::SpaceId(b as u8));
                // A short way through a corner slips between samples: look again, closely.
                let seen = naive::sees(&drawn, a, b, 0.5) == sees || naive::sees(&drawn, a, b, 0.005) == sees;
                if !seen || naive::near(&drawn, a, b) != near.contains(&(a, b)) {
                    differ.push((name.clone(), x.name.clone(), y.name.clone()));
                }
                compared += 1;
            }
        }
    }
    let listed: Vec<_> = TOUCHES.iter().map(|(r, a, b)| ((*r).into(), (*a).into(), (*b).into())).collect();
    assert_eq!(differ, listed);
    assert!(compared >= 28, "the loft alone has that many pairs");
}

fn broken() -> Vec<(String, String)> {
    let entries = fs::read_dir(root().join("broken-content")).expect("broken-content exists");
    let mut found: Vec<(String, String)> = entries
        .map(|e| e.expect("readable folder").path())
        .filter_map(|p| {
            let name = p.file_name()?.to_string_lossy().into_owned();
            name.starts_with("C06").then_some(())?;
            Some((name, fs::read_to_string(p.join("tile.svg")).ok()?))
        })
        .collect();
    found.sort();
    found
}

#[test]
fn every_broken_drawing_gets_its_code_and_nothing_unexpected() {
    let cases = broken();
    for code in CODES {
        assert!(cases.iter().any(|(name, _)| name.starts_with(code)), "no broken drawing for {code}");
    }
    for (name, svg) in cases {
        let found = read(&svg).1;
        let codes: Vec<&str> = found.iter().map(|d| d.code).collect();
        assert!(codes.contains(&&name[..5]), "{name}: {codes:?}");
        assert!(codes.iter().all(|c| *c == &name[..5]), "{name} shows more than its own mistake: {found:?}");
        for d in &found {
            assert!(CODES.contains(&d.code));
            assert!(svg.get(d.span.start..d.span.end).is_some(), "{name}: place off the text");
        }
    }
}

#[test]
fn every_code_has_words_in_three_languages_that_use_its_arguments() {
    let given: Vec<Diagnostic> = broken().into_iter().flat_map(|(_, svg)| read(&svg).1).collect();
    for lang in ["en", "de", "pl"] {
        let path = root().join(format!("content/locales/{lang}/diagnostics-tiles.ftl"));
        let text = fs::read_to_string(&path).expect("words for tiles");
        for code in CODES {
            let key = format!("diagnostic-{} = ", code.to_lowercase());
            let start = text.find(&key).unwrap_or_else(|| panic!("{lang}: no words for {code}"));
            let rest = &text[start..];
            let message = &rest[..rest.find("\n\n").unwrap_or(rest.len())];
            let found = given.iter().find(|d| d.code == *code).expect("a broken drawing for every code");
            let also = found.also.iter().map(|(_, attribute)| *attribute);
            for attribute in ["label", "help"].into_iter().chain(also) {
                assert!(
                    message.contains(&format!("\n    .{attribute} = ")),
                    "{lang} {code}: no .{attribute}"
                );
            }
            for used in message.split("{ $").skip(1) {
                let name: String =
                    used.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
                assert!(found.args.iter().any(|(n, _)| *n == name), "{lang} {code}: no argument ${name}");
            }
        }
    }
}

#[test]
fn the_picture_keeps_what_is_seen_and_leaves_the_rules_out() {
    let picture = art(LOFT).expect("harmless");
    for gone in ["data-", "inkscape", "sodipodi", "rect21", "xlink"] {
        assert!(!picture.contains(gone), "{gone} in {picture}");
    }
    assert!(picture.contains(" href=\"#path13\""));
    assert!(picture.contains("<defs><g id=\"layer2\""), "an outline the picture borrows is kept, unseen");
    assert!(picture.contains("path30") && picture.contains("line40"), "lines and sills are seen");
    assert!(roxmltree::Document::parse(&picture).is_ok());
    assert_eq!(art(&picture), Some(picture.clone()), "cleaning twice changes nothing");
    for (name, svg) in broken() {
        let refused = ["C0601", "C0602", "C0603", "C0604", "C0605", "C0606", "C0607", "C0608"];
        assert_eq!(art(&svg).is_none(), refused.contains(&&name[..5]), "{name}");
    }
}

#[test]
fn references_that_only_look_local_are_refused() {
    for style in [
        "fill:url(#a) url(//x.example/)",
        "fill:URL( 'http://x.example/')",
        "@import 'x'",
        "fill:\\75rl(x)",
        "background:image-set('x' 1x)",
    ] {
        let svg = tile("", "").replace("<g id=\"art\"/>", &format!("<g id=\"art\" style=\"{style}\"/>"));
        assert_eq!(art(&svg), None, "{style}");
        let svg =
            tile("", "").replace("<g id=\"art\"/>", &format!("<g id=\"art\"><style>{style}</style></g>"));
        assert_eq!(art(&svg), None, "{style}");
    }
    for link in ["x.svg#a", "data:image/png;base64,AA", "javascript:squeak()", ""] {
        let svg =
            tile("", "").replace("<g id=\"art\"/>", &format!("<g id=\"art\"><use href=\"{link}\"/></g>"));
        assert_eq!(art(&svg), None, "{link}");
    }
}

#[test]
fn the_overlay_is_a_drawing_of_everything() {
    for (path, svg) in drawings() {
        let drawn = read(&svg).0.expect("links");
        let overlay = debug_overlay(&drawn, &svg);
        let document =
            roxmltree::Document::parse(&overlay).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for s in &drawn.side.spaces {
            let named =
                document.descendants().filter(|n| n.text() == Some(s.name.as_str()) && n.is_element());
            assert!(named.count() >= 3, "{} in the picture and on both sides of the table", s.name);
        }
    }
}

#[test]
fn damaged_drawings_are_reported_not_fatal() {
    // A small generator of our own: the same damage on every machine.
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let scraps =
        ["\"", "<", ">", "-", "9e99", "A", "Z", "nan", "<g>", "</g>", " ", "&", "0", "é", "M", ",", "-1e5"];
    for _ in 0..1500 {
        let mut text: Vec<char> = LOFT.chars().collect();
        for _ in 0..=next(3) {
            let at = next(text.len());
            let end = (at + next(4)).min(text.len());
            text.splice(at..end, scraps[next(scraps.len())].chars());
        }
        let svg: String = text.into_iter().collect();
        let (side, found) = read(&svg);
        assert!(side.is_some() || !found.is_empty());
        if let Some(picture) = art(&svg) {
            assert_eq!(art(&picture).as_ref(), Some(&picture), "a cleaned picture is clean");
        }
        for d in found {
            assert!(svg.get(d.span.start..d.span.end).is_some(), "{d:?}");
        }
    }
}

#[test]
fn a_mirrored_drawing_links_the_same() {
    let plain = loft();
    let mirror = "transform=\"matrix(-1 0 0 1 1000 0)\"";
    let mut svg = LOFT.replace("transform=\"translate(10,20)\"", &format!("{mirror} class=\"moved\""));
    svg = svg.replace("id=\"layer3\"", &format!("id=\"layer3\" {mirror}"));
    svg = svg.replace("id=\"layer4\"", &format!("id=\"layer4\" {mirror}"));
    // The layer's own move goes inside the mirror.
    svg = svg.replace("style=\"display:none\">", "><g transform=\"translate(10,20)\">");
    svg = svg.replacen(
        "</g>\n  <g inkscape:groupmode=\"layer\" id=\"layer3\"",
        "</g></g>\n  <g id=\"layer3\"",
        1,
    );
    let mirrored = read(&svg).0.expect("links");
    assert_eq!(space(&mirrored, "a").at, (810, 190));
    for (x, y) in plain.side.spaces.iter().zip(&mirrored.side.spaces) {
        assert_eq!((x.adjacent, x.climb, x.red, x.gap), (y.adjacent, y.climb, y.red, y.gap), "{}", x.name);
        assert_eq!((x.sees, x.hook), (y.sees, y.hook), "{}", x.name);
    }
}

#[test]
fn nesting_without_end_is_refused_not_followed() {
    let deep = tile("", &format!("<g id=\"over\">{}{}</g>", "<g>".repeat(70_000), "</g>".repeat(70_000)));
    assert_eq!(read(&deep).1.iter().map(|d| d.code).collect::<Vec<_>>(), ["C0603"]);
    let open = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}", "<g>".repeat(150_000));
    assert_eq!(read(&open).1.iter().map(|d| d.code).collect::<Vec<_>>(), ["C0601"]);
}

#[test]
fn numbers_without_end_do_not_keep_us_busy() {
    for d in ["M0 0A1e60 1e60 0 1 1 9 9Z", "M0 0C1e300 0 0 1e300 9 9Z", "M0 0h1e308h1e308Z", "z", "M1"] {
        let (_, found) = read(&tile(&format!("<path id=\"a\" d=\"{d}\"/>"), ""));
        assert!(found.iter().any(|f| ["C0617", "C0618", "C0625"].contains(&f.code)), "{d}: {found:?}");
    }
}
