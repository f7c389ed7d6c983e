//! Cards: their faces, and the ones of a book drawn once.

mod faces;
mod printed;

pub(crate) use faces::{ability, encounter, hero, initiative, search};
pub use printed::print_cards;
pub(crate) use printed::{ability_chip, card_chip, initiative_face};
