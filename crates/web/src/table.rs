//! The table page and its fragments: each is an element with an id that can be swapped by itself.

use crate::actions::{actions, banner};
use crate::board::{board, map};
use crate::chat::{Chat, chat};
use crate::clock::clock;
use crate::frame::{Page, frame, switches};
use crate::keep::Slot;
use crate::log::{log, tray};
use crate::sheets::{sheets, track};
use crate::text::Text;
use engine::Outcome;
use maud::{Markup, Render, html};
use view::{ChapterView, TableView, TileView, WaveView};
use words::Args;

/// No mouse has so many movement points.
const FARTHEST: i64 = 24;

/// The ids of all fragments, in the order of the page.
pub const FRAGMENTS: [&str; 10] =
    ["top", "track", "map", "board", "banner", "actions", "sheets", "tray", "log", "tales"];

/// One fragment of the table. What seldom changes is made of parts ([`Page::part`]), to be drawn only then.
pub fn fragment(ctx: Page, view: &TableView, id: &str) -> Markup {
    slot(ctx, view, id).render()
}

/// A fragment where it stands, or what stands for it.
pub(crate) fn slot(ctx: Page, view: &TableView, id: &str) -> Slot {
    match id {
        "top" => top(ctx, view).into(),
        "track" => track(ctx, view),
        "map" => map(ctx, view),
        "board" => board(ctx, view, view.decision.as_ref().filter(|_| view.seat.decides)).into(),
        "banner" => banner(ctx, view).into(),
        "actions" => actions(ctx, view).into(),
        "sheets" => sheets(ctx, view).into(),
        "tray" => tray(ctx, view),
        "log" => log(ctx, view).into(),
        "tales" => crate::story::pages(ctx, view),
        _ => html! {}.into(),
    }
}

/// The whole page. `opening` is what happened before anybody was asked anything, as the scripts read it.
pub fn table(ctx: Page, view: &TableView, around: &Chat, opening: Option<&str>) -> Markup {
    let body = html! {
        a.skip href="#actions" { (ctx.t("web-skip-actions")) }
        (top(ctx, view))
        main.table data-table=(view.id) data-seq=(view.seq) data-lang=(ctx.locale.lang()) data-walk=(walks(ctx)) {
            div.left { (fragment(ctx, view, "track")) (fragment(ctx, view, "map")) (crate::about::panel(ctx)) }
            div.middle { (fragment(ctx, view, "board")) (tools(ctx)) p.caption id="caption" hidden {} }
            div.right { (fragment(ctx, view, "sheets")) (fragment(ctx, view, "log")) (chat(ctx, around)) }
            div.below {
                (fragment(ctx, view, "banner"))
                (fragment(ctx, view, "tray"))
                (fragment(ctx, view, "actions"))
                (drawers(ctx))
                (crate::hints::place(ctx, view))
            }
        }
        div.visually-hidden id="polite" aria-live="polite" {}
        div.visually-hidden id="coached" aria-live="polite" {}
        div.visually-hidden id="assertive" aria-live="assertive" {}
        p id="offline" class="offline" hidden role="status" { (ctx.t("web-offline")) }
        (crate::story::dialog(ctx, view, opening))
        (crate::help::dialog(ctx))
        dialog id="menu" aria-label=(ctx.t("web-choose-one")) { ul.plain {} button data-close="" { (ctx.t("web-close")) } }
    };
    frame(ctx, &title(ctx, view), "table-page", Some("table.js"), &body)
}

/// What a walk costs, in words: one sentence for each cost, for the labels of spaces.
fn walks(ctx: Page) -> String {
    let say = |n: i64| ctx.say("web-walk-here", &Args::new().num("n", n));
    (0..=FARTHEST).map(say).collect::<Vec<_>>().join("|")
}

/// Buttons on the board: nearer, farther, whole; they work with scripts only and come with them.
fn tools(ctx: Page) -> Markup {
    html! {
        div.tools role="group" aria-label=(ctx.t("web-zoom")) data-tools="" hidden {
            button type="button" data-back="" hidden title=(ctx.t("web-look-back")) aria-label=(ctx.t("web-look-back")) { "↩" }
            @for (act, sign, key) in [("in", "+", "web-zoom-in"), ("out", "−", "web-zoom-out"), ("fit", "⤢", "web-zoom-fit"), ("sight", "◉", "web-sight")] {
                button type="button" data-zoom=(act) title=(ctx.t(key)) aria-label=(ctx.t(key))
                    aria-pressed=[(act == "sight").then_some("true")] { (sign) }
            }
        }
    }
}

/// On a phone the rest of the table lies in drawers.
fn drawers(ctx: Page) -> Markup {
    html! {
        nav.drawers aria-label=(ctx.t("web-drawers")) data-drawers="" hidden {
            @for (name, key) in [("left", "web-drawer-track"), ("sheets", "web-sheets"), ("log", "web-drawer-log")] {
                button type="button" data-drawer=(name) aria-expanded="false" { (ctx.t(key)) }
            }
        }
    }
}

/// The title of the tab says whose turn it is.
pub fn title(ctx: Page, view: &TableView) -> String {
    let chapter = &view.chapter.name;
    if view.seat.decides {
        return ctx.say("web-title-yours", &Args::new().text("chapter", chapter));
    }
    format!("{chapter} · Barksburg")
}

