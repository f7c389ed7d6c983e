//! Programs that play: in conversations over lines of JSON, and at a seat of a served table.

#[path = "../common/mod.rs"]
mod common;
mod conversation;
mod players;
