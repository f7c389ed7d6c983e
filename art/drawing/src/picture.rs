//! A finished room: the picture, sheet by sheet, then the layers that the rules read.

use crate::geometry::{Jitter, centroid, moved, n, path, rounded, toward};
use crate::palette::{BONE, SHADE};
use crate::room::{Room, Sheet, Surface};
use crate::{floor, marks, scenery};

impl Room {
    /// The finished drawing.
    pub fn finish(&self) -> String {
        let other = if self.side % 2 == 1 { self.side + 1 } else { self.side - 1 };
        let colour = if self.side % 2 == 1 { "orange" } else { "blue" };
        let mut o = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 1000\" data-side=\"{}\" data-name=\"{}\" data-color=\"{colour}\" data-flip=\"{other}\">\n",
            self.side, self.name
        );
        o.push_str(&art(self));
        o.push_str("<g id=\"spaces\" fill=\"#fff\" fill-opacity=\"0\">\n");
        for s in &self.spaces {
            let class = if s.classes.is_empty() {
                String::new()
            } else {
                format!(" class=\"{}\"", s.classes.join(" "))
            };
            let cap = s.capacity.map_or_else(String::new, |c| format!(" data-capacity=\"{c}\""));
            let at = s.at.map_or_else(String::new, |a| format!(" data-at=\"{},{}\"", n(a.0), n(a.1)));
            o.push_str(&format!(
                "<path id=\"{}\"{class}{cap}{at} d=\"{}\"/>\n",
                s.id,
                rounded(&s.outline, s.round)
            ));
        }
        o.push_str("</g>\n<g id=\"walls\" fill=\"none\">\n");
        for w in &self.walls {
            o.push_str(&format!("<path d=\"{}\"/>\n", path(w)));
        }
        if !self.agreed.is_empty() {
            o.push_str("</g>\n<g id=\"sight\" fill=\"none\">\n");
            for (class, outline) in &self.agreed {
                o.push_str(&format!("<path class=\"{class}\" d=\"{}\"/>\n", path(outline)));
            }
        }
        o.push_str(&format!(
            "</g>\n<g id=\"lines\" fill=\"none\" stroke-linejoin=\"round\">\n{}</g>\n",
            self.lines
        ));
        o.push_str(&format!("<g id=\"exits\" fill=\"none\" stroke-width=\"9\">\n{}</g>\n", self.exits));
        o.push_str(&format!(
            "<g id=\"currents\" fill=\"none\" stroke=\"#eafff6\" stroke-width=\"7\" stroke-linecap=\"round\">\n{}</g>\n",
            self.currents
        ));
        o.push_str("<g id=\"over\" pointer-events=\"none\">\n");
        o.push_str(&over(self));
        o.push_str("</g>\n</svg>\n");
        o
    }
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
        let (s, c) = j.range(0.0, std::f64::consts::PI).sin_cos();
        let (l, b) = (j.range(1.0, 4.5), j.range(-2.0, 2.0));
        let d = format!(
            "M{} {}q{} {} {} {}",
            n(gx),
            n(gy),
            n(l * c / 2.0 - b),
            n(l * s / 2.0 + b),
            n(l * c),
            n(l * s)
        );
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
    format!(
        "<g fill=\"{SHADE}\" fill-opacity=\".55\" filter=\"url(#{}-b1)\">\n{}</g>\n{}",
        room.prefix, l.shadows, l.bodies
    )
}

/// The whole picture below the rule layers.
fn art(room: &Room) -> String {
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
        shadows.push_str(&path(
            &moved(&s.outline, (u.0 * far, u.1 * far + 2.0))
                .iter()
                .map(|q| (q.0.round(), q.1.round()))
                .collect::<Vec<_>>(),
        ));
    }
    o.push_str(&format!(
        "<path d=\"{shadows}\" fill=\"#04141a\" fill-opacity=\".75\" filter=\"url(#{p}-b1)\"/>\n"
    ));
    for s in &room.spaces {
        match s.surface {
            Surface::Bare => {}
            Surface::Water => o.push_str(&floor::water(room, s, &mut j)),
            _ => o.push_str(&floor::slab(room, s, &mut j)),
        }
    }
    o.push_str(&room.set);
    // Dusk and glow fall on the floor; signs and things lie above them and stay crisp.
    o.push_str(&format!("<rect width=\"1000\" height=\"1000\" fill=\"url(#{p}-dusk)\"/><rect width=\"1000\" height=\"1000\" fill=\"url(#{p}-glow)\"/>\n"));
    for s in room.spaces.iter().filter(|s| s.surface != Surface::Bare) {
        o.push_str(&floor::signs(room, s));
    }
    o.push_str(&sheet(room, Sheet::Floor));
    o.push_str(&room.furniture);
    for s in room.spaces.iter().filter(|s| s.surface == Surface::Bare) {
        o.push_str(&floor::signs(room, s));
    }
    o.push_str(&sheet(room, Sheet::Raised));
    // Rivets and paw of an area lie on top of what furnishes it.
    for s in room.spaces.iter().filter(|s| s.is("special") && s.is("entry")) {
        o.push_str(&marks::paw(s.stand(), (0.0, 1.0)));
    }
    o.push_str(&format!("<rect width=\"1000\" height=\"1000\" fill=\"url(#{p}-glow)\" opacity=\".3\"/>\n"));
    o.push_str(&scenery::frame(room));
    let (line_art, doors, _) = room.ornaments();
    o.push_str(doors);
    o.push_str(line_art);
    o.push_str(&sheet(room, Sheet::Near));
    o.push_str(&format!("<path d=\"M12 12H66L12 66Z\" fill=\"{SHADE}\" fill-opacity=\".6\" transform=\"translate(2 4)\"/><path d=\"M10 10H66L10 66Z\" fill=\"{BONE}\"/><path d=\"M10 10H66L56 20H20V56L10 66Z\" fill=\"#fffaea\"/>"));
    o.push_str(&format!(
        "<rect width=\"1000\" height=\"1000\" fill=\"url(#{p}-grain)\" opacity=\".8\"/>\n</g>\n"
    ));
    o
}

/// What crosses the lines: arrows, lit edges, leaning things.
fn over(room: &Room) -> String {
    let (.., top) = room.ornaments();
    format!("{top}{}", sheet(room, Sheet::Over))
}
