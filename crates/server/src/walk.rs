//! Walking several spaces with one click, by the names of spaces.

use engine::{Choice, Game};
use view::WalkView;

/// Every space the move at hand reaches and what it costs, cheapest first.
pub fn reach(game: &Game) -> Vec<WalkView> {
    let tile = game.decision_tile();
    let name = |space| game.space_name(tile, space).to_string();
    game.walks().iter().map(|s| WalkView { space: name(s.space), cost: s.cost }).collect()
}

/// The steps to a space.
pub fn path(game: &Game, space: &str) -> Option<Vec<Choice>> {
    let (tile, walks) = (game.decision_tile(), game.walks());
    let mut at = walks.iter().find(|s| game.space_name(tile, s.space) == space)?;
    let mut steps = vec![Choice::Step(at.space)];
    while let Some(from) = at.from {
        at = &walks[from];
        steps.push(Choice::Step(at.space));
    }
    steps.reverse();
    Some(steps)
}

/// The space somebody wants to walk to who types its name alone, or a step to it from farther away.
pub(crate) fn meant<'t>(game: &Game, typed: &'t str) -> Option<&'t str> {
    let space = match game.parse(typed) {
        Some(step @ Choice::Step(_)) if game.why_not(step).is_some() => typed.strip_prefix("move")?.trim(),
        Some(_) => return None,
        None => typed,
    };
    path(game, space).is_some().then_some(space)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contents::Content;
    use engine::dice::Stream;
    use engine::id::{ChapterId, Fig, SpaceId};
    use engine::{Ask, CausedEvent, Event, IgnoreEvents};
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
        let content = Content::open(None).expect("the built-in content");
        let book = content.catalogue.book();
        let (mut far, mut ends) = (0, 0);
        for n in 0..16u8 {
            let chapter = ChapterId(n % book.chapters.len() as u8);
            let setup = web::NewGame::fill(book, chapter).setup();
            let mut game = Game::new(Arc::clone(book), &setup, &[n; 32], &mut IgnoreEvents).expect("a game");
            let mut random = Stream::derive(&[n; 32], "walk");
            for _ in 0..150 {
                if game.decision().is_some_and(|d| d.ask == Ask::Turn) {
                    let found = game.walks().iter().map(|s| (s.space, s.cost)).collect();
                    assert_eq!(played(&game), found, "{:?}", game.board().turn());
                }
                for reached in reach(&game) {
                    let steps = path(&game, &reached.space).expect("it was reached");
                    let (mut after, points) = (game.clone(), game.board().turn().points());
                    for (i, step) in steps.iter().enumerate() {
                        assert!(after.play(*step).is_ok(), "step {i} to {}", reached.space);
                    }
                    far += usize::from(steps.len() > 1);
                    let mouse = game.board().turn().mouse().expect("a turn");
                    let (at, same) =
                        (after.board().place(Fig::mouse(mouse)), after.decision() == game.decision());
                    // Something may happen at the last step; a quiet one leaves the mouse there for the price.
                    if let (Some(at), true) = (at, same && after.board().turn().mouse() == Some(mouse)) {
                        assert_eq!(after.space_name(at.tile, at.space), reached.space);
                        // Company and water take the rest of the move with them (SHARE-2, WAT-1).
                        let left = after.board().turn().points();
                        assert!(left == 0 || points - left == reached.cost, "{}", reached.space);
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
}
