//! What is wrong with a book, and where.

use serde::Serialize;

/// A range of bytes in a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Span {
    /// Path as the author knows it, relative to the book.
    pub file: String,
    /// First byte.
    pub start: usize,
    /// Byte after the last.
    pub end: usize,
}

/// Errors stop a book from being played; warnings do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// The book cannot be played.
    Error,
    /// Worth a look.
    Warning,
}

/// One finding. Its words live in the locale files: `diagnostic-c0102` with the attributes
/// `.label` (at the span) and `.help`; the arguments fill them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnostic {
    /// Stable code, e.g. `C0102`.
    pub code: &'static str,
    /// Error or warning.
    pub severity: Severity,
    /// Where.
    pub span: Span,
    /// Other places that belong to it ("first defined here"), with the attribute that words them.
    pub also: Vec<(Span, &'static str)>,
    /// Arguments of the message.
    pub args: Vec<(&'static str, String)>,
}

impl Diagnostic {
    /// An error with this code at this place.
    pub fn error(code: &'static str, span: Span) -> Diagnostic {
        Diagnostic { code, severity: Severity::Error, span, also: Vec::new(), args: Vec::new() }
    }

    /// A warning with this code at this place.
    pub fn warning(code: &'static str, span: Span) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, span) }
    }

    /// With an argument for its message.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: impl ToString) -> Diagnostic {
        self.args.push((name, value.to_string()));
        self
    }

    /// With a second place, worded by this attribute of its message.
    #[must_use]
    pub fn also(mut self, span: Span, attribute: &'static str) -> Diagnostic {
        self.also.push((span, attribute));
        self
    }
}
