//! A linked side as text for people to review.

use engine::book::{Colour, FAR, Flip, Side};
use engine::id::Spaces;
use std::fmt::Write;

/// A stable table of everything the rules ask about a side, checked in beside its drawing.
///
/// `a` is a step that costs 1, `a(3)` one against a yellow arrow; `blind` lists the spaces *not* seen,
/// because they are usually fewer.
pub fn link_table(side: &Side) -> String {
    let mut out = String::new();
    let colour = match side.colour {
        Colour::Orange => "orange",
        Colour::Blue => "blue",
    };
    let _ = writeln!(out, "{} {} {colour}, {} spaces", side.number, side.name, side.spaces.len());
    for exit in &side.exits {
        let other = match exit.colour {
            Colour::Orange => "orange",
            Colour::Blue => "blue",
        };
        let _ = writeln!(out, "exit {} {other}: {}", exit.edge.name(), names(side, exit.spaces));
    }
    for (ix, space) in side.spaces.iter().enumerate() {
        let here = engine::id::SpaceId(ix as u8);
        let _ = write!(out, "\n{} at {},{} holds {}", space.name, space.at.0, space.at.1, space.capacity);
        for (flag, set) in flags(side) {
            if set.has(here) {
                let _ = write!(out, " {flag}");
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
        let _ = writeln!(out, "  steps {}", steps.join(" "));
        row(side, "red", space.red, &mut out);
        row(side, "gap", space.gap, &mut out);
        row(side, "current", space.current, &mut out);
        if space.current_off {
            let _ = writeln!(out, "  current off the tile");
        }
        row(side, "blind", side.all().minus(space.sees), &mut out);
        row(side, "hook", space.hook, &mut out);
        let nearest = side.entry.iter().map(|e| side.minion_steps[e.ix()][here.ix()]).min();
        if let Some(steps) = nearest {
            let steps = if steps == FAR { "never".to_owned() } else { steps.to_string() };
            let _ = writeln!(out, "  from entry {steps}");
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
