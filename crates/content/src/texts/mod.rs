//! What people read: words, prose and the catalogue of rules, checked for gaps.

pub(crate) mod catalogue;
mod pictures;
pub(crate) mod prose;
pub mod translation;
pub(crate) mod words;

pub use catalogue::{CatalogueRule, RuleKind, RuleOption};
pub(crate) use pictures::PICTURES;
pub use pictures::StoryPicture;
pub(crate) use prose::sections;
pub use prose::{LANGUAGES, Listeners, Passage};
pub use words::WordFile;
pub(crate) use words::language_of;
