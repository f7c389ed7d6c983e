//! Reading the parts of the board: a mouse, a minion, the turn at hand.

use super::{MinionState, MouseState, Stride, Turn, Where};
use crate::book::Marker;
use crate::event::Card;
use crate::id::{CardId, MinionId, MouseId, Place, SideId};

impl MouseState {
    /// Which mouse of the box.
    pub const fn mouse(&self) -> MouseId {
        self.mouse
    }
    /// Where it is.
    pub const fn at(&self) -> Where {
        self.at
    }
    /// Normal wounds.
    pub const fn wounds(&self) -> u8 {
        self.wounds
    }
    /// Poison wounds.
    pub const fn poison(&self) -> u8 {
        self.poison
    }
    /// Cheese.
    pub const fn cheese(&self) -> u8 {
        self.cheese
    }
    /// Whether it has the marker.
    pub const fn has(&self, marker: Marker) -> bool {
        self.markers >> marker as u8 & 1 == 1
    }
    /// Equipped cards.
    pub fn equipped(&self) -> &[CardId] {
        &self.equipped
    }
    /// The pack, tricks included.
    pub fn pack(&self) -> &[CardId] {
        &self.pack
    }
    /// Its starting equipment, wherever it is.
    pub fn starting(&self) -> &[CardId] {
        &self.starting
    }
    /// How often it was captured.
    pub const fn captures(&self) -> u8 {
        self.captures
    }
    /// Whether it has searched this side with success.
    pub const fn searched(&self, side: SideId) -> bool {
        self.searched >> side.0 & 1 == 1
    }
}

impl MinionState {
    /// Its kind, unless it stands in the supply.
    pub const fn kind(&self) -> Option<MinionId> {
        self.kind
    }
    /// Its number among its kind, from 1.
    pub const fn number(&self) -> u8 {
        self.number
    }
    /// Where it stands.
    pub const fn at(&self) -> Place {
        self.at
    }
    /// Its wounds.
    pub const fn wounds(&self) -> u8 {
        self.wounds
    }
    /// Whether it was knocked down.
    pub const fn down(&self) -> bool {
        self.down
    }
}

impl Turn {
    /// Whose turn it is.
    pub const fn card(&self) -> Option<Card> {
        self.card
    }
    /// The mouse whose turn it is.
    pub const fn mouse(&self) -> Option<usize> {
        match self.card {
            Some(Card::Mouse(m)) => Some(m as usize),
            _ => None,
        }
    }
    /// Movement points left.
    pub const fn points(&self) -> u8 {
        self.points
    }
    /// The number on the movement die, 0 if none was rolled.
    pub const fn die(&self) -> u8 {
        self.die
    }
    /// How far the move has come.
    pub const fn stride(&self) -> Stride {
        self.stride
    }
    /// Actions left.
    pub const fn actions(&self) -> u8 {
        self.actions
    }
    /// Whether a scurry is under way.
    pub const fn scurrying(&self) -> bool {
        self.scurrying
    }
    /// Whether a free action was used.
    pub const fn used(&self, free: crate::event::Free) -> bool {
        self.free >> free as u8 & 1 == 1
    }
    /// Mice attacked in this minion turn, as bits.
    pub const fn attacked(&self) -> u8 {
        self.attacked
    }
}