fn top(ctx: Page, view: &TableView) -> Markup {
    let chapter = &view.chapter;
    html! {
        header.bar.top id="top" {
            a.brand href="/" title=(Text(ctx.t("web-home"))) { "Barksburg" }
            h1.chapter { (Text(&chapter.name)) }
            (ctx.part("clock", &(chapter, view.encounter.surge.as_ref()), clock))
            (ctx.part("goal", &Goal { chapter, surge: view.encounter.surge.as_ref(), tiles: &view.tiles, commitment: view.commitment.as_deref() }, goal))
            span.fill {}
            (ctx.part("undo", &Undo { id: &view.id, can_undo: view.undo.can_undo, can_redo: view.undo.can_redo }, undo))
            (ctx.part("basis", &(view.seq, view.undo.to), |_, (seq, last)| basis(*seq, *last)))
            (ctx.part("more", view.id.as_str(), more))
        }
    }
}

/// All that is drawn of the goal.
#[derive(Hash)]
struct Goal<'a> {
    chapter: &'a ChapterView,
    surge: Option<&'a WaveView>,
    tiles: &'a [TileView],
    commitment: Option<&'a str>,
}

fn goal(ctx: Page, goal: &Goal) -> Markup {
    let ChapterView { victory, defeat, rules, clock, .. } = goal.chapter;
    html! {
        details.goal id="goal" {
            summary {
                (ctx.t("web-goal"))
                @if let Some(first) = victory.first() { span.objective { (first) } }
            }
            div.sheet.drop {
                h2 { (ctx.t("web-goal-win")) }
                ul { @for line in victory.iter() { li { (line) } } }
                h2 { (ctx.t("web-goal-lose")) }
                ul { @for line in defeat { li { (line) } } }
                h2 { (ctx.t("web-goal-time")) }
                p { (clock) @if let Some(surge) = goal.surge { " " (ctx.say("web-surge", &Args::new().text("what", &surge.text))) } }
                @if !rules.is_empty() {
                    h2 { (ctx.t("web-goal-rules")) }
                    ul { @for rule in rules.iter() { li { (rule) } } }
                }
                @for tile in goal.tiles.iter().filter(|t| t.explored && !t.rules.is_empty()) {
                    h2 { (tile.room.name) }
                    ul { @for rule in tile.rules.iter() { li { (rule) } } }
                }
                @if let Some(commitment) = goal.commitment {
                    p.quiet.small { (ctx.t("web-commitment")) " " code.break { (commitment) } }
                }
            }
        }
    }
}

/// All that is drawn of the way back.
#[derive(Hash)]
struct Undo<'a> {
    id: &'a str,
    can_undo: bool,
    can_redo: bool,
}

fn undo(ctx: Page, undo: &Undo) -> Markup {
    html! {
        form.row.undo id="undo" method="post" action={ "/t/" (Text(undo.id)) "/undo" } {
            button name="to" value="last" data-key="u" disabled[!undo.can_undo]
                aria-label=(Text(ctx.t("web-undo"))) title=(Text(ctx.t("web-undo.about"))) { "↶ " span { (Text(ctx.t("web-undo"))) } }
            button formaction={ "/t/" (Text(undo.id)) "/redo" } disabled[!undo.can_redo] title=(Text(ctx.t("web-redo.about")))
                aria-label=(Text(ctx.t("web-redo"))) { "↷" }
        }
    }
}

/// The record on which whatever is posted is based, and where the last choice began: the only things in the forms of
/// the table that change with every choice, so they stand by themselves.
fn basis(seq: u64, last: usize) -> Markup {
    html! {
        div id="basis" hidden {
            @for form in ["choose", "typed", "undo", "ask-hint"] { input type="hidden" form=(form) name="seq" value=(seq); }
            input type="hidden" form="undo" name="last" value=(last);
        }
    }
}

/// What is not needed at every turn.
fn more(ctx: Page, id: &str) -> Markup {
    html! {
        details.menu id="more" {
            summary { span.sign aria-hidden="true" { "☰" } span { (ctx.t("web-menu")) } }
            div.sheet.drop {
                div.row { (switches(ctx)) }
                div.stack {
                    button data-open="help" { (ctx.t("web-help")) " " kbd { "?" } }
                    button data-open="story" { (ctx.t("web-story")) }
                    a.button href={ "/t/" (id) "/log" } { (ctx.t("web-whole-log")) }
                    a.button href="/rules" target="_blank" { (ctx.t("web-rules")) }
                    a.button href={ "/t/" (id) "/seats" } { (ctx.t("web-seats")) }
                    a.button href={ "/t/" (id) "?screen" } { (ctx.t("web-screen")) }
                    label.row { (ctx.t("web-speed"))
                        (crate::settings::speed(ctx))
                    }
                    a.button href="/" { (ctx.t("web-home")) }
                }
            }
        }
    }
}

pub(crate) fn icon(ctx: Page, name: &str) -> Markup {
    html! {
        @if let Some(url) = ctx.pictures.figure(name) { img.icon src=(Text(url)) alt="" width="26" height="26"; }
        @else { "•" }
    }
}

pub(crate) fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "web-end-victory",
        Outcome::TimeIsUp => "web-end-time",
        Outcome::AllCaptured => "web-end-captured",
        Outcome::Defeat => "web-end-defeat",
    }
}
