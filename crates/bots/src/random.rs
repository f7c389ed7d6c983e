//! `random`: any legal choice is as good as any other. The floor every other policy is measured against.

use crate::{Policy, Reason};
use engine::dice::Stream;
use engine::{Choice, Imagined, Offer};

/// Picks uniformly among the offers.
#[derive(Clone, Debug)]
pub struct Random(Stream);

impl Random {
    /// With its own stream of chance.
    pub fn new(seed: u64) -> Random {
        Random(Stream::from_number(seed))
    }
}

impl Policy for Random {
    fn name(&self) -> &'static str {
        "random"
    }
    fn choose(&mut self, _: &Imagined, offers: &[Offer]) -> (Choice, Reason) {
        (offers[self.0.below(offers.len() as u32) as usize].choice, Reason::Whim)
    }
}
