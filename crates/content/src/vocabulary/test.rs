//! Conditions.

use super::place::figure_word;
use crate::decode::Decode;
use crate::diagnostic::nearest;
use crate::link::{Kind, Link, Scope};
use crate::tree::{Arg, At, Node, Value};
use engine::book::{Area, Cmp, Cond, Damage, It, Marker, Test};
use engine::id::{AchievementId, MinionId, MouseId, SearchId, SideId};

/// Words a condition can begin with, beside figures.
pub(crate) const TESTS: &[&str] = &[
    "number",
    "melee",
    "ranged",
    "by-minion",
    "damage",
    "weapon",
    "cheese-rolled",
    "lower-on-track",
    "slot",
    "mice",
    "any-mouse",
    "every-uncaptured-mouse",
    "minions",
    "any-minion",
    "no-minions",
    "counter",
    "flag",
    "achieved",
    "in-stash",
    "page",
    "round",
    "first-visit",
    "side-up",
    "was-defeated",
    "has-card",
    "wounds",
    "found",
    "any-of",
    "not",
];

/// Kinds of harm.
pub(crate) const HARM: &[(&str, Damage)] =
    &[("sharp", Damage::Sharp), ("blunt", Damage::Blunt), ("magic", Damage::Magic)];

/// Whether the braces of a condition hold tests, not effects.
pub(crate) fn asks_in_braces(node: &Node) -> bool {
    let any_of = |arg: &Arg| matches!(&arg.value, Value::Word(word) if word == "any-of");
    node.children.is_some() && node.args.iter().any(any_of)
}

/// Tests that need nothing more than their word.
pub(crate) const PLAIN: &[&str] =
    &["melee", "ranged", "by-minion", "cheese-rolled", "first-visit", "lower-on-track"];

/// What such a word asks.
pub(crate) fn plain(word: &str) -> Option<Test> {
    Some(match word {
        "melee" => Test::Melee,
        "ranged" => Test::Ranged,
        "by-minion" => Test::ByMinion,
        "cheese-rolled" => Test::CheeseRolled,
        "first-visit" => Test::FirstVisit,
        "lower-on-track" => Test::LowerOnTrack,
        _ => return None,
    })
}

impl Link {
    /// Effect markers by name.
    pub(crate) fn marker(&mut self, word: (&str, At)) -> Option<Marker> {
        if let Some(own) = self.find(Kind::Marker, word.0) {
            self.used(Kind::Marker, word.0, word.1);
            return Marker::OWN.get(own as usize).copied();
        }
        self.offer_names(Kind::Marker, word.1);
        let own = self.names.get(&Kind::Marker).map_or(&[][..], |names| &names.list);
        let own: Vec<String> = own.iter().map(|(name, _)| name.clone()).collect();
        let list = Marker::ALL.into_iter().map(|m| (m.name(), m));
        let own = own.iter().zip(Marker::OWN).map(|(name, marker)| (&**name, marker));
        self.one_of("C0117", word, &list.chain(own).collect::<Vec<_>>())
    }

    /// `if`, `unless`, `while`, `and`, `and-not` and what they ask.
    pub(crate) fn condition(&mut self, node: &Node, scope: Scope) -> Option<Cond> {
        let mut d = Decode::new(node);
        if !asks_in_braces(node) {
            let _ = d.block();
        }
        let head = d.word(self, "test")?;
        let found = self.test(&mut d, head, scope);
        if found.is_some() {
            d.done(self);
        } else {
            d.offers(self);
        }
        found.map(|cond| Cond { negate: cond.negate != matches!(&*node.name, "unless" | "and-not"), ..cond })
    }

    /// A test as a line of its own, as in `victory`.
    pub(crate) fn bare_condition(&mut self, node: &Node, scope: Scope) -> Option<Cond> {
        if matches!(&*node.name, "if" | "unless" | "while") {
            self.error("C0019", node.name_at, &[("name", &node.name), ("case", "if")]);
            return self.condition(node, scope);
        }
        let mut d = Decode::new(node);
        let found = self.test(&mut d, (&node.name, node.name_at), scope);
        if found.is_some() {
            d.done(self);
        } else {
            d.offers(self);
        }
        found
    }

