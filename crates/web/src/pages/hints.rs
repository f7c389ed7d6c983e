//! Advice on request: the best few choices, what they promise and what they risk.

use crate::html::told;
use crate::page::{Page, bar, frame};
use crate::table::door;
use maud::{Markup, html};
use view::HintView;
use words::Args;

/// Hints as buttons: each does what it says.
pub fn hints(page: Page, table: &str, seq: u64, hints: &[HintView]) -> Markup {
    html! {
        div.row.head {
            h2 { (page.t("hint-title")) }
            button.plain type="button" data-hint-close="" hidden { (page.t("web-close")) }
        }
        @if hints.is_empty() { p { (page.t("hint-empty")) } }
        @if let [first, others @ ..] = hints && others.iter().any(|h| h.win.0 > first.win.0) { p.small.quiet { (page.t("hint-close")) } }
        form method="post" action={ "/t/" (table) "/choose" } {
            input type="hidden" name="seq" value=(seq);
            ol.plain {
                @for (i, hint) in hints.iter().enumerate() {
                    // Where it leads, for the plan on the board; a way out by the middle of its door.
                    li data-walk=[&hint.plan.walk] data-figure=[&hint.plan.figure] data-space=[&hint.plan.space] data-x=[hint.plan.edge.map(|edge| door(edge).0)] data-y=[hint.plan.edge.map(|edge| door(edge).1)] {
                        button.bright[i == 0] name="choice" value=(hint.name) {
                            // Where scripts draw the plan on the board, the names of spaces are for those who listen or want them.
                            (told(&hint.label, hint.drawn.as_deref()))
                        }
                        span.chance {
                            (meter(page, hint))
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
fn meter(page: Page, hint: &HintView) -> Markup {
    let (n, low, high) = hint.win;
    let args = Args::new().num("n", n).num("low", low).num("high", high);
    html! {
        svg.meter viewBox="0 0 100 12" width="100" height="12" role="img" aria-label=(page.say("hint-meter", &args)) {
            rect.rail x="0" y="3" width="100" height="6" rx="3" {}
            rect.span x=(low) y="1" width=(high.saturating_sub(low).max(1)) height="10" rx="3" {}
            rect.mean x=(n.saturating_sub(1)) y="0" width="3" height="12" {}
        }
    }
}

/// The hints as a page of their own, for browsers without scripts.
pub fn hints_page(page: Page, table: &str, seq: u64, list: &[HintView]) -> Markup {
    let body = html! {
        (bar(page))
        main.page {
            section.sheet.hints { (hints(page, table, seq, list)) }
            p.gap { a.button href={ "/t/" (table) } { (page.t("web-back-to-table")) } }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("hint-title")), "reading", None, &body)
}
