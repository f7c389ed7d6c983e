//! A page of the picture book: a wide sheet with a torn edge, lit by one light, on which cut sheets are stacked.

use crate::figures::kit::Paper;
use crate::geometry::{Jitter, Pt, n};

/// Draws a picture.
pub(super) type Draw = fn() -> String;

/// How a stack of sheets is lit: where its shadow falls and which of its edges shine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lift {
    /// How far the shadow falls, away from the light.
    pub(super) fall: Pt,
    /// How soft it is.
    pub(super) soft: f64,
    /// Its colour, never black, and its strength.
    pub(super) shade: (&'static str, f64),
    /// The colour of the lit edge and how wide it is.
    pub(super) rim: (&'static str, f64),
}

/// One page in the making.
#[derive(Clone, Debug)]
pub(super) struct Page {
    id: &'static str,
    wide: f64,
    high: f64,
    defs: String,
}

impl Page {
    /// A page of a story; every id in it begins with `id`.
    pub(super) fn new(id: &'static str) -> Self {
        Self::sized(id, 1200.0, 560.0)
    }

    /// A page of another size.
    pub(super) fn sized(id: &'static str, wide: f64, high: f64) -> Self {
        Self { id, wide, high, defs: String::new() }
    }

    /// Makes a way to lift sheets; drawings use it by the name it gives back.
    pub(super) fn lift(&mut self, name: &str, lift: Lift) -> String {
        self.lift_within(name, lift, "x=\"-30%\" y=\"-30%\" width=\"160%\" height=\"160%\"")
    }

    /// The same for sheets as large as the page: what falls outside is not worked out.
    pub(super) fn lift_walls(&mut self, name: &str, lift: Lift) -> String {
        let page = format!(
            "filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"{}\" height=\"{}\"",
            n(self.wide),
            n(self.high)
        );
        self.lift_within(name, lift, &page)
    }

    fn lift_within(&mut self, name: &str, lift: Lift, region: &str) -> String {
        let id = format!("{}-{name}", self.id);
        let (dx, dy) = (n(lift.fall.0), n(lift.fall.1));
        let long = (lift.fall.0.powi(2) + lift.fall.1.powi(2)).sqrt().max(1e-6);
        let (rx, ry) = (n(lift.fall.0 / long * lift.rim.1), n(lift.fall.1 / long * lift.rim.1));
        self.defs.push_str(&format!(
            "<filter id=\"{id}\" {region} color-interpolation-filters=\"sRGB\"><feOffset in=\"SourceAlpha\" dx=\"{rx}\" dy=\"{ry}\" result=\"o\"/><feFlood flood-color=\"{}\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/><feComposite in2=\"o\" operator=\"out\" result=\"r\"/><feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"{}\"/><feOffset dx=\"{dx}\" dy=\"{dy}\" result=\"b\"/><feFlood flood-color=\"{}\" flood-opacity=\"{}\"/><feComposite in2=\"b\" operator=\"in\" result=\"s\"/><feMerge><feMergeNode in=\"s\"/><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"r\"/></feMerge></filter>",
            lift.rim.0,
            n(lift.soft),
            lift.shade.0,
            n(lift.shade.1)
        ));
        id
    }

    /// Makes a blur for shadows without a sheet of their own.
    pub(super) fn blur(&mut self, name: &str, soft: f64) -> String {
        let id = format!("{}-{name}", self.id);
        self.defs.push_str(&format!(
            "<filter id=\"{id}\" x=\"-30%\" y=\"-30%\" width=\"160%\" height=\"160%\"><feGaussianBlur stdDeviation=\"{}\"/></filter>",
            n(soft)
        ));
        id
    }

    /// Makes a shape to clip by.
    pub(super) fn window(&mut self, name: &str, d: &str) -> String {
        let id = format!("{}-{name}", self.id);
        self.defs.push_str(&format!("<clipPath id=\"{id}\"><path d=\"{d}\"/></clipPath>"));
        id
    }

    /// The one smooth thing on a page: a glow around its light.
    pub(super) fn glow(&mut self, name: &str, at: Pt, reach: f64, colour: &str, strength: f64) -> Paper {
        let id = format!("{}-{name}", self.id);
        self.defs.push_str(&format!(
            "<radialGradient id=\"{id}\"><stop offset=\"0\" stop-color=\"{colour}\" stop-opacity=\"{:.2}\"/><stop offset=\".35\" stop-color=\"{colour}\" stop-opacity=\"{:.2}\"/><stop offset=\"1\" stop-color=\"{colour}\" stop-opacity=\"0\"/></radialGradient>",
            strength,
            strength * 0.45
        ));
        Paper::new().dot(&format!("url(#{id})"), at.0, at.1, reach)
    }

    /// The finished file.
    pub(super) fn file(&self, art: &Paper) -> String {
        let (id, w, h) = (self.id, self.wide, self.high);
        let seed = id.bytes().map(u64::from).sum();
        let (outer, inner) = (torn(w, h, 9.0, 4.0, seed), torn(w, h, 17.0, 3.0, seed + 1));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\"><defs>{}<filter id=\"{id}-under\" x=\"-5%\" y=\"-5%\" width=\"110%\" height=\"110%\"><feGaussianBlur stdDeviation=\"3\"/></filter><clipPath id=\"{id}-page\"><path d=\"{inner}\"/></clipPath>{}</defs><path d=\"{outer}\" transform=\"translate(-1 3)\" fill=\"#04161b\" fill-opacity=\".5\" filter=\"url(#{id}-under)\"/><path d=\"{outer}\" fill=\"#efe0bf\"/><g clip-path=\"url(#{id}-page)\">{}<path d=\"M0 0H{}V{}H0Z\" fill=\"url(#{id}-grain)\"/></g></svg>\n",
            n(w),
            n(h),
            self.defs,
            grain(id),
            art.body(),
            n(w),
            n(h)
        )
        .replace("><", ">\n<")
    }
}