    fn test(&mut self, d: &mut Decode, (head, at): (&str, At), scope: Scope) -> Option<Cond> {
        let is = |test| Some(Cond { negate: false, test });
        if let Some(test) = plain(head) {
            if test == Test::LowerOnTrack {
                self.held(It::Holder, at, scope);
            }
            return is(test);
        }
        if let Some(it) = figure_word(head) {
            self.held(it, at, scope);
            return is(self.figure_test(d, it, scope)?);
        }
        let count = |cx: &mut Link, d: &mut Decode| d.int(cx, "how many", 1..=24).map(|n| n as u8);
        match head {
            "not" => {
                let next = d.word(self, "test")?;
                let cond = self.test(d, next, scope)?;
                Some(Cond { negate: !cond.negate, ..cond })
            }
            "number" => is(Test::Number(d.int(self, "number", 0..=99)? as u8)),
            "slot" => {
                self.held(It::Holder, at, scope);
                is(Test::Slot(d.int(self, "slot", 1..=24)? as u8))
            }
            "damage" => {
                let word = d.word(self, "kind of harm")?;
                is(Test::DamageKind(self.one_of("C0117", word, HARM)?))
            }
            "weapon" => {
                let (tag, at) = d.word(self, "tag")?;
                is(Test::WeaponTag(self.look(Kind::Tag, tag, at)?))
            }
            "mice" | "any-mouse" => {
                let n = if head == "mice" { count(self, d)? } else { 1 };
                is(Test::MiceOn(self.where_(d, scope)?, n))
            }
            "every-uncaptured-mouse" => is(Test::EveryMouseOn(self.where_(d, scope)?)),
            "minions" | "any-minion" | "no-minions" => {
                let n = if head == "minions" { count(self, d)? } else { 1 };
                let kind = match d.prop_word(self, "of") {
                    Some((kind, at)) => Some(MinionId(self.look(Kind::Minion, kind, at)?)),
                    None => None,
                };
                let area = self.where_(d, scope)?;
                Some(Cond { negate: head == "no-minions", test: Test::MinionsOn(area, kind, n) })
            }
            "counter" | "flag" => {
                let (name, at) = d.word(self, "counter")?;
                let counter = self.counter(name, at, false)?;
                let (cmp, n) = if head == "flag" { (Cmp::AtLeast, 1) } else { self.compare(d)? };
                is(Test::Counter(counter, cmp, n))
            }
            "page" => self.compare(d).and_then(|(cmp, n)| is(Test::Page(cmp, n))),
            "round" if d.node.prop("every").is_some() => {
                is(Test::EveryRound(d.prop_int(self, "every", 2..=20)? as u8))
            }
            "round" => self.compare(d).and_then(|(cmp, n)| is(Test::Round(cmp, n))),
            "achieved" => {
                let (name, at) = d.word(self, "achievement")?;
                is(Test::Achieved(AchievementId(self.look(Kind::Achievement, name, at)?)))
            }
            "in-stash" => {
                let (name, at) = d.word(self, "party item")?;
                is(Test::InStash(SearchId(self.look(Kind::Search, name, at)?)))
            }
            "side-up" => {
                let (name, at) = d.word(self, "room")?;
                is(Test::SideUp(SideId(self.look(Kind::Room, name, at)?)))
            }
            "any-of" => {
                let kids = d.needs_block(self);
                let tests: Vec<Cond> =
                    kids.iter().filter_map(|kid| self.bare_condition(kid, scope)).collect();
                if kids.len() < 2 {
                    self.error("C0423", at, &[]);
                }
                is(Test::AnyOf(tests))
            }
            "has-card" => {
                let (name, at) = d.word(self, "search card")?;
                is(Test::HasCard(None, SearchId(self.look(Kind::Search, name, at)?)))
            }
            "found" => {
                let (name, at) = d.word(self, "search card")?;
                is(Test::FoundCard(SearchId(self.look(Kind::Search, name, at)?)))
            }
            "wounds" => {
                let (name, at) = d.word(self, "minion")?;
                let kind = MinionId(self.look(Kind::Minion, name, at)?);
                self.compare(d).and_then(|(cmp, n)| is(Test::WoundsOf(kind, cmp, n)))
            }
            "was-defeated" => {
                let (name, at) = d.word(self, "minion")?;
                is(Test::WasDefeated(MinionId(self.look(Kind::Minion, name, at)?)))
            }
            _ => {
                let figures = super::place::FIGURES.iter().map(|(n, _)| *n);
                self.offer(at, None, TESTS.iter().copied().chain(figures.clone()));
                let suggestion = nearest(head, TESTS.iter().copied().chain(figures));
                self.error("C0121", at, &[("name", head), ("suggestion", &suggestion)]);
                None
            }
        }
    }

