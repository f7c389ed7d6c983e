//! A lesson's coach: a bubble beside the board instead of a page in front of it.

use crate::frame::Page;
use engine::book::{Book, Chapter};
use maud::{Markup, html};
use view::StoryPage;

/// Who speaks.
pub(crate) fn face(ctx: Page, page: &StoryPage) -> Markup {
    let url = page.coach.as_ref().and_then(|figure| ctx.pictures.figure(figure));
    html! { @if let Some(url) = url { img.coach-face src=(url) alt="" width="84" height="84"; } }
}

/// From a lesson straight to the story it belongs to, before it is over or after.
pub(crate) fn way_out(ctx: Page, chapter: &str, over: bool) -> Markup {
    let book = ctx.locale.book();
    let lesson = book.chapter_named(chapter).map(|c| &book.chapters[c.ix()]);
    let first = lesson.filter(|c| c.coach.is_some()).and_then(|c| first_chapter(book, c));
    html! {
        @if let Some(first) = first {
            a.button.plain href={ "/new?chapter=" (first.name) } { (ctx.t(if over { "coach-begin" } else { "coach-skip" })) }
        }
    }
}

/// The first chapter of the campaign beside which this one stands.
fn first_chapter<'b>(book: &'b Book, beside: &Chapter) -> Option<&'b Chapter> {
    let first = book.campaign(&beside.story).into_iter().next().filter(|_| beside.place.is_none())?;
    Some(&book.chapters[first.ix()])
}
