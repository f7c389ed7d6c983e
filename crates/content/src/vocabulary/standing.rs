//! What holds as long as its source is in force.

use super::attack::REACH;
use super::test::HARM;
use super::{OtherWord, Said};
use crate::decode::Decode;
use crate::link::{Kind, Link, Scope};
use crate::tree::Node;
use engine::book::{Colour, Edge, Static, Via};
use engine::id::{MinionId, MouseId};

/// Every word that begins a standing rule.
pub(crate) const STANDING: &[&str] = &[
    "battle",
    "defense",
    "move",
    "lore",
    "life",
    "ignores-traps",
    "crosses",
    "extra-paw",
    "search-dice",
    "steals",
    "poisons",
    "marks",
    "cheese-attacks-again",
    "no-defense",
    "blocks",
    "immune",
    "forbid",
    "closed-to",
    "sees",
    "shelter",
    "instead-of",
    "held",
    "drawn-to",
    "dark",
];

impl Link {
    /// A standing rule.
    pub(crate) fn standing(&mut self, node: &Node, scope: Scope) -> Said<Static> {
        let mut d = Decode::new(node);
        let by = |cx: &mut Link, d: &mut Decode| d.int(cx, "number", -9..=9).map(|n| n as i8);
        if matches!(&*node.name, "closed-to" | "sees" | "shelter" | "drawn-to") && scope.room.is_none() {
            self.error("C0420", node.name_at, &[("word", &node.name)]);
            return Ok(None);
        }
        let found = match &*node.name {
            "battle" => by(self, &mut d).map(|n| {
                let reach = d.opt_word().and_then(|w| self.one_of("C0117", w, REACH));
                Static::Battle(n, reach)
            }),
            "defense" => by(self, &mut d).map(Static::Defense),
            "move" => by(self, &mut d).map(Static::Move),
            "lore" => by(self, &mut d).map(Static::Lore),
            "life" => by(self, &mut d).map(Static::Life),
            "ignores-traps" => Some(Static::IgnoresTraps),
            "crosses" => Some(Static::Crosses),
            "extra-paw" => {
                d.word(self, "tag").and_then(|(w, at)| self.look(Kind::Tag, w, at)).map(Static::ExtraPaw)
            }
            "search-dice" => d.int(self, "dice", 1..=9).map(|n| Static::SearchDice(n as u8)),
            "steals" => Some(Static::Steals),
            "poisons" => Some(Static::Poisons),
            "marks" => d.word(self, "marker").and_then(|w| self.marker(w)).map(Static::Marks),
            "cheese-attacks-again" => Some(Static::CheeseAttacksAgain),
            "no-defense" => Some(Static::NoDefense),
            "blocks" => {
                let face = d.word(self, "die face").map(|w| self.faces(&[w]));
                let n = d.int(self, "blocks", 0..=9);
                face.zip(n).map(|(f, n)| Static::Blocks(f, n as u8))
            }
            "immune" => {
                d.word(self, "kind of harm").and_then(|w| self.one_of("C0117", w, HARM)).map(Static::Immune)
            }
            "forbid" => self.forbid(&mut d, scope),
            "closed-to" => {
                if let Some(word) = d.word(self, "minions") {
                    self.one_of("C0117", word, &[("minions", ())]);
                }
                self.named_spaces(&mut d, scope).map(Static::ClosedToMinions)
            }
            "sees" => {
                let only = d.prop_word(self, "only");
                if only.is_none() {
                    self.missing(node, "only=");
                }
                let only = only.zip(scope.room).and_then(|(word, side)| self.spaces(side, word));
                self.named_spaces(&mut d, scope).zip(only).map(|(from, to)| Static::SeesOnly(from, to))
            }
            "shelter" => {
                let n = by(self, &mut d);
                self.named_spaces(&mut d, scope).zip(n).map(|(s, n)| Static::Shelter(s, n))
            }
            "instead-of" if d.peek() == Some("turn") => {
                let _ = d.opt_word();
                let kind = d.prop_word(self, "of").and_then(|(w, at)| self.look(Kind::Minion, w, at));
                if node.prop("of").is_none() {
                    self.missing(node, "of=");
                }
                let Some(side) = scope.room else {
                    self.error("C0420", node.name_at, &[("word", "instead-of turn")]);
                    return Ok(None);
                };
                let spaces = self.room_spaces(&mut d, scope).unwrap_or_else(|| self.all(side));
                let block = self.braces(&mut d, scope);
                kind.map(|k| Static::InsteadOfTurn { kind: MinionId(k), spaces, block })
            }
            "drawn-to" => {
                let word = d.opt_word();
                let spaces = word.zip(scope.room).and_then(|(word, side)| self.spaces(side, word));
                let spaces = if word.is_some() { spaces } else { self.named_spaces(&mut d, scope) };
                let of = d.prop_word(self, "of");
                let kind = of.map(|(w, at)| self.look(Kind::Minion, w, at).map(MinionId));
                match kind {
                    Some(None) => None,
                    kind => spaces.map(|s| Static::DrawnTo(kind.flatten(), s)),
                }
            }
            "dark" => d.int(self, "steps", 0..=20).map(|n| Static::Dark(n as u8)),
            "held" => d
                .word(self, "mouse")
                .and_then(|(w, at)| self.look(Kind::Mouse, w, at))
                .map(|m| Static::Held(MouseId(m))),
            _ => return Err(OtherWord),
        };
        if found.is_some() {
            d.done(self);
        } else {
            d.offers(self);
        }
        Ok(found)
    }

    fn forbid(&mut self, d: &mut Decode, scope: Scope) -> Option<Static> {
        let what = d.word(self, "explore or search")?;
        let search = self.one_of("C0117", what, &[("explore", false), ("search", true)])?;
        if search {
            let all = scope.room.map(|s| self.all(s)).unwrap_or_default();
            return Some(Static::ForbidSearch(self.room_spaces(d, scope).unwrap_or(all)));
        }
        let ways = [
            ("exit", Via::Exits),
            ("flip", Via::Flip),
            ("north", Via::Edge(Edge::North)),
            ("east", Via::Edge(Edge::East)),
            ("south", Via::Edge(Edge::South)),
            ("west", Via::Edge(Edge::West)),
        ];
        let via = match d.prop_word(self, "via") {
            Some(word) => self.one_of("C0117", word, &ways)?,
            None => Via::Any,
        };
        let colours = [("blue", Colour::Blue), ("orange", Colour::Orange)];
        let colour = d.prop_word(self, "colour").and_then(|w| self.one_of("C0117", w, &colours));
        Some(Static::ForbidExplore { via, colour })
    }

    fn named_spaces(&mut self, d: &mut Decode, scope: Scope) -> Option<engine::id::Spaces> {
        let found = self.room_spaces(d, scope);
        if found.is_none() && d.node.prop("on").is_none() {
            self.missing(d.node, "on=");
        }
        found
    }
}
