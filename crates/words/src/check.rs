//! Compares the languages with each other and every sentence with itself.

use std::collections::btree_map::Entry as Slot;
use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser::ParserError;

use crate::lang::{is_grammar, noun_of};
use crate::{Lang, ProblemKind, WordsProblem};

/// A source after parsing.
pub(crate) struct File {
    pub(crate) lang: Lang,
    pub(crate) name: String,
    pub(crate) resource: FluentResource,
}

/// A parser error as a problem.
pub(crate) fn syntax(lang: Lang, file: &str, text: &str, error: &ParserError) -> WordsProblem {
    let slice = error.slice.clone().and_then(|slice| text.get(slice)).unwrap_or_default();
    let is_key = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let key = slice.trim_start().split(|c| !is_key(c)).next().unwrap_or_default();
    WordsProblem {
        kind: ProblemKind::Syntax,
        lang,
        file: file.to_owned(),
        start: error.pos.start,
        end: error.pos.end.min(text.len()),
        key: key.to_owned(),
        detail: error.kind.to_string(),
    }
}

/// Everything wrong with the files apart from syntax.
pub(crate) fn check(files: &[File]) -> Vec<WordsProblem> {
    let mut problems = Vec::new();
    let mut languages: BTreeMap<Lang, Language<'_>> = BTreeMap::new();
    for file in files {
        languages.entry(file.lang).or_default().read(file, &mut problems);
    }
    for language in languages.values() {
        language.check_sentences(&mut problems);
    }
    let mut languages = languages.values();
    if let Some(first) = languages.next() {
        for other in languages {
            first.compare(other, &mut problems);
        }
    }
    problems
}

/// One pattern: the value of a message or term, or an attribute of one.
struct Sentence<'a> {
    file: &'a File,
    /// `message`, `message.attribute`, `-term` or `-term.attribute`.
    key: String,
    /// The identifier as it stands in the text, for the span.
    id: &'a str,
    pattern: &'a Pattern<&'a str>,
    grammar: bool,
}

impl Sentence<'_> {
    fn problem(&self, kind: ProblemKind, lang: Lang, at: &str, detail: String) -> WordsProblem {
        let start = offset(self.file.resource.source(), at);
        WordsProblem {
            kind,
            lang,
            file: self.file.name.clone(),
            start,
            end: start + at.len(),
            key: self.key.clone(),
            detail,
        }
    }

    fn is_term(&self) -> bool {
        self.key.starts_with('-')
    }
}

/// The sentences of one language.
#[derive(Default)]
struct Language<'a> {
    lang: Option<Lang>,
    sentences: BTreeMap<String, Sentence<'a>>,
}

impl<'a> Language<'a> {
    fn read(&mut self, file: &'a File, problems: &mut Vec<WordsProblem>) {
        self.lang = Some(file.lang);
        let mut entries = BTreeSet::new();
        for entry in file.resource.entries() {
            let (key, id, value, attributes) = match entry {
                Entry::Message(m) => (m.id.name.to_owned(), m.id.name, m.value.as_ref(), &m.attributes),
                Entry::Term(t) => (format!("-{}", t.id.name), t.id.name, Some(&t.value), &t.attributes),
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {
                    continue;
                }
            };
            let twin = Sentence { file, key: key.clone(), id, pattern: &NOTHING, grammar: false };
            if !entries.insert(key.clone()) || self.defines(&key) {
                let detail = format!("`{key}` is defined a second time; the first one counts");
                problems.push(twin.problem(ProblemKind::DuplicateKey, file.lang, id, detail));
                continue;
            }
            if let Some(pattern) = value {
                self.sentences.insert(key.clone(), Sentence { pattern, ..twin });
            }
            for Attribute { id, value } in attributes {
                let key = format!("{key}.{}", id.name);
                let grammar = is_grammar(id.name);
                let sentence = Sentence { file, key: key.clone(), id: id.name, pattern: value, grammar };
                if let Slot::Vacant(slot) = self.sentences.entry(key) {
                    slot.insert(sentence);
                } else {
                    let detail = format!("the attribute `.{}` is defined a second time", id.name);
                    problems.push(sentence.problem(ProblemKind::DuplicateKey, file.lang, id.name, detail));
                }
            }
        }
    }

    /// Whether the message or term exists, with or without a value.
    fn defines(&self, key: &str) -> bool {
        let attributes = format!("{key}.");
        self.sentences.contains_key(key)
            || self
                .sentences
                .range(attributes.clone()..)
                .next()
                .is_some_and(|(k, _)| k.starts_with(&attributes))
    }

