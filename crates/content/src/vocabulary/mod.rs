//! The *when / if / do* sentences, from nodes to the engine's tables.

pub(crate) mod attack;
pub(crate) mod behaviour;
pub(crate) mod effect;
pub(crate) mod place;
pub(crate) mod standing;
pub(crate) mod test;
