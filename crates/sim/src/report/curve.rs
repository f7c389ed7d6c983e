//! Pages about something that was watched for a while: figures, and curves over time.

use super::html::shell;
use crate::tongue::Tongue;
use maud::{Markup, PreEscaped, html as page};
use std::fmt::Write as _;

/// A page about something that was watched for a while.
#[derive(Clone, Debug, Default)]
pub struct CurvePage {
    /// What was watched.
    pub heading: String,
    /// What was asked of it, and whether it was so.
    pub verdicts: Vec<(bool, String)>,
    /// Figures by name.
    pub figures: Vec<(String, String)>,
    /// The curves.
    pub curves: Vec<Curve>,
    /// What the axis below all curves counts.
    pub seconds: String,
    /// The first seconds, which do not count.
    pub warm: usize,
}

/// Some lines over the same time.
#[derive(Clone, Debug, Default)]
pub struct Curve {
    /// What it shows.
    pub name: String,
    /// How it is to be read.
    pub note: String,
    /// The lines by name, a value each second.
    pub lines: Vec<(String, Vec<f64>)>,
    /// Each step up the axis is ten times the last.
    pub tenfold: bool,
    /// What it should not exceed.
    pub limit: Option<f64>,
}

/// Width and height of a drawing, and where its axes stand.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 250.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 708.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 220.0;

/// The page.
pub fn html_curves(t: &Tongue, about: &CurvePage) -> String {
    let body = page! {
        ul.verdicts {
            @for (met, verdict) in &about.verdicts {
                li class=(if *met { "met" } else { "missed" }) { (verdict) }
            }
        }
        table { tbody { @for (name, figure) in &about.figures { tr { th scope="row" { (name) } td { (figure) } } } } }
        @for curve in &about.curves { (drawing(t, about, curve)) }
    };
    shell(t, &about.heading, &body).into_string()
}

fn drawing(t: &Tongue, about: &CurvePage, curve: &Curve) -> Markup {
    let scale = Scale::of(curve);
    let seconds = curve.lines.iter().map(|(_, values)| values.len()).max().unwrap_or(0).max(2);
    let x = |second: f64| LEFT + second / (seconds - 1) as f64 * (RIGHT - LEFT);
    let mut svg = String::new();
    if about.warm > 0 {
        let width = x(about.warm as f64) - LEFT;
        let _ = write!(
            svg,
            "<rect class='warm' x='{LEFT}' y='{TOP}' width='{width:.1}' height='{:.0}'/>",
            BOTTOM - TOP
        );
    }
    for value in scale.marks() {
        let y = scale.y(value);
        let text = t.number(value, if value < 1.0 && value > 0.0 { 2 } else { 0 });
        let _ = write!(
            svg,
            "<path class='axis' d='M{LEFT} {y:.1}H{RIGHT}'/>\
             <text class='value' x='{:.0}' y='{:.1}' text-anchor='end'>{text}</text>",
            LEFT - 6.0,
            y + 5.0
        );
    }
    let every = step(seconds as f64 / 8.0).max(1.0) as usize;
    for second in (0..seconds).step_by(every) {
        let _ = write!(
            svg,
            "<text class='value' x='{:.1}' y='{:.0}' text-anchor='middle'>{second}</text>",
            x(second as f64),
            BOTTOM + 20.0
        );
    }
    if let Some(limit) = curve.limit {
        let _ = write!(svg, "<path class='limit' d='M{LEFT} {:.1}H{RIGHT}'/>", scale.y(limit));
    }
    for (n, (_, values)) in curve.lines.iter().enumerate() {
        let _ = write!(svg, "<polyline class='line line{}' points='", n % 4);
        for (second, value) in values.iter().enumerate() {
            let _ = write!(svg, "{:.1},{:.1} ", x(second as f64), scale.y(*value));
        }
        svg.push_str("'/>");
    }
    page! {
        figure.wide {
            figcaption {
                h3 { (curve.name) }
                @if !curve.note.is_empty() { p { (curve.note) } }
                p.key { @for (n, (name, _)) in curve.lines.iter().enumerate() { span class={ "line" (n % 4) } {} (name) } }
            }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(curve.name) { (PreEscaped(svg)) }
            p.small { (about.seconds) }
        }
    }
}

