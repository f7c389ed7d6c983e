//! What was found while reading, and how the usual mistakes are told.

use crate::diagnostic::{Diagnostic, nearest};
use crate::tree::{Arg, At, Node, Value};
use crate::{Severity, Span};
use std::ops::RangeInclusive;

/// Kinds of things that have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Kind {
    Search,
    Minion,
    Mouse,
    Room,
    Ability,
    Encounter,
    Chapter,
    Init,
    Tag,
    Kin,
    Achievement,
    Counter,
    Story,
    Figure,
    Honour,
    Marker,
    Moment,
    Option,
    Answer,
    Use,
    Rule,
    Space,
}

impl Kind {
    const fn code(self) -> &'static str {
        match self {
            Kind::Search => "C0102",
            Kind::Minion => "C0103",
            Kind::Mouse => "C0104",
            Kind::Room => "C0105",
            Kind::Tag => "C0109",
            Kind::Kin => "C0110",
            Kind::Counter => "C0111",
            Kind::Achievement => "C0112",
            _ => "C0119",
        }
    }

    /// The word for it in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Search => "search-card",
            Kind::Minion => "minion",
            Kind::Mouse => "mouse",
            Kind::Room => "room",
            Kind::Ability => "ability",
            Kind::Encounter => "encounter",
            Kind::Chapter => "chapter",
            Kind::Init => "initiative-card",
            Kind::Tag => "tag",
            Kind::Kin => "kin",
            Kind::Achievement => "achievement",
            Kind::Counter => "counter",
            Kind::Story => "story",
            Kind::Figure => "figure",
            Kind::Honour => "honour",
            Kind::Marker => "marker",
            Kind::Moment => "moment",
            Kind::Option => "setting",
            Kind::Answer => "option",
            Kind::Use => "use",
            Kind::Rule => "rule",
            Kind::Space => "space",
        }
    }
}

/// The files that are read and the findings so far.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// The files by number.
    pub files: Vec<String>,
    /// What is wrong with them.
    pub out: Vec<Diagnostic>,
}

impl Findings {
    /// The place as others know it: file by name.
    pub fn span(&self, at: At) -> Span {
        Span {
            file: self.files.get(at.file as usize).cloned().unwrap_or_default(),
            start: at.start as usize,
            end: at.end as usize,
        }
    }

    fn push(&mut self, severity: Severity, code: &'static str, at: At, args: &[(&'static str, &str)]) {
        let mut found = Diagnostic::error(code, self.span(at));
        found.severity = severity;
        found.args = args.iter().map(|(k, v)| (*k, (*v).to_string())).collect();
        self.out.push(found);
    }

    /// Notes an error.
    pub fn error(&mut self, code: &'static str, at: At, args: &[(&'static str, &str)]) {
        self.push(Severity::Error, code, at, args);
    }

    /// Notes a warning.
    pub fn warn(&mut self, code: &'static str, at: At, args: &[(&'static str, &str)]) {
        self.push(Severity::Warning, code, at, args);
    }

    /// Notes advice.
    pub fn advise(&mut self, code: &'static str, at: At, args: &[(&'static str, &str)]) {
        self.push(Severity::Advice, code, at, args);
    }

    /// Adds a second place to the last finding.
    pub fn also(&mut self, at: At) {
        let span = self.span(at);
        if let Some(last) = self.out.last_mut() {
            last.also.push((span, "also"));
        }
    }

    /// Notes that a node says too little.
    pub fn missing(&mut self, node: &Node, what: &str) {
        self.error("C0006", node.head(), &[("word", &node.name), ("what", &slug(what))]);
    }

    /// Notes a value of the wrong shape.
    pub fn wrong(&mut self, arg: &Arg, what: &str, expected: &str) {
        let found = match &arg.value {
            Value::Word(w) => w.clone(),
            Value::Int(i) => i.to_string(),
            Value::Bool(b) => format!("#{b}"),
            Value::Other => "?".to_string(),
        };
        self.error("C0007", arg.at, &[("what", &slug(what)), ("expected", expected), ("found", &found)]);
    }

    /// The argument, which must be a word.
    pub fn as_word<'n>(&mut self, arg: &'n Arg, what: &'static str) -> Option<(&'n str, At)> {
        if let Value::Word(w) = &arg.value {
            return Some((w, arg.at));
        }
        self.wrong(arg, what, "word");
        None
    }

    /// The argument, which must be a number in the range.
    pub fn as_int(&mut self, arg: &Arg, what: &'static str, range: RangeInclusive<i64>) -> Option<i64> {
        let Value::Int(i) = arg.value else {
            self.wrong(arg, what, "number");
            return None;
        };
        if range.contains(&i) {
            return Some(i);
        }
        let (min, max) = (range.start().to_string(), range.end().to_string());
        let found = i.to_string();
        self.error(
            "C0010",
            arg.at,
            &[("what", &slug(what)), ("min", &min), ("max", &max), ("found", &found)],
        );
        None
    }

    /// A node that has no place here.
    pub fn unknown_node(&mut self, node: &Node, place: &str, known: &[&[&str]]) {
        if let Some(case) = foreign_word(&node.name) {
            let chained = case == "else" && node.first_word().is_some_and(|(word, _)| word == "if");
            let case = if chained { "else-if" } else { case };
            return self.error("C0019", node.name_at, &[("name", &node.name), ("case", case)]);
        }
        let suggestion = nearest(&node.name, known.iter().flat_map(|l| l.iter().copied()));
        let args = [("name", &*node.name), ("place", place), ("suggestion", &suggestion)];
        self.error("C0004", node.name_at, &args);
    }

    /// A name that nothing of its kind has.
    pub fn unknown<'a>(
        &mut self,
        kind: Kind,
        (name, at): (&str, At),
        known: impl IntoIterator<Item = &'a str>,
    ) {
        let suggestion = nearest(name, known.into_iter());
        let args = [("name", name), ("kind", kind.name()), ("suggestion", &suggestion)];
        self.error(kind.code(), at, &args);
    }

    /// One word of a closed list.
    pub fn one_of<T: Copy>(
        &mut self,
        code: &'static str,
        (word, at): (&str, At),
        list: &[(&'static str, T)],
    ) -> Option<T> {
        if let Some((_, found)) = list.iter().find(|(name, _)| *name == word) {
            return Some(*found);
        }
        let suggestion = nearest(word, list.iter().map(|(n, _)| *n));
        let known = list.iter().map(|(n, _)| *n).collect::<Vec<_>>().join(", ");
        self.error(code, at, &[("name", word), ("suggestion", &suggestion), ("known", &known)]);
        None
    }
}

/// Words that join tests or branches in other languages, but not here.
pub(crate) fn foreign_word(word: &str) -> Option<&'static str> {
    match word {
        "and" | "&&" | "and-not" => Some("and"),
        "or" | "||" => Some("or"),
        "else" | "elif" | "elseif" | "else-if" => Some("else"),
        _ => None,
    }
}

/// What is missing as one word, so that every language can choose its own by it.
fn slug(what: &str) -> String {
    if what.contains('=') { what.to_string() } else { what.replace(", ", "-").replace(' ', "-") }
}
