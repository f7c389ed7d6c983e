//! What stands around the stones: rock, pits, furniture, the back wall, the frame and its doors.

use crate::geometry::{
    Jitter, Poly, Pt, bounds, centroid, clip, dist, hull, inset, lerp, moved, n, offset, path, rect, rounded,
    rounded_coarse, shaken, toward,
};
use crate::palette::{EXIT_BLUE, EXIT_ORANGE, Frame, INK, NIGHT, SHADE, mix, ramp};
use crate::paper::{cut, sliver};
use crate::room::{Edge, Exit, Room, Surface};

impl Room {
    /// A mass of rock that stops movement and sight: sheets that rise towards the eye.
    pub fn rock(&mut self, outline: &[Pt], seed: u64) {
        let mut j = Jitter::new(seed);
        let rough = roughened(outline, 46.0, 7.0, &mut j);
        let mut o = format!(
            "<path d=\"{}\" fill=\"{SHADE}\" fill-opacity=\".75\" filter=\"url(#{}-b2)\"/>",
            rounded(&rough, 8.0),
            self.prefix
        );
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
        let mut o =
            cut(&rounded(&offset(outline, -6.0), 14.0), &mix(self.mood.gap[0], self.mood.sheets[2], 0.6));
        for (i, c) in [
            (0.0, mix(self.mood.sheets[1], INK, 0.2)),
            (16.0, mix(self.mood.sheets[0], INK, 0.2)),
            (34.0, "#04121a".to_owned()),
            (54.0, "#020a10".to_owned()),
        ] {
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
        let t = self.tone(c);
        let wood = self.mood.furniture;
        let shadow: Poly = whole
            .iter()
            .chain(moved(&whole, (away.0 * 24.0, away.1.max(0.2) * 24.0)).iter())
            .copied()
            .collect();
        let mut o = format!(
            "<path d=\"{}\" fill=\"{SHADE}\" fill-opacity=\".6\" filter=\"url(#{}-b2)\"/>",
            path(&hull(&shadow)),
            self.prefix
        );
        o.push_str(&cut(&rounded(&whole, 10.0), &ramp(wood, (t + 0.5).min(1.0))));
        o.push_str(&cut(
            &rounded(&offset(&whole, 3.0), 10.0),
            &mix(&ramp(wood, (t + 0.42).min(1.0)), INK, 0.25),
        ));
        let (x0, y0, x1, y1) = bounds(top);
        o.push_str(&cut(&rounded(top, 10.0), &ramp(wood, (t - 0.22).max(0.0))));
        // Boards along the longer side, each a sheet of its own tone.
        let long = x1 - x0 >= y1 - y0;
        let k = boards.max(1);
        let lid = inset(top, 3.0);
        o.push_str(&cut(&path(&lid), &mix(&ramp(wood, t), INK, 0.45)));
        for b in 0..k {
            let (f, g) = (b as f64 / k as f64, (b + 1) as f64 / k as f64);
            let band = if long {
                let p = clip(&lid, (x0, y0 + (y1 - y0) * f + 1.0), (x1, y0 + (y1 - y0) * f + 1.0), 0.0);
                clip(&p, (x1, y0 + (y1 - y0) * g - 1.0), (x0, y0 + (y1 - y0) * g - 1.0), 0.0)
            } else {
                let p = clip(&lid, (x0 + (x1 - x0) * f + 1.0, y1), (x0 + (x1 - x0) * f + 1.0, y0), 0.0);
                clip(&p, (x0 + (x1 - x0) * g - 1.0, y0), (x0 + (x1 - x0) * g - 1.0, y1), 0.0)
            };
            if band.len() < 3 {
                continue;
            }
            // Light falls in steps along a board.
            let q = centroid(&band);
            let shade = ramp(wood, (self.tone(q) + if b % 2 == 0 { 0.0 } else { 0.07 }).min(1.0));
            o.push_str(&cut(&path(&band), &shade));
            let cuts: Vec<Pt> = if long { vec![(x0, q.1), (x1, q.1)] } else { vec![(q.0, y0), (q.0, y1)] };
            for s in 0..6 {
                let (a, e) = (
                    lerp(cuts[0], cuts[1], f64::from(s) / 6.0),
                    lerp(cuts[0], cuts[1], (f64::from(s) + 1.0) / 6.0),
                );
                let part = {
                    let u = toward(cuts[0], cuts[1]);
                    let p = clip(&band, a, (a.0 + u.1, a.1 - u.0), 0.0);
                    clip(&p, e, (e.0 - u.1, e.1 + u.0), -0.8)
                };
                if part.len() > 2 {
                    let m = centroid(&part);
                    o.push_str(&cut(
                        &path(&part),
                        &ramp(wood, (self.tone(m) * 0.9 + if b % 2 == 0 { 0.0 } else { 0.06 }).min(1.0)),
                    ));
                }
            }
            let mut j = Jitter::new(b as u64 + 77);
            for _ in 0..4 {
                let (f, l) = (j.range(0.05, 0.7), j.range(0.1, 0.25));
                let (a, e) = (lerp(cuts[0], cuts[1], f), lerp(cuts[0], cuts[1], f + l));
                let w = if long {
                    (0.0, j.range(-0.3, 0.3) * (y1 - y0) / k as f64)
                } else {
                    (j.range(-0.3, 0.3) * (x1 - x0) / k as f64, 0.0)
                };
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
                let p = rect(x.max(44.0), y0, (x + w - 5.0).min(956.0), y1);
                if p[1].0 - p[0].0 > 12.0 {
                    let c = centroid(&p);
                    let t = (self.tone(c) * 0.8 + 0.3 + j.range(-0.05, 0.05)).min(1.0);
                    let face = mix(&ramp(self.mood.stone, t), NIGHT, 0.34);
                    o.push_str(&cut(&rounded_coarse(&p, 6.0), &mix(&face, self.mood.rim, 0.22)));
                    o.push_str(&cut(&rounded_coarse(&moved(&inset(&p, 1.6), (0.0, 1.2)), 6.0), &face));
                }
                x += w;
            }
        }
        o.push_str(&format!(
            "<path d=\"M40 {0}H960V{1}H40Z\" fill=\"{SHADE}\" fill-opacity=\".5\" filter=\"url(#{2}-b1)\"/>",
            n(foot - 2.0),
            n(foot + 12.0),
            self.prefix
        ));
        o.push_str(&cut(
            &format!("M40 {0}H960V{1}H40Z", n(foot - 9.0), n(foot)),
            &mix(self.mood.sheets[1], INK, 0.3),
        ));
        o.push('\n');
        self.set.push_str(&o);
    }
}

impl Room {
    /// Adds an exit; figures come in on the spaces named.
    pub fn exit(&mut self, edge: Edge, colour: Exit, spaces: &[&str]) {
        self.doors.push_str(&door(self, edge, colour));
        let (letter, d) = match edge {
            Edge::North => ("n", "M438 4.5H562"),
            Edge::East => ("e", "M995.5 438V562"),
            Edge::South => ("s", "M438 995.5H562"),
            Edge::West => ("w", "M4.5 438V562"),
        };
        let (class, stroke) = match colour {
            Exit::Orange => ("orange", EXIT_ORANGE),
            Exit::Blue => ("blue", EXIT_BLUE),
        };
        self.exits.push_str(&format!(
            "<path class=\"{class}\" data-edge=\"{letter}\" data-spaces=\"{}\" stroke=\"{stroke}\" d=\"{d}\"/>\n",
            spaces.join(" ")
        ));
    }
}

/// Facets on a mass of rock: a few blunt cuts, so faint that nobody takes them for stones.
fn relief(room: &Room, p: &[Pt], j: &mut Jitter) -> String {
    let (x0, y0, x1, y1) = bounds(p);
    let mut o = String::new();
    let k = (((x1 - x0) * (y1 - y0)) / 9000.0).round().max(2.0) as usize;
    for i in 0..k {
        let c = (
            j.range(x0.max(30.0) + 20.0, x1.min(970.0) - 20.0),
            j.range(y0.max(30.0) + 20.0, y1.min(970.0) - 20.0),
        );
        let (a, b) = (j.range(20.0, 46.0), j.range(9.0, 20.0));
        let d = format!(
            "M{} {}l{} {}l{} {}l{} {}z",
            n(c.0 - a),
            n(c.1),
            n(a * 0.7),
            n(-b),
            n(a),
            n(b * 0.7),
            n(-a * 0.5),
            n(b)
        );
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

/// The frame: three rough sheets, the nearest darkest.
pub fn frame(room: &Room) -> String {
    let mut o = String::new();
    for (i, depth) in [(2usize, 50.0), (1, 39.0), (0, 26.0)] {
        let mut j = Jitter::new(u64::from(room.side) * 7 + i as u64);
        let mut inner: Poly = Vec::new();
        let corners = [
            (depth, depth),
            (1000.0 - depth, depth),
            (1000.0 - depth, 1000.0 - depth),
            (depth, 1000.0 - depth),
        ];
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
            m.push_str(&format!(
                "M{0} 981l2 0l0 19l-3 0zM0 {0}l19 1l0 2l-19 0zM981 {1}l19 -1l0 3l-19 0zM{1} 0l2 0l0 19l-3 0z",
                n(q),
                n(q + 7.0)
            ));
        }
        x += 74.0;
    }
    o.push_str(&cut(&m, &format!("{}.8", room.mood.sheets[1])));
    o.push_str(&format!(
        "<path d=\"M1.5 1.5H998.5V998.5H1.5Z\" fill=\"none\" stroke=\"{}\" stroke-width=\"3\"/>\n",
        room.mood.sheets[2]
    ));
    o
}

/// A door in the middle of an edge: an open way through the frame, its sill in the exit's colour and chevrons outwards.
fn door(room: &Room, edge: Edge, colour: Exit) -> String {
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
    let chevron = |y: i32| {
        format!("M-30 {}L0 {}L30 {}L30 {}L0 {}L-30 {}Z", y + 13, y - 13, y + 13, y + 25, y - 1, y + 25)
    };
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
