//! Planes of cut paper: stones, water, furniture, pits and rock, the frame, doors, light and grain.

use crate::geometry::{Jitter, Poly, Pt, bounds, centroid, dist, hull, inset, lerp, moved, n, offset, path, rounded, rounded_coarse, shaken, toward, turned};
use crate::marks;
use crate::palette::{BONE, COPPER, Frame, INK, NIGHT, SHADE, mix, ramp};
use crate::room::{Edge, Exit, Room, Sheet, Space, Surface};

/// One cut of paper.
pub fn cut(d: &str, fill: &str) -> String {
    let (colour, alpha) = fill.split_at(7.min(fill.len()));
    if alpha.is_empty() { format!("<path d=\"{d}\" fill=\"{colour}\"/>") } else { format!("<path d=\"{d}\" fill=\"{colour}\" fill-opacity=\"{alpha}\"/>") }
}

/// How far a point is from the light: 0 lit, 1 unlit.
pub fn tone(room: &Room, at: Pt) -> f64 {
    let (near, far) = room.mood.reach;
    ((dist(room.mood.light, at) - near) / (far - near)).clamp(0.0, 1.0)
}

/// The colours of a surface, lit to unlit.
pub fn colours(room: &Room, surface: Surface) -> &'static [&'static str] {
    match surface {
        Surface::Stone | Surface::Bare => room.mood.stone,
        Surface::Wood => room.mood.wood,
        Surface::Metal => room.mood.metal,
        Surface::Copper => COPPER,
        Surface::Water => room.mood.water,
    }
}

fn slab(room: &Room, s: &Space, j: &mut Jitter) -> String {
    let c = centroid(&s.outline);
    let away = toward(room.mood.light, c);
    let t = tone(room, c) + j.range(-0.04, 0.04);
    let face = ramp(colours(room, s.surface), t);
    let low = mix(&face, NIGHT, 0.55);
    let high = mix(&face, room.mood.rim, if t < 0.5 { 0.5 } else { 0.34 });
    let loose = s.is("flip");
    let p = if loose { turned(&s.outline, c, -6.0, 0.9) } else { s.outline.clone() };
    let thick = if loose { 8.0 } else { 3.5 };
    let mut o = cut(&rounded_coarse(&moved(&p, (away.0 * thick, away.1 * thick)), s.round), &low);
    o.push_str(&cut(&rounded(&p, s.round), &high));
    let inner = moved(&inset(&p, 2.4), (away.0 * 1.4, away.1 * 1.4));
    o.push_str(&cut(&rounded(&inner, s.round), &face));
    match s.surface {
        Surface::Wood => {
            // Grain: long slivers along the board.
            let (x0, y0, x1, y1) = bounds(&p);
            let long = x1 - x0 > y1 - y0;
            for i in 0..5 {
                let f = 0.2 + 0.15 * f64::from(i) + j.range(-0.04, 0.04);
                let (a, b) = (j.range(0.12, 0.3), j.range(0.6, 0.88));
                let (q, r) = if long {
                    ((x0 + (x1 - x0) * a, y0 + (y1 - y0) * f), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * f))
                } else {
                    ((x0 + (x1 - x0) * f, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * f, y0 + (y1 - y0) * b))
                };
                o.push_str(&sliver(q, r, 2.4, &if i % 2 == 0 { mix(&face, INK, 0.24) } else { high.clone() }));
            }
        }
        Surface::Metal | Surface::Copper => {
            let worn = moved(&inset(&p, 15.0), (-away.0 * 5.0, -away.1 * 5.0));
            o.push_str(&cut(&rounded_coarse(&worn, 22.0), &mix(&face, &high, 0.28)));
            for q in &inset(&p, 15.0) {
                o.push_str(&format!("<circle cx=\"{}\" cy=\"{}\" r=\"4\" fill=\"{low}\"/><circle cx=\"{}\" cy=\"{}\" r=\"2.6\" fill=\"{high}\"/>", n(q.0), n(q.1), n(q.0 - away.0), n(q.1 - away.1)));
            }
        }
        _ => {
            let worn = shaken(&moved(&inset(&p, 19.0), (-away.0 * 5.0, -away.1 * 5.0)), 5.0, j);
            if worn.len() > 2 {
                o.push_str(&cut(&rounded_coarse(&worn, 26.0), &mix(&face, &high, 0.2)));
            }
            o.push_str(&scars(&p, c, &face, &high, j));
        }
    }
    o.push('\n');
    o
}

