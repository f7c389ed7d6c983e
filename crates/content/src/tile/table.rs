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
    if let Some((space, kind)) = side.flip {
        let kind = match kind {
            Flip::Plain => "flip",
            Flip::Hook => "flip-hook",
            Flip::Gear => "flip-gear",
        };
        let _ = writeln!(out, "{kind}: {}", side.space(space).name);
    }
    if let Some(start) = side.start {
        let _ = writeln!(out, "start: {}", side.space(start).name);
    }
    for (title, set) in [
        ("entry", side.entry),
        ("traps", side.traps),
        ("water", side.water),
        ("special", side.special),
        ("red-bordered", side.red_bordered),
    ] {
        if !set.is_empty() {
            let _ = writeln!(out, "{title}: {}", names(side, set));
        }
    }
    for (ix, space) in side.spaces.iter().enumerate() {
        let here = engine::id::SpaceId(ix as u8);
        let _ = writeln!(out, "\n{} at {},{} holds {}", space.name, space.at.0, space.at.1, space.capacity);
        let steps: Vec<String> = space
            .adjacent
            .iter()
            .map(|s| {
                let cost = if space.climb.has(s) { "(3)" } else { "" };
                format!("{}{cost}", side.space(s).name)
            })
            .collect();
        let _ = writeln!(out, "  steps {}", steps.join(" "));
        let mut row = |title: &str, set: Spaces| {
            if !set.is_empty() {
                let _ = writeln!(out, "  {title} {}", names(side, set));
            }
        };
        row("red", space.red);
        row("gap", space.gap);
        row("current", space.current);
        row("blind", side.all().minus(space.sees));
        row("hook", space.hook);
        if space.current_off {
            let _ = writeln!(out, "  current off the tile");
        }
        let nearest = side.entry.iter().map(|e| side.minion_steps[e.ix()][here.ix()]).min();
        if let Some(steps) = nearest {
            let steps = if steps == FAR { "never".to_owned() } else { steps.to_string() };
            let _ = writeln!(out, "  from entry {steps}");
        }
    }
    out
}

fn names(side: &Side, set: Spaces) -> String {
    set.iter().map(|s| side.space(s).name.as_str()).collect::<Vec<_>>().join(" ")
}
