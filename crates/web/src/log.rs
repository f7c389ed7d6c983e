//! The log and the dice tray.

use crate::frame::Page;
use crate::keep::Slot;
use crate::text::Text;
use engine::event::Purpose;
use maud::{Markup, html};
use std::borrow::Cow;
use std::hash::{Hash, Hasher};
use view::{DiceRoll, LogEntry, LogKind, LogLine, TableView, folded};
use words::Args;

/// Lines of so many choices in a row are kept together: of all that was told, only the last of them gets new ones.
pub const TOGETHER: usize = 6;

/// The latest lines, newest first; each opens to its dice, modifiers and rules.
pub(crate) fn log(ctx: Page, view: &TableView) -> Markup {
    // Lines are drawn once: whether one may go back to them now is left to the style sheet.
    let lines = folded(&view.log).into_iter().map(|entry| Line::new(view, entry, view.seat.plays));
    let lines: Vec<Line> = lines.collect();
    let (set, played) = lines.split_at(begins(&lines));
    let of = |line: &Line| line.entry.after / TOGETHER;
    let latest = played.iter().rev().take_while(|l| l.entry.after == view.undo.moves).count();
    html! {
        section.sheet.log id="log" aria-label=(Text(ctx.t("web-log"))) data-back[view.undo.can_undo] {
            h2 { (Text(ctx.t("web-log"))) }
            div role="log" {
                @for (n, lines) in played.chunk_by(|a, b| of(a) == of(b)).rev().enumerate() {
                    (ctx.part(("told-", of(&lines[0])), &Lines { lines, latest: (n == 0).then_some(latest) }, told))
                }
                @if !set.is_empty() { ol.plain { @if played.is_empty() { li.now hidden {} } (ctx.part("line-set", set, setting_up)) } }
            }
            p.small { a href={ "/t/" (Text(&view.id)) "/log" } { (Text(ctx.t("web-whole-log"))) } }
        }
    }
}

/// Lines that are kept together.
#[derive(Hash)]
struct Lines<'l, 'a> {
    lines: &'l [Line<'a>],
    /// How many of them tell of the last choice; below them one may go back.
    latest: Option<usize>,
}

fn told(ctx: Page, Lines { lines, latest }: &Lines) -> Markup {
    html! {
        ol.plain id={ "told-" (lines[0].entry.after / TOGETHER) } {
            @for (n, line) in lines.iter().rev().enumerate() {
                @if *latest == Some(n) { li.now hidden {} }
                (ctx.part(("line-", line.entry.after, line.entry.later), line, line_of))
            }
            @if *latest == Some(lines.len()) { li.now hidden {} }
        }
    }
}

/// All that is drawn of a line.
pub(crate) struct Line<'a> {
    table: &'a str,
    entry: &'a LogEntry,
    /// With a button to go back to it.
    back: bool,
}

/// What is kept of a page is kept for one table: its name is the same for all lines.
impl Hash for Line<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Line { table: _, entry, back } = self;
        (entry, back).hash(state);
    }
}

impl<'a> Line<'a> {
    pub(crate) fn new(view: &'a TableView, entry: &'a LogEntry, back: bool) -> Line<'a> {
        Line { table: &view.id, entry, back }
    }
}

/// How many lines tell of setting up: all before the first round, if the log reaches back that far.
fn begins(lines: &[Line]) -> usize {
    if lines.first().is_none_or(|first| first.entry.after > 0) {
        return 0;
    }
    lines.iter().position(|l| l.entry.line.kind == LogKind::Round).unwrap_or(lines.len())
}

/// How the table was set: one line that opens to all of it.
fn setting_up(ctx: Page, set: &[Line]) -> Markup {
    html! {
        li.is-room id="line-set" {
            details {
                summary { (ctx.t("web-log-set")) }
                ol.plain { @for line in set { (line_of(ctx, line)) } }
            }
        }
    }
}

pub(crate) fn kind_name(kind: LogKind) -> &'static str {
    match kind {
        LogKind::Round => "round",
        LogKind::Turn => "turn",
        LogKind::Move => "move",
        LogKind::Battle => "battle",
        LogKind::Search => "search",
        LogKind::Room => "room",
        LogKind::Track => "track",
        LogKind::Clock => "clock",
        LogKind::Card => "card",
        LogKind::Story => "story",
        LogKind::End => "end",
        LogKind::Note => "note",
    }
}

