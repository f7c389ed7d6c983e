//! Readable tables and CSV.

use crate::compare::Comparison;
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

/// A summary for people at a terminal.
pub fn table(s: &Summary) -> String {
    let mut out = String::new();
    let options = if s.options.is_empty() { String::new() } else { format!(" ({})", s.options.join(", ")) };
    let _ = writeln!(out, "{}, {}{options}: {} games, seed {}", s.chapter, s.policy, s.games, s.seed);
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
    let name = |s: &Summary| {
        let options =
            if s.options.is_empty() { String::new() } else { format!(" ({})", s.options.join(", ")) };
        format!("{}, {}{options}", s.chapter, s.policy)
    };
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

/// The first line of a CSV file of summaries.
pub fn csv_head() -> &'static str {
    "chapter,policy,options,seed,games,wins,win_rate,win_rate_low,win_rate_high,lost_to_time,lost_to_capture,\
     lost_to_story,stuck,rounds_mean,decisions_mean,pages_lost_to_surges,pages_lost_to_captures,\
     pages_lost_otherwise,captures_mean,surges_mean,cheese_gained_mean,cheese_spent_mean,cheese_stolen_mean,\
     wheel_filled_mean,level_ups_mean,searches_mean,games_per_cpu_second"
}

/// One line of a CSV file.
pub fn csv(s: &Summary) -> String {
    // Policies of several mice are joined by commas: such fields are quoted.
    let head = [quoted(&s.chapter), quoted(&s.policy), quoted(&s.options.join(" "))];
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