/// A long thin cut from `a` to `b`.
pub fn sliver(a: Pt, b: Pt, w: f64, fill: &str) -> String {
    let u = toward(a, b);
    let m = lerp(a, b, 0.45);
    cut(&format!("M{} {}Q{} {} {} {}Q{} {} {} {}Z", n(a.0), n(a.1), n(m.0 - u.1 * w), n(m.1 + u.0 * w), n(b.0), n(b.1), n(m.0 + u.1 * w), n(m.1 - u.0 * w), n(a.0), n(a.1)), fill)
}

/// Cut marks and now and then a crack, shorter than half a slab.
fn scars(p: &[Pt], c: Pt, face: &str, high: &str, j: &mut Jitter) -> String {
    let mut o = String::new();
    let marks = 1 + j.pick(3);
    for i in 0..marks {
        let (s, co) = j.range(0.0, 6.28).sin_cos();
        let q = (c.0 + co * j.range(26.0, 46.0), c.1 + s * j.range(26.0, 46.0));
        let (bs, bc) = j.range(0.0, 3.14).sin_cos();
        let l = j.range(9.0, 22.0);
        o.push_str(&sliver(q, (q.0 + bc * l, q.1 + bs * l), 2.6, &if i == 1 { high.to_owned() } else { mix(face, NIGHT, 0.2) }));
    }
    if j.pick(4) == 0 {
        let k = j.pick(p.len());
        let edge = lerp(p[k], p[(k + 1) % p.len()], 0.42);
        let v = toward(edge, c);
        let q = |f: f64, g: f64| (edge.0 + v.0 * f - v.1 * g, edge.1 + v.1 * f + v.0 * g);
        o.push_str(&cut(&path(&[q(-1.0, -4.0), q(13.0, 3.0), q(24.0, -4.0), q(42.0, 5.0), q(25.0, 1.0), q(14.0, 8.0), q(-1.0, 4.0)]), &mix(face, NIGHT, 0.66)));
    }
    o
}

fn water(room: &Room, s: &Space, j: &mut Jitter) -> String {
    let c = centroid(&s.outline);
    let t = tone(room, c);
    let face = ramp(room.mood.water, t + j.range(-0.04, 0.04));
    let high = mix(&face, "#f2fff4", 0.42);
    let mut o = cut(&rounded(&s.outline, 26.0), &mix(&face, "#f2fff4", 0.2));
    o.push_str(&cut(&rounded(&moved(&inset(&s.outline, 3.0), (0.0, 1.5)), 26.0), &face));
    let deep = shaken(&inset(&s.outline, 20.0), 5.0, j);
    if deep.len() > 2 {
        o.push_str(&cut(&rounded_coarse(&deep, 34.0), &mix(&face, "#0b3d4c", 0.2)));
    }
    let (x0, y0, x1, y1) = bounds(&s.outline);
    for _ in 0..6 {
        let (x, y) = (j.range(x0 + 30.0, x1 - 60.0), j.range(y0 + 20.0, y1 - 20.0));
        let l = j.range(18.0, 40.0);
        o.push_str(&cut(&format!("M{} {}q{} -7 {} 0q{} 7 {} 0q{} -3 {} 0q{} 3 {} 0z", n(x), n(y), n(l / 4.0), n(l / 2.0), n(l / 4.0), n(l / 2.0), n(-l / 4.0), n(-l / 2.0), n(-l / 4.0), n(-l / 2.0)), &format!("{high}.7")));
    }
    o.push('\n');
    o
}

