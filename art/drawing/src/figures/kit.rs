//! Sheets of paper on a 100 by 100 square: light falls from the upper right, every raised sheet throws one flat shadow.
//!
//! No filters: dozens of figures stand on a table at once, on weak phones too, and a stepped shadow is papercut anyway.

use crate::geometry::n;
use crate::palette::{BONE, INK};
use crate::paper;
use crate::things::Thing;

/// Draws one file, told its name, which prefixes every id in it.
pub type DrawFigure = fn(&str) -> String;

/// The shadow of one sheet on the next.
const CAST: &str = "#150a06";

/// A drawing in the making, bottom sheet first.
#[derive(Clone, Debug, Default)]
pub struct Paper(String);

impl Paper {
    /// An empty square.
    pub fn new() -> Self {
        Self::default()
    }

    /// The elements drawn so far.
    pub fn body(&self) -> &str {
        &self.0
    }

    fn push(mut self, s: &str) -> Self {
        self.0.push_str(s);
        self
    }

    /// A flat plane; a fill may carry its opacity, as in `#102030.5`.
    #[must_use]
    pub fn cut(self, fill: &str, d: &str) -> Self {
        self.push(&paper::cut(d, fill))
    }

    /// A raised sheet: its shadow, then itself.
    #[must_use]
    pub fn lift(self, fill: &str, d: &str) -> Self {
        self.push(&format!(
            "<path d=\"{d}\" transform=\"translate(-1 2)\" fill=\"{CAST}\" fill-opacity=\".38\" stroke=\"{CAST}\" stroke-opacity=\".2\" stroke-width=\"2.4\"/>"
        ))
        .cut(fill, d)
    }

    /// Ink under a loose thing, so that it stands out on a floor of its own colour.
    #[must_use]
    pub fn backed(self, d: &str) -> Self {
        self.push(&format!(
            "<path d=\"{d}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"5\" stroke-linejoin=\"round\"/>"
        ))
    }

    /// A flat stroke with round ends.
    #[must_use]
    pub fn line(self, colour: &str, width: f64, d: &str) -> Self {
        self.push(&format!(
            "<path d=\"{d}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
            n(width)
        ))
    }

    /// A raised stroke, as of legs and thread.
    #[must_use]
    pub fn wire(self, colour: &str, width: f64, d: &str) -> Self {
        self.push(&format!(
            "<path d=\"{d}\" transform=\"translate(-1 2)\" fill=\"none\" stroke=\"{CAST}\" stroke-opacity=\".45\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
            n(width + 1.2)
        ))
        .line(colour, width, d)
    }

    /// A flat disc.
    #[must_use]
    pub fn dot(self, fill: &str, x: f64, y: f64, r: f64) -> Self {
        self.push(&format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{fill}\"/>", n(x), n(y), n(r)))
    }

    /// A raised disc.
    #[must_use]
    pub fn ball(self, fill: &str, x: f64, y: f64, r: f64) -> Self {
        self.push(&format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{CAST}\" fill-opacity=\".45\"/>",
            n(x - 1.0),
            n(y + 2.0),
            n(r + 0.8)
        ))
        .dot(fill, x, y, r)
    }

    /// A flat ellipse.
    #[must_use]
    pub fn oval(self, fill: &str, x: f64, y: f64, rx: f64, ry: f64) -> Self {
        let (colour, alpha) = fill.split_at(7.min(fill.len()));
        let alpha = if alpha.is_empty() { String::new() } else { format!(" fill-opacity=\"{alpha}\"") };
        self.push(&format!(
            "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"{colour}\"{alpha}/>",
            n(x),
            n(y),
            n(rx),
            n(ry)
        ))
    }

    /// Another drawing on top.
    #[must_use]
    pub fn over(self, other: &Self) -> Self {
        self.push(&other.0)
    }

    /// Another drawing, moved, turned (degrees) and scaled about its own origin.
    #[must_use]
    pub fn put(self, x: f64, y: f64, turn: f64, scale: f64, other: &Self) -> Self {
        let turn = if turn == 0.0 { String::new() } else { format!(" rotate({})", n(turn)) };
        self.push(&format!(
            "<g transform=\"translate({} {}){turn} scale({})\">{}</g>",
            n(x),
            n(y),
            trimmed(scale),
            other.0
        ))
    }

    /// Another drawing under any transformation, such as a long shadow.
    #[must_use]
    pub fn placed(self, transform: &str, other: &Self) -> Self {
        self.push(&format!("<g transform=\"{transform}\">{}</g>", other.0))
    }

    /// Another drawing through a named filter of the same file.
    #[must_use]
    pub fn filtered(self, id: &str, other: &Self) -> Self {
        self.push(&format!("<g filter=\"url(#{id})\">{}</g>", other.0))
    }

    /// A plane with holes: whatever a second outline encloses is cut out.
    #[must_use]
    pub fn pierced(self, fill: &str, d: &str) -> Self {
        self.push(&format!("<path d=\"{d}\" fill=\"{fill}\" fill-rule=\"evenodd\"/>"))
    }

    /// One of the oversized things of the rooms, without its shadow.
    #[must_use]
    pub fn thing(self, thing: &Thing) -> Self {
        self.push(&thing.body)
    }

    /// Another drawing, all of it at one strength.
    #[must_use]
    pub fn faint(self, strength: f64, other: &Self) -> Self {
        self.push(&format!("<g opacity=\"{}\">{}</g>", trimmed(strength), other.0))
    }

    /// Another drawing clipped by a named shape of the same file.
    #[must_use]
    pub fn clipped(self, id: &str, other: &Self) -> Self {
        self.push(&format!("<g clip-path=\"url(#{id})\">{}</g>", other.0))
    }

    /// A letter or digit, drawn and not typeset: about 20 by 24 around the given point at scale 1.
    #[must_use]
    pub fn glyph(self, c: char, x: f64, y: f64, scale: f64, colour: &str, width: f64) -> Self {
        self.push(&format!(
            "<path d=\"{}\" transform=\"translate({} {}) scale({})\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"square\" stroke-linejoin=\"bevel\"/>",
            letter(c),
            n(x),
            n(y),
            trimmed(scale),
            n(width)
        ))
    }

    /// The whole file.
    pub fn file(&self, defs: &str) -> String {
        let defs = if defs.is_empty() { String::new() } else { format!("<defs>{defs}</defs>") };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">{defs}{}</svg>\n",
            self.0.replace("><", ">\n<")
        )
    }
}