    fn check_sentences(&self, problems: &mut Vec<WordsProblem>) {
        for sentence in self.sentences.values() {
            let lang = sentence.file.lang;
            let mut found = Found::default();
            found.pattern(sentence.pattern);
            for (reference, at) in found.references {
                if !self.sentences.contains_key(&reference) {
                    let detail = format!("there is no `{reference}`");
                    problems.push(sentence.problem(ProblemKind::UnknownReference, lang, at, detail));
                }
            }
            for at in found.functions {
                if at != "NUMBER" {
                    let detail = format!("there is no function `{at}`");
                    problems.push(sentence.problem(ProblemKind::UnknownReference, lang, at, detail));
                }
            }
            for choice in found.plurals {
                let lacking: Vec<_> = lang
                    .plural_categories()
                    .iter()
                    .filter(|c| !choice.categories.contains(*c))
                    .copied()
                    .collect();
                if !lacking.is_empty() {
                    let detail = format!("a choice by number lacks [{}]", lacking.join("], ["));
                    problems.push(sentence.problem(ProblemKind::MissingPlural, lang, choice.at, detail));
                }
            }
        }
    }

    /// What `other` has to change to agree with `self`.
    fn compare(&self, other: &Self, problems: &mut Vec<WordsProblem>) {
        let (Some(this), Some(lang)) = (self.lang, other.lang) else { return };
        let shared = |s: &&Sentence<'_>| !s.is_term() && !s.grammar;
        for sentence in self.sentences.values().filter(shared) {
            if !other.sentences.contains_key(&sentence.key) {
                let detail = format!("`{}` is missing in {lang}", sentence.key);
                problems.push(sentence.problem(ProblemKind::MissingKey, lang, sentence.id, detail));
            }
        }
        for sentence in other.sentences.values().filter(shared) {
            if !self.sentences.contains_key(&sentence.key) {
                let detail = format!("{this} has no `{}`", sentence.key);
                problems.push(sentence.problem(ProblemKind::ExtraKey, lang, sentence.id, detail));
                continue;
            }
            let (ours, theirs) = (self.arguments(&sentence.key), other.arguments(&sentence.key));
            if ours != theirs {
                let detail = format!("takes {}, but {this} takes {}", list(&theirs), list(&ours));
                problems.push(sentence.problem(ProblemKind::DifferentArguments, lang, sentence.id, detail));
            }
        }
    }

    /// The arguments a sentence needs, with those of the messages it contains. Terms see only their own literals.
    fn arguments(&self, key: &str) -> BTreeSet<&'a str> {
        let mut arguments = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut waiting = vec![key.to_owned()];
        while let Some(key) = waiting.pop() {
            let Some(sentence) = self.sentences.get(&key) else { continue };
            if sentence.is_term() || !seen.insert(key) {
                continue;
            }
            let mut found = Found::default();
            found.pattern(sentence.pattern);
            arguments.extend(found.arguments);
            waiting.extend(found.references.into_iter().map(|(reference, _)| reference));
        }
        arguments
    }
}

static NOTHING: Pattern<&'static str> = Pattern { elements: Vec::new() };

/// A choice by plural category.
struct Plural<'a> {
    at: &'a str,
    categories: BTreeSet<&'a str>,
}

/// What a pattern is made of.
#[derive(Default)]
struct Found<'a> {
    arguments: BTreeSet<&'a str>,
    references: Vec<(String, &'a str)>,
    functions: Vec<&'a str>,
    plurals: Vec<Plural<'a>>,
}

impl<'a> Found<'a> {
    fn pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.plurals.extend(plural(selector, variants));
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(noun_of(id.name));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.push(id.name);
                self.call(arguments);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let key =
                    attribute.as_ref().map_or(id.name.to_owned(), |a| format!("{}.{}", id.name, a.name));
                self.references.push((key, id.name));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let dot = attribute.as_ref().map_or(String::new(), |a| format!(".{}", a.name));
                self.references.push((format!("-{}{dot}", id.name), id.name));
                if let Some(arguments) = arguments {
                    self.call(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn call(&mut self, arguments: &CallArguments<&'a str>) {
        for positional in &arguments.positional {
            self.inline(positional);
        }
    }
}

/// The categories of a choice, if it is one by cardinal number.
fn plural<'a>(selector: &InlineExpression<&'a str>, variants: &[Variant<&'a str>]) -> Option<Plural<'a>> {
    let at = match selector {
        InlineExpression::VariableReference { id } => id.name,
        // Ordinals have categories of their own.
        InlineExpression::FunctionReference { id, arguments } if arguments.named.is_empty() => id.name,
        _ => return None,
    };
    let mut categories = BTreeSet::new();
    let mut words = false;
    for variant in variants {
        match variant.key {
            VariantKey::Identifier { name } if PLURALS.contains(&name) => {
                words = true;
                categories.insert(name);
            }
            VariantKey::Identifier { .. } => return None,
            // In our languages `one` is the number 1 and nothing else.
            VariantKey::NumberLiteral { value: "1" } => {
                categories.insert("one");
            }
            VariantKey::NumberLiteral { .. } => {}
        }
    }
    words.then_some(Plural { at, categories })
}

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn list(arguments: &BTreeSet<&str>) -> String {
    if arguments.is_empty() {
        return "no argument".to_owned();
    }
    arguments.iter().map(|a| format!("${a}")).collect::<Vec<_>>().join(", ")
}

/// Where a slice of the text starts. Fluent's tree has no spans, but its strings are slices of the source.
fn offset(text: &str, slice: &str) -> usize {
    let start = (slice.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
    if start <= text.len() { start } else { 0 }
}