/// A line; going back uses the form `undo` of its page.
pub(crate) fn line_of(ctx: Page, Line { table, entry, back }: &Line) -> Markup {
    let line = &entry.line;
    html! {
        // Counted from the end of what one choice told: the first lines may be gone already.
        li class={ "is-" (Text(kind_name(line.kind))) } id={ "line-" (entry.after) "-" (entry.later) } data-after=(entry.after) {
            details {
                summary { (Text(&line.text())) }
                @for detail in &line.details { p.small { (Text(&detail.text)) @if !detail.dice.is_empty() { " " (small_dice(ctx, &detail.dice)) } } }
                p.small.quiet {
                    @for (i, rule) in line.rules.iter().enumerate() {
                        @if i > 0 { " · " }
                        (crate::about::why(rule))
                    }
                }
                div.row {
                    a.button.plain href={ "/t/" (Text(table)) "/replay?to=" (entry.after) } { (Text(&ctx.t("web-look-there"))) }
                    @if *back { button.plain form="undo" name="to" value=(entry.after) { (Text(&ctx.t("web-back-to-here"))) } }
                }
            }
        }
    }
}

/// The dice of a sentence that names them already.
fn small_dice(ctx: Page, faces: &[u8]) -> Markup {
    html! {
        span.dice.few aria-hidden="true" {
            @for url in faces.iter().filter_map(|face| ctx.pictures.figure(&format!("die-{face}"))) {
                img src=(Text(url)) alt="" width="22" height="22";
            }
        }
    }
}

fn purpose_key(why: Purpose) -> &'static str {
    match why {
        Purpose::Movement => "web-roll-movement",
        Purpose::Attack => "web-roll-attack",
        Purpose::Defense => "web-roll-defense",
        Purpose::Search => "web-roll-search",
        Purpose::Recover => "web-roll-recover",
        Purpose::ClimbOut => "web-roll-climb-out",
        Purpose::Mousetrap => "web-roll-mousetrap",
        Purpose::Ambush => "web-roll-ambush",
        Purpose::Chase => "web-roll-chase",
        Purpose::Story => "web-roll-story",
    }
}

/// What has just happened, in a line: not whose turn it is and how far they go, which is asked for anyway.
fn latest(view: &TableView) -> Option<String> {
    if view.outcome.is_some() {
        return None;
    }
    let walking = view.rolls.last().is_some_and(|roll| roll.why == Purpose::Movement);
    let told = view.log.iter().rev().take(8).filter(|entry| entry.after > 0);
    let line = told.map(|entry| &entry.line).find(|line| !plain(line, walking))?;
    let text = line.text();
    let text = without(&text, view.companions.said.as_ref());
    Some(if line.kind == LogKind::Battle { outcome(text).into_owned() } else { text.to_string() })
}

/// What need not be told beside the dice: it is asked for, or has just been read.
fn plain(line: &LogLine, walking: bool) -> bool {
    match line.kind {
        LogKind::Turn | LogKind::Round | LogKind::Track => true,
        // More than one rule: something befell whoever moved.
        LogKind::Move => walking && line.rules.len() <= 1,
        // The story goes on, unless it asks for dice.
        LogKind::Story => line.details.iter().all(|detail| detail.dice.is_empty()),
        _ => false,
    }
}

/// A line without what a companion says in it, where that stands beside it anyway.
fn without<'v>(line: &'v str, said: Option<&(String, String)>) -> &'v str {
    let Some((who, at)) = said.and_then(|(who, why)| Some((who, line.find(why.as_str())?))) else {
        return line;
    };
    let before = line[..at].trim_end_matches(['„', '“', '"', ' ']);
    before.strip_suffix(':').and_then(|b| b.strip_suffix(who.as_str())).unwrap_or(before).trim_end()
}

/// So much of a line can be read beside the dice.
const BESIDE: usize = 110;

