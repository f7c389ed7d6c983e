//! 15 The Pipes: steel over copper, yellow where one can climb, dark where one falls.

use crate::geometry::{Poly, n, rect};
use crate::palette::{CASTLE, Mood};
use crate::paper::cut;
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{lantern, planes, steam, valve};

const STEEL_X: [(f64, f64); 2] = [(264.0, 374.0), (626.0, 736.0)];
const COPPER_Y: [(f64, f64); 3] = [(176.0, 286.0), (385.0, 495.0), (714.0, 824.0)];

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        15,
        "pipes",
        Mood {
            light: (842.0, 336.0),
            reach: (150.0, 900.0),
            gap: ["#1c1a22", "#10131c", "#090e16"],
            glow: ("#ffb070", 0.22),
            sheets: ["#0f1a24", "#26343e", "#4a5a60"],
            ..CASTLE
        },
    );
    depths(&mut r);
    // Slabs at the doors, in reading order with the copper pipes.
    r.add("p1", Surface::Stone, rect(385.0, 54.0, 495.0, 165.0));
    r.add("p2", Surface::Copper, rect(506.0, 54.0, 615.0, 165.0));
    let columns = [(54.0, 253.0), (385.0, 495.0), (506.0, 615.0), (747.0, 946.0)];
    let mut id = 3;
    for (row, (y0, y1)) in COPPER_Y.into_iter().enumerate() {
        for (x0, x1) in columns {
            r.add(&format!("p{id}"), Surface::Copper, rect(x0, y0, x1, y1));
            id += 1;
        }
        if row == 1 {
            r.add("p11", Surface::Stone, rect(54.0, 506.0, 184.0, 626.0));
            r.add("p12", Surface::Stone, rect(816.0, 506.0, 946.0, 626.0));
            id += 2;
        }
    }
    r.add("p17", Surface::Copper, rect(385.0, 835.0, 495.0, 946.0));
    r.add("p18", Surface::Stone, rect(506.0, 835.0, 615.0, 946.0));
    for (i, (x0, x1)) in STEEL_X.into_iter().enumerate() {
        for k in 0..6 {
            let y = 54.0 + f64::from(k) * (892.0 + 11.0) / 6.0;
            let p: Poly = rect(x0, y, x1, y + (892.0 - 55.0) / 6.0);
            r.add(&format!("{}{}", ["v", "w"][i], k + 1), Surface::Metal, p);
        }
    }
    r.entries(&["p3", "p6", "p13", "p16"]);
    r.traps(&["v4", "w4"]);
    r.flip("p11", Flip::Gear);
    r.start("p5");
    for (steel, sides) in [
        ("v2", ["p3", "p4"]),
        ("w2", ["p5", "p6"]),
        ("v3", ["p7", "p8"]),
        ("w3", ["p9", "p10"]),
        ("v5", ["p13", "p14"]),
        ("w5", ["p15", "p16"]),
    ] {
        let down: Vec<(&str, &str)> = sides.iter().map(|s| (*s, *s)).collect();
        let next: Vec<String> =
            r.around(steel, 17.0).into_iter().filter(|o| o.starts_with(&steel[..1])).collect();
        let free: Vec<&str> = next.iter().map(String::as_str).collect();
        r.border(steel, &down, &free);
    }
    for steel in ["v1", "v4", "v6", "w1", "w4", "w6"] {
        let next: Vec<String> =
            r.around(steel, 17.0).into_iter().filter(|o| o.starts_with(&steel[..1])).collect();
        let free: Vec<&str> = next.iter().map(String::as_str).collect();
        r.border(steel, &[], &free);
    }
    for (a, b) in [
        ("p4", "p8"),
        ("p5", "p9"),
        ("p3", "p7"),
        ("p6", "p10"),
        ("p8", "p14"),
        ("p9", "p15"),
        ("p11", "p13"),
        ("p12", "p16"),
        ("p11", "v4"),
        ("p12", "w4"),
    ] {
        r.gap(a, b);
    }
    r.exit(Edge::North, Exit::Orange, &["p1", "p2"]);
    r.exit(Edge::South, Exit::Orange, &["p17", "p18"]);
    r.exit(Edge::East, Exit::Blue, &["p10", "p12"]);

    tubes(&mut r);
    r.put(Sheet::Floor, &valve("#4a2a20", "#d98350"), (172.0, 440.0), 12.0, 0.8, 6.0);
    r.put(Sheet::Floor, &valve("#26343e", "#d3d3c4"), (681.0, 880.0), 30.0, 0.86, 6.0);
    r.put(Sheet::Raised, &steam(), (500.0, 640.0), 0.0, 1.3, 0.0);
    r.put(Sheet::Raised, &steam(), (150.0, 110.0), 20.0, 1.1, 0.0);
    r.put(Sheet::Raised, &lantern(), (842.0, 338.0), 0.0, 0.62, 0.0);
    r
}

