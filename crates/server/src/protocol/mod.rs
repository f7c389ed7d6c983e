//! Players of any language: conversations over lines of JSON, and the stream of a served table for programs.

mod conversation;
pub(crate) mod seat_stream;

pub use conversation::{Conversation, PROTOCOL};
