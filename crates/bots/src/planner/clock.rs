//! How much time is left: the hourglass, and counters that run towards defeat by themselves.

use super::aims::rules;
use super::truth::all_hold;
use engine::book::{Chapter, Cond, Effect, Num, When};
use engine::id::CounterId;
use engine::{Board, Book};

/// Cheese that makes the hourglass move.
pub(super) const WHEEL: i32 = 6;
/// Cheese that a round puts on the wheel, in halves: one for its end, and what minions bring.
pub(super) const HALVES_A_ROUND: i32 = 3;

/// A rule that brings defeat nearer with every round.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    counter: CounterId,
    /// Where defeat is.
    n: u8,
    a_round: u8,
    /// As long as these hold.
    conditions: Vec<Cond>,
}

impl Clock {
    /// The clocks of a chapter, by the counters that bring defeat in it.
    pub(super) fn all(book: &Book, chapter: &Chapter, dreads: &[(CounterId, bool, u8)]) -> Vec<Clock> {
        let mut clocks = Vec::new();
        for rule in rules(chapter).map(|ix| &book.rules[ix.0 as usize]) {
            if rule.when != When::RoundStarts || rule.optional {
                continue;
            }
            for effect in &book.blocks[rule.effects.0 as usize] {
                for (counter, rising, n) in dreads {
                    let a_round = match effect {
                        Effect::Add(c, Num::Is(by)) if c == counter && *rising => *by,
                        Effect::Take(c, Num::Is(by)) if c == counter && !rising => *by,
                        _ => continue,
                    };
                    let conditions = rule.conditions.clone();
                    clocks.push(Clock { counter: *counter, n: *n, a_round, conditions });
                }
            }
        }
        clocks
    }

    /// Rounds until defeat, if it runs now.
    pub(super) fn rounds(&self, board: &Board, book: &Book) -> Option<i32> {
        let runs = all_hold(&self.conditions, board, book, None) == Some(true);
        let way = i32::from(board.counter(self.counter).abs_diff(self.n));
        runs.then(|| way / i32::from(self.a_round.max(1)))
    }
}
