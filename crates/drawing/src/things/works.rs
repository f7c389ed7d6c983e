//! Tunnels, pipes and the forge.

use super::{Thing, lying, standing};
use crate::geometry::n;

/// A ladder seen from above, `rungs` long, lying towards the lower edge.
pub fn ladder(rungs: u32) -> Thing {
    let l = f64::from(rungs) * 26.0;
    let mut list: Vec<(String, &str)> = Vec::new();
    for i in 0..rungs {
        let y = 14.0 + f64::from(i) * 26.0;
        list.push((format!("M-26 {}h52v9h-52z", y), "#6b4128"));
        list.push((format!("M-26 {}h52v4h-52z", y), "#f0bd70"));
    }
    list.push((format!("M-34 0L-24 0L-24 {l}L-34 {l}ZM24 0L34 0L34 {l}L24 {l}Z"), "#59341f"));
    list.push((format!("M-28 0L-24 0L-24 {l}L-28 {l}ZM30 0L34 0L34 {l}L30 {l}Z"), "#e8ab5a"));
    let refs: Vec<(&str, &str)> = list.iter().map(|(d, c)| (d.as_str(), *c)).collect();
    lying(&format!("M-34 0H34V{l}H-34Z"), &refs)
}

/// The mouth of a brick pipe that opens to the right, `half` high each way: water comes or goes through it.
pub fn pipe_ring(half: f64) -> Thing {
    let h = half;
    let mut list: Vec<(String, String)> = vec![(format!("M-14 {}Q26 {} 30 0Q26 {} -14 {}Z", -h - 14.0, -h - 8.0, h + 8.0, h + 14.0), "#04121a".to_owned())];
    let k = 9;
    for i in 0..k {
        // Voussoirs: each turned a little further round the arch.
        let f = (f64::from(i) + 0.5) / f64::from(k) * 2.0 - 1.0;
        let (y, x) = (f * (h + 6.0), 18.0 - 16.0 * f * f);
        let half = (h + 6.0) / f64::from(k) - 2.5;
        let bend = -f * 7.0;
        let face = crate::palette::mix("#6f9a8c", "#2b5663", (f + 1.0) / 2.2);
        list.push((format!("M{0} {1}L{2} {3}L{4} {5}L{6} {7}Z", n(x - 12.0), n(y - half), n(x + 18.0), n(y - half + bend), n(x + 18.0), n(y + half + bend), n(x - 12.0), n(y + half)), crate::palette::mix(&face, "#f4ffd0", 0.25)));
        list.push((format!("M{0} {1}L{2} {3}L{4} {5}L{6} {7}Z", n(x - 12.0), n(y - half + 3.0), n(x + 16.0), n(y - half + 3.0 + bend), n(x + 16.0), n(y + half + bend), n(x - 12.0), n(y + half)), face));
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
