//! A story book as one file that can be given to anybody: a plain zip with a few rules.

mod languages;
mod zipped;

pub use languages::{Completeness, completeness};
pub use zipped::{BadPackage, MAX_PACKAGE, Package, pack};
