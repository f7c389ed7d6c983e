//! Good things: cheese, what lies hidden, the next page, the next room.

use super::CUPBOARD;
use crate::instruments::{bellows, creak, kalimba, knock, lute, rim, rustle, swish, wood_block};
use crate::maths::Chance;
use crate::room::Room;
use crate::score::pitch;
use crate::track::Track;

/// What lies about: two tones of each.
const THINGS: [[f64; 2]; 4] = [[640.0, 1_480.0], [820.0, 2_100.0], [1_240.0, 2_900.0], [455.0, 1_010.0]];

/// A bite, and two tines for joy.
pub(crate) fn cheese() -> Vec<f64> {
    let mut track = Track::open();
    track.add(0.0, &rustle(0.09, 14, 1_300.0, 91), 0.3);
    track.add(0.0, &knock(&[(330.0, 1.0, 0.06), (520.0, 0.5, 0.04)], 0.2, 92), 0.35);
    track.add(0.09, &kalimba(pitch("d5"), 0.7, 93), 0.55);
    track.add(0.2, &kalimba(pitch("a5"), 0.9, 94), 0.6);
    CUPBOARD.with(track.samples())
}

/// Paws among buttons, crumbs and straw; then a card is turned over.
pub(crate) fn search() -> Vec<f64> {
    let mut chance = Chance::new(100);
    let mut track = Track::open();
    for (at, long, cracks) in [(0.0, 0.3, 60), (0.24, 0.26, 46), (0.47, 0.34, 70)] {
        track.add(at, &rustle(long, cracks, 1_700.0, 101 + u64::from(cracks)), 0.42);
        track.add(at, &swish(long * 0.9, 500.0, 1_200.0, 131 + u64::from(cracks)), 0.24);
    }
    for (ix, thing) in (0_u64..).zip(THINGS) {
        let at = 0.08 + 0.17 * ix as f64 + chance.between(0.0, 0.06);
        let tones = [(thing[0], 1.0, 0.07), (thing[1], 0.5, 0.04)];
        track.add(at, &knock(&tones, 0.2, 110 + ix), chance.between(0.16, 0.3));
    }
    track.add(0.95, &swish(0.16, 1_300.0, 4_200.0, 121), 0.4);
    track.add(
        1.08,
        &knock(&[(480.0, 0.8, 0.05), (1_150.0, 0.5, 0.025), (2_400.0, 0.4, 0.012)], 0.9, 122),
        0.55,
    );
    CUPBOARD.with(track.samples())
}

/// A leaf of thick paper is lifted, carried over and laid down.
pub(crate) fn page() -> Vec<f64> {
    let mut track = Track::open();
    track.add(0.0, &rustle(0.16, 22, 2_600.0, 141), 0.3);
    track.add(0.05, &swish(0.42, 900.0, 3_400.0, 142), 0.8);
    track.add(0.12, &rustle(0.4, 34, 2_200.0, 143), 0.26);
    track.add(0.44, &swish(0.16, 500.0, 1_500.0, 144), 0.4);
    track.add(0.47, &knock(&[(210.0, 1.0, 0.06), (390.0, 0.4, 0.04)], 0.5, 145), 0.24);
    CUPBOARD.with(track.samples())
}

/// A latch is lifted, a door as high as a tower turns, and the room behind it answers.
pub(crate) fn door() -> Vec<f64> {
    const HALL: Room = Room { size: 2.2, seconds: 0.9, soft: 0.5, gain: 0.22 };
    let mut track = Track::open();
    track.add(0.0, &rim(151), 0.35);
    track.add(0.07, &wood_block(430.0, 152), 0.45);
    track.add(0.2, &creak(0.75, 24.0, 62.0, 153), 0.85);
    track.add(0.98, &knock(&[(92.0, 1.0, 0.24), (151.0, 0.7, 0.18), (248.0, 0.4, 0.12)], 0.3, 154), 0.6);
    for (name, gain) in [("d3", 0.15), ("a3", 0.12), ("d4", 0.07)] {
        track.add(0.75, &bellows(pitch(name), 0.9, 155), gain);
    }
    track.add(1.02, &lute(pitch("d4"), 1.2, 156), 0.2);
    track.add(1.16, &lute(pitch("a4"), 1.2, 157), 0.18);
    HALL.with(track.samples())
}