fn inlay(s: &Space) -> String {
    let d = rounded(&offset(s.top.as_ref().unwrap_or(&s.outline), 12.0), s.round);
    format!("<path d=\"{d}\" fill=\"none\" stroke=\"#ffe9b8\" stroke-opacity=\".6\" stroke-width=\"3\" stroke-dasharray=\"13 8\" stroke-linecap=\"round\"/>\n")
}

fn signs(room: &Room, s: &Space) -> String {
    let at = s.stand();
    let away = toward(room.mood.light, at);
    let mut o = String::new();
    if s.is("special") {
        o.push_str(&inlay(s));
    }
    if s.is("entry") && !s.is("special") && s.surface != Surface::Water {
        o.push_str(&marks::entry(s, away, if s.classes.iter().any(|c| c.starts_with("flip")) { (-40.0, 16.0) } else { (0.0, 0.0) }));
    }
    if s.is("trap") {
        o.push_str(&marks::trap(at));
    }
    // A paw and a flip sign on one space stand side by side.
    let spot = if s.is("entry") { (at.0 + 44.0, at.1 - 10.0) } else { at };
    if s.is("flip") {
        o.push_str(&marks::flip_plain(spot, &ramp(colours(room, Surface::Stone), 0.15)));
    }
    if s.is("flip-hook") {
        o.push_str(&marks::flip_hook(spot));
    }
    if s.is("flip-gear") {
        o.push_str(&marks::flip_gear(spot));
    }
    if s.is("start") && !s.is("flip") {
        o.push_str(&marks::start(at));
    }
    o
}

impl Room {
    /// A mass of rock that stops movement and sight: sheets that rise towards the eye.
    pub fn rock(&mut self, outline: &[Pt], seed: u64) {
        let mut j = Jitter::new(seed);
        let rough = roughened(outline, 46.0, 7.0, &mut j);
        let mut o = format!("<path d=\"{}\" fill=\"{SHADE}\" fill-opacity=\".75\" filter=\"url(#{}-b2)\"/>", rounded(&rough, 8.0), self.prefix);
        for (i, d) in [(2usize, 0.0), (1, 13.0), (0, 26.0)] {
            let p = roughened(&offset(outline, d), 52.0, 6.0, &mut j);
            o.push_str(&cut(&rounded(&p, 8.0), self.mood.sheets[i]));
        }
        o.push_str(&relief(self, &offset(outline, 34.0), &mut j));
        o.push('\n');
        self.furniture.push_str(&o);
        self.walls.push(offset(outline, 3.0));
    }

    /// A black pit: sheets that sink away from the eye.
    pub fn pit(&mut self, outline: &[Pt], seed: u64) {
        let mut j = Jitter::new(seed);
        let mut o = cut(&rounded(&offset(outline, -6.0), 14.0), &mix(self.mood.gap[0], self.mood.sheets[2], 0.6));
        for (i, c) in [(0.0, mix(self.mood.sheets[1], INK, 0.2)), (16.0, mix(self.mood.sheets[0], INK, 0.2)), (34.0, "#04121a".to_owned()), (54.0, "#020a10".to_owned())] {
            let p = shaken(&offset(outline, i), if i > 0.0 { 5.0 } else { 0.0 }, &mut j);
            o.push_str(&cut(&rounded(&moved(&p, (0.0, i * 0.12)), 16.0), &c));
        }
        o.push('\n');
        self.under.push_str(&o);
        self.walls.push(offset(outline, 2.0));
    }

