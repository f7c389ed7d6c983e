//! A lute with gut strings: a string that is plucked goes round and round and loses its treble (Karplus and Strong).

use super::{full, let_go};
use crate::filter::{body, low};
use crate::maths::{Chance, RATE, fall, samples};

/// The tones of a body no longer than a hand.
const BODY: [(f64, f64, f64); 4] =
    [(205.0, 6.0, 0.5), (395.0, 7.0, 0.55), (690.0, 6.0, 0.35), (1150.0, 5.0, 0.2)];

/// How rough the finger is.
const SKIN: f64 = 0.06;

/// A plucked string that rings for so many seconds.
pub fn lute(hertz: f64, seconds: f64, seed: u64) -> Vec<f64> {
    string(hertz, seconds, 2.6, 1_400.0 + hertz * 2.0, seed)
}

/// A string plucked beside the bridge with the ball of the hand on it.
pub fn muted_lute(hertz: f64, seed: u64) -> Vec<f64> {
    string(hertz, 0.5, 0.45, 900.0 + hertz * 1.5, seed)
}

fn string(hertz: f64, seconds: f64, t60: f64, treble: f64, seed: u64) -> Vec<f64> {
    let period = RATE / hertz;
    // The mean of two neighbours delays by half a sample, an all-pass by the rest.
    let whole = (period - 0.5 - 0.3).floor();
    let rest = period - 0.5 - whole;
    let bend = (1.0 - rest) / (1.0 + rest);
    let length = whole as usize;
    // Low strings ring longer.
    let keep = fall(1.0 / hertz, t60 * (330.0 / hertz).sqrt().clamp(0.6, 1.5));

    // The finger lets go of the string at a fifth of its length: one step runs round, hardly sharp, with a touch of skin.
    let mut step = Chance::new(seed).hiss(length);
    for (ix, x) in step.iter_mut().enumerate() {
        *x = *x * SKIN + if ix < length / 5 { 1.0 } else { 0.0 };
    }
    // Round twice, since the string has no ends.
    let soft = low(&[&step[..], &step].concat(), treble);
    let mut line = soft[length..].to_vec();
    let mean = line.iter().sum::<f64>() / length as f64;
    for x in &mut line {
        *x -= mean;
    }

    let (mut last, mut heard, mut passed) = (0.0, 0.0, 0.0);
    let out: Vec<f64> = (0..samples(seconds))
        .map(|ix| {
            let come = line[ix % length];
            let mean = (come + last) * 0.5 * keep;
            last = come;
            let on = bend * (mean - heard) + passed;
            (passed, heard) = (mean, on);
            line[ix % length] = on;
            come
        })
        .collect();
    let_go(full(body(&low(&out, 5_200.0), &BODY)), 0.2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::pitch;

    /// The pitch at which the sound is most like itself a moment later.
    fn heard(sound: &[f64], near: f64) -> f64 {
        let part = &sound[samples(0.1)..samples(0.4)];
        let alike = |lag: usize| part.iter().zip(&part[lag..]).map(|(a, b)| a * b).sum::<f64>();
        let around = (RATE / near) as usize;
        let best = (around - 6..around + 6).max_by(|a, b| alike(*a).total_cmp(&alike(*b))).unwrap();
        let (a, b, c) = (alike(best - 1), alike(best), alike(best + 1));
        RATE / (best as f64 + 0.5 * (a - c) / (a - 2.0 * b + c))
    }

    #[test]
    fn strings_are_in_tune() {
        for name in ["d3", "a3", "d4", "a4", "e5"] {
            let (wanted, found) = (pitch(name), heard(&lute(pitch(name), 1.0, 3), pitch(name)));
            let cents = 1200.0 * (found / wanted).log2();
            assert!(cents.abs() < 6.0, "{name} is {cents:.1} cents off");
        }
    }
}
