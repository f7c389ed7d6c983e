//! Refusals in words: what is in the way, with its numbers and its rule.

use crate::{Locale, RuleRef};
use engine::{Refusal, Why};
use serde::Serialize;
use std::sync::Arc;

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RefusalView {
    /// In words.
    pub text: String,
    /// The rule that forbids it.
    pub rule: Arc<RuleRef>,
    /// A second one, if two do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub also: Option<Arc<RuleRef>>,
}

impl Locale<'_> {
    /// A refusal in words.
    pub fn refusal(self, refusal: Refusal) -> RefusalView {
        // A room's own rule stands in no rulebook: its words say why.
        let own = refusal.why == Why::RoomForbids && !refusal.rule.in_ledger();
        let told = own.then(|| self.rule_text(refusal.rule)).filter(|text| !text.is_empty());
        let text = told.unwrap_or_else(|| self.why(refusal.why));
        let also = refusal.also.map(|rule| self.rule(rule));
        RefusalView { text, rule: self.rule(refusal.rule), also }
    }

    /// The particulars of a refusal in words.
    pub fn why(self, why: Why) -> String {
        let key = match why {
            Why::Movement { need, have } => {
                return self.say().num("need", need).num("have", have).say("why-movement");
            }
            Why::HeldByMinions { mice, minions } => {
                return self.say().num("mice", mice).num("minions", minions).say("why-held-by-minions");
            }
            Why::Cheese { need, have } => {
                return self.say().num("need", need).num("have", have).say("why-cheese");
            }
            Why::Over => "why-over",
            Why::OtherDecision => "why-other-decision",
            Why::ActionSpent => "why-action-spent",
            Why::MoveSpent => "why-move-spent",
            Why::EndedByWater => "why-ended-by-water",
            Why::EndedByCompany => "why-ended-by-company",
            Why::EndedByClimb => "why-ended-by-climb",
            Why::EndedByStanding => "why-ended-by-standing",
            Why::NotAdjacent => "why-not-adjacent",
            Why::RedLine => "why-red-line",
            Why::NoWay => "why-no-way",
            Why::OneWayIn => "why-one-way-in",
            Why::SpaceFull => "why-space-full",
            Why::AgainstCurrent => "why-against-current",
            Why::ClimbFirst => "why-climb-first",
            Why::KnockedDown => "why-knocked-down",
            Why::Webbed => "why-webbed",
            Why::Stunned => "why-stunned",
            Why::NotMovedYet => "why-not-moved-yet",
            Why::NoWeapon => "why-no-weapon",
            Why::NotEquipped => "why-not-equipped",
            Why::OutOfReach => "why-out-of-reach",
            Why::NotSeen => "why-not-seen",
            Why::NearFoeFirst => "why-near-foe-first",
            Why::AlreadySearched => "why-already-searched",
            Why::NothingToRecover => "why-nothing-to-recover",
            Why::MinionsHere => "why-minions-here",
            Why::NotAtExit => "why-not-at-exit",
            Why::NoMatchingExit => "why-no-matching-exit",
            Why::TileOccupied => "why-tile-occupied",
            Why::NotOnFlipSpace => "why-not-on-flip-space",
            Why::NoHook => "why-no-hook",
            Why::NotTinkererNorScamp => "why-not-tinkerer-nor-scamp",
            Why::InWater => "why-in-water",
            Why::FreeSpent => "why-free-spent",
            Why::NotNear => "why-not-near",
            Why::WrongClass => "why-wrong-class",
            Why::AbilityUsed => "why-ability-used",
            Why::SameAbilityUsed => "why-same-ability-used",
            Why::AlreadyUsed => "why-already-used",
            Why::NotNow => "why-not-now",
            Why::OnlyPoison => "why-only-poison",
            Why::NotHeld => "why-not-held",
            Why::PackOrPaws => "why-pack-or-paws",
            Why::Requirement => "why-requirement",
            Why::NotInStash => "why-not-in-stash",
            Why::Occupied => "why-occupied",
            Why::Held => "why-held",
            Why::RoomForbids => "why-room-forbids",
            Why::Scurrying => "why-scurrying",
            Why::Gone => "why-gone",
        };
        self.plain(key)
    }
}
