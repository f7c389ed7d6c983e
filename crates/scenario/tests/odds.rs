//! Exact odds against play: every way the dice can fall is played out once.

mod common;

use common::book;
use engine::board::Where;
use engine::dice::Face;
use engine::event::Event;
use engine::id::{ChapterId, Place, TileId};
use engine::position::{CasePosition, MinionPosition, MousePosition, PositionCard};
use engine::{Book, CausedEvent, Choice, Game, Options, Setup};

/// A mouse beside a minion in the guard room, the dice loaded.
fn position(book: &Book, mouse: &str, minion: &str, dice: Vec<Face>) -> CasePosition {
    let chapter = book.chapters.iter().position(|c| c.name == "flight-to-barksburg").expect("chapter 1");
    let setup = Setup {
        chapter: ChapterId(chapter as u8),
        party: vec![],
        options: Options::default(),
        achieved: 0,
        lost_last: false,
    };
    let tile = (0..book.chapters[chapter].map.len() as u8)
        .map(TileId)
        .find(|t| book.sides[book.chapters[chapter].map[t.ix()].sides[0].ix()].name == "guard-room")
        .expect("the guard room lies out");
    let side = book.side_named("guard-room").expect("the guard room");
    let at = |name: &str| Place { tile, space: book.sides[side.ix()].find(name).expect("a space") };
    let mouse = book.mouse_named(mouse).expect("a mouse");
    let kind = book.minion_named(minion).expect("a minion");
    let mut position = CasePosition::new(setup);
    position.mice.push(MousePosition::new(mouse, Where::On(at("g12"))));
    position.minions.push(MinionPosition { kind, at: at("g13"), wounds: 0, down: false });
    position.track.push((PositionCard::Mouse(mouse), false));
    position.track.push((PositionCard::Minion(book.minions[kind.ix()].cards[0]), true));
    position.dice = dice;
    position
}

/// Every roll of so many dice.
fn all_rolls(dice: usize) -> Vec<Vec<Face>> {
    (0..6usize.pow(dice as u32))
        .map(|n| (0..dice).map(|i| Face((n / 6usize.pow(i as u32) % 6) as u8)).collect())
        .collect()
}

fn compare(mouse: &str, minion: &str) {
    let book = book();
    let start = Game::from_position(
        book.clone(),
        &position(&book, mouse, minion, vec![Face::BOW]),
        &mut engine::IgnoreEvents,
    )
    .expect("a position that stands");
    let offer =
        start.choices().into_iter().find(|o| matches!(o.choice, Choice::Battle { .. })).expect("an attack");
    let odds = start.attack_odds(offer.choice).expect("odds of an attack");
    let defense = odds.defense_dice.expect("a defence") as usize;
    let mut wounds = vec![0u128; odds.wounds.counts.len()];
    let mut cheese = vec![0u128; odds.attacker_cheese.counts.len()];
    for roll in all_rolls(odds.dice as usize + defense) {
        let mut dice = vec![Face::BOW];
        dice.extend(roll);
        // What is not rolled (no hit, no defence) is left over here, and may not count twice: weigh it once.
        let mut told: Vec<CausedEvent> = Vec::new();
        let mut game = Game::from_position(book.clone(), &position(&book, mouse, minion, dice), &mut told)
            .expect("stands");
        told.clear();
        game.play_telling(offer.choice, &mut told).expect("the attack is legal");
        let dealt: u8 = told
            .iter()
            .map(|t| match t.event {
                Event::Wounded { fig, n, .. } if fig.as_minion().is_some() => n,
                _ => 0,
            })
            .sum();
        wounds[dealt as usize] += 1;
        let rolled = told.iter().find_map(|t| match t.event {
            Event::Rolled { who: Some(fig), roll, .. } if fig.as_mouse().is_some() => Some(roll.cheese()),
            _ => None,
        });
        cheese[rolled.expect("an attack roll") as usize] += 1;
    }
    assert_eq!(wounds, odds.wounds.counts, "{mouse} against {minion}: wounds");
    let scale = odds.wounds.all / odds.attacker_cheese.all;
    let expected: Vec<u128> = odds.attacker_cheese.counts.iter().map(|n| n * scale).collect();
    assert_eq!(cheese, expected, "{mouse} against {minion}: cheese");
}

#[test]
fn a_sword_against_a_rat() {
    compare("collin", "rat-warrior");
}

#[test]
fn a_dagger_against_a_roach_lower_on_the_track() {
    compare("filch", "roach");
}

#[test]
fn a_staff_against_an_elite_rat() {
    compare("maginos", "elite-rat");
}
