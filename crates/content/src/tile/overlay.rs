//! The linked side drawn back over its picture, so that an author sees what the rules see.

use super::{DrawnSide, TileLine, path_data};
use engine::book::{FAR, Side};
use engine::id::{SpaceId, Spaces};
use std::fmt::Write;

const INK: &str = "#10202a";
const STEP: &str = "#16a34a";
const CLIMB: &str = "#e0a800";
const RED: &str = "#dc2626";
const GAP: &str = "#7c3aed";
const WATER: &str = "#2563eb";

/// The picture with outlines, ids, steps and their costs, red lines, gaps, currents, exits, the distance
/// from the nearest entry space, what stops sight, and below it a table of who sees whom.
pub fn debug_overlay(drawn: &DrawnSide, svg: &str) -> String {
    let side = &drawn.side;
    let longest = side.spaces.iter().map(|s| s.name.len()).max().unwrap_or(0) as i32;
    // A letter is some two thirds of a cell wide.
    let margin = 2 + longest * 2 / 3;
    let cell = 1000 / (side.spaces.len() as i32 + margin).max(24);
    let height = 1040 + cell * (side.spaces.len() as i32 + margin);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 {height}\" font-family=\"sans-serif\">\n\
         <rect width=\"1000\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    if let Some(picture) = super::art(svg) {
        let _ = writeln!(out, "<g opacity=\".45\">{}</g>", sized(&picture));
    }
    outlines(drawn, &mut out);
    bonds(side, &mut out);
    marks(side, &mut out);
    matrix(side, cell, margin * cell, &mut out);
    out.push_str("</svg>\n");
    out
}

/// An inner picture needs its size said.
fn sized(picture: &str) -> String {
    picture.replacen("<svg ", "<svg x=\"0\" y=\"0\" ", 1).replacen('>', " width=\"1000\" height=\"1000\">", 1)
}

fn outlines(drawn: &DrawnSide, out: &mut String) {
    for (ix, corners) in drawn.outlines.iter().enumerate() {
        let here = SpaceId(ix as u8);
        let fill = if drawn.side.water.has(here) {
            WATER
        } else if drawn.side.special.has(here) {
            CLIMB
        } else {
            "#ffffff"
        };
        let _ = writeln!(
            out,
            "<path d=\"{}\" fill=\"{fill}\" fill-opacity=\".22\" stroke=\"{INK}\" stroke-width=\"1.5\"/>",
            path_data(corners, true)
        );
    }
    for (paths, dash) in [(&drawn.walls, "none"), (&drawn.sight, "6 4")] {
        for corners in paths {
            let _ = writeln!(
                out,
                "<path d=\"{}\" fill=\"#000\" fill-opacity=\".12\" stroke=\"#000\" stroke-width=\"4\" \
                 stroke-dasharray=\"{dash}\"/>",
                path_data(corners, false)
            );
        }
    }
    for (kind, corners) in &drawn.line_strokes {
        let colour = match kind {
            TileLine::Red => RED,
            TileLine::Yellow => CLIMB,
            TileLine::Gap => GAP,
        };
        let _ = writeln!(
            out,
            "<path d=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"7\" stroke-opacity=\".5\"/>",
            path_data(corners, false)
        );
    }
    for (_, _, corners) in &drawn.exit_strokes {
        let _ = writeln!(
            out,
            "<path d=\"{}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"12\"/>",
            path_data(corners, false)
        );
    }
}

