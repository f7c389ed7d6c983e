//! What people read: words, prose and the catalogue of rules, checked for gaps.

pub(crate) mod catalogue;
pub(crate) mod prose;
pub(crate) mod words;

pub use catalogue::{CatalogueRule, RuleKind, RuleOption};
pub use prose::{LANGUAGES, Passage};
pub use words::WordFile;
