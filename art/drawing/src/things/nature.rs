//! Plants, webs and what grows in the dark.

use super::{Thing, lying, planes, standing};
use crate::geometry::{Jitter, n};
use std::f64::consts::PI;

/// A sprig of leaves that grows up from the origin.
pub fn sprig(colour: &str, seed: u64) -> Thing {
    let mut j = Jitter::new(seed);
    let mut d = String::from("M-2 0Q6-60 0-128L3-128Q12-60 4 0Z");
    for i in 0..9 {
        let (y, l) = (-16.0 - f64::from(i) * 13.0, 25.0 - f64::from(i) * 1.6);
        for s in [-1.0, 1.0] {
            let a = l * (1.0 + j.range(-0.12, 0.12));
            d.push_str(&format!(
                "M3 {0}Q{1} {2} {3} {4}Q{5} {6} 3 {0}Z",
                n(y),
                n(s * a * 0.35),
                n(y - a * 0.7),
                n(s * a),
                n(y - a * 0.62),
                n(s * a * 0.75),
                n(y)
            ));
        }
    }
    Thing { shadow: d.clone(), body: planes(&[(&d, colour)]), upright: false }
}

/// A cobweb in the corner the origin stands for, spread over the quarter that begins at `from` degrees.
pub fn cobweb(from: f64, size: f64) -> Thing {
    let angles: Vec<f64> = [0.0, 21.0, 44.0, 67.0, 90.0].iter().map(|a| (a + from) * PI / 180.0).collect();
    let at = |r: f64, a: f64| format!("{} {}", n(r * a.cos()), n(r * a.sin()));
    let mut d = String::new();
    for a in &angles[1..4] {
        d.push_str(&format!("M0 0L{}", at(size, *a)));
    }
    for r in [0.34, 0.52, 0.7, 0.88] {
        for w in angles.windows(2) {
            d.push_str(&format!(
                "M{}Q{} {}",
                at(r * size, w[0]),
                at(r * size * 0.82, f64::midpoint(w[0], w[1])),
                at(r * size, w[1])
            ));
        }
    }
    Thing {
        shadow: String::from("M0 0"),
        body: planes(&[(&format!("s4 {d}"), "#031116.5"), (&format!("s2 {d}"), "#dfe8e2.8")]),
        upright: false,
    }
}

/// A cushion of glowing moss.
pub fn moss(seed: u64) -> Thing {
    let mut j = Jitter::new(seed);
    let mut blobs = [String::new(), String::new(), String::new()];
    for (k, list) in blobs.iter_mut().enumerate() {
        for _ in 0..6 - k {
            let r = j.range(9.0, 18.0) - k as f64 * 3.0;
            let (x, y) = (j.range(-34.0, 34.0), j.range(-12.0, 12.0) - k as f64 * 5.0);
            list.push_str(&format!(
                "M{} {}a{r1} {r2} 0 1 0 .1 0z",
                n(x),
                n(y - r),
                r1 = n(r),
                r2 = n(r * 0.8)
            ));
        }
    }
    lying(&blobs[0], &[(&blobs[0], "#2c6b4a"), (&blobs[1], "#6bb45f"), (&blobs[2], "#e4f6a0")])
}

/// Three mushrooms whose caps glow in the colours given, lit to unlit.
pub fn mushrooms(glow: &str, cap: &str, dark: &str) -> Thing {
    standing(
        "M-40 20Q0 32 44 20L40 8L-36 8Z",
        &[
            ("M-8 20C-6-4-6-16-8-34L12-34C10-16 12-4 14 20Q2 26-8 20Z", "#cfd4c4"),
            ("M4 22C6-4 6-16 4-34L12-34C10-16 12-4 14 20Z", "#fff6e0"),
            ("M-36-26C-34-62 38-62 42-26C24-16-18-16-36-26Z", dark),
            ("M-20-30C-10-60 36-58 42-26C28-18 0-18-20-30Z", cap),
            ("M16-24C26-36 22-46 10-51C30-50 40-40 42-26C34-22 26-21 16-24Z", glow),
            ("M-30 22C-28 6-30 0-30-8L-18-8C-18 2-18 10-16 22Q-24 26-30 22Z", "#b9c0b4"),
            ("M-48-2C-46-24-4-24-2-2C-12 5-38 5-48-2Z", dark),
            ("M-30-6C-24-20-4-18-2-2C-10 3-22 2-30-6Z", cap),
            ("M30 24C31 14 30 10 30 4L39 4C39 10 40 16 42 24Q36 27 30 24Z", "#d9dccb"),
            ("M18 8C20-10 52-10 54 8C46 14 26 14 18 8Z", cap),
            ("M36 8C44 2 42-4 38-6C48-4 53 0 54 8C48 11 42 11 36 8Z", glow),
        ],
    )
}

