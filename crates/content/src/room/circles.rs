//! Rules that bring about what they wait for: a game would never come to the next choice. What can be told from one rule
//! alone is refused here; in play the chapter ends before it hangs (`Outcome::Stuck`).

use crate::link::Link;
use engine::board::WHEEL;
use engine::book::{About, Effect, Limit, Num, Rule, RuleIx, Source, When};

impl Link {
    pub(super) fn check_circles(&mut self) {
        for ix in 0..self.book.rules.len() {
            let rule = &self.book.rules[ix];
            if let Some(case) = self.circle(rule) {
                let name = self.book.rule_name(rule.cite).to_string();
                let at = self.place_of(RuleIx(ix as u16));
                self.error("C0435", at, &[("name", &name), ("case", case)]);
            }
        }
    }

    /// Why a rule goes round in a circle, if it does.
    fn circle(&self, rule: &Rule) -> Option<&'static str> {
        if rule.limit != Limit::None || rule.optional {
            return None;
        }
        let does = |such: &dyn Fn(&Effect) -> bool| self.has_effect(rule.effects, such, 0);
        let brings =
            || does(&|e| matches!(e, Effect::Spawn(..) | Effect::SpawnOn(..) | Effect::ReturnTo(..)));
        let harms = || does(&|e| matches!(e, Effect::Wound { .. }));
        let more_time = || {
            does(&|e| {
                matches!(e, Effect::Hourglass(by) if *by < 0) || matches!(e, Effect::EndMarker(by) if *by > 0)
            })
        };
        let fills = || {
            does(&|e| match e {
                Effect::FillWheel(Num::Is(n)) => *n >= WHEEL,
                Effect::FillWheel(_) => true,
                _ => false,
            })
        };
        let always = rule.conditions.is_empty();
        let again = |e: &Effect| matches!(e, Effect::AttackAgain);
        let ends = |e: &Effect| matches!(e, Effect::EndTurn);
        let plainly = |such: &dyn Fn(&Effect) -> bool| {
            self.book.blocks.get(rule.effects.0 as usize).is_some_and(|block| block.iter().any(such))
        };
        match rule.when {
            When::Defeated if brings() && harms() => Some("defeat"),
            When::Surged | When::HourglassMoved if fills() && more_time() => Some("surge"),
            When::Captured if more_time() && harms() && does(&|e| matches!(e, Effect::Rescue(_))) => {
                Some("capture")
            }
            When::Attacking
            | When::AttackRolled
            | When::Attacked
            | When::DefenseRolled
            | When::BlockedAll
                if always && rule.cost == 0 && !rule.discard && plainly(&again) =>
            {
                Some("attack")
            }
            When::TurnStarts | When::MovementRolled
                if always
                    && rule.from == Source::Chapter
                    && matches!(rule.about, About::AnyMouse | About::Anyone)
                    && plainly(&ends) =>
            {
                Some("turn")
            }
            _ => None,
        }
    }
}
