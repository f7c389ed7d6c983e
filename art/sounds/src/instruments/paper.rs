//! Sheets that slide, bend and crackle.

use super::full;
use crate::filter::{Filter, low};
use crate::maths::{Chance, RATE, ease, fall, samples};

/// Thick paper has no treble above this.
const THICK: f64 = 5_500.0;

/// A sheet drawn through the air: its hiss rises from one pitch to another and falls back.
pub fn swish(seconds: f64, from: f64, to: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let (mut around, mut wobble) = (Filter::default(), Filter::default());
    let out = (0..samples(seconds)).map(|ix| {
        let part = ix as f64 / RATE / seconds;
        let arch = ease(part / 0.45) * (1.0 - ease((part - 0.45) / 0.55));
        let flutter = 1.0 + 14.0 * wobble.next(chance.noise(), 28.0, 0.7).low;
        let hertz = from + (to - from) * arch;
        around.next(chance.noise(), hertz, 0.9).band * arch * flutter.max(0.15)
    });
    full(low(&out.collect::<Vec<f64>>(), THICK))
}

/// A sheet that bends: many tiny cracks, most of them in the middle.
pub fn rustle(seconds: f64, cracks: u32, bright: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let mut out = vec![0.0; samples(seconds)];
    for _ in 0..cracks {
        // The mean of two throws falls in the middle most often.
        let at = seconds * 0.97 * f64::midpoint(chance.unit(), chance.unit());
        let (hertz, short) = (bright * chance.between(0.6, 1.5), chance.between(0.004, 0.018));
        let strength = chance.unit() * chance.unit();
        let mut around = Filter::default();
        for (ix, x) in out[samples(at)..].iter_mut().take(samples(short)).enumerate() {
            let t = ix as f64 / RATE;
            *x += around.next(chance.noise(), hertz, 1.1).band
                * strength
                * fall(t, short)
                * ease(t / 0.0006)
                * (1.0 - ease((t / short - 0.7) / 0.3));
        }
    }
    full(low(&out, THICK))
}
