//! A KDL file as a plain tree whose every part knows its place.

mod slips;

use crate::Span;
use crate::diagnostic::Diagnostic;
use crate::sources::MAX_FILE;
use kdl::{KdlDocument, KdlError, KdlNode, KdlValue};

/// Deepest nesting that is parsed: deeper files overflow the parser's stack.
pub(crate) const MAX_DEPTH: usize = 64;

/// A place: file by number, range of bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct At {
    /// The file's number.
    pub file: u16,
    /// First byte.
    pub start: u32,
    /// Byte after the last.
    pub end: u32,
}

/// What stands after a node's name or behind a `=`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Value {
    Word(String),
    Int(i64),
    Bool(bool),
    /// Anything else, as it is written.
    Other(String),
}

/// A value and its place.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Arg {
    pub value: Value,
    pub at: At,
}

/// `name=value`.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Prop {
    pub name: String,
    pub name_at: At,
    pub arg: Arg,
}

/// A line: its name, what follows, and what stands in its braces.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Node {
    pub name: String,
    pub name_at: At,
    pub args: Vec<Arg>,
    pub props: Vec<Prop>,
    pub children: Option<Vec<Node>>,
    /// All of it, its braces too.
    pub whole: At,
}

impl Node {
    /// From its name to its last argument.
    pub fn head(&self) -> At {
        let end = self.args.iter().map(|a| a.at.end).chain(self.props.iter().map(|p| p.arg.at.end)).max();
        At { end: end.unwrap_or(0).max(self.name_at.end), ..self.name_at }
    }

    /// What stands in its braces, if anything.
    pub fn kids(&self) -> &[Node] {
        self.children.as_deref().unwrap_or_default()
    }

    /// The first argument, if it is a word.
    pub fn first_word(&self) -> Option<(&str, At)> {
        match self.args.first() {
            Some(Arg { value: Value::Word(w), at }) => Some((w, *at)),
            _ => None,
        }
    }

    /// The value of a property.
    pub fn prop(&self, name: &str) -> Option<&Arg> {
        // The last one counts, as KDL says.
        self.props.iter().rev().find(|p| p.name == name).map(|p| &p.arg)
    }
}

/// Reads one file; what cannot be read is reported.
pub fn read(file: u16, path: &str, text: &str, out: &mut Vec<Diagnostic>) -> Option<Vec<Node>> {
    let span = |start, end| Span { file: path.to_string(), start, end };
    if text.len() > MAX_FILE {
        out.push(Diagnostic::error("C0002", span(0, 0)).arg("limit", MAX_FILE));
        return None;
    }
    if let Some(at) = too_deep(text) {
        out.push(Diagnostic::error("C0003", span(at, at + 1)).arg("limit", MAX_DEPTH));
        return None;
    }
    match KdlDocument::parse_v2(text) {
        Ok(document) => {
            document.nodes().iter().for_each(|n| typed(path, n, out));
            Some(document.nodes().iter().map(|n| node(file, n, text)).collect())
        }
        Err(error) => {
            out.extend(unreadable(path, text, &error));
            None
        }
    }
}

/// KDL can note a type in brackets, as in `(u8)3`. Nobody here asks for one, so it is a word too many.
fn typed(path: &str, node: &KdlNode, out: &mut Vec<Diagnostic>) {
    for note in node.ty().into_iter().chain(node.entries().iter().filter_map(|entry| entry.ty())) {
        let span = note.span();
        let at = Span { file: path.to_string(), start: span.offset(), end: span.offset() + span.len() };
        out.push(Diagnostic::error("C0008", at).arg("word", node.name().value()));
    }
    node.children().into_iter().flat_map(KdlDocument::nodes).for_each(|kid| typed(path, kid, out));
}

/// Why a file is not KDL: what the parser says, and where it is at a loss what usually is the reason.
fn unreadable(path: &str, text: &str, error: &KdlError) -> Vec<Diagnostic> {
    let span = |start, end| Span { file: path.to_string(), start, end };
    let mut found: Vec<Diagnostic> = Vec::new();
    for one in &error.diagnostics {
        let start = floor(text, one.span.offset());
        let end = floor(text, one.span.offset() + one.span.len()).max(start);
        // The parser underlines all that it skipped: its first line says enough.
        let end = text[start..end].find('\n').map_or(end, |n| start + n);
        let message = one.message.clone().or_else(|| one.label.clone()).unwrap_or_default();
        let (case, start, end) = slips::habit(text, start).unwrap_or((case(&message), start, end));
        let next = Diagnostic::error("C0001", span(start, end))
            .arg("case", case)
            .arg("message", message.trim_end_matches('.'));
        if !found.iter().any(|d| d.span == next.span) {
            found.push(next);
        }
    }
    // One mistake makes the parser lose its braces: what follows from it says nothing new.
    let follows = |d: &Diagnostic| {
        let is = |name: &str, starts: &[&str]| {
            d.args.iter().any(|(n, v)| *n == name && starts.iter().any(|s| v.starts_with(s)))
        };
        is("message", &["Expected end of document", "No closing '}'", "Closing '}'"])
            && is("case", &["brace", "other"])
    };
    if found.iter().any(|d| !follows(d)) {
        found.retain(|d| !follows(d));
    } else if let Some(slip) = slips::brace(text) {
        let missed =
            Diagnostic::error("C0001", span(slip.start, slip.end)).arg("case", slip.case).arg("message", "?");
        found = vec![match slip.opened {
            Some(at) => missed.also(span(at, at + 1), "also"),
            None => missed,
        }];
    }
    if found.is_empty() {
        found.push(Diagnostic::error("C0001", span(0, 0)).arg("case", "other").arg("message", "?"));
    }
    found
}

