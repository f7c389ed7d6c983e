//! The answers to an editor's questions, one module for each kind.

pub(crate) mod completion;
pub(crate) mod hover;
pub(crate) mod mending;
pub(crate) mod names;
pub(crate) mod outline;
