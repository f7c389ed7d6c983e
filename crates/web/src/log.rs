//! The log and the dice tray.

use crate::frame::Ctx;
use crate::table::{LogEntry, TableView, TrayRoll};
use engine::event::Purpose;
use maud::{Markup, html};
use view::LogKind;

/// The latest lines, newest first; each opens to its dice, modifiers and rules.
pub(crate) fn log(ctx: Ctx, view: &TableView) -> Markup {
    html! {
        section.sheet.log id="log" aria-label=(ctx.t("web-log")) {
            h2 { (ctx.t("web-log")) }
            div role="log" {
                ol.plain reversed {
                    @for entry in folded(view.log).into_iter().rev() { (entry_of(ctx, view, entry)) }
                }
            }
            p.small { a href={ "/t/" (view.id) "/log" } { (ctx.t("web-whole-log")) } }
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
        li class=(kind_name(line.kind)) {
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
                @for face in &roll.faces {
                    @let name = ctx.t(&format!("web-die-{face}"));
                    @if let Some(url) = ctx.pictures.figure(&format!("die-{face}")) {
                        img.die src=(url) alt=(name) title=(name) width="46" height="46";
                    } @else {
                        span.die.text title=(name) { (name) }
                    }
                }
            }
        }
    }
}