/// Fibres in the paper.
fn grain(id: &str) -> String {
    let mut j = Jitter::new(7);
    let (mut light, mut dark) = (String::new(), String::new());
    for i in 0..64 {
        let (x, y) = (j.range(4.0, 176.0), j.range(4.0, 176.0));
        let (s, c) = j.range(0.0, std::f64::consts::PI).sin_cos();
        let (l, b) = (j.range(1.5, 5.5), j.range(-2.0, 2.0));
        let d =
            format!("M{x:.0} {y:.0}q{} {} {} {}", n(l * c / 2.0 - b), n(l * s / 2.0 + b), n(l * c), n(l * s));
        if i % 2 == 0 { light.push_str(&d) } else { dark.push_str(&d) }
    }
    format!(
        "<pattern id=\"{id}-grain\" width=\"180\" height=\"180\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(11)\"><g fill=\"none\" stroke-linecap=\"round\"><path d=\"{light}\" stroke=\"#fff3d8\" stroke-opacity=\".13\"/><path d=\"{dark}\" stroke=\"#05161b\" stroke-opacity=\".17\"/></g></pattern>"
    )
}

/// The outline of a sheet torn along a ruler: `inset` from the page's border, shaken by `rough`.
fn torn(w: f64, h: f64, inset: f64, rough: f64, seed: u64) -> String {
    let mut j = Jitter::new(seed);
    let corners = [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)];
    let mut at = (corners[0].0 as i64, corners[0].1 as i64);
    let mut d = format!("M{} {}", at.0, at.1);
    for side in 0..4 {
        let (a, b) = (corners[side], corners[(side + 1) % 4]);
        let long = (b.0 - a.0).abs() + (b.1 - a.1).abs();
        let u = ((b.0 - a.0) / long, (b.1 - a.1) / long);
        let mut gone = 0.0;
        let mut sway = 0.0;
        while gone < long {
            gone = (gone + j.range(7.0, 24.0)).min(long);
            sway = (sway + j.range(-rough, rough)).clamp(-rough, rough);
            let to = (
                (a.0 + u.0 * gone - u.1 * sway).round() as i64,
                (a.1 + u.1 * gone + u.0 * sway).round() as i64,
            );
            let (x, y) = (to.0 - at.0, to.1 - at.1);
            d.push_str(&format!("l{x}{}{y}", if y < 0 { "" } else { " " }));
            at = to;
        }
    }
    d + "Z"
}

/// A soft uneven blob around a point, as of light on a wall.
pub(super) fn blob(at: Pt, rx: f64, ry: f64, rough: f64, seed: u64) -> String {
    let mut j = Jitter::new(seed);
    let k = 11_u32;
    let points: Vec<Pt> = (0..k)
        .map(|i| {
            let (s, c) = (std::f64::consts::TAU * f64::from(i) / f64::from(k)).sin_cos();
            let r = 1.0 + j.range(-rough, rough);
            (at.0 + rx * r * c, at.1 + ry * r * s)
        })
        .collect();
    smooth(&points)
}

/// A closed curve through the middles of the sides of a polygon.
pub(super) fn smooth(p: &[Pt]) -> String {
    let mid = |a: Pt, b: Pt| (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
    let k = p.len();
    let start = mid(p[k - 1], p[0]);
    let mut d = format!("M{:.0} {:.0}", start.0, start.1);
    for i in 0..k {
        let m = mid(p[i], p[(i + 1) % k]);
        d.push_str(&format!("Q{:.0} {:.0} {:.0} {:.0}", p[i].0, p[i].1, m.0, m.1));
    }
    d + "Z"
}

/// Light in steps: stacked uneven sheets around a point, the widest first.
pub(super) fn pools(art: Paper, at: Pt, steps: &[(f64, f64, &str)], seed: u64) -> Paper {
    steps
        .iter()
        .zip(0..)
        .fold(art, |art, ((rx, ry, fill), i)| art.cut(fill, &blob(at, *rx, *ry, 0.07, seed + i)))
}
