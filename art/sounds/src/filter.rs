//! Filters: what a box of wood, a sheet of paper or a distance takes away.

use crate::maths::{RATE, sine};

/// A filter with two states that stays well behaved while its frequency moves.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    first: f64,
    second: f64,
    /// The frequency it was last asked for, and what came of it.
    tuned: (f64, f64),
}

/// What it lets through.
#[derive(Clone, Copy, Debug)]
pub struct Passed {
    /// Below its frequency.
    pub low: f64,
    /// Around it.
    pub band: f64,
    /// Above it.
    pub high: f64,
}

impl Filter {
    /// One sample on, with this frequency and this sharpness (0.7 is plain, 10 rings).
    pub fn next(&mut self, input: f64, hertz: f64, sharpness: f64) -> Passed {
        if (hertz - self.tuned.0).abs() > 1e-9 {
            let turn = (hertz / RATE / 2.0).clamp(1e-5, 0.24);
            self.tuned = (hertz, sine(turn) / sine(turn + 0.25));
        }
        let g = self.tuned.1;
        let k = 1.0 / sharpness;
        let a = 1.0 / (1.0 + g * (g + k));
        let lift = input - self.second;
        let band = a * (self.first + g * lift);
        let low = self.second + g * band;
        self.first = 2.0 * band - self.first;
        self.second = 2.0 * low - self.second;
        Passed { low, band: band * k, high: input - k * band - low }
    }
}

/// Only what is below `hertz`.
pub fn low(sound: &[f64], hertz: f64) -> Vec<f64> {
    let mut f = Filter::default();
    sound.iter().map(|x| f.next(*x, hertz, 0.7).low).collect()
}

/// Only what is above `hertz`.
pub fn high(sound: &[f64], hertz: f64) -> Vec<f64> {
    let mut f = Filter::default();
    sound.iter().map(|x| f.next(*x, hertz, 0.7).high).collect()
}

/// Only what is around `hertz`.
pub fn band(sound: &[f64], hertz: f64, sharpness: f64) -> Vec<f64> {
    let mut f = Filter::default();
    sound.iter().map(|x| f.next(*x, hertz, sharpness).band).collect()
}

/// The sound and what a hollow body adds to it: frequency, sharpness and strength of each of its tones.
pub fn body(sound: &[f64], tones: &[(f64, f64, f64)]) -> Vec<f64> {
    let mut out = sound.to_vec();
    for (hertz, sharpness, strength) in tones {
        for (o, b) in out.iter_mut().zip(band(sound, *hertz, *sharpness)) {
            *o += b * strength;
        }
    }
    out
}
