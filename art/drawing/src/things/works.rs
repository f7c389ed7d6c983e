//! Tunnels, pipes and the forge.

use super::{Thing, lying, standing};
use crate::geometry::n;

/// A ladder seen from above, `rungs` long, lying towards the lower edge.
pub fn ladder(rungs: u32) -> Thing {
    let l = f64::from(rungs) * 26.0;
    let mut list: Vec<(String, &str)> = Vec::new();
    for i in 0..rungs {
        let y = 14.0 + f64::from(i) * 26.0;
        list.push((format!("M-26 {y}h52v9h-52z"), "#6b4128"));
        list.push((format!("M-26 {y}h52v4h-52z"), "#f0bd70"));
    }
    list.push((format!("M-34 0L-24 0L-24 {l}L-34 {l}ZM24 0L34 0L34 {l}L24 {l}Z"), "#59341f"));
    list.push((format!("M-28 0L-24 0L-24 {l}L-28 {l}ZM30 0L34 0L34 {l}L30 {l}Z"), "#e8ab5a"));
    let refs: Vec<(&str, &str)> = list.iter().map(|(d, c)| (d.as_str(), *c)).collect();
    lying(&format!("M-34 0H34V{l}H-34Z"), &refs)
}

/// The mouth of a brick pipe that opens to the right, `half` high each way: water comes or goes through it.
pub fn pipe_ring(half: f64) -> Thing {
    let h = half;
    let mut list: Vec<(String, String)> = vec![(
        format!("M-14 {}Q26 {} 30 0Q26 {} -14 {}Z", -h - 14.0, -h - 8.0, h + 8.0, h + 14.0),
        "#04121a".to_owned(),
    )];
    let k = 9;
    for i in 0..k {
        // Voussoirs: each turned a little further round the arch.
        let f = (f64::from(i) + 0.5) / f64::from(k) * 2.0 - 1.0;
        let (y, x) = (f * (h + 6.0), 18.0 - 16.0 * f * f);
        let half = (h + 6.0) / f64::from(k) - 2.5;
        let bend = -f * 7.0;
        let face = crate::palette::mix("#6f9a8c", "#2b5663", (f + 1.0) / 2.2);
        list.push((
            format!(
                "M{0} {1}L{2} {3}L{4} {5}L{6} {7}Z",
                n(x - 12.0),
                n(y - half),
                n(x + 18.0),
                n(y - half + bend),
                n(x + 18.0),
                n(y + half + bend),
                n(x - 12.0),
                n(y + half)
            ),
            crate::palette::mix(&face, "#f4ffd0", 0.25),
        ));
        list.push((
            format!(
                "M{0} {1}L{2} {3}L{4} {5}L{6} {7}Z",
                n(x - 12.0),
                n(y - half + 3.0),
                n(x + 16.0),
                n(y - half + 3.0 + bend),
                n(x + 16.0),
                n(y + half + bend),
                n(x - 12.0),
                n(y + half)
            ),
            face,
        ));
    }
    let refs: Vec<(&str, &str)> = list.iter().map(|(d, c)| (d.as_str(), c.as_str())).collect();
    lying(&format!("M-14 {}H30V{}H-14Z", -h - 14.0, h + 14.0), &refs)
}

/// A fish skeleton washed ashore.
pub fn fishbone() -> Thing {
    lying(
        "M-60-6L50-4L64-16L60 0L64 16L50 6L-60 6Z",
        &[
            ("s5 M-36 0L48 0", "#dfe6d0"),
            ("s4 M-18-16L-10 16M0-18L8 18M18-14L25 14M34-9L38 9", "#dfe6d0"),
            ("M-36-16C-54-16-66-6-70 2C-62 14-46 18-36 14C-30 6-30-8-36-16Z", "#f4e6c8"),
            ("M-70 2C-62 14-46 18-36 14C-32 8-31 2-32-3C-44 6-58 6-70 2Z", "#9fb3a4"),
            ("M-54-5a5 5 0 1 0 .1 0z", "#12343b"),
            ("M46 0L66-18L60 0L66 18Z", "#f4e6c8"),
        ],
    )
}

