//! Dice that lie in the tray, and which of them counted.

use engine::CausedEvent;
use engine::book::Reach;
use engine::dice::{Face, Roll};
use engine::event::{Event, Purpose};
use engine::id::Fig;
use engine::saving::History;
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

/// The rolls of the last choice that had any: dice stay until the next roll.
pub(crate) fn rolls(replay: &History) -> Vec<DiceRoll> {
    let is_roll = |t: &CausedEvent| matches!(t.event, Event::Rolled { .. } | Event::Rerolled { .. });
    let mut segments = (0..=replay.starts.len()).rev();
    let Some(at) = segments.find(|i| replay.segment(*i).iter().any(is_roll)) else {
        return Vec::new();
    };
    let last = replay.segment(at);
    let since = || (at..=replay.starts.len()).flat_map(|i| replay.segment(i));
    let who_rolled = |fig: Option<Fig>| -> Option<String> {
        let fig = fig?;
        // A minion that was defeated since has left the board, and its name with it; another may stand in its place.
        replay.game.board().place(fig)?;
        let replaced =
            |t: &CausedEvent| matches!(t.event, Event::MinionPlaced { fig: new, .. } if new == fig);
        if since().any(replaced) {
            return None;
        }
        let (board, book) = (replay.game.board(), replay.game.book());
        Some(match fig.as_mouse() {
            Some(m) => board.hero(book, m).name.clone(),
            None => board.minion_kind(book, fig).name.clone(),
        })
    };
    let mut out: Vec<DiceRoll> = last
        .iter()
        .enumerate()
        .filter_map(|(i, t)| match t.event {
            Event::Rolled { who, why, roll } | Event::Rerolled { who, why, roll } => Some(DiceRoll {
                who: who_rolled(who),
                why,
                faces: roll.iter().map(|f| f.0 + 1).collect(),
                counted: counted(last, i),
            }),
            _ => None,
        })
        .collect();
    let extra = out.len().saturating_sub(ROLLS);
    out.drain(..extra);
    out
}

/// For each die of the roll at a place in the events: whether it hit, blocked, showed the star or the way.
fn counted(told: &[CausedEvent], at: usize) -> Vec<bool> {
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
