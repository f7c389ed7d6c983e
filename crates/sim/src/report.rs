//! The report: one page with charts that need nothing but a browser.

use crate::compare::Comparison;
use crate::summary::Summary;
use crate::table::percent;
use maud::{DOCTYPE, Markup, PreEscaped, html as page};
use std::fmt::Write as _;

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2118;\
background:#faf5ea}h1,h2{font-weight:normal}table{border-collapse:collapse}td,th{padding:.15rem .8rem;\
text-align:right;border-bottom:1px solid #d8cbb0}td:first-child,th:first-child{text-align:left}\
svg{display:block;max-width:100%;height:auto;margin:.5rem 0 1.5rem}svg text{font:13px Georgia,serif;fill:#2b2118}\
@media(prefers-color-scheme:dark){body{background:#1f1a15;color:#eadfc8}svg text{fill:#eadfc8}\
td,th{border-color:#4a3f33}}";

/// A label, a value and perhaps its interval.
type Bar = (String, f64, Option<(f64, f64)>);

/// A page about one setting.
pub fn html(s: &Summary) -> String {
    shell(&title(s), &page! { (section(s)) }).into_string()
}

/// A page about two settings.
pub fn html_comparison(c: &Comparison) -> String {
    let verdict = if c.real { "The difference is real." } else { "No difference can be seen." };
    let bars = [
        (title(&c.first), c.first.win_rate, Some((c.first.win_rate_low, c.first.win_rate_high))),
        (title(&c.second), c.second.win_rate, Some((c.second.win_rate_low, c.second.win_rate_high))),
    ];
    shell(
        "Two settings compared",
        &page! {
            p {
                (c.first.games) " paired games. Only the first won " (c.only_first) ", only the second "
                (c.only_second) "; difference " (format!("{:+.1}", c.difference * 100.0)) " points ("
                (format!("{:+.1} to {:+.1}", c.difference_low * 100.0, c.difference_high * 100.0)) "), p = "
                (format!("{:.4}", c.p_value)) ". " strong { (verdict) }
            }
            (chart("Share of games won", &bars, 1.0, true))
            (section(&c.first))
            (section(&c.second))
        },
    )
    .into_string()
}

fn title(s: &Summary) -> String {
    let options = if s.options.is_empty() { String::new() } else { format!(" ({})", s.options.join(", ")) };
    format!("{}, {}{options}", s.chapter, s.policy)
}

fn shell(heading: &str, body: &Markup) -> Markup {
    page! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (heading) }
                style { (PreEscaped(STYLE)) }
            }
            body { h1 { (heading) } (body) }
        }
    }
}

fn section(s: &Summary) -> Markup {
    let rounds: Vec<Bar> = s
        .by_rounds
        .iter()
        .enumerate()
        .map(|(n, games)| (n.to_string(), *games as f64 / s.games.max(1) as f64, None))
        .collect();
    let most = rounds.iter().map(|r| r.1).fold(0.0, f64::max);
    let plain = |x: f64| format!("{x:.2}");
    let pages = [
        ("surges".to_string(), s.pages_lost_to_surges, None),
        ("captures".to_string(), s.pages_lost_to_captures, None),
        ("otherwise".to_string(), s.pages_lost_otherwise, None),
    ];
    let cheese = [
        ("gained by mice".to_string(), s.cheese_gained_mean, None),
        ("spent or lost".to_string(), s.cheese_spent_mean, None),
        ("stolen by roaches".to_string(), s.cheese_stolen_mean, None),
        ("onto the wheel".to_string(), s.wheel_filled_mean, None),
        ("off the wheel".to_string(), s.wheel_drained_mean, None),
    ];
    let top = |bars: &[Bar]| bars.iter().map(|b| b.1).fold(0.01, f64::max);
    let reached: Vec<_> = s.rooms.iter().map(|r| (r.room.clone(), r.reached, None)).collect();
    let win = [("won".to_string(), s.win_rate, Some((s.win_rate_low, s.win_rate_high)))];
    page! {
        h2 { (title(s)) }
        p {
            (s.games) " games, seed " (s.seed) ". Won " (percent(s.win_rate)) " (" (percent(s.win_rate_low)) " to "
            (percent(s.win_rate_high)) "). Lost to time " (s.lost_to_time) ", to capture " (s.lost_to_capture)
            ", to the story " (s.lost_to_story) ". " (format!("{:.1}", s.rounds_mean)) " rounds and "
            (format!("{:.0}", s.decisions_mean)) " decisions a game, " (format!("{:.0}", s.games_per_cpu_second))
            " games a CPU second."
        }
        (chart("Share of games won", &win, 1.0, true))
        (columns("Length in rounds", &rounds, most.max(0.01)))
        (chart("Pages of the hourglass lost a game", &pages, top(&pages), false))
        (chart("Cheese a game", &cheese, top(&cheese), false))
        (chart("Rooms reached", &reached, 1.0, true))
        h3 { "Where it was lost" }
        (grid(&["room", "reached", "pages lost", "captures"], s.rooms.iter().map(|r| {
            vec![r.room.clone(), percent(r.reached), plain(r.pages_lost_mean), plain(r.captures_mean)]
        })))
        h3 { "Mice" }
        (grid(&["mouse", "games", "won", "captured", "wounds", "minions defeated"], s.mice.iter().map(|m| {
            vec![m.mouse.clone(), m.games.to_string(), percent(m.win_rate), plain(m.captures_mean),
                plain(m.wounds_mean), plain(m.defeated_mean)]
        })))
        h3 { "Minions" }
        (grid(&["minion", "placed", "defeated"], s.minions.iter().map(|m| {
            vec![m.minion.clone(), plain(m.placed_mean), plain(m.defeated_mean)]
        })))
        h3 { "Abilities" }
        (grid(&["ability", "games", "used a game", "won with it"], s.abilities.iter().map(|a| {
            vec![a.card.clone(), a.held_games.to_string(),
                plain(a.used_mean * s.games as f64 / a.held_games.max(1) as f64), percent(a.held_win_rate)]
        })))
        h3 { "Search cards" }
        (grid(&["card", "found a game", "used a game", "held at the end", "won with it"], s.cards.iter().map(|c| {
            vec![c.card.clone(), plain(c.found_mean), plain(c.used_mean), c.held_games.to_string(),
                percent(c.held_win_rate)]
        })))
    }
}

