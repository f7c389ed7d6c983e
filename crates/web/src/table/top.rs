//! The bar over the table: the clock, the goal, the way back.

use super::part::TablePart;
use crate::glyphs::Glyph;
use crate::html::{Room, icon, text};
use crate::page::Page;
use engine::outlook::WHEEL;
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;
use view::{ChapterView, TableView, TileView, WaveView};
use words::{Args, Lang};

/// Hourglass, end marker and wheel: pictures, and the same as a sentence.
pub(crate) struct Clock;

impl TablePart for Clock {
    type Input<'v> = (&'v ChapterView, Option<&'v WaveView>);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        (&view.chapter, view.encounter.surge.as_ref())
    }

    fn draw(page: Page, (chapter, surge): Self::Input<'_>) -> Markup {
        let last = chapter.end_page.max(chapter.page);
        let full = chapter.wheel + 1 >= chapter.wheel_size;
        let counted = chapter.counters.iter().map(|c| format!(" {}: {}.", c.name, c.n)).collect::<String>();
        let label = format!("{}{counted}", chapter.clock);
        html! {
            div.clock id="clock" role="img" aria-label=(text(&label)) title=(text(&label)) {
                span.page-count aria-hidden="true" { (icon(page, "hourglass")) b { (text(page.say("web-page-short", &Args::new().num("page", chapter.page).num("end", chapter.end_page)))) } }
                span.pages {
                    @for number in 1..=last {
                        @let now = number == chapter.page;
                        @let end = number == chapter.end_page;
                        span.page-mark.now[now].end[end].gone[number < chapter.page] data-page=(number) {
                            @if now { (icon(page, "hourglass")) } @else if end { (icon(page, "end-marker")) } @else { (number) }
                        }
                    }
                }
                span.wheel.full[full] {
                    svg viewBox="-50 -50 100 100" width="40" height="40" {
                        circle r="48" class="rim" {}
                        @for (i, wedge) in (0..).zip(WEDGES.iter()) {
                            path.wedge.on[i < chapter.wheel] d=(text(wedge)) {}
                        }
                        circle r="9" class="hub" {}
                    }
                    b { span data-wheel="" { (chapter.wheel) } "/" (chapter.wheel_size) }
                }
                @for counter in &chapter.counters {
                    span.counter title=(text(&counter.name)) {
                        @if let Some(url) = page.pictures.figure(&counter.id) { img src=(text(url)) alt="" width="28" height="28"; }
                        @else { span.small { (text(&counter.name)) } }
                        b data-counter=(text(&counter.id)) { (counter.n) }
                    }
                }
                @if let Some(surge) = surge {
                    span.surge title=(text(page.say("web-surge.about", &Args::new().text("what", &surge.text)))) {
                        (text(page.say("web-surge", &Args::new().text("what", &surge.text))))
                    }
                }
            }
        }
    }
}

/// The pieces of the wheel as path data.
static WEDGES: LazyLock<Vec<String>> = LazyLock::new(|| (0..WHEEL).map(|i| wedge(i, WHEEL)).collect());

fn wedge(i: u8, n: u8) -> String {
    let angle = |k: f64| (k / f64::from(n) * 2.0 - 0.5) * std::f64::consts::PI;
    let (a, b) = (angle(f64::from(i) + 0.06), angle(f64::from(i) + 0.94));
    format!(
        "M{:.1} {:.1}L{:.1} {:.1}A42 42 0 0 1 {:.1} {:.1}L{:.1} {:.1}Z",
        14.0 * a.cos(),
        14.0 * a.sin(),
        42.0 * a.cos(),
        42.0 * a.sin(),
        42.0 * b.cos(),
        42.0 * b.sin(),
        14.0 * b.cos(),
        14.0 * b.sin(),
    )
}

/// What to do next, as the chapter says by its own state; what wins where it does not.
pub(crate) struct Near;

