//! What all readers share: the book under construction, the names in it, and the findings so far.

use crate::decode::nearest;
use crate::diagnostic::Diagnostic;
use crate::tree::{Arg, At, Node, Value};
use crate::{Severity, Span};
use engine::book::{BlockId, Book, Classes, Effect, FaceSet, Source, vocabulary};
use engine::id::{SideId, SpaceId, Spaces};
use engine::rule::{LEDGER, RuleId};
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// Kinds of things that have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
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
            Kind::Chapter | Kind::Ability | Kind::Encounter | Kind::Init | Kind::Story => "C0119",
        }
    }

    /// The word for it in messages.
    pub(crate) const fn name(self) -> &'static str {
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
        }
    }
}

/// Names of one kind in the order of their numbers, with the place of their declaration.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    pub(crate) list: Vec<(String, At)>,
    index: HashMap<String, usize>,
}

impl Names {
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        self.index.get(name).copied()
    }

    /// Adds the name, or gives the place where it stood before.
    pub(crate) fn add(&mut self, name: &str, at: At) -> Result<usize, At> {
        if let Some(known) = self.find(name) {
            return Err(self.list[known].1);
        }
        self.index.insert(name.to_string(), self.list.len());
        self.list.push((name.to_string(), at));
        Ok(self.list.len() - 1)
    }
}

/// How a counter or flag of the chapter at hand is used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Used {
    pub(crate) read: bool,
    pub(crate) set: bool,
}

/// Where a declaration stands: what its words may refer to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope {
    /// Whose behaviour.
    pub(crate) source: Source,
    /// The figure meant where none is named.
    pub(crate) it: vocabulary::It,
    /// Whether there is a `self`.
    pub(crate) holder: bool,
    /// The room it stands in.
    pub(crate) room: Option<SideId>,
    /// The spaces meant where `on=` is left out.
    pub(crate) here: Option<Spaces>,
    /// How deep blocks nest, counting lines that hold for all after them.
    pub(crate) depth: u8,
}

impl Scope {
    pub(crate) fn of(source: Source) -> Scope {
        let (holder, room) = match source {
            Source::Room(side) => (false, Some(side)),
            Source::Chapter | Source::Game => (false, None),
            _ => (true, None),
        };
        let it = if holder { vocabulary::It::Holder } else { vocabulary::It::Subject };
        Scope { source, it, holder, room, here: None, depth: 0 }
    }

    /// Inside `each` or `choose`.
    pub(crate) fn picked(self) -> Scope {
        Scope { it: vocabulary::It::Object, ..self }
    }
}

/// The book under construction.
#[derive(Default)]
pub(crate) struct Link {
    pub(crate) files: Vec<String>,
    pub(crate) out: Vec<Diagnostic>,
    pub(crate) names: HashMap<Kind, Names>,
    pub(crate) book: Book,
    /// Counters of the chapter at hand.
    pub(crate) counters: Vec<Used>,
    /// Story moments of the chapter at hand.
    pub(crate) moments: Names,
    /// Where story moments are named, by chapter and name.
    pub(crate) moments_at: HashMap<(String, String), At>,
    /// Places in a campaign, by chapter.
    pub(crate) places: HashMap<String, u8>,
    /// Keys the locale files must have, with the declaration that needs them.
    pub(crate) words: Vec<(String, At)>,
    /// What the books ask of their chapters.
    pub(crate) balance: Vec<crate::Bands>,
}

