//! How strong the policies are: each on its own, and pairs of them with the same seeds.

use crate::balance::rounded;
use crate::compare::{Split, compare, split};
use crate::plan::{Plan, PlanError};
use crate::summary::Summary;
use crate::tongue::Filling;
use engine::Book;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The policies on one chapter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Strength {
    /// The chapter.
    pub chapter: String,
    /// The story book it stands in.
    pub story: String,
    /// Options that differ from the default.
    pub options: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// Each policy on its own, weakest first.
    pub policies: Vec<PolicyLine>,
    /// Neighbours in strength, paired.
    pub pairs: Vec<PairLine>,
}

/// A policy on a chapter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct PolicyLine {
    pub policy: String,
    pub games: u64,
    pub win_rate: f64,
    pub win_rate_low: f64,
    pub win_rate_high: f64,
    pub rounds_mean: f64,
    pub decisions_mean: f64,
    pub captures_mean: f64,
    pub games_per_cpu_second: f64,
}

/// Two policies with the same seeds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct PairLine {
    pub stronger: String,
    pub weaker: String,
    pub games: u64,
    pub stronger_rate: f64,
    pub weaker_rate: f64,
    pub only_stronger: u64,
    pub only_weaker: u64,
    pub difference: f64,
    pub difference_low: f64,
    pub difference_high: f64,
    pub p_value: f64,
    pub cpu_seconds_per_pair: f64,
}

/// Measures `random` against `sensible` with the games of the plan, and `search` against `sensible` with so many pairs;
/// none leaves it out. `progress` hears what is being played, as the key of a sentence and what fills it.
pub fn strength(
    book: &Arc<Book>,
    plan: &Plan,
    search_pairs: u64,
    progress: impl Fn(&'static str, Filling),
) -> Result<Strength, PlanError> {
    let of = |policy: &str, games| Plan { policies: vec![policy.to_string()], games, ..plan.clone() };
    let chapter = &book.chapters[plan.chapter.ix()].name;
    let (mut policies, mut pairs) = (Vec::new(), Vec::new());
    for (weaker, stronger, games) in
        [("random", "sensible", plan.games), ("sensible", "search", search_pairs)]
    {
        if games == 0 {
            continue;
        }
        let between = vec![
            ("chapter", chapter.as_str().into()),
            ("pairs", games.into()),
            ("weaker", weaker.into()),
            ("stronger", stronger.into()),
        ];
        progress("lab-playing-pairs", between);
        let c = compare(book, &of(stronger, games), &of(weaker, games), |_| {})?;
        for s in [&c.first, &c.second].into_iter().filter(|s| s.stuck > 0) {
            let stuck = vec![("policy", s.policy.as_str().into()), ("games", s.stuck.into())];
            progress("lab-playing-stuck", stuck);
        }
        if policies.is_empty() {
            policies.push(line(&c.second));
        }
        policies.push(line(&c.first));
        pairs.push(PairLine {
            stronger: stronger.to_string(),
            weaker: weaker.to_string(),
            games,
            stronger_rate: rounded(c.first.win_rate),
            weaker_rate: rounded(c.second.win_rate),
            only_stronger: c.only_first,
            only_weaker: c.only_second,
            difference: rounded(c.difference),
            difference_low: rounded(c.difference_low),
            difference_high: rounded(c.difference_high),
            p_value: rounded(c.p_value),
            cpu_seconds_per_pair: rounded((c.first.cpu_seconds + c.second.cpu_seconds) / games as f64),
        });
    }
    let options = plan.options.list().iter().map(|(k, v)| format!("{k}={v}")).collect();
    let story = book.chapters[plan.chapter.ix()].story.clone();
    Ok(Strength { chapter: chapter.clone(), story, options, seed: plan.seed, policies, pairs })
}

impl PairLine {
    /// The same two policies on several chapters, taken together; none if they met on fewer than two.
    pub fn together(lines: &[&PairLine]) -> Option<PairLine> {
        let [first, _, ..] = lines else { return None };
        let games: u64 = lines.iter().map(|l| l.games).sum();
        let mean = |value: fn(&PairLine) -> f64| {
            rounded(lines.iter().map(|l| value(l) * l.games as f64).sum::<f64>() / games.max(1) as f64)
        };
        let only_stronger = lines.iter().map(|l| l.only_stronger).sum();
        let only_weaker = lines.iter().map(|l| l.only_weaker).sum();
        let Split { difference, low, high, p_value } = split(games, only_stronger, only_weaker);
        Some(PairLine {
            stronger: first.stronger.clone(),
            weaker: first.weaker.clone(),
            games,
            stronger_rate: mean(|l| l.stronger_rate),
            weaker_rate: mean(|l| l.weaker_rate),
            only_stronger,
            only_weaker,
            difference: rounded(difference),
            difference_low: rounded(low),
            difference_high: rounded(high),
            p_value: rounded(p_value),
            cpu_seconds_per_pair: mean(|l| l.cpu_seconds_per_pair),
        })
    }
}

fn line(s: &Summary) -> PolicyLine {
    PolicyLine {
        policy: s.policy.clone(),
        games: s.games,
        win_rate: rounded(s.win_rate),
        win_rate_low: rounded(s.win_rate_low),
        win_rate_high: rounded(s.win_rate_high),
        rounds_mean: rounded(s.rounds_mean),
        decisions_mean: rounded(s.decisions_mean),
        captures_mean: rounded(s.captures_mean),
        games_per_cpu_second: rounded(s.games_per_cpu_second),
    }
}
