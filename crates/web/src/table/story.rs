//! The story: what was read aloud, in a dialog over the table.

use super::part::{TablePart, part};
use crate::glyphs::Glyph;
use crate::html::outcome_key;
use crate::page::Page;
use crate::prose::passage;
use engine::Outcome;
use engine::book::{Book, Chapter};
use maud::{Markup, html};
use std::sync::Arc;
use view::{StoryPage, TableView};
use words::Args;

/// What was read aloud, the latest first to be seen; opens by itself at the beginning.
pub(crate) fn dialog(page: Page, view: &TableView, opening: Option<&str>) -> Markup {
    // The opening opens by itself; later pages do when they come over the stream.
    let fresh = view.undo.moves == 0 && !view.story.is_empty();
    html! {
        dialog id="story" aria-label=(page.t("web-story")) data-fresh[fresh] data-count=(view.story.len()) data-opening=[opening.filter(|_| fresh)] {
            div.running-head aria-hidden="true" lang=[view.chapter.lang] { (view.chapter.name) }
            @if let Some(nights) = view.chapter.nights {
                p.nights { (moon(nights)) " " (page.say("nights-left", &Args::new().num("n", nights))) }
            }
            (part::<Story>(page, view))
        }
        @if fresh {
            noscript {
                article.sheet.tale { @for told in &view.story { (passage(page, &view.chapter.id, told)) } }
            }
        }
    }
}

/// The waning moon as a sign: full fourteen nights before it is new.
const fn moon(nights: u8) -> Glyph {
    match nights {
        0 => Glyph::NewMoon,
        1..=4 => Glyph::Crescent,
        5..=8 => Glyph::Half,
        9..=12 => Glyph::GibbousMoon,
        _ => Glyph::FullMoon,
    }
}

/// The pages, the last one turned up.
pub(crate) struct Story;

/// All that is drawn of the story.
#[derive(PartialEq)]
pub(crate) struct StoryInput<'v> {
    table: &'v str,
    chapter: &'v str,
    pages: &'v [Arc<StoryPage>],
    outcome: Option<Outcome>,
}

impl TablePart for Story {
    type Input<'v> = StoryInput<'v>;

    fn input(view: &TableView, _: usize) -> StoryInput<'_> {
        StoryInput { table: &view.id, chapter: &view.chapter.id, pages: &view.story, outcome: view.outcome }
    }

    fn draw(page: Page, StoryInput { table, chapter, pages, outcome }: StoryInput) -> Markup {
        let last = pages.len().saturating_sub(1);
        html! {
            div.tales id="tales" {
                @for (i, told) in pages.iter().enumerate() {
                    @let aside = told.coach.is_some();
                    article.tale.aside[aside] data-page=(i) data-aside[aside] hidden[i != last] {
                        (face(page, told)) (passage(page, chapter, told))
                    }
                }
                @if let Some(outcome) = outcome {
                    p.row data-last-page="" { strong { (page.t(outcome_key(outcome))) } " " a.button href={ "/t/" (table) "/recap" } { (page.t("web-recap")) } }
                }
                div.row.turn-page {
                    button.bright data-close="" autofocus { (page.t("web-go-on")) }
                    button data-speak="" data-speak-lang=(page.locale.lang()) data-first=(page.t("web-listen")) data-resume=(page.t("web-listen-on"))
                        data-pause=(page.t("web-listen-pause")) hidden { (page.t("web-listen")) }
                    label.row.small data-pace-label="" hidden { (page.t("web-listen-pace"))
                        (crate::html::pace(page))
                    }
                    (way_out(page, chapter, outcome.is_some()))
                }
                @if pages.len() > 1 {
                    nav.reread aria-label=(page.t("web-reread")) {
                        h3 { (page.t("web-reread")) }
                        ol { @for (i, told) in pages.iter().enumerate() {
                            li { button.plain type="button" data-turn=(i) aria-current=[(i == last).then_some("true")] lang=[told.lang] { (first_words(&told.text)) } }
                        } }
                    }
                }
            }
        }
    }
}

/// How a passage begins, for the list of pages.
fn first_words(markdown: &str) -> String {
    let plain: String = markdown.chars().filter(|c| !matches!(c, '*' | '_' | '#' | '>' | '`')).collect();
    let words: Vec<&str> = plain.split_whitespace().take(7).collect();
    format!("{} …", words.join(" "))
}

/// Who speaks.
fn face(page: Page, told: &StoryPage) -> Markup {
    let url = told.coach.as_ref().and_then(|figure| page.pictures.figure(figure));
    html! { @if let Some(url) = url { img.coach-face src=(url) alt="" width="84" height="84"; } }
}

/// From a lesson straight to the story it belongs to, before it is over or after.
fn way_out(page: Page, chapter: &str, over: bool) -> Markup {
    let book = page.locale.book();
    let lesson = book.chapter_named(chapter).map(|c| &book.chapters[c.ix()]);
    let first = lesson.filter(|c| c.coach.is_some()).and_then(|c| first_chapter(book, c));
    html! {
        @if let Some(first) = first {
            a.button.plain href={ "/new?chapter=" (first.name) } { (page.t(if over { "coach-begin" } else { "coach-skip" })) }
        }
    }
}

/// The first chapter of the campaign beside which this one stands.
fn first_chapter<'b>(book: &'b Book, beside: &Chapter) -> Option<&'b Chapter> {
    let first = book.campaign(&beside.story).into_iter().next().filter(|_| beside.place.is_none())?;
    Some(&book.chapters[first.ix()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_listed_by_how_it_begins() {
        assert_eq!(
            first_words("*Rain* fell on\nthe castle, and nobody slept that night."),
            "Rain fell on the castle, and nobody …"
        );
    }
}
