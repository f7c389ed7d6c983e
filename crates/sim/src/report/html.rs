//! The report: one page with charts.

use super::chart::{Bar, Unit, bars, columns};
use super::table::{CAMPAIGN_COLUMNS, campaign_findings, campaign_row, stopped, verdict};
use crate::campaign::{CampaignChapter, CampaignSummary};
use crate::compare::Comparison;
use crate::summary::{CardLine, MouseSummary, RoomLine, Summary, wilson};
use crate::tally::DECISIONS_STEP;
use crate::tongue::Tongue;
use maud::{DOCTYPE, Markup, PreEscaped, html as page};

const STYLE: &str = include_str!("report.css");

/// A page about one setting.
pub fn html(t: &Tongue, s: &Summary) -> String {
    shell(t, &heading(t, s), &page! { (section(t, s)) }).into_string()
}

/// A page about whole campaigns.
pub fn html_campaigns(t: &Tongue, s: &CampaignSummary) -> String {
    let draw = Charts { t };
    let story = t.name("story", &s.story);
    let heading = t.fill("lab-heading", &[("chapter", story.into()), ("policy", s.policy.as_str().into())]);
    let won =
        [("mean", t.number(s.chapters_won_mean, 1).into()), ("chapters", (s.chapters.len() as u64).into())];
    let about = [("campaigns", s.campaigns.into()), ("seed", s.seed.to_string().into())];
    let name = |c: &CampaignChapter| t.name("chapter", &c.chapter);
    let rates: Vec<Bar> = s
        .chapters
        .iter()
        .map(|c| Bar::new(name(c), c.win_rate).within(c.win_rate_low, c.win_rate_high))
        .collect();
    let groups = s
        .chapters
        .iter()
        .filter_map(|c| Some(Bar::new(name(c), c.weak.as_ref()?.win_rate).and(c.strong.as_ref()?.win_rate)));
    let groups: Vec<Bar> = groups.collect();
    let key = [t.say("lab-weak"), t.say("lab-strong")];
    let growth: Vec<Bar> =
        s.chapters.iter().map(|c| Bar::new(name(c), c.abilities_mean).and(c.cards_mean)).collect();
    let grown = [t.say("lab-known-abilities"), t.say("lab-kept-cards")];
    let lost: Vec<Bar> = s.chapters.iter().map(|c| Bar::new(name(c), c.first_lost as f64)).collect();
    let body = page! {
        p.lead { (t.fill("lab-campaign-won", &won)) }
        @for finding in campaign_findings(t, s) { p { (finding) } }
        p.small { (t.fill("lab-campaign-about", &about)) }
        div.charts {
            (draw.bars("lab-chart-campaign-won", &rates, Unit::Share, None))
            (draw.bars("lab-chart-campaign-strength", &groups, Unit::Share, Some(&key)))
            (draw.bars("lab-chart-campaign-lost", &lost, Unit::Number, None))
            (draw.bars("lab-chart-campaign-growth", &growth, Unit::Number, Some(&grown)))
        }
        details {
            summary { (t.say("lab-figures")) }
            (grid(t, &CAMPAIGN_COLUMNS, s.chapters.iter().map(|c| campaign_row(t, name(c), c))))
        }
    };
    shell(t, &heading, &body).into_string()
}

/// A page about two settings.
pub fn html_comparison(t: &Tongue, c: &Comparison) -> String {
    let key = [t.say("lab-first"), t.say("lab-second")];
    let sure = |at: usize, s: &Summary| {
        Bar::new(key[at].as_str(), s.win_rate).within(s.win_rate_low, s.win_rate_high)
    };
    let won = [sure(0, &c.first), sure(1, &c.second)];
    let first = t.fill("lab-the-first", &[("name", heading(t, &c.first).into())]);
    let second = t.fill("lab-the-second", &[("name", heading(t, &c.second).into())]);
    let draw = Charts { t };
    let body = page! {
        p.lead { strong { (t.fill("lab-verdict-short", &verdict(t, c))) } }
        p { (first) } p { (second) }
        p.small { (t.fill("lab-verdict", &verdict(t, c))) }
        div.charts {
            (draw.bars("lab-chart-won", &won, Unit::Share, None))
            (draw.bars("lab-chart-changed", &changed(t, c), Unit::Number, Some(&key)))
        }
        h2 { (first) }
        (section(t, &c.first))
        h2 { (second) }
        (section(t, &c.second))
    };
    shell(t, &t.say("lab-two-settings"), &body).into_string()
}

