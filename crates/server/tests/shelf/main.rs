//! The books on the shelf, and the editions that games were begun with.

mod books;
mod catalogue;
#[path = "../common/mod.rs"]
mod common;
mod editions;
