//! The room around the players: echoes that feed each other.

use crate::maths::{RATE, fall};

/// How a room answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// How many times larger than a cupboard it is.
    pub size: f64,
    /// Seconds until its answer is gone.
    pub seconds: f64,
    /// How much of the treble each wall swallows, from 0 to 1.
    pub soft: f64,
    /// How loud the answer is.
    pub gain: f64,
}

/// How many echoes there are: fewer would favour some pitches over others.
const ECHOES: usize = 16;

/// Their ways through a cupboard, in samples; primes, so that they seldom meet.
const WAYS: [f64; ECHOES] = [
    389.0, 433.0, 487.0, 541.0, 599.0, 661.0, 733.0, 797.0, 877.0, 953.0, 1039.0, 1129.0, 1229.0, 1327.0,
    1439.0, 1567.0,
];

impl Room {
    /// What it answers on the left and on the right.
    pub(crate) fn answer(&self, sound: &[f64]) -> [Vec<f64>; 2] {
        let ways = WAYS.map(|w| (w * self.size) as usize);
        let keep = ways.map(|w| fall(w as f64 / RATE, self.seconds));
        let mut lines = ways.map(|w| vec![0.0; w]);
        let mut damped = [0.0; ECHOES];
        let mut out = [Vec::with_capacity(sound.len()), Vec::with_capacity(sound.len())];
        for (ix, x) in sound.iter().enumerate() {
            let mut heard = [0.0; ECHOES];
            for k in 0..ECHOES {
                let come = lines[k][ix % ways[k]];
                damped[k] += (come - damped[k]) * (1.0 - self.soft);
                heard[k] = damped[k] * keep[k];
            }
            // Every wall hears of every other, turned so that no energy is made.
            let all: f64 = heard.iter().sum::<f64>() * 2.0 / ECHOES as f64;
            for k in 0..ECHOES {
                lines[k][ix % ways[k]] = x + heard[k] - all;
            }
            // Every other echo is heard on the left, the rest on the right; turned by turns, so that they do not add up.
            for (side, out) in out.iter_mut().enumerate() {
                let turned = |k: usize| if (k / 2).is_multiple_of(2) { heard[k] } else { -heard[k] };
                out.push((side..ECHOES).step_by(2).map(turned).sum::<f64>() * self.gain * 0.7);
            }
        }
        out
    }

    /// What it answers to a round sound that has been played for ever.
    pub(crate) fn around(&self, sound: &[f64]) -> [Vec<f64>; 2] {
        let twice = [sound, sound].concat();
        self.answer(&twice).map(|side| side[sound.len()..].to_vec())
    }

    /// The sound in the room, heard from one place, with the end of the answer.
    pub(crate) fn with(&self, sound: &[f64]) -> Vec<f64> {
        let mut dry = sound.to_vec();
        dry.resize(sound.len() + (self.seconds * RATE) as usize, 0.0);
        let [left, right] = self.answer(&dry);
        dry.iter().zip(left.iter().zip(right)).map(|(d, (l, r))| d + (l + r) / 2.0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUPBOARD: Room = Room { size: 1.0, seconds: 0.4, soft: 0.3, gain: 1.0 };

    #[test]
    fn the_answer_dies_away() {
        let mut click = vec![0.0; 48_000];
        click[0] = 1.0;
        for side in CUPBOARD.answer(&click) {
            let loudest = |part: &[f64]| part.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
            assert!(loudest(&side[..4_800]) > 0.1);
            assert!(loudest(&side[24_000..]) < 0.001);
        }
    }

    #[test]
    fn going_around_has_no_beginning() {
        let mut click = vec![0.0; 48_000];
        click[47_900] = 1.0;
        // The echo of a click at the very end is heard at the start.
        assert!(CUPBOARD.around(&click)[0][..2_000].iter().any(|x| x.abs() > 0.1));
    }
}
