//! Sines, powers and chance that come out the same on every machine.
//!
//! The standard library leaves sines and powers to the platform, which may differ in the last bit. Sums, products and square
//! roots are exact everywhere, so everything here is made of those.

use std::f64::consts::{LN_2, LOG2_10, TAU};

/// What the powers of a sum weigh: of odd powers with changing sign for a sine, of all for two to the power of something.
const SINE: [f64; 8] = weights(2, -1.0, 1);
const POWER: [f64; 14] = weights(1, 1.0, 0);

/// One over the factorials, every `step`-th from `first` on, each `sign` times the one before.
const fn weights<const N: usize>(step: u32, sign: f64, first: u32) -> [f64; N] {
    let mut out = [1.0; N];
    let mut ix = 1;
    let mut at = first;
    while ix < N {
        let mut weight = out[ix - 1] * sign;
        let mut k = 0;
        while k < step {
            at += 1;
            weight /= at as f64;
            k += 1;
        }
        out[ix] = weight;
        ix += 1;
    }
    out
}

/// Samples per second; the only rate Opus knows.
pub const RATE: f64 = 48_000.0;

/// As many samples as fit in so many seconds.
pub fn samples(seconds: f64) -> usize {
    (seconds * RATE).round() as usize
}

/// The sine of so many turns.
pub fn sine(turns: f64) -> f64 {
    // Only the quarter turns around nought are computed; the rest mirrors them.
    let mut t = turns - (turns + 0.5).floor();
    if t > 0.25 {
        t = 0.5 - t;
    } else if t < -0.25 {
        t = -0.5 - t;
    }
    let x = t * TAU;
    let q = x * x;
    SINE.iter().rev().fold(0.0, |sum, factor| sum * q + factor) * x
}

/// Two to the power of `x`.
pub fn exp2(x: f64) -> f64 {
    let x = x.clamp(-1000.0, 1000.0);
    let whole = x.floor();
    let y = (x - whole) * LN_2;
    POWER.iter().rev().fold(0.0, |sum, factor| sum * y + factor)
        * f64::from_bits(((1023.0 + whole) as u64) << 52)
}

/// How much louder `db` decibels are, as a factor on samples.
pub fn gain(db: f64) -> f64 {
    exp2(db / 20.0 * LOG2_10)
}

/// What remains after `t` seconds of something that needs `t60` seconds to fall by 60 decibels.
pub fn fall(t: f64, t60: f64) -> f64 {
    exp2(-3.0 * LOG2_10 * t / t60)
}

/// From 0 to 1 while `x` goes from 0 to 1, without corners.
pub fn ease(x: f64) -> f64 {
    let x = x.clamp(0.0, 1.0);
    0.5 - 0.5 * sine(0.25 + 0.5 * x)
}

/// Chance, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// A stream of its own for each seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// Between nought and one.
    pub fn unit(&mut self) -> f64 {
        // SplitMix64; the upper 53 bits fill a float exactly.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Between two numbers.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// A sample of white noise.
    pub fn noise(&mut self) -> f64 {
        self.between(-1.0, 1.0)
    }

    /// So many samples of white noise.
    pub fn hiss(&mut self, count: usize) -> Vec<f64> {
        (0..count).map(|_| self.noise()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sines_and_powers_are_right() {
        for step in -400..400 {
            let x = f64::from(step) * 0.013;
            assert!((sine(x) - (x * TAU).sin()).abs() < 1e-9, "the sine of {x} turns");
            assert!((exp2(x) / x.exp2() - 1.0).abs() < 1e-12, "two to the power of {x}");
        }
        assert!((gain(-20.0) - 0.1).abs() < 1e-12);
        assert!((fall(0.5, 0.5) - 0.001).abs() < 1e-12);
        assert!(ease(0.0).abs() < 1e-9 && (ease(1.0) - 1.0).abs() < 1e-9 && (ease(0.5) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn chance_is_fair_and_repeats() {
        let (mut a, mut b) = (Chance::new(7), Chance::new(7));
        assert_eq!(a.hiss(100), b.hiss(100));
        let mean = a.hiss(100_000).iter().sum::<f64>() / 100_000.0;
        assert!(mean.abs() < 0.01, "{mean}");
    }
}
