//! What can be wrong with words.

use std::fmt;

use crate::Lang;

/// The kind of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProblemKind {
    /// The text is not Fluent.
    Syntax,
    /// The key or attribute is defined twice in one language.
    DuplicateKey,
    /// The language lacks a key the first language has.
    MissingKey,
    /// The language has a key the first language lacks.
    ExtraKey,
    /// The sentence takes other arguments than the first language's.
    DifferentArguments,
    /// A choice by number lacks a plural category of the language.
    MissingPlural,
    /// A message, term, attribute or function that is not there is referred to.
    UnknownReference,
}

impl ProblemKind {
    /// Every kind.
    pub const ALL: [Self; 7] = [
        Self::Syntax,
        Self::DuplicateKey,
        Self::MissingKey,
        Self::ExtraKey,
        Self::DifferentArguments,
        Self::MissingPlural,
        Self::UnknownReference,
    ];

    /// A stable name.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::DuplicateKey => "duplicate-key",
            Self::MissingKey => "missing-key",
            Self::ExtraKey => "extra-key",
            Self::DifferentArguments => "different-arguments",
            Self::MissingPlural => "missing-plural",
            Self::UnknownReference => "unknown-reference",
        }
    }
}

/// Something an author has to put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsProblem {
    /// What kind of thing.
    pub kind: ProblemKind,
    /// The language at fault.
    pub lang: Lang,
    /// The file to look at. For a missing key it is the file of the language that has it.
    pub file: String,
    /// Where the place starts, in bytes.
    pub start: usize,
    /// Where it ends, in bytes.
    pub end: usize,
    /// The key, `message` or `message.attribute`; empty where none can be read.
    pub key: String,
    /// What is wrong, for authors.
    pub detail: String,
}

impl fmt::Display for WordsProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, lang, file, start, end, key, detail } = self;
        write!(f, "{file}:{start}..{end}: {} [{lang}] {key}: {detail}", kind.as_str())
    }
}
