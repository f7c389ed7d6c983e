//! Which name stands where, and what could: noted by the same readers that check, for whoever edits a book.

use super::Kind;
use crate::Span;
use crate::tree::At;
use std::collections::HashSet;

/// A name. Most belong to the whole book; counters, moments and goals to their chapter, spaces to their room.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name {
    /// What it is a name of.
    pub kind: Kind,
    /// The name.
    pub name: String,
    /// The chapter or room it belongs to; empty for the whole book.
    pub within: String,
}

/// What a place has to do with the name that stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// It is declared there.
    Declared,
    /// It is spoken of.
    Used,
    /// Its prose stands there.
    Told,
}

/// A name at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The place; it may take in more than the name.
    pub span: Span,
    /// The name.
    pub name: Name,
    /// What it does there.
    pub role: Role,
}

/// A word that could stand at a place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WordOffer {
    /// The word.
    pub word: String,
    /// What it names, if it is no word of the vocabulary.
    pub kind: Option<Kind>,
}

/// What an editor asks about a book.
#[derive(Clone, Debug, Default)]
pub struct Index {
    /// Every name at every place.
    pub mentions: Vec<Mention>,
    /// Keys that the locale files should have, each with the declaration that needs it.
    pub needed: Vec<(String, Span)>,
    /// Messages of the locale files.
    pub messages: Vec<(String, Span)>,
    /// What could stand where something else stands that nobody knows.
    pub offers: Vec<(Span, Vec<WordOffer>)>,
}

impl Index {
    /// The name at a place, with its mention: the shortest, if several lie there.
    pub fn at(&self, file: &str, byte: usize) -> Option<&Mention> {
        let here = |span: &Span| span.file == file && span.start <= byte && byte <= span.end;
        let found = self.mentions.iter().filter(|mention| here(&mention.span));
        found.min_by_key(|mention| (mention.span.end - mention.span.start, mention.role))
    }

    /// Every place of a name.
    pub fn places<'i>(&'i self, name: &'i Name) -> impl Iterator<Item = &'i Mention> {
        self.mentions.iter().filter(move |mention| mention.name == *name)
    }

    /// The messages that hold the words of a name.
    pub fn words_of<'i>(&'i self, name: &Name) -> impl Iterator<Item = &'i (String, Span)> {
        let keys: HashSet<&str> = self.needs(name).into_iter().collect();
        self.messages.iter().filter(move |(key, _)| keys.contains(key.as_str()))
    }

    /// The keys that a name needs.
    pub fn needs(&self, name: &Name) -> Vec<&str> {
        let declared: Vec<&Mention> = self.places(name).filter(|m| m.role == Role::Declared).collect();
        let needed = self.needed.iter().filter(|(_, span)| declared.iter().any(|m| m.needs(span)));
        needed.map(|(key, _)| key.as_str()).collect()
    }

    /// The name that a message is about.
    pub fn named_by(&self, key: &str) -> Option<&Name> {
        let (_, span) = self.needed.iter().find(|(needed, _)| needed == key)?;
        self.mentions.iter().find(|mention| mention.needs(span)).map(|mention| &mention.name)
    }
}

impl Mention {
    /// Whether it is the declaration that needs words at this place. A room needs them as a whole drawing.
    fn needs(&self, span: &Span) -> bool {
        let drawn = self.name.kind == Kind::Room && span.end == 0 && self.span.file == span.file;
        self.role == Role::Declared && (self.span == *span || drawn)
    }
}

/// What was noted so far, by the numbers of the files.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    pub(crate) mentions: Vec<(At, Name, Role)>,
    pub(crate) needed: Vec<(String, At)>,
    pub(crate) messages: Vec<(String, At)>,
    pub(crate) offers: Vec<(At, Vec<WordOffer>)>,
}

impl Notes {
    pub(crate) fn adopt(&mut self, other: Notes) {
        self.mentions.extend(other.mentions);
        self.needed.extend(other.needed);
        self.messages.extend(other.messages);
        self.offers.extend(other.offers);
    }

    /// The same by the names of the files, each place once.
    pub(crate) fn index(mut self, files: &[String]) -> Index {
        let span = |at: At| Span {
            file: files.get(at.file as usize).cloned().unwrap_or_default(),
            start: at.start as usize,
            end: at.end as usize,
        };
        self.mentions.sort();
        // Where something is declared by being used first, it is declared.
        self.mentions.dedup_by(|next, first| (next.0, &next.1) == (first.0, &first.1));
        let mention = |(at, name, role)| Mention { span: span(at), name, role };
        Index {
            mentions: self.mentions.into_iter().map(mention).collect(),
            needed: self.needed.into_iter().map(|(key, at)| (key, span(at))).collect(),
            messages: self.messages.into_iter().map(|(key, at)| (key, span(at))).collect(),
            offers: self.offers.into_iter().map(|(at, words)| (span(at), words)).collect(),
        }
    }
}
