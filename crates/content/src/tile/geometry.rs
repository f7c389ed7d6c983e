//! Plane geometry in whole tenths of a drawing unit.
//!
//! Floats end where outlines are quantised; from here on every answer is exact, so that two machines
//! can never disagree about who sees whom.
#![expect(clippy::many_single_char_names, reason = "points and vectors are called so in geometry")]

/// Steps of our raster in one unit of the drawing.
pub const TENTHS: i64 = 10;
/// The widest gap a mouse's base bridges, in units of the drawing (MOV-2).
pub const BRIDGE: i64 = 16;
/// How far Fishhook & Thread reaches, centre to centre, in units of the drawing (HOOK-1).
pub const HOOK_REACH: i64 = 300;

/// A point in tenths of a drawing unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Point {
    /// To the right.
    pub x: i64,
    /// Downwards.
    pub y: i64,
}

/// A point in tenths.
pub(super) const fn point(x: i64, y: i64) -> Point {
    Point { x, y }
}

impl Point {
    fn minus(self, other: Point) -> Point {
        point(self.x - other.x, self.y - other.y)
    }

    fn dot(self, other: Point) -> i64 {
        self.x * other.x + self.y * other.y
    }

    fn cross(self, other: Point) -> i64 {
        self.x * other.y - self.y * other.x
    }

    /// Squared distance to another point.
    pub(super) fn dist2(self, other: Point) -> i64 {
        let d = self.minus(other);
        d.dot(d)
    }
}

/// A straight piece from one point to another.
pub(super) type Segment = (Point, Point);

/// A chain of points; closed ones enclose an area and do not repeat their first point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outline {
    /// Its corners in order.
    pub points: Vec<Point>,
    /// Whether the last point joins the first.
    pub closed: bool,
}

/// A squared length as a fraction, so that feet of perpendiculars need no rounding.
#[derive(Clone, Copy, Debug)]
pub(super) struct Length2 {
    num: i128,
    den: i128,
}

impl Length2 {
    /// Whether it is at most `tenths` long.
    pub(super) fn within(self, tenths: i64) -> bool {
        self.num <= i128::from(tenths) * i128::from(tenths) * self.den
    }

    /// The length in tenths, rounded down.
    pub(super) fn floor(self) -> i64 {
        (self.num / self.den).isqrt() as i64
    }

    fn shorter_than(self, other: Length2) -> bool {
        self.num * other.den < other.num * self.den
    }
}

impl Outline {
    /// Its straight pieces.
    pub(super) fn edges(&self) -> impl Iterator<Item = Segment> {
        let last = if self.closed { self.points.len() } else { self.points.len().saturating_sub(1) };
        (0..last).map(|i| (self.points[i], self.points[(i + 1) % self.points.len()]))
    }

    /// Twice the enclosed area, with the sign of the drawing direction.
    pub(super) fn area2(&self) -> i64 {
        self.edges().map(|(a, b)| a.cross(b)).sum()
    }

    /// The centre of the enclosed area; nothing for an outline without area.
    pub(super) fn centroid(&self) -> Option<Point> {
        let area2 = i128::from(self.area2());
        if area2 == 0 {
            return None;
        }
        let (mut x, mut y) = (0_i128, 0_i128);
        for (a, b) in self.edges() {
            let weight = i128::from(a.cross(b));
            x += i128::from(a.x + b.x) * weight;
            y += i128::from(a.y + b.y) * weight;
        }
        Some(point(div_round(x, 3 * area2), div_round(y, 3 * area2)))
    }

    /// The smallest upright box around it: top left and bottom right.
    pub(super) fn bounds(&self) -> (Point, Point) {
        self.points.iter().fold((point(i64::MAX, i64::MAX), point(i64::MIN, i64::MIN)), |(lo, hi), p| {
            (point(lo.x.min(p.x), lo.y.min(p.y)), point(hi.x.max(p.x), hi.y.max(p.y)))
        })
    }

