//! Dice that lie in the tray, and which of them counted.

use engine::CausedEvent;
use engine::book::Reach;
use engine::dice::{Face, Roll};
use engine::event::{Event, Purpose};
use serde::Serialize;

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

/// For each die of the roll at a place in the events: whether it hit, blocked, showed the star or the way.
pub fn counted(told: &[CausedEvent], at: usize) -> Vec<bool> {
    let (Event::Rolled { why, roll, .. } | Event::Rerolled { why, roll, .. }) = told[at].event else {
        return Vec::new();
    };
    let each = |test: fn(Face) -> bool| roll.iter().map(test).collect();
    match why {
        Purpose::Movement | Purpose::Chase | Purpose::Ambush => each(|_| true),
        Purpose::Attack => hits(told, at, roll),
        Purpose::Defense => each(|f| f == Face::SHIELD || f == Face::SHIELD_STAR),
        Purpose::Search | Purpose::Recover | Purpose::ClimbOut | Purpose::Mousetrap | Purpose::Story => {
            each(Face::star)
        }
    }
}

/// Swords in melee, bows at range; where a card counts otherwise, nothing is marked rather than the wrong dice.
fn hits(told: &[CausedEvent], at: usize, roll: Roll) -> Vec<bool> {
    let reach = told[..at].iter().rev().find_map(|t| match t.event {
        Event::Attacked { reach, .. } => Some(reach),
        _ => None,
    });
    let bow = |f: Face| f == Face::BOW || f == Face::BOW_STAR;
    let marks: Vec<bool> = roll
        .iter()
        .map(|f| match reach {
            Some(Reach::Ranged) => bow(f),
            _ => !bow(f) && !f.cheese(),
        })
        .collect();
    let said = told[at..].iter().find_map(|t| match t.event {
        Event::Hits { n, .. } => Some(usize::from(n)),
        _ => None,
    });
    let plain = marks.iter().filter(|m| **m).count();
    if said.is_none_or(|n| n == plain) { marks } else { vec![false; marks.len()] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::RuleId;
    use engine::event::Cause;
    use engine::id::Fig;

    fn told(events: &[Event]) -> Vec<CausedEvent> {
        events.iter().map(|event| CausedEvent { event: *event, cause: Cause::of(RuleId::BAT_2) }).collect()
    }

    fn roll(faces: &[Face]) -> Roll {
        let mut roll = Roll::default();
        faces.iter().for_each(|f| roll.push(*f));
        roll
    }

    #[test]
    fn swords_count_in_melee_bows_at_range_and_shields_block() {
        let faces = roll(&[Face::CHEESE, Face::SWORD_STAR, Face::SHIELD, Face::BOW]);
        let (me, foe) = (Fig::mouse(0), Fig::minion(0));
        let attack = |reach, n| {
            told(&[
                Event::Attacked { attacker: Some(me), target: foe, reach, weapon: None },
                Event::Rolled { who: Some(me), why: Purpose::Attack, roll: faces },
                Event::Hits { attacker: Some(me), n },
            ])
        };
        assert_eq!(counted(&attack(Reach::Melee, 2), 1), [false, true, true, false]);
        assert_eq!(counted(&attack(Reach::Ranged, 1), 1), [false, false, false, true]);
        assert_eq!(counted(&attack(Reach::Melee, 5), 1), [false; 4], "a card counted otherwise");
        let defense = told(&[Event::Rolled { who: Some(foe), why: Purpose::Defense, roll: faces }]);
        assert_eq!(counted(&defense, 0), [false, false, true, false]);
    }
}
