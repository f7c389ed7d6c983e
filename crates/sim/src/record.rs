//! What was measured and written down: `docs/balance.json`, and the pages made from it. Measuring takes many minutes,
//! so the figures are kept apart from the pages: a chapter can be measured again alone, and a test can tell whether
//! the pages are what the figures say.

use crate::balance::{Balance, CardEffect, MOST_EFFECT};
use crate::strength::{PairLine, PolicyLine, Strength};
use crate::summary::digits;
use engine::Book;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// Where the section that is generated begins and ends in a page that is otherwise written by hand.
const BEGIN: &str = "<!-- measured: written by `cargo xtask balance`, not by hand -->";
const END: &str = "<!-- /measured -->";

/// Everything that was measured.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Measurements {
    /// The policies by chapter.
    pub strength: Vec<Stamped<Strength>>,
    /// The cards by chapter.
    pub balance: Vec<Stamped<Balance>>,
}

/// Figures and what they were measured on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stamped<T> {
    /// When and on what.
    pub stamp: Stamp,
    /// The figures.
    #[serde(flatten)]
    pub figures: T,
}

/// When and on what was measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stamp {
    /// The day, as in 2026-11-15.
    pub day: String,
    /// The program's version.
    pub version: String,
    /// The first digits of the book's hash.
    pub book: String,
}

impl Stamp {
    /// For a chapter of a book, today.
    pub fn of(book: &Book, chapter: &str, version: &str, seconds_since_1970: u64) -> Stamp {
        let chapter = book.chapter_named(chapter).map_or([0; 32], |c| book.chapters[c.ix()].edition);
        Stamp { day: day(seconds_since_1970), version: version.to_string(), book: digits(&chapter) }
    }
}

impl Measurements {
    /// Reads a record; an empty text is an empty record.
    pub fn parse(text: &str) -> Result<Measurements, serde_json::Error> {
        if text.trim().is_empty() { Ok(Measurements::default()) } else { serde_json::from_str(text) }
    }

