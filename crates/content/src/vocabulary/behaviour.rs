//! Sentences: when something speaks, under which conditions, and what it does.

use super::effect::{EFFECTS, is_guard};
use super::standing::STANDING;
use super::test::{PLAIN, plain};
use crate::decode::Decode;
use crate::link::{Kind, Link, Role, Scope};
use crate::tree::{At, Node};
use engine::book::{About, Classes, Cond, Limit, Rule, RuleIx, Source, Static, Test, When};
use engine::rule::RuleId;

/// Moments by name.
pub(crate) const MOMENTS: &[(&str, When)] = &[
    ("attacking", When::Attacking),
    ("attacked", When::Attacked),
    ("attack-rolled", When::AttackRolled),
    ("defense-rolled", When::DefenseRolled),
    ("blocked-all", When::BlockedAll),
    ("wounding", When::Wounded),
    ("defeating", When::Defeated),
    ("marked", When::Marked),
    ("minions-placed", When::MinionsPlaced),
    ("hourglass-moves", When::HourglassMoved),
    ("track-laid", When::TrackLaid),
    ("room-entered", When::RoomEntered),
    ("movement-rolled", When::MovementRolled),
    ("turn-starts", When::TurnStarts),
    ("turn-ends", When::TurnEnds),
    ("round-starts", When::RoundStarts),
    ("searching", When::Searching),
    ("search-failed", When::SearchFailed),
    ("drawn", When::Drawn),
    ("surged", When::Surged),
    ("captured", When::Captured),
    ("stepped", When::Stepped),
    ("chapter-starts", When::ChapterStarts),
    ("found", When::Found),
];

const WHO: &[(&str, About)] = &[
    ("self", About::Holder),
    ("other-mouse", About::OtherMouse),
    ("any-mouse", About::AnyMouse),
    ("minion", About::Minion),
    ("anyone", About::Anyone),
];

/// Properties of a moment.
const PROPERTIES: &[&str] =
    &["who=", "may=", "once-per=", "discards=", "cites=", "number=", "card=", "every="];

/// The moments at which what stands on a minion's card is asked: its own attacks and defences, and its card's turn.
const fn heard_by_minions(when: When) -> bool {
    matches!(
        when,
        When::Attacking
            | When::Attacked
            | When::AttackRolled
            | When::DefenseRolled
            | When::BlockedAll
            | When::Wounded
            | When::TurnStarts
            | When::TurnEnds
    )
}

/// Words that begin a sentence.
pub(crate) const SENTENCES: &[&str] =
    &["when", "free-action", "any-time", "action", "instead-of", "before", "after", "power", "rule"];

/// What holds for every rule of one card, power or room.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// Name cited where `cites=` names no ledger rule.
    pub(crate) name: String,
    pub(crate) cite: Option<RuleId>,
    /// Abilities, tricks and scrolls may always be declined.
    pub(crate) optional: bool,
    pub(crate) discard: bool,
    pub(crate) cost: u8,
    pub(crate) cost_if: Option<(Classes, u8)>,
}

impl Frame {
    pub(crate) fn named(name: String) -> Frame {
        Frame { name, cite: None, optional: false, discard: false, cost: 0, cost_if: None }
    }
}

/// Rules and standing rules of one source, by number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Behaviour {
    pub(crate) rules: Vec<RuleIx>,
    pub(crate) statics: Vec<u16>,
}

impl Link {
    pub(crate) fn add_rule(&mut self, rule: Rule) -> RuleIx {
        self.book.rules.push(rule);
        RuleIx((self.book.rules.len() - 1) as u16)
    }

    fn cite(&mut self, frame: &Frame) -> RuleId {
        frame.cite.unwrap_or_else(|| self.rule_name(&frame.name))
    }

