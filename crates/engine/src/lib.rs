//! The rules of the game, as a pure value.