    /// Whether the point lies strictly inside.
    pub(super) fn contains(&self, p: Point) -> bool {
        self.holds(i128::from(p.x), i128::from(p.y), 1)
    }

    /// The same for the point (x/w, y/w) with w > 0: even-odd rule, the border is outside.
    fn holds(&self, x: i128, y: i128, w: i128) -> bool {
        if !self.closed {
            return false;
        }
        let mut inside = false;
        for (a, b) in self.edges() {
            let (ax, ay) = (i128::from(a.x), i128::from(a.y));
            let (bx, by) = (i128::from(b.x), i128::from(b.y));
            let side = (bx - ax) * (y - ay * w) - (by - ay) * (x - ax * w);
            let in_box = (ax.min(bx) * w..=ax.max(bx) * w).contains(&x)
                && (ay.min(by) * w..=ay.max(by) * w).contains(&y);
            if side == 0 && in_box {
                return false;
            }
            // The ray runs to the right; half-open in y, so that a corner counts once.
            if (ay * w > y) != (by * w > y) && ((by > ay) == (side < 0)) {
                inside = !inside;
            }
        }
        inside
    }

    /// Squared distance from a point to the border.
    pub(super) fn border_distance(&self, p: Point) -> Option<Length2> {
        shortest(self.edges().map(|e| to_segment(p, e).0))
    }

    /// Whether a straight line from one point to the other is stopped here: it runs through the
    /// enclosed area, or from one side of a stroke to the other. Touching stops nothing (LOS-2).
    pub(super) fn stops(&self, line: Segment) -> bool {
        if line.0 == line.1 || self.points.len() < 2 || !boxes_meet(self.bounds(), line) {
            return false;
        }
        if self.closed { self.runs_through(line) } else { self.changes_side(line) }
    }

    /// The middles of the pieces of a line that lie strictly inside, rounded to the raster.
    pub(super) fn middles_inside(&self, line: Segment) -> Vec<Point> {
        self.inner_middles(line).map(|(x, y, w)| point(div_round(x, w), div_round(y, w))).collect()
    }

    fn runs_through(&self, line: Segment) -> bool {
        self.inner_middles(line).next().is_some()
    }

    /// The line is cut wherever it meets the border; a piece is inside if its middle is.
    fn inner_middles(&self, (p, q): Segment) -> impl Iterator<Item = (i128, i128, i128)> {
        let d = q.minus(p);
        let mut cuts: Vec<(i128, i128)> = vec![(0, 1), (1, 1)];
        for (a, b) in self.edges() {
            let e = b.minus(a);
            let den = d.cross(e);
            if den != 0 {
                let (t, s) = (a.minus(p).cross(e), a.minus(p).cross(d));
                let (t, s, den) = if den < 0 { (-t, -s, -den) } else { (t, s, den) };
                if (0..=den).contains(&t) && (0..=den).contains(&s) {
                    cuts.push((t.into(), den.into()));
                }
            } else if a.minus(p).cross(d) == 0 {
                for end in [a, b] {
                    let (t, len2) = (end.minus(p).dot(d), d.dot(d));
                    if (0..=len2).contains(&t) {
                        cuts.push((t.into(), len2.into()));
                    }
                }
            }
        }
        cuts.sort_by(|(n, m), (o, k)| (n * k).cmp(&(o * m)));
        let middles: Vec<_> = cuts
            .windows(2)
            .filter(|w| w[0].0 * w[1].1 != w[1].0 * w[0].1)
            .map(|w| {
                let weight = 2 * w[0].1 * w[1].1;
                let t = w[0].0 * w[1].1 + w[1].0 * w[0].1;
                (
                    i128::from(p.x) * weight + i128::from(d.x) * t,
                    i128::from(p.y) * weight + i128::from(d.y) * t,
                    weight,
                )
            })
            .collect();
        middles.into_iter().filter(|&(x, y, w)| self.holds(x, y, w))
    }

