//! Readable tables and CSV.

use crate::balance::{Balance, MOST_EFFECT};
use crate::campaign::{CampaignChapter, CampaignGroup, CampaignSummary};
use crate::compare::Comparison;
use crate::health::Health;
use crate::play::MOST_DECISIONS;
use crate::strength::Strength;
use crate::summary::Summary;
use crate::tongue::{Filling, Tongue};
use comfy_table::presets::UTF8_BORDERS_ONLY;
use comfy_table::{CellAlignment, Table};
use std::fmt::Write as _;

/// A table whose columns are named by keys; an empty one has no name.
fn new(t: &Tongue, head: &[&str]) -> Table {
    let mut table = Table::new();
    let head = head.iter().map(|key| if key.is_empty() { String::new() } else { t.say(key) });
    table.load_style(UTF8_BORDERS_ONLY).set_header(head.collect::<Vec<_>>());
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// What was played, in a line: chapter, policy, and party and options where they are not the default.
pub(crate) fn name(s: &Summary) -> String {
    let party = if s.party == "any" { String::new() } else { format!(", {}", s.party) };
    let options = if s.options.is_empty() { String::new() } else { format!(" ({})", s.options.join(", ")) };
    format!("{}, {}{party}{options}", s.chapter, s.policy)
}

fn interval(t: &Tongue, low: f64, high: f64) -> String {
    t.fill("lab-range", &[("low", t.percent(low).into()), ("high", t.percent(high).into())])
}

/// A summary for people at a terminal. Ids stay what authors type.
pub fn table(t: &Tongue, s: &Summary) -> String {
    let mut out = String::new();
    let head = [("name", name(s).into()), ("games", s.games.into()), ("seed", s.seed.to_string().into())];
    let _ = writeln!(out, "{}", t.fill("lab-head", &head));
    let mut main = new(t, &["", "lab-value"]);
    let won = format!("{} ({})", t.percent(s.win_rate), interval(t, s.win_rate_low, s.win_rate_high));
    let plain = |x: f64| t.number(x, 2);
    let spread = |mean: f64, deviation: f64, n| format!("{} ± {}", t.number(mean, n), t.number(deviation, n));
    let list = |all: &[f64]| all.iter().map(|x| plain(*x)).collect::<Vec<_>>().join(" / ");
    let mut row = |key: &str, value: String| {
        main.add_row([t.say(key), value]);
    };
    row("lab-won", won);
    let lost = [s.lost_to_time, s.lost_to_capture, s.lost_to_story].map(|n| t.count(n));
    row("lab-lost", lost.join(" / "));
    if s.stuck > 0 {
        row("lab-stuck", t.count(s.stuck));
    }
    row("lab-rounds", spread(s.rounds_mean, s.rounds_deviation, 1));
    row("lab-decisions", spread(s.decisions_mean, s.decisions_deviation, 0));
    let pages = [s.pages_lost_to_surges, s.pages_lost_to_captures, s.pages_lost_otherwise];
    row("lab-pages-lost-by", list(&pages));
    row("lab-captures", plain(s.captures_mean));
    row("lab-surges", plain(s.surges_mean));
    row("lab-cheese-gained", plain(s.cheese_gained_mean));
    row("lab-cheese-spent", plain(s.cheese_spent_mean));
    row("lab-cheese-stolen", plain(s.cheese_stolen_mean));
    row("lab-wheel", list(&[s.wheel_filled_mean, s.wheel_drained_mean]));
    row("lab-level-ups", plain(s.level_ups_mean));
    row("lab-searches-both", list(&[s.searches_mean, s.searches_failed_mean]));
    row("lab-speed", t.number(s.games_per_cpu_second, 0));
    let _ = writeln!(out, "{main}");
    let mut rooms = new(t, &["lab-room", "lab-reached", "lab-pages-lost", "lab-captures"]);
    for r in &s.rooms {
        rooms.add_row([
            r.room.clone(),
            t.percent(r.reached),
            plain(r.pages_lost_mean),
            plain(r.captures_mean),
        ]);
    }
    let _ = writeln!(out, "{rooms}");
    let head = ["lab-mouse", "lab-games", "lab-won", "lab-captured", "lab-wounds", "lab-defeated"];
    let mut mice = new(t, &head);
    for m in &s.mice {
        mice.add_row([
            m.mouse.clone(),
            t.count(m.games),
            t.percent(m.win_rate),
            plain(m.captures_mean),
            plain(m.wounds_mean),
            plain(m.defeated_mean),
        ]);
    }
    let _ = writeln!(out, "{mice}");
    let mut minions = new(t, &["lab-minion", "lab-placed", "lab-defeated"]);
    for m in &s.minions {
        minions.add_row([m.minion.clone(), plain(m.placed_mean), plain(m.defeated_mean)]);
    }
    let _ = write!(out, "{minions}");
    if !s.answers.is_empty() {
        let mut answers = new(t, &["lab-decision", "lab-answer", "lab-given", "lab-share"]);
        for a in &s.answers {
            answers.add_row([a.decision.clone(), a.answer.clone(), t.count(a.given), t.percent(a.share)]);
        }
        let _ = write!(out, "\n{answers}");
    }
    if !s.achievements.is_empty() {
        let mut earned = new(t, &["lab-achievements", "lab-games", "lab-share"]);
        for a in &s.achievements {
            earned.add_row([a.name.clone(), t.count(a.games), t.percent(a.share)]);
        }
        let _ = write!(out, "\n{earned}");
    }
    out
}

/// Whole campaigns for people at a terminal.
pub fn table_campaigns(t: &Tongue, s: &CampaignSummary) -> String {
    let options = if s.options.is_empty() { String::new() } else { format!(" ({})", s.options.join(", ")) };
    let head = [
        ("name", format!("{}, {}{options}", s.story, s.policy).into()),
        ("campaigns", s.campaigns.into()),
        ("seed", s.seed.to_string().into()),
    ];
    let mut chapters = new(t, &CAMPAIGN_COLUMNS);
    for c in &s.chapters {
        chapters.add_row(campaign_row(t, c.chapter.clone(), c));
    }
    let won =
        [("mean", t.number(s.chapters_won_mean, 1).into()), ("chapters", (s.chapters.len() as u64).into())];
    let mut out =
        format!("{}\n{chapters}\n{}\n", t.fill("lab-campaign-head", &head), t.fill("lab-campaign-won", &won));
    for finding in campaign_findings(t, s) {
        let _ = writeln!(out, "{finding}");
    }
    out
}

/// The columns of a table of campaigns.
pub(crate) const CAMPAIGN_COLUMNS: [&str; 10] = [
    "lab-chapter",
    "lab-won",
    "lab-interval",
    "lab-weak",
    "lab-strong",
    "lab-first-lost",
    "lab-rounds",
    "lab-known-abilities",
    "lab-kept-cards",
    "lab-achievements",
];

/// A chapter in a table of campaigns, under this name.
pub(crate) fn campaign_row(t: &Tongue, name: String, c: &CampaignChapter) -> Vec<String> {
    let group = |g: &Option<CampaignGroup>| g.as_ref().map_or("–".to_string(), |g| t.percent(g.win_rate));
    vec![
        name,
        t.percent(c.win_rate),
        interval(t, c.win_rate_low, c.win_rate_high),
        group(&c.weak),
        group(&c.strong),
        t.count(c.first_lost),
        t.number(c.rounds_mean, 1),
        t.number(c.abilities_mean, 1),
        t.number(c.cards_mean, 1),
        t.number(c.achievements_mean, 1),
    ]
}

/// What is wrong with a campaign, or that nothing is.
pub(crate) fn campaign_findings(t: &Tongue, s: &CampaignSummary) -> Vec<String> {
    let mut out = Vec::new();
    for c in &s.chapters {
        let told = |key: &str, rate: f64| {
            let with = [("chapter", t.name("chapter", &c.chapter).into()), ("rate", t.percent(rate).into())];
            t.fill(key, &with)
        };
        if let Some(strong) = c.strong.as_ref().filter(|_| c.trivial()) {
            out.push(told("lab-campaign-trivial", strong.win_rate));
        }
        if let Some(weak) = c.weak.as_ref().filter(|_| c.hopeless()) {
            out.push(told("lab-campaign-hopeless", weak.win_rate));
        }
        if c.stuck > 0 {
            out.push(t.fill(
                "lab-campaign-stuck",
                &[("chapter", t.name("chapter", &c.chapter).into()), ("games", c.stuck.into())],
            ));
        }
    }
    if out.is_empty() {
        out.push(t.say("lab-campaign-fair"));
    }
    out
}

/// A comparison for people at a terminal.
pub fn table_comparison(t: &Tongue, c: &Comparison) -> String {
    let head = ["", "lab-won", "lab-interval", "lab-rounds", "lab-captures", "lab-surges"];
    let mut both = new(t, &head);
    for s in [&c.first, &c.second] {
        both.add_row([
            name(s),
            t.percent(s.win_rate),
            interval(t, s.win_rate_low, s.win_rate_high),
            t.number(s.rounds_mean, 1),
            t.number(s.captures_mean, 2),
            t.number(s.surges_mean, 2),
        ]);
    }
    let pairs = [("pairs", c.first.games.into()), ("seed", c.first.seed.to_string().into())];
    let verdict = t.fill("lab-verdict", &verdict(t, c));
    let mut out = format!("{}\n{both}\n{verdict}", t.fill("lab-paired-head", &pairs));
    for s in [&c.first, &c.second].into_iter().filter(|s| s.stuck > 0) {
        let _ = write!(out, "\n{}: {}", name(s), stopped(t, s));
    }
    out
}

/// How many games were stopped, and when.
pub(crate) fn stopped(t: &Tongue, s: &Summary) -> String {
    t.fill("lab-lead-stuck", &[("games", s.stuck.into()), ("most", t.count(MOST_DECISIONS).into())])
}

/// What a comparison came to, for a sentence.
pub(crate) fn verdict(t: &Tongue, c: &Comparison) -> Filling {
    vec![
        ("real", if c.real { "yes" } else { "no" }.into()),
        ("better", if c.difference < 0.0 { "second" } else { "first" }.into()),
        ("ahead", t.number(c.difference.abs() * 100.0, 1).into()),
        ("points", t.points(c.difference).into()),
        ("low", t.points(c.difference_low).into()),
        ("high", t.points(c.difference_high).into()),
        ("pairs", c.first.games.into()),
        ("first", c.only_first.into()),
        ("second", c.only_second.into()),
        ("p", t.number(c.p_value, 4).into()),
    ]
}

/// Policies for people at a terminal.
pub fn table_strength(t: &Tongue, all: &[Strength]) -> String {
    let head =
        ["lab-chapter", "lab-policy", "lab-games", "lab-won", "lab-interval", "lab-rounds", "lab-speed"];
    let mut single = new(t, &head);
    let head =
        ["lab-chapter", "lab-stronger", "lab-pairs", "lab-only-one", "lab-difference", "lab-p", "lab-cpu"];
    let mut paired = new(t, &head);
    for s in all {
        for l in &s.policies {
            single.add_row([
                s.chapter.clone(),
                l.policy.clone(),
                t.count(l.games),
                t.percent(l.win_rate),
                interval(t, l.win_rate_low, l.win_rate_high),
                t.number(l.rounds_mean, 1),
                t.number(l.games_per_cpu_second, 1),
            ]);
        }
        for l in &s.pairs {
            paired.add_row([
                s.chapter.clone(),
                format!("{} : {}", l.stronger, l.weaker),
                t.count(l.games),
                format!("{} : {}", t.count(l.only_stronger), t.count(l.only_weaker)),
                points(t, l.difference, l.difference_low, l.difference_high),
                t.number(l.p_value, 4),
                t.number(l.cpu_seconds_per_pair, 3),
            ]);
        }
    }
    format!("{single}\n{paired}")
}

/// Cards for people at a terminal.
pub fn table_balance(t: &Tongue, all: &[Balance]) -> String {
    let head = ["lab-chapter", "lab-card", "lab-mouse", "lab-won-without", "lab-difference", "lab-used", ""];
    let mut cards = new(t, &head);
    for b in all {
        for e in b.abilities.iter().chain(&b.equipment) {
            cards.add_row([
                b.chapter.clone(),
                e.card.clone(),
                e.mouse.clone(),
                t.percent(e.without),
                points(t, e.difference, e.low, e.high),
                t.number(e.used_mean, 2),
                if e.beyond(MOST_EFFECT) { t.say("lab-too-much") } else { String::new() },
            ]);
        }
    }
    let mut out = cards.to_string();
    let mut never: Vec<&str> =
        all.first().map_or(Vec::new(), |b| b.cards.iter().map(|u| u.card.as_str()).collect());
    never.retain(|card| !all.iter().flat_map(|b| &b.cards).any(|u| u.card == *card && u.used_mean > 0.0));
    if !never.is_empty() {
        let _ = write!(out, "\n{}", t.fill("lab-never-used", &[("cards", never.join(", ").into())]));
    }
    out
}

fn points(t: &Tongue, difference: f64, low: f64, high: f64) -> String {
    let range = [("low", t.points(low).into()), ("high", t.points(high).into())];
    format!("{} ({})", t.points(difference), t.fill("lab-range", &range))
}

/// The state of a chapter for people at a terminal: its games, its difficulties, its parties, and what is wrong.
pub fn table_health(t: &Tongue, h: &Health) -> String {
    let rates = |list: &[(String, f64)]| {
        list.iter().map(|(name, rate)| format!("{name} {}", t.percent(*rate))).collect::<Vec<_>>().join(", ")
    };
    let mut out = format!("{}\n{}\n{}\n", table(t, &h.sensible), rates(&h.by_difficulty), rates(&h.by_party));
    for finding in &h.findings {
        let (key, with) = finding.told(t);
        let _ = writeln!(out, "{}: {}", h.chapter, t.fill(key, &with));
    }
    if h.findings.is_empty() {
        let _ = writeln!(out, "{}", t.fill("lab-healthy", &[("chapter", h.chapter.as_str().into())]));
    }
    out
}

/// The first line of a CSV file of summaries.
pub fn csv_head() -> &'static str {
    "chapter,policy,party,options,book,seed,games,wins,win_rate,win_rate_low,win_rate_high,lost_to_time,lost_to_capture,\
     lost_to_story,stuck,rounds_mean,decisions_mean,pages_lost_to_surges,pages_lost_to_captures,\
     pages_lost_otherwise,captures_mean,surges_mean,cheese_gained_mean,cheese_spent_mean,cheese_stolen_mean,\
     wheel_filled_mean,level_ups_mean,searches_mean,games_per_cpu_second"
}

