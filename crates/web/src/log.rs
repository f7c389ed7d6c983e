//! The log and the dice tray.

use crate::frame::Ctx;
use crate::table::{LogEntry, TableView, TrayRoll};
use engine::event::Purpose;
use maud::{Markup, html};
use view::LogKind;
use words::Args;

/// The latest lines, newest first; each opens to its dice, modifiers and rules.
pub(crate) fn log(ctx: Ctx, view: &TableView) -> Markup {
    html! {
        section.sheet.log id="log" aria-label=(ctx.t("web-log")) {
            h2 { (ctx.t("web-log")) }
            div role="log" {
                ol.plain reversed {
                    @let lines = folded(view.log);
                    @let (set, played) = lines.split_at(begins(&lines));
                    @for entry in played.iter().rev() { (entry_of(ctx, view, entry)) }
                    @if !set.is_empty() { (setting_up(ctx, view, set)) }
                }
            }
            p.small { a href={ "/t/" (view.id) "/log" } { (ctx.t("web-whole-log")) } }
        }
    }
}

/// How many lines tell of setting up: all before the first round, if the log reaches back that far.
fn begins(lines: &[&LogEntry]) -> usize {
    if lines.first().is_none_or(|first| first.after > 0) {
        return 0;
    }
    lines.iter().position(|e| e.line.kind == LogKind::Round).unwrap_or(lines.len())
}

/// How the table was set: one line that opens to all of it.
fn setting_up(ctx: Ctx, view: &TableView, set: &[&LogEntry]) -> Markup {
    html! {
        li.room {
            details {
                summary { (ctx.t("web-log-set")) }
                ol.plain { @for entry in set { (entry_of(ctx, view, entry)) } }
            }
        }
    }
}

/// Lines in a row that tell one thing: the last says it all.
pub(crate) fn folded(log: &[LogEntry]) -> Vec<&LogEntry> {
    let mut out: Vec<&LogEntry> = Vec::with_capacity(log.len());
    for entry in log {
        let same =
            out.last().is_some_and(|last| last.line.fold.is_some() && last.line.fold == entry.line.fold);
        if same {
            out.pop();
        }
        out.push(entry);
    }
    out
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

pub(crate) fn entry_of(ctx: Ctx, view: &TableView, entry: &LogEntry) -> Markup {
    let line = &entry.line;
    html! {
        li class=(kind_name(line.kind)) data-after=(entry.after) data-latest[entry.after == view.moves && entry.after > 0] {
            details {
                summary { (line.text) }
                @for detail in &line.details { p.small { (detail) } }
                p.small.quiet {
                    @for (i, rule) in line.rules.iter().enumerate() {
                        @if i > 0 { " · " }
                        a href={ "/rules#" (rule.id) } target="_blank" { (rule.title) }
                    }
                }
                div.row {
                    a.button.plain href={ "/t/" (view.id) "/replay?to=" (entry.after) } { (ctx.t("web-look-there")) }
                    @if view.can_undo && entry.after < view.moves {
                        form method="post" action={ "/t/" (view.id) "/undo" } {
                            input type="hidden" name="seq" value=(view.seq);
                            button.plain name="to" value=(entry.after) { (ctx.t("web-back-to-here")) }
                        }
                    }
                }
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

/// The dice stay until the next roll.
pub(crate) fn tray(ctx: Ctx, view: &TableView) -> Markup {
    html! {
        section.tray id="tray" aria-label=(ctx.t("web-tray")) {
            @for roll in view.rolls { (roll_of(ctx, roll)) }
        }
    }
}

/// A figure's kind: its id without its number.
fn kind_of(id: &str) -> &str {
    match id.rsplit_once('-') {
        Some((kind, number)) if number.bytes().all(|b| b.is_ascii_digit()) => kind,
        _ => id,
    }
}

fn roll_of(ctx: Ctx, roll: &TrayRoll) -> Markup {
    html! {
        div.roll {
            span.roll-who {
                @if let Some(url) = roll.who.as_deref().and_then(|w| ctx.pictures.figure(kind_of(w))) {
                    img src=(url) alt="" width="28" height="28";
                }
                span.small { (ctx.t(purpose_key(roll.why))) }
            }
            span.dice {
                @for (i, face) in roll.faces.iter().enumerate() {
                    @let counts = roll.counted.get(i).copied().unwrap_or(false);
                    @let name = ctx.t(&format!("web-die-{face}"));
                    @let said = if counts { ctx.say("web-die-counts", &Args::new().text("die", name.clone())) } else { name };
                    span.die.counts[counts] title=(said) {
                        @if let Some(url) = ctx.pictures.figure(&format!("die-{face}")) {
                            img src=(url) alt=(said) width="46" height="46";
                        } @else { (said) }
                    }
                }
            }
        }
    }
}
