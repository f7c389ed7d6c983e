//! Tines on a box: one clear tone, a short bright one far above it, and the thumb on the wood.

use super::{full, let_go};
use crate::filter::band;
use crate::maths::{Chance, RATE, ease, fall, samples, sine};

/// A tine plucked with the thumb.
pub fn kalimba(hertz: f64, seconds: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let ring = (1.9 * (440.0 / hertz).sqrt()).clamp(0.8, 2.6);
    // A clamped tine's second tone lies about six times as high; a hair of an octave comes from the box.
    let modes = [
        (1.0, 1.0, ring),
        (2.003, 0.07, ring * 0.5),
        (chance.between(5.85, 5.95), 0.12, 0.16),
        (chance.between(3.0, 3.02), 0.025, 0.3),
    ];
    let count = samples(seconds);
    let thumb = band(&chance.hiss(count.min(samples(0.05))), 420.0, 1.2);
    let out = (0..count).map(|ix| {
        let t = ix as f64 / RATE;
        let tones: f64 = modes.iter().map(|(f, a, t60)| a * fall(t, *t60) * sine(t * hertz * f)).sum();
        let wood = thumb.get(ix).map_or(0.0, |x| x * 0.5 * fall(t, 0.05));
        tones * ease(t / 0.002) + wood
    });
    let_go(full(out.collect()), 0.25)
}