/// What was played, as [`name`] says it, in the words of the book.
fn heading(t: &Tongue, s: &Summary) -> String {
    let chapter = t.name("chapter", &s.chapter);
    let mut out =
        t.fill("lab-heading", &[("chapter", chapter.into()), ("policy", s.policy.replace(',', ", ").into())]);
    if s.party != "any" {
        out = format!(
            "{out}; {}",
            s.party.split(',').map(|seat| member(t, seat)).collect::<Vec<_>>().join(", ")
        );
    }
    if !s.options.is_empty() {
        let options: Vec<String> = s.options.iter().map(|o| option(t, o)).collect();
        out = format!("{out} ({})", options.join(", "));
    }
    out
}

/// `filch:find+dodge`, a mouse and its abilities.
fn member(t: &Tongue, seat: &str) -> String {
    let (mouse, abilities) = seat.split_once(':').unwrap_or((seat, ""));
    let mouse = t.name("mouse", mouse);
    let own: Vec<String> =
        abilities.split('+').filter(|a| !a.is_empty()).map(|a| t.name("ability", a)).collect();
    if own.is_empty() { mouse } else { format!("{mouse} ({})", own.join(", ")) }
}

/// Difficulties and variants have names; of a switch nothing but whole sentences is written, so it stays as typed.
fn option(t: &Tongue, option: &str) -> String {
    let (name, value) = option.split_once('=').unwrap_or((option, "on"));
    let key = if value == "on" { format!("variant-{name}") } else { format!("variant-{name}-{value}") };
    (t.speech)(&key, &[]).unwrap_or_else(|| option.to_string())
}

fn changed(t: &Tongue, c: &Comparison) -> Vec<Bar> {
    let bar = |key: &str, of: fn(&Summary) -> f64| Bar::new(t.say(key), of(&c.first)).and(of(&c.second));
    vec![
        bar("lab-rounds", |s| s.rounds_mean),
        bar("lab-captures", |s| s.captures_mean),
        bar("lab-surges", |s| s.surges_mean),
        bar("lab-cheese-gained", |s| s.cheese_gained_mean),
        bar("lab-onto-wheel", |s| s.wheel_filled_mean),
        bar("lab-searches", |s| s.searches_mean),
        bar("lab-level-ups", |s| s.level_ups_mean),
    ]
}

