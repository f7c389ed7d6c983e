//! Reads and checks story books and links them to the tables the engine runs on.
//!
//! Everything wrong is collected as a [`Diagnostic`] with its place; reading never stops at the
//! first mistake and never panics on bad input.

mod bands;
mod check;
mod declarations;
mod decode;
pub mod diagnostic;
mod findings;
mod link;
mod load;
#[cfg(feature = "built-in")]
mod opened;
mod sources;
mod texts;
pub mod tile;
mod tree;
mod vocabulary;

pub use bands::Bands;
pub use diagnostic::{Diagnostic, Severity, Span};
pub use load::{Loaded, load, load_with, load_with_sides};
#[cfg(feature = "built-in")]
pub use opened::{Opened, built_in, built_in_file};
pub use sources::{MAX_FILE, Sources};
pub use texts::{CatalogueRule, LANGUAGES, Passage, RuleKind, RuleOption, WordFile};

/// The machinery that takes KDL apart, for whoever reads another format with it: every word and property is asked for by
/// name, and what nobody asked for is reported.
pub mod reading {
    pub use crate::decode::{Decode, split};
    pub use crate::diagnostic::nearest;
    pub use crate::findings::{Findings, Kind};
    pub use crate::tree::{Arg, At, Node, Prop, Value, read};
}
