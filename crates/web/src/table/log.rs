//! The log: the latest lines, newest first; each opens to its dice, modifiers and rules.

use super::docks::fold;
use super::part::{TablePart, part};
use crate::html::{Room, text, told, why};
use crate::page::Page;
use maud::{Markup, html};
use view::{LogEntry, LogKind, TableView};

/// The log with its heading.
pub(crate) fn log(page: Page, view: &TableView) -> Markup {
    html! {
        section.sheet.log id="log" aria-label=(page.t("web-log")) {
            h2 { (page.t("web-log")) }
            (fold(page, "log", &page.t("web-dock-log")))
            div role="log" { (part::<Log>(page, view)) }
            p.small { a href={ "/t/" (view.id) "/log" } { (page.t("web-whole-log")) } }
        }
    }
}

/// The lines.
pub(crate) struct Log;

/// All that is drawn of the log.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct LogInput<'v> {
    table: &'v str,
    lines: &'v [LogEntry],
    moves: usize,
    /// With buttons to go back.
    back: bool,
    /// They work now.
    can_undo: bool,
}

impl TablePart for Log {
    type Input<'v> = LogInput<'v>;

    fn input(view: &TableView, _: usize) -> LogInput<'_> {
        let (moves, back) = (view.undo.moves, view.seat.plays);
        LogInput { table: &view.id, lines: &view.log, moves, back, can_undo: view.undo.can_undo }
    }

    fn draw(page: Page, input: LogInput) -> Markup {
        draw(page, input, 0)
    }
}

/// The lines from the `from`th on, for a page that has those before. A line is drawn once; whether one may go back to
/// it now is left to the style sheet.
pub(crate) fn lines(page: Page, view: &TableView, from: usize) -> Markup {
    draw(page, Log::input(view, 0), from)
}

fn draw(page: Page, input: LogInput, from: usize) -> Markup {
    let LogInput { table, lines, moves, back, can_undo } = input;
    let (set, played) = lines.split_at(lines.iter().take_while(|line| line.setting_up).count());
    let total = played.len() + usize::from(!set.is_empty());
    // What tells of setting up is one line, that is drawn whole.
    let (old, new) = played.split_at(from.saturating_sub(set.len()));
    let above = old.last().map(id);
    let latest = |line: &LogEntry| line.after >= moves;
    html! {
        (Room(800 * new.len() + 200))
        ol.plain id="lines" data-back[can_undo] data-above=[above.map(text)] data-total=(total) data-moves=(moves) {
            @for (i, line) in new.iter().enumerate().rev() {
                @if !latest(line) && new.get(i + 1).is_none_or(latest) { (mark()) }
                (line_of(page, table, line, back))
            }
            @if old.is_empty() && !set.is_empty() {
                @if played.first().is_none_or(latest) && moves > 0 { (mark()) }
                (setting_up(page, table, set, back))
            }
        }
    }
}

/// The id of the line that tells of setting up.
const SET: &str = "line-set";

fn id(line: &LogEntry) -> String {
    format!("line-{}-{}", line.after, line.later)
}

/// Below it one may go back.
fn mark() -> Markup {
    html! { li.now hidden {} }
}

/// How the table was set: one line that opens to all of it.
fn setting_up(page: Page, table: &str, set: &[LogEntry], back: bool) -> Markup {
    html! {
        li.is-room id=(SET) data-after="0" {
            details {
                summary { (text(page.t("web-log-set"))) }
                ol.plain { @for line in set { (line_of(page, table, line, back)) } }
            }
        }
    }
}

fn kind_name(kind: LogKind) -> &'static str {
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
pub(crate) fn line_of(page: Page, table: &str, entry: &LogEntry, back: bool) -> Markup {
    let line = &entry.line;
    html! {
        // Counted from the end of what one choice told: the first lines may be gone already.
        li class={ "is-" (text(kind_name(line.kind))) } id={ "line-" (entry.after) "-" (entry.later) } data-after=(entry.after) {
            details {
                summary { (told(&line.text(), line.drawn_text().as_deref())) }
                @for detail in &line.details { p.small { (text(&detail.text)) @if !detail.dice.is_empty() { " " (small_dice(page, &detail.dice)) } } }
                p.small.quiet {
                    @for (i, rule) in line.rules.iter().enumerate() {
                        @if i > 0 { " · " }
                        (why(rule))
                    }
                }
                div.row {
                    a.button.plain href={ "/t/" (text(table)) "/replay?to=" (entry.after) } { (text(page.t("web-look-there"))) }
                    @if back { button.plain form="undo" name="to" value=(entry.after) { (text(page.t("web-back-to-here"))) } }
                }
            }
        }
    }
}

/// The dice of a sentence that names them already.
fn small_dice(page: Page, faces: &[u8]) -> Markup {
    html! {
        span.dice.few aria-hidden="true" {
            @for url in faces.iter().filter_map(|face| page.pictures.figure(&format!("die-{face}"))) {
                img src=(text(url)) alt="" width="22" height="22";
            }
        }
    }
}