/// A page around its body.
pub(super) fn shell(t: &Tongue, heading: &str, body: &Markup) -> Markup {
    page! {
        (DOCTYPE)
        html lang=(t.lang) {
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

fn section(t: &Tongue, s: &Summary) -> Markup {
    let won = [
        ("rate", t.percent(s.win_rate).into()),
        ("games", s.games.into()),
        ("low", t.percent(s.win_rate_low).into()),
        ("high", t.percent(s.win_rate_high).into()),
    ];
    let lost = [
        ("time", t.count(s.lost_to_time).into()),
        ("capture", t.count(s.lost_to_capture).into()),
        ("story", t.count(s.lost_to_story).into()),
    ];
    let about = [
        ("seed", s.seed.to_string().into()),
        ("book", s.book.as_str().into()),
        ("speed", t.number(s.games_per_cpu_second, 0).into()),
    ];
    page! {
        p.lead {
            (t.fill("lab-lead-won", &won)) " " (t.fill("lab-lead-lost", &lost))
            @if s.stuck > 0 { " " strong { (stopped(t, s)) } }
        }
        p.small { (t.fill("lab-lead-about", &about)) }
        div.charts { (charts(t, s)) }
        (tables(t, s))
    }
}

/// Charts named by a key; what the key's `.note` says stands below.
struct Charts<'t, 'a> {
    t: &'t Tongue<'a>,
}

impl Charts<'_, '_> {
    fn note(&self, key: &str) -> String {
        (self.t.speech)(&format!("{key}.note"), &[]).unwrap_or_default()
    }

    fn bars(&self, key: &str, list: &[Bar], unit: Unit, series: Option<&[String; 2]>) -> Markup {
        bars(self.t, &self.t.say(key), &self.note(key), list, unit, series)
    }

    fn columns(&self, key: &str, mean: f64, deviation: f64, games: &[u64], width: usize) -> Markup {
        let decimals = usize::from(width == 1);
        let with = [
            ("mean", self.t.number(mean, decimals).into()),
            ("deviation", self.t.number(deviation, decimals).into()),
        ];
        columns(self.t, &self.t.say(key), &self.t.fill("lab-give-or-take", &with), games, width)
    }
}

fn charts(t: &Tongue, s: &Summary) -> Markup {
    let n = s.games.max(1) as f64;
    let bar = |key: &str, value: f64| Bar::new(t.say(key), value);
    let lost = |k: u64| k as f64 / n;
    let mut ends = vec![
        bar("lab-won", s.win_rate).within(s.win_rate_low, s.win_rate_high),
        bar("lab-lost-to-time", lost(s.lost_to_time)),
        bar("lab-lost-to-capture", lost(s.lost_to_capture)),
        bar("lab-lost-to-story", lost(s.lost_to_story)),
    ];
    if s.stuck > 0 {
        ends.push(bar("lab-stuck", lost(s.stuck)));
    }
    let pages = [
        bar("lab-surges", s.pages_lost_to_surges),
        bar("lab-captures", s.pages_lost_to_captures),
        bar("lab-otherwise", s.pages_lost_otherwise),
    ];
    let cheese = [
        bar("lab-gained-by-mice", s.cheese_gained_mean),
        bar("lab-spent-or-lost", s.cheese_spent_mean),
        bar("lab-stolen-by-roaches", s.cheese_stolen_mean),
        bar("lab-onto-wheel", s.wheel_filled_mean),
        bar("lab-off-wheel", s.wheel_drained_mean),
    ];
    let mut rooms: Vec<&RoomLine> = s.rooms.iter().collect();
    rooms.sort_by(|a, b| b.reached.total_cmp(&a.reached));
    let room = |r: &RoomLine, value: f64| Bar::new(t.name("room", &r.room), value);
    let reached: Vec<Bar> = rooms.iter().map(|r| room(r, r.reached)).collect();
    let where_lost: Vec<Bar> =
        rooms.iter().map(|r| room(r, r.pages_lost_mean).and(r.captures_mean)).collect();
    let mouse = |m: &MouseSummary, value: f64| Bar::new(t.name("mouse", &m.mouse), value);
    let mice: Vec<Bar> = s
        .mice
        .iter()
        .map(|m| {
            let (low, high) = wilson((m.win_rate * m.games as f64).round() as u64, m.games);
            mouse(m, m.win_rate).within(low, high)
        })
        .collect();
    let deeds: Vec<Bar> = s.mice.iter().map(|m| mouse(m, m.defeated_mean).and(m.wounds_mean)).collect();
    let captured: Vec<Bar> = s.mice.iter().map(|m| mouse(m, m.captures_mean)).collect();
    let minions: Vec<Bar> = s
        .minions
        .iter()
        .map(|m| Bar::new(t.name("minion", &m.minion), m.placed_mean).and(m.defeated_mean))
        .collect();
    let two = |a: &str, b: &str| Some([t.say(a), t.say(b)]);
    let draw = Charts { t };
    page! {
        (draw.bars("lab-chart-ends", &ends, Unit::Share, None))
        (draw.columns("lab-chart-rounds", s.rounds_mean, s.rounds_deviation, &s.by_rounds, 1))
        (draw.columns("lab-chart-decisions", s.decisions_mean, s.decisions_deviation, &s.by_decisions, DECISIONS_STEP))
        (draw.bars("lab-chart-rooms", &reached, Unit::Share, None))
        (draw.bars("lab-chart-pages", &pages, Unit::Number, None))
        (draw.bars("lab-chart-where", &where_lost, Unit::Number, two("lab-pages", "lab-captures").as_ref()))
        (draw.bars("lab-chart-cheese", &cheese, Unit::Number, None))
        (draw.bars("lab-chart-mice", &mice, Unit::Share, None))
        (draw.bars("lab-chart-captured", &captured, Unit::Number, None))
        (draw.bars("lab-chart-deeds", &deeds, Unit::Number, two("lab-defeated", "lab-wounds").as_ref()))
        (draw.bars("lab-chart-minions", &minions, Unit::Number, two("lab-placed", "lab-defeated").as_ref()))
        (draw.bars("lab-chart-abilities", &shares(t, "ability", s, &s.abilities), Unit::Points, None))
        (draw.bars("lab-chart-cards", &shares(t, "card", s, &s.cards), Unit::Points, None))
    }
}

/// How much more or less was won by those who had a card, best first; too few games say nothing.
fn shares(t: &Tongue, kind: &str, s: &Summary, cards: &[CardLine]) -> Vec<Bar> {
    let enough = (s.games / 100).max(10);
    let mut bars: Vec<Bar> = cards
        .iter()
        .filter(|c| c.held_games >= enough && c.held_games < s.games)
        .map(|c| {
            let wins = (c.held_win_rate * c.held_games as f64).round() as u64;
            let (low, high) = wilson(wins, c.held_games);
            Bar::new(t.name(kind, &c.card), c.held_win_rate - s.win_rate)
                .within(low - s.win_rate, high - s.win_rate)
        })
        .collect();
    bars.sort_by(|a, b| b.value.total_cmp(&a.value));
    bars
}

fn tables(t: &Tongue, s: &Summary) -> Markup {
    let plain = |x: f64| t.number(x, 2);
    let a_holder = |c: &CardLine| plain(c.used_mean * s.games as f64 / c.held_games.max(1) as f64);
    page! {
        details {
            summary { (t.say("lab-figures")) }
            (grid(t, &["lab-room", "lab-reached", "lab-pages-lost", "lab-captures"], s.rooms.iter().map(|r| {
                vec![t.name("room", &r.room), t.percent(r.reached), plain(r.pages_lost_mean), plain(r.captures_mean)]
            })))
            (grid(t, &["lab-mouse", "lab-games", "lab-won", "lab-captured", "lab-wounds", "lab-defeated"], s.mice.iter().map(|m| {
                vec![t.name("mouse", &m.mouse), t.count(m.games), t.percent(m.win_rate), plain(m.captures_mean),
                    plain(m.wounds_mean), plain(m.defeated_mean)]
            })))
            (grid(t, &["lab-minion", "lab-placed", "lab-defeated"], s.minions.iter().map(|m| {
                vec![t.name("minion", &m.minion), plain(m.placed_mean), plain(m.defeated_mean)]
            })))
            (grid(t, &["lab-ability", "lab-games", "lab-used-in-them", "lab-won-with"], s.abilities.iter().map(|a| {
                vec![t.name("ability", &a.card), t.count(a.held_games), a_holder(a), t.percent(a.held_win_rate)]
            })))
            (grid(t, &["lab-card", "lab-found", "lab-used", "lab-held", "lab-won-with"], s.cards.iter().map(|c| {
                vec![t.name("card", &c.card), plain(c.found_mean), plain(c.used_mean), t.count(c.held_games),
                    t.percent(c.held_win_rate)]
            })))
            @if !s.answers.is_empty() {
                (grid(t, &["lab-decision", "lab-answer", "lab-given", "lab-share"], s.answers.iter().map(|a| {
                    vec![t.name("prompt", &a.decision), t.name("prompt", &a.answer), t.count(a.given), t.percent(a.share)]
                })))
            }
            @if !s.achievements.is_empty() {
                (grid(t, &["lab-achievements", "lab-games", "lab-share"], s.achievements.iter().map(|a| {
                    vec![t.name("achievement", &a.name), t.count(a.games), t.percent(a.share)]
                })))
            }
        }
    }
}

fn grid(t: &Tongue, head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Markup {
    page! {
        table {
            thead { tr { @for key in head { th scope="col" { (t.say(key)) } } } }
            tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
        }
    }
}
