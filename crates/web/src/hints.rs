//! Advice on request: the best few choices, what they promise and what they risk.

use crate::frame::{Page, bar, frame};
use crate::text::Text;
use maud::{Markup, html};
use view::{HintView, TableView};
use words::Args;

/// The button that asks for advice, and where the answer appears.
pub(crate) fn ask(ctx: Page, view: &TableView) -> Markup {
    html! {
        @if view.seat.decides && view.companions.hints {
            form.hint id="ask-hint" method="post" action={ "/t/" (Text(&view.id)) "/hint" } data-hint="" {
                button data-key="v" title=(Text(ctx.t("hint.about"))) { (Text(ctx.t("hint"))) " " kbd { "v" } }
            }
        }
    }
}

/// The place for advice, empty until somebody asks: thinking, and then the hints.
pub(crate) fn place(ctx: Page, view: &TableView) -> Markup {
    html! {
        section.sheet.hints id="hints" hidden aria-label=(ctx.t("hint-title")) {
            div.thinking {
                label { (ctx.t("hint-thinking")) " " progress max="100" value="0" {} }
                button type="button" data-hint-stop={ "/t/" (view.id) "/hint/stop" } { (ctx.t("hint-stop")) }
            }
            div.answer aria-live="polite" {}
        }
    }
}

/// Hints as buttons: each does what it says.
pub fn hints(ctx: Page, table: &str, seq: u64, hints: &[HintView]) -> Markup {
    html! {
        div.row.head {
            h2 { (ctx.t("hint-title")) }
            button.plain type="button" data-hint-close="" hidden { (ctx.t("web-close")) }
        }
        @if hints.is_empty() { p { (ctx.t("hint-empty")) } }
        @if let [first, others @ ..] = hints && others.iter().any(|h| h.win.0 > first.win.0) { p.small.quiet { (ctx.t("hint-close")) } }
        form method="post" action={ "/t/" (table) "/choose" } {
            input type="hidden" name="seq" value=(seq);
            ol.plain {
                @for (i, hint) in hints.iter().enumerate() {
                    li {
                        button.bright[i == 0] name="choice" value=(hint.name) { (hint.label) }
                        span.chance {
                            (meter(ctx, hint))
                            span { (hint.chance) }
                        }
                        @if !hint.risks.is_empty() || hint.why.is_some() {
                            p.small {
                                @if let Some(why) = &hint.why { em { (why) } " " }
                                @for risk in &hint.risks { (risk) " " }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The chance with its interval as a bar.
fn meter(ctx: Page, hint: &HintView) -> Markup {
    let (n, low, high) = hint.win;
    let args = Args::new().num("n", n).num("low", low).num("high", high);
    html! {
        svg.meter viewBox="0 0 100 12" width="100" height="12" role="img" aria-label=(ctx.say("hint-meter", &args)) {
            rect.rail x="0" y="3" width="100" height="6" rx="3" {}
            rect.span x=(low) y="1" width=(high.saturating_sub(low).max(1)) height="10" rx="3" {}
            rect.mean x=(n.saturating_sub(1)) y="0" width="3" height="12" {}
        }
    }
}

/// The hints as a page of their own, for browsers without scripts.
pub fn hints_page(ctx: Page, table: &str, seq: u64, list: &[HintView]) -> Markup {
    let body = html! {
        (bar(ctx))
        main.page {
            section.sheet.hints { (hints(ctx, table, seq, list)) }
            p.gap { a.button href={ "/t/" (table) } { (ctx.t("web-back-to-table")) } }
        }
    };
    frame(ctx, &format!("{} · Barksburg", ctx.t("hint-title")), "reading", None, &body)
}
