//! Sentences that were said before never lie: a table reads the same whatever was said earlier.

mod common;

use common::{new_catalogue, setup};
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::{Game, IgnoreEvents};
use view::{Catalogue, Position, TableFacts, TableView};
use words::Lang;

/// Positions of random games of every chapter.
fn positions(catalogue: &Catalogue) -> Vec<Game> {
    let book = catalogue.book();
    let mut out = Vec::new();
    for n in 0..book.chapters.len() as u8 {
        let mut random = Stream::derive(&[n; 32], "memo");
        let setup = setup(book, ChapterId(n), &mut random);
        let mut game = Game::new(book.clone(), &setup, &[n; 32], &mut IgnoreEvents).expect("a game");
        for at in 0..150 {
            let offers = game.choices();
            if offers.is_empty() {
                break;
            }
            if at % 5 == 0 {
                out.push(game.clone());
            }
            game.play(offers[random.below(offers.len() as u32) as usize].choice).expect("it was offered");
        }
    }
    out
}

#[test]
fn a_table_reads_the_same_whatever_was_said_before() {
    let (one, other) = (new_catalogue(), new_catalogue());
    let games = positions(&one);
    let see = |catalogue: &Catalogue, game: &Game| {
        let position = Position::new(game);
        Lang::ALL.map(|lang| TableView::new(catalogue.locale(lang), &position, TableFacts::default()))
    };
    // The last first: what is known when a position is seen is something else each time.
    let mut backwards: Vec<_> = games.iter().rev().map(|game| see(&other, game)).collect();
    for game in &games {
        assert!(backwards.pop() == Some(see(&one, game)), "{:?}", game.decision());
    }
    assert!(games.len() > 100, "too few positions: {}", games.len());
}
