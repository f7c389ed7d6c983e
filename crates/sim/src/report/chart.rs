//! The charts of a report, as SVG that needs nothing but a browser. Colours come from the page's style.

use crate::tongue::Tongue;
use maud::{Markup, PreEscaped, html as page};
use std::fmt::Write as _;

/// A label, a value and perhaps its interval.
#[derive(Clone, Debug)]
pub(crate) struct Bar {
    pub label: String,
    pub value: f64,
    pub interval: Option<(f64, f64)>,
    /// A second value, drawn below the first.
    pub second: Option<f64>,
}

impl Bar {
    pub(crate) fn new(label: impl Into<String>, value: f64) -> Bar {
        Bar { label: label.into(), value, interval: None, second: None }
    }

    pub(crate) fn within(self, low: f64, high: f64) -> Bar {
        Bar { interval: Some((low, high)), ..self }
    }

    pub(crate) fn and(self, second: f64) -> Bar {
        Bar { second: Some(second), ..self }
    }
}

/// How values are written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Unit {
    /// A share of games; the axis runs to one.
    Share,
    /// So many a game.
    Number,
    /// Points of the win rate more or less than the others.
    Points,
}

/// As wide as a phone held upright is, or the writing would be too small there.
const WIDTH: usize = 470;
const LEFT: f64 = 168.0;
const SPAN: f64 = 200.0;
const ROW: usize = 26;
/// Letters of a label that fit beside the bars.
const LETTERS: usize = 21;

/// Bars from left to right, with an interval where there is one. `key` names two series, if there are two.
pub(crate) fn bars(
    tongue: &Tongue,
    name: &str,
    note: &str,
    bars: &[Bar],
    unit: Unit,
    key: Option<&[String; 2]>,
) -> Markup {
    if bars.is_empty() {
        return page! {};
    }
    let far = |b: &Bar| {
        let ends = b.interval.map_or(0.0, |(low, high)| low.abs().max(high.abs()));
        b.value.abs().max(ends).max(b.second.unwrap_or(0.0))
    };
    let most = match unit {
        Unit::Share => 1.0,
        Unit::Number | Unit::Points => bars.iter().map(far).fold(0.01, f64::max),
    };
    // Differences grow to both sides from the middle.
    let (zero, span) = if unit == Unit::Points { (LEFT + SPAN / 2.0, SPAN / 2.0) } else { (LEFT, SPAN) };
    let x = |v: f64| zero + (v / most).clamp(-1.0, 1.0) * span;
    let row = if key.is_some() { ROW + 10 } else { ROW };
    let height = row * bars.len() + 6;
    let mut svg = String::new();
    let _ = write!(svg, "<path class='axis' d='M{zero:.1} 0V{height}'/>");
    for (i, bar) in bars.iter().enumerate() {
        let y = row * i + 4;
        let middle = y + if key.is_some() { 14 } else { 8 };
        svg.push_str(&label(&bar.label, middle));
        let rect = |value: f64, y: usize, class: &str| {
            let (a, b) = (x(value.min(0.0)), x(value.max(0.0)));
            format!(
                "<rect class='{class}' x='{a:.1}' y='{y}' width='{:.1}' height='14' rx='2'/>",
                (b - a).max(0.5)
            )
        };
        let class = if bar.value < 0.0 { "bad" } else { "bar" };
        svg.push_str(&rect(bar.value, if key.is_some() { y } else { y + 1 }, class));
        let mut text = written(tongue, bar.value, unit);
        if let Some(second) = bar.second {
            svg.push_str(&rect(second, y + 15, "other"));
            let _ = write!(text, " / {}", written(tongue, second, unit));
        }
        let mut end = x(bar.value.max(bar.second.unwrap_or(0.0)).max(0.0));
        if let Some((low, high)) = bar.interval {
            let (a, b, mid) = (x(low), x(high), y + 8);
            let _ = write!(
                svg,
                "<path class='span' d='M{a:.1} {mid}H{b:.1}M{a:.1} {}v8M{b:.1} {}v8'/>",
                mid - 4,
                mid - 4
            );
            end = end.max(b);
        }
        let _ = write!(svg, "<text class='value' x='{:.1}' y='{}'>{text}</text>", end + 8.0, middle + 5);
    }
    drawing(name, note, height, svg, key)
}