/// The dark below: other pipes, so far down that nobody would step there.
fn depths(r: &mut Room) {
    r.under.push_str(&planes(&[
        ("M40 110H960V150H40ZM40 600H960V640H40ZM40 870H960V905H40Z", "#161f2a"),
        ("M40 110H960V120H40ZM40 600H960V610H40ZM40 870H960V878H40Z", "#24323c"),
        ("M180 40H214V960H180ZM470 40H520V960H470ZM800 40H836V960H800Z", "#121a24"),
        ("M204 40H214V960H204ZM508 40H520V960H508ZM826 40H836V960H826Z", "#202c36"),
    ]));
}

/// Tubes: a lit stripe along each run, a dark one on the far side, flanges where segments meet.
fn tubes(r: &mut Room) {
    let mut o = String::new();
    for s in r.spaces.iter().filter(|s| matches!(s.surface, Surface::Copper | Surface::Metal)) {
        let (x0, y0, x1, y1) = crate::geometry::bounds(&s.outline);
        let c = (f64::midpoint(x0, x1), f64::midpoint(y0, y1));
        let t = r.tone(c);
        let ramp = r.colours(s.surface);
        let (lit, dim) =
            (crate::palette::ramp(ramp, (t - 0.3).max(0.0)), crate::palette::ramp(ramp, (t + 0.35).min(1.0)));
        let upright = s.surface == Surface::Metal || s.id == "p2" || s.id == "p17";
        let stripe = |a: f64, b: f64| {
            if upright {
                format!(
                    "M{} {}H{}V{}H{}Z",
                    n(x0 + (x1 - x0) * a),
                    n(y0 + 4.0),
                    n(x0 + (x1 - x0) * b),
                    n(y1 - 4.0),
                    n(x0 + (x1 - x0) * a)
                )
            } else {
                format!(
                    "M{} {}H{}V{}H{}Z",
                    n(x0 + 4.0),
                    n(y0 + (y1 - y0) * a),
                    n(x1 - 4.0),
                    n(y0 + (y1 - y0) * b),
                    n(x0 + 4.0)
                )
            }
        };
        // The light stands below right: the stripe lies on that side.
        let far = if upright { r.mood.light.0 > c.0 } else { r.mood.light.1 > c.1 };
        let pick = |a: f64, b: f64| if far { stripe(1.0 - b, 1.0 - a) } else { stripe(a, b) };
        o.push_str(&cut(&pick(0.8, 0.97), &format!("{dim}.9")));
        o.push_str(&cut(&pick(0.62, 0.8), &format!("{dim}.4")));
        o.push_str(&cut(&pick(0.12, 0.3), &format!("{lit}.9")));
        o.push_str(&cut(&pick(0.17, 0.21), "#fff6e0.8"));
        let flange = if upright {
            format!(
                "M{0} {1}H{2}V{3}H{0}ZM{0} {4}H{2}V{5}H{0}Z",
                n(x0 - 3.0),
                n(y0),
                n(x1 + 3.0),
                n(y0 + 12.0),
                n(y1 - 12.0),
                n(y1)
            )
        } else {
            format!(
                "M{0} {1}H{2}V{3}H{0}ZM{4} {1}H{5}V{3}H{4}Z",
                n(x0),
                n(y0 - 3.0),
                n(x0 + 12.0),
                n(y1 + 3.0),
                n(x1 - 12.0),
                n(x1)
            )
        };
        o.push_str(&cut(&flange, &crate::palette::mix(&dim, crate::palette::INK, 0.25)));
    }
    r.set.push_str(&o);
}
