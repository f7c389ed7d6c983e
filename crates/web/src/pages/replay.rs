//! Any point of a game to look at, and the whole log.

use crate::glyphs::Glyph;
use crate::page::{Page, bar, frame};
use crate::pages::recap::{Recap, moments};
use crate::table::{Map, Play, Track, board, line_of, log, part, sheets, tray};
use maud::{Markup, html};
use view::{LogEntry, TableView};
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
pub fn replay(page: Page, view: &TableView, shown: ReplayPage) -> Markup {
    let ReplayPage { at, last, undo, .. } = shown;
    let to = |n: usize| format!("/t/{}/replay?to={n}", view.id);
    let link = |on: bool, n: usize, sign: &str, key: &str| {
        html! {
            @if on { a.button href=(to(n)) aria-label=(page.t(key)) title=(page.t(key)) { (sign) } }
            @else { span.button aria-disabled="true" aria-hidden="true" { (sign) } }
        }
    };
    // Letters to be read that the moment before did not have yet.
    let news =
        view.latest.as_ref().filter(|told| told.after >= at).map_or(0, |told| told.text.chars().count());
    let body = html! {
        header.bar.top {
            a.brand href="/" { "Barksburg" }
            h1.chapter { (view.chapter.name) }
            span.quiet { (view.chapter.clock) }
            span.fill {}
            nav.row aria-label=(page.t("web-replay")) data-replay=(at) data-news=(news) {
                (link(at > 0, 0, "«", "web-replay-first"))
                (link(at > 0, at.saturating_sub(1), "‹", "web-replay-back"))
                span { (page.say("web-replay-at", &Args::new().num("at", at as i64).num("last", last as i64))) }
                (link(at < last, (at + 1).min(last), "›", "web-replay-next"))
                (link(at < last, last, "»", "web-replay-last"))
                button type="button" data-play="" hidden aria-pressed="false" aria-label=(page.t("web-replay-play")) title=(page.t("web-replay-play")) { (Glyph::Play) (Glyph::Pause) }
            }
            (rounds(page, view, shown))
            @if let Some(seq) = undo.filter(|_| at < last) {
                form method="post" action={ "/t/" (view.id) "/undo" } {
                    input type="hidden" name="seq" value=(seq);
                    button name="to" value=(at) { (page.t("web-back-to-here")) }
                }
            }
            a.button.bright href={ "/t/" (view.id) } { (page.t("web-back-to-table")) }
        }
        main.table.past data-past="" {
            div.left { (part::<Track>(page, view)) (part::<Map>(page, view)) }
            div.middle { (board(page, view)) }
            div.right { (sheets(page, view)) (log(page, view)) }
            div.below { (tray(page, view)) }
            (part::<Play>(page, view))
        }
    };
    frame(
        page,
        &format!("{} · Barksburg", page.t("web-replay")),
        "table-page past-page",
        Some("pages/replay.js"),
        &body,
    )
}

/// Every round with its turns of fate, to go there at once.
fn rounds(page: Page, view: &TableView, shown: ReplayPage) -> Markup {
    let Recap { starts, turnings, .. } = shown.whole;
    if starts.is_empty() {
        return html! {};
    }
    // None while the table is being set.
    let now = starts.iter().rposition(|start| start.after <= shown.at);
    let name = |i: usize| page.say("web-replay-round", &Args::new().num("n", i as i64 + 1));
    let to = |after: usize| format!("/t/{}/replay?to={after}", view.id);
    let current = |here: bool| here.then_some("true");
    html! {
        details.jump id="jump" {
            summary title=(page.t("web-replay-rounds.about")) { (now.map_or_else(|| page.t("web-replay-rounds").into_owned(), name)) (Glyph::Down) }
            nav.sheet.drop aria-label=(page.t("web-replay-rounds")) {
                ol.plain {
                    @for (i, start) in starts.iter().enumerate() {
                        @let until = starts.get(i + 1).map_or(turnings.len(), |next| next.turnings);
                        li {
                            a href=(to(start.after)) data-round=(start.after) aria-current=[current(Some(i) == now)] { (name(i)) }
                            @if until > start.turnings {
                                ul.plain {
                                    @for (after, text) in moments(page, view, &turnings[start.turnings..until]) {
                                        li { a href=(to(after)) aria-current=[current(after == shown.at)] { (text) } }
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
pub fn log_page(page: Page, view: &TableView, entries: &[LogEntry]) -> Markup {
    let back = |entry: &LogEntry| view.undo.can_undo && entry.after < view.undo.moves;
    let body = html! {
        (bar(page))
        main.page {
            h1 { (view.chapter.name) ": " (page.t("web-log")) }
            p { a.button href={ "/t/" (view.id) } { (page.t("web-back-to-table")) } }
            form id="undo" method="post" action={ "/t/" (view.id) "/undo" } { input type="hidden" name="seq" value=(view.seq); }
            section.sheet.log.whole { ol.plain { @for entry in entries { (line_of(page, &view.id, entry, back(entry))) } } }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("web-log")), "reading", None, &body)
}
