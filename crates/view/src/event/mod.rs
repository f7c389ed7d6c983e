//! What happened, as everybody may know it: the protocol that page, log, players from outside and statistics read.
//!
//! Facts are a type of their own, made by an exhaustive conversion (`publish`): what is hidden, such as the seed of a
//! shuffle, has no field in them. Everything is named by its id, and each fact carries the values it leaves behind.
//! `docs/protocol.md` has a row for each.

mod decision;
mod fact;
mod names;
mod publish;
mod state;

pub use decision::{PublicDecision, PublicOffer};
pub use fact::{Fact, PublicCause, PublicEvent};
pub use names::{CardSpot, FigureName, InitiativeCard, Spot};
pub use state::{
    PublicMinion, PublicMouse, PublicPile, PublicSlot, PublicSnare, PublicState, PublicStatus, PublicTile,
    PublicToken, PublicTurn,
};
