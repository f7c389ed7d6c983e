//! Dice that lie in the tray, and which of them counted.

use crate::event::{Fact, FigureName, PublicEvent};
use engine::book::Reach;
use engine::dice::Face;
use engine::event::Purpose;
use serde::Serialize;

/// Rolls that stay in the tray.
const ROLLS: usize = 6;

/// Dice that lie in the tray.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DiceRoll {
    /// Who rolled, by the id of its kind: a mouse, or a kind of minion.
    pub who: Option<String>,
    /// Why.
    pub why: Purpose,
    /// The faces, by number 1 to 6.
    pub faces: Vec<u8>,
    /// Which of them counted: hit, blocked, showed the star or the way.
    pub counted: Vec<bool>,
}

/// The rolls of a choice, the last of them if there were many; none if it had none, and older dice lie on.
pub(crate) fn rolls(told: &[PublicEvent]) -> Option<Vec<DiceRoll>> {
    let rolled = |(at, t): (usize, &PublicEvent)| match &t.fact {
        Fact::Rolled { who, why, dice, .. } => Some(DiceRoll {
            who: who.as_ref().and_then(kind_of),
            why: *why,
            faces: dice.iter().map(|f| f.0 + 1).collect(),
            counted: counted(told, at, *why, dice),
        }),
        _ => None,
    };
    let mut rolls: Vec<DiceRoll> = told.iter().enumerate().filter_map(rolled).collect();
    let extra = rolls.len().saturating_sub(ROLLS);
    rolls.drain(..extra);
    (!rolls.is_empty()).then_some(rolls)
}

/// The dice of every roll in some events that counted, each with the number of its event.
pub(crate) fn marked_dice(told: &[PublicEvent]) -> impl Iterator<Item = (usize, Vec<bool>)> {
    told.iter().enumerate().filter_map(|(at, t)| match &t.fact {
        Fact::Rolled { why, dice, .. } => Some((at, counted(told, at, *why, dice))),
        _ => None,
    })
}

fn kind_of(figure: &FigureName) -> Option<String> {
    match figure {
        FigureName::Mouse(name) => Some(name.clone()),
        FigureName::Minion { kind, .. } => Some(kind.clone()),
        FigureName::Gone => None,
    }
}

/// For each die of the roll at a place in the events: whether it hit, blocked, showed the star or the way.
fn counted(told: &[PublicEvent], at: usize, why: Purpose, dice: &[Face]) -> Vec<bool> {
    let each = |test: fn(Face) -> bool| dice.iter().copied().map(test).collect();
    match why {
        Purpose::Movement | Purpose::Chase | Purpose::Ambush => each(|_| true),
        Purpose::Attack => hits(told, at, dice),
        Purpose::Defense => each(|f| f == Face::SHIELD || f == Face::SHIELD_STAR),
        Purpose::Search | Purpose::Recover | Purpose::ClimbOut | Purpose::Mousetrap | Purpose::Story => {
            each(Face::star)
        }
    }
}

/// Swords in melee, bows at range; where a card counts otherwise, nothing is marked rather than the wrong dice.
fn hits(told: &[PublicEvent], at: usize, dice: &[Face]) -> Vec<bool> {
    let reach = told[..at].iter().rev().find_map(|t| match t.fact {
        Fact::Attacked { reach, .. } => Some(reach),
        _ => None,
    });
    let bow = |f: Face| f == Face::BOW || f == Face::BOW_STAR;
    let mark = |f: &Face| match reach {
        Some(Reach::Ranged) => bow(*f),
        _ => !bow(*f) && !f.cheese(),
    };
    let marks: Vec<bool> = dice.iter().map(mark).collect();
    let said = told[at..].iter().find_map(|t| match t.fact {
        Fact::Hits { n, .. } => Some(usize::from(n)),
        _ => None,
    });
    let plain = marks.iter().filter(|m| **m).count();
    if said.is_none_or(|n| n == plain) { marks } else { vec![false; marks.len()] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::PublicCause;

    fn told(facts: &[Fact]) -> Vec<PublicEvent> {
        facts.iter().map(|fact| PublicEvent { fact: fact.clone(), cause: PublicCause::default() }).collect()
    }

    fn me() -> FigureName {
        FigureName::Mouse("tilda".into())
    }

    fn foe() -> FigureName {
        FigureName::Minion { kind: "rat-warrior".into(), number: 2 }
    }

    fn rolled(who: FigureName, why: Purpose) -> Fact {
        let dice = vec![Face::CHEESE, Face::SWORD_STAR, Face::SHIELD, Face::BOW];
        Fact::Rolled { who: Some(who), why, dice, again: false }
    }

    #[test]
    fn swords_count_in_melee_bows_at_range_and_shields_block() {
        let counted = |facts: &[Fact]| rolls(&told(facts)).expect("a roll")[0].counted.clone();
        let attack = |reach, n| {
            counted(&[
                Fact::Attacked { attacker: Some(me()), target: foe(), reach, weapon: None },
                rolled(me(), Purpose::Attack),
                Fact::Hits { attacker: Some(me()), n },
            ])
        };
        assert_eq!(attack(Reach::Melee, 2), [false, true, true, false]);
        assert_eq!(attack(Reach::Ranged, 1), [false, false, false, true]);
        assert_eq!(attack(Reach::Melee, 5), [false; 4], "a card counted otherwise");
        assert_eq!(counted(&[rolled(foe(), Purpose::Defense)]), [false, false, true, false]);
    }

    #[test]
    fn the_last_rolls_lie_with_the_kind_that_rolled_and_without_a_roll_nothing_new_does() {
        let many = vec![rolled(foe(), Purpose::Defense); ROLLS + 2];
        let lying = rolls(&told(&many)).expect("rolls");
        assert_eq!(lying.len(), ROLLS);
        assert_eq!(lying[0].who.as_deref(), Some("rat-warrior"));
        assert_eq!(rolls(&told(&[Fact::NewcomersSeen])), None);
    }
}
