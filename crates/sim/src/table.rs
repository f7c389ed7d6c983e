//! Readable tables and CSV.

use crate::balance::{Balance, MOST_EFFECT};
use crate::compare::Comparison;
use crate::strength::Strength;
use crate::summary::Summary;
use comfy_table::presets::UTF8_BORDERS_ONLY;
use comfy_table::{CellAlignment, Table};
use std::fmt::Write as _;

fn new(head: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_BORDERS_ONLY).set_header(head.to_vec());
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A share as a percentage with one decimal.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// What was played, in a line: chapter, policy, and party and options where they are not the default.
pub(crate) fn name(s: &Summary) -> String {
    let party = if s.party == "any" { String::new() } else { format!(", {}", s.party) };
    let options = if s.options.is_empty() { String::new() } else { format!(" ({})", s.options.join(", ")) };
    format!("{}, {}{party}{options}", s.chapter, s.policy)
}

/// A summary for people at a terminal.
pub fn table(s: &Summary) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{}: {} games, seed {}", name(s), s.games, s.seed);
    let mut main = new(&["", "value"]);
    let (low, high) = (percent(s.win_rate_low), percent(s.win_rate_high));
    main.add_row(["won".to_string(), format!("{} ({low} to {high})", percent(s.win_rate))]);
    main.add_row([
        "lost: time / capture / story".to_string(),
        format!("{} / {} / {}", s.lost_to_time, s.lost_to_capture, s.lost_to_story),
    ]);
    if s.stuck > 0 {
        main.add_row(["did not end".to_string(), s.stuck.to_string()]);
    }
    let plain = |x: f64| format!("{x:.2}");
    let pages = format!(
        "{:.2} / {:.2} / {:.2}",
        s.pages_lost_to_surges, s.pages_lost_to_captures, s.pages_lost_otherwise
    );
    let wheel = format!("{:.2} / {:.2}", s.wheel_filled_mean, s.wheel_drained_mean);
    for (name, value) in [
        ("rounds", format!("{:.1} ± {:.1}", s.rounds_mean, s.rounds_deviation)),
        ("decisions", format!("{:.0} ± {:.0}", s.decisions_mean, s.decisions_deviation)),
        ("pages lost: surge / capture / other", pages),
        ("captures", plain(s.captures_mean)),
        ("surges", plain(s.surges_mean)),
        ("cheese gained", plain(s.cheese_gained_mean)),
        ("cheese spent", plain(s.cheese_spent_mean)),
        ("cheese stolen", plain(s.cheese_stolen_mean)),
        ("wheel filled / drained", wheel),
        ("level-ups", plain(s.level_ups_mean)),
        ("searches: found / failed", format!("{:.2} / {:.2}", s.searches_mean, s.searches_failed_mean)),
        ("games per CPU second", format!("{:.0}", s.games_per_cpu_second)),
    ] {
        main.add_row([name.to_string(), value]);
    }
    let _ = writeln!(out, "{main}");
    let mut rooms = new(&["room", "reached", "pages lost", "captures"]);
    for r in &s.rooms {
        rooms.add_row([r.room.clone(), percent(r.reached), plain(r.pages_lost_mean), plain(r.captures_mean)]);
    }
    let _ = writeln!(out, "{rooms}");
    let mut mice = new(&["mouse", "games", "won", "captured", "wounds", "defeated"]);
    for m in &s.mice {
        mice.add_row([
            m.mouse.clone(),
            m.games.to_string(),
            percent(m.win_rate),
            plain(m.captures_mean),
            plain(m.wounds_mean),
            plain(m.defeated_mean),
        ]);
    }
    let _ = writeln!(out, "{mice}");
    let mut minions = new(&["minion", "placed", "defeated"]);
    for m in &s.minions {
        minions.add_row([m.minion.clone(), plain(m.placed_mean), plain(m.defeated_mean)]);
    }
    let _ = write!(out, "{minions}");
    out
}

/// A comparison for people at a terminal.
pub fn table_comparison(c: &Comparison) -> String {
    let mut t = new(&["", "won", "interval", "rounds", "captures", "surges"]);
    for s in [&c.first, &c.second] {
        t.add_row([
            name(s),
            percent(s.win_rate),
            format!("{} to {}", percent(s.win_rate_low), percent(s.win_rate_high)),
            format!("{:.1}", s.rounds_mean),
            format!("{:.2}", s.captures_mean),
            format!("{:.2}", s.surges_mean),
        ]);
    }
    let verdict = if c.real { "the difference is real" } else { "no difference can be seen" };
    format!(
        "{} paired games, seed {}\n{t}\nonly the first won {}, only the second {}; difference {:+.1} points ({:+.1} to {:+.1}), p = {:.4}: {verdict}\n",
        c.first.games,
        c.first.seed,
        c.only_first,
        c.only_second,
        c.difference * 100.0,
        c.difference_low * 100.0,
        c.difference_high * 100.0,
        c.p_value
    )
}

/// Policies for people at a terminal.
pub fn table_strength(all: &[Strength]) -> String {
    let mut single =
        new(&["chapter", "policy", "games", "won", "interval", "rounds", "games per CPU second"]);
    let mut paired =
        new(&["chapter", "stronger : weaker", "pairs", "only one won", "difference", "p", "CPU s a pair"]);
    for s in all {
        for l in &s.policies {
            single.add_row([
                s.chapter.clone(),
                l.policy.clone(),
                l.games.to_string(),
                percent(l.win_rate),
                format!("{} to {}", percent(l.win_rate_low), percent(l.win_rate_high)),
                format!("{:.1}", l.rounds_mean),
                format!("{:.1}", l.games_per_cpu_second),
            ]);
        }
        for l in &s.pairs {
            paired.add_row([
                s.chapter.clone(),
                format!("{} : {}", l.stronger, l.weaker),
                l.games.to_string(),
                format!("{} : {}", l.only_stronger, l.only_weaker),
                points(l.difference, l.difference_low, l.difference_high),
                format!("{:.4}", l.p_value),
                format!("{:.3}", l.cpu_seconds_per_pair),
            ]);
        }
    }
    format!("{single}\n{paired}")
}

/// Cards for people at a terminal.
pub fn table_balance(all: &[Balance]) -> String {
    let mut t = new(&["chapter", "card", "mouse", "won without", "difference in points", "used", ""]);
    for b in all {
        for e in b.abilities.iter().chain(&b.equipment) {
            t.add_row([
                b.chapter.clone(),
                e.card.clone(),
                e.mouse.clone(),
                percent(e.without),
                points(e.difference, e.low, e.high),
                format!("{:.2}", e.used_mean),
                if e.beyond(MOST_EFFECT) { "too much".to_string() } else { String::new() },
            ]);
        }
    }
    let mut out = t.to_string();
    let mut never: Vec<&str> =
        all.first().map_or(Vec::new(), |b| b.cards.iter().map(|u| u.card.as_str()).collect());
    never.retain(|card| !all.iter().flat_map(|b| &b.cards).any(|u| u.card == *card && u.used_mean > 0.0));
    if !never.is_empty() {
        let _ = write!(out, "\nnever used: {}", never.join(", "));
    }
    out
}

fn points(difference: f64, low: f64, high: f64) -> String {
    format!("{:+.1} ({:+.1} to {:+.1})", difference * 100.0, low * 100.0, high * 100.0)
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
