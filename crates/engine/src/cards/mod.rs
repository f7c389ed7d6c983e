//! What cards do: declared effects, what mice carry and share, the party's items.

pub(crate) mod effect;
mod free;
mod party_items;
