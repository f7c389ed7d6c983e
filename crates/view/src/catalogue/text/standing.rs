//! What holds as long as its source is in force, statuses and printed values in words.

use super::phrase::{Scope, damage_name, reach_name};
use crate::catalogue::locale::Locale;
use engine::book::{Colour, Damage, It, PartyItem, Source, Static, Status, Via, Weapon};
use words::GrammaticalCase;

pub(crate) fn party_item_key(item: PartyItem) -> &'static str {
    match item {
        PartyItem::Disguises => "item-disguises",
        PartyItem::Hook => "item-hook",
        PartyItem::Fork => "item-fork",
        PartyItem::Grape => "item-grape",
        PartyItem::Catnip => "item-catnip",
        PartyItem::Token => "item-token",
    }
}

/// A running status without its bearer: "+1 battle".
pub(crate) fn status(locale: Locale<'_>, status: Status) -> String {
    let signed = |key: &str, n: i8| locale.say().text("n", plus(n)).say_inside(key);
    match status {
        Status::Battle(n) => signed("status-battle", n),
        Status::Defense(n) => signed("status-defense", n),
        Status::Move(n) => signed("status-move", n),
        Status::Unseen => locale.plain("status-unseen"),
        Status::Crossing => locale.plain("status-crossing"),
        Status::Inspired => locale.plain("status-inspired"),
        Status::Form { battle, defense } => {
            locale.say().num("battle", battle).num("defense", defense).say_inside("status-form")
        }
    }
}

/// A status as it is given: "each mouse near has +1 battle".
pub(crate) fn status_given(locale: Locale<'_>, nom: &str, status: Status, until: &str) -> String {
    let say = || locale.say().text("who", nom).text("until", until);
    match status {
        Status::Battle(n) => say().text("n", plus(n)).say_inside("give-battle"),
        Status::Defense(n) => say().text("n", plus(n)).say_inside("give-defense"),
        Status::Move(n) => say().text("n", plus(n)).say_inside("give-move"),
        Status::Unseen => say().say_inside("give-unseen"),
        Status::Crossing => say().say_inside("give-crossing"),
        Status::Inspired => say().say_inside("give-inspired"),
        Status::Form { battle, defense } => {
            say().num("battle", battle).num("defense", defense).say_inside("give-form")
        }
    }
}

/// `+1` or `−1`, with a real minus.
pub(crate) fn plus(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

impl Locale<'_> {
    /// A weapon's printed line: "Melee, +1, sharp."
    pub(crate) fn weapon_text(self, weapon: &Weapon) -> Vec<String> {
        let say =
            self.say().text("reach", reach_name(weapon.reach)).text("damage", damage_name(weapon.damage));
        let mut out = vec![match weapon.bonus {
            0 => say.say("weapon-plain"),
            n => say.text("n", plus(n)).say("weapon-bonus"),
        }];
        if let Some(close) = weapon.close {
            out.push(self.say().text("damage", damage_name(close)).say("weapon-close"));
        }
        out
    }

    /// A standing power as a sentence.
    pub(crate) fn standing(self, what: &Static, from: Source, scope: &Scope) -> String {
        let signed = |key: &str, n: i8| self.say().text("n", plus(n)).say_inside(key);
        let side = match from {
            Source::Room(side) => Some(side),
            _ => None,
        };
        let spaces = |set: engine::id::Spaces| side.map(|s| self.space_labels(s, set)).unwrap_or_default();
        let marked = |damage: Damage| damage_name(damage);
        match what {
            Static::Battle(n, None) => signed("static-battle", *n),
            Static::Battle(n, Some(reach)) => self
                .say()
                .text("n", plus(*n))
                .text("reach", reach_name(*reach))
                .say_inside("static-battle-reach"),
            Static::Defense(n) => signed("static-defense", *n),
            Static::Move(n) => signed("static-move", *n),
            Static::Lore(n) => signed("static-lore", *n),
            Static::Life(n) => signed("static-life", *n),
            Static::IgnoresTraps => self
                .say()
                .text("who", scope.who(It::Holder, GrammaticalCase::Nom))
                .say_inside("static-ignores-traps"),
            Static::ExtraPaw(tag) => {
                let tag = self.plain(&format!("tag-{}", self.book().tags[*tag as usize]));
                self.say().text("tag", tag).say_inside("static-extra-paw")
            }
            Static::Crosses => self
                .say()
                .text("who", scope.who(It::Holder, GrammaticalCase::Nom))
                .say_inside("static-crosses"),
            Static::SearchDice(n) => self.say().num("n", *n).say_inside("static-search-dice"),
            Static::Steals => self.plain("static-steals"),
            Static::Poisons => self.plain("static-poisons"),
            Static::Marks(marker) => self.say().text("marker", marker.name()).say_inside("static-marks"),
            Static::CheeseAttacksAgain => self.plain("static-cheese-attacks-again"),
            Static::NoDefense => self.plain("static-no-defense"),
            Static::Blocks(faces, n) => {
                self.say().text("faces", self.faces_text(*faces)).num("n", *n).say_inside("static-blocks")
            }
            Static::Immune(damage) => self.say().text("damage", marked(*damage)).say_inside("static-immune"),
            Static::ForbidExplore { via, colour } => {
                let how = match (via, colour) {
                    (_, Some(Colour::Orange)) => "orange",
                    (_, Some(Colour::Blue)) => "blue",
                    (Via::Exits, None) => "exits",
                    (Via::Edge(edge), None) => edge.name(),
                    (Via::Flip, None) => "flip",
                    (Via::Any, None) => "all",
                };
                self.say().text("how", how).say_inside("static-forbid-explore")
            }
            Static::ForbidSearch(set) => {
                self.say().text("where", spaces(*set)).say_inside("static-forbid-search")
            }
            Static::ClosedToMinions(set) => {
                self.say().text("where", spaces(*set)).say_inside("static-closed-to-minions")
            }
            Static::SeesOnly(inside, hole) => {
                let say = self.say().text("inside", spaces(*inside));
                say.text("hole", spaces(*hole)).say_inside("static-sees-only")
            }
            Static::InsteadOfTurn { kind, spaces: set, block } => {
                let what = self.block(*block, scope);
                let what = if what.is_empty() { vec![self.plain("do-nothing")] } else { what };
                self.say()
                    .text("who", self.kinds(*kind, GrammaticalCase::Nom))
                    .text("where", spaces(*set))
                    .text("what", self.after_colon(&what))
                    .say_inside("static-instead-of-turn")
            }
            Static::Held(mouse) => {
                self.say().text("who", self.mouse(*mouse, GrammaticalCase::Nom)).say_inside("static-held")
            }
            Static::DrawnTo(kind, set) => {
                let who = match kind {
                    Some(kind) => self.kinds(*kind, GrammaticalCase::Nom).to_string(),
                    None => self.plain("static-drawn-all"),
                };
                self.say().text("who", who).text("where", spaces(*set)).say_inside("static-drawn-to")
            }
            Static::Dark(n) => self.say().num("n", *n).say_inside("static-dark"),
            Static::Shelter(set, n) => {
                self.say().text("where", spaces(*set)).text("n", plus(*n)).say_inside("static-shelter")
            }
        }
    }
}
