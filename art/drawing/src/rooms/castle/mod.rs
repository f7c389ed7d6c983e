//! The rooms of the castle: the orange sides.

pub(super) mod alchemist;
pub(super) mod courtyard;
pub(super) mod dining_hall;
pub(super) mod guard_room;
pub(super) mod kings_chamber;
pub(super) mod kitchen;
pub(super) mod pipes;
pub(super) mod queens_chamber;