/// A label beside the bars, in two lines if it is long.
fn label(text: &str, middle: usize) -> String {
    let x = LEFT - 8.0;
    let line = |text: &str, y: usize, class: &str| {
        format!("<text class='{class}' x='{x:.0}' y='{y}' text-anchor='end'>{}</text>", escaped(text))
    };
    match halves(text) {
        Some((first, second)) => {
            line(first, middle - 2, "label small") + &line(second, middle + 10, "label small")
        }
        None => line(text, middle + 5, "label"),
    }
}

/// A long text in two at the space nearest its middle.
fn halves(text: &str) -> Option<(&str, &str)> {
    if text.chars().count() <= LETTERS {
        return None;
    }
    let middle = text.len() / 2;
    let space = text.match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(middle))?;
    Some((&text[..space], &text[space + 1..]))
}

/// Columns from the ground up: how many games had which length. A column stands for `width` of what is counted.
pub(crate) fn columns(tongue: &Tongue, name: &str, note: &str, games: &[u64], width: usize) -> Markup {
    let total = games.iter().sum::<u64>().max(1) as f64;
    let most = games.iter().copied().max().unwrap_or(0).max(1) as f64;
    let first = games.iter().position(|g| *g > 0).unwrap_or(0);
    let shown = &games[first..];
    let step = (WIDTH - 40) as f64 / shown.len().max(1) as f64;
    let mut svg = format!("<path class='axis' d='M20 130.5H{}'/>", WIDTH - 20);
    // Labels where there is room for them.
    let every = shown.len().div_ceil(11).max(1);
    for (i, n) in shown.iter().enumerate() {
        let (x, h) = (20.0 + i as f64 * step, *n as f64 / most * 118.0);
        let from = (first + i) * width;
        let range = match width {
            1 => from.to_string(),
            _ => format!("{from}–{}", from + width - 1),
        };
        let share = tongue.percent(*n as f64 / total);
        let tip = tongue
            .fill("lab-column", &[("range", range.into()), ("games", (*n).into()), ("share", share.into())]);
        let _ = write!(
            svg,
            "<rect class='bar' x='{:.1}' y='{:.1}' width='{:.1}' height='{h:.1}'><title>{}</title></rect>",
            x + 0.5,
            130.0 - h,
            (step - 1.0).max(1.0),
            escaped(&tip)
        );
        if i % every == 0 {
            let x = if width == 1 { x + step / 2.0 } else { x };
            let _ = write!(svg, "<text class='label' x='{x:.1}' y='147' text-anchor='middle'>{from}</text>");
        }
    }
    drawing(name, note, 154, svg, None)
}

fn written(tongue: &Tongue, value: f64, unit: Unit) -> String {
    match unit {
        Unit::Share => tongue.percent(value),
        Unit::Number => tongue.number(value, 2),
        Unit::Points => tongue.points(value),
    }
}

fn drawing(name: &str, note: &str, height: usize, inside: String, key: Option<&[String; 2]>) -> Markup {
    page! {
        figure {
            figcaption {
                h3 { (name) }
                @if !note.is_empty() { p { (note) } }
                @if let Some([first, second]) = key {
                    p.key { span.bar {} (first) span.other {} (second) }
                }
            }
            svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(name) { (PreEscaped(inside)) }
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tongue::tests::PLAIN;

    #[test]
    fn a_bar_below_zero_grows_to_the_left() {
        let drawn = bars(&PLAIN, "b", "", &[Bar::new("x", -0.1), Bar::new("<y>", 0.1)], Unit::Points, None)
            .into_string();
        assert!(
            drawn.contains("class='bad' x='168.0'") && drawn.contains("class='bar' x='268.0'"),
            "{drawn}"
        );
        assert!(drawn.contains("&lt;y&gt;") && drawn.contains("−10.0"));
    }

    #[test]
    fn a_long_label_takes_two_lines() {
        assert_eq!(halves("skradziony przez karaluchy"), Some(("skradziony", "przez karaluchy")));
        assert_eq!((halves("Wachraum"), halves("Donaudampfschifffahrtskapitän")), (None, None));
    }

    #[test]
    fn columns_begin_where_there_is_something() {
        let drawn = columns(&PLAIN, "c", "", &[0, 0, 4, 1], 20).into_string();
        assert!(drawn.contains(">40</text>") && !drawn.contains(">0</text>"), "{drawn}");
    }
}
