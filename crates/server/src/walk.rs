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
            for &to in &steps {
                let choice = Choice::Step(to);
                // A step costs something: what was reached for as little need not be tried again.
                if here == Some(to) || out.iter().any(|(r, _)| r.step == choice && r.cost <= so_far + 1) {
                    continue;
                }
                let mut after = Box::new(game.clone());
                told.clear();
                after.play_listed(choice, &mut told);
                let space = start.space_name(tile, to).to_string();
                let cost = points.saturating_sub(after.board().turn().points());
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
                found.push((Reached { space, cost, step: choice, from: next }, goes_on.then_some(after)));
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
