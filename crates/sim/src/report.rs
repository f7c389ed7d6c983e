//! The report: one page with charts.

use crate::chart::{Bar, Unit, bars, columns};
use crate::compare::Comparison;
use crate::summary::{CardLine, RoomLine, Summary, wilson};
use crate::table::{name, percent};
use crate::tally::DECISIONS_STEP;
use maud::{DOCTYPE, Markup, PreEscaped, html as page};

const STYLE: &str = include_str!("report.css");

/// A page about one setting.
pub fn html(s: &Summary) -> String {
    shell(&name(s), &page! { (section(s)) }).into_string()
}

/// A page about two settings.
pub fn html_comparison(c: &Comparison) -> String {
    let verdict = if c.real { "The difference is real." } else { "No difference can be seen." };
    let sure = |s: &Summary| Bar::new(name(s), s.win_rate).within(s.win_rate_low, s.win_rate_high);
    let body = page! {
        p.lead {
            strong { (verdict) } " "
            (format!("{:+.1}", c.difference * 100.0)) " points ("
            (format!("{:+.1} to {:+.1}", c.difference_low * 100.0, c.difference_high * 100.0)) ") in "
            (c.first.games) " paired games. Only the first won " (c.only_first) ", only the second " (c.only_second)
            "; so uneven a split would come by chance in " (format!("{:.2}", c.p_value * 100.0)) " of 100 such runs."
        }
        div.charts {
            (bars("Share of games won", "", &[sure(&c.first), sure(&c.second)], Unit::Share, None))
            (bars("What changed", "a game, first and second", &changed(c), Unit::Number, Some(["first", "second"])))
        }
        h2 { "The first: " (name(&c.first)) }
        (section(&c.first))
        h2 { "The second: " (name(&c.second)) }
        (section(&c.second))
    };
    shell("Two settings compared", &body).into_string()
}

fn changed(c: &Comparison) -> Vec<Bar> {
    let bar = |label: &str, of: fn(&Summary) -> f64| Bar::new(label, of(&c.first)).and(of(&c.second));
    vec![
        bar("rounds", |s| s.rounds_mean),
        bar("captures", |s| s.captures_mean),
        bar("surges", |s| s.surges_mean),
        bar("cheese gained", |s| s.cheese_gained_mean),
        bar("cheese onto the wheel", |s| s.wheel_filled_mean),
        bar("searches", |s| s.searches_mean),
        bar("level-ups", |s| s.level_ups_mean),
    ]
}

fn shell(heading: &str, body: &Markup) -> Markup {
    page! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (heading) }
                style { (PreEscaped(STYLE)) }
            }
            body { h1 { (heading) } (body) }
        }
    }
}

fn section(s: &Summary) -> Markup {
    page! {
        p.lead {
            "Won " strong { (percent(s.win_rate)) } " of " (s.games) " games ("
            (percent(s.win_rate_low)) " to " (percent(s.win_rate_high)) "). Lost to time " (s.lost_to_time) ", to capture "
            (s.lost_to_capture) ", to the story " (s.lost_to_story) "."
            @if s.stuck > 0 { " " strong { (s.stuck) " did not end." } }
        }
        p.small {
            "Seed " (s.seed) ", book " (s.book) ", " (format!("{:.0}", s.games_per_cpu_second)) " games a CPU second. \
             Shares come with their interval, which holds 95 of 100 times."
        }
        div.charts { (charts(s)) }
        (tables(s))
    }
}