/// A cork that bobs or lies about.
pub fn cork() -> Thing {
    standing(
        "M-24-20L24-20L20 24Q0 32-20 24Z",
        &[
            ("M-24-16L-20 24Q0 32 20 24L24-16Z", "#8a5a3a"),
            ("M0-16L0 28Q12 28 20 24L24-16Z", "#c98d58"),
            ("M-24-16A24 10 0 0 1 24-16A24 10 0 0 1-24-16Z", "#e8bd84"),
            ("M-8-18l6 3l-4 3zM6-16l7 1l-3 4zM-4 4l5 3l-5 3zM8 10l5 2l-4 4z", "#6d4026"),
        ],
    )
}

/// A cogwheel of radius `r`.
pub fn cogwheel(r: f64, teeth: u32, dark: &str, mid: &str, lit: &str) -> Thing {
    let ring = |a: f64, b: f64| {
        let mut d = String::new();
        for i in 0..teeth {
            let step = std::f64::consts::TAU / f64::from(teeth);
            for (k, (f, q)) in [(-0.34, a), (-0.22, b), (0.22, b), (0.34, a)].into_iter().enumerate() {
                let (s, c) = ((f64::from(i) + f) * step).sin_cos();
                d.push_str(if i == 0 && k == 0 { "M" } else { "L" });
                d.push_str(&format!("{} {}", n(q * c), n(q * s)));
            }
        }
        d + "Z"
    };
    let round = |q: f64| format!("M{0} 0A{1} {1} 0 1 0 {2} 0A{1} {1} 0 1 0 {0} 0Z", n(-q), n(q), n(q));
    let mut spokes = String::new();
    for i in 0..5 {
        let (s, c) = (f64::from(i) * 1.2566).sin_cos();
        spokes.push_str(&format!("M0 0L{} {}", n(r * 0.62 * c), n(r * 0.62 * s)));
    }
    lying(
        &ring(r, r * 1.2),
        &[
            (&ring(r, r * 1.2), dark),
            (&ring(r * 0.94, r * 1.12), mid),
            (&format!("s3 {}", round(r * 0.86)), lit),
            (&round(r * 0.68), "#120c14"),
            (&format!("s{} {spokes}", n(r * 0.16)), mid),
            (&format!("s{} {spokes}", n(r * 0.05)), lit),
            (&round(r * 0.26), dark),
            (&round(r * 0.17), lit),
        ],
    )
}

/// A heap of coal.
pub fn coal(seed: u64) -> Thing {
    let mut j = crate::geometry::Jitter::new(seed);
    let mut list: Vec<(String, &str)> = Vec::new();
    for (row, count) in [(0, 5), (1, 4), (2, 2)] {
        for i in 0..count {
            let x = (f64::from(i) - f64::from(count - 1) / 2.0) * 26.0 + j.range(-4.0, 4.0);
            let y = 22.0 - f64::from(row) * 20.0 + j.range(-4.0, 4.0);
            let s = j.range(14.0, 19.0);
            list.push((
                format!(
                    "M{} {}l{} {}l{} {}l{} {}l{} {}z",
                    n(x - s),
                    n(y),
                    n(s * 0.5),
                    n(-s),
                    n(s),
                    n(s * 0.1),
                    n(s * 0.5),
                    n(s * 0.9),
                    n(-s * 0.9),
                    n(s * 0.7)
                ),
                "#1a1622",
            ));
            list.push((
                format!(
                    "M{} {}l{} {}l{} {}l{} {}z",
                    n(x - s * 0.5),
                    n(y - s),
                    n(s),
                    n(s * 0.1),
                    n(s * 0.5),
                    n(s * 0.9),
                    n(-s * 0.9),
                    n(-s * 0.2)
                ),
                "#4a3a48",
            ));
            list.push((
                format!(
                    "M{} {}l{} {}l{} {}z",
                    n(x + s * 0.5),
                    n(y - s * 0.9),
                    n(s * 0.5),
                    n(s * 0.9),
                    n(-s * 0.6),
                    n(-s * 0.2)
                ),
                "#d98a5a",
            ));
        }
    }
    let refs: Vec<(&str, &str)> = list.iter().map(|(d, c)| (d.as_str(), *c)).collect();
    standing("M-70 26L-40-16L0-34L40-16L70 26L40 38L-40 38Z", &refs)
}

