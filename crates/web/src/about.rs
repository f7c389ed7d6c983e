//! What anything on the board is, when it is pointed at.

use crate::frame::Page;
use crate::keep::Slot;
use crate::text::Text;
use maud::{Markup, html};
use std::fmt::Write;
use view::FigureView;
use words::Args;

/// A figure's values, markers and statuses in one line.
pub(crate) fn facts(ctx: Page, figure: &FigureView) -> String {
    let mut out = values(ctx, figure);
    for marker in &figure.markers {
        let _ = write!(out, " · {}", marker.name);
    }
    for status in &figure.statuses {
        let _ = write!(out, " · {}", status.text);
    }
    if let Some(intent) = &figure.intent {
        let _ = write!(out, " · {}", intent.text);
    }
    out
}

fn values(ctx: Page, figure: &FigureView) -> String {
    let args = Args::new()
        .text("name", &figure.label)
        .num("battle", figure.battle)
        .num("defense", figure.defense)
        .num("wounds", figure.wounds)
        .num("life", figure.life);
    ctx.say("web-figure-facts", &args)
}

/// What a figure is and will do: shown in the panel while it is pointed at.
pub(crate) fn about(ctx: Page, figure: &FigureView) -> Slot {
    ctx.part(("about-", &*figure.id), figure, about_figure)
}

fn about_figure(ctx: Page, figure: &FigureView) -> Markup {
    let numbers = Args::new()
        .num("battle", figure.battle)
        .num("defense", figure.defense)
        .num("wounds", figure.wounds)
        .num("life", figure.life);
    html! {
        div id={ "about-" (Text(&figure.id)) } data-about=(Text(&figure.id)) {
            h3 {
                @if let Some(url) = ctx.pictures.minion(&figure.kind_id, figure.greedy) { img src=(Text(url)) alt="" width="40" height="40"; }
                (Text(&figure.label))
            }
            p.small { (Text(&ctx.say("web-figure-values", &numbers))) }
            @for marker in &figure.markers { p.small.hurt { (marker.name) } }
            @for status in &figure.statuses { p.small { (status.text) } }
            @if let Some(intent) = &figure.intent {
                p { b { (Text(ctx.t("web-next"))) } " " (Text(&intent.text)) " " (why(&intent.rule)) }
            } @else if !figure.aims.is_empty() {
                @let who = figure.aims.iter().map(|a| a.label.as_str()).collect::<Vec<_>>().join(", ");
                p { (Text(ctx.say("web-can-attack", &Args::new().text("who", who)))) }
            }
            @if figure.danger > 0 {
                p.risk { "⚠ " (ctx.say("web-danger", &Args::new().num("n", figure.danger))) }
            }
        }
    }
}

/// The rule behind something: a link into the rules, or the name of the card, room or chapter it belongs to.
pub(crate) fn why(rule: &view::RuleRef) -> Markup {
    html! {
        @if rule.id.contains('/') { span.why-rule { (Text(&rule.title)) } }
        @else { a.why-rule href={ "/rules#" (Text(&rule.id)) } target="_blank" { (Text(&rule.title)) } }
    }
}

/// The panel itself. Its words for lists come from here: scripts know no sentence.
pub(crate) fn panel(ctx: Page) -> Markup {
    html! {
        aside.sheet.about id="about" aria-label=(ctx.t("web-about"))
            data-sees=(ctx.t("web-about-sees")) data-reached=(ctx.t("web-about-reached")) {
            p.quiet.small data-empty="" { (ctx.t("web-about-hint")) }
            div data-shown="" {}
        }
    }
}
