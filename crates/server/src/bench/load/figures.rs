//! What was measured: every time by the second for which it was meant, and what that comes to.

use super::LoadPlan;
use serde::Serialize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Times of one kind, each with the moment it counts from.
#[derive(Debug)]
pub(super) struct Samples(Mutex<Kept>);

#[derive(Debug)]
struct Kept {
    began: Instant,
    /// By second, in microseconds.
    by_second: Vec<Vec<u32>>,
}

impl Samples {
    /// None yet.
    pub(super) fn new(began: Instant) -> Samples {
        Samples(Mutex::new(Kept { began, by_second: Vec::new() }))
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first second begins now; what was before is forgotten.
    pub(super) fn begin(&self, began: Instant) {
        *self.kept() = Kept { began, by_second: Vec::new() };
    }

    /// Something was meant for one moment and done at another.
    pub(super) fn add(&self, meant: Instant, done: Instant) {
        let mut kept = self.kept();
        let second = meant.saturating_duration_since(kept.began).as_secs() as usize;
        let micros = done.saturating_duration_since(meant).as_micros();
        if kept.by_second.len() <= second {
            kept.by_second.resize_with(second + 1, Vec::new);
        }
        kept.by_second[second].push(u32::try_from(micros).unwrap_or(u32::MAX));
    }

    fn second(&self, second: usize) -> Vec<u32> {
        self.kept().by_second.get(second).cloned().unwrap_or_default()
    }
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Times {
    /// How many there were.
    pub count: usize,
    /// Half of them took no longer.
    pub p50: f64,
    /// Ninety-nine of a hundred took no longer.
    pub p99: f64,
    /// All but one of a thousand took no longer.
    pub p999: f64,
    /// The longest.
    pub max: f64,
}

impl Times {
    /// What these microseconds come to.
    pub(super) fn of(mut micros: Vec<u32>) -> Times {
        micros.sort_unstable();
        let at = |share: f64| {
            let rank = (share * micros.len() as f64).ceil() as usize;
            micros.get(rank.saturating_sub(1)).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Times { count: micros.len(), p50: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1.0) }
    }
}

/// A server in one second.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct NodeSecond {
    /// Bytes of memory it held.
    pub memory: u64,
    /// Cores it kept busy.
    pub cores: f64,
}

/// One second of a run.
#[derive(Clone, Debug, Default, Serialize)]
pub struct LoadSecond {
    /// From when a choice was meant to be made until it was acknowledged.
    pub answered: Times,
    /// The same until a tab had shown it.
    pub seen: Times,
    /// The servers.
    pub nodes: Vec<NodeSecond>,
    /// Cores that the crowd itself kept busy.
    pub crowd_cores: f64,
    /// Streams that were open.
    pub streams: u64,
}

/// What a run came to. Seconds before it counted are in the curves and in nothing else.
#[derive(Clone, Debug, Serialize)]
pub struct LoadFigures {
    /// What was done.
    pub plan: LoadPlan,
    /// Choices that were meant to be made.
    pub meant: u64,
    /// From when a choice was meant to be made until it was acknowledged.
    pub answered: Times,
    /// The same until a tab had shown it.
    pub seen: Times,
    /// How late the crowd itself was.
    pub late: Times,
    /// Choices that were refused or not answered, at any time of the run.
    pub failed: u64,
    /// Why the first of them failed.
    pub first_failure: Option<String>,
    /// Acknowledged choices that no tab had shown in the end.
    pub unseen: u64,
    /// Streams that the server ended or refused.
    pub broken: u64,
    /// Games that began because another ended, and how long that took.
    pub begun: Times,
    /// Tables that somebody came back to, and how long their page took: the game was asleep.
    pub opened: Times,
    /// Server time for a choice, all servers together, in milliseconds; with everything else they did meanwhile.
    pub cpu_ms_per_choice: f64,
    /// How much more memory the servers held at most in the last quarter than in the second.
    pub growth: f64,
    /// Second by second, from the first on.
    pub seconds: Vec<LoadSecond>,
    /// For each table the last record that was acknowledged.
    #[serde(skip)]
    pub acknowledged: Vec<(String, u64)>,
}

impl LoadFigures {
    /// Bytes of memory that all servers held together in the last second.
    pub fn memory(&self) -> u64 {
        self.seconds.last().map_or(0, memory)
    }
}

fn memory(second: &LoadSecond) -> u64 {
    second.nodes.iter().map(|node| node.memory).sum()
}

/// The second-by-second figures of the times; memory and cores are filled in by whoever watched them.
pub(super) fn curves(answered: &Samples, seen: &Samples, watched: Vec<LoadSecond>) -> Vec<LoadSecond> {
    let curve = |(n, second): (usize, LoadSecond)| LoadSecond {
        answered: Times::of(answered.second(n)),
        seen: Times::of(seen.second(n)),
        ..second
    };
    watched.into_iter().enumerate().map(curve).collect()
}

/// All times that count.
pub(super) fn counted(samples: &Samples, plan: &LoadPlan) -> Times {
    let seconds = plan.warm as usize..plan.whole_seconds() as usize;
    Times::of(seconds.flat_map(|second| samples.second(second)).collect())
}

/// How much more memory was held at most in the last quarter of these seconds than in the second one: until then
/// everything that is kept had time to be filled.
pub(super) fn growth(seconds: &[LoadSecond]) -> f64 {
    let quarter = seconds.len() / 4;
    let most = |part: &[LoadSecond]| part.iter().map(memory).max().unwrap_or(0) as f64;
    if quarter == 0 {
        return 1.0;
    }
    most(&seconds[3 * quarter..]) / most(&seconds[quarter..2 * quarter]).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_time_stands_for_its_share() {
        let times = Times::of((1..=1000).map(|n| n * 1000).rev().collect());
        assert_eq!(times, Times { count: 1000, p50: 500.0, p99: 990.0, p999: 999.0, max: 1000.0 });
        assert_eq!(Times::of(Vec::new()), Times::default());
        assert_eq!(Times::of(vec![7000]).p99.round() as u32, 7);
    }

    #[test]
    fn what_was_meant_for_a_second_counts_there_however_late_it_was_done() {
        let began = Instant::now();
        let samples = Samples::new(began);
        let meant = began + Duration::from_millis(2500);
        samples.add(meant, meant + Duration::from_secs(9));
        assert_eq!(samples.second(2), [9_000_000]);
        let plan = LoadPlan { tables: 1, streams: 0, rate: 1, warm: 2, seconds: 1 };
        assert_eq!(counted(&samples, &plan).count, 1);
        assert_eq!(counted(&samples, &LoadPlan { warm: 3, ..plan }).count, 0);
    }

    #[test]
    fn memory_that_grows_is_told_from_memory_that_fills() {
        let of = |bytes: &[u64]| {
            let second = |memory: &u64| LoadSecond {
                nodes: vec![NodeSecond { memory: *memory, cores: 0.0 }],
                ..LoadSecond::default()
            };
            bytes.iter().map(second).collect::<Vec<_>>()
        };
        assert!((growth(&of(&[10, 60, 90, 100, 100, 100, 90, 100])) - 1.0).abs() < 1e-9);
        assert!((growth(&of(&[10, 20, 30, 40, 50, 60, 70, 80])) - 2.0).abs() < 1e-9);
    }
}
