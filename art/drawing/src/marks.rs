//! Signs of the rules. Each has a shape of its own; colour only helps.

use crate::geometry::{Pt, dist, flattened, inset, n, rounded};
use crate::palette::{BONE, MARK, PAW, RULE_RED, RULE_YELLOW, SHADE};

fn placed(at: Pt, scale: f64, body: &str) -> String {
    format!("<g transform=\"translate({} {}) scale({scale:.2})\">{body}</g>\n", n(at.0), n(at.1))
}

/// Entry: a ring of rivets inside an outline and a clawed paw at a point.
pub fn entry(outline: &[Pt], at: Pt, away: Pt) -> String {
    let ring = inset(outline, 10.0);
    let flat = flattened(&ring, 10.0);
    let length: f64 = (0..flat.len()).map(|i| dist(flat[i], flat[(i + 1) % flat.len()])).sum();
    let period = length / (length / 17.0).round();
    let d = rounded(&ring, 10.0);
    let mut o = String::new();
    for (w, c) in [(9, MARK), (5, PAW)] {
        o.push_str(&format!(
            "<path d=\"{d}\" fill=\"none\" stroke=\"{c}\" stroke-width=\"{w}\" stroke-linecap=\"round\" stroke-dasharray=\".1 {}\"/>",
            n(period - 0.1)
        ));
    }
    o.push_str(&paw(at, away));
    o
}

/// The clawed paw by itself.
pub fn paw(at: Pt, away: Pt) -> String {
    let toes = "M-36-6C-38-18-30-22-24-18C-17-13-14-4-17 2C-20 8-33 6-36-6ZM-20-26C-20-38-11-41-6-36C-1-30-1-18-4-14C-8-10-19-13-20-26ZM20-26C20-38 11-41 6-36C1-30 1-18 4-14C8-10 19-13 20-26ZM36-6C38-18 30-22 24-18C17-13 14-4 17 2C20 8 33 6 36-6Z";
    let pad = "M0-6C13-6 23 7 22 18C21 28 9 28 0 24C-9 28-21 28-22 18C-23 7-13-6 0-6Z";
    let claws = "M-37-19L-43-35L-28-23zM-17-39L-14-55L-7-40zM37-19L43-35L28-23zM17-39L14-55L7-40z";
    let body = format!(
        "<path d=\"{pad}{toes}\" fill=\"{SHADE}\" fill-opacity=\".5\" transform=\"translate({} {})\"/>\
         <path d=\"{pad}{toes}{claws}\" fill=\"none\" stroke=\"{BONE}\" stroke-opacity=\".75\" stroke-width=\"11\" stroke-linejoin=\"round\"/>\
         <path d=\"{pad}{toes}\" fill=\"{MARK}\" stroke=\"{MARK}\" stroke-width=\"7\" stroke-linejoin=\"round\"/>\
         <path d=\"{claws}\" fill=\"{MARK}\"/><path d=\"{pad}{toes}\" fill=\"{PAW}\"/>\
         <path d=\"M0-6C13-6 23 7 22 18C16 6 8 0 0 0C-8 0-16 6-22 18C-23 7-13-6 0-6Z\" fill=\"#f08a4a\" fill-opacity=\".8\"/>",
        n(away.0 * 6.0),
        n(away.1 * 6.0)
    );
    placed((at.0, at.1 + 6.0), 0.92, &body)
}

/// Trap: a cross of two jagged bars.
pub fn trap(at: Pt) -> String {
    let x = "M-34-22L-22-34L0-12L22-34L34-22L12 0L34 22L22 34L0 12L-22 34L-34 22L-12 0Z";
    let teeth = "M-9-34L0-22L9-34ZM-9 34L0 22L9 34ZM-34-9L-22 0L-34 9ZM34-9L22 0L34 9Z";
    placed(
        at,
        1.0,
        &format!(
            "<path d=\"{x}{teeth}\" fill=\"none\" stroke=\"{BONE}\" stroke-opacity=\".75\" stroke-width=\"13\" stroke-linejoin=\"round\"/>\
             <path d=\"{x}{teeth}\" fill=\"{MARK}\" stroke=\"{MARK}\" stroke-width=\"9\" stroke-linejoin=\"round\"/><path d=\"{x}\" fill=\"{RULE_RED}\"/>\
             <path d=\"M-34-22L-22-34L0-12L22-34L28-28L0-3L-28-28Z\" fill=\"#f2715c\"/><path d=\"{teeth}\" fill=\"{BONE}\"/>"
        ),
    )
}

