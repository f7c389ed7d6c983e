//! Signs at the exits: what was seen has its name, what was not has none.

mod common;

use common::{catalogue, setup};
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::{Choice, Game, IgnoreEvents};
use std::collections::BTreeSet;
use view::{Beyond, NearWay, Position, TableFacts, TableView};
use words::Lang;

/// On through the castle where that can be chosen, anything otherwise.
fn next(game: &Game, rng: &mut Stream) -> Option<Choice> {
    let offers = game.choices();
    let on = offers.iter().find(|o| matches!(o.choice, Choice::Leave(_) | Choice::Flip));
    on.or_else(|| offers.get(rng.below(offers.len().max(1) as u32) as usize)).map(|offer| offer.choice)
}

#[test]
fn only_rooms_the_party_has_seen_are_named() {
    let book = catalogue().book();
    let locale = catalogue().locale(Lang::En);
    let (mut unexplored, mut named, mut to_look_at, mut nowhere) = (0, 0, 0, 0);
    for (number, chapter) in (0..24_u8).zip((0..book.chapters.len() as u8).cycle().map(ChapterId)) {
        let mut rng = Stream::derive(&[number; 32], "ways");
        let setup = setup(book, chapter, &mut rng);
        let mut game =
            Game::new(book.clone(), &setup, &[number; 32], &mut IgnoreEvents).expect("a legal setup");
        let mut seen = BTreeSet::new();
        for _ in 0..300 {
            let snapshot = TableView::new(locale, &Position::new(&game), TableFacts::default());
            seen.extend(snapshot.tiles.iter().filter(|t| t.explored).map(|t| t.room.name.clone()));
            for tile in &snapshot.tiles {
                assert_eq!(tile.ways.is_empty(), !tile.explored || tile.room.exits.is_empty());
                for way in &tile.ways {
                    match &way.beyond {
                        Beyond::Nowhere => nowhere += 1,
                        Beyond::Unexplored => unexplored += 1,
                        Beyond::Room { name, tile: there } => {
                            assert!(seen.contains(name), "{name} was named before anybody saw it");
                            named += 1;
                            let Some(there) = there else { continue };
                            let there = snapshot.tiles.iter().find(|t| t.tile == *there).expect("a tile");
                            assert_eq!(&there.room.name, name);
                            assert!(there.explored, "{name} can be looked at");
                            to_look_at += 1;
                        }
                    }
                }
            }
            let Some(choice) = next(&game, &mut rng) else { break };
            game.play(choice).expect("it was offered");
        }
    }
    assert!(unexplored > 0 && nowhere > 0, "{unexplored} unexplored, {nowhere} lead nowhere");
    assert!(named > 0 && to_look_at > 0, "{named} named, {to_look_at} to look at");
}

#[test]
fn the_near_goal_leads_on_from_wherever_the_party_is() {
    let book = catalogue().book();
    let locale = catalogue().locale(Lang::En);
    let (mut ways, mut marked) = (BTreeSet::new(), BTreeSet::new());
    for (number, chapter) in (0..36_u8).zip((0..book.chapters.len() as u8).cycle().map(ChapterId)) {
        let mut rng = Stream::derive(&[number; 32], "goals");
        let setup = setup(book, chapter, &mut rng);
        let mut game =
            Game::new(book.clone(), &setup, &[number; 32], &mut IgnoreEvents).expect("a legal setup");
        for _ in 0..300 {
            let snapshot = TableView::new(locale, &Position::new(&game), TableFacts::default());
            if let Some(near) = &snapshot.chapter.near {
                assert!(!near.text.is_empty() && near.lang.is_none(), "{}", near.id);
                assert_eq!(near.way.is_some(), near.from.is_some(), "{}", near.id);
                assert!(near.room.is_none() || near.tile.is_some(), "{} is on the map", near.id);
                let tile = |n: u8| snapshot.tiles.iter().find(|t| t.tile == n).expect("a tile");
                if let (Some(NearWay::Exit(edge)), Some(from)) = (near.way, near.from) {
                    assert!(tile(from).room.exits.contains(&edge), "{}: {} has such a door", near.id, from);
                    ways.insert(near.id.clone());
                }
                for space in &near.spaces {
                    let meant = tile(near.tile.expect("of some room"));
                    assert!(
                        meant.explored && meant.room.spaces.iter().any(|s| &s.id == space),
                        "{}",
                        near.id
                    );
                    marked.insert(near.id.clone());
                }
            }
            let Some(choice) = next(&game, &mut rng) else { break };
            game.play(choice).expect("it was offered");
        }
    }
    assert!(ways.len() >= 3 && marked.len() >= 2, "ways: {ways:?}, spaces: {marked:?}");
}