    /// A raised piece of furniture that is one special area: a wooden top with a front face. Returns its outline.
    pub fn furniture_top(&mut self, id: &str, top: &[Pt], height: f64, boards: usize) -> Poly {
        let whole = Self::furniture_block(top, height);
        let space = self.add(id, Surface::Bare, whole.clone());
        space.round = 10.0;
        space.top = Some(top.to_vec());
        let c = centroid(top);
        let away = toward(self.mood.light, c);
        let t = tone(self, c);
        let wood = self.mood.wood;
        let shadow: Poly = whole.iter().chain(moved(&whole, (away.0 * 24.0, away.1.max(0.2) * 24.0)).iter()).copied().collect();
        let mut o = format!("<path d=\"{}\" fill=\"{SHADE}\" fill-opacity=\".6\" filter=\"url(#{}-b2)\"/>", path(&hull(&shadow)), self.prefix);
        o.push_str(&cut(&rounded(&whole, 10.0), &ramp(wood, (t + 0.5).min(1.0))));
        o.push_str(&cut(&rounded(&offset(&whole, 3.0), 10.0), &mix(&ramp(wood, (t + 0.42).min(1.0)), INK, 0.25)));
        let (x0, y0, x1, y1) = bounds(top);
        o.push_str(&cut(&rounded(top, 10.0), &ramp(wood, (t - 0.22).max(0.0))));
        // Boards along the longer side, each a sheet of its own tone.
        let long = x1 - x0 >= y1 - y0;
        let k = boards.max(1);
        let lid = inset(top, 3.0);
        for b in 0..k {
            let (f, g) = (b as f64 / k as f64, (b + 1) as f64 / k as f64);
            let band = if long {
                let p = crate::geometry::clip(&lid, (x0, y0 + (y1 - y0) * f + 1.0), (x1, y0 + (y1 - y0) * f + 1.0), 0.0);
                crate::geometry::clip(&p, (x1, y0 + (y1 - y0) * g - 1.0), (x0, y0 + (y1 - y0) * g - 1.0), 0.0)
            } else {
                let p = crate::geometry::clip(&lid, (x0 + (x1 - x0) * f + 1.0, y1), (x0 + (x1 - x0) * f + 1.0, y0), 0.0);
                crate::geometry::clip(&p, (x0 + (x1 - x0) * g - 1.0, y0), (x0 + (x1 - x0) * g - 1.0, y1), 0.0)
            };
            if band.len() < 3 {
                continue;
            }
            // Light falls in steps along a board.
            let q = centroid(&band);
            let shade = ramp(wood, (tone(self, q) + if b % 2 == 0 { 0.0 } else { 0.07 }).min(1.0));
            o.push_str(&cut(&path(&band), &shade));
            let cuts: Vec<Pt> = if long { vec![(x0, q.1), (x1, q.1)] } else { vec![(q.0, y0), (q.0, y1)] };
            for s in 0..6 {
                let (a, e) = (lerp(cuts[0], cuts[1], f64::from(s) / 6.0), lerp(cuts[0], cuts[1], (f64::from(s) + 1.0) / 6.0));
                let part = {
                    let u = toward(cuts[0], cuts[1]);
                    let p = crate::geometry::clip(&band, a, (a.0 + u.1, a.1 - u.0), 0.0);
                    crate::geometry::clip(&p, e, (e.0 - u.1, e.1 + u.0), -0.8)
                };
                if part.len() > 2 {
                    let m = centroid(&part);
                    o.push_str(&cut(&path(&part), &ramp(wood, (tone(self, m) * 0.9 + if b % 2 == 0 { 0.0 } else { 0.06 }).min(1.0))));
                }
            }
            let mut j = Jitter::new(b as u64 + 77);
            for _ in 0..4 {
                let (f, l) = (j.range(0.05, 0.7), j.range(0.1, 0.25));
                let (a, e) = (lerp(cuts[0], cuts[1], f), lerp(cuts[0], cuts[1], f + l));
                let w = if long { (0.0, j.range(-0.3, 0.3) * (y1 - y0) / k as f64) } else { (j.range(-0.3, 0.3) * (x1 - x0) / k as f64, 0.0) };
                o.push_str(&sliver((a.0 + w.0, a.1 + w.1), (e.0 + w.0, e.1 + w.1), 2.2, "#3a1d10.3"));
            }
        }
        o.push('\n');
        self.furniture.push_str(&o);
        whole
    }
}

