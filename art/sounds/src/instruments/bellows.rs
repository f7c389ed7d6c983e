//! A small reed organ: two reeds a breath apart for each note, air around them, and a slow hand on the bellows.

use super::full;
use crate::filter::{band, low};
use crate::maths::{Chance, RATE, ease, samples, sine};

/// Strength of each harmonic; the softer the reed, the faster they fade.
const REED: [f64; 8] = [1.0, 0.5, 0.36, 0.17, 0.12, 0.06, 0.035, 0.02];

/// A note that swells, is held for so many seconds and fades.
pub fn bellows(hertz: f64, seconds: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let (rise, fade) = ((seconds * 0.35).min(0.5), (seconds * 0.4).min(0.7));
    let count = samples(seconds + fade);
    let air = band(&chance.hiss(count), 1_400.0, 0.8);
    let apart = chance.between(0.9, 1.2);
    let (slow, start) = (chance.between(4.1, 4.9), chance.unit());
    let out: Vec<f64> = (0..count)
        .map(|ix| {
            let t = ix as f64 / RATE;
            let hand = ease(t / rise) * (1.0 - ease((t - seconds) / fade));
            let breath = 1.0 + 0.05 * sine(t * slow + start);
            let tone: f64 = (1_i32..)
                .zip(REED)
                .map(|(n, a)| {
                    let n = f64::from(n);
                    a * (sine(t * hertz * n) + sine(t * (hertz + apart) * n + 0.37 * n))
                })
                .sum();
            (tone * breath + air[ix] * 0.08) * hand
        })
        .collect();
    full(low(&out, 2_600.0))
}