    /// Sentences and standing rules; `place` and `lines` word the finding for anything else.
    pub(crate) fn behaviour<'n>(
        &mut self,
        nodes: impl IntoIterator<Item = &'n Node>,
        scope: Scope,
        frame: &Frame,
        place: &'static str,
        lines: &[&str],
        out: &mut Behaviour,
    ) {
        let nodes: Vec<&Node> = nodes.into_iter().collect();
        let mut conditions = Vec::new();
        for (ix, node) in nodes.iter().copied().enumerate() {
            if is_guard(node) {
                conditions.extend(self.condition(node, scope));
                continue;
            }
            let is_static = node.name == "instead-of" && node.first_word().is_some_and(|(w, _)| w == "turn");
            if is_sentence(node) && !is_static {
                let rest: Option<Vec<Node>> =
                    node.children.is_none().then(|| nodes[ix + 1..].iter().map(|n| (*n).clone()).collect());
                let rule = self.sentence(node, rest.as_deref(), &conditions, scope, frame);
                out.rules.extend(rule);
                if rest.is_some() {
                    return;
                }
                continue;
            }
            if matches!(&*node.name, "power" | "rule") {
                self.named(node, scope, frame, place, out);
                continue;
            }
            if let Ok(found) = self.standing(node, scope) {
                if let Some(found) = found {
                    let cite = self.cite(frame);
                    if let Static::InsteadOfTurn { block, .. } = found {
                        // The block runs under a rule of its own, so that its events can say why.
                        self.book.rules.push(Rule {
                            cite,
                            from: scope.source,
                            when: When::Always,
                            about: About::Anyone,
                            nth: 0,
                            conditions: Vec::new(),
                            optional: false,
                            limit: Limit::None,
                            cost: 0,
                            cost_if: None,
                            discard: false,
                            effects: block,
                        });
                    }
                    self.book.statics.push((scope.source, cite, conditions.clone(), found));
                    out.statics.push((self.book.statics.len() - 1) as u16);
                }
                continue;
            }
            if EFFECTS.contains(&&*node.name) {
                self.error("C0212", node.name_at, &[("word", &node.name)]);
            } else {
                self.unknown_node(node, place, &[lines, STANDING, SENTENCES]);
            }
        }
    }

    /// `power NAME { ... }` and `rule NAME { ... }`.
    pub(crate) fn named(
        &mut self,
        node: &Node,
        scope: Scope,
        frame: &Frame,
        place: &'static str,
        out: &mut Behaviour,
    ) {
        let mut d = Decode::new(node);
        let Some((name, at)) = d.word(self, "name") else { return };
        self.kebab(name, at);
        let full = format!("{}/{name}", frame.name);
        self.note(Role::Declared, Kind::Rule, (name, at), &frame.name);
        let cite = d.prop_word(self, "cites").and_then(|w| self.ledger(w));
        if cite.is_none() && self.book.rule_names.contains(&full) {
            self.error("C0101", at, &[("name", name), ("kind", "rule")]);
        }
        if let Some(rule) = cite {
            self.book.powers.push((scope.source, rule, name.to_string()));
        }
        let here = scope.room.and_then(|side| {
            let side = self.book.sides.get(side.ix())?;
            side.find(name).map(engine::id::Spaces::one)
        });
        let body = d.needs_block(self);
        let frame = Frame { name: full, cite, ..frame.clone() };
        if node.children.is_some() && body.is_empty() {
            self.error("C0206", at, &[("name", name)]);
        }
        self.behaviour(body, Scope { here, ..scope }, &frame, place, &[], out);
        d.done(self);
    }

    fn sentence(
        &mut self,
        node: &Node,
        rest: Option<&[Node]>,
        before: &[Cond],
        scope: Scope,
        frame: &Frame,
    ) -> Option<RuleIx> {
        let mut d = Decode::new(node);
        let mut conditions = before.to_vec();
        let when = self.when(&mut d, &mut conditions)?;
        let own = |about| if scope.holder { about } else { About::Anyone };
        let mut about = match when {
            When::MinionsPlaced
            | When::HourglassMoved
            | When::TrackLaid
            | When::RoundStarts
            | When::Surged
            | When::ChapterStarts => About::Anyone,
            _ => own(About::Holder),
        };
        if let Some(word) = d.prop_word(self, "who") {
            about = self.one_of("C0117", word, WHO)?;
            if about == About::Holder && !scope.holder {
                self.error("C0118", word.1, &[]);
            }
        }
        let is_use = when <= When::BeforeTurn;
        if is_use && matches!(scope.source, Source::Minion(_)) {
            self.error("C0309", node.head(), &[]);
        } else if is_use && !scope.holder {
            self.error("C0431", node.head(), &[("word", &node.name)]);
        } else if matches!(scope.source, Source::Minion(_)) && !heard_by_minions(when) {
            let moment = MOMENTS.iter().find(|(_, known)| *known == when).map_or("", |(word, _)| *word);
            self.warn("C0310", node.head(), &[("word", moment)]);
        }
        let optional = d.prop_flag(self, "may").unwrap_or(false) || frame.optional || is_use;
        let limits = [("turn", Limit::Turn), ("chapter", Limit::Chapter)];
        let limit = d.prop_word(self, "once-per").and_then(|w| self.one_of("C0117", w, &limits));
        let discard = d.prop_flag(self, "discards").unwrap_or(frame.discard);
        let cites = d.prop_word(self, "cites").and_then(|w| self.ledger(w));
        let body = match rest {
            Some(rest) => rest,
            None => d.needs_block(self),
        };
        let guards = body.iter().take_while(|n| is_guard(n)).count();
        for guard in &body[..guards] {
            conditions.extend(self.condition(guard, scope));
        }
        if body.len() == guards {
            self.error("C0214", node.head(), &[]);
        }
        let effects = self.effect_block(&body[guards..], scope);
        d.done(self);
        let cite = cites.unwrap_or_else(|| self.cite(frame));
        Some(self.add_rule(Rule {
            cite,
            from: scope.source,
            when,
            about,
            nth: 0,
            conditions,
            optional,
            limit: limit.unwrap_or(Limit::None),
            cost: frame.cost,
            cost_if: frame.cost_if,
            discard,
            effects,
        }))
    }

    fn when(&mut self, d: &mut Decode, conditions: &mut Vec<Cond>) -> Option<When> {
        let found = match &*d.node.name {
            "free-action" => When::FreeAction,
            "any-time" => When::AnyTime,
            "action" => When::Action,
            "instead-of" => {
                let word = d.word(self, "battle")?;
                self.one_of("C0117", word, &[("battle", When::InsteadOfBattle), ("turn", When::Always)])?
            }
            "before" => {
                let word = d.word(self, "own-turn")?;
                self.one_of("C0117", word, &[("own-turn", When::BeforeTurn)])?
            }
            "after" => {
                let word = d.word(self, "own-turn")?;
                self.one_of("C0117", word, &[("own-turn", When::TurnEnds)])?
            }
            _ => {
                let word = d.word(self, "moment")?;
                self.one_of("C0115", word, MOMENTS)?
            }
        };
        if d.node.name == "when" {
            while let Some((word, at)) = d.opt_word() {
                if let Some(test) = plain(word) {
                    conditions.push(Cond { negate: false, test });
                } else {
                    self.offer(at, None, PLAIN.iter().chain(PROPERTIES).copied());
                    self.error("C0121", at, &[("name", word), ("suggestion", "none")]);
                }
            }
            conditions.extend(self.number_test(d));
            // Where they mean nothing nobody asks for them, and they are reported as unknown.
            if found == When::Found
                && let Some((card, at)) = d.prop_word(self, "card")
            {
                let card = self.look(Kind::Search, card, at).map(engine::id::SearchId);
                conditions.extend(card.map(|c| Cond { negate: false, test: Test::FoundCard(c) }));
            }
            if found == When::RoundStarts
                && let Some(n) = d.prop_int(self, "every", 2..=20)
            {
                conditions.push(Cond { negate: false, test: Test::EveryRound(n as u8) });
            }
        }
        Some(found)
    }

    /// `story NAME when=entered { ... }`: a moment read aloud once a chapter.
    pub(crate) fn story_rule(&mut self, node: &Node, scope: Scope, out: &mut Behaviour) {
        let mut d = Decode::new(node);
        let Some((name, at)) = d.word(self, "story moment") else { return };
        self.kebab(name, at);
        if self.moments.find(name).is_some() {
            self.error("C0101", at, &[("name", name), ("kind", "moment")]);
        }
        let moment = self.moment(name, at);
        let Some(word) = d.prop_word(self, "when") else {
            if node.prop("when").is_none() {
                self.missing(node, "when=");
            }
            return;
        };
        let mut conditions: Vec<Cond> = self.number_test(&mut d).into_iter().collect();
        let when = if word.0 == "entered" {
            conditions.push(Cond { negate: false, test: Test::FirstVisit });
            When::RoomEntered
        } else {
            if !MOMENTS.iter().any(|(moment, _)| *moment == word.0) {
                self.offer(word.1, None, ["entered"]);
            }
            match self.one_of("C0115", word, MOMENTS) {
                Some(when) => when,
                None => return,
            }
        };
        let mut effects = vec![engine::book::Effect::Story(moment)];
        let body = d.block().unwrap_or_default();
        let guards = body.iter().take_while(|n| is_guard(n)).count();
        for guard in &body[..guards] {
            conditions.extend(self.condition(guard, scope));
        }
        effects.extend(self.effects(&body[guards..], scope));
        d.done(self);
        let rule = Rule {
            cite: RuleId::STORY_2,
            from: scope.source,
            when,
            about: About::Anyone,
            nth: 0,
            conditions,
            optional: false,
            limit: Limit::Chapter,
            cost: 0,
            cost_if: None,
            discard: false,
            effects: self.block(effects),
        };
        let rule = self.add_rule(rule);
        out.rules.push(rule);
    }

    /// Reports an id that a mouse or a kind of minion cannot have: `moth-2` is the second figure of `moth`.
    pub(crate) fn figure_id(&mut self, name: &str, at: At) {
        self.kebab(name, at);
        let number = name.rsplit_once('-').map_or("", |(_, end)| end);
        if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) {
            self.error("C0017", at, &[("name", name)]);
        }
    }

    /// Reports an id that is not kebab-case.
    pub(crate) fn kebab(&mut self, name: &str, at: At) {
        let fine = !name.is_empty()
            && name.starts_with(|c: char| c.is_ascii_lowercase())
            && !name.ends_with('-')
            && !name.contains("--")
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if !fine {
            self.error("C0011", at, &[("name", name)]);
        }
    }
}

fn is_sentence(node: &Node) -> bool {
    matches!(&*node.name, "when" | "free-action" | "any-time" | "action" | "instead-of" | "before" | "after")
}