impl Room {
    /// A wall that stands along the north edge, from the frame down to `foot`: courses of cut stone in the room's light.
    pub fn back_wall(&mut self, foot: f64) {
        let mut j = Jitter::new(u64::from(self.side) * 13);
        let mut o = cut(&format!("M40 40H960V{0}H40Z", n(foot)), &mix(self.mood.gap[1], INK, 0.3));
        let courses = ((foot - 44.0) / 46.0).round().max(1.0);
        let high = (foot - 44.0) / courses;
        for c in 0..courses as usize {
            let (y0, y1) = (44.0 + high * c as f64 + 2.5, 44.0 + high * (c + 1) as f64 - 2.5);
            let mut x = 44.0 - j.range(0.0, 60.0);
            while x < 956.0 {
                let w = j.range(70.0, 128.0);
                let p = crate::geometry::rect(x.max(44.0), y0, (x + w - 5.0).min(956.0), y1);
                if p[1].0 - p[0].0 > 12.0 {
                    let c = centroid(&p);
                    let t = (tone(self, c) * 0.8 + 0.3 + j.range(-0.05, 0.05)).min(1.0);
                    let face = mix(&ramp(self.mood.stone, t), NIGHT, 0.34);
                    o.push_str(&cut(&rounded_coarse(&p, 6.0), &mix(&face, self.mood.rim, 0.22)));
                    o.push_str(&cut(&rounded_coarse(&moved(&inset(&p, 1.6), (0.0, 1.2)), 6.0), &face));
                }
                x += w;
            }
        }
        o.push_str(&format!("<path d=\"M40 {0}H960V{1}H40Z\" fill=\"{SHADE}\" fill-opacity=\".5\" filter=\"url(#{2}-b1)\"/>", n(foot - 2.0), n(foot + 12.0), self.prefix));
        o.push_str(&cut(&format!("M40 {0}H960V{1}H40Z", n(foot - 9.0), n(foot)), &mix(self.mood.sheets[1], INK, 0.3)));
        o.push('\n');
        self.set.push_str(&o);
    }
}

/// Facets on a mass of rock: a few blunt cuts, so faint that nobody takes them for stones.
fn relief(room: &Room, p: &[Pt], j: &mut Jitter) -> String {
    let (x0, y0, x1, y1) = bounds(p);
    let mut o = String::new();
    let k = (((x1 - x0) * (y1 - y0)) / 9000.0).round().max(2.0) as usize;
    for i in 0..k {
        let c = (j.range(x0.max(30.0) + 20.0, x1.min(970.0) - 20.0), j.range(y0.max(30.0) + 20.0, y1.min(970.0) - 20.0));
        let (a, b) = (j.range(20.0, 46.0), j.range(9.0, 20.0));
        let d = format!("M{} {}l{} {}l{} {}l{} {}z", n(c.0 - a), n(c.1), n(a * 0.7), n(-b), n(a), n(b * 0.7), n(-a * 0.5), n(b));
        o.push_str(&cut(&d, &format!("{}.{}", room.mood.sheets[1], if i % 2 == 0 { 5 } else { 3 })));
    }
    o
}

/// An outline with extra corners every `step` or so, shaken by `by`.
pub fn roughened(p: &[Pt], step: f64, by: f64, j: &mut Jitter) -> Poly {
    let mut out = Vec::new();
    for i in 0..p.len() {
        let (a, b) = (p[i], p[(i + 1) % p.len()]);
        let k = (dist(a, b) / step).round().max(1.0) as usize;
        for s in 0..k {
            let q = lerp(a, b, s as f64 / k as f64);
            out.push((q.0 + j.range(-by, by), q.1 + j.range(-by, by)));
        }
    }
    out
}

