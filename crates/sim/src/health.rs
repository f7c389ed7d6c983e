//! A chapter's health check: winnable, losable, of reasonable length for every party, no mouse useless, difficulty in
//! order.

use crate::plan::{Party, Plan, PlanError, Seat};
use crate::play::run;
use crate::summary::{Summary, wilson};
use engine::Book;
use engine::id::{ChapterId, MouseId};
use engine::options::Difficulty;
use serde::Serialize;
use std::sync::Arc;

/// What is asked of a chapter. Shares are compared with the interval of what was measured, so that chance alone
/// does not fail a check.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bands {
    /// Win rate of `sensible`, at least.
    pub win_low: f64,
    /// Win rate of `sensible`, at most.
    pub win_high: f64,
    /// Rounds on average, at most.
    pub rounds_high: f64,
    /// Rounds on average, at least.
    pub rounds_low: f64,
    /// A mouse may move the win rate by so much, at most.
    pub mouse_spread: f64,
}

impl Default for Bands {
    fn default() -> Bands {
        Bands { win_low: 0.25, win_high: 0.9, rounds_high: 30.0, rounds_low: 4.0, mouse_spread: 0.3 }
    }
}

/// Something that is wrong with a chapter.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "finding")]
pub enum Finding {
    /// Nobody wins.
    NeverWon,
    /// Nobody loses, not even `random`.
    NeverLost,
    /// Won too seldom or too often.
    WinRate {
        /// Measured.
        rate: f64,
        /// Its interval.
        low: f64,
        /// Its interval.
        high: f64,
    },
    /// Games that do not end.
    Stuck {
        /// Whose games.
        party: String,
        /// How many.
        games: u64,
    },
    /// Too short or too long.
    Length {
        /// Whose games.
        party: String,
        /// Rounds on average.
        rounds: f64,
    },
    /// With this mouse the party does much better or worse than without.
    Mouse {
        /// Who.
        mouse: String,
        /// Win rate with it.
        with: f64,
        /// Win rate without it.
        without: f64,
    },
    /// The easier setting is won less often than the harder one.
    Difficulty {
        /// The easier one.
        easier: String,
        /// The harder one.
        harder: String,
    },
}

/// The state of a chapter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Health {
    /// The chapter.
    pub chapter: String,
    /// Drawn parties, `sensible`.
    pub sensible: Summary,
    /// Drawn parties, `random`.
    pub random: Summary,
    /// Win rates by difficulty, easiest first.
    pub by_difficulty: Vec<(String, f64)>,
    /// Win rates by party.
    pub by_party: Vec<(String, f64)>,
    /// What is wrong; nothing if all is well.
    pub findings: Vec<Finding>,
}

/// Checks the chapters of a story with so many games for each setting.
pub fn health(
    book: &Arc<Book>,
    story: &str,
    games: u64,
    seed: u64,
    bands: Bands,
    progress: impl Fn(&str),
) -> Result<Vec<Health>, PlanError> {
    let chapters: Vec<usize> =
        (0..book.chapters.len()).filter(|c| book.chapters[*c].story == story).collect();
    if chapters.is_empty() {
        let mut known: Vec<&str> = book.chapters.iter().map(|c| c.story.as_str()).collect();
        known.dedup();
        return Err(PlanError::Chapter { name: story.to_string(), known: known.join(", ") });
    }
    let mut out = Vec::new();
    for at in chapters {
        progress(&book.chapters[at].name);
        out.push(chapter(book, ChapterId(at as u8), games, seed, bands)?);
    }
    Ok(out)
}

