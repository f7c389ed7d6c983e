//! A frame drum no wider than an acorn's cup.

use super::full;
use crate::filter::{band, low};
use crate::maths::{Chance, RATE, ease, fall, samples, sine};

/// Tones of a skin on a ring, relative to its lowest: strength and seconds.
const SKIN: [(f64, f64, f64); 4] =
    [(1.0, 1.0, 0.42), (1.593, 0.35, 0.22), (2.135, 0.18, 0.15), (2.295, 0.14, 0.12)];

/// The skin struck in the middle with a finger.
pub fn drum(hertz: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let count = samples(0.5);
    let finger = low(&chance.hiss(samples(0.03)), 1_300.0);
    let mut turns = 0.0;
    let out = (0..count).map(|ix| {
        let t = ix as f64 / RATE;
        // A skin struck hard is tight at first.
        turns += hertz * (1.0 + 0.35 * fall(t, 0.12)) / RATE;
        let skin: f64 = SKIN.iter().map(|(f, a, t60)| a * fall(t, *t60) * sine(turns * f)).sum();
        let touch = finger.get(ix).map_or(0.0, |x| x * 0.8 * fall(t, 0.03));
        (skin * ease(t / 0.003) + touch) * (1.0 - ease((t - 0.4) / 0.1))
    });
    full(out.collect())
}

/// The rim tapped with a nail.
pub fn rim(seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let (first, second) = (chance.between(870.0, 930.0), chance.between(1_750.0, 1_850.0));
    let tick = band(&chance.hiss(samples(0.06)), 2_600.0, 1.0);
    let out = tick.iter().enumerate().map(|(ix, x)| {
        let t = ix as f64 / RATE;
        let wood = sine(t * first) * fall(t, 0.05) + 0.5 * sine(t * second) * fall(t, 0.03);
        (wood + x * 0.7 * fall(t, 0.012)) * ease(t / 0.0008) * (1.0 - ease((t - 0.045) / 0.015))
    });
    full(out.collect())
}