fn frame(room: &Room) -> String {
    let mut o = String::new();
    for (i, depth) in [(2usize, 50.0), (1, 39.0), (0, 26.0)] {
        let mut j = Jitter::new(u64::from(room.side) * 7 + i as u64);
        let mut inner: Poly = Vec::new();
        let corners = [(depth, depth), (1000.0 - depth, depth), (1000.0 - depth, 1000.0 - depth), (depth, 1000.0 - depth)];
        for k in 0..4 {
            let (a, b) = (corners[k], corners[(k + 1) % 4]);
            let u = toward(a, b);
            let mut x = 0.0;
            let len = dist(a, b);
            if room.mood.frame == Frame::Rock {
                inner.push((a.0 + j.range(-3.0, 3.0), a.1 + j.range(-3.0, 3.0)));
            }
            while x < len - 50.0 {
                let l = j.range(46.0, 96.0).min(len - x);
                let w = j.range(-4.5, 4.5);
                let off = |t: f64| (a.0 + u.0 * t - u.1 * w, a.1 + u.1 * t + u.0 * w);
                if room.mood.frame == Frame::Masonry {
                    inner.push(off(x + 2.0));
                    inner.push(off(x + l - 2.0));
                } else {
                    inner.push(off(x + l * 0.5));
                }
                x += l;
            }
        }
        inner.reverse();
        let d = format!("M0 0H1000V1000H0Z{}", rounded(&inner, 6.0));
        o.push_str(&format!(
            "<path d=\"{d}\" fill=\"#031116\" fill-opacity=\".8\" fill-rule=\"evenodd\" filter=\"url(#{}-b1)\" transform=\"translate(0 4)\"/><path d=\"{d}\" fill=\"{}\" fill-rule=\"evenodd\"/>\n",
            room.prefix, room.mood.sheets[i]
        ));
    }
    let mut j = Jitter::new(u64::from(room.side));
    let mut m = String::new();
    let mut x = 70.0;
    while x < 950.0 {
        let q = x + j.range(-16.0, 16.0);
        if f64::abs(q - 500.0) > 76.0 {
            m.push_str(&format!("M{0} 981l2 0l0 19l-3 0zM0 {0}l19 1l0 2l-19 0zM981 {1}l19 -1l0 3l-19 0zM{1} 0l2 0l0 19l-3 0z", n(q), n(q + 7.0)));
        }
        x += 74.0;
    }
    o.push_str(&cut(&m, &format!("{}.8", room.mood.sheets[1])));
    o.push_str(&format!("<path d=\"M1.5 1.5H998.5V998.5H1.5Z\" fill=\"none\" stroke=\"{}\" stroke-width=\"3\"/>\n", room.mood.sheets[2]));
    o
}

/// A door in the middle of an edge: an open way through the frame, its sill in the exit's colour and chevrons outwards.
pub fn door(room: &Room, edge: Edge, colour: Exit) -> String {
    let turn = match edge {
        Edge::North => 0,
        Edge::East => 90,
        Edge::South => 180,
        Edge::West => 270,
    };
    let [lit, mid, dim, chevron_shade] = match colour {
        Exit::Orange => ["#ffb648", "#f08a28", "#b9521f", "#5b220c"],
        Exit::Blue => ["#7fd0ff", "#2f93dc", "#1d5a9c", "#0a2748"],
    };
    let chevron = |y: i32| format!("M-30 {}L0 {}L30 {}L30 {}L0 {}L-30 {}Z", y + 13, y - 13, y + 13, y + 25, y - 1, y + 25);
    // One chevron for orange, two for blue: the colour is not the only sign.
    let signs = match colour {
        Exit::Orange => chevron(28),
        Exit::Blue => chevron(16) + &chevron(36),
    };
    let jamb = &room.mood.sheets[0];
    let mut o = format!("<g transform=\"rotate({turn} 500 500) translate(500 0)\">");
    o.push_str(&cut("M-80 0L-74 60H74L80 0Z", jamb));
    o.push_str(&cut("M-66 0L-58 58H58L66 0Z", dim));
    o.push_str(&cut("M-66 0L-61 38H61L66 0Z", mid));
    o.push_str(&cut("M-66 0L-64 16H64L66 0Z", lit));
    o.push_str(&cut("M-58 58L-92 104Q0 128 92 104L58 58Z", &format!("{mid}.24")));
    o.push_str(&cut("M-58 58L-74 82Q0 98 74 82L58 58Z", &format!("{mid}.26")));
    o.push_str(&format!("<path d=\"{signs}\" fill=\"{chevron_shade}\" transform=\"translate(0 3)\"/><path d=\"{signs}\" fill=\"#fff6dc\"/></g>\n"));
    o
}

