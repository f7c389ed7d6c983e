//! What a sentence is filled with.

use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;

/// The arguments of a sentence: numbers, which choose plural forms, and texts.
#[derive(Debug, Default)]
pub struct Args(pub(crate) FluentArgs<'static>);

impl Args {
    /// No arguments yet.
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().next().is_none()
    }

    /// Adds a number.
    #[must_use]
    pub fn num(mut self, name: impl Into<Cow<'static, str>>, number: impl Into<i64>) -> Self {
        self.0.set(name.into(), number.into());
        self
    }

    /// Adds a text, even one that looks like a number.
    #[must_use]
    pub fn text(mut self, name: impl Into<Cow<'static, str>>, text: impl Into<String>) -> Self {
        self.0.set(name.into(), FluentValue::from(text.into()));
        self
    }
}

// Fluent's own arguments cannot be cloned.
impl Clone for Args {
    fn clone(&self) -> Self {
        Self(self.0.iter().map(|(name, value)| (name.to_owned(), value.into_owned())).collect())
    }
}