impl Link {
    pub(crate) fn span(&self, at: At) -> Span {
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

    pub(crate) fn error(&mut self, code: &'static str, at: At, args: &[(&'static str, &str)]) {
        self.push(Severity::Error, code, at, args);
    }

    pub(crate) fn warn(&mut self, code: &'static str, at: At, args: &[(&'static str, &str)]) {
        self.push(Severity::Warning, code, at, args);
    }

    /// Adds a second place to the last finding.
    pub(crate) fn also(&mut self, at: At) {
        let span = self.span(at);
        if let Some(last) = self.out.last_mut() {
            last.also.push((span, "also"));
        }
    }

    pub(crate) fn missing(&mut self, node: &Node, what: &str) {
        self.error("C0006", node.head(), &[("word", &node.name), ("what", &slug(what))]);
    }

    pub(crate) fn wrong(&mut self, arg: &Arg, what: &str, expected: &str) {
        let found = match &arg.value {
            Value::Word(w) => w.clone(),
            Value::Int(i) => i.to_string(),
            Value::Bool(b) => format!("#{b}"),
            Value::Other => "?".to_string(),
        };
        self.error("C0007", arg.at, &[("what", &slug(what)), ("expected", expected), ("found", &found)]);
    }

    pub(crate) fn as_word<'n>(&mut self, arg: &'n Arg, what: &'static str) -> Option<(&'n str, At)> {
        if let Value::Word(w) = &arg.value {
            return Some((w, arg.at));
        }
        self.wrong(arg, what, "word");
        None
    }

    pub(crate) fn as_int(
        &mut self,
        arg: &Arg,
        what: &'static str,
        range: RangeInclusive<i64>,
    ) -> Option<i64> {
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
    pub(crate) fn unknown_node(&mut self, node: &Node, place: &str, known: &[&[&str]]) {
        let suggestion = nearest(&node.name, known.iter().flat_map(|l| l.iter().copied()));
        let args = [("name", &*node.name), ("place", place), ("suggestion", &suggestion)];
        self.error("C0004", node.name_at, &args);
    }

    /// The number of a name.
    pub(crate) fn look(&mut self, kind: Kind, name: &str, at: At) -> Option<u8> {
        let names = self.names.entry(kind).or_default();
        if let Some(found) = names.find(name) {
            // Kins share the table of tags.
            return if kind == Kind::Kin { self.book.tag_named(name) } else { Some(found as u8) };
        }
        let suggestion = nearest(name, names.list.iter().map(|(n, _)| n.as_str()));
        let args = [("name", name), ("kind", kind.name()), ("suggestion", &suggestion)];
        self.error(kind.code(), at, &args);
        None
    }

    pub(crate) fn find(&self, kind: Kind, name: &str) -> Option<u8> {
        self.names.get(&kind)?.find(name).map(|at| at as u8)
    }

    /// The place where something was declared.
    pub(crate) fn declared(&self, kind: Kind, ix: usize) -> At {
        self.names.get(&kind).and_then(|n| n.list.get(ix)).map_or(At::default(), |(_, at)| *at)
    }

    /// One word of a closed list.
    pub(crate) fn one_of<T: Copy>(
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

    pub(crate) fn classes(&mut self, words: &[(&str, At)]) -> Classes {
        use engine::book::Class;
        let list: Vec<(&'static str, Option<Class>)> =
            Class::ALL.into_iter().map(|c| (c.name(), Some(c))).chain([("any", None)]).collect();
        let found = words.iter().filter_map(|w| self.one_of("C0107", *w, &list)).flatten();
        Classes::of(found.collect::<Vec<_>>())
    }

    pub(crate) fn faces(&mut self, words: &[(&str, At)]) -> FaceSet {
        const FACES: &[(&str, u8)] = &[
            ("cheese", 0b00_0001),
            ("starred-sword", 0b00_0010),
            ("shield", 0b00_0100),
            ("starred-shield", 0b00_1000),
            ("bow", 0b01_0000),
            ("starred-bow", 0b10_0000),
            ("sword", 0b00_1110),
            ("any-shield", 0b00_1100),
            ("any-bow", 0b11_0000),
            ("star", 0b10_1010),
        ];
        FaceSet(words.iter().filter_map(|w| self.one_of("C0108", *w, FACES)).fold(0, |a, b| a | b))
    }

    /// A space of a side.
    pub(crate) fn space(&mut self, side: SideId, name: &str, at: At) -> Option<SpaceId> {
        let (found, suggestion, room) = {
            let side = self.book.sides.get(side.ix())?;
            (side.find(name), nearest(name, side.spaces.iter().map(|s| s.name.as_str())), side.name.clone())
        };
        if found.is_none() {
            self.error("C0106", at, &[("name", name), ("room", &room), ("suggestion", &suggestion)]);
        }
        found
    }

    pub(crate) fn block(&mut self, effects: Vec<Effect>) -> BlockId {
        if self.book.blocks.is_empty() {
            self.book.blocks.push(Vec::new());
        }
        if effects.is_empty() {
            return BlockId(0);
        }
        self.book.blocks.push(effects);
        BlockId((self.book.blocks.len() - 1) as u16)
    }

    /// The number of a declared rule's name; the same name gives the same number.
    pub(crate) fn rule_name(&mut self, name: &str) -> RuleId {
        let known = self.book.rule_names.iter().position(|n| n == name);
        let at = known.unwrap_or_else(|| {
            self.book.rule_names.push(name.to_string());
            self.book.rule_names.len() - 1
        });
        RuleId((LEDGER.len() + at) as u16)
    }

    /// The ledger rule that `cites=` names.
    pub(crate) fn ledger(&mut self, (name, at): (&str, At)) -> Option<RuleId> {
        let found = RuleId::ledger(name);
        if found.is_none() {
            let suggestion = nearest(name, LEDGER.iter().copied());
            self.error("C0113", at, &[("name", name), ("suggestion", &suggestion)]);
        }
        found
    }

    /// The number of a prompt or answer, added if new.
    pub(crate) fn prompt(&mut self, name: &str, at: At) -> u8 {
        if let Some(known) = self.book.prompts.iter().position(|p| p == name) {
            return known as u8;
        }
        self.words.push((format!("prompt-{name}"), at));
        self.book.prompts.push(name.to_string());
        (self.book.prompts.len() - 1) as u8
    }

    /// The number of a story moment, added if new.
    pub(crate) fn moment(&mut self, name: &str, at: At) -> engine::id::MomentId {
        let known = self.moments.find(name);
        let ix = known.or_else(|| self.moments.add(name, at).ok()).unwrap_or(0);
        engine::id::MomentId(ix as u8)
    }

    /// A counter or flag of the chapter at hand.
    pub(crate) fn counter(&mut self, name: &str, at: At, sets: bool) -> Option<engine::id::CounterId> {
        let ix = self.look(Kind::Counter, name, at)?;
        if let Some(used) = self.counters.get_mut(ix as usize) {
            used.set |= sets;
            used.read |= !sets;
        }
        Some(engine::id::CounterId(ix))
    }
}

/// What is missing as one word, so that every language can choose its own by it.
fn slug(what: &str) -> String {
    if what.contains('=') { what.to_string() } else { what.replace(", ", "-").replace(' ', "-") }
}
