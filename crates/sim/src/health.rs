//! A chapter's health check: is it what its book says it should be? Winnable, losable, of the stated length, no party
//! hopeless, no mouse useless, difficulties in order.

use crate::plan::{PartyMember, PartyPlan, Plan, PlanError};
use crate::play::run;
use crate::summary::{Summary, wilson};
use crate::tongue::{Filling, FillingValue, Tongue};
use content::Bands;
use engine::Book;
use engine::id::{ChapterId, MouseId};
use engine::options::Difficulty;
use serde::Serialize;
use std::sync::Arc;

/// Parties drawn anew for every game.
const ANY: &str = "any";

/// Something that is wrong with a chapter. Whatever is measured is compared with its interval, so that chance alone
/// seldom fails a check.
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
    /// A party that hardly ever wins.
    Hopeless {
        /// Whose games.
        party: String,
        /// Measured.
        rate: f64,
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
    /// The easier setting is not easier by as much as the book says.
    Difficulty {
        /// The easier one.
        easier: String,
        /// The harder one.
        harder: String,
        /// Win rate of the easier one minus that of the harder one.
        difference: f64,
    },
}

impl Finding {
    /// The key of its sentence and what fills it.
    pub(crate) fn told(&self, t: &Tongue) -> (&'static str, Filling) {
        let percent = |share: f64| FillingValue::from(t.percent(share));
        let who = |party: &str| match party {
            ANY => FillingValue::from(t.say("lab-party-drawn")),
            _ => party.split('+').map(|m| t.name("mouse", m)).collect::<Vec<_>>().join(", ").into(),
        };
        let level = |name: &str| FillingValue::from(t.name("variant-difficulty", name));
        match self {
            Finding::NeverWon => ("lab-finding-never-won", vec![]),
            Finding::NeverLost => ("lab-finding-never-lost", vec![]),
            Finding::WinRate { rate, low, high } => (
                "lab-finding-win-rate",
                vec![("rate", percent(*rate)), ("low", percent(*low)), ("high", percent(*high))],
            ),
            Finding::Hopeless { party, rate } => {
                ("lab-finding-hopeless", vec![("party", who(party)), ("rate", percent(*rate))])
            }
            Finding::Stuck { party, games } => {
                ("lab-finding-stuck", vec![("party", who(party)), ("games", t.count(*games).into())])
            }
            Finding::Length { party, rounds } => {
                ("lab-finding-length", vec![("party", who(party)), ("rounds", t.number(*rounds, 1).into())])
            }
            Finding::Mouse { mouse, with, without } => (
                "lab-finding-mouse",
                vec![
                    ("mouse", t.name("mouse", mouse).into()),
                    ("with", percent(*with)),
                    ("without", percent(*without)),
                ],
            ),
            Finding::Difficulty { easier, harder, difference } => (
                "lab-finding-difficulty",
                vec![
                    ("easier", level(easier)),
                    ("harder", level(harder)),
                    ("points", t.points(*difference).into()),
                ],
            ),
        }
    }
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

/// Checks the chapters of a story with so many games for each setting, against what its book asks of them.
pub fn health(
    book: &Arc<Book>,
    story: &str,
    games: u64,
    seed: u64,
    asked: &[Bands],
    threads: Option<usize>,
    progress: impl Fn(&str),
) -> Result<Vec<Health>, PlanError> {
    let chapters: Vec<usize> =
        (0..book.chapters.len()).filter(|c| book.chapters[*c].story == story).collect();
    if games == 0 {
        return Err(PlanError::NoGames);
    }
    if chapters.is_empty() {
        let mut known: Vec<&str> = book.chapters.iter().map(|c| c.story.as_str()).collect();
        known.sort_unstable();
        known.dedup();
        return Err(PlanError::Chapter { name: story.to_string(), known: known.join(", ") });
    }
    let mut out = Vec::new();
    for at in chapters {
        let name = &book.chapters[at].name;
        progress(name);
        let said = asked.iter().find(|b| b.chapter == *name).cloned();
        let asked = said.unwrap_or_else(|| Bands::unsaid(name));
        let plan = Plan { threads, ..Plan::new(book, name, "sensible", games, seed)? };
        out.push(chapter(book, &plan, &asked)?);
    }
    Ok(out)
}

fn chapter(book: &Arc<Book>, plan: &Plan, asked: &Bands) -> Result<Health, PlanError> {
    let play = |plan: &Plan| run(book, plan, |_| {});
    let mut by_difficulty: Vec<(Difficulty, Summary)> = Vec::new();
    for difficulty in Difficulty::ALL {
        let mut plan = plan.clone();
        plan.options.difficulty = difficulty;
        by_difficulty.push((difficulty, play(&plan)?));
    }
    let printed = by_difficulty.iter().find(|(d, _)| *d == Difficulty::default());
    let sensible = printed.expect("the default is one of all").1.clone();
    let random = play(&Plan { policies: vec!["random".into()], ..plan.clone() })?;
    let mut findings = Vec::new();
    if sensible.wins == 0 {
        findings.push(Finding::NeverWon);
    }
    if sensible.wins == sensible.games && random.wins == random.games {
        findings.push(Finding::NeverLost);
    }
    let (rate, low, high) = (sensible.win_rate, sensible.win_rate_low, sensible.win_rate_high);
    if high < share(asked.wins.0) || low > share(asked.wins.1) {
        findings.push(Finding::WinRate { rate, low, high });
    }
    length(&mut findings, ANY, &sensible, asked);
    // Whoever plays without aim must come to an end too.
    if sensible.stuck == 0 && random.stuck > 0 {
        findings.push(Finding::Stuck { party: ANY.to_string(), games: random.stuck });
    }
    let by_party = parties_played(book, plan)?;
    for (label, _, s) in &by_party {
        length(&mut findings, label, s, asked);
        if s.win_rate_high < share(asked.weakest) {
            findings.push(Finding::Hopeless { party: label.clone(), rate: s.win_rate });
        }
    }
    mice(&mut findings, book, &by_party, asked);
    for (pair, points) in by_difficulty.windows(2).zip([asked.storybook, asked.heroic]) {
        let ((easier, a), (harder, b)) = (&pair[0], &pair[1]);
        let difference = a.win_rate - b.win_rate;
        if difference + error_of_difference(a, b) < share(points) {
            findings.push(Finding::Difficulty {
                easier: easier.name().into(),
                harder: harder.name().into(),
                difference,
            });
        }
    }
    Ok(Health {
        chapter: asked.chapter.clone(),
        sensible,
        random,
        by_difficulty: by_difficulty.into_iter().map(|(d, s)| (d.name().into(), s.win_rate)).collect(),
        by_party: by_party.into_iter().map(|(label, _, s)| (label, s.win_rate)).collect(),
        findings,
    })
}

fn share(points: u8) -> f64 {
    f64::from(points) / 100.0
}

/// Half the 95 in 100 interval of the difference of two win rates. A rate of 0 or 1 is taken for half a game off it, or
/// a small sample would be sure of itself.
fn error_of_difference(a: &Summary, b: &Summary) -> f64 {
    let variance = |s: &Summary| {
        let n = s.games.max(1) as f64;
        let p = s.win_rate.clamp(0.5 / n, 1.0 - 0.5 / n);
        p * (1.0 - p) / n
    };
    1.96 * (variance(a) + variance(b)).sqrt()
}

fn length(findings: &mut Vec<Finding>, party: &str, s: &Summary, asked: &Bands) {
    if s.stuck > 0 {
        findings.push(Finding::Stuck { party: party.to_string(), games: s.stuck });
    }
    let error = 1.96 * s.rounds_deviation / (s.games.max(1) as f64).sqrt();
    let (low, high) = (f64::from(asked.rounds.0), f64::from(asked.rounds.1));
    if s.rounds_mean - error > high || s.rounds_mean + error < low {
        findings.push(Finding::Length { party: party.to_string(), rounds: s.rounds_mean });
    }
}

type PartyGames = Vec<(String, Vec<MouseId>, Summary)>;

/// Every party a chapter allows, with a quarter of the games each.
fn parties_played(book: &Arc<Book>, plan: &Plan) -> Result<PartyGames, PlanError> {
    let mut played = Vec::new();
    let games = (plan.games / 4).max(20);
    for party in parties(book, plan.chapter) {
        let seats = party.iter().map(|m| PartyMember { mouse: *m, abilities: Vec::new(), kept: Vec::new() });
        let plan = Plan { party: PartyPlan::Seats(seats.collect()), games, ..plan.clone() };
        let s = run(book, &plan, |_| {})?;
        let label = party.iter().map(|m| book.mice[m.ix()].name.as_str()).collect::<Vec<_>>().join("+");
        played.push((label, party, s));
    }
    Ok(played)
}

fn mice(findings: &mut Vec<Finding>, book: &Book, by_party: &PartyGames, asked: &Bands) {
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
        if (low_a - high_b).max(low_b - high_a) > share(asked.mouse) {
            findings.push(Finding::Mouse {
                mouse: book.mice[mouse.ix()].name.clone(),
                with: wins_with as f64 / with as f64,
                without: wins_without as f64 / without as f64,
            });
        }
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
