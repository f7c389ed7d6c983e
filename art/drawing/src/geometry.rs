//! Points, polygons and the cutting of a floor into stones. Everything is plain `f64`, clockwise with y down.

/// A point or a vector on the 1000 by 1000 sheet.
pub type Pt = (f64, f64);
/// A closed polygon, clockwise with y down.
pub type Poly = Vec<Pt>;

/// How far two neighbouring stones lie apart.
pub const GAP: f64 = 11.0;
/// How far a mouse's base reaches.
pub const BRIDGE: f64 = 16.0;
/// How round the corner of a stone is cut.
pub const CORNER: f64 = 16.0;

/// A small integer generator: the same seed cuts the same paper on every machine.
#[derive(Clone, Debug)]
pub struct Jitter(u64);

impl Jitter {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x5851_f42d_4c95_7f2d))
    }

    /// The next number between `a` and `b`, in steps of a thousandth of the span.
    pub fn range(&mut self, a: f64, b: f64) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        a + (b - a) * ((z % 1001) as f64 / 1000.0)
    }

    /// A whole number from 0 to `n` - 1.
    pub fn pick(&mut self, n: usize) -> usize {
        (self.range(0.0, 0.999) * n as f64) as usize
    }
}

/// A number with at most one decimal.
pub fn n(v: f64) -> String {
    let tenths = (v * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, rest) {
        (w, 0) => format!("{sign}{w}"),
        (0, r) => format!("{sign}.{r}"),
        (w, r) => format!("{sign}{w}.{r}"),
    }
}

/// Distance between two points.
pub fn dist(a: Pt, b: Pt) -> f64 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

/// The unit vector from `a` to `b`.
pub fn toward(a: Pt, b: Pt) -> Pt {
    let d = dist(a, b).max(1e-6);
    ((b.0 - a.0) / d, (b.1 - a.1) / d)
}

