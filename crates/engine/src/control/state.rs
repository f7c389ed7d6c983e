//! All that a game remembers beside the board.

use super::attack::{Attack, Defeated};
use super::steps::Step;
use crate::board::growing::Growing;
use crate::dice::Chance;
use crate::id::{InitId, MAX_ATTACKS, MAX_MINIONS, MAX_STEPS, TileId};

/// All that is not on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Control {
    pub stack: Growing<Step, MAX_STEPS>,
    pub attacks: Growing<Attack, MAX_ATTACKS>,
    pub defeated: Growing<Defeated, MAX_MINIONS>,
    /// RUL-2: a new round begins after this turn.
    pub new_round: bool,
    /// RUL-14: where a surge comes to.
    pub wheel_tile: TileId,
    /// The turn at hand is to end at once (TRAP-3, RUL-24).
    pub cut_short: bool,
    /// Minions that came during the turn of their own card wait for the next round (RUL-19).
    pub late: u32,
    /// Minion kinds that arrived and still need a card, as bits.
    pub arrivals: u32,
    /// The boss card that took this attack's wounds (switch boss-wounds).
    pub boss_card: Option<InitId>,
    pub chance: Chance,
}

impl Control {
    pub(crate) fn new(chance: Chance) -> Control {
        Control {
            stack: Growing::new(),
            attacks: Growing::new(),
            defeated: Growing::new(),
            new_round: false,
            wheel_tile: TileId(0),
            cut_short: false,
            late: 0,
            arrivals: 0,
            boss_card: None,
            chance,
        }
    }
}
