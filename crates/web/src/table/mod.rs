//! The table: a page of [parts], each swapped by itself when what it shows has changed.
//!
//! [parts]: part::TablePart

mod below;
mod board;
mod chat;
mod docks;
mod log;
mod part;
mod parts;
mod sheets;
mod sound;
mod stage;
mod story;
mod top;
mod track;

pub use chat::{Chat, Person, QuietRow, StoryReader, TalkLine, chat};
pub use part::PartId;
pub use parts::{draw_parts, unchanged_parts};

pub(crate) use below::{Banner, Play, Walks, tray};
pub(crate) use board::{Map, board, door};
pub(crate) use log::{line_of, log};
pub(crate) use part::part;
pub(crate) use sheets::sheets;
pub(crate) use sound::choices as sound_choices;
pub(crate) use stage::stage;
pub(crate) use top::Near;
pub(crate) use track::Track;

use crate::glyphs::Glyph;
use crate::html::List;
use crate::page::{Page, frame, switches};
use maud::{Markup, Render, html};
use top::{Basis, Clock, Goal, Undo};
use view::TableView;
use words::Args;

/// No mouse has so many movement points.
const FARTHEST: i64 = 24;

/// The whole page. `opening` is what happened before anybody was asked anything, as the scripts read it.
pub fn table(page: Page, view: &TableView, around: &Chat, opening: Option<&str>) -> Markup {
    let body = html! {
        a.skip href="#actions" { (page.t("web-skip-actions")) }
        (top(page, view))
        main.table data-table=(view.id) data-seq=(view.seq) data-lang=(page.locale.lang()) data-walks=(List(&walks(page))) {
            div.left { (part::<Track>(page, view)) (part::<Map>(page, view)) (board::panel(page)) }
            div.middle { (board(page, view)) (tools(page)) (stage(page)) (sound::captions(page)) }
            div.right { (sheets(page, view)) (log(page, view)) (chat(page, around)) }
            div.below {
                (part::<Banner>(page, view))
                (part::<Near>(page, view))
                (tray(page, view))
                (below::actions(page, view))
                (drawers(page))
                (advice(page, &view.id))
            }
            (part::<Play>(page, view))
            (part::<Walks>(page, view))
        }
        div.visually-hidden id="polite" aria-live="polite" {}
        div.visually-hidden id="coached" aria-live="polite" {}
        div.visually-hidden id="assertive" aria-live="assertive" {}
        p id="offline" class="offline" hidden role="status" { (page.t("web-offline")) }
        (story::dialog(page, view, opening))
        (crate::help::dialog(page))
        dialog id="menu" aria-label=(page.t("web-choose-one")) { ul.plain {} button data-close="" { (page.t("web-close")) } }
    };
    let title = below::title(page, &view.chapter.name, view.seat.decides);
    frame(page, &title, "table-page", Some("table/table.js"), &body)
}

/// The bar over the table.
pub(crate) fn top(page: Page, view: &TableView) -> Markup {
    html! {
        header.bar.top id="top" {
            a.brand href="/" title=(page.t("web-home")) { "Barksburg" }
            h1.chapter { (view.chapter.name) }
            (part::<Clock>(page, view))
            (part::<Goal>(page, view))
            span.fill {}
            (part::<Undo>(page, view))
            (part::<Basis>(page, view))
            (sound::switch(page))
            (more(page, &view.id))
        }
    }
}

/// What a walk costs, in words: one sentence for each cost, for the labels of spaces.
fn walks(page: Page) -> Vec<String> {
    let say = |n: i64| page.say("web-walk-here", &Args::new().num("n", n));
    (0..=FARTHEST).map(say).collect()
}

/// Buttons on the board: nearer, farther, whole; they work with scripts only and come with them.
fn tools(page: Page) -> Markup {
    let zooms = [
        ("in", html! { "+" }, "web-zoom-in"),
        ("out", html! { "−" }, "web-zoom-out"),
        ("fit", Glyph::Fit.render(), "web-zoom-fit"),
        ("sight", Glyph::Eye.render(), "web-sight"),
    ];
    html! {
        p.legend data-legend="" hidden { i.shade aria-hidden="true" {} (page.t("web-sight-legend")) }
        div.tools role="group" aria-label=(page.t("web-zoom")) data-tools="" hidden {
            button type="button" data-back="" hidden title=(page.t("web-look-back")) aria-label=(page.t("web-look-back")) { (Glyph::Back) }
            @for (act, sign, key) in zooms {
                button type="button" data-zoom=(act) title=(page.t(key)) aria-label=(page.t(key))
                    aria-pressed=[(act == "sight").then_some("true")] { (sign) }
            }
        }
    }
}

/// The switch of what shows line of sight, and what the shading means.
pub(crate) fn sight(page: Page) -> Markup {
    html! {
        div.sight-choice data-sight-choice="" hidden {
            label.row { input type="checkbox" data-sight="" checked; (page.t("web-sight")) }
            p.small.quiet { i.shade aria-hidden="true" {} (page.t("web-sight-about")) }
        }
    }
}

/// On a phone the rest of the table lies in drawers.
fn drawers(page: Page) -> Markup {
    html! {
        nav.drawers aria-label=(page.t("web-drawers")) data-drawers="" hidden
            data-is-away=(page.t("web-dock-away")) data-is-shown=(page.t("web-dock-shown")) {
            @for (name, key) in [("left", "web-drawer-track"), ("sheets", "web-sheets"), ("log", "web-drawer-log")] {
                button type="button" data-drawer=(name) aria-expanded="false" { (page.t(key)) }
            }
        }
    }
}

/// What is not needed at every turn.
fn more(page: Page, id: &str) -> Markup {
    html! {
        details.menu id="more" {
            summary { span.sign aria-hidden="true" { (Glyph::Menu) } span { (page.t("web-menu")) } }
            div.sheet.drop {
                div.row { (switches(page)) }
                div.stack {
                    button data-open="help" { (page.t("web-help")) " " kbd { "?" } }
                    button data-open="story" { (page.t("web-story")) }
                    a.button href={ "/t/" (id) "/log" } { (page.t("web-whole-log")) }
                    a.button href="/rules" target="_blank" { (page.t("web-rules")) }
                    a.button href={ "/t/" (id) "/seats" } { (page.t("web-seats")) }
                    a.button href={ "/t/" (id) "?screen" } { (page.t("web-screen")) }
                    label.row { (page.t("web-speed"))
                        (crate::html::speed(page))
                    }
                    (sound::choices(page))
                    (sight(page))
                    a.button href="/" { (page.t("web-home")) }
                }
            }
        }
    }
}

/// The place for advice, empty until somebody asks: thinking, and then the hints.
fn advice(page: Page, table: &str) -> Markup {
    html! {
        section.sheet.hints id="hints" hidden aria-label=(page.t("hint-title")) {
            div.thinking {
                label { (page.t("hint-thinking")) " " progress max="100" value="0" {} }
                button type="button" data-hint-stop={ "/t/" (table) "/hint/stop" } { (page.t("hint-stop")) }
            }
            div.answer aria-live="polite" {}
        }
    }
}
