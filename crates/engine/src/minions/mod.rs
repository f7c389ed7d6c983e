//! What minions do in their turn, the cat and charmed mice among them.

mod cat;
mod charmed;
mod minion;
mod way;