/// One line per pair; both ends are drawn a little short, so that fans stay readable.
fn bonds(side: &Side, out: &mut String) {
    let mut draw = |a: SpaceId, b: SpaceId, colour: &str, width: &str, dash: &str| {
        let (p, q) = (side.space(a).at, side.space(b).at);
        let _ = writeln!(
            out,
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-dasharray=\"{dash}\"/>",
            p.0, p.1, q.0, q.1
        );
    };
    for (ix, space) in side.spaces.iter().enumerate() {
        let here = SpaceId(ix as u8);
        for there in space.adjacent.iter().filter(|t| *t > here) {
            let slope = space.climb.has(there) || side.space(there).climb.has(here);
            draw(here, there, if slope { CLIMB } else { STEP }, if slope { "5" } else { "3" }, "none");
        }
        for there in space.red.iter().filter(|t| *t > here) {
            draw(here, there, RED, "2.5", "9 6");
        }
        for there in space.gap.iter().filter(|t| *t > here) {
            draw(here, there, GAP, "2.5", "3 5");
        }
    }
    for space in &side.spaces {
        let (x, y) = space.at;
        for there in space.climb.iter() {
            // Nearer to the foot of the climb: what leaving from there costs.
            let (p, q) = (space.at, side.space(there).at);
            label((p.0 * 2 + q.0) / 3, (p.1 * 2 + q.1) / 3, 20, CLIMB, "3", out);
            label((p.0 + 2 * q.0) / 3, (p.1 + 2 * q.1) / 3, 20, CLIMB, "1", out);
        }
        for there in space.current.iter() {
            let q = side.space(there).at;
            arrow((x, y), (x + (q.0 - x) * 2 / 3, y + (q.1 - y) * 2 / 3), out);
        }
        if space.current_off {
            label(x, y + 34, 18, WATER, "off", out);
        }
    }
}

fn arrow(from: (i16, i16), to: (i16, i16), out: &mut String) {
    let (dx, dy) = ((to.0 - from.0) / 6, (to.1 - from.1) / 6);
    let _ = writeln!(
        out,
        "<path d=\"M{} {}L{} {}M{} {}L{} {}L{} {}\" fill=\"none\" stroke=\"{WATER}\" stroke-width=\"6\"/>",
        from.0,
        from.1,
        to.0,
        to.1,
        to.0 - dx - dy,
        to.1 - dy + dx,
        to.0,
        to.1,
        to.0 - dx + dy,
        to.1 - dy - dx
    );
}

fn marks(side: &Side, out: &mut String) {
    let exits = side.exits.iter().fold(Spaces::NONE, |all, e| all.or(e.spaces));
    for (ix, space) in side.spaces.iter().enumerate() {
        let (here, (x, y)) = (SpaceId(ix as u8), space.at);
        let _ = writeln!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"{INK}\"/>");
        label(x, y - 8, 17, INK, &space.name, out);
        let mut words = vec![format!("{}", space.capacity)];
        let steps = side.entry.iter().map(|e| side.minion_steps[e.ix()][ix]).min();
        match steps {
            Some(0) => words.push("entry".to_owned()),
            Some(FAR) => words.push("e-".to_owned()),
            Some(steps) => words.push(format!("e{steps}")),
            None => {}
        }
        for (set, word) in [(side.traps, "X"), (exits, "exit")] {
            if set.has(here) {
                words.push(word.to_owned());
            }
        }
        if side.flip.is_some_and(|f| f.0 == here) {
            words.push("flip".to_owned());
        }
        if side.start == Some(here) {
            words.push("start".to_owned());
        }
        label(x, y + 17, 13, INK, &words.join(" "), out);
    }
}

/// A filled cell: the two see each other.
fn matrix(side: &Side, cell: i32, left: i32, out: &mut String) {
    let top = 1020 + left;
    for (row, from) in side.spaces.iter().enumerate() {
        let y = top + row as i32 * cell;
        text(left - 4, y + cell - 3, cell - 3, "end", &from.name, out);
        let _ = writeln!(
            out,
            "<text transform=\"translate({} {}) rotate(-90)\" font-size=\"{}\">{}</text>",
            left + (row as i32 + 1) * cell - 3,
            top - 4,
            cell - 3,
            from.name
        );
        for to in from.sees.iter() {
            let _ = writeln!(
                out,
                "<rect x=\"{}\" y=\"{y}\" width=\"{w}\" height=\"{w}\" fill=\"{}\"/>",
                left + i32::from(to.0) * cell,
                if to.ix() == row { INK } else { "#f2b705" },
                w = cell - 1
            );
        }
    }
}

fn text(x: i32, y: i32, size: i32, anchor: &str, words: &str, out: &mut String) {
    let _ = writeln!(
        out,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{words}</text>"
    );
}

fn label(x: i16, y: i16, size: i32, colour: &str, words: &str, out: &mut String) {
    let _ = writeln!(
        out,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\" fill=\"{colour}\" stroke=\"#fff\" \
         stroke-width=\"4\" paint-order=\"stroke\" font-weight=\"bold\">{words}</text>"
    );
}
