//! Reads and checks story books and links them to the tables the engine runs on.
//!
//! Everything wrong is collected as a [`Diagnostic`] with its place; reading never stops at the
//! first mistake and never panics on bad input.

pub mod diagnostic;
pub mod tile;

pub use diagnostic::{Diagnostic, Severity, Span};