fn trimmed(v: f64) -> String {
    let s = format!("{v:.3}");
    s.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn letter(c: char) -> &'static str {
    match c {
        'B' => "M-6-11V11H2A6 6 0 0 0 2-.5H-6M2-.5A5.2 5.2 0 0 0 1-11H-6Z",
        'C' => "M8-7A9.5 10.5 0 1 0 8 7",
        'E' => "M8-11H-6V11H8M-6 0H5",
        'F' => "M-6 11V-11H8M-6 0H5",
        'G' => "M8-7A9.5 10.5 0 1 0 8 7V1H2",
        'K' => "M-6-11V11M8-11L-5 1M-1-2L8 11",
        'L' => "M-6-11V11H8",
        'M' => "M-9 11V-11L0 3L9-11V11",
        'N' => "M-8 11V-11L8 11V-11",
        'P' => "M-6 11V-11H1A6.5 6.5 0 0 1 1 2H-6",
        'Q' => "M0-11A9 11 0 1 0 .1-11ZM3 5L9 12",
        'R' => "M-6 11V-11H1A6 6 0 0 1 1 1H-6M0 1L8 11",
        'S' => "M7-8C2-13-8-12-7-5C-6 1 7-1 7 6C7 13-4 13-8 8",
        'T' => "M0 11V-11M-9-11H9",
        'V' => "M-9-11L0 10L9-11",
        'X' => "M-8-11L8 11M8-11L-8 11",
        '1' => "M-6-6L1-11V11M-6 11H8",
        '2' => "M-7-6C-6-13 7-13 7-5C7 1-6 5-7 11H8",
        _ => "M-7-8C-3-13 7-12 6-5C5-1 1-.5-1-.5C3-.5 8 1 7 6C6 13-4 13-8 7",
    }
}

/// Radial light in hard steps, brightest first.
pub fn steps(id: &str, centre: (f64, f64), reach: f64, colours: &[&str]) -> String {
    let k = colours.len() as f64;
    let mut s = format!(
        "<radialGradient id=\"{id}\" gradientUnits=\"userSpaceOnUse\" cx=\"{}\" cy=\"{}\" r=\"{}\">",
        n(centre.0),
        n(centre.1),
        n(reach)
    );
    for (i, c) in colours.iter().enumerate() {
        let (from, to) = (i as f64 / k + 0.006, ((i + 1) as f64 / k - 0.006).min(1.0));
        s.push_str(&format!(
            "<stop offset=\"{}\" stop-color=\"{c}\"/><stop offset=\"{}\" stop-color=\"{c}\"/>",
            trimmed(from),
            trimmed(to)
        ));
    }
    s + "</radialGradient>"
}

/// A wheel with teeth: `k` long ones between radius `r0` and `r1`, the tooth at angle `turn` first; `dip` shortens every other one.
pub fn toothed(k: u32, r0: f64, r1: f64, turn: f64, dip: f64) -> String {
    let mut d = String::new();
    for i in 0..k * 2 {
        let a = std::f64::consts::PI * f64::from(i) / f64::from(k) + turn;
        let r = match i % 4 {
            0 => r1,
            2 => r1 - dip,
            _ => r0,
        };
        let (s, c) = a.sin_cos();
        d.push_str(&format!("{}{} {}", if i == 0 { "M" } else { "L" }, n(50.0 + r * c), n(CENTRE + r * s)));
    }
    d + "Z"
}

