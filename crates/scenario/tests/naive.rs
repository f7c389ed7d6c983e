//! A second, deliberately naive reading of distance, minion targeting and placement agrees with the engine.

mod common;

use common::{begin, games};
use engine::book::{Attacks, FAR, Side, Size};
use engine::event::Event;
use engine::id::{Fig, Place, SpaceId};
use engine::options::Switch;
use engine::{Board, Book, CausedEvent};

/// Steps between two spaces by flooding, one space at a time.
fn steps(side: &Side, from: SpaceId, to: SpaceId) -> u8 {
    let mut reached = vec![from];
    let mut distance = 0;
    while !reached.contains(&to) {
        let mut next = reached.clone();
        for s in &reached {
            let space = side.space(*s);
            for other in (0..side.spaces.len() as u8).map(SpaceId) {
                if (space.adjacent.has(other) || space.red.has(other)) && !next.contains(&other) {
                    next.push(other);
                }
            }
        }
        if next.len() == reached.len() {
            return FAR;
        }
        reached = next;
        distance += 1;
    }
    distance
}

#[test]
fn distances_agree_on_every_side() {
    for side in &common::book().sides {
        for a in (0..side.spaces.len() as u8).map(SpaceId) {
            for b in (0..side.spaces.len() as u8).map(SpaceId) {
                assert_eq!(side.minion_steps[a.ix()][b.ix()], steps(side, a, b), "{} {a:?} {b:?}", side.name);
            }
        }
    }
}

/// MIN-8 and MIN-9 read word by word.
fn victim(book: &Book, board: &Board, minion: Fig, attacked: &[usize]) -> Option<usize> {
    let at = board.place(minion)?;
    let side = board.side(book, at.tile);
    let ranged = matches!(turn_card(book, board, minion), Some(Attacks::Ranged));
    let beside = |s: SpaceId| s == at.space || side.space(at.space).adjacent.has(s);
    let mut reach: Vec<(usize, SpaceId)> = Vec::new();
    for m in 0..board.mice().len() {
        let Some(place) = board.place(Fig::mouse(m)) else { continue };
        if place.tile == at.tile
            && board.hunted(m)
            && (beside(place.space) || (ranged && board.sees(book, at).has(place.space)))
        {
            reach.push((m, place.space));
        }
    }
    if ranged && reach.iter().any(|(_, s)| beside(*s)) {
        reach.retain(|(_, s)| beside(*s));
    }
    let slot = |m: usize| board.slot_of(book, Fig::mouse(m));
    let mut fresh: Vec<(usize, SpaceId)> =
        reach.iter().copied().filter(|(m, _)| !attacked.contains(m)).collect();
    if !fresh.is_empty() {
        fresh.sort_by_key(|(m, s)| (steps(side, at.space, *s), slot(*m)));
        return Some(fresh[0].0);
    }
    let any = board.options().is(Switch::AllAttacked);
    reach.sort_by_key(|(m, s)| (if any { 0 } else { steps(side, at.space, *s) }, slot(*m)));
    reach.first().map(|(m, _)| *m)
}

fn turn_card(book: &Book, board: &Board, _: Fig) -> Option<Attacks> {
    match board.turn().card()? {
        engine::event::Card::Minion(init) => Some(book.init_cards[init.ix()].attacks),
        engine::event::Card::Mouse(_) => None,
    }
}

/// PLC-2 to PLC-4 read word by word: the spaces on which a new minion may stand.
fn entries(book: &Book, board: &Board, kind: engine::id::MinionId, at: Place) -> Vec<SpaceId> {
    let side = board.side(book, at.tile);
    let minion = &book.minions[kind.ix()];
    let ranged = book.init_cards[minion.cards[0].ix()].attacks == Attacks::Ranged;
    let mice: Vec<SpaceId> = board.mouse_spaces(at.tile).iter().collect();
    let near = |s: SpaceId| mice.iter().map(|m| steps(side, s, *m)).min().unwrap_or(FAR);
    let open: Vec<SpaceId> = (0..side.spaces.len() as u8)
        .map(SpaceId)
        .filter(|s| side.entry.has(*s) && !board.closed_to_minions(book, at.tile).has(*s))
        .filter(|s| board.fits(book, minion.size, Place { tile: at.tile, space: *s }))
        // PLC-3: a large one wants a space for itself, in a special area too.
        .filter(|s| {
            let here = Place { tile: at.tile, space: *s };
            minion.size != Size::Large || board.mice_at(here) + board.minions_at(here) == 0
        })
        .collect();
    let best = |key: &dyn Fn(SpaceId) -> i32| {
        let least = open.iter().map(|s| key(*s)).min().unwrap_or(0);
        open.iter().copied().filter(|s| key(*s) == least).collect::<Vec<_>>()
    };
    match minion.size {
        Size::Small if ranged => {
            let high: Vec<SpaceId> = open.iter().copied().filter(|s| side.red_bordered.has(*s)).collect();
            if high.is_empty() { best(&|s| -i32::from(near(s))) } else { high }
        }
        Size::Large | Size::Token => best(&|s| i32::from(near(s))),
        Size::Small => best(&|s| {
            let here = Place { tile: at.tile, space: s };
            (board.mice_at(here) + board.minions_at(here)) as i32
        }),
    }
}

#[test]
fn targeting_and_placement_agree_in_play() {
    let (mut targets, mut placed) = (0, 0);
    for number in 7000..7000 + games(60) {
        let mut told: Vec<CausedEvent> = Vec::new();
        let (setup, mut game, mut rng) = begin(number, &mut told);
        let book = game.book().clone();
        let mut board = engine::Game::first_board(&book, &setup).expect("a legal setup");
        let mut offers = Vec::new();
        let mut attacked: Vec<usize> = Vec::new();
        loop {
            for t in told.drain(..) {
                match t.event {
                    Event::TurnBegan { .. } => attacked.clear(),
                    Event::TargetChosen { by, target } if turn_card(&book, &board, by).is_some() => {
                        let cat =
                            matches!(turn_card(&book, &board, by), Some(Attacks::Pounces | Attacks::Chases));
                        if !cat {
                            assert_eq!(
                                target.as_mouse(),
                                victim(&book, &board, by, &attacked),
                                "game {number}"
                            );
                            targets += 1;
                        }
                    }
                    Event::Attacked { target, .. } => attacked.extend(target.as_mouse()),
                    Event::MinionPlaced { kind, at, .. } => {
                        let by_entry = [engine::RuleId::PLC_2, engine::RuleId::PLC_3, engine::RuleId::PLC_4];
                        if by_entry.contains(&t.cause.rule) {
                            assert!(
                                entries(&book, &board, kind, at).contains(&at.space),
                                "game {number}: {kind:?} at {at:?}"
                            );
                            placed += 1;
                        }
                    }
                    _ => {}
                }
                board.apply(&t.event);
            }
            if game.board().outcome().is_some() {
                break;
            }
            game.choices_into(&mut offers);
            let pick = offers[rng.below(offers.len() as u32) as usize].choice;
            game.play_listed(pick, &mut told);
        }
    }
    assert!(targets > 100 && placed > 100, "{targets} targets, {placed} placed");
}
