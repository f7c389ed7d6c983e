//! Paws on boards.

use super::CUPBOARD;
use crate::instruments::pat;
use crate::maths::Chance;
use crate::track::Track;

/// Two paws, one after the other.
pub(crate) fn step(which: u64) -> Vec<f64> {
    let mut chance = Chance::new(40 + which);
    let board = chance.between(215.0, 275.0);
    let mut track = Track::open();
    track.add(0.0, &pat(board, 410 + which), 1.0);
    track.add(chance.between(0.075, 0.095), &pat(board * chance.between(1.05, 1.16), 420 + which), 0.7);
    CUPBOARD.with(track.samples())
}
