//! A case as written: plain lines with their words and properties.

use kdl::{KdlNode, KdlValue};
use std::fmt;

/// A line of a case: its first word, the other words, the properties, and nested lines.
#[derive(Clone, Debug)]
pub struct Line {
    /// Line number in the file.
    pub line: usize,
    /// First word.
    pub verb: String,
    /// Further words.
    pub words: Vec<String>,
    /// `name=value`.
    pub props: Vec<(String, String)>,
    /// Lines in braces.
    pub children: Vec<Line>,
}

/// One case.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its title.
    pub title: String,
    /// Line number in the file.
    pub line: usize,
    /// The rules it proves.
    pub proves: Vec<String>,
    /// Everything else, in order.
    pub lines: Vec<Line>,
}

/// Something wrong in a case file or with a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseError {
    /// Line number.
    pub line: usize,
    /// What.
    pub what: String,
}

impl fmt::Display for CaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.what)
    }
}

impl Line {
    fn read(node: &KdlNode, at: &dyn Fn(usize) -> usize) -> Line {
        let mut line = Line {
            line: at(node.span().offset()),
            verb: node.name().value().to_string(),
            words: Vec::new(),
            props: Vec::new(),
            children: Vec::new(),
        };
        for entry in node.entries() {
            match entry.name() {
                Some(name) => line.props.push((name.value().to_string(), text(entry.value()))),
                None => line.words.push(text(entry.value())),
            }
        }
        if let Some(children) = node.children() {
            line.children = children.nodes().iter().map(|n| Line::read(n, at)).collect();
        }
        line
    }

    /// The value of a property.
    pub fn prop(&self, name: &str) -> Option<&str> {
        self.props.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }

    /// The property as a number.
    pub fn number(&self, name: &str) -> Result<Option<u8>, CaseError> {
        match self.prop(name) {
            None => Ok(None),
            Some(v) => match v.parse() {
                Ok(n) => Ok(Some(n)),
                Err(_) => Err(self.error(format!("`{name}={v}` is not a number from 0 to 255"))),
            },
        }
    }

    /// Whether a property is true.
    pub fn flag(&self, name: &str) -> bool {
        self.prop(name) == Some("true")
    }

    /// An error at this line.
    pub fn error(&self, what: impl Into<String>) -> CaseError {
        CaseError { line: self.line, what: what.into() }
    }
}

fn text(value: &KdlValue) -> String {
    match value {
        KdlValue::String(s) => s.clone(),
        KdlValue::Integer(n) => n.to_string(),
        KdlValue::Bool(b) => b.to_string(),
        KdlValue::Float(x) => x.to_string(),
        KdlValue::Null => "null".into(),
    }
}

impl Case {
    pub(crate) fn read(
        node: &KdlNode,
        line: usize,
        at: &dyn Fn(usize) -> usize,
    ) -> Result<Case, Vec<CaseError>> {
        let head = Line::read(node, at);
        let Some(title) = head.words.first().cloned() else {
            return Err(vec![head.error("a case needs a title in quotes")]);
        };
        let mut case = Case { title, line, proves: Vec::new(), lines: Vec::new() };
        for line in head.children {
            if line.verb == "proves" {
                case.proves.extend(line.words);
            } else {
                case.lines.push(line);
            }
        }
        if case.proves.is_empty() {
            return Err(vec![CaseError { line, what: "a case says which rules it `proves`".into() }]);
        }
        Ok(case)
    }
}
