//! Holds every side against what is known of the printed one. The places are compass words of a point on the sheet.

mod tile;

use drawing::geometry::{Pt, bounds, dist, nearest};
use tile::Tile;
use tile::known::{FACTS, Fact};

fn lies(at: Pt, place: &str) -> bool {
    let (x, y) = at;
    match place {
        "" => true,
        "centre" => (330.0..670.0).contains(&x) && (330.0..670.0).contains(&y),
        "centre-right" => (500.0..760.0).contains(&x) && (300.0..760.0).contains(&y),
        "N-centre" => y < 340.0 && (300.0..700.0).contains(&x),
        "NE-centre" => y < 480.0 && (500.0..800.0).contains(&x),
        "N-E" => y < 400.0 && x > 500.0,
        _ => place.chars().all(|c| match c {
            'N' => y < 420.0,
            'S' => y > 580.0,
            'W' => x < 420.0,
            'E' => x > 580.0,
            _ => panic!("place {place}"),
        }),
    }
}

/// Can the spaces be given to the places one to one?
fn matched(spaces: &[(&str, Pt)], places: &[&str]) -> bool {
    let Some((first, rest)) = places.split_first() else { return spaces.is_empty() };
    (0..spaces.len()).any(|i| {
        let fits = if first.chars().any(char::is_lowercase) && !first.contains("centre") {
            spaces[i].0 == *first
        } else {
            lies(spaces[i].1, first)
        };
        let mut left = spaces.to_vec();
        left.remove(i);
        fits && matched(&left, rest)
    })
}

fn tiles() -> Vec<(&'static Fact, String, Tile)> {
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/tiles");
    FACTS
        .iter()
        .map(|f| {
            let text = std::fs::read_to_string(dir.join(format!("{}.svg", f.file)))
                .unwrap_or_else(|e| panic!("{}: {e}", f.file));
            let tile = Tile::read(&text);
            (f, text, tile)
        })
        .collect()
}

