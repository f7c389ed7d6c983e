//! Any point of a game to look at, and the whole log.

use crate::board::{board, map};
use crate::frame::{Page, bar, frame};
use crate::log::{Line, line_of, log, tray};
use crate::recap::{Recap, moments};
use crate::sheets::{sheets, track};
use maud::{Markup, html};
use view::{LogEntry, TableView, folded};
use words::Args;

/// Where in a game one looks.
#[derive(Clone, Copy, Debug)]
pub struct ReplayPage<'a> {
    /// After so many choices.
    pub at: usize,
    /// Of so many.
    pub last: usize,
    /// The record to undo from, where that is possible.
    pub undo: Option<u64>,
    /// The whole game: its rounds and turns of fate.
    pub whole: &'a Recap,
}

/// The table after some choices; links go on and back.
pub fn replay(ctx: Page, view: &TableView, page: ReplayPage) -> Markup {
    let ReplayPage { at, last, undo, .. } = page;
    let to = |n: usize| format!("/t/{}/replay?to={n}", view.id);
    let link = |on: bool, n: usize, sign: &str, key: &str| {
        html! {
            @if on { a.button href=(to(n)) aria-label=(ctx.t(key)) title=(ctx.t(key)) { (sign) } }
            @else { span.button aria-disabled="true" aria-hidden="true" { (sign) } }
        }
    };
    let body = html! {
        header.bar.top {
            a.brand href="/" { "Barksburg" }
            h1.chapter { (view.chapter.name) }
            span.quiet { (view.chapter.clock) }
            span.fill {}
            nav.row aria-label=(ctx.t("web-replay")) data-replay=(at) {
                (link(at > 0, 0, "«", "web-replay-first"))
                (link(at > 0, at.saturating_sub(1), "‹", "web-replay-back"))
                span { (ctx.say("web-replay-at", &Args::new().num("at", at as i64).num("last", last as i64))) }
                (link(at < last, (at + 1).min(last), "›", "web-replay-next"))
                (link(at < last, last, "»", "web-replay-last"))
                button type="button" data-play="" hidden aria-pressed="false" aria-label=(ctx.t("web-replay-play")) title=(ctx.t("web-replay-play")) { "▶" }
            }
            (rounds(ctx, view, page))
            @if let Some(seq) = undo.filter(|_| at < last) {
                form method="post" action={ "/t/" (view.id) "/undo" } {
                    input type="hidden" name="seq" value=(seq);
                    button name="to" value=(at) { (ctx.t("web-back-to-here")) }
                }
            }
            a.button.bright href={ "/t/" (view.id) } { (ctx.t("web-back-to-table")) }
        }
        main.table.past data-past="" {
            div.left { (track(ctx, view)) (map(ctx, view)) }
            div.middle { (board(ctx, view, None)) }
            div.right { (sheets(ctx, view)) (log(ctx, view)) }
            div.below { (tray(ctx, view)) }
        }
    };
    frame(
        ctx,
        &format!("{} · Barksburg", ctx.t("web-replay")),
        "table-page past-page",
        Some("replay.js"),
        &body,
    )
}

/// Every round with its turns of fate, to go there at once.
fn rounds(ctx: Page, view: &TableView, page: ReplayPage) -> Markup {
    let Recap { starts, turnings, .. } = page.whole;
    if starts.is_empty() {
        return html! {};
    }
    // None while the table is being set.
    let now = starts.iter().rposition(|start| start.after <= page.at);
    let name = |i: usize| ctx.say("web-replay-round", &Args::new().num("n", i as i64 + 1));
    let to = |after: usize| format!("/t/{}/replay?to={after}", view.id);
    let current = |here: bool| here.then_some("true");
    html! {
        details.jump id="jump" {
            summary title=(ctx.t("web-replay-rounds.about")) { (now.map_or_else(|| ctx.t("web-replay-rounds").into_owned(), name)) span aria-hidden="true" { "▾" } }
            nav.sheet.drop aria-label=(ctx.t("web-replay-rounds")) {
                ol.plain {
                    @for (i, start) in starts.iter().enumerate() {
                        @let until = starts.get(i + 1).map_or(turnings.len(), |next| next.turnings);
                        li {
                            a href=(to(start.after)) data-round=(start.after) aria-current=[current(Some(i) == now)] { (name(i)) }
                            @if until > start.turnings {
                                ul.plain {
                                    @for (after, text) in moments(ctx, view, &turnings[start.turnings..until]) {
                                        li { a href=(to(after)) aria-current=[current(after == page.at)] { (text) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Everything that happened, oldest first.
pub fn log_page(ctx: Page, view: &TableView, entries: &[LogEntry]) -> Markup {
    let back = |entry: &LogEntry| view.undo.can_undo && entry.after < view.undo.moves;
    let body = html! {
        (bar(ctx))
        main.page {
            h1 { (view.chapter.name) ": " (ctx.t("web-log")) }
            p { a.button href={ "/t/" (view.id) } { (ctx.t("web-back-to-table")) } }
            form id="undo" method="post" action={ "/t/" (view.id) "/undo" } { input type="hidden" name="seq" value=(view.seq); }
            section.sheet.log.whole { ol.plain { @for entry in folded(entries) { (line_of(ctx, &Line::new(view, entry, back(entry)))) } } }
        }
    };
    frame(ctx, &format!("{} · Barksburg", ctx.t("web-log")), "reading", None, &body)
}
