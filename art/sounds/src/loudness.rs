//! How loud something is heard, after ITU-R BS.1770: treble counts more, deep bass less.

use crate::maths::{exp2, gain, samples};
use std::f64::consts::LOG2_10;

/// The steps of the two filters at 48 kHz: three factors forward, two back.
const STAGES: [([f64; 3], [f64; 2]); 2] = [
    (
        [1.535_124_859_586_97, -2.691_696_189_406_38, 1.198_392_810_852_85],
        [-1.690_659_293_182_41, 0.732_480_774_215_85],
    ),
    ([1.0, -2.0, 1.0], [-1.990_047_454_833_98, 0.990_072_250_366_21]),
];

/// What the ear is told of a channel.
fn weighted(sound: &[f64]) -> Vec<f64> {
    let mut out = sound.to_vec();
    for (forward, back) in STAGES {
        let (mut x1, mut x2, mut y1, mut y2) = (0.0, 0.0, 0.0, 0.0);
        for x in &mut out {
            let y = forward[0] * *x + forward[1] * x1 + forward[2] * x2 - back[0] * y1 - back[1] * y2;
            (x2, x1, y2, y1) = (x1, *x, y1, y);
            *x = y;
        }
    }
    out
}

/// The mean power over the whole length, all channels together.
pub fn mean_power(channels: &[Vec<f64>]) -> f64 {
    channels.iter().map(|c| weighted(c).iter().map(|x| x * x).sum::<f64>() / c.len() as f64).sum()
}

/// The greatest mean power over 0.4 seconds: what a short sound is heard as. Shorter sounds are followed by silence.
pub fn greatest_power(channels: &[Vec<f64>]) -> f64 {
    let window = samples(0.4);
    let mut powers = vec![0.0; channels.iter().map(Vec::len).max().unwrap_or(0).max(window)];
    for channel in channels {
        for (p, x) in powers.iter_mut().zip(weighted(channel)) {
            *p += x * x;
        }
    }
    let mut sum: f64 = powers[..window].iter().sum();
    let mut most = sum;
    for ix in window..powers.len() {
        sum += powers[ix] - powers[ix - window];
        most = most.max(sum);
    }
    most / window as f64
}

/// The power of so many LUFS.
pub fn power(lufs: f64) -> f64 {
    exp2((lufs + 0.691) / 10.0 * LOG2_10)
}

/// LUFS of a power.
pub fn lufs(power: f64) -> f64 {
    power.log10() * 10.0 - 0.691
}

/// The greatest sample, in decibels below full scale.
pub fn peak_db(channels: &[Vec<f64>]) -> f64 {
    channels.iter().flatten().fold(0.0_f64, |m, x| m.max(x.abs())).log10() * 20.0
}

/// Bends what is above `ceiling` decibels down to it, and the approach to it, so that a knock may be loud without clipping.
pub fn hold(channels: &mut [Vec<f64>], ceiling: f64) {
    let most = gain(ceiling);
    let free = most * 0.6;
    let rest = most - free;
    for x in channels.iter_mut().flatten() {
        let over = x.abs() - free;
        if over > 0.0 {
            *x = x.signum() * (free + rest * over / (over + rest));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maths::sine;

    #[test]
    fn a_full_tone_of_one_kilohertz_is_three_below() {
        let tone: Vec<f64> = (0..96_000).map(|i| sine(f64::from(i) / 48.0)).collect();
        assert!((lufs(mean_power(std::slice::from_ref(&tone))) + 3.01).abs() < 0.05);
        assert!((lufs(greatest_power(&[tone])) + 3.01).abs() < 0.05);
        assert!((lufs(power(-23.0)) + 23.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_passes_the_ceiling() {
        let mut loud = vec![vec![0.1, -0.5, 9.0, -40.0]];
        hold(&mut loud, -3.0);
        assert!(peak_db(&loud) < -3.0);
        assert!((loud[0][0] - 0.1).abs() < 1e-12);
    }
}
