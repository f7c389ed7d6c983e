//! Blows, shields, traps, and the moment more enemies come.

use super::CUPBOARD;
use crate::filter::low;
use crate::instruments::{
    buzz, drum, hurdy_gurdy, kalimba, knock, lute, pat, rim, rustle, swish, wood_block,
};
use crate::maths::{Chance, RATE, ease};
use crate::room::Room;
use crate::score::pitch;
use crate::track::Track;

/// A blow lands: a needle through the air, then a dull thwack.
pub(crate) fn hit() -> Vec<f64> {
    let mut track = Track::open();
    track.add(0.0, &swish(0.13, 700.0, 2_600.0, 51), 0.16);
    track.add(0.085, &drum(88.0, 52), 0.4);
    // What a phone can play of it: the same blow on a smaller board.
    track.add(
        0.085,
        &knock(&[(236.0, 0.5, 0.13), (472.0, 1.0, 0.1), (930.0, 0.6, 0.06), (1_640.0, 0.35, 0.04)], 0.7, 53),
        0.9,
    );
    track.add(0.09, &rustle(0.12, 26, 1_900.0, 54), 0.22);
    CUPBOARD.with(track.samples())
}

/// A shield holds: a nutshell and a button, and nobody is hurt.
pub(crate) fn block() -> Vec<f64> {
    let mut track = Track::open();
    track.add(0.0, &wood_block(612.0, 61), 1.0);
    track.add(0.0, &knock(&[(1_710.0, 0.5, 0.22), (2_590.0, 0.3, 0.16), (305.0, 0.6, 0.08)], 0.3, 62), 0.5);
    track.add(0.075, &wood_block(540.0, 63), 0.38);
    CUPBOARD.with(track.samples())
}

/// A trap falls shut, and a string lets go.
pub(crate) fn capture() -> Vec<f64> {
    let mut track = Track::open();
    let bars = [(402.0, 0.9, 0.12), (845.0, 0.7, 0.1), (1_630.0, 0.5, 0.06)];
    track.add(0.0, &knock(&bars, 0.7, 71), 0.9);
    track.add(0.045, &knock(&bars.map(|(f, a, t)| (f * 0.86, a, t)), 0.4, 72), 0.45);
    track.add(0.0, &drum(96.0, 73), 0.6);
    for (ix, name) in (0_u32..).zip(["a4", "f4", "d4", "a3"]) {
        track.add(0.2 + 0.11 * f64::from(ix), &lute(pitch(name), 0.9, 74), 0.3);
    }
    track.add(0.64, &kalimba(pitch("eb4"), 1.0, 75), 0.26);
    CUPBOARD.with(track.samples())
}

/// Out of the holes they come: drums that grow, a wheel that is pushed, claws on stone.
pub(crate) fn surge() -> Vec<f64> {
    const HOLE: Room = Room { size: 1.4, seconds: 0.7, soft: 0.5, gain: 0.2 };
    let mut chance = Chance::new(80);
    let mut track = Track::open();
    let mut at = 0.0;
    let mut beat = 0_u32;
    while at < 1.5 {
        let grown = at / 1.5;
        let (skin, strength) = if beat.is_multiple_of(3) { (74.0, 1.0) } else { (98.0, 0.55) };
        let strength = strength * (0.25 + 0.6 * grown);
        track.add(at, &drum(skin, 810 + u64::from(beat)), strength * 0.6);
        // A phone plays no drum: it hears the stick.
        track.add(at, &wood_block(skin * 6.0, 840 + u64::from(beat)), strength * 0.3);
        at += 0.2 - 0.1 * grown;
        beat += 1;
    }
    track.add(1.5, &drum(66.0, 801), 0.6);
    track.add(1.5, &wood_block(420.0, 807), 0.45);
    track.add(1.5, &rim(802), 0.3);
    for (name, gain) in [("d3", 0.34), ("eb3", 0.22), ("a3", 0.2)] {
        let mut drone = hurdy_gurdy(pitch(name), 1.55, 803);
        for (ix, x) in drone.iter_mut().enumerate() {
            *x *= ease(ix as f64 / RATE / 1.5);
        }
        track.add(0.0, &drone, gain);
    }
    track.add(1.0, &buzz(pitch("d3"), 0.22, 804), 0.1);
    track.add(1.25, &buzz(pitch("d3"), 0.22, 805), 0.14);
    track.add(1.5, &buzz(pitch("d3"), 0.4, 806), 0.2);
    for paw in 0..26 {
        let at = 0.35 + 1.25 * chance.unit().sqrt();
        track.add(at, &pat(chance.between(320.0, 520.0), 820 + paw), 0.12 + 0.2 * (at / 1.6));
    }
    low(&HOLE.with(track.samples()), 7_000.0)
}