/// One line of a CSV file.
pub fn csv(s: &Summary) -> String {
    // Policies of several mice are joined by commas: such fields are quoted.
    let head = [&s.chapter, &s.policy, &s.party, &s.options.join(" "), &s.book].map(|text| quoted(text));
    let whole = [s.seed, s.games, s.wins].map(|n| n.to_string());
    let rates = [s.win_rate, s.win_rate_low, s.win_rate_high].map(|x| format!("{x:.6}"));
    let lost = [s.lost_to_time, s.lost_to_capture, s.lost_to_story, s.stuck].map(|n| n.to_string());
    let means = [
        s.rounds_mean,
        s.decisions_mean,
        s.pages_lost_to_surges,
        s.pages_lost_to_captures,
        s.pages_lost_otherwise,
        s.captures_mean,
        s.surges_mean,
        s.cheese_gained_mean,
        s.cheese_spent_mean,
        s.cheese_stolen_mean,
        s.wheel_filled_mean,
        s.level_ups_mean,
        s.searches_mean,
        s.games_per_cpu_second,
    ]
    .map(|x| format!("{x:.4}"));
    let all = head.iter().chain(&whole).chain(&rates).chain(&lost).chain(&means);
    all.map(String::as_str).collect::<Vec<_>>().join(",")
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_with_a_comma_is_quoted() {
        assert_eq!(quoted("random,search"), "\"random,search\"");
        assert_eq!(quoted("random"), "random");
    }
}
