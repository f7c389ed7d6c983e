//! What was found while reading, and how the usual mistakes are told.

use crate::diagnostic::{Diagnostic, nearest};
use crate::names::{Index, Kind, Name, Notes, Role, WordOffer};
use crate::tree::{Arg, At, Node, Value};
use crate::{Severity, Span};
use std::ops::RangeInclusive;

/// The files that are read and the findings so far.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// The files by number.
    pub files: Vec<String>,
    /// What is wrong with them.
    pub out: Vec<Diagnostic>,
    /// Which name stands where; kept only for whoever edits the files.
    pub(crate) notes: Option<Box<Notes>>,
}

impl Findings {
    /// Nothing found so far in these files.
    pub fn of(files: Vec<String>) -> Findings {
        Findings { files, ..Findings::default() }
    }

    /// The same, and which name stands where is noted.
    pub fn noting(files: Vec<String>) -> Findings {
        Findings { files, notes: Some(Box::default()), ..Findings::default() }
    }

    /// Takes over what another reading of the same files has found and noted.
    pub fn adopt(&mut self, other: Findings) {
        self.out.extend(other.out);
        if let (Some(notes), Some(more)) = (&mut self.notes, other.notes) {
            notes.adopt(*more);
        }
    }

    /// What was noted, by the names of the files.
    pub fn index(&mut self) -> Index {
        self.notes.take().map(|notes| notes.index(&self.files)).unwrap_or_default()
    }

    /// Notes that a name stands there. Counters, moments and goals belong to their chapter, spaces to their room.
    pub fn note(&mut self, role: Role, kind: Kind, (name, at): (&str, At), within: &str) {
        if let Some(notes) = &mut self.notes {
            let name = Name { kind, name: name.to_string(), within: within.to_string() };
            notes.mentions.push((at, name, role));
        }
    }

    /// Notes what could stand there.
    pub fn offer<'w>(&mut self, at: At, kind: Option<Kind>, words: impl IntoIterator<Item = &'w str>) {
        if let Some(notes) = &mut self.notes {
            let offer = |word: &str| WordOffer { word: word.to_string(), kind };
            notes.offers.push((at, words.into_iter().map(offer).collect()));
        }
    }

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

    /// Whether anything in the file of this place is an error.
    pub(crate) fn has_errors_in(&self, at: At) -> bool {
        let file = self.span(at).file;
        self.out.iter().any(|found| found.severity == Severity::Error && found.span.file == file)
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
        for property in what.split(", ").filter(|word| word.ends_with('=')) {
            for arg in &node.args {
                self.offer(arg.at, None, [property]);
            }
        }
        self.error("C0006", node.head(), &[("word", &node.name), ("what", &slug(what))]);
    }

    /// Notes a value of the wrong shape.
    pub fn wrong(&mut self, arg: &Arg, what: &str, expected: &str) {
        if expected == "#true" {
            self.offer(arg.at, None, ["#true", "#false"]);
        }
        let found = match &arg.value {
            Value::Word(w) | Value::Other(w) => w.clone(),
            Value::Int(i) => i.to_string(),
            Value::Bool(b) => format!("#{b}"),
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
        self.offer(node.name_at, None, known.iter().flat_map(|list| list.iter().copied()));
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
        let known: Vec<&str> = known.into_iter().collect();
        self.offer(at, Some(kind), known.iter().copied());
        let suggestion = nearest(name, known.into_iter());
        let args = [("name", name), ("kind", kind.name()), ("suggestion", &suggestion)];
        self.error(kind.code(), at, &args);
    }

    /// One word of a closed list.
    pub fn one_of<T: Copy>(
        &mut self,
        code: &'static str,
        (word, at): (&str, At),
        list: &[(&str, T)],
    ) -> Option<T> {
        if let Some((_, found)) = list.iter().find(|(name, _)| *name == word) {
            return Some(*found);
        }
        self.offer(at, None, list.iter().map(|(name, _)| *name));
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
