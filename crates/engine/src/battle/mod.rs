//! Attacks, wounds and captures.

mod attack;
mod strike;
mod wounds;