/// The middle of a ring, from the top.
const CENTRE: f64 = 53.5;
/// What a figure may break out of: all above its middle, the ring below.
const POP: &str = "M0 0H100V60H92.5A43 43 0 0 1 7.5 60H0Z";

/// The ring of a mouse: smooth, with a lit disc and a round bone badge low on the right, clear of the face.
#[derive(Clone, Copy, Debug)]
pub struct Mouse {
    /// The badge.
    pub letter: char,
    /// Ring, unlit and lit.
    pub ring: [&'static str; 2],
    /// The lit disc behind, brightest first.
    pub disc: [&'static str; 5],
}

impl Mouse {
    /// The file: `inside` stays in the lower half of the ring, `outside` lies over its edge anywhere.
    pub fn file(&self, name: &str, inside: &Paper, outside: &Paper) -> String {
        let (light, pop) = (format!("{name}-light"), format!("{name}-pop"));
        let defs = steps(&light, (62.0, 36.0), 62.0, &self.disc)
            + &format!("<clipPath id=\"{pop}\"><path d=\"{POP}\"/></clipPath>");
        let [ring, lit] = self.ring;
        Paper::new()
            .push("<circle cx=\"49.4\" cy=\"55.2\" r=\"43.8\" fill=\"#031116\" fill-opacity=\".45\"/>")
            .dot(INK, 50.0, CENTRE, 44.2)
            .dot(ring, 50.0, CENTRE, 42.4)
            .cut(lit, "M50 11.1A42.4 42.4 0 0 1 92.4 53.5A40.5 40.5 0 0 0 50 15.5A40.5 40.5 0 0 0 7.6 53.5A42.4 42.4 0 0 1 50 11.1Z")
            .dot(INK, 49.6, CENTRE + 0.4, 36.4)
            .dot(&format!("url(#{light})"), 50.4, CENTRE + 0.8, 35.4)
            .clipped(&pop, inside)
            .over(outside)
            .ball(ring, 83.0, 81.5, 15.8)
            .dot(BONE, 83.0, 81.5, 13.6)
            .cut("#fffaea", "M83 67.9A13.6 13.6 0 0 1 96.6 81.5A15 15 0 0 0 83 67.9Z")
            .glyph(self.letter, 83.0, 81.5, 0.68, INK, 6.4)
            .file(&defs)
    }
}

/// The ring of a foe: toothed, with a dark disc and a shield for a badge.
#[derive(Clone, Copy, Debug)]
pub struct Foe {
    /// The badge; the crow has none.
    pub letter: Option<char>,
    /// How many teeth, where the first one points (radians), how much shorter every other one is.
    pub teeth: (u32, f64, f64),
    /// Ring, unlit and lit.
    pub ring: [&'static str; 2],
    /// The dark disc, brightest first.
    pub disc: [&'static str; 5],
}

/// The usual dark behind a foe.
pub const DARK: [&str; 5] = ["#3a777a", "#2a6166", "#1c4a52", "#11343d", "#0b262f"];

impl Foe {
    /// The file: `inside` stays in the lower half of the ring, `outside` lies over its edge anywhere.
    pub fn file(&self, name: &str, inside: &Paper, outside: &Paper) -> String {
        let (light, pop) = (format!("{name}-light"), format!("{name}-pop"));
        let defs = steps(&light, (62.0, 36.0), 60.0, &self.disc)
            + &format!("<clipPath id=\"{pop}\"><path d=\"{POP}\"/></clipPath>");
        let [ring, lit] = self.ring;
        let (k, turn, dip) = self.teeth;
        let edge = toothed(k, 38.6, 45.6, turn, dip);
        let mut p = Paper::new()
            .push(&format!("<path d=\"{edge}\" transform=\"translate(-1 1.5)\" fill=\"#031116\" fill-opacity=\".5\"/>"))
            .push(&format!("<path d=\"{edge}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"2.5\"/>"))
            .cut(ring, &edge)
            .cut(lit, "M50 13A40.5 40.5 0 0 1 90.5 53.5A39 39 0 0 0 50 17A39 39 0 0 0 9.5 53.5A40.5 40.5 0 0 1 50 13Z")
            .dot("#020d11", 49.6, CENTRE + 0.4, 35.6)
            .dot(&format!("url(#{light})"), 50.4, CENTRE + 0.8, 34.6);
        p = p.clipped(&pop, inside).over(outside);
        if let Some(c) = self.letter {
            p = p
                .lift(ring, "M66.5 64.5H99V82.5L83 97L66.5 82.5Z")
                .cut(lit, "M66.5 64.5H99V82.5L96.5 84.8V67H66.5Z")
                .cut("#0d2a32", "M69.5 67.3H96V81.3L83 93L69.5 81.3Z")
                .glyph(c, 82.8, 78.0, 0.62, "#fff0c8", 6.6);
        }
        p.file(&defs)
    }
}
