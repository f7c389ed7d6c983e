//! Walking several spaces with one click leads where it says for what it says.

mod common;

use common::book;
use engine::dice::Stream;
use engine::id::{ChapterId, Fig, SpaceId};
use engine::{Ask, CausedEvent, Choice, Event, Game, IgnoreEvents, Setup};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The same found out by playing: every row of steps in which nothing but stepping happens, the cheapest to a space.
fn played(game: &Game) -> BTreeMap<SpaceId, u8> {
    let (points, mut best) = (game.board().turn().points(), BTreeMap::new());
    let mut open = vec![(game.clone(), 0)];
    while let Some((from, so_far)) = open.pop() {
        for offer in from.choices() {
            let Choice::Step(to) = offer.choice else { continue };
            let (mut after, mut told): (Game, Vec<CausedEvent>) = (from.clone(), Vec::new());
            after.play_telling(offer.choice, &mut told).expect("it was offered");
            let Event::Stepped { cost, .. } = told[0].event else { continue };
            let cost = so_far + cost;
            if best.get(&to).is_some_and(|known| *known <= cost) {
                continue;
            }
            best.insert(to, cost);
            let quiet =
                told.iter().all(|t| matches!(t.event, Event::Stepped { .. } | Event::MoveOver { .. }));
            if quiet && cost < points && after.decision() == game.decision() {
                open.push((after, cost));
            }
        }
    }
    let mouse = game.board().turn().mouse().map(Fig::mouse);
    let here = mouse.and_then(|m| game.board().place(m)).map(|at| at.space);
    best.retain(|space, _| Some(*space) != here);
    best
}

/// Plays random games and walks everywhere that is offered.
#[test]
fn every_walk_leads_where_it_says_for_what_it_says() {
    let book = &book();
    let (mut far, mut ends) = (0, 0);
    for n in 0..16u8 {
        let chapter = ChapterId(n % book.chapters.len() as u8);
        let setup = Setup::drawn(book, chapter, &mut Stream::from_number(u64::from(n)), |_| 1);
        let mut game = Game::new(Arc::clone(book), &setup, &[n; 32], &mut IgnoreEvents).expect("a game");
        let mut random = Stream::derive(&[n; 32], "walk");
        for _ in 0..150 {
            if game.decision().is_some_and(|d| d.ask == Ask::Turn) {
                let found = game.walks().iter().map(|s| (s.space, s.cost)).collect();
                assert_eq!(played(&game), found, "{:?}", game.board().turn());
            }
            for reached in game.walks() {
                let space = game.space_name(game.decision_tile(), reached.space).to_string();
                let steps = session::path(&game, &space).expect("it was reached");
                let (mut after, points) = (game.clone(), game.board().turn().points());
                for (i, step) in steps.iter().enumerate() {
                    assert!(after.play(*step).is_ok(), "step {i} to {space}");
                }
                far += usize::from(steps.len() > 1);
                let mouse = game.board().turn().mouse().expect("a turn");
                let (at, same) =
                    (after.board().place(Fig::mouse(mouse)), after.decision() == game.decision());
                // Something may happen at the last step; a quiet one leaves the mouse there for the price.
                if let (Some(at), true) = (at, same && after.board().turn().mouse() == Some(mouse)) {
                    assert_eq!(after.space_name(at.tile, at.space), space);
                    // Company and water take the rest of the move with them (SHARE-2, WAT-1).
                    let left = after.board().turn().points();
                    assert!(left == 0 || points - left == reached.cost, "{space}");
                    ends += 1;
                }
            }
            let offers = game.choices();
            if offers.is_empty() {
                break;
            }
            let choice = offers[random.below(offers.len() as u32) as usize].choice;
            game.play(choice).expect("it was offered");
        }
    }
    assert!(far > 200 && ends > 200, "too few walks: {far}, {ends}");
}
