//! Attacks that an ability makes, and effects on the attack at hand.

use super::test::HARM;
use super::{OtherWord, Said};
use crate::decode::Decode;
use crate::link::{Kind, Link, Scope};
use crate::tree::{Node, Value};
use engine::book::{Area, AttackSpec, Damage, Effect, Filter, It, Num, Reach};

pub(crate) const REACH: &[(&str, Reach)] = &[("melee", Reach::Melee), ("ranged", Reach::Ranged)];

impl Link {
    /// `attack ranged dice=3 ...`, perhaps after a `choose` that names its targets.
    pub(crate) fn attack(
        &mut self,
        node: &Node,
        chosen: Option<(Filter, Num)>,
        scope: Scope,
    ) -> Option<Effect> {
        let mut d = Decode::new(node);
        self.held(It::Holder, node.head(), scope);
        let reach = d.word(self, "melee or ranged")?;
        let reach = self.one_of("C0117", reach, REACH)?;
        let dice = d.prop("dice").and_then(|arg| self.num(arg, "dice", scope));
        let blind = d.prop_flag(self, "blind").unwrap_or(false);
        let whole_space = d.prop_flag(self, "whole-space").unwrap_or(false);
        if let Some(roll) = d.prop_word(self, "roll") {
            self.one_of("C0117", roll, &[("once", ())]);
        }
        let damage = match d.prop_word(self, "kind") {
            Some(word) => self.one_of("C0117", word, HARM)?,
            None if dice.is_some() => Damage::Magic,
            None => Damage::Sharp,
        };
        let up_to = d.prop("up-to").and_then(|arg| self.num(arg, "up-to", scope));
        let area = match (reach, blind) {
            (Reach::Melee, _) => Area::Near(It::Holder),
            (Reach::Ranged, true) => Area::Tile(It::Holder),
            (Reach::Ranged, false) => Area::Seen(It::Holder),
        };
        let (among, up_to) = if let Some((filter, n)) = chosen {
            (filter, up_to.unwrap_or(n))
        } else {
            let noun = d.prop_word(self, "of").unwrap_or(("minion", node.name_at));
            (self.filter(&mut d, noun, area, scope), up_to.unwrap_or(Num::Is(1)))
        };
        d.done(self);
        Some(Effect::Attack(AttackSpec { reach, dice, among, up_to, whole_space, blind, damage }))
    }

    /// Effects on the attack or defence at hand.
    pub(crate) fn on_the_attack(&mut self, node: &Node, scope: Scope) -> Said<Effect> {
        let mut d = Decode::new(node);
        let small = |cx: &mut Link, d: &mut Decode| d.int(cx, "number", 1..=9).map(|n| n as u8);
        let signed = |cx: &mut Link, d: &mut Decode| d.int(cx, "number", -9..=9).map(|n| n as i8);
        let found = match &*node.name {
            "attack-with-each" => d
                .word(self, "tag")
                .and_then(|(w, at)| self.look(Kind::Tag, w, at))
                .map(Effect::AttackWithEach),
            "attack-dice" => match d.any() {
                None => {
                    self.missing(node, "number");
                    None
                }
                Some(arg) if matches!(arg.value, Value::Word(_)) => {
                    self.num(arg, "number", scope).map(|n| Effect::AttackDice(1, n))
                }
                Some(arg) => self
                    .as_int(arg, "number", -9..=9)
                    .map(|n| Effect::AttackDice(if n < 0 { -1 } else { 1 }, Num::Is(n.unsigned_abs() as u8))),
            },
            "double-battle" => Some(Effect::DoubleBattle),
            "defender-dice" => signed(self, &mut d).map(Effect::DefenderDice),
            "defense-dice" => signed(self, &mut d).map(Effect::DefenseDice),
            "count" => {
                let words = d.words(self, "die face");
                let faces = self.faces(&words);
                let hits = d.prop_int(self, "hits", 0..=9);
                let blocks = d.prop_int(self, "blocks", 0..=9);
                match (hits, blocks) {
                    (Some(n), None) => Some(Effect::CountHits(faces, n as u8)),
                    (None, Some(n)) => Some(Effect::CountBlocks(faces, n as u8)),
                    _ => {
                        if node.prop("hits").is_some() == node.prop("blocks").is_some() {
                            self.missing(node, "hits=, blocks=");
                        }
                        None
                    }
                }
            }
            "poison-wounds" => Some(Effect::PoisonWounds),
            "add-hits" => small(self, &mut d).map(Effect::AddHits),
            "add-blocks" => small(self, &mut d).map(Effect::AddBlocks),
            "reroll" => {
                let words = d.words(self, "die face");
                Some(Effect::Reroll(self.faces(&words)))
            }
            "cheese-worth" => small(self, &mut d).map(Effect::CheeseWorth),
            "take-the-blow" => Some(Effect::TakeTheBlow),
            "attack-again" => Some(Effect::AttackAgain),
            "fight-close" => d
                .word(self, "kind of harm")
                .and_then(|w| self.one_of("C0117", w, HARM))
                .map(Effect::FightClose),
            _ => return Err(OtherWord),
        };
        if found.is_some() {
            d.done(self);
        } else {
            d.offers(self);
        }
        Ok(found)
    }
}
