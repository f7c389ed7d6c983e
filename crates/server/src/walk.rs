//! Walking several spaces with one click: which spaces a move reaches, and by which single steps.
//!
//! The rules know only steps. A walk is tried out on copies of the game and ends where anything else
//! happens (a roll, a question), so that it never decides more than where to go.

use engine::id::Fig;
use engine::{Ask, Choice, Event, Game, Told};

/// A space that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The space's id.
    pub space: String,
    /// Movement it costs.
    pub cost: u8,
    /// The last step, and from which reached space it is taken.
    step: Choice,
    from: Option<usize>,
}

/// Every space the move at hand reaches, cheapest first.
pub fn reach(game: &Game) -> Vec<Reached> {
    walk(game).into_iter().map(|(reached, _)| reached).collect()
}

/// The steps to a space.
pub fn path(game: &Game, space: &str) -> Option<Vec<Choice>> {
    let reached = reach(game);
    let mut at = reached.iter().position(|r| r.space == space)?;
    let mut steps = vec![reached[at].step];
    while let Some(from) = reached[at].from {
        steps.push(reached[from].step);
        at = from;
    }
    steps.reverse();
    Some(steps)
}

/// Every space with the game as it would stand there. Boxed, for a game is large and the list is sorted.
fn walk(start: &Game) -> Vec<(Reached, Option<Box<Game>>)> {
    let Some(decision) = start.decision().filter(|d| d.ask == Ask::Turn) else { return Vec::new() };
    let points = start.board().turn().points();
    let tile = start.decision_tile();
    let mouse = start.board().turn().mouse().map(Fig::mouse);
    let here = mouse.and_then(|m| start.board().place(m)).map(|place| place.space);
    let mut out: Vec<(Reached, Option<Box<Game>>)> = Vec::new();
    let (mut told, mut steps): (Vec<Told>, _) = (Vec::new(), Vec::new());
    let mut next = None;
    loop {
        // Who has no movement left goes no further.
        let game = next
            .map_or(Some(start), |i: usize| out[i].1.as_deref().filter(|g| g.board().turn().points() > 0));
        let mut found = Vec::new();
        let so_far = next.map_or(0, |i| out[i].0.cost);
        if let Some(game) = game {
            game.steps_into(&mut steps);
            for &(to, cost) in &steps {
                let step = Choice::Step(to);
                let cost = so_far + cost;
                if here == Some(to) || out.iter().any(|(r, _)| r.step == step && r.cost <= cost) {
                    continue;
                }
                let space = start.space_name(tile, to).to_string();
                let mut reached = Reached { space, cost, step, from: next };
                if cost >= points {
                    // The last of the movement: whatever happens there, the walk ends.
                    found.push((reached, None));
                    continue;
                }
                let mut after = Box::new(game.clone());
                told.clear();
                after.play_listed(step, &mut told);
                reached.cost = points.saturating_sub(after.board().turn().points());
                let quiet = told.iter().all(|t| {
                    matches!(
                        t.event,
                        Event::Stepped { .. }
                            | Event::MovePoints { .. }
                            | Event::MoveSet { .. }
                            | Event::MoveOver { .. }
                    )
                });
                let goes_on = quiet && after.decision() == Some(decision) && after.decision_tile() == tile;
                found.push((reached, goes_on.then_some(after)));
            }
        }
        for (reached, after) in found {
            match out.iter().position(|(r, _)| r.step == reached.step) {
                Some(known) if out[known].0.cost <= reached.cost => {}
                // A cheaper way to a space from which nothing was tried yet.
                Some(known) if next.is_none_or(|n| known > n) => out[known] = (reached, after),
                Some(_) => {}
                None => out.push((reached, after)),
            }
        }
        let from = next.map_or(0, |n| n + 1);
        // Cheapest first from here on; what lies before has been tried and is pointed to by its place.
        out[from..].sort_by_key(|(r, _)| r.cost);
        if from >= out.len() {
            return out;
        }
        next = Some(from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Library;
    use engine::Deaf;
    use engine::dice::Stream;
    use engine::id::ChapterId;
    use std::sync::Arc;

    /// Plays random games and walks everywhere that is offered.
    #[test]
    fn every_walk_leads_where_it_says_for_what_it_says() {
        let library = Library::open(None).expect("the built-in content");
        let book = library.shelf.book();
        let (mut far, mut ends) = (0, 0);
        for n in 0..8u8 {
            let chapter = ChapterId(n % book.chapters.len() as u8);
            let setup = web::NewGame::fill(book, chapter).setup();
            let mut game = Game::new(Arc::clone(book), &setup, &[n; 32], &mut Deaf).expect("a game");
            let mut random = Stream::derive(&[n; 32], "walk");
            for _ in 0..150 {
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
                        assert_eq!(points - after.board().turn().points(), reached.cost, "{}", reached.space);
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
