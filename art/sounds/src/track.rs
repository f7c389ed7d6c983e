//! Where sounds are laid down: open tracks for effects, round ones for pieces that never end.

use crate::maths::{Chance, samples, sine};
use crate::room::Room;

/// One channel in the making.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    samples: Vec<f64>,
    round: bool,
}

impl Track {
    /// An empty track that grows with what is laid down.
    pub(crate) fn open() -> Track {
        Track { samples: Vec::new(), round: false }
    }

    /// A track of so many samples whose end is its beginning: what rings over the end is heard at the start.
    pub(crate) fn round(length: usize) -> Track {
        Track { samples: vec![0.0; length], round: true }
    }

    /// Lays a sound down, `at` seconds from the beginning.
    pub(crate) fn add(&mut self, at: f64, sound: &[f64], gain: f64) {
        let length = self.samples.len();
        if self.round {
            let at = (at * crate::maths::RATE).round().rem_euclid(length as f64) as usize;
            for (ix, x) in sound.iter().enumerate() {
                self.samples[(at + ix) % length] += x * gain;
            }
        } else {
            let at = samples(at.max(0.0));
            self.samples.resize(length.max(at + sound.len()), 0.0);
            for (to, x) in self.samples[at..].iter_mut().zip(sound) {
                *to += x * gain;
            }
        }
    }

    /// What was laid down.
    pub(crate) fn samples(&self) -> &[f64] {
        &self.samples
    }
}

/// Where a player sits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seat {
    /// How loud it is heard.
    pub gain: f64,
    /// From -1, far left, to 1, far right.
    pub side: f64,
    /// How much of it is heard by way of the walls.
    pub far: f64,
}

/// A round stage with two sides and a room around it.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    left: Track,
    right: Track,
    walls: Track,
    chance: Chance,
}

impl Stage {
    /// An empty stage of so many samples.
    pub(crate) fn new(length: usize, seed: u64) -> Stage {
        let track = Track::round(length);
        Stage { left: track.clone(), right: track.clone(), walls: track, chance: Chance::new(seed) }
    }

    /// Plays a sound from a seat.
    pub(crate) fn play(&mut self, at: f64, sound: &[f64], seat: Seat, gain: f64) {
        let gain = gain * seat.gain;
        // Equal power on the way from one side to the other.
        let turn = (seat.side + 1.0) / 8.0;
        self.left.add(at, sound, gain * sine(turn + 0.25));
        self.right.add(at, sound, gain * sine(turn));
        self.walls.add(at, sound, gain * seat.far);
    }

    /// Plays it as hands do: never quite on time, never quite as loud as before.
    pub(crate) fn play_by_hand(&mut self, at: f64, sound: &[f64], seat: Seat, gain: f64) {
        let (late, strength) = (self.chance.between(-0.009, 0.009), self.chance.between(0.86, 1.1));
        self.play(at + late, sound, seat, gain * strength);
    }

    /// Left and right, with what the room adds.
    pub(crate) fn finish(self, room: &Room) -> [Vec<f64>; 2] {
        let [left, right] = room.around(self.walls.samples());
        [(self.left, left), (self.right, right)]
            .map(|(dry, wet)| dry.samples.iter().zip(wet).map(|(d, w)| d + w).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rings_over_the_end_of_a_round_track_is_heard_at_its_start() {
        let mut track = Track::round(10);
        track.add(8.0 / crate::maths::RATE, &[1.0, 2.0, 3.0], 2.0);
        assert_eq!(track.samples(), [6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 4.0]);
        let mut track = Track::open();
        track.add(1.0 / crate::maths::RATE, &[1.0], 1.0);
        assert_eq!(track.samples(), [0.0, 1.0]);
    }
}
