//! A wheel that bows its strings without end, and the little bridge that barks when the wheel is pushed.

use super::full;
use crate::filter::{Filter, body, low};
use crate::maths::{Chance, RATE, ease, fall, samples, sine};

/// The tones of its chest.
const CHEST: [(f64, f64, f64); 3] = [(310.0, 4.0, 0.8), (640.0, 4.0, 0.6), (1_250.0, 4.0, 0.3)];

/// A bowed string, held for so many seconds.
pub fn hurdy_gurdy(hertz: f64, seconds: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let (rise, fade) = ((seconds * 0.3).min(0.18), (seconds * 0.4).min(0.35));
    let count = samples(seconds + fade);
    let (wheel, start) = (chance.between(1.9, 2.3), chance.unit());
    let (mut phase, mut rough) = (chance.unit(), Filter::default());
    let out: Vec<f64> = (0..count)
        .map(|ix| {
            let t = ix as f64 / RATE;
            let hand = ease(t / rise) * (1.0 - ease((t - seconds) / fade));
            // The wheel is never quite round, and its rosin never quite even.
            let grip = 1.0 + 0.12 * sine(t * wheel + start) + 0.5 * rough.next(chance.noise(), 60.0, 0.7).low;
            let step = hertz * (1.0 + 0.0012 * sine(t * 5.1)) / RATE;
            phase = (phase + step).fract();
            saw(phase, step) * grip * hand
        })
        .collect();
    full(low(&body(&low(&out, 1_900.0), &CHEST), 3_200.0))
}

/// The bark of the loose bridge.
pub fn buzz(hertz: f64, seconds: f64, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let (mut phase, mut around) = (chance.unit(), Filter::default());
    let out = (0..samples(seconds)).map(|ix| {
        let t = ix as f64 / RATE;
        let step = hertz / RATE;
        phase = (phase + step).fract();
        let rattle = saw(phase, step) + 0.35 * chance.noise();
        around.next(rattle, 1_700.0, 1.6).band
            * ease(t / 0.012)
            * fall(t, seconds)
            * (1.0 - ease(t / seconds))
    });
    full(out.collect())
}

/// A saw's tooth whose corner is rounded over one sample, so that it holds no pitches of its own.
fn saw(phase: f64, step: f64) -> f64 {
    let plain = 2.0 * phase - 1.0;
    if phase < step {
        let x = phase / step;
        plain - (2.0 * x - x * x - 1.0)
    } else if phase > 1.0 - step {
        let x = (phase - 1.0) / step;
        plain - (x * x + 2.0 * x + 1.0)
    } else {
        plain
    }
}