    /// The record as a file.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("plain data");
        text.push('\n');
        text
    }

    /// Puts a chapter's figures in the place of older ones.
    pub fn keep_strength(&mut self, stamp: Stamp, figures: Strength) {
        let new = Stamped { stamp, figures };
        let same = |s: &Stamped<Strength>| {
            s.figures.chapter == new.figures.chapter && s.figures.options == new.figures.options
        };
        match self.strength.iter().position(same) {
            Some(at) => self.strength[at] = new,
            None => self.strength.push(new),
        }
    }

    /// Puts a chapter's figures in the place of older ones.
    pub fn keep_balance(&mut self, stamp: Stamp, figures: Balance) {
        let new = Stamped { stamp, figures };
        match self.balance.iter().position(|b| b.figures.chapter == new.figures.chapter) {
            Some(at) => self.balance[at] = new,
            None => self.balance.push(new),
        }
    }

    /// Search cards that were never used on any of the chapters measured.
    pub fn unused(&self) -> Vec<&str> {
        let used = |card: &str| {
            let mut lines = self.balance.iter().flat_map(|b| &b.figures.cards);
            lines.any(|u| u.card == card && u.used_mean > 0.0)
        };
        let all = self.balance.first().map_or(&[][..], |b| &b.figures.cards[..]);
        all.iter().map(|u| u.card.as_str()).filter(|c| !used(c)).collect()
    }

    /// The page about the policies, `docs/balance.md`.
    pub fn page(&self) -> String {
        let mut out = String::from(HEAD);
        out.push_str("\n## Each policy on its own\n\n");
        out.push_str(
            "| chapter | policy | games | won | interval | rounds | decisions | captures | games per CPU second |\n\
             |---|---|--:|--:|---|--:|--:|--:|--:|\n",
        );
        for s in &self.strength {
            for line in &s.figures.policies {
                policy(&mut out, &name(&s.figures), line);
            }
        }
        out.push_str("\n## Neighbours, paired\n\n");
        out.push_str(
            "| chapter | stronger : weaker | pairs | won | only one won | difference in points | p | CPU seconds a pair |\n\
             |---|---|--:|---|---|---|--:|--:|\n",
        );
        for s in &self.strength {
            for line in &s.figures.pairs {
                pair(&mut out, &name(&s.figures), line);
            }
        }
        self.together(&mut out);
        let open = self.strength.iter().filter(|s| !s.figures.pairs.iter().any(|p| p.stronger == "search"));
        let open: Vec<String> = open.map(|s| name(&s.figures)).collect();
        if !open.is_empty() {
            let _ = writeln!(out, "\n`search` is still to be measured on {}.", open.join(", "));
        }
        out.push_str("\n## What it was measured on\n\n| chapter | day | version | book | seed |\n|---|---|---|---|--:|\n");
        for s in &self.strength {
            let (stamp, seed) = (&s.stamp, s.figures.seed);
            let _ = writeln!(
                out,
                "| {} | {} | {} | {} | {seed} |",
                name(&s.figures),
                stamp.day,
                stamp.version,
                stamp.book
            );
        }
        out
    }

    /// The chapters of each story book taken together, where several were measured with the default options.
    fn together(&self, out: &mut String) {
        let measured = || self.strength.iter().map(|s| &s.figures).filter(|f| f.options.is_empty());
        let mut stories: Vec<&str> = measured().map(|f| f.story.as_str()).collect();
        stories.sort_unstable();
        stories.dedup();
        for story in stories {
            for stronger in ["sensible", "search"] {
                let lines = measured().filter(|f| f.story == story).flat_map(|f| &f.pairs);
                let lines: Vec<&PairLine> = lines.filter(|l| l.stronger == stronger).collect();
                if let Some(all) = PairLine::together(&lines) {
                    pair(out, &format!("**{story}, all {}**", lines.len()), &all);
                }
            }
        }
    }

    /// A page with its measured section written anew; none if the page has no such section.
    pub fn fill(&self, page: &str) -> Option<String> {
        let (before, rest) = page.split_once(BEGIN)?;
        let (_, after) = rest.split_once(END)?;
        Some(format!("{before}{BEGIN}\n{}{END}{after}", self.section()))
    }

    /// The section about the cards.
    fn section(&self) -> String {
        let mut out = String::new();
        let on: Vec<String> = self
            .balance
            .iter()
            .map(|b| {
                let (f, s) = (&b.figures, &b.stamp);
                format!("`{}` ({} games, seed {}, {}, book {})", f.chapter, f.games, f.seed, s.day, s.book)
            })
            .collect();
        let _ = writeln!(
            out,
            "Measured with `sensible` on {}. Every figure is the change of the win rate in points when one mouse starts \
             with the card, paired with the same games without it, and half the width of its interval (95 of 100). **Bold**: \
             more than chance. The limit is {:.0} points.\n",
            on.join(", "),
            MOST_EFFECT * 100.0
        );
        for (title, list) in [("Ability", true), ("Equipment", false)] {
            self.effects(&mut out, title, |b| if list { &b.abilities } else { &b.equipment });
        }
        let chapters: Vec<&str> = self.balance.iter().map(|b| b.figures.chapter.as_str()).collect();
        let _ = writeln!(
            out,
            "Search cards, times found (events: drawn) / used a game with drawn parties. Used means an attack with a \
             weapon, a turn in which armor or an accessory was worn, an effect of anything else, a party item leaving the stash.\n"
        );
        let _ = writeln!(out, "| Card | {} |", chapters.join(" | "));
        let _ = writeln!(out, "|---|{}", "---|".repeat(chapters.len()));
        for card in self.balance.first().map_or(&[][..], |b| &b.figures.cards[..]) {
            let cells = self.balance.iter().map(|b| {
                let found = b.figures.cards.iter().find(|u| u.card == card.card);
                found.map_or_else(String::new, |u| format!("{:.3} / {:.3}", u.found_mean, u.used_mean))
            });
            let _ = writeln!(out, "| {} | {} |", card.card, cells.collect::<Vec<_>>().join(" | "));
        }
        let unused = self.unused();
        let unused = if unused.is_empty() { "none".to_string() } else { unused.join(", ") };
        let _ = writeln!(out, "\nCards never used in any of these games: {unused}.");
        out
    }

    /// A table of cards against chapters, most helpful on average first.
    fn effects(&self, out: &mut String, title: &str, list: impl Fn(&Balance) -> &[CardEffect]) {
        let chapters: Vec<&str> = self.balance.iter().map(|b| b.figures.chapter.as_str()).collect();
        let _ = writeln!(out, "| {title} | Mouse | {} | Used |", chapters.join(" | "));
        let _ = writeln!(out, "|---|---|{}--:|", "--:|".repeat(chapters.len()));
        let mut cards: Vec<(&str, &str)> = Vec::new();
        for e in self.balance.iter().flat_map(|b| list(&b.figures)) {
            if !cards.iter().any(|(c, _)| *c == e.card) {
                cards.push((&e.card, &e.mouse));
            }
        }
        let of = |card: &str| {
            let found = self.balance.iter().map(|b| list(&b.figures).iter().find(|e| e.card == card));
            found.collect::<Vec<_>>()
        };
        let mean = |card: &str, value: fn(&CardEffect) -> f64| {
            let known: Vec<f64> = of(card).into_iter().flatten().map(value).collect();
            known.iter().sum::<f64>() / known.len().max(1) as f64
        };
        cards.sort_by(|a, b| mean(b.0, |e| e.difference).total_cmp(&mean(a.0, |e| e.difference)));
        for (card, mouse) in cards {
            let cells = of(card).into_iter().map(|e| e.map_or_else(String::new, cell));
            let _ = writeln!(
                out,
                "| {card} | {mouse} | {} | {:.2} |",
                cells.collect::<Vec<_>>().join(" | "),
                mean(card, |e| e.used_mean)
            );
        }
        out.push('\n');
    }
}

