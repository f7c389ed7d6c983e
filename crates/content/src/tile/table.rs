//! A linked side as text for people to review.

use engine::book::{Colour, FAR, Flip, Side};
use engine::id::Spaces;
use std::fmt::Write;

/// A stable table of everything the rules ask about a side, checked in beside its drawing.
///
/// `a` is a step that costs 1, `a(3)` one against a yellow arrow; `blind` lists the spaces *not* seen,
/// because they are usually fewer. Each word of it goes through `word`, which may say it in another language.
pub fn link_table(side: &Side, word: &dyn Fn(&str) -> String) -> String {
    let mut out = String::new();
    let colour = |colour: Colour| match colour {
        Colour::Orange => word("orange"),
        Colour::Blue => word("blue"),
    };
    let (count, spaces) = (side.spaces.len(), word("spaces"));
    let _ = writeln!(out, "{} {} {}, {count} {spaces}", side.number, side.name, colour(side.colour));
    for exit in &side.exits {
        let (edge, other) = (word(exit.edge.name()), colour(exit.colour));
        let _ = writeln!(out, "{} {edge} {other}: {}", word("exit"), names(side, exit.spaces));
    }
    for (ix, space) in side.spaces.iter().enumerate() {
        let here = engine::id::SpaceId(ix as u8);
        let (at, holds) = (word("at"), word("holds"));
        let _ = write!(out, "\n{} {at} {},{} {holds} {}", space.name, space.at.0, space.at.1, space.capacity);
        for (flag, set) in flags(side) {
            if set.has(here) {
                let _ = write!(out, " {}", word(flag));
            }
        }
        out.push('\n');
        let steps: Vec<String> = space
            .adjacent
            .iter()
            .map(|s| {
                let cost = if space.climb.has(s) { "(3)" } else { "" };
                format!("{}{cost}", side.space(s).name)
            })
            .collect();
        let _ = writeln!(out, "  {} {}", word("steps"), steps.join(" "));
        row(side, &word("red"), space.red, &mut out);
        row(side, &word("gap"), space.gap, &mut out);
        row(side, &word("current"), space.current, &mut out);
        if space.current_off {
            let _ = writeln!(out, "  {}", word("current off the tile"));
        }
        row(side, &word("blind"), side.all().minus(space.sees), &mut out);
        for hidden in &side.hidden {
            row(side, &word(hidden.by.name()), hidden.from[ix], &mut out);
        }
        row(side, &word("hook"), space.hook, &mut out);
        let nearest = side.entry.iter().map(|e| side.minion_steps[e.ix()][here.ix()]).min();
        if let Some(steps) = nearest {
            let steps = if steps == FAR { word("never") } else { steps.to_string() };
            let _ = writeln!(out, "  {} {steps}", word("from entry"));
        }
    }
    out
}

fn flags(side: &Side) -> [(&'static str, Spaces); 10] {
    let flip = |wanted: Flip| side.flip.filter(|(_, kind)| *kind == wanted).map(|(space, _)| space);
    let exits = side.exits.iter().fold(Spaces::NONE, |all, e| all.or(e.spaces));
    [
        ("water", side.water),
        ("special", side.special),
        ("red-bordered", side.red_bordered),
        ("entry", side.entry),
        ("trap", side.traps),
        ("start", side.start.into_iter().collect()),
        ("flip", flip(Flip::Plain).into_iter().collect()),
        ("flip-hook", flip(Flip::Hook).into_iter().collect()),
        ("flip-gear", flip(Flip::Gear).into_iter().collect()),
        ("exit", exits),
    ]
}

fn row(side: &Side, title: &str, set: Spaces, out: &mut String) {
    if !set.is_empty() {
        let _ = writeln!(out, "  {title} {}", names(side, set));
    }
}

fn names(side: &Side, set: Spaces) -> String {
    set.iter().map(|s| side.space(s).name.as_str()).collect::<Vec<_>>().join(" ")
}
