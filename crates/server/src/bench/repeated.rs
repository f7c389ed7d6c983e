//! The same work, done many times.
//!
//! A neighbour on the same physical core makes everything take up to twice as long, for moments or for minutes, and is
//! never seen from within a virtual machine. It only ever adds. So the same choices are made again and again: what each
//! stretch of them took in the middle is the figure, and what it took at best, told beside it, is the program's share.

use std::collections::BTreeMap;

/// How long stretches of some games took, each time they were played.
#[derive(Default)]
pub(super) struct Repeated(BTreeMap<(u64, usize), Stretch>);

/// Some choices in a row.
struct Stretch {
    choices: u32,
    /// Seconds on the clock, and of the server's threads.
    times: [Vec<f64>; 2],
}

impl Repeated {
    /// A stretch was played: by game and place, how many choices, how long on the clock and on the server's threads.
    pub(super) fn add(&mut self, which: (u64, usize), choices: u32, seconds: [f64; 2]) {
        let stretch = self.0.entry(which).or_insert(Stretch { choices, times: [Vec::new(), Vec::new()] });
        assert_eq!(stretch.choices, choices, "the same games take the same choices");
        stretch.times.iter_mut().zip(seconds).for_each(|(times, time)| times.push(time));
    }

    /// Seconds for a choice, where each stretch took what `of` takes from its sorted times.
    fn each(&self, clock: usize, of: impl Fn(&[f64]) -> f64) -> f64 {
        let seconds = self.0.values().map(|stretch| {
            let mut times = stretch.times[clock].clone();
            times.sort_by(f64::total_cmp);
            of(&times)
        });
        let choices: u32 = self.0.values().map(|stretch| stretch.choices).sum();
        seconds.sum::<f64>() / f64::from(choices.max(1))
    }

    /// Choices a second, as it usually was.
    pub(super) fn choices_per_second(&self) -> f64 {
        1.0 / self.each(0, middle)
    }

    /// Milliseconds of the server's threads for a choice, as it usually was.
    pub(super) fn cpu_ms(&self) -> f64 {
        self.each(1, middle) * 1000.0
    }

    /// The same at best, as if nobody else wanted the processor.
    pub(super) fn undisturbed_ms(&self) -> f64 {
        self.each(1, |times| times[0]) * 1000.0
    }
}

fn middle(sorted: &[f64]) -> f64 {
    sorted[sorted.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_neighbour_is_told_from_the_work() {
        let mut repeated = Repeated::default();
        // Two stretches of different length and weight, each disturbed at another time.
        for (first, second) in [(4.0, 1.0), (2.0, 3.0), (4.0, 2.0)] {
            repeated.add((0, 0), 2, [10.0, first]);
            repeated.add((0, 1), 8, [20.0, second]);
        }
        assert!((repeated.undisturbed_ms() - 300.0).abs() < 1e-9, "(2 + 1) / 10 seconds");
        assert!((repeated.cpu_ms() - 600.0).abs() < 1e-9, "(4 + 2) / 10 seconds");
        assert!((repeated.choices_per_second() - 10.0 / 30.0).abs() < 1e-9);
    }
}