fn defs(room: &Room) -> String {
    let (p, m) = (&room.prefix, &room.mood);
    let mut o = String::from("<defs>\n");
    for (i, b) in [(1, "2.2"), (2, "6")] {
        o.push_str(&format!("<filter id=\"{p}-b{i}\" x=\"-20%\" y=\"-20%\" width=\"140%\" height=\"140%\"><feGaussianBlur stdDeviation=\"{b}\"/></filter>"));
    }
    let (x, y) = (n(m.light.0), n(m.light.1));
    o.push_str(&format!(
        "<radialGradient id=\"{p}-gap\" gradientUnits=\"userSpaceOnUse\" cx=\"{x}\" cy=\"{y}\" r=\"800\"><stop offset=\".1\" stop-color=\"{}\"/><stop offset=\".45\" stop-color=\"{}\"/><stop offset=\".85\" stop-color=\"{}\"/></radialGradient>",
        m.gap[0], m.gap[1], m.gap[2]
    ));
    let (c, a) = m.glow;
    o.push_str(&format!(
        "<radialGradient id=\"{p}-glow\" gradientUnits=\"userSpaceOnUse\" cx=\"{x}\" cy=\"{y}\" r=\"520\"><stop offset=\"0\" stop-color=\"#fff6d8\" stop-opacity=\"{:.2}\"/><stop offset=\".16\" stop-color=\"{c}\" stop-opacity=\"{:.2}\"/><stop offset=\".5\" stop-color=\"{c}\" stop-opacity=\"{:.2}\"/><stop offset=\"1\" stop-color=\"{c}\" stop-opacity=\"0\"/></radialGradient>",
        a * 1.2,
        a * 0.8,
        a * 0.3
    ));
    o.push_str(&format!(
        "<radialGradient id=\"{p}-dusk\" gradientUnits=\"userSpaceOnUse\" cx=\"{x}\" cy=\"{y}\" r=\"1050\"><stop offset=\".45\" stop-color=\"#06222a\" stop-opacity=\"0\"/><stop offset=\".8\" stop-color=\"#06222a\" stop-opacity=\"{:.2}\"/><stop offset=\"1\" stop-color=\"#041a20\" stop-opacity=\"{:.2}\"/></radialGradient>",
        m.dusk * 0.6,
        m.dusk
    ));
    let mut j = Jitter::new(7);
    let (mut light, mut dark) = (String::new(), String::new());
    for i in 0..130 {
        let (gx, gy) = (j.range(4.0, 214.0), j.range(4.0, 214.0));
        let (s, c) = j.range(0.0, 3.14).sin_cos();
        let (l, b) = (j.range(1.0, 4.5), j.range(-2.0, 2.0));
        let d = format!("M{} {}q{} {} {} {}", n(gx), n(gy), n(l * c / 2.0 - b), n(l * s / 2.0 + b), n(l * c), n(l * s));
        if i % 2 == 0 { light.push_str(&d) } else { dark.push_str(&d) }
    }
    o.push_str(&format!(
        "<pattern id=\"{p}-grain\" width=\"220\" height=\"220\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(11)\"><g fill=\"none\" stroke-width=\".9\" stroke-linecap=\"round\"><path d=\"{light}\" stroke=\"#fff3d8\" stroke-opacity=\".16\"/><path d=\"{dark}\" stroke=\"#05161b\" stroke-opacity=\".2\"/></g></pattern>\n"
    ));
    o.push_str(&room.defs);
    o.push_str("</defs>\n");
    o
}