impl TablePart for Near {
    type Input<'v> = Option<(&'v str, Option<Lang>)>;

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        let near = view.chapter.near.as_ref().map(|near| (near.text.as_str(), near.lang));
        let whole = || view.chapter.victory.first().map(|line| (line.text.as_str(), line.lang));
        near.or_else(whole).filter(|_| view.outcome.is_none())
    }

    fn draw(page: Page, goal: Self::Input<'_>) -> Markup {
        html! {
            p.near-goal id="near" hidden[goal.is_none()] {
                @if let Some((goal, lang)) = goal {
                    (Glyph::Flag) " " span.visually-hidden { (text(page.t("web-goal"))) ": " } span lang=[lang] { (text(goal)) }
                }
            }
        }
    }
}

/// What wins and what loses, and the rules of chapter and rooms.
pub(crate) struct Goal;

impl TablePart for Goal {
    type Input<'v> = (&'v ChapterView, Option<&'v WaveView>, &'v [TileView], Option<&'v str>);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        (&view.chapter, view.encounter.surge.as_ref(), &view.tiles, view.commitment.as_deref())
    }

    fn draw(page: Page, (chapter, surge, tiles, commitment): Self::Input<'_>) -> Markup {
        let ChapterView { victory, defeat, rules, clock, .. } = chapter;
        html! {
            details.goal id="goal" {
                summary { (Glyph::Flag) " " span { (text(page.t("web-goal"))) } }
                div.sheet.drop {
                    h2 { (text(page.t("web-goal-win"))) }
                    ul { @for line in victory.iter() { li lang=[line.lang] { (text(&line.text)) } } }
                    h2 { (text(page.t("web-goal-lose"))) }
                    ul { @for line in defeat { li lang=[line.lang] { (text(&line.text)) } } }
                    h2 { (text(page.t("web-goal-time"))) }
                    p { (text(clock)) @if let Some(surge) = surge { " " (text(page.say("web-surge", &Args::new().text("what", &surge.text)))) } }
                    @if !rules.is_empty() {
                        h2 { (text(page.t("web-goal-rules"))) }
                        ul { @for rule in rules.iter() { li lang=[rule.lang] { (text(&rule.text)) } } }
                    }
                    @for tile in tiles.iter().filter(|t| t.explored && !t.rules.is_empty()) {
                        h2 { (text(&tile.room.name)) }
                        ul { @for rule in tile.rules.iter() { li lang=[rule.lang] { (text(&rule.text)) } } }
                    }
                    @if let Some(commitment) = commitment {
                        p.quiet.small { (page.t("web-commitment")) " " code.break { (text(commitment)) } }
                    } @else {
                        p.quiet.small { (page.t("web-not-sealed")) }
                    }
                }
            }
        }
    }
}

/// Back and forward again.
pub(crate) struct Undo;

impl TablePart for Undo {
    type Input<'v> = (&'v str, bool, bool);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        (&view.id, view.undo.can_undo, view.undo.can_redo)
    }

    fn draw(page: Page, (id, can_undo, can_redo): Self::Input<'_>) -> Markup {
        html! {
            form.row.undo id="undo" method="post" action={ "/t/" (id) "/undo" } {
                button name="to" value="last" data-key="u" disabled[!can_undo]
                    aria-label=(text(page.t("web-undo"))) title=(text(page.t("web-undo.about"))) { (Glyph::Undo) " " span { (text(page.t("web-undo"))) } }
                button formaction={ "/t/" (id) "/redo" } disabled[!can_redo] title=(text(page.t("web-redo.about")))
                    aria-label=(text(page.t("web-redo"))) { (Glyph::Redo) }
            }
        }
    }
}

/// Forms of the table whatever is posted with which is based on a record.
const FORMS: [&str; 7] = ["choose", "typed", "undo", "ask-hint", "undo-asked", "companion", "stand-in"];

/// The record on which whatever is posted is based, and where the last choice began: the only things in the forms of
/// the table that change with every choice, so they stand by themselves.
pub(crate) struct Basis;

impl TablePart for Basis {
    type Input<'v> = (u64, usize);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        (view.seq, view.undo.to)
    }

    fn draw(_: Page, (seq, last): Self::Input<'_>) -> Markup {
        html! {
            (Room(640))
            div id="basis" hidden {
                @for form in FORMS { input type="hidden" form=(PreEscaped(form)) name="seq" value=(seq); }
                input type="hidden" form="undo" name="last" value=(last);
            }
        }
    }
}