/// The point `t` of the way from `a` to `b`.
pub fn lerp(a: Pt, b: Pt, t: f64) -> Pt {
    (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
}

/// The polygon moved by a vector.
pub fn moved(p: &[Pt], by: Pt) -> Poly {
    p.iter().map(|q| (q.0 + by.0, q.1 + by.1)).collect()
}

/// The polygon turned by `deg` degrees and scaled about a point.
pub fn turned(p: &[Pt], about: Pt, deg: f64, scale: f64) -> Poly {
    let (s, c) = deg.to_radians().sin_cos();
    p.iter()
        .map(|q| {
            let (x, y) = (q.0 - about.0, q.1 - about.1);
            (about.0 + (x * c - y * s) * scale, about.1 + (x * s + y * c) * scale)
        })
        .collect()
}

/// An axis-parallel box.
pub fn rect(x0: f64, y0: f64, x1: f64, y1: f64) -> Poly {
    vec![(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
}

/// An ellipse as a polygon of `k` corners.
pub fn ellipse(c: Pt, rx: f64, ry: f64, k: usize) -> Poly {
    (0..k)
        .map(|i| {
            let (s, co) = (std::f64::consts::TAU * i as f64 / k as f64).sin_cos();
            (c.0 + rx * co, c.1 + ry * s)
        })
        .collect()
}

/// The polygon with every corner shaken by at most `by`.
pub fn shaken(p: &[Pt], by: f64, j: &mut Jitter) -> Poly {
    p.iter().map(|q| (q.0 + j.range(-by, by), q.1 + j.range(-by, by))).collect()
}

fn edges(p: &[Pt]) -> impl Iterator<Item = (Pt, Pt)> + '_ {
    (0..p.len()).map(|i| (p[i], p[(i + 1) % p.len()]))
}

/// The centre of gravity.
pub fn centroid(p: &[Pt]) -> Pt {
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for (a, b) in edges(p) {
        let c = a.0 * b.1 - b.0 * a.1;
        area += c;
        x += (a.0 + b.0) * c;
        y += (a.1 + b.1) * c;
    }
    (x / (3.0 * area), y / (3.0 * area))
}

/// The smallest box around a polygon: left, top, right, bottom.
pub fn bounds(p: &[Pt]) -> (f64, f64, f64, f64) {
    p.iter().fold((f64::MAX, f64::MAX, f64::MIN, f64::MIN), |b, q| {
        (b.0.min(q.0), b.1.min(q.1), b.2.max(q.0), b.3.max(q.1))
    })
}

/// How far `q` lies inside the half plane right of the line `a` to `b` (inside a clockwise polygon).
fn side(a: Pt, b: Pt, q: Pt) -> f64 {
    let u = toward(a, b);
    u.0 * (q.1 - a.1) - u.1 * (q.0 - a.0)
}

/// The part of a polygon that lies at least `off` inside the line `a` to `b`.
pub fn clip(p: &[Pt], a: Pt, b: Pt, off: f64) -> Poly {
    let mut out = Vec::new();
    for (q, r) in edges(p) {
        let (sq, sr) = (side(a, b, q) - off, side(a, b, r) - off);
        if sq >= 0.0 {
            out.push(q);
        }
        if (sq >= 0.0) != (sr >= 0.0) {
            out.push(lerp(q, r, sq / (sq - sr)));
        }
    }
    // Slivers of an edge make ugly corners.
    let mut clean: Poly = Vec::new();
    for q in out {
        if clean.last().is_none_or(|l| dist(*l, q) > 0.5) {
            clean.push(q);
        }
    }
    if clean.len() > 1 && dist(clean[0], clean[clean.len() - 1]) < 0.5 {
        clean.pop();
    }
    clean
}

/// A convex polygon made smaller by `d` on every side.
pub fn inset(p: &[Pt], d: f64) -> Poly {
    edges(p).fold(p.to_vec(), |acc, (a, b)| clip(&acc, a, b, d))
}

/// Any polygon with each edge moved inwards by `d` (outwards if negative); corners are mitred.
pub fn offset(p: &[Pt], d: f64) -> Poly {
    let k = p.len();
    (0..k)
        .map(|i| {
            let (a, b, c) = (p[(i + k - 1) % k], p[i], p[(i + 1) % k]);
            let (u, v) = (toward(a, b), toward(b, c));
            let den = u.0 * v.1 - u.1 * v.0;
            let (q, r) = ((b.0 - u.1 * d, b.1 + u.0 * d), (b.0 - v.1 * d, b.1 + v.0 * d));
            if den.abs() < 0.05 {
                return r;
            }
            let t = ((r.0 - q.0) * v.1 - (r.1 - q.1) * v.0) / den;
            (q.0 + u.0 * t, q.1 + u.1 * t)
        })
        .collect()
}

/// Path data of a polygon.
pub fn path(p: &[Pt]) -> String {
    let mut d = open(p);
    d.push('Z');
    d
}

/// Path data of an open line.
pub fn open(p: &[Pt]) -> String {
    let mut d = String::new();
    for (i, q) in p.iter().enumerate() {
        d.push_str(if i == 0 { "M" } else { "L" });
        d.push_str(&n(q.0));
        d.push(' ');
        d.push_str(&n(q.1));
    }
    d
}

/// The three points of a rounded corner: where it begins, its tip, where it ends.
fn corner(p: &[Pt], i: usize, r: f64) -> [Pt; 3] {
    let k = p.len();
    let (a, b, c) = (p[(i + k - 1) % k], p[i], p[(i + 1) % k]);
    let cut = |o: Pt| lerp(b, o, r.min(dist(b, o) * 0.42) / dist(b, o).max(1e-6));
    [cut(a), b, cut(c)]
}

/// Path data of a polygon whose corners are cut round by at most `r`.
pub fn rounded(p: &[Pt], r: f64) -> String {
    let mut d = String::new();
    for i in 0..p.len() {
        let [s, t, e] = corner(p, i, r);
        d.push_str(if i == 0 { "M" } else { "L" });
        d.push_str(&format!("{} {}Q{} {} {} {}", n(s.0), n(s.1), n(t.0), n(t.1), n(e.0), n(e.1)));
    }
    d.push('Z');
    d
}

/// The same in whole numbers: for planes the rules do not see.
pub fn rounded_coarse(p: &[Pt], r: f64) -> String {
    let w = |v: f64| (v.round() as i64).to_string();
    let mut d = String::new();
    for i in 0..p.len() {
        let [s, t, e] = corner(p, i, r);
        d.push_str(if i == 0 { "M" } else { "L" });
        d.push_str(&format!("{} {}Q{} {} {} {}", w(s.0), w(s.1), w(t.0), w(t.1), w(e.0), w(e.1)));
    }
    d.push('Z');
    d
}

/// The same rounded polygon as a chain of short straight pieces.
pub fn flattened(p: &[Pt], r: f64) -> Poly {
    let mut out = Vec::new();
    for i in 0..p.len() {
        let [s, t, e] = corner(p, i, r);
        for k in 0..=4 {
            let f = f64::from(k) / 4.0;
            out.push(lerp(lerp(s, t, f), lerp(t, e, f), f));
        }
    }
    out
}

fn nearest_on(a: Pt, b: Pt, q: Pt) -> Pt {
    let l = (b.0 - a.0) * (b.0 - a.0) + (b.1 - a.1) * (b.1 - a.1);
    if l < 1e-9 {
        return a;
    }
    let t = (((q.0 - a.0) * (b.0 - a.0) + (q.1 - a.1) * (b.1 - a.1)) / l).clamp(0.0, 1.0);
    lerp(a, b, t)
}

/// The nearest points of two outlines that do not overlap, and their distance.
pub fn nearest(p: &[Pt], q: &[Pt]) -> (f64, Pt, Pt) {
    let mut best = (f64::MAX, p[0], q[0]);
    for (flip, one, two) in [(false, p, q), (true, q, p)] {
        for &v in one {
            for (a, b) in edges(two) {
                let w = nearest_on(a, b, v);
                let d = dist(v, w);
                if d < best.0 {
                    best = if flip { (d, w, v) } else { (d, v, w) };
                }
            }
        }
    }
    best
}

/// Do two straight segments cross? Touching does not count.
pub fn crosses(a: Pt, b: Pt, c: Pt, d: Pt) -> bool {
    let s = |p: Pt, q: Pt, r: Pt| (q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0);
    s(a, b, c) * s(a, b, d) < -1e-6 && s(c, d, a) * s(c, d, b) < -1e-6
}

/// Does a segment cross the outline of a polygon?
pub fn crosses_outline(a: Pt, b: Pt, p: &[Pt]) -> bool {
    edges(p).any(|(c, d)| crosses(a, b, c, d))
}

/// The smallest convex polygon around the points, clockwise with y down.
pub fn hull(points: &[Pt]) -> Poly {
    let mut p = points.to_vec();
    p.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let half = |it: &mut dyn Iterator<Item = &Pt>| {
        let mut h: Poly = Vec::new();
        for &c in it {
            while h.len() > 1 && side(h[h.len() - 2], h[h.len() - 1], c) <= 0.0 {
                h.pop();
            }
            h.push(c);
        }
        h.pop();
        h
    };
    let mut out = half(&mut p.iter());
    out.extend(half(&mut p.iter().rev()));
    out
}

/// A convex thing in the floor's way, and how far stones keep from it.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its outline.
    pub outline: Poly,
    /// The distance stones keep.
    pub keep: f64,
}

fn cells(region: &[Pt], blocks: &[Block], seeds: &[Pt]) -> Vec<Poly> {
    seeds
        .iter()
        .enumerate()
        .map(|(i, &s)| {
            let mut cell = region.to_vec();
            for (j, &o) in seeds.iter().enumerate() {
                if i != j && dist(s, o) < 500.0 {
                    let m = lerp(s, o, 0.5);
                    let u = toward(o, s);
                    // The line whose inner side is the seed's.
                    cell = clip(&cell, m, (m.0 + u.1, m.1 - u.0), GAP / 2.0);
                }
            }
            for b in blocks {
                let best = edges(&b.outline).max_by(|x, y| side(x.1, x.0, s).total_cmp(&side(y.1, y.0, s)));
                if let Some((a, c)) = best {
                    cell = clip(&cell, c, a, b.keep);
                }
            }
            cell
        })
        .collect()
}

/// Cuts a convex region into stones, one around each seed; blocks are left free.
///
/// Seeds are nudged a little until every pair of stones is either clearly adjacent or clearly not, so that nobody at
/// the table has to lay a base down to find out.
///
/// `fixed` are outlines that lie there already, of stones cut before.
pub fn stones(region: &[Pt], blocks: &[Block], seeds: &[Pt], fixed: &[Poly]) -> Vec<Poly> {
    let mut seeds = seeds.to_vec();
    let mut out = cells(region, blocks, &seeds);
    for round in 0..360 {
        let flat: Vec<Poly> = out.iter().map(|c| flattened(c, CORNER)).collect();
        let mut calm = true;
        for i in 0..seeds.len() {
            let near_blocks = blocks.iter().filter(|b| b.keep > 12.0).map(|b| &b.outline);
            for o in fixed.iter().chain(near_blocks) {
                if flat[i].is_empty() || dist(seeds[i], o[0]) > 900.0 {
                    continue;
                }
                let (d, p, _) = nearest(&flat[i], o);
                if d > BRIDGE - 1.5 && d < 25.0 {
                    calm = false;
                    let u = toward(seeds[i], p);
                    let k = if d < 19.0 && round % 5 != 4 { 1.2 } else { -1.2 };
                    seeds[i] = (seeds[i].0 + u.0 * k, seeds[i].1 + u.1 * k);
                }
            }
            for j in i + 1..seeds.len() {
                if dist(seeds[i], seeds[j]) > 330.0 || flat[i].is_empty() || flat[j].is_empty() {
                    continue;
                }
                let (d, ..) = nearest(&flat[i], &flat[j]);
                if d > GAP + 1.0 && d < 26.0 {
                    calm = false;
                    // Once in a while push the other way, so that two pairs cannot wrestle for ever.
                    let sign = if d < 19.0 || round % 7 == 6 { 1.0 } else { -1.0 };
                    let u = toward(seeds[i], seeds[j]);
                    let k = sign
                        * if round < 120 { 1.5 } else { 0.6 + f64::from((i + j + round) as u32 % 4) * 0.7 };
                    seeds[i] = (seeds[i].0 + u.0 * k, seeds[i].1 + u.1 * k);
                    seeds[j] = (seeds[j].0 - u.0 * k, seeds[j].1 - u.1 * k);
                }
            }
        }
        if calm {
            break;
        }
        out = cells(region, blocks, &seeds);
    }
    out
}
