//! What outlives a process: the board in writing.

pub mod board_text;