fn sheet(room: &Room, which: Sheet) -> String {
    let l = room.layer(which);
    if l.bodies.is_empty() && l.shadows.is_empty() {
        return String::new();
    }
    format!("<g fill=\"{SHADE}\" fill-opacity=\".55\" filter=\"url(#{}-b1)\">\n{}</g>\n{}", room.prefix, l.shadows, l.bodies)
}

/// The whole picture below the rule layers.
pub fn art(room: &Room) -> String {
    let p = &room.prefix;
    let mut j = Jitter::new(u64::from(room.side) * 31);
    let mut o = String::from("<g id=\"art\" pointer-events=\"none\">\n");
    o.push_str(&defs(room));
    o.push_str(&format!("<rect width=\"1000\" height=\"1000\" fill=\"url(#{p}-gap)\"/>\n"));
    o.push_str(&room.under);
    let mut shadows = String::new();
    for s in room.spaces.iter().filter(|s| !matches!(s.surface, Surface::Bare | Surface::Water)) {
        let u = toward(room.mood.light, centroid(&s.outline));
        let far = if s.is("flip") { 14.0 } else { 5.0 };
        shadows.push_str(&path(&moved(&s.outline, (u.0 * far, u.1 * far + 2.0)).iter().map(|q| (q.0.round(), q.1.round())).collect::<Vec<_>>()));
    }
    o.push_str(&format!("<path d=\"{shadows}\" fill=\"#04141a\" fill-opacity=\".75\" filter=\"url(#{p}-b1)\"/>\n"));
    for s in &room.spaces {
        match s.surface {
            Surface::Bare => {}
            Surface::Water => o.push_str(&water(room, s, &mut j)),
            _ => o.push_str(&slab(room, s, &mut j)),
        }
    }
    o.push_str(&room.set);
    // Dusk and glow fall on the floor; signs and things lie above them and stay crisp.
    o.push_str(&format!("<rect width=\"1000\" height=\"1000\" fill=\"url(#{p}-dusk)\"/><rect width=\"1000\" height=\"1000\" fill=\"url(#{p}-glow)\"/>\n"));
    for s in room.spaces.iter().filter(|s| s.surface != Surface::Bare) {
        o.push_str(&signs(room, s));
    }
    o.push_str(&sheet(room, Sheet::Floor));
    o.push_str(&room.furniture);
    for s in room.spaces.iter().filter(|s| s.surface == Surface::Bare) {
        o.push_str(&signs(room, s));
    }
    o.push_str(&sheet(room, Sheet::Raised));
    // Rivets and paw of an area lie on top of what furnishes it.
    for s in room.spaces.iter().filter(|s| s.is("special") && s.is("entry")) {
        o.push_str(&marks::paw(s.stand(), (0.0, 1.0)));
    }
    o.push_str(&format!("<rect width=\"1000\" height=\"1000\" fill=\"url(#{p}-glow)\" opacity=\".3\"/>\n"));
    o.push_str(&frame(room));
    let (line_art, doors, _) = room.ornaments();
    o.push_str(doors);
    o.push_str(line_art);
    o.push_str(&sheet(room, Sheet::Near));
    o.push_str(&format!("<path d=\"M12 12H66L12 66Z\" fill=\"{SHADE}\" fill-opacity=\".6\" transform=\"translate(2 4)\"/><path d=\"M10 10H66L10 66Z\" fill=\"{BONE}\"/><path d=\"M10 10H66L56 20H20V56L10 66Z\" fill=\"#fffaea\"/>"));
    o.push_str(&format!("<rect width=\"1000\" height=\"1000\" fill=\"url(#{p}-grain)\" opacity=\".8\"/>\n</g>\n"));
    o
}

/// What crosses the lines: arrows, lit edges, leaning things.
pub fn over(room: &Room) -> String {
    let (.., top) = room.ornaments();
    format!("{top}{}", sheet(room, Sheet::Over))
}
