//! Walking several spaces with one click, by the names of spaces.

use engine::{Choice, Game};

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
pub fn meant<'t>(game: &Game, typed: &'t str) -> Option<&'t str> {
    let space = match game.parse(typed) {
        Some(step @ Choice::Step(_)) if game.why_not(step).is_some() => typed.strip_prefix("move")?.trim(),
        Some(_) => return None,
        None => typed,
    };
    path(game, space).is_some().then_some(space)
}