fn chapter(
    book: &Arc<Book>,
    id: ChapterId,
    games: u64,
    seed: u64,
    bands: Bands,
) -> Result<Health, PlanError> {
    let name = book.chapters[id.ix()].name.clone();
    let plan = Plan::new(book, &name, "sensible", games, seed)?;
    let play = |plan: &Plan| run(book, plan, |_| {});
    let sensible = play(&plan)?;
    let random = play(&Plan { policies: vec!["random".into()], ..plan.clone() })?;
    let mut findings = Vec::new();
    if sensible.wins == 0 {
        findings.push(Finding::NeverWon);
    }
    if sensible.wins == sensible.games && random.wins == random.games {
        findings.push(Finding::NeverLost);
    }
    let (rate, low, high) = (sensible.win_rate, sensible.win_rate_low, sensible.win_rate_high);
    if high < bands.win_low || low > bands.win_high {
        findings.push(Finding::WinRate { rate, low, high });
    }
    length(&mut findings, "any", &sensible, bands);
    let mut by_party = Vec::new();
    let share = (games / 4).max(20);
    for party in parties(book, id) {
        let seats = party.iter().map(|m| Seat { mouse: *m, abilities: Vec::new(), kept: Vec::new() });
        let s = play(&Plan { party: Party::Seats(seats.collect()), games: share, ..plan.clone() })?;
        let label = party.iter().map(|m| book.mice[m.ix()].name.as_str()).collect::<Vec<_>>().join("+");
        length(&mut findings, &label, &s, bands);
        by_party.push((label, party, s));
    }
    for mouse in (0..book.mice.len() as u8).map(MouseId) {
        let sum = |has: bool| {
            let of = by_party.iter().filter(|(_, p, _)| p.contains(&mouse) == has);
            of.fold((0, 0), |(w, g), (_, _, s)| (w + s.wins, g + s.games))
        };
        let ((wins_with, with), (wins_without, without)) = (sum(true), sum(false));
        if with == 0 || without == 0 {
            continue;
        }
        let ((low_a, high_a), (low_b, high_b)) = (wilson(wins_with, with), wilson(wins_without, without));
        if low_a - high_b > bands.mouse_spread || low_b - high_a > bands.mouse_spread {
            findings.push(Finding::Mouse {
                mouse: book.mice[mouse.ix()].name.clone(),
                with: wins_with as f64 / with as f64,
                without: wins_without as f64 / without as f64,
            });
        }
    }
    let mut by_difficulty: Vec<(String, Summary)> = Vec::new();
    for difficulty in Difficulty::ALL {
        let mut plan = plan.clone();
        plan.options.difficulty = difficulty;
        by_difficulty.push((difficulty.name().to_string(), play(&plan)?));
    }
    for pair in by_difficulty.windows(2) {
        let ((easier, a), (harder, b)) = (&pair[0], &pair[1]);
        if a.win_rate_high < b.win_rate_low {
            findings.push(Finding::Difficulty { easier: easier.clone(), harder: harder.clone() });
        }
    }
    Ok(Health {
        chapter: name,
        sensible,
        random,
        by_difficulty: by_difficulty.into_iter().map(|(d, s)| (d, s.win_rate)).collect(),
        by_party: by_party.into_iter().map(|(label, _, s)| (label, s.win_rate)).collect(),
        findings,
    })
}

fn length(findings: &mut Vec<Finding>, party: &str, s: &Summary, bands: Bands) {
    if s.stuck > 0 {
        findings.push(Finding::Stuck { party: party.to_string(), games: s.stuck });
    }
    if s.rounds_mean > bands.rounds_high || s.rounds_mean < bands.rounds_low {
        findings.push(Finding::Length { party: party.to_string(), rounds: s.rounds_mean });
    }
}

/// Every party a chapter allows.
fn parties(book: &Book, chapter: ChapterId) -> Vec<Vec<MouseId>> {
    let rules = &book.chapters[chapter.ix()].party;
    let fits = |set: u8| {
        set.count_ones() == u32::from(rules.size) && set & !rules.allowed == 0 && rules.required & !set == 0
    };
    let all = 0..1u16 << book.mice.len();
    let sets = all.map(|s| s as u8).filter(|s| fits(*s));
    sets.map(|s| (0..book.mice.len() as u8).map(MouseId).filter(|m| s >> m.0 & 1 == 1).collect()).collect()
}