/// The dark plate all three flip signs share: a hole seen under a lid.
fn plate() -> String {
    format!(
        "<path d=\"M-40-22Q-40-38-24-40L24-40Q40-38 40-22L40 24Q38 40 24 40L-24 40Q-40 38-40 24Z\" fill=\"{SHADE}\" fill-opacity=\".45\" transform=\"translate(1 5)\"/>\
         <path d=\"M-40-22Q-40-38-24-40L24-40Q40-38 40-22L40 24Q38 40 24 40L-24 40Q-40 38-40 24Z\" fill=\"{MARK}\"/>\
         <path d=\"M-34-20Q-34-32-22-34L22-34Q34-32 34-20L34 22Q32 34 22 34L-22 34Q-34 32-34 22Z\" fill=\"none\" stroke=\"{BONE}\" stroke-width=\"3\"/>"
    )
}

/// Plain flip: a slab lifted at one corner, and the way down.
pub fn flip_plain(at: Pt, lit: &str) -> String {
    placed(
        at,
        1.06,
        &format!(
            "{}<path d=\"M-30 2L8 2L30 26L-8 28Z\" fill=\"#000\"/><path d=\"M-30 6L-30 1L-6-28L26-16L26-10L6 8Z\" fill=\"#8a6a48\"/>\
             <path d=\"M-30 1L-6-28L26-16L6 3Z\" fill=\"{lit}\"/><path d=\"M-30 1L-6-28L4-24L-18 1.500Z\" fill=\"#fff6dc\"/>\
             <path d=\"M12 4L22 4L22 12L30 12L17 29L4 12L12 12Z\" fill=\"{BONE}\"/>",
            plate()
        )
        .replace("1.500", "1.5"),
    )
}

/// Fishhook flip.
pub fn flip_hook(at: Pt) -> String {
    placed(
        at,
        1.06,
        &format!(
            "{}<path d=\"M9-15L9 8C9 19 1 24-6 22C-14 20-17 12-15 3L-22 9\" fill=\"none\" stroke=\"{BONE}\" stroke-width=\"7\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\
             <path d=\"M-15-4L-25 10L-8 9Z\" fill=\"{BONE}\"/><circle cx=\"9\" cy=\"-21\" r=\"6\" fill=\"none\" stroke=\"{BONE}\" stroke-width=\"4.5\"/>\
             <path d=\"M13-24C22-30 24-18 28-24\" fill=\"none\" stroke=\"{BONE}\" stroke-width=\"3\"/>",
            plate()
        ),
    )
}

/// Gear flip.
pub fn flip_gear(at: Pt) -> String {
    let mut d = String::new();
    for i in 0..8 {
        let a = f64::from(i) * std::f64::consts::TAU / 8.0;
        for (k, (da, r)) in [(-0.3, 19.0), (-0.2, 28.0), (0.2, 28.0), (0.3, 19.0)].into_iter().enumerate() {
            let (s, c) = (a + da).sin_cos();
            d.push_str(if i == 0 && k == 0 { "M" } else { "L" });
            d.push_str(&format!("{} {}", n(r * c), n(r * s)));
        }
    }
    placed(
        at,
        1.06,
        &format!(
            "{}<path d=\"{d}Z\" fill=\"{BONE}\"/><circle r=\"9\" fill=\"{MARK}\"/><circle r=\"3.5\" fill=\"{BONE}\"/>",
            plate()
        ),
    )
}