    /// Follows the stroke and watches on which side of the line it is; corners on the line itself
    /// decide nothing until the stroke leaves it again.
    fn changes_side(&self, (p, q): Segment) -> bool {
        let d = q.minus(p);
        let within = |along: i64, len2: i64| 0 < along && along < len2;
        let mut before: Option<(Point, i64)> = None;
        let mut on_line: Vec<Point> = Vec::new();
        for &c in &self.points {
            let side = d.cross(c.minus(p));
            if side == 0 {
                on_line.push(c);
                continue;
            }
            if let Some((b, old)) = before
                && (old < 0) != (side < 0)
            {
                let crossed = if on_line.is_empty() {
                    let e = c.minus(b);
                    let (t, den) = (b.minus(p).cross(e), d.cross(e));
                    if den < 0 { within(-t, -den) } else { within(t, den) }
                } else {
                    on_line.iter().all(|o| within(o.minus(p).dot(d), d.dot(d)))
                };
                if crossed {
                    return true;
                }
            }
            before = Some((c, side));
            on_line.clear();
        }
        false
    }
}

/// A connection from one outline to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bridge {
    /// How long it is.
    pub length: Length2,
    /// From where to where, rounded to the raster.
    pub line: Segment,
}

/// Every connection from a corner of one outline to the nearest point of an edge of the other that is
/// at most `slack` tenths longer than the shortest, the shortest first; none beyond `limit`.
pub(super) fn bridges(a: &Outline, b: &Outline, limit: i64, slack: i64) -> Vec<Bridge> {
    let ((alo, ahi), (blo, bhi)) = (a.bounds(), b.bounds());
    if alo.x - bhi.x > limit || blo.x - ahi.x > limit || alo.y - bhi.y > limit || blo.y - ahi.y > limit {
        return Vec::new();
    }
    if let Some(meet) = a.edges().find_map(|e| b.edges().find_map(|f| crossing(e, f))) {
        return vec![Bridge { length: Length2 { num: 0, den: 1 }, line: (meet, meet) }];
    }
    let mut found: Vec<Bridge> = Vec::new();
    for (from, to) in [(a, b), (b, a)] {
        for &p in &from.points {
            for edge in to.edges() {
                let (length, foot) = to_segment(p, edge);
                if length.within(limit) {
                    found.push(Bridge { length, line: (p, foot) });
                }
            }
        }
    }
    let Some(best) = shortest(found.iter().map(|b| b.length)) else { return Vec::new() };
    let longest = best.floor() + slack;
    found.retain(|b| b.length.within(longest) || !best.shorter_than(b.length));
    found.sort_by(|x, y| {
        (x.length.num * y.length.den).cmp(&(y.length.num * x.length.den)).then(x.line.cmp(&y.line))
    });
    found
}

fn shortest(lengths: impl Iterator<Item = Length2>) -> Option<Length2> {
    lengths.reduce(|best, l| if l.shorter_than(best) { l } else { best })
}

/// The distance from a point to a segment, and the nearest point of it.
pub(super) fn to_segment(p: Point, (a, b): Segment) -> (Length2, Point) {
    let (d, ap) = (b.minus(a), p.minus(a));
    let (along, len2) = (ap.dot(d), d.dot(d));
    if along <= 0 || len2 == 0 {
        return (Length2 { num: p.dist2(a).into(), den: 1 }, a);
    }
    if along >= len2 {
        return (Length2 { num: p.dist2(b).into(), den: 1 }, b);
    }
    let off = i128::from(d.cross(ap));
    let (along, len2) = (i128::from(along), i128::from(len2));
    let foot =
        point(a.x + div_round(i128::from(d.x) * along, len2), a.y + div_round(i128::from(d.y) * along, len2));
    (Length2 { num: off * off, den: len2 }, foot)
}

