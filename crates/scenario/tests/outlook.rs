//! What minions were said to do, against what they did: random games on the real book.

mod common;

use common::{begin, games};
use engine::event::{Absence, Event, Purpose};
use engine::id::Fig;
use engine::outlook::{MinionPlan, NUMBERS};
use engine::{CausedEvent, Choice, Game, IgnoreEvents};

/// What the first minion did after a turn ended: its number on the die, and whom it attacked.
fn first_attack(told: &[CausedEvent]) -> Option<(Fig, Option<u8>, Option<usize>)> {
    let mut number = None;
    for t in told {
        match t.event {
            Event::Rolled { who: Some(fig), why: Purpose::Movement, roll } if fig.as_minion().is_some() => {
                if number.is_some() {
                    return None;
                }
                number = Some((fig, roll.iter().map(engine::dice::Face::number).sum()));
            }
            Event::TargetChosen { by, target } if by.as_minion().is_some() => {
                let rolled = number.filter(|(fig, _)| *fig == by).map(|(_, n)| n);
                return (number.is_none() || rolled.is_some()).then_some((by, rolled, target.as_mouse()));
            }
            Event::Nothing { what: Absence::Attack, who: Some(by) } if by.as_minion().is_some() => {
                let rolled = number.filter(|(fig, _)| *fig == by).map(|(_, n)| n);
                return (number.is_none() || rolled.is_some()).then_some((by, rolled, None));
            }
            // Anything else that moves or hurts somebody first: the outlook was for another table.
            Event::Stepped { fig, .. } if number.is_some_and(|(f, _)| f == fig) => {}
            Event::Stepped { .. }
            | Event::Placed { .. }
            | Event::Drifted { .. }
            | Event::Wounded { .. }
            | Event::Marked { .. }
            | Event::MinionPlaced { .. }
            | Event::MinionLeft { .. }
            | Event::StatusEnded { .. }
            | Event::Captured { .. } => return None,
            _ => {}
        }
    }
    None
}

/// Plays a random game; shows every end of a turn: the game before it, and what it caused.
fn watch(number: u64, mut see: impl FnMut(&Game, &[CausedEvent])) {
    let (_, mut game, mut rng) = begin(number, &mut IgnoreEvents);
    let (mut offers, mut told): (_, Vec<CausedEvent>) = (Vec::new(), Vec::new());
    while game.board().outcome().is_none() {
        game.choices_into(&mut offers);
        let choice = offers[rng.below(offers.len() as u32) as usize].choice;
        let before = game.clone();
        told.clear();
        game.play_listed(choice, &mut told);
        if choice == Choice::EndTurn {
            see(&before, &told);
        }
    }
}

#[test]
fn the_first_minion_does_what_was_said() {
    let (mut checked, mut attacks) = (0, 0);
    for number in 7000..7000 + games(80) {
        watch(number, |before, told| {
            let Some((fig, rolled, struck)) = first_attack(told) else { return };
            let outlook = before.outlook(fig).expect("it stands on the board");
            if matches!(outlook.plan, MinionPlan::Room | MinionPlan::Prowls | MinionPlan::Throws) {
                return;
            }
            let ix = rolled.and_then(|r| NUMBERS.iter().position(|n| *n == r)).unwrap_or(0);
            let said = outlook.strikes[ix];
            assert_eq!(said, struck.map_or(0, |m| 1 << m), "game {number}: {outlook:?}, rolled {rolled:?}");
            checked += 1;
            attacks += usize::from(struck.is_some());
        });
    }
    assert!(checked > 50 && attacks > 20, "too few turns were looked at: {checked}, {attacks} attacks");
}

/// A mouse that no minion can reach is in no danger; one that was captured at once had been.
#[test]
fn who_is_captured_was_in_danger() {
    let mut captured = 0;
    for number in 7500..7500 + games(80) {
        watch(number, |before, told| {
            let Some((_, _, Some(mouse))) = first_attack(told) else { return };
            let is_taken =
                |t: &CausedEvent| matches!(t.event, Event::Captured { mouse: m } if m as usize == mouse);
            if told.iter().any(is_taken) && plainly_hunted(before, mouse) {
                assert!(before.danger(mouse).favourable > 0, "game {number}");
                captured += 1;
            }
        });
    }
    assert!(captured > 0, "nobody was captured in any game");
}

/// Some minion that is to act attacks this mouse whatever its die shows.
fn plainly_hunted(game: &Game, mouse: usize) -> bool {
    game.board().minions().any(|(f, _)| game.outlook(f).is_some_and(|o| o.any() >> mouse & 1 == 1))
}

#[test]
fn an_empty_wheel_is_not_filled_by_one_attack_and_a_nearly_full_one_may_be() {
    let (mut never, mut may) = (0, 0);
    for number in 7900..7900 + games(30) {
        let (_, mut game, mut rng) = begin(number, &mut IgnoreEvents);
        let mut offers = Vec::new();
        while game.board().outcome().is_none() {
            game.choices_into(&mut offers);
            for offer in &offers {
                let Choice::Battle { .. } = offer.choice else { continue };
                let dice = game.attack_odds(offer.choice).and_then(|o| o.defense_dice).unwrap_or(0);
                let can = game.board().wheel() + dice >= engine::outlook::WHEEL;
                assert_eq!(game.wheel_risk(offer.choice).favourable > 0, can, "game {number}");
                if can { may += 1 } else { never += 1 }
            }
            let choice = offers[rng.below(offers.len() as u32) as usize].choice;
            game.play_listed(choice, &mut IgnoreEvents);
        }
    }
    assert!(never > 0 && may > 0, "{never} {may}");
}
