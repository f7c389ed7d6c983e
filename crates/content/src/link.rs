//! What all readers share: the book under construction, the names in it, and the findings so far.

use crate::diagnostic::nearest;
use crate::findings::Findings;
pub(crate) use crate::names::{Kind, Role};
use crate::tree::At;
use engine::book::{BlockId, Book, Classes, Effect, FaceSet, Source, vocabulary};
use engine::id::{SideId, SpaceId, Spaces};
use engine::rule::{LEDGER, RuleId};
use std::collections::HashMap;
use std::ops::{Deref, DerefMut};

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

/// Words for all spaces of a sort in a room.
pub(crate) const SPACES: &[&str] = &["water", "special", "entries", "traps"];

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
#[derive(Clone, Default)]
pub(crate) struct Link {
    pub(crate) findings: Findings,
    pub(crate) names: HashMap<Kind, Names>,
    pub(crate) book: Book,
    /// Counters of the chapter at hand.
    pub(crate) counters: Vec<Used>,
    /// Story moments of the chapter at hand.
    pub(crate) moments: Names,
    /// Where story moments are named, by chapter and name.
    pub(crate) moments_at: HashMap<(String, String), At>,
    /// Keys of words that do not belong to the author.
    pub(crate) boxed: std::collections::HashSet<String>,
    /// Achievements that chapters give, each with its chapter.
    pub(crate) earned: Vec<(String, String)>,
    /// Chapters that a book lists.
    pub(crate) listed: std::collections::HashSet<String>,
    /// Places in a campaign, by chapter.
    pub(crate) places: HashMap<String, u8>,
    /// Keys the locale files must have, with the declaration that needs them.
    pub(crate) words: Vec<(String, At)>,
    /// What the books ask of their chapters.
    pub(crate) balance: Vec<crate::Bands>,
    /// What the book says about itself.
    pub(crate) about: crate::AboutBook,
    /// The chapter at hand.
    pub(crate) telling: String,
    /// Rooms whose tiles rules of the chapter at hand lay, turn or close, and where they say so.
    pub(crate) moved_tiles: Vec<(engine::id::SideId, At)>,
    /// Sides that rules of the chapter lay.
    pub(crate) laid_tiles: Vec<engine::id::SideId>,
}

impl Deref for Link {
    type Target = Findings;
    fn deref(&self) -> &Findings {
        &self.findings
    }
}

impl DerefMut for Link {
    fn deref_mut(&mut self) -> &mut Findings {
        &mut self.findings
    }
}

impl Link {
    /// The number of a name.
    pub(crate) fn look(&mut self, kind: Kind, name: &str, at: At) -> Option<u8> {
        if let Some(found) = self.names.entry(kind).or_default().find(name) {
            self.used(kind, name, at);
            // Kins share the table of tags.
            return if kind == Kind::Kin { self.book.tag_named(name) } else { Some(found as u8) };
        }
        let names = self.names.get(&kind).map_or(&[][..], |names| &names.list);
        let known: Vec<&str> = names.iter().map(|(n, _)| n.as_str()).collect();
        self.findings.unknown(kind, (name, at), known);
        None
    }

    /// Notes that a name is spoken of.
    pub(crate) fn used(&mut self, kind: Kind, name: &str, at: At) {
        let within = if kind == Kind::Counter { &*self.telling } else { "" };
        self.findings.note(Role::Used, kind, (name, at), within);
    }

    /// Notes that a name is declared there, as one of the whole book or of the chapter at hand.
    pub(crate) fn declares(&mut self, kind: Kind, name: &str, at: At) {
        let own = matches!(kind, Kind::Counter | Kind::Moment | Kind::Goal);
        let within = if own { &*self.telling } else { "" };
        self.findings.note(Role::Declared, kind, (name, at), within);
    }

    /// Notes that any name of a kind could stand there.
    pub(crate) fn offer_names(&mut self, kind: Kind, at: At) {
        let names = self.names.get(&kind).map_or(&[][..], |names| &names.list);
        self.findings.offer(at, Some(kind), names.iter().map(|(name, _)| name.as_str()));
    }

    pub(crate) fn find(&self, kind: Kind, name: &str) -> Option<u8> {
        self.names.get(&kind)?.find(name).map(|at| at as u8)
    }

    /// The place where something was declared.
    pub(crate) fn declared(&self, kind: Kind, ix: usize) -> At {
        self.names.get(&kind).and_then(|n| n.list.get(ix)).map_or(At::default(), |(_, at)| *at)
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
            self.offer_spaces(side, at);
            self.error("C0106", at, &[("name", name), ("room", &room), ("suggestion", &suggestion)]);
        } else {
            self.note(Role::Used, Kind::Space, (name, at), &room);
        }
        found
    }

    /// Notes that any space of a side could stand there.
    pub(crate) fn offer_spaces(&mut self, side: SideId, at: At) {
        if let Some(side) = self.book.sides.get(side.ix()) {
            self.findings.offer(at, Some(Kind::Space), side.spaces.iter().map(|space| space.name.as_str()));
            self.findings.offer(at, None, SPACES.iter().copied());
        }
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
            self.offer(at, Some(Kind::Rule), LEDGER.iter().copied());
            self.error("C0113", at, &[("name", name), ("suggestion", &suggestion)]);
        } else {
            self.note(Role::Used, Kind::Rule, (name, at), "");
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
        let role = if known.is_some() { Role::Used } else { Role::Declared };
        let telling = std::mem::take(&mut self.telling);
        self.note(role, Kind::Moment, (name, at), &telling);
        self.telling = telling;
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
