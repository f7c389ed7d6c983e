//! Reads and checks story books and links them to the tables the engine runs on.
//!
//! Everything wrong is collected as a [`Diagnostic`] with its place; reading never stops at the
//! first mistake and never panics on bad input.

mod bands;
mod check;
mod declarations;
mod decode;
pub mod diagnostic;
pub mod editing;
mod edition;
mod findings;
mod link;
mod loading;
mod names;
#[cfg(feature = "built-in")]
mod opened;
mod package;
mod room;
mod sources;
mod texts;
pub mod tile;
mod tree;
mod vocabulary;

pub use bands::{AboutBook, Bands};
pub use diagnostic::{Diagnostic, Severity, Span};
pub use edition::{BookFiles, Edition};
pub use loading::{
    Beginning, Desk, Draft, Loaded, Reading, StoryBook, beginning_at, load, load_edition, load_with,
    load_with_sides,
};
pub use names::{Index, Kind, Mention, Name, Role, WordOffer};
#[cfg(feature = "built-in")]
pub use opened::{Opened, built_in, built_in_file};
pub use package::{
    BadList, BadPackage, BookList, CATALOGUE_INDEX, Completeness, ListedBook, ListedChapter, MAX_INDEX,
    MAX_PACKAGE, Package, completeness, is_harmless, pack,
};
pub use sources::{MAX_FILE, Sources, is_case_file};
pub use texts::translation;
pub use texts::{CatalogueRule, LANGUAGES, Listeners, Passage, RuleKind, RuleOption, StoryPicture, WordFile};

/// The machinery that takes KDL apart, for whoever reads another format with it: every word and property is asked for by
/// name, and what nobody asked for is reported.
pub mod reading {
    pub use crate::decode::{Decode, split};
    pub use crate::diagnostic::nearest;
    pub use crate::findings::Findings;
    pub use crate::names::{Kind, Role};
    pub use crate::tree::{Arg, At, Node, Prop, Value, read};
}