/// How values lie on the axis.
struct Scale {
    low: f64,
    high: f64,
    tenfold: bool,
}

impl Scale {
    fn of(curve: &Curve) -> Scale {
        let values = || curve.lines.iter().flat_map(|(_, values)| values).copied().chain(curve.limit);
        let most = values().fold(0.0, f64::max).max(1e-3);
        if !curve.tenfold {
            return Scale { low: 0.0, high: most * 1.05, tenfold: false };
        }
        let least = values().filter(|value| *value > 0.0).fold(most, f64::min);
        let (low, high) = (least.log10().floor(), most.log10().ceil());
        Scale { low: 10f64.powf(low), high: 10f64.powf(high.max(low + 1.0)), tenfold: true }
    }

    /// How far up a value stands.
    fn y(&self, value: f64) -> f64 {
        let share = if self.tenfold {
            (value.max(self.low) / self.low).log10() / (self.high / self.low).log10()
        } else {
            (value - self.low) / (self.high - self.low)
        };
        BOTTOM - share.clamp(0.0, 1.0) * (BOTTOM - TOP)
    }

    /// The values that are written beside the axis.
    fn marks(&self) -> Vec<f64> {
        let mut marks = Vec::new();
        if self.tenfold {
            let mut mark = self.low;
            while mark <= self.high * 1.001 {
                marks.push(mark);
                mark *= 10.0;
            }
        } else {
            let by = step(self.high / 5.0);
            marks.extend((0..8).map(|n| f64::from(n) * by).take_while(|mark| *mark <= self.high));
        }
        marks
    }
}

/// The next number upwards that people like to count by: one, two or five with noughts.
fn step(least: f64) -> f64 {
    let tens = 10f64.powf(least.max(1e-9).log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * tens).find(|n| *n >= least * 0.999).unwrap_or(tens)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tongue::tests::PLAIN;

    #[test]
    fn axes_count_by_numbers_that_people_like() {
        assert_eq!(
            [0.3, 1.0, 3.0, 75.0, 120.0].map(|top| (step(top) * 10.0).round() as u32),
            [5, 10, 50, 1000, 2000]
        );
        let curve =
            |tenfold| Curve { lines: vec![(String::new(), vec![0.4, 90.0])], tenfold, ..Curve::default() };
        assert_eq!(Scale::of(&curve(false)).marks(), [0.0, 20.0, 40.0, 60.0, 80.0]);
        let tenfold = Scale::of(&curve(true));
        assert_eq!(tenfold.marks().len(), 4, "a tenth, one, ten, a hundred");
        assert!((tenfold.y(10.0) - (BOTTOM - (BOTTOM - TOP) * 2.0 / 3.0)).abs() < 0.01);
    }

    #[test]
    fn a_page_draws_a_line_for_each_of_its_lines() {
        let lines = vec![("<first>".to_string(), vec![1.0, 2.0, 4.0]), ("second".to_string(), vec![3.0])];
        let curve = Curve { name: "c".into(), lines, limit: Some(20.0), ..Curve::default() };
        let verdicts = vec![(false, "too slow".to_string())];
        let about = CurvePage { curves: vec![curve], verdicts, warm: 1, ..CurvePage::default() };
        let drawn = html_curves(&PLAIN, &about);
        assert_eq!(drawn.matches("<polyline").count(), 2);
        assert!(drawn.contains("&lt;first&gt;") && drawn.contains("class='limit'"), "{drawn}");
        assert!(drawn.contains("class='warm'") && drawn.contains("class=\"missed\""), "{drawn}");
    }
}
