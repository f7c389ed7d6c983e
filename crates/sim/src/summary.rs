//! A summary of many games, as plain data: what `--json` prints.

use crate::plan::Plan;
use crate::tally::Tally;
use engine::Book;
use serde::Serialize;

/// What came out of a plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Summary {
    pub chapter: String,
    pub policy: String,
    /// As it is typed, or `any` if it is drawn for every game.
    pub party: String,
    pub options: Vec<String>,
    /// The first digits of the book's hash.
    pub book: String,
    pub seed: u64,
    pub games: u64,
    pub wins: u64,
    pub win_rate: f64,
    /// Wilson's interval, 95 of 100.
    pub win_rate_low: f64,
    pub win_rate_high: f64,
    pub lost_to_time: u64,
    pub lost_to_capture: u64,
    pub lost_to_story: u64,
    /// Games that did not end; always 0 unless something is wrong.
    pub stuck: u64,
    pub rounds_mean: f64,
    pub rounds_deviation: f64,
    pub decisions_mean: f64,
    pub decisions_deviation: f64,
    /// Games by their length in rounds.
    pub by_rounds: Vec<u64>,
    /// Games by their length in decisions, in steps of twenty.
    pub by_decisions: Vec<u64>,
    pub pages_lost_to_surges: f64,
    pub pages_lost_to_captures: f64,
    pub pages_lost_otherwise: f64,
    pub captures_mean: f64,
    pub rescues_mean: f64,
    pub cheese_gained_mean: f64,
    pub cheese_spent_mean: f64,
    pub cheese_stolen_mean: f64,
    pub wheel_filled_mean: f64,
    pub wheel_drained_mean: f64,
    pub surges_mean: f64,
    pub level_ups_mean: f64,
    pub searches_mean: f64,
    pub searches_failed_mean: f64,
    pub mice: Vec<MouseSummary>,
    pub minions: Vec<MinionLine>,
    pub rooms: Vec<RoomLine>,
    pub cards: Vec<CardLine>,
    pub abilities: Vec<CardLine>,
    /// How the decisions of the story were answered.
    pub answers: Vec<AnswerLine>,
    /// What was earned for later chapters, and in how many games.
    pub achievements: Vec<ShareLine>,
    /// The chapter's own rules, and in how many games each did something; not what merely tells a moment. What a hit
    /// does is the doing of the attack.
    pub rules: Vec<ShareLine>,
    /// Depends on the machine; everything above does not.
    pub cpu_seconds: f64,
    pub games_per_cpu_second: f64,
}

/// A mouse in the games it took part in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct MouseSummary {
    pub mouse: String,
    pub games: u64,
    pub win_rate: f64,
    pub captures_mean: f64,
    pub wounds_mean: f64,
    pub defeated_mean: f64,
}

/// A kind of minion, per game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct MinionLine {
    pub minion: String,
    pub placed_mean: f64,
    pub defeated_mean: f64,
}

/// A room: share of games that entered it, and what was lost there, per game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct RoomLine {
    pub room: String,
    pub reached: f64,
    pub pages_lost_mean: f64,
    pub captures_mean: f64,
}

/// An answer to a decision of the story: how often it was given, of all answers to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct AnswerLine {
    pub decision: String,
    pub answer: String,
    pub given: u64,
    pub share: f64,
}

/// Something that happens in some games: in how many, and their share of all.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct ShareLine {
    pub name: String,
    pub games: u64,
    pub share: f64,
}

/// A search card or an ability.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct CardLine {
    pub card: String,
    pub found_mean: f64,
    pub used_mean: f64,
    /// Games at whose end somebody had it.
    pub held_games: u64,
    pub held_win_rate: f64,
}