const HEAD: &str = "# Balance, measured

Written by `cargo xtask balance` from `docs/balance.json`, which that command measures; not by hand. Parties and abilities are drawn
anew for every game. Intervals hold 95 of 100 times; *paired* means the same seeds for both, *p* is McNemar's test on the
games that only one of them won. What each card does is in [box-design.md](box-design.md#measured).
";

fn name(s: &Strength) -> String {
    if s.options.is_empty() { s.chapter.clone() } else { format!("{} ({})", s.chapter, s.options.join(", ")) }
}

fn policy(out: &mut String, chapter: &str, l: &PolicyLine) {
    let _ = writeln!(
        out,
        "| {chapter} | {} | {} | {:.1} % | {:.1} to {:.1} | {:.1} | {:.0} | {:.2} | {} |",
        l.policy,
        l.games,
        l.win_rate * 100.0,
        l.win_rate_low * 100.0,
        l.win_rate_high * 100.0,
        l.rounds_mean,
        l.decisions_mean,
        l.captures_mean,
        if l.games_per_cpu_second < 10.0 {
            format!("{:.2}", l.games_per_cpu_second)
        } else {
            format!("{:.0}", l.games_per_cpu_second)
        }
    );
}

fn pair(out: &mut String, chapter: &str, l: &PairLine) {
    let _ = writeln!(
        out,
        "| {chapter} | {} : {} | {} | {:.1} % : {:.1} % | {} : {} | {:+.1} ({:+.1} to {:+.1}) | {} | {:.3} |",
        l.stronger,
        l.weaker,
        l.games,
        l.stronger_rate * 100.0,
        l.weaker_rate * 100.0,
        l.only_stronger,
        l.only_weaker,
        l.difference * 100.0,
        l.difference_low * 100.0,
        l.difference_high * 100.0,
        if l.p_value < 0.0001 { "< 0.0001".to_string() } else { format!("{:.4}", l.p_value) },
        l.cpu_seconds_per_pair
    );
}

fn cell(e: &CardEffect) -> String {
    let half = (e.high - e.low) * 50.0;
    let text = format!("{:+.1} ± {half:.1}", e.difference * 100.0);
    if e.low > 0.0 || e.high < 0.0 { format!("**{text}**") } else { text }
}

/// The day in the Gregorian calendar (days are counted from the first of March of the year 0, so that leap days come last).
fn day(seconds_since_1970: u64) -> String {
    let days = seconds_since_1970 / 86_400 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + u64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400), "2000-02-29");
        assert_eq!(day(1_794_787_199), "2026-11-15");
    }

    #[test]
    fn a_page_keeps_what_is_written_by_hand() {
        let page = format!("before\n{BEGIN}\nyesterday\n{END}\nafter\n");
        let filled = Measurements::default().fill(&page).expect("a section");
        assert!(filled.starts_with("before\n") && filled.ends_with(&format!("{END}\nafter\n")));
        assert!(!filled.contains("yesterday"));
        assert_eq!(Measurements::default().fill(&filled).as_ref(), Some(&filled));
        assert_eq!(Measurements::default().fill("no marks"), None);
    }
}
