//! The floor of a room: stones, boards, plates and water, and the signs on them.

use crate::geometry::{
    Jitter, Pt, bounds, centroid, inset, lerp, moved, n, offset, path, rounded, rounded_coarse, shaken,
    toward, turned,
};
use crate::marks;
use crate::palette::{INK, NIGHT, mix, ramp};
use crate::paper::{cut, sliver};
use crate::room::{Room, Space, Surface};

/// A slab, a board or a plate: shadow, thickness, lit rim, face and worn plane.
pub(crate) fn slab(room: &Room, s: &Space, j: &mut Jitter) -> String {
    let c = centroid(&s.outline);
    let away = toward(room.mood.light, c);
    let t = room.tone(c) + j.range(-0.04, 0.04);
    let face = ramp(room.colours(s.surface), t);
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

/// Moving water, below the floor.
pub(crate) fn water(room: &Room, s: &Space, j: &mut Jitter) -> String {
    let c = centroid(&s.outline);
    let t = room.tone(c);
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

/// The signs of the rules on a space.
pub(crate) fn signs(room: &Room, s: &Space) -> String {
    let at = s.stand();
    let away = toward(room.mood.light, at);
    let mut o = String::new();
    if s.is("special") {
        o.push_str(&inlay(s));
    }
    if s.is("entry") && !s.is("special") && s.surface != Surface::Water {
        let shift = if s.classes.iter().any(|c| c.starts_with("flip")) { (-40.0, 16.0) } else { (0.0, 0.0) };
        o.push_str(&marks::entry(&s.outline, (at.0 + shift.0, at.1 + shift.1), away));
    }
    if s.is("trap") {
        o.push_str(&marks::trap(at));
    }
    // A paw and a flip sign on one space stand side by side.
    let spot = if s.is("entry") { (at.0 + 44.0, at.1 - 10.0) } else { at };
    if s.is("flip") {
        o.push_str(&marks::flip_plain(spot, &ramp(room.colours(Surface::Stone), 0.15)));
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
