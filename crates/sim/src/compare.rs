//! Two settings with paired seeds: is the difference real?

use crate::plan::{Plan, PlanError};
use crate::play::{game, in_pool};
use crate::summary::{Clock, Summary};
use crate::tally::Tally;
use engine::Book;
use rayon::prelude::*;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Two summaries and the test of their difference.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The first setting.
    pub first: Summary,
    /// The second setting, game by game with the same seeds.
    pub second: Summary,
    /// Games only the first won.
    pub only_first: u64,
    /// Games only the second won.
    pub only_second: u64,
    /// Win rate of the first minus that of the second.
    pub difference: f64,
    /// Its interval, 95 of 100.
    pub difference_low: f64,
    /// See `difference_low`.
    pub difference_high: f64,
    /// How likely so uneven a split of the games that differ would be if nothing were behind it (McNemar's exact
    /// test for few games, with the normal curve for many).
    pub p_value: f64,
    /// Whether the difference is real, at 5 in 100.
    pub real: bool,
}

/// Plays both plans with the games and the seed of the first; `progress` hears how many pairs are done.
pub fn compare(
    book: &Arc<Book>,
    first: &Plan,
    second: &Plan,
    progress: impl Fn(u64) + Sync,
) -> Result<Comparison, PlanError> {
    compare_books((book, first), (book, second), progress)
}

/// Both tallies, and the pairs by who won: neither, the second, the first, both.
type Half = (Tally, Tally, [u64; 4]);

/// As [`compare`], for two books: a changed card against the card as it is.
pub fn compare_books(
    (book_a, a): (&Arc<Book>, &Plan),
    (book_b, b): (&Arc<Book>, &Plan),
    progress: impl Fn(u64) + Sync,
) -> Result<Comparison, PlanError> {
    a.check(book_a)?;
    // A changed book may number its chapters anew.
    let name = &book_a.chapters[a.chapter.ix()].name;
    let chapter = Plan::new(book_b, name, "random", 1, 1)?.chapter;
    let b = &Plan { chapter, games: a.games, seed: a.seed, ..b.clone() };
    b.check(book_b)?;
    let empty = || (Tally::of(book_a), Tally::of(book_b), [0; 4]);
    // Nanoseconds that went by for each of the two: by their ratio the processor time is shared out.
    let went_by = [AtomicU64::new(0), AtomicU64::new(0)];
    let timed = |which: usize, book, plan, index, tally| {
        let start = Instant::now();
        let out = game(book, plan, index, tally);
        went_by[which].fetch_add(start.elapsed().as_nanos() as u64, Ordering::Relaxed);
        out
    };
    let done = AtomicU64::new(0);
    let clock = Clock::start();
    let (tally_a, tally_b, pairs): Half = in_pool(a.threads, || {
        (0..a.games)
            .into_par_iter()
            .fold(empty, |(ta, tb, mut pairs): Half, index| {
                let (ta, won_a) = timed(0, book_a, a, index, ta);
                let (tb, won_b) = timed(1, book_b, b, index, tb);
                pairs[usize::from(won_a) * 2 + usize::from(won_b)] += 1;
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                (ta, tb, pairs)
            })
            .reduce(empty, |x, y| {
                let mut pairs = x.2;
                pairs.iter_mut().zip(y.2).for_each(|(a, b)| *a += b);
                (x.0.plus(&y.0), x.1.plus(&y.1), pairs)
            })
    })?;
    let cpu = clock.cpu_seconds();
    let [wall_a, wall_b] = went_by.map(|n| n.into_inner() as f64);
    let cpu_a = cpu * wall_a / (wall_a + wall_b).max(1.0);
    let (only_first, only_second) = (pairs[2], pairs[1]);
    let Split { difference, low, high, p_value } = split(a.games, only_first, only_second);
    Ok(Comparison {
        first: Summary::of(book_a, a, &tally_a, cpu_a),
        second: Summary::of(book_b, b, &tally_b, cpu - cpu_a),
        only_first,
        only_second,
        difference,
        difference_low: low,
        difference_high: high,
        p_value,
        real: p_value < 0.05,
    })
}

/// What pairs of games say: the difference of the win rates, its interval (95 of 100) and how likely chance alone is.
pub(crate) struct Split {
    pub(crate) difference: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) p_value: f64,
}

/// Judges so many pairs, of which some were won only by the first and some only by the second.
pub(crate) fn split(games: u64, only_first: u64, only_second: u64) -> Split {
    let n = games.max(1) as f64;
    let difference = (only_first as f64 - only_second as f64) / n;
    let discordant = (only_first + only_second) as f64;
    let deviation = ((discordant / n - difference * difference).max(0.0) / n).sqrt();
    Split {
        difference,
        low: difference - 1.96 * deviation,
        high: difference + 1.96 * deviation,
        p_value: mcnemar(only_first, only_second),
    }
}

/// The two-sided chance of a split at least so uneven.
fn mcnemar(a: u64, b: u64) -> f64 {
    let n = a + b;
    if n == 0 {
        return 1.0;
    }
    if n > 200 {
        let z = ((a as f64 - b as f64).abs() - 1.0).max(0.0) / (n as f64).sqrt();
        return two_sided(z);
    }
    let mut term = 0.5_f64.powi(n as i32);
    let mut tail = 0.0;
    for k in 0..=a.min(b) {
        tail += term;
        term *= (n - k) as f64 / (k + 1) as f64;
    }
    (2.0 * tail).min(1.0)
}

/// Both tails of the normal curve beyond `z` (Abramowitz and Stegun 26.2.17).
fn two_sided(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z);
    let poly = t
        * (0.319_381_530
            + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    let density = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    (2.0 * density * poly).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_split_is_no_difference() {
        assert!(mcnemar(10, 10) > 0.99);
        assert!((mcnemar(0, 0) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn ten_to_nothing_is_one_in_five_hundred() {
        assert!((mcnemar(10, 0) - 2.0 / 1024.0).abs() < 1e-6);
    }

    #[test]
    fn two_deviations_leave_four_and_a_half_in_a_hundred() {
        assert!((two_sided(2.0) - 0.0455).abs() < 0.0002);
    }
}
