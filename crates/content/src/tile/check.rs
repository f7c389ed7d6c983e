//! What only shows once a side is linked: spaces on top of each other, spaces nobody reaches.

use super::TENTHS;
use super::drawing::{Drawing, DrawnSpace};
use super::geometry::Outline;
use super::report::Report;
use engine::book::Side;
use engine::id::{SpaceId, Spaces};

/// Outlines may bite this deep into each other, in units; hands are not rulers.
const TOLERANCE: i64 = 2;

/// Reports what a linked side lacks.
pub(super) fn check(drawing: &Drawing, side: &Side, report: &mut Report) {
    overlaps(&drawing.spaces, report);
    reach(drawing, side, report);
    if side.flip.is_none() {
        report.warning("C0631", drawing.root.clone());
    }
    if side.entry.is_empty() {
        report.warning("C0633", drawing.root.clone());
    }
}

fn overlaps(spaces: &[DrawnSpace], report: &mut Report) {
    for (ix, b) in spaces.iter().enumerate() {
        for a in &spaces[..ix] {
            if bites(&a.outline, &b.outline) || bites(&b.outline, &a.outline) {
                report
                    .error("C0626", b.name.span.clone())
                    .arg("a", &a.name.text)
                    .arg("b", &b.name.text)
                    .also(a.name.span.clone(), "other");
            }
        }
    }
}

/// Whether an edge or the middle of `a` lies noticeably inside `b`.
fn bites(a: &Outline, b: &Outline) -> bool {
    let ((alo, ahi), (blo, bhi)) = (a.bounds(), b.bounds());
    if alo.x > bhi.x || blo.x > ahi.x || alo.y > bhi.y || blo.y > ahi.y {
        return false;
    }
    let deep =
        |o: &Outline, p| o.contains(p) && o.border_distance(p).is_some_and(|d| !d.within(TOLERANCE * TENTHS));
    a.centroid().is_some_and(|c| deep(a, c) && deep(b, c))
        || a.edges().any(|edge| b.middles_inside(edge).into_iter().any(|p| deep(b, p)))
}

fn reach(drawing: &Drawing, side: &Side, report: &mut Report) {
    let mut roots = side.exits.iter().fold(Spaces::NONE, |all, e| all.or(e.spaces));
    roots = side.start.into_iter().chain(side.flip.map(|f| f.0)).fold(roots, Spaces::with);
    if roots.is_empty() {
        roots = Spaces::one(SpaceId(0));
    }
    let walked = spread(roots, |s| side.space(s).adjacent);
    let carried = spread(roots, |s| side.space(s).adjacent.or(side.space(s).red).or(side.space(s).gap));
    for space in side.all().minus(walked).iter() {
        let drawn = &drawing.spaces[space.ix()];
        // A shelf behind red lines is for minions and for things that carry a mouse across.
        let helped = side.special.has(space) && carried.has(space);
        if helped && drawn.aloft {
            continue;
        }
        let finding = if helped {
            report.warning("C0635", drawn.name.span.clone())
        } else {
            report.error("C0634", drawn.name.span.clone())
        };
        finding.arg("name", &drawn.name.text);
    }
}

fn spread(roots: Spaces, next: impl Fn(SpaceId) -> Spaces) -> Spaces {
    let (mut seen, mut edge) = (roots, roots);
    while !edge.is_empty() {
        edge = edge.iter().fold(Spaces::NONE, |all, s| all.or(next(s))).minus(seen);
        seen = seen.or(edge);
    }
    seen
}
