//! Sight and adjacency a second time, as simple as can be: points sampled along lines, in floats.
//! Slow and a little blunt; the linker must come to the same end by its own way.

use super::super::{BRIDGE, Corners, DrawnSide};

type P = (f64, f64);

fn units(corners: &Corners) -> Vec<P> {
    corners.iter().map(|&(x, y)| (f64::from(x) / 10.0, f64::from(y) / 10.0)).collect()
}

/// Points on a segment, at most `step` apart, ends included.
fn samples(a: P, b: P, step: f64) -> impl Iterator<Item = P> {
    let n = ((b.0 - a.0).hypot(b.1 - a.1) / step).ceil().max(1.0) as usize;
    (0..=n).map(move |i| {
        let t = i as f64 / n as f64;
        (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
    })
}

/// How often a ray to the right meets the ring.
fn inside(ring: &[P], p: P) -> bool {
    let crossings = ring.windows(2).filter(|e| {
        let ((ax, ay), (bx, by)) = (e[0], e[1]);
        (ay > p.1) != (by > p.1) && p.0 < ax + (p.1 - ay) / (by - ay) * (bx - ax)
    });
    crossings.count() % 2 == 1
}

fn cross(a: P, b: P, e: &[P]) -> bool {
    let side = |p: P, q: P, r: P| ((q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0)).signum();
    side(a, b, e[0]) * side(a, b, e[1]) < 0.0 && side(e[0], e[1], a) * side(e[0], e[1], b) < 0.0
}

fn stopped(walls: &[Vec<P>], a: P, b: P, step: f64) -> bool {
    walls.iter().any(|wall| {
        if wall.first() == wall.last() {
            samples(a, b, step).any(|p| inside(wall, p))
        } else {
            wall.windows(2).any(|edge| cross(a, b, edge))
        }
    })
}

/// Whether two spaces see each other, looking at a point every `step` units.
pub(super) fn sees(drawn: &DrawnSide, a: usize, b: usize, step: f64) -> bool {
    let walls: Vec<Vec<P>> = drawn.walls.iter().chain(&drawn.sight).map(units).collect();
    let centre = |ix: usize| {
        let (x, y) = drawn.side.spaces[ix].at;
        (f64::from(x), f64::from(y))
    };
    !stopped(&walls, centre(a), centre(b), step)
}

/// The shortest way from outline to outline, by trying points of both.
pub(super) fn gap(drawn: &DrawnSide, a: usize, b: usize) -> (f64, P, P) {
    let dots = |ix: usize| {
        let mut ring = units(&drawn.outlines[ix]);
        ring.push(ring[0]);
        ring.windows(2).flat_map(|e| samples(e[0], e[1], 1.0).collect::<Vec<_>>()).collect::<Vec<P>>()
    };
    let (mut best, others) = ((f64::MAX, (0.0, 0.0), (0.0, 0.0)), dots(b));
    for p in dots(a) {
        for &q in &others {
            let d = (p.0 - q.0).hypot(p.1 - q.1);
            if d < best.0 {
                best = (d, p, q);
            }
        }
    }
    best
}

/// Whether a mouse's base bridges the gap, walls considered.
pub(super) fn near(drawn: &DrawnSide, a: usize, b: usize) -> bool {
    let reach = |ix: usize, of: fn(&(i16, i16)) -> i16| {
        let values = drawn.outlines[ix].iter().map(of);
        (values.clone().min().expect("corners"), values.max().expect("corners"))
    };
    let apart = |(alo, ahi): (i16, i16), (blo, bhi): (i16, i16)| alo - bhi > 200 || blo - ahi > 200;
    let far = apart(reach(a, |p| p.0), reach(b, |p| p.0)) || apart(reach(a, |p| p.1), reach(b, |p| p.1));
    if far {
        return false;
    }
    let (gap, p, q) = gap(drawn, a, b);
    let walls: Vec<Vec<P>> = drawn.walls.iter().map(units).collect();
    gap <= BRIDGE as f64 && !stopped(&walls, p, q, 0.1)
}
