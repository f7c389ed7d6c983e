//! A case as written: plain lines with their words and properties.

use content::diagnostic::Say;
use kdl::{KdlNode, KdlValue};

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

/// Something wrong in a case file or with a case. Its words live in `cases.ftl`; the arguments fill them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseError {
    /// Line number.
    pub line: usize,
    /// The key of its sentence.
    pub key: &'static str,
    /// What the sentence is filled with.
    pub args: Vec<(&'static str, String)>,
}

impl CaseError {
    pub(crate) fn new(line: usize, key: &'static str, args: &[(&'static str, &str)]) -> CaseError {
        CaseError { line, key, args: args.iter().map(|(name, text)| (*name, (*text).to_string())).collect() }
    }

    /// The line and the sentence.
    pub fn told(&self, say: Say) -> String {
        format!("{}: {}", self.line, say(self.key, &self.args))
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
                Err(_) => Err(self.error("case-number", &[("name", name), ("value", v)])),
            },
        }
    }

    /// Whether a property is true.
    pub fn flag(&self, name: &str) -> bool {
        self.prop(name) == Some("true")
    }

    /// An error at this line.
    pub fn error(&self, key: &'static str, args: &[(&'static str, &str)]) -> CaseError {
        CaseError::new(self.line, key, args)
    }

    /// A name at this line that nothing of its kind has.
    pub(crate) fn unknown(&self, what: &str, name: &str) -> CaseError {
        self.error("case-unknown", &[("what", what), ("name", name)])
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
            return Err(vec![head.error("case-title", &[])]);
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
            return Err(vec![CaseError::new(line, "case-proves", &[])]);
        }
        Ok(case)
    }
}
