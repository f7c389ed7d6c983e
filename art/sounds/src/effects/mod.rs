//! Short sounds, each for one thing that happens at the table.

mod dice;
mod fight;
mod finds;
mod moments;
mod steps;

pub(crate) use dice::dice;
pub(crate) use fight::{block, capture, hit, surge};
pub(crate) use finds::{cheese, door, page, search};
pub(crate) use moments::{defeat, victory};
pub(crate) use steps::step;

use crate::room::Room;

/// A cupboard of oak: what all short sounds share, so that they belong together.
const CUPBOARD: Room = Room { size: 0.8, seconds: 0.28, soft: 0.45, gain: 0.16 };