/// The end of a long fight: who strikes is seen by the dice, and what comes of it is said last.
fn outcome(text: &str) -> Cow<'_, str> {
    let long = |from: &usize| text[*from..].chars().count() > BESIDE;
    if !long(&0) {
        return text.into();
    }
    let mut sentences =
        text.match_indices(['.', '!', '?']).map(|(at, _)| at + 1).filter(|at| text[*at..].starts_with(' '));
    sentences.find(|at| !long(at)).map_or(text.into(), |at| format!("…{}", &text[at..]).into())
}

/// The dice stay until the next roll. Where the log lies in a drawer, its last line stands beside them.
pub(crate) fn tray(ctx: Page, view: &TableView) -> Slot {
    let latest = latest(view);
    ctx.part("tray", &(view.rolls.as_slice(), latest.as_deref()), |ctx, (rolls, latest)| {
        html! {
            section.tray id="tray" aria-label=(Text(ctx.t("web-tray"))) {
                (ctx.part("rolls", *rolls, |ctx, rolls| html! { div.rolls id="rolls" tabindex="0" { @for roll in rolls { (roll_of(ctx, roll)) } } }))
                @if let Some(text) = latest { button.plain.latest type="button" data-drawer="log" { (Text(text)) } }
            }
        }
    })
}

/// A figure's kind: its id without its number.
fn kind_of(id: &str) -> &str {
    match id.rsplit_once('-') {
        Some((kind, number)) if number.bytes().all(|b| b.is_ascii_digit()) => kind,
        _ => id,
    }
}

fn roll_of(ctx: Page, roll: &DiceRoll) -> Markup {
    html! {
        div.roll {
            span.roll-who {
                @if let Some(url) = roll.who.as_deref().and_then(|w| ctx.pictures.figure(kind_of(w))) {
                    img src=(Text(url)) alt="" width="28" height="28";
                }
                span.small { (Text(ctx.t(purpose_key(roll.why)))) }
            }
            span.dice {
                @for (i, face) in roll.faces.iter().enumerate() {
                    @let counts = roll.counted.get(i).copied().unwrap_or(false);
                    @let name = ctx.t(&format!("web-die-{face}"));
                    @let said = if counts { ctx.say("web-die-counts", &Args::new().text("die", name)).into() } else { name };
                    span.die.counts[counts] title=(Text(&said)) {
                        @if let Some(url) = ctx.pictures.figure(&format!("die-{face}")) {
                            img src=(Text(url)) alt=(Text(&said)) width="46" height="46";
                        } @else { (Text(&said)) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_fight_is_told_by_its_end() {
        let long = "Filch attacks rat warrior 3 (Dagger). Filch gains 1 cheese. 2 hits. Rat warrior 3 blocks 1. Rat warrior 3 takes 1 wound. Filch defeats rat warrior 3.";
        assert_eq!(
            outcome(long),
            "… 2 hits. Rat warrior 3 blocks 1. Rat warrior 3 takes 1 wound. Filch defeats rat warrior 3."
        );
        assert_eq!(outcome("Filch attacks rat warrior 3. No hit."), "Filch attacks rat warrior 3. No hit.");
        let endless = "a".repeat(200);
        assert_eq!(outcome(&endless), endless, "one sentence stays whole");
    }

    #[test]
    fn what_befalls_somebody_is_told_rather_than_that_the_story_goes_on() {
        let line = |kind, dice: &[u8]| LogLine {
            details: vec![view::Detail { text: String::new(), dice: dice.to_vec() }],
            kind,
            ..LogLine::note(String::new())
        };
        assert!(plain(&line(LogKind::Story, &[]), false));
        assert!(!plain(&line(LogKind::Story, &[3]), false), "dice for the story are news");
        assert!(!plain(&line(LogKind::Battle, &[]), false));
        assert!(plain(&line(LogKind::Move, &[]), true) && !plain(&line(LogKind::Move, &[]), false));
    }

    #[test]
    fn nobody_says_a_thing_twice() {
        let said = ("Filch".to_owned(), "Nothing left for me.".to_owned());
        let line = "1 cheese goes on the wheel. Filch: “Nothing left for me.”";
        assert_eq!(without(line, Some(&said)), "1 cheese goes on the wheel.");
        assert_eq!(without("Filch moves. „Nothing left for me.“", Some(&said)), "Filch moves.");
        assert_eq!(without("Nez waits.", Some(&said)), "Nez waits.");
        assert_eq!(without(line, None), line);
    }
}