/// Where two segments cross properly, rounded to the raster.
fn crossing((a, b): Segment, (p, q): Segment) -> Option<Point> {
    let (d, e) = (b.minus(a), q.minus(p));
    let den = d.cross(e);
    if den == 0 {
        return None;
    }
    let (t, s) = (p.minus(a).cross(e), p.minus(a).cross(d));
    let (t, s, den) = if den < 0 { (-t, -s, -den) } else { (t, s, den) };
    (0 < t && t < den && 0 < s && s < den).then(|| {
        point(
            a.x + div_round(i128::from(d.x) * i128::from(t), den.into()),
            a.y + div_round(i128::from(d.y) * i128::from(t), den.into()),
        )
    })
}

fn boxes_meet((lo, hi): (Point, Point), (p, q): Segment) -> bool {
    p.x.max(q.x) >= lo.x && p.x.min(q.x) <= hi.x && p.y.max(q.y) >= lo.y && p.y.min(q.y) <= hi.y
}

/// Division rounded to the nearest whole number, halves upwards.
pub(super) fn div_round(num: i128, den: i128) -> i64 {
    let (num, den) = if den < 0 { (-num, -den) } else { (num, den) };
    (2 * num + den).div_euclid(2 * den) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(points: &[(i64, i64)]) -> Outline {
        Outline { points: points.iter().map(|&(x, y)| point(x, y)).collect(), closed: true }
    }

    fn stroke(points: &[(i64, i64)]) -> Outline {
        Outline { closed: false, ..ring(points) }
    }

    fn line(a: (i64, i64), b: (i64, i64)) -> Segment {
        (point(a.0, a.1), point(b.0, b.1))
    }

    #[test]
    fn a_line_through_an_area_is_stopped_and_one_along_its_edge_or_corner_is_not() {
        let square = ring(&[(10, 10), (20, 10), (20, 20), (10, 20)]);
        assert!(square.stops(line((0, 15), (30, 15))));
        assert!(square.stops(line((0, 0), (30, 30))), "corner to corner runs through the middle");
        assert!(!square.stops(line((0, 10), (30, 10))), "along an edge");
        assert!(!square.stops(line((0, 20), (20, 0))), "touches one corner");
        assert!(!square.stops(line((0, 15), (10, 15))), "ends on the edge");
        assert!(square.stops(line((12, 12), (18, 18))), "lies inside");
    }

    #[test]
    fn a_line_across_a_stroke_is_stopped_also_at_its_corners() {
        let bent = stroke(&[(0, 10), (10, 10), (20, 15)]);
        assert!(bent.stops(line((5, 0), (5, 20))));
        assert!(bent.stops(line((10, 0), (10, 20))), "through the bend");
        assert!(!bent.stops(line((0, 0), (0, 20))), "past the end");
        let roof = stroke(&[(0, 10), (10, 0), (20, 10)]);
        assert!(!roof.stops(line((0, 0), (20, 0))), "touches the ridge");
        let step = stroke(&[(0, 5), (5, 10), (15, 10), (20, 15)]);
        assert!(step.stops(line((0, 10), (20, 10))), "runs along a piece and leaves on the other side");
    }

    #[test]
    fn centroid_and_containment_of_a_corner_shape() {
        let l = ring(&[(0, 0), (30, 0), (30, 10), (10, 10), (10, 30), (0, 30)]);
        assert_eq!(l.area2().abs(), 1000);
        assert_eq!(l.centroid(), Some(point(11, 11)));
        assert!(!l.contains(point(11, 11)));
        assert!(l.contains(point(5, 25)));
        assert!(!l.contains(point(0, 15)), "the border is not inside");
    }

    #[test]
    fn bridges_find_the_gap_between_two_slabs() {
        let a = ring(&[(0, 0), (100, 0), (100, 100), (0, 100)]);
        let b = ring(&[(116, 20), (200, 20), (200, 80), (116, 80)]);
        assert_eq!(bridges(&a, &b, 16, 0)[0].length.floor(), 16);
        assert!(bridges(&a, &b, 15, 0).is_empty());
        let c = ring(&[(50, 50), (150, 50), (150, 70), (50, 70)]);
        assert_eq!(bridges(&a, &c, 16, 0)[0].length.floor(), 0, "overlapping outlines are no distance apart");
    }
}
