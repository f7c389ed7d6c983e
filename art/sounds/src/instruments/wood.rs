//! Wood that is struck, trodden on or forced to turn, and water that falls on stone.

use super::full;
use crate::filter::{Filter, band, low};
use crate::maths::{Chance, RATE, ease, fall, samples, sine};

/// One tone of a struck thing: its pitch, its strength, and the seconds it rings.
pub type Mode = (f64, f64, f64);

/// Something struck: its tones, and how much of the blow itself is heard.
pub fn knock(modes: &[Mode], blow: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let seconds = modes.iter().fold(0.02_f64, |m, mode| m.max(mode.2));
    let tuned: Vec<(Mode, f64)> = modes
        .iter()
        .map(|m| ((m.0 * chance.between(0.97, 1.03), m.1, m.2), chance.between(0.0, 0.1)))
        .collect();
    let noise = low(&chance.hiss(samples(seconds)), 5_000.0);
    let out = noise.iter().enumerate().map(|(ix, n)| {
        let t = ix as f64 / RATE;
        let tones: f64 = tuned.iter().map(|((f, a, t60), turn)| a * fall(t, *t60) * sine(t * f + turn)).sum();
        (tones + n * blow * fall(t, 0.012)) * ease(t / 0.0007) * (1.0 - ease((t / seconds - 0.8) / 0.2))
    });
    full(out.collect())
}

/// A hollow block, the higher the smaller.
pub fn wood_block(hertz: f64, seed: u64) -> Vec<f64> {
    knock(&[(hertz, 1.0, 0.16), (hertz * 2.57, 0.4, 0.07), (hertz * 4.3, 0.15, 0.03)], 0.25, seed)
}

/// A paw put down on boards: soft skin, the board under it, and a hint of claws.
pub fn pat(board: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let skin = band(&chance.hiss(samples(0.07)), chance.between(750.0, 1_100.0), 0.8);
    let claw = chance.between(3_600.0, 4_600.0);
    let late = chance.between(0.004, 0.009);
    let out = skin.iter().enumerate().map(|(ix, x)| {
        let t = ix as f64 / RATE;
        let wood = sine(t * board) * fall(t, 0.06) + 0.4 * sine(t * board * 2.4) * fall(t, 0.04);
        let since = (t - late).max(0.0);
        let tick = sine(since * claw) * fall(since, 0.008) * 0.1;
        (x * 1.6 * fall(t, 0.04) + wood * 0.7) * ease(t / 0.004) * (1.0 - ease((t - 0.05) / 0.02)) + tick
    });
    full(out.collect())
}

/// A hinge that sticks and slips, faster and faster.
pub fn creak(seconds: f64, slow: f64, fast: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let (mut turn, mut strength) = (0.0_f64, 1.0);
    let mut tones = [(540.0, 9.0, 1.0), (910.0, 11.0, 0.8), (1_480.0, 12.0, 0.5), (2_350.0, 10.0, 0.25)]
        .map(|t| (t, Filter::default()));
    let out = (0..samples(seconds)).map(|ix| {
        let part = ix as f64 / RATE / seconds;
        turn += (slow + (fast - slow) * ease(part)) * chance.between(0.75, 1.25) / RATE;
        let mut slip = 0.0;
        if turn >= 1.0 {
            turn -= 1.0;
            strength = chance.between(0.5, 1.0);
            slip = strength;
        }
        let force = slip * 6.0 + chance.noise() * 0.04 * strength;
        // The leaf turns, and its tones move with it.
        let bend = 1.0 + 0.18 * part;
        let wood: f64 =
            tones.iter_mut().map(|((f, q, a), filter)| *a * filter.next(force, *f * bend, *q).band).sum();
        wood * ease(part / 0.15) * (1.0 - ease((part - 0.65) / 0.35))
    });
    full(out.collect())
}

/// A drop that falls into a puddle.
pub fn drop(hertz: f64) -> Vec<f64> {
    let mut turns = 0.0;
    let out = (0..samples(0.14)).map(|ix| {
        let t = ix as f64 / RATE;
        turns += hertz * (1.0 + 0.55 * ease(t / 0.05)) / RATE;
        sine(turns) * ease(t / 0.003) * fall(t, 0.11)
    });
    full(out.collect())
}
