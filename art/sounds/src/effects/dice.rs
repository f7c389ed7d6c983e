//! A handful of dice on a table of oak.

use super::CUPBOARD;
use crate::instruments::knock;
use crate::maths::Chance;
use crate::track::Track;

/// Five dice that tumble and come to rest; every throw is another.
pub(crate) fn dice(throw: u64) -> Vec<f64> {
    let mut chance = Chance::new(900 + throw);
    let mut track = Track::open();
    for die in 0..5 {
        let mut at = chance.between(0.0, 0.18);
        let mut gap = chance.between(0.14, 0.23);
        let mut strength = chance.between(0.7, 1.0);
        let size = chance.between(0.88, 1.14);
        for bounce in 0..14 {
            let seed = throw * 1_000 + die * 20 + bounce;
            track.add(at, &on_oak(size, strength, seed), strength);
            // Now and then two dice meet.
            if chance.unit() < 0.16 {
                track.add(at + chance.between(0.01, 0.04), &clack(size, seed), strength * 0.4);
            }
            at += gap;
            gap *= chance.between(0.66, 0.88);
            strength *= chance.between(0.6, 0.84);
            if gap < 0.02 || strength < 0.02 {
                break;
            }
        }
    }
    CUPBOARD.with(track.samples())
}

/// A die of bone falls on the table: the softer, the less of it is heard above the oak.
fn on_oak(size: f64, strength: f64, seed: u64) -> Vec<f64> {
    let bone = 0.25 + 0.3 * strength;
    knock(
        &[
            (168.0, 0.55, 0.12),
            (287.0, 0.5, 0.09),
            (511.0, 0.4, 0.06),
            (1_120.0 * size, 0.5, 0.03),
            (2_060.0 * size, bone, 0.022),
            (3_350.0 * size, bone * 0.55, 0.014),
        ],
        0.35,
        seed,
    )
}

/// Bone against bone.
fn clack(size: f64, seed: u64) -> Vec<f64> {
    knock(
        &[(2_300.0 * size, 1.0, 0.02), (3_700.0 * size, 0.6, 0.014), (1_350.0 * size, 0.4, 0.02)],
        0.3,
        seed,
    )
}