impl Summary {
    pub(crate) fn of(book: &Book, plan: &Plan, t: &Tally, cpu_seconds: f64) -> Summary {
        let n = t.games.max(1) as f64;
        let mean = |sum: u64| sum as f64 / n;
        let deviation = |sum: u64, squares: u64| {
            let m = sum as f64 / n;
            (squares as f64 / n - m * m).max(0.0).sqrt()
        };
        let rate = |wins: u64, games: u64| if games == 0 { 0.0 } else { wins as f64 / games as f64 };
        let (low, high) = wilson(t.wins, t.games);
        let trimmed = |counts: &[u64]| {
            let used = counts.iter().rposition(|n| *n > 0).map_or(0, |last| last + 1);
            counts[..used].to_vec()
        };
        let mice = t.mice.iter().zip(&book.mice).filter(|(l, _)| l[0] > 0).map(|(l, m)| MouseSummary {
            mouse: m.name.clone(),
            games: l[0],
            win_rate: rate(l[1], l[0]),
            captures_mean: rate(l[2], l[0]),
            wounds_mean: rate(l[3], l[0]),
            defeated_mean: rate(l[4], l[0]),
        });
        let minions = t.minions.iter().zip(&book.minions).filter(|(l, _)| l[0] > 0).map(|(l, m)| {
            MinionLine { minion: m.name.clone(), placed_mean: mean(l[0]), defeated_mean: mean(l[1]) }
        });
        let rooms = t.rooms.iter().zip(&book.sides).filter(|(l, _)| l[0] > 0).map(|(l, s)| RoomLine {
            room: s.name.clone(),
            reached: mean(l[0]),
            pages_lost_mean: mean(l[1]),
            captures_mean: mean(l[2]),
        });
        let cards =
            t.cards.iter().zip(&book.search).filter(|(l, _)| l.iter().any(|x| *x > 0)).map(|(l, c)| {
                CardLine {
                    card: c.name.clone(),
                    found_mean: mean(l[0]),
                    used_mean: mean(l[1]),
                    held_games: l[2],
                    held_win_rate: rate(l[3], l[2]),
                }
            });
        let abilities =
            t.abilities.iter().zip(&book.abilities).filter(|(l, _)| l[0] > 0).map(|(l, a)| CardLine {
                card: a.name.clone(),
                found_mean: mean(l[0]),
                used_mean: mean(l[2]),
                held_games: l[0],
                held_win_rate: rate(l[1], l[0]),
            });
        let answers = t.answers.iter().map(|((prompt, option), given)| {
            let all: u64 = t.answers.iter().filter(|((p, _), _)| p == prompt).map(|(_, n)| n).sum();
            let name = |at: u8| book.prompts.get(usize::from(at)).cloned().unwrap_or_default();
            AnswerLine {
                decision: name(*prompt),
                answer: name(*option),
                given: *given,
                share: rate(*given, all),
            }
        });
        let share = |name: String, games: u64| ShareLine { name, games, share: mean(games) };
        let achievements = t.earned.iter().map(|(at, games)| share(book.achievements[*at].clone(), *games));
        let own = &book.chapters[plan.chapter.ix()];
        let own = own.rules.iter().chain(own.rooms.iter().flat_map(|room| &room.rules));
        let rules = own.map(|ix| (ix, book.rules[usize::from(ix.0)].cite));
        let named = rules.filter(|(_, cite)| usize::from(cite.0) >= engine::rule::LEDGER.len());
        let rules = named.map(|(ix, cite)| {
            share(book.rule_name(cite).to_string(), t.spoke.get(&ix.0).copied().unwrap_or_default())
        });
        Summary {
            chapter: book.chapters[plan.chapter.ix()].name.clone(),
            policy: plan.policies.join(","),
            party: plan.party_name(book),
            book: digits(&book.chapters[plan.chapter.ix()].edition),
            options: plan.options.list().iter().map(|(k, v)| format!("{k}={v}")).collect(),
            seed: plan.seed,
            games: t.games,
            wins: t.wins,
            win_rate: rate(t.wins, t.games),
            win_rate_low: low,
            win_rate_high: high,
            lost_to_time: t.outcomes[1],
            lost_to_capture: t.outcomes[2],
            lost_to_story: t.outcomes[3],
            stuck: t.stuck,
            rounds_mean: mean(t.rounds),
            rounds_deviation: deviation(t.rounds, t.rounds_squared),
            decisions_mean: mean(t.decisions),
            decisions_deviation: deviation(t.decisions, t.decisions_squared),
            by_rounds: trimmed(&t.by_rounds),
            by_decisions: trimmed(&t.by_decisions),
            pages_lost_to_surges: mean(t.pages_surge),
            pages_lost_to_captures: mean(t.pages_capture),
            pages_lost_otherwise: mean(t.pages_other),
            captures_mean: mean(t.captures),
            rescues_mean: mean(t.rescues),
            cheese_gained_mean: mean(t.cheese_gained),
            cheese_spent_mean: mean(t.cheese_spent),
            cheese_stolen_mean: mean(t.cheese_stolen),
            wheel_filled_mean: mean(t.wheel_filled),
            wheel_drained_mean: mean(t.wheel_drained),
            surges_mean: mean(t.surges),
            level_ups_mean: mean(t.level_ups),
            searches_mean: mean(t.searches),
            searches_failed_mean: mean(t.searches_failed),
            mice: mice.collect(),
            minions: minions.collect(),
            rooms: rooms.collect(),
            cards: cards.collect(),
            abilities: abilities.collect(),
            answers: answers.collect(),
            achievements: achievements.collect(),
            rules: rules.collect(),
            cpu_seconds,
            games_per_cpu_second: if cpu_seconds > 0.0 { t.games as f64 / cpu_seconds } else { 0.0 },
        }
    }
}

/// The first digits of a chapter's edition: enough to see that two runs played different ones.
pub(crate) fn digits(edition: &[u8; 32]) -> String {
    edition[..4].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Wilson's interval for a share, 95 of 100.
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.959_964);
    let p = wins as f64 / n;
    let centre = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}

/// Measures the processor time of this process.
pub(crate) struct Clock(f64);

impl Clock {
    pub(crate) fn start() -> Clock {
        Clock(cpu_seconds())
    }

    /// Processor seconds since the start.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        cpu_seconds() - self.0
    }
}

/// Processor time of this process so far, in seconds: all threads, user and system, to the nanosecond.
pub fn cpu_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_knows_the_textbook_case() {
        let (low, high) = wilson(50, 100);
        assert!((low - 0.4038).abs() < 0.001 && (high - 0.5962).abs() < 0.001, "{low} {high}");
    }

    #[test]
    fn a_share_of_nothing_is_anything() {
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }
}
