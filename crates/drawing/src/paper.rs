//! Planes of cut paper: stones, water, furniture, pits and rock, the frame, doors, light and grain.

use crate::geometry::{
    Jitter, Pt, bounds, centroid, dist, inset, lerp, moved, n, offset, path, rounded, rounded_coarse, shaken,
    toward, turned,
};
use crate::palette::{BONE, COPPER, INK, NIGHT, SHADE, mix, ramp};
use crate::room::{Room, Sheet, Space, Surface};
use crate::{marks, scenery};

/// One cut of paper.
pub fn cut(d: &str, fill: &str) -> String {
    let (colour, alpha) = fill.split_at(7.min(fill.len()));
    if alpha.is_empty() {
        format!("<path d=\"{d}\" fill=\"{colour}\"/>")
    } else {
        format!("<path d=\"{d}\" fill=\"{colour}\" fill-opacity=\"{alpha}\"/>")
    }
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
            // Three narrow boards make a space; the grain lies in long slivers along them.
            let (x0, y0, x1, y1) = bounds(&p);
            for f in [0.35, 0.67] {
                let y = y0 + (y1 - y0) * f;
                o.push_str(&cut(
                    &format!("M{} {}H{}V{}H{}Z", n(x0 + 3.0), n(y), n(x1 - 3.0), n(y + 2.6), n(x0 + 3.0)),
                    &mix(&face, INK, 0.34),
                ));
                o.push_str(&cut(
                    &format!(
                        "M{} {}H{}V{}H{}Z",
                        n(x0 + 3.0),
                        n(y + 2.6),
                        n(x1 - 3.0),
                        n(y + 4.2),
                        n(x0 + 3.0)
                    ),
                    &format!("{high}.6"),
                ));
            }
            let long = x1 - x0 > 0.6 * (y1 - y0);
            for i in 0..5u8 {
                let f = [0.12, 0.25, 0.46, 0.57, 0.84][i as usize] + j.range(-0.04, 0.04);
                let (a, b) = (j.range(0.12, 0.3), j.range(0.6, 0.88));
                let (q, r) = if long {
                    ((x0 + (x1 - x0) * a, y0 + (y1 - y0) * f), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * f))
                } else {
                    ((x0 + (x1 - x0) * f, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * f, y0 + (y1 - y0) * b))
                };
                o.push_str(&sliver(
                    q,
                    r,
                    2.4,
                    &if i % 2 == 0 { mix(&face, INK, 0.24) } else { high.clone() },
                ));
            }
            for (x, y) in [0.18, 0.5, 0.84]
                .map(|f| y0 + (y1 - y0) * f)
                .into_iter()
                .flat_map(|y| [(x0 + 12.0, y), (x1 - 12.0, y)])
            {
                o.push_str(&format!("<circle cx=\"{}\" cy=\"{}\" r=\"2.8\" fill=\"{low}\"/>", n(x), n(y)));
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
    cut(
        &format!(
            "M{} {}Q{} {} {} {}Q{} {} {} {}Z",
            n(a.0),
            n(a.1),
            n(m.0 - u.1 * w),
            n(m.1 + u.0 * w),
            n(b.0),
            n(b.1),
            n(m.0 + u.1 * w),
            n(m.1 - u.0 * w),
            n(a.0),
            n(a.1)
        ),
        fill,
    )
}

/// Cut marks and now and then a crack, shorter than half a slab.
fn scars(p: &[Pt], c: Pt, face: &str, high: &str, j: &mut Jitter) -> String {
    let mut o = String::new();
    let marks = 1 + j.pick(3);
    for i in 0..marks {
        let (s, co) = j.range(0.0, std::f64::consts::TAU).sin_cos();
        let q = (c.0 + co * j.range(26.0, 46.0), c.1 + s * j.range(26.0, 46.0));
        let (bs, bc) = j.range(0.0, std::f64::consts::PI).sin_cos();
        let l = j.range(9.0, 22.0);
        o.push_str(&sliver(
            q,
            (q.0 + bc * l, q.1 + bs * l),
            2.6,
            &if i == 1 { high.to_owned() } else { mix(face, NIGHT, 0.2) },
        ));
    }
    if j.pick(4) == 0 {
        let k = j.pick(p.len());
        let edge = lerp(p[k], p[(k + 1) % p.len()], 0.42);
        let v = toward(edge, c);
        let q = |f: f64, g: f64| (edge.0 + v.0 * f - v.1 * g, edge.1 + v.1 * f + v.0 * g);
        o.push_str(&cut(
            &path(&[
                q(-1.0, -4.0),
                q(13.0, 3.0),
                q(24.0, -4.0),
                q(42.0, 5.0),
                q(25.0, 1.0),
                q(14.0, 8.0),
                q(-1.0, 4.0),
            ]),
            &mix(face, NIGHT, 0.66),
        ));
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
        o.push_str(&cut(
            &format!(
                "M{} {}q{} -7 {} 0q{} 7 {} 0q{} -3 {} 0q{} 3 {} 0z",
                n(x),
                n(y),
                n(l / 4.0),
                n(l / 2.0),
                n(l / 4.0),
                n(l / 2.0),
                n(-l / 4.0),
                n(-l / 2.0),
                n(-l / 4.0),
                n(-l / 2.0)
            ),
            &format!("{high}.7"),
        ));
    }
    o.push('\n');
    o
}

fn inlay(s: &Space) -> String {
    let d = rounded(&offset(s.top.as_ref().unwrap_or(&s.outline), 12.0), s.round);
    format!(
        "<path d=\"{d}\" fill=\"none\" stroke=\"#ffe9b8\" stroke-opacity=\".6\" stroke-width=\"3\" stroke-dasharray=\"13 8\" stroke-linecap=\"round\"/>\n"
    )
}

fn signs(room: &Room, s: &Space) -> String {
    let at = s.stand();
    let away = toward(room.mood.light, at);
    let mut o = String::new();
    if s.is("special") {
        o.push_str(&inlay(s));
    }
    if s.is("entry") && !s.is("special") && s.surface != Surface::Water {
        o.push_str(&marks::entry(
            s,
            away,
            if s.classes.iter().any(|c| c.starts_with("flip")) { (-40.0, 16.0) } else { (0.0, 0.0) },
        ));
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
pub fn over(room: &Room) -> String {
    let (.., top) = room.ornaments();
    format!("{top}{}", sheet(room, Sheet::Over))
}