    fn where_(&mut self, d: &mut Decode, scope: Scope) -> Option<Area> {
        match d.prop_word(self, "on") {
            Some(word) => self.area(word, scope),
            None => Some(Area::Board),
        }
    }

    fn compare(&mut self, d: &mut Decode) -> Option<(Cmp, u8)> {
        for (name, cmp) in [("at-least", Cmp::AtLeast), ("at-most", Cmp::AtMost), ("is", Cmp::Is)] {
            if let Some(n) = d.prop_int(self, name, 0..=255) {
                d.take_props(&["at-least", "at-most", "is"]);
                return Some((cmp, n as u8));
            }
        }
        self.missing(d.node, "at-least=, at-most=, is=");
        None
    }

    fn figure_test(&mut self, d: &mut Decode, it: It, scope: Scope) -> Option<Test> {
        const ASKS: &[&str] = &["is", "kin", "class", "on", "cheese", "has", "has-card", "wounds"];
        d.take_props(ASKS);
        if let Some((word, at)) = d.prop_word(self, "is") {
            if word == "large" {
                return Some(Test::Large(it));
            }
            if let Some(mouse) = self.find(Kind::Mouse, word) {
                self.used(Kind::Mouse, word, at);
                return Some(Test::IsMouse(it, MouseId(mouse)));
            }
            self.offer(at, None, ["large"]);
            self.offer_names(Kind::Mouse, at);
            return self.look(Kind::Minion, word, at).map(|m| Test::Kind(it, MinionId(m)));
        }
        if let Some((kin, at)) = d.prop_word(self, "kin") {
            return self.look(Kind::Kin, kin, at).map(|k| Test::Kin(it, k));
        }
        if let Some(list) = d.prop_list(self, "class") {
            return Some(Test::HasClass(it, self.classes(&list)));
        }
        if let Some(word) = d.prop_word(self, "on") {
            return self.area(word, scope).map(|a| Test::On(it, a));
        }
        if let Some(n) = d.prop_int(self, "cheese", 0..=99) {
            return Some(Test::Cheese(it, n as u8));
        }
        if let Some((card, at)) = d.prop_word(self, "has-card") {
            return self.look(Kind::Search, card, at).map(|c| Test::HasCard(Some(it), SearchId(c)));
        }
        if let Some(n) = d.prop_int(self, "wounds", 1..=30) {
            return Some(Test::Wounds(it, n as u8));
        }
        if let Some(word) = d.prop_word(self, "has") {
            return self.marker(word).map(|m| Test::HasMarker(it, m));
        }
        if !ASKS.iter().any(|a| d.node.prop(a).is_some()) {
            self.missing(d.node, "is=, kin=, class=, on=, cheese=, has=, has-card=, wounds=");
        }
        None
    }

    /// `number=1` on a moment.
    pub(crate) fn number_test(&mut self, d: &mut Decode) -> Option<Cond> {
        let arg = d.prop("number")?;
        if let Value::Int(_) = arg.value {
            let n = self.as_int(arg, "number", 0..=99)?;
            return Some(Cond { negate: false, test: Test::Number(n as u8) });
        }
        self.wrong(arg, "number", "number");
        None
    }
}