/// The parser speaks English only: what it says is sorted into cases that every language words.
fn case(message: &str) -> &'static str {
    let message = message.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|w| message.contains(w));
    if has(&["comment"]) {
        "comment"
    } else if has(&["string", "quote", "prefix"]) {
        "string"
    } else if has(&["node name"]) {
        "name"
    } else if has(&["'}'", "end of document"]) {
        "brace"
    } else if has(&["digit", "float", "number", "integer", "octal", "binary", "hexadecimal"]) {
        "number"
    } else if has(&["value", "keyword", "property"]) {
        "value"
    } else {
        "other"
    }
}

fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// Where braces (or block comments) nest too deep. Braces opened inside strings count too: a broken
/// string may be read differently by the parser, and only depth we know of is safe.
fn too_deep(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut depth, mut comments, mut at) = (0usize, 0usize, 0usize);
    let mut in_string = false;
    while at < bytes.len() {
        let two = &bytes[at..bytes.len().min(at + 2)];
        match bytes[at] {
            b'\n' => in_string = false,
            b'\\' if in_string => at += 1,
            b'"' if comments == 0 => in_string = !in_string,
            _ if two == b"//" && !in_string && comments == 0 => {
                while at + 1 < bytes.len() && bytes[at + 1] != b'\n' {
                    at += 1;
                }
            }
            _ if two == b"/*" && !in_string => {
                comments += 1;
                at += 1;
            }
            _ if two == b"*/" && comments > 0 => {
                comments -= 1;
                at += 1;
            }
            b'{' if comments == 0 => depth += 1,
            b'}' if comments == 0 && !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH || comments > MAX_DEPTH {
            return Some(at.min(bytes.len() - 1));
        }
        at += 1;
    }
    None
}

fn node(file: u16, kdl: &KdlNode, text: &str) -> Node {
    let at = |offset: usize, len: usize| At { file, start: offset as u32, end: (offset + len) as u32 };
    let name_span = kdl.name().span();
    let behind = kdl.span().offset() + kdl.span().len();
    let written = text.get(name_span.offset()..behind).unwrap_or("").trim_end_matches([' ', '\t', '\n', ';']);
    let (mut args, mut props) = (Vec::new(), Vec::new());
    for entry in kdl.entries() {
        let span = entry.span();
        // The span of an entry may take in the blanks around it; only the written part counts.
        let raw = text.get(span.offset()..span.offset() + span.len()).unwrap_or("");
        let start = span.offset() + raw.len() - raw.trim_start().len();
        let end = start + raw.trim().len();
        let value = match entry.value() {
            KdlValue::String(s) => Value::Word(s.clone()),
            KdlValue::Integer(i) => Value::Int(i64::try_from(*i).unwrap_or(i64::MAX)),
            KdlValue::Bool(b) => Value::Bool(*b),
            KdlValue::Float(_) | KdlValue::Null => {
                let written = raw.trim();
                Value::Other(written.rsplit_once('=').map_or(written, |(_, value)| value).to_string())
            }
        };
        if let Some(name) = entry.name() {
            let name_at = at(name.span().offset(), name.span().len());
            let value_start = text
                .get(name_at.end as usize..end)
                .and_then(|rest| rest.find('=').map(|eq| name_at.end as usize + eq + 1))
                .unwrap_or(start);
            let arg = Arg { value, at: at(value_start, end.saturating_sub(value_start)) };
            props.push(Prop { name: name.value().to_string(), name_at, arg });
        } else {
            args.push(Arg { value, at: at(start, end - start) });
        }
    }
    Node {
        name: kdl.name().value().to_string(),
        name_at: at(name_span.offset(), name_span.len()),
        args,
        props,
        children: kdl.children().map(|c| c.nodes().iter().map(|n| node(file, n, text)).collect()),
        whole: at(name_span.offset(), written.len()),
    }
}