/// An acorn, lying.
pub fn acorn() -> Thing {
    lying(
        "M-40 0C-40-26 0-28 34-4L42 0L34 6C0 30-40 26-40 0Z",
        &[
            ("M-12-22C14-22 32-10 44 0C32 12 14 22-12 22Z", "#8a5a28"),
            ("M-12-22C14-22 32-10 44 0L-12 0Z", "#d99a48"),
            ("M-8-16C10-16 24-8 32-3C16-8 4-9-8-9Z", "#ffdf9a"),
            ("M-40 0C-40-28-6-34-4-24L-4 24C-6 34-40 28-40 0Z", "#5a3d24"),
            ("M-40 0C-40-28-6-34-4-24L-4 0Z", "#9a6c3c"),
            ("M-54-4L-38-5L-38 5L-54 4Z", "#4a321e"),
        ],
    )
}

/// A fallen oak leaf, lying.
pub fn oak_leaf(dark: &str, lit: &str) -> Thing {
    let all = "M-60 0C-50-10-46-24-34-24C-28-24-26-18-22-18C-18-32 0-36 6-24C10-18 12-18 16-22C26-30 40-22 38-12C48-12 56-6 62 0C56 6 48 12 38 12C40 22 26 30 16 22C12 18 10 18 6 24C0 36-18 32-22 18C-26 18-28 24-34 24C-46 24-50 10-60 0Z";
    lying(
        all,
        &[
            (all, dark),
            (
                "M-60 0C-50-10-46-24-34-24C-28-24-26-18-22-18C-18-32 0-36 6-24C10-18 12-18 16-22C26-30 40-22 38-12C48-12 56-6 62 0Z",
                lit,
            ),
            (
                "s3 M-84 4Q-30-2 52 0M-30 0L-34-14M-30 0L-34 14M-2 0L2-18M-2 0L2 18M22 0L28-12M22 0L28 12",
                dark,
            ),
        ],
    )
}

/// A tuft of grass.
pub fn grass() -> Thing {
    standing(
        "M-30 0L30 0L20 8L-20 8Z",
        &[
            (
                "M-26 4C-28-14-36-24-42-30C-30-28-20-14-16 4ZM-12 4C-14-22-12-36-18-50C-6-38 0-18 0 4ZM4 4C6-16 12-30 22-40C20-24 18-10 16 4Z",
                "#3f7a52",
            ),
            ("M-2 4C0-24 6-40 4-56C14-40 14-18 12 4ZM14 4C18-12 28-22 38-26C32-14 28-6 26 4Z", "#9ccb6e"),
        ],
    )
}

/// A cluster of crystals that stands in its own light.
pub fn crystals(lit: &str, mid: &str, dark: &str) -> Thing {
    standing(
        "M-56 20L-30-20L30-24L60 20L20 34L-20 34Z",
        &[
            ("M-58 22L-52-14L-36-30L-22-8L-18 26Z", dark),
            ("M-52-14L-36-30L-22-8L-34 24L-40 26Z", mid),
            ("M-36-30L-22-8L-26 8Z", lit),
            ("M18 26L26-22L44-44L58-18L54 24Z", dark),
            ("M26-22L44-44L58-18L46 26L34 26Z", mid),
            ("M44-44L58-18L50 10Z", lit),
            ("M-28 30L-22-56L2-92L24-54L26 30L0 40Z", dark),
            ("M-22-56L2-92L6-50L2 40L-14 35Z", mid),
            ("M2-92L24-54L26 30L14 35L6-50Z", lit),
            ("M2-92L24-54L6-50Z", "#ffffff.7"),
            ("M-8 38L2 4L18-2L24 20L14 40Z", mid),
            ("M2 4L18-2L24 20L10 14Z", "#ffffff.6"),
        ],
    )
}

/// A crow's feather, lying.
pub fn feather() -> Thing {
    let all = "M-80 6C-50-20 20-26 82-4C40 22-30 26-80 6Z";
    lying(
        all,
        &[
            (all, "#16303a"),
            ("M-80 6C-50-20 20-26 82-4L-30 2Z", "#3d6270"),
            ("M-20-15C10-20 50-16 76-6L10-3Z", "#7fa6ac"),
            ("M-30 20L-22 4L-14 21ZM20 16L24 1L32 13Z", "#dfe0c0.5"),
            ("s4 M-106 12Q-40 2 80-4", "#e9e0c2"),
        ],
    )
}