/// A coil of rope.
pub fn rope() -> Thing {
    lying(
        "M-56 0A56 44 0 0 1 56 0A56 44 0 0 1-56 0Z",
        &[
            (
                "s17 M-46 0A46 36 0 1 1 46 0A46 36 0 1 1-46 0M-24 2A24 17 0 1 1 24 2A24 17 0 1 1-24 2M44 10C60 26 70 30 84 24",
                "#5f3d24",
            ),
            (
                "s12 M-46-2A46 36 0 1 1 46-2A46 36 0 1 1-46-2M-24 0A24 17 0 1 1 24 0A24 17 0 1 1-24 0M44 8C60 24 70 28 84 22",
                "#c2894c",
            ),
            (
                "s3 M-42-14L-50-22M-28-28L-32-40M-6-34L-4-46M18-32L26-42M36-20L48-26M46 0L58 0M38 18L48 26M18 30L24 40M-6 34L-8 46M-30 28L-38 36M-44 12L-54 18M-18-10L-26-16M4-15L6-26M22-4L32-8M14 12L20 20M-10 14L-14 24",
                "#7a4f2a",
            ),
            ("s3 M-40-18A46 36 0 0 1 30-30M-18-10A24 17 0 0 1 14-14", "#f4cf90"),
        ],
    )
}

/// An anvil.
pub fn anvil() -> Thing {
    standing(
        "M-50 40L50 40L56 56L-56 56Z",
        &[
            ("M-44 34L44 34L52 54L-52 54Z", "#2a2430"),
            ("M4 34L44 34L52 54L4 54Z", "#6c4f50"),
            ("M-22 0L22 0L30 36L-30 36Z", "#3a323c"),
            ("M4 0L22 0L30 36L4 36Z", "#94665a"),
            ("M-70-30L60-30L56-6L28 2L-28 2C-40-8-60-10-84-22Z", "#453c46"),
            ("M0-30L60-30L56-6L28 2L0 2Z", "#a8766a"),
            ("M-70-38L62-38L60-28L-84-24Z", "#8a7478"),
            ("M0-38L62-38L60-28L0-26Z", "#ffd0a0"),
        ],
    )
}

/// A smith's hammer, lying.
pub fn hammer() -> Thing {
    lying(
        "M-110-8L50-8L50-34L92-34L92 34L50 34L50 8L-110 8Z",
        &[
            ("M-112-8Q-118 0-112 8L58 7L58-7Z", "#5a3826"),
            ("M-112-8L58-7L58-1L-114-1Z", "#c98a4c"),
            ("M48-38L88-38L94-28L94 28L88 38L48 38L54 24L54-24Z", "#4a4450"),
            ("M48-38L88-38L94-28L94-6L54-6L54-24Z", "#a99a94"),
            ("M50-36L86-36L90-30L54-28Z", "#fff0dc"),
        ],
    )
}

/// A valve wheel.
pub fn valve(dark: &str, lit: &str) -> Thing {
    lying(
        "M-40 0A40 40 0 1 1 40 0A40 40 0 1 1-40 0Z",
        &[
            ("s13 M-34 0A34 34 0 1 1 34 0A34 34 0 1 1-34 0M-34 0L34 0M0-34L0 34", dark),
            ("s6 M-34-2A34 34 0 1 1 34-2A34 34 0 1 1-34-2M-32-1L32-1M-1-32L-1 32", lit),
            ("M-12 0A12 12 0 1 1 12 0A12 12 0 1 1-12 0Z", dark),
            ("M-6-1A6 6 0 1 1 6-1A6 6 0 1 1-6-1Z", "#fff0d8"),
        ],
    )
}

/// A puff of steam.
pub fn steam() -> Thing {
    Thing {
        shadow: String::from("M0 0"),
        body: super::planes(&[
            ("M-8 20C-30 16-34-8-16-16C-20-38 8-46 16-30C36-34 44-8 26-2C30 14 10 26-8 20Z", "#e6eef0.35"),
            ("M0-20C-10-40 10-60 24-46C40-50 48-30 34-24C34-12 10-8 0-20Z", "#e6eef0.28"),
        ]),
        upright: false,
    }
}