/// Start: a small mouse's head.
pub fn start(at: Pt) -> String {
    let head = "M0 22C-8 14-16 8-17-1C-26 0-31-7-29-14C-27-22-17-24-12-15C-5-19 5-19 12-15C17-24 27-22 29-14C31-7 26 0 17-1C16 8 8 14 0 22Z";
    placed(
        at,
        1.1,
        &format!(
            "<path d=\"{head}\" fill=\"{MARK}\" stroke=\"{MARK}\" stroke-width=\"8\" stroke-linejoin=\"round\"/><path d=\"{head}\" fill=\"{BONE}\"/>\
             <circle cx=\"-7\" cy=\"-3\" r=\"3\" fill=\"{MARK}\"/><circle cx=\"7\" cy=\"-3\" r=\"3\" fill=\"{MARK}\"/><path d=\"M-4 14L4 14L0 20Z\" fill=\"{MARK}\"/>"
        ),
    )
}

/// Under a red line: its ink.
pub fn red_under(d: &str) -> String {
    format!(
        "<g fill=\"none\" stroke=\"#2b0907\" stroke-linejoin=\"round\"><path d=\"{d}\" stroke-width=\"15\" stroke-opacity=\".8\"/>\
         <path d=\"{d}\" stroke-width=\"31\" stroke-dasharray=\"13 31\" stroke-dashoffset=\"-12\"/>\
         <path d=\"{d}\" stroke=\"{RULE_RED}\" stroke-width=\"25\" stroke-dasharray=\"7 37\" stroke-dashoffset=\"-15\"/></g>\n"
    )
}

/// A red line with nobody behind it.
pub fn red_alone(d: &str) -> String {
    format!(
        "<path d=\"{d}\" fill=\"none\" stroke=\"{RULE_RED}\" stroke-width=\"9\" stroke-linejoin=\"round\"/>\n"
    )
}

/// On a red line: its lit edge.
pub fn red_over(d: &str) -> String {
    format!("<path d=\"{d}\" fill=\"none\" stroke=\"#ff8a70\" stroke-width=\"2\"/>\n")
}

/// Under a yellow line: its ink.
pub fn yellow_under(d: &str) -> String {
    format!(
        "<path d=\"{d}\" fill=\"none\" stroke=\"#2b1a07\" stroke-width=\"17\" stroke-linejoin=\"round\"/>\n"
    )
}

/// The fat arrow of a yellow line.
pub fn yellow_arrow(at: Pt, dir: Pt, scale: f64) -> String {
    let angle = dir.1.atan2(dir.0).to_degrees();
    let d = "M-22-8L0-8L0-20L26 0L0 20L0 8L-22 8Z";
    format!(
        "<g transform=\"translate({} {}) rotate({}) scale({scale:.2})\"><path d=\"{d}\" fill=\"#4a2a06\" stroke=\"#4a2a06\" stroke-width=\"9\" stroke-linejoin=\"round\"/>\
         <path d=\"{d}\" fill=\"{RULE_YELLOW}\"/><path d=\"M-22-8L0-8L0-20L26 0L-22 0Z\" fill=\"#fff0a0\"/></g>\n",
        n(at.0),
        n(at.1),
        n(angle)
    )
}

/// The head of a current's arrow.
pub fn current(from: Pt, to: Pt) -> String {
    let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
    format!(
        "<path d=\"M{} {}L{} {}\" stroke=\"#06303a\" stroke-width=\"15\" stroke-linecap=\"round\"/>\
         <g transform=\"translate({} {}) rotate({})\"><path d=\"M-4-20L24 0L-4 20L3 0Z\" fill=\"#06303a\" stroke=\"#06303a\" stroke-width=\"9\" stroke-linejoin=\"round\"/><path d=\"M-4-20L24 0L-4 20L3 0Z\" fill=\"#eafff6\"/></g>\n",
        n(from.0),
        n(from.1),
        n(to.0),
        n(to.1),
        n(to.0),
        n(to.1),
        n(angle)
    )
}