fn charts(s: &Summary) -> Markup {
    let n = s.games.max(1) as f64;
    let lost = |k: u64| k as f64 / n;
    let ends = [
        Bar::new("won", s.win_rate).within(s.win_rate_low, s.win_rate_high),
        Bar::new("lost to time", lost(s.lost_to_time)),
        Bar::new("lost to capture", lost(s.lost_to_capture)),
        Bar::new("lost to the story", lost(s.lost_to_story)),
    ];
    let pages = [
        Bar::new("surges", s.pages_lost_to_surges),
        Bar::new("captures", s.pages_lost_to_captures),
        Bar::new("otherwise", s.pages_lost_otherwise),
    ];
    let cheese = [
        Bar::new("gained by mice", s.cheese_gained_mean),
        Bar::new("spent or lost", s.cheese_spent_mean),
        Bar::new("stolen by roaches", s.cheese_stolen_mean),
        Bar::new("onto the wheel", s.wheel_filled_mean),
        Bar::new("off the wheel", s.wheel_drained_mean),
    ];
    let mut rooms: Vec<&RoomLine> = s.rooms.iter().collect();
    rooms.sort_by(|a, b| b.reached.total_cmp(&a.reached));
    let reached: Vec<Bar> = rooms.iter().map(|r| Bar::new(&r.room, r.reached)).collect();
    let where_lost: Vec<Bar> =
        rooms.iter().map(|r| Bar::new(&r.room, r.pages_lost_mean).and(r.captures_mean)).collect();
    let mice: Vec<Bar> = s
        .mice
        .iter()
        .map(|m| {
            let (low, high) = wilson((m.win_rate * m.games as f64).round() as u64, m.games);
            Bar::new(&m.mouse, m.win_rate).within(low, high)
        })
        .collect();
    let deeds: Vec<Bar> =
        s.mice.iter().map(|m| Bar::new(&m.mouse, m.defeated_mean).and(m.wounds_mean)).collect();
    let captured: Vec<Bar> = s.mice.iter().map(|m| Bar::new(&m.mouse, m.captures_mean)).collect();
    let minions: Vec<Bar> =
        s.minions.iter().map(|m| Bar::new(&m.minion, m.placed_mean).and(m.defeated_mean)).collect();
    let rounds = format!("{:.1} on average, give or take {:.1}", s.rounds_mean, s.rounds_deviation);
    let decisions = format!("{:.0} on average, give or take {:.0}", s.decisions_mean, s.decisions_deviation);
    page! {
        (bars("How games end", "", &ends, Unit::Share, None))
        (columns("Length in rounds", &rounds, &s.by_rounds, 1))
        (columns("Length in decisions", &decisions, &s.by_decisions, DECISIONS_STEP))
        (bars("Rooms reached", "", &reached, Unit::Share, None))
        (bars("Pages of the hourglass lost", "a game, by what moved it", &pages, Unit::Number, None))
        (bars("Where", "pages lost and mice captured a game", &where_lost, Unit::Number, Some(["pages", "captures"])))
        (bars("Cheese", "a game", &cheese, Unit::Number, None))
        (bars("Games won with a mouse", "", &mice, Unit::Share, None))
        (bars("Captured", "a game a mouse took part in", &captured, Unit::Number, None))
        (bars("Minions defeated and wounds taken", "a game a mouse took part in", &deeds, Unit::Number,
            Some(["defeated", "wounds"])))
        (bars("Minions", "a game", &minions, Unit::Number, Some(["placed", "defeated"])))
        (bars("Abilities", "points the games of those who had it differ from all", &shares(s, &s.abilities), Unit::Points, None))
        (bars("Search cards", "points the games differ at whose end somebody had it; what is found late is found by those who live",
            &shares(s, &s.cards), Unit::Points, None))
    }
}

/// How much more or less was won by those who had a card, best first; too few games say nothing.
fn shares(s: &Summary, cards: &[CardLine]) -> Vec<Bar> {
    let enough = (s.games / 100).max(10);
    let mut bars: Vec<Bar> = cards
        .iter()
        .filter(|c| c.held_games >= enough && c.held_games < s.games)
        .map(|c| {
            let wins = (c.held_win_rate * c.held_games as f64).round() as u64;
            let (low, high) = wilson(wins, c.held_games);
            Bar::new(&c.card, c.held_win_rate - s.win_rate).within(low - s.win_rate, high - s.win_rate)
        })
        .collect();
    bars.sort_by(|a, b| b.value.total_cmp(&a.value));
    bars
}

fn tables(s: &Summary) -> Markup {
    let plain = |x: f64| format!("{x:.2}");
    let a_holder = |c: &CardLine| plain(c.used_mean * s.games as f64 / c.held_games.max(1) as f64);
    page! {
        details {
            summary { "The figures behind the charts" }
            (grid(&["room", "reached", "pages lost", "captures"], s.rooms.iter().map(|r| {
                vec![r.room.clone(), percent(r.reached), plain(r.pages_lost_mean), plain(r.captures_mean)]
            })))
            (grid(&["mouse", "games", "won", "captured", "wounds", "minions defeated"], s.mice.iter().map(|m| {
                vec![m.mouse.clone(), m.games.to_string(), percent(m.win_rate), plain(m.captures_mean),
                    plain(m.wounds_mean), plain(m.defeated_mean)]
            })))
            (grid(&["minion", "placed", "defeated"], s.minions.iter().map(|m| {
                vec![m.minion.clone(), plain(m.placed_mean), plain(m.defeated_mean)]
            })))
            (grid(&["ability", "games", "used in them", "won with it"], s.abilities.iter().map(|a| {
                vec![a.card.clone(), a.held_games.to_string(), a_holder(a), percent(a.held_win_rate)]
            })))
            (grid(&["card", "found a game", "used a game", "held at the end", "won with it"], s.cards.iter().map(|c| {
                vec![c.card.clone(), plain(c.found_mean), plain(c.used_mean), c.held_games.to_string(),
                    percent(c.held_win_rate)]
            })))
        }
    }
}

fn grid(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Markup {
    page! {
        table {
            thead { tr { @for h in head { th scope="col" { (h) } } } }
            tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
        }
    }
}