/// Runs a check over every side and reports everything that is wrong at once.
fn every(check: impl Fn(&Fact, &str, &Tile, &mut Vec<String>)) {
    let mut wrong = Vec::new();
    for (fact, text, tile) in tiles() {
        let mut w = Vec::new();
        check(fact, &text, &tile, &mut w);
        wrong.extend(w.into_iter().map(|m| format!("{}: {m}", fact.file)));
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn files_are_what_the_kit_draws() {
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/tiles");
    let drawn = drawing::all();
    for (file, text) in &drawn {
        assert_eq!(
            std::fs::read_to_string(dir.join(file)).unwrap_or_default(),
            *text,
            "{file}: run the draw binary"
        );
    }
    let mut there: Vec<String> = std::fs::read_dir(dir)
        .expect("tiles")
        .map(|e| e.expect("entry").file_name().into_string().expect("utf-8"))
        .filter(|n| std::path::Path::new(n).extension().is_some_and(|e| e == "svg"))
        .collect();
    there.sort();
    assert_eq!(there, drawn.iter().map(|d| d.0.to_owned()).collect::<Vec<_>>());
    assert_eq!(FACTS.iter().map(|f| format!("{}.svg", f.file)).collect::<Vec<_>>(), there);
}

#[test]
fn drawings_are_tame() {
    every(|fact, text, tile, wrong| {
        if text.len() >= 150_000 {
            wrong.push(format!("{} bytes", text.len()));
        }
        for bad in ["<script", "<style", "<image", "<text", "foreignObject", "href", "style=", "NaN", "inf "]
        {
            if text.contains(bad) {
                wrong.push(format!("holds {bad}"));
            }
        }
        let side: u8 = fact.file[..2].parse().expect("a number");
        let other = if side % 2 == 1 { side + 1 } else { side - 1 };
        for (key, want) in [
            ("data-side", side.to_string()),
            ("data-name", fact.file[3..].to_owned()),
            ("data-flip", other.to_string()),
            ("data-color", if side % 2 == 1 { "orange" } else { "blue" }.to_owned()),
            ("viewBox", "0 0 1000 1000".to_owned()),
        ] {
            if tile.root.get(key) != Some(&want) {
                wrong.push(format!("{key} is not {want}"));
            }
        }
        // `sight` stands only where a table may agree that something drawn blocks the view (LOS-2).
        let mut layers = vec!["art", "spaces", "walls", "sight", "lines", "exits", "currents", "over"];
        layers.retain(|l| *l != "sight" || text.contains("<g id=\"sight\""));
        if tile.layers != layers {
            wrong.push(format!("layers {:?}", tile.layers));
        }
        for part in text.split(" id=\"").skip(1) {
            let id = part.split('"').next().expect("an id");
            if !id.starts_with(&format!("r{side}-"))
                && !tile.layers.iter().any(|l| l == id)
                && !tile.spaces.iter().any(|s| s.id == id)
            {
                wrong.push(format!("id {id} has no prefix"));
            }
        }
    });
}

#[test]
fn marks_lie_where_they_should() {
    every(|fact, _, tile, wrong| {
        let with = |class: &str| {
            tile.spaces.iter().filter(|s| s.is(class)).map(|s| (s.id.as_str(), s.at)).collect::<Vec<_>>()
        };
        for (class, places) in [("entry", fact.paws), ("trap", fact.traps)] {
            if !matched(&with(class), places) {
                wrong.push(format!("{class} {:?} is not {places:?}", with(class)));
            }
        }
        let flips: Vec<_> = ["flip", "flip-hook", "flip-gear"]
            .iter()
            .flat_map(|k| with(k).into_iter().map(move |s| (*k, s)))
            .collect();
        if flips.len() != 1 || flips[0].0 != fact.flip.0 || !lies(flips[0].1.1, fact.flip.1) {
            wrong.push(format!("flip {flips:?} is not {:?}", fact.flip));
        }
        if with("start").len() != 1 {
            wrong.push(format!("{} start spaces", with("start").len()));
        }
        let mut special: Vec<&str> = with("special").iter().map(|s| s.0).collect();
        special.sort_unstable();
        let mut want = fact.special.to_vec();
        want.sort_unstable();
        if special != want {
            wrong.push(format!("special {special:?} is not {want:?}"));
        }
        if with("water").len() != fact.water {
            wrong.push(format!("{} water spaces", with("water").len()));
        }
        let floor = tile.spaces.len() - special.len() - fact.water;
        if floor < fact.floor.0 || floor > fact.floor.1 || tile.spaces.len() > 60 {
            wrong.push(format!("{floor} floor spaces"));
        }
    });
}

#[test]
fn exits_open_where_they_should() {
    every(|fact, _, tile, wrong| {
        let mut exits: Vec<(&str, &str)> = tile.exits.iter().map(|e| (e.0.as_str(), e.1.as_str())).collect();
        let mut want = fact.exits.to_vec();
        exits.sort_unstable();
        want.sort_unstable();
        if exits != want {
            wrong.push(format!("exits {exits:?}"));
        }
        for (edge, _, spaces) in &tile.exits {
            // The sill inside the frame; what a base on it would touch is adjacent to the exit.
            let sill = match edge.as_str() {
                "n" => [(446.0, 54.0), (554.0, 54.0)],
                "e" => [(946.0, 446.0), (946.0, 554.0)],
                "s" => [(446.0, 946.0), (554.0, 946.0)],
                _ => [(54.0, 446.0), (54.0, 554.0)],
            };
            let mut near: Vec<&str> = tile
                .spaces
                .iter()
                .filter(|s| nearest(&sill, &s.outline).0 <= 16.0)
                .map(|s| s.id.as_str())
                .collect();
            near.sort_unstable();
            let mut listed: Vec<&str> = spaces.iter().map(String::as_str).collect();
            listed.sort_unstable();
            if near != listed || !(2..=3).contains(&listed.len()) {
                wrong.push(format!("exit {edge} lists {listed:?}, the sill touches {near:?}"));
            }
        }
    });
}

#[test]
fn nobody_has_to_lay_a_base_down_to_find_out() {
    every(|_, _, tile, wrong| {
        for (i, a) in tile.spaces.iter().enumerate() {
            let (x0, y0, x1, y1) = bounds(&a.outline);
            if (x1 - x0).min(y1 - y0) < 88.0 {
                wrong.push(format!("{} is only {:.0} by {:.0}", a.id, x1 - x0, y1 - y0));
            }
            if x0 < 50.0 || y0 < 48.0 || x1 > 950.0 || y1 > 950.0 {
                wrong.push(format!("{} leaves the frame", a.id));
            }
            for b in &tile.spaces[i + 1..] {
                let (d, wall) = tile.gap(a, b);
                let overlap = dist(a.at, b.at) < 20.0 || d < 7.0;
                if overlap {
                    wrong.push(format!("{} and {} overlap ({d:.1})", a.id, b.id));
                }
                if !wall && tile.line(&a.id, &b.id).is_none() && d > 14.6 && d < 23.9 {
                    wrong.push(format!("{} and {} are {d:.1} apart: adjacent or not?", a.id, b.id));
                }
            }
            for w in &tile.walls {
                let d = nearest(&a.outline, w).0;
                if d < 2.0 {
                    wrong.push(format!("a wall comes within {d:.1} of {}", a.id));
                }
            }
        }
    });
}

#[test]
fn every_space_can_be_reached() {
    every(|fact, _, tile, wrong| {
        let Some(start) = tile.spaces.iter().find(|s| s.is("start")) else { return };
        let reached = tile.reached(&start.id);
        for s in &tile.spaces {
            if reached.contains(&s.id) == fact.beyond.contains(&s.id.as_str()) {
                wrong.push(format!("{} reached: {}", s.id, reached.contains(&s.id)));
            }
        }
        for s in &tile.spaces {
            if tile.steps(s).is_empty() && !fact.beyond.contains(&s.id.as_str()) {
                wrong.push(format!("no way out of {}", s.id));
            }
        }
    });
}

#[test]
fn borders_are_red_and_yellow() {
    every(|fact, _, tile, wrong| {
        for (a, b, to) in fact.yellow {
            let hit = tile.lines.iter().any(|l| {
                l.kind == "yellow"
                    && l.pairs
                        .iter()
                        .any(|(p, q)| (p == a && (q == b || *b == "*")) || (q == a && (p == b || *b == "*")))
                    && l.to.as_deref().is_some_and(|t| t == *to || (*to == "*" && t != *a))
            });
            if !hit {
                wrong.push(format!("no yellow line {a} {b} to {to}"));
            }
        }
        for area in fact.red {
            let me = tile.space(area);
            for o in tile.spaces.iter().filter(|o| o.id != me.id) {
                if tile.gap(me, o).0 <= 16.0
                    && tile.line(area, &o.id).is_none()
                    && !(fact.file.starts_with("15") && o.id[..1] == area[..1])
                {
                    wrong.push(format!("{area} and {} have no line between", o.id));
                }
            }
            if !tile
                .lines
                .iter()
                .any(|l| l.kind == "red" && l.pairs.iter().any(|(p, q)| p == area || q == area))
            {
                wrong.push(format!("{area} has no red line"));
            }
        }
        let named: Vec<(&str, &str)> = fact.yellow.iter().map(|y| (y.0, y.1)).collect();
        for l in &tile.lines {
            if l.kind == "yellow"
                && !l.pairs.iter().all(|(p, q)| {
                    named
                        .iter()
                        .any(|(a, b)| (p == a && (q == b || *b == "*")) || (q == a && (p == b || *b == "*")))
                })
            {
                wrong.push(format!("unexpected yellow line {:?}", l.pairs));
            }
            for (p, q) in &l.pairs {
                let (d, _) = tile.gap(tile.space(p), tile.space(q));
                if l.kind != "gap" && d > 17.0 {
                    wrong.push(format!("line between {p} and {q}, which are {d:.1} apart"));
                }
            }
        }
    });
}

#[test]
fn walls_hide_what_they_should() {
    every(|fact, _, tile, wrong| {
        for (a, b) in fact.blind {
            if tile.sees(a, b) {
                wrong.push(format!("{a} sees {b}"));
            }
        }
        for a in &tile.spaces {
            for b in tile.steps(a) {
                if !tile.sees(&a.id, &b.id) {
                    wrong.push(format!("{} does not see its neighbour {}", a.id, b.id));
                }
            }
        }
    });
}

#[test]
fn water_carries_off_the_tile() {
    every(|fact, _, tile, wrong| {
        for s in tile.spaces.iter().filter(|s| s.is("water")) {
            let out: Vec<&str> = tile.currents.iter().filter(|c| c.0 == s.id).map(|c| c.1.as_str()).collect();
            if out.is_empty() {
                wrong.push(format!("{} stands still", s.id));
            }
            for to in out.iter().filter(|t| **t != "off") {
                if !tile.space(to).is("water") || !tile.free(s, tile.space(to)) {
                    wrong.push(format!("{} cannot drift to {to}", s.id));
                }
                if (fact.file.starts_with("06") || fact.file.starts_with("16"))
                    && tile.space(to).at.0 >= s.at.0
                {
                    wrong.push(format!("{} does not drift west", s.id));
                }
            }
        }
        let forks =
            tile.spaces.iter().filter(|s| tile.currents.iter().filter(|c| c.0 == s.id).count() == 2).count();
        if forks != usize::from(fact.file.starts_with("12")) {
            wrong.push(format!("{forks} forks"));
        }
        if fact.water > 0 {
            let flip =
                tile.spaces.iter().find(|s| s.classes.iter().any(|c| c.starts_with("flip"))).expect("a flip");
            if flip.is("water") != fact.file.starts_with("06") {
                wrong.push("the flip space is on the wrong ground".to_owned());
            }
        }
        // Every drift ends off the tile, however it begins.
        for s in tile.spaces.iter().filter(|s| s.is("water")) {
            let mut now = vec![s.id.clone()];
            for _ in 0..10 {
                now = now
                    .iter()
                    .flat_map(|n| tile.currents.iter().filter(move |c| c.0 == *n).map(|c| c.1.clone()))
                    .filter(|t| t != "off")
                    .collect();
            }
            if !now.is_empty() {
                wrong.push(format!("{} drifts in a circle", s.id));
            }
        }
    });
}

#[test]
fn the_oak_opens_to_one_stone() {
    let all = tiles();
    let yard = &all[0].2;
    let hole = yard.space("tree-entrance");
    let next: Vec<&str> = yard.steps(hole).iter().map(|s| s.id.as_str()).collect();
    assert_eq!(next.len(), 1, "{next:?}");
    assert!(yard.sees("tree-entrance", next[0]));
}

#[test]
fn the_pipes_have_gaps_and_a_dozen_crossings() {
    let all = tiles();
    let pipes = &all[14].2;
    let count =
        |kind: &str| pipes.lines.iter().filter(|l| l.kind == kind).map(|l| l.pairs.len()).sum::<usize>();
    assert_eq!(count("yellow"), 12);
    assert!(count("gap") >= 8);
    for l in pipes.lines.iter().filter(|l| l.kind == "gap") {
        for (a, b) in &l.pairs {
            assert!(pipes.gap(pipes.space(a), pipes.space(b)).0 > 24.0, "{a} and {b} touch");
        }
    }
}