fn grid(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Markup {
    page! {
        table {
            tr { @for h in head { th { (h) } } }
            @for row in rows { tr { @for cell in row { td { (cell) } } } }
        }
    }
}

/// Bars from left to right, with an interval where there is one.
fn chart(name: &str, bars: &[Bar], most: f64, share: bool) -> Markup {
    let height = 26 * bars.len() + 8;
    let scale = |x: f64| (x / most).clamp(0.0, 1.0) * 420.0;
    let mut svg = String::new();
    for (i, (label, value, interval)) in bars.iter().enumerate() {
        let y = 26 * i + 4;
        let shown = if share { percent(*value) } else { format!("{value:.2}") };
        let _ = write!(
            svg,
            "<text x='190' y='{}' text-anchor='end'>{}</text><rect x='200' y='{y}' width='{:.1}' height='20' \
             fill='#b5793a'/><text x='{:.1}' y='{}'>{shown}</text>",
            y + 15,
            escaped(label),
            scale(*value),
            scale(interval.map_or(*value, |i| i.1)) + 208.0,
            y + 15
        );
        if let Some((low, high)) = interval {
            let (a, b, mid) = (200.0 + scale(*low), 200.0 + scale(*high), y + 10);
            let _ = write!(
                svg,
                "<path d='M{a:.1} {mid}H{b:.1}M{a:.1} {y}v20M{b:.1} {y}v20' stroke='#5b2d16' stroke-width='2' fill='none'/>"
            );
        }
    }
    drawing(name, 720, height, svg)
}

/// Columns from the ground up.
fn columns(name: &str, bars: &[Bar], most: f64) -> Markup {
    let width = (660 / bars.len().max(1)).clamp(6, 40);
    let mut svg = String::new();
    for (i, (label, value, _)) in bars.iter().enumerate() {
        let (x, h) = (10 + i * width, value / most * 120.0);
        let _ = write!(
            svg,
            "<rect x='{x}' y='{:.1}' width='{}' height='{h:.1}' fill='#b5793a'><title>{}: {}</title></rect>",
            130.0 - h,
            width - 2,
            escaped(label),
            percent(*value)
        );
        if i % 5 == 0 {
            let _ = write!(
                svg,
                "<text x='{}' y='148' text-anchor='middle'>{}</text>",
                x + width / 2,
                escaped(label)
            );
        }
    }
    drawing(name, 720, 156, svg)
}

fn drawing(name: &str, width: usize, height: usize, inside: String) -> Markup {
    page! {
        h3 { (name) }
        svg viewBox={ "0 0 " (width) " " (height) } width=(width) role="img" aria-label=(name) {
            (PreEscaped(inside))
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
