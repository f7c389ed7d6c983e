//! Collects what is wrong with one drawing.

use crate::{Diagnostic, Severity, Span};
use roxmltree::{Attribute, Node};
use std::ops::Range;

/// Where findings about one file go.
pub(super) struct Report<'o> {
    file: String,
    out: &'o mut Vec<Diagnostic>,
}

/// The finding just reported, open for arguments.
pub(super) struct Finding<'r> {
    diagnostic: &'r mut Diagnostic,
}

impl Finding<'_> {
    /// With an argument for its message.
    #[expect(clippy::needless_pass_by_value, reason = "numbers and words alike are handed over as they come")]
    pub(super) fn arg(self, name: &'static str, value: impl ToString) -> Self {
        self.diagnostic.args.push((name, value.to_string()));
        self
    }

    /// With a second place, worded by this attribute.
    pub(super) fn also(self, span: Range<usize>, attribute: &'static str) -> Self {
        let file = self.diagnostic.span.file.clone();
        self.diagnostic.also.push((Span { file, start: span.start, end: span.end }, attribute));
        self
    }
}

impl<'o> Report<'o> {
    /// A report about this file.
    pub(super) fn new(file: &str, out: &'o mut Vec<Diagnostic>) -> Report<'o> {
        Report { file: file.to_owned(), out }
    }

    /// Something that keeps the tile from being played.
    pub(super) fn error(&mut self, code: &'static str, span: Range<usize>) -> Finding<'_> {
        self.add(code, Severity::Error, span)
    }

    /// Something worth a look.
    pub(super) fn warning(&mut self, code: &'static str, span: Range<usize>) -> Finding<'_> {
        self.add(code, Severity::Warning, span)
    }

    fn add(&mut self, code: &'static str, severity: Severity, span: Range<usize>) -> Finding<'_> {
        let span = Span { file: self.file.clone(), start: span.start, end: span.end };
        self.out.push(Diagnostic { severity, ..Diagnostic::error(code, span) });
        Finding { diagnostic: self.out.last_mut().expect("just pushed") }
    }
}

/// The opening `<name` of an element: short enough to underline.
pub(super) fn tag(node: Node) -> Range<usize> {
    let start = node.range().start;
    let text = node.document().input_text();
    let name = text[start..].find(|c: char| c.is_whitespace() || c == '>' || c == '/').unwrap_or(0);
    start..start + name
}

/// An attribute of SVG itself: the parser alone would also find `sodipodi:cx` when asked for `cx`.
pub(super) fn plain<'a, 'i>(node: Node<'a, 'i>, name: &str) -> Option<Attribute<'a, 'i>> {
    node.attributes().find(|a| a.namespace().is_none() && a.name() == name)
}

/// The value of an attribute of SVG itself.
pub(super) fn value<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    plain(node, name).map(|a| a.value())
}

/// A word inside an attribute, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// The word.
    pub text: String,
    /// Where it stands in the file.
    pub span: Range<usize>,
}

/// The words of an attribute, separated by blanks.
pub(super) fn words(attribute: Attribute) -> Vec<Word> {
    let range = attribute.range_value();
    let value = attribute.value();
    // An escaped character makes the text in the file longer than the value: then point at all of it.
    let exact = range.len() == value.len();
    value
        .split_whitespace()
        .map(|word| {
            let at = range.start + (word.as_ptr() as usize - value.as_ptr() as usize);
            Word { text: word.to_owned(), span: if exact { at..at + word.len() } else { range.clone() } }
        })
        .collect()
}
