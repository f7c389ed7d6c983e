//! Prose: Markdown of the chapters as markup, raw HTML refused.

use crate::frame::Page;
use crate::keep::Slot;
use crate::table::outcome_key;
use engine::Outcome;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use view::{StoryPage, TableView};

/// What was read aloud, the latest first to be seen; opens by itself at the beginning.
pub(crate) fn dialog(ctx: Page, view: &TableView, opening: Option<&str>) -> Markup {
    // The opening opens by itself; later pages do when they come over the stream.
    let fresh = view.undo.moves == 0 && !view.story.is_empty();
    html! {
        dialog id="story" aria-label=(ctx.t("web-story")) data-fresh[fresh] data-count=(view.story.len()) data-opening=[opening.filter(|_| fresh)] {
            (pages(ctx, view))
        }
        @if fresh {
            noscript {
                article.sheet.tale { @for page in &view.story { (passage(ctx, page)) } }
            }
        }
    }
}

/// The inside of the story dialog.
pub(crate) fn pages(ctx: Page, view: &TableView) -> Slot {
    let chapter = view.chapter.id.as_str();
    ctx.part("tales", &(view.id.as_str(), chapter, view.story.as_slice(), view.outcome), tales)
}

fn tales(ctx: Page, &(id, chapter, story, outcome): &(&str, &str, &[StoryPage], Option<Outcome>)) -> Markup {
    let last = story.len().saturating_sub(1);
    html! {
        div.tales id="tales" {
            @for (i, page) in story.iter().enumerate() {
                @let aside = page.coach.is_some();
                article.tale.aside[aside] data-page=(i) data-aside[aside] hidden[i != last] {
                    (crate::coach::face(ctx, page)) (passage(ctx, page))
                }
            }
            @if let Some(outcome) = outcome {
                p.row data-last-page="" { strong { (ctx.t(outcome_key(outcome))) } " " a.button href={ "/t/" (id) "/recap" } { (ctx.t("web-recap")) } }
            }
            div.row.turn-page {
                button.bright data-close="" autofocus { (ctx.t("web-go-on")) }
                button data-speak="" data-speak-lang=(ctx.locale.lang()) data-resume=(ctx.t("web-listen-on"))
                    data-pause=(ctx.t("web-listen-pause")) hidden { (ctx.t("web-listen")) }
                label.row.small data-pace-label="" hidden { (ctx.t("web-listen-pace"))
                    (crate::settings::pace(ctx))
                }
                (crate::coach::way_out(ctx, chapter, outcome.is_some()))
            }
            @if story.len() > 1 {
                nav.reread aria-label=(ctx.t("web-reread")) {
                    h3 { (ctx.t("web-reread")) }
                    ol { @for (i, page) in story.iter().enumerate() {
                        li { button.plain type="button" data-turn=(i) aria-current=[(i == last).then_some("true")] { (first_words(&page.text)) } }
                    } }
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

/// A page of the story.
pub(crate) fn passage(ctx: Page, page: &StoryPage) -> Markup {
    let title = if page.title.is_empty() { ctx.t("web-story") } else { page.title.as_str().into() };
    html! { h2 { (title) } (told(&page.text)) }
}

/// Prose with a large first letter, where it has a letter to begin with and lines enough to stand beside it.
pub(crate) fn told(markdown: &str) -> Markup {
    let first = markdown.split("\n\n").next().unwrap_or_default();
    let initial = first.starts_with(char::is_alphabetic) && first.chars().count() > 120;
    html! { div.initial[initial] { (prose(markdown)) } }
}

/// Paragraphs, emphasis, lists and rules of thumb; nothing else gets through.
pub(crate) fn prose(markdown: &str) -> Markup {
    let mut out = String::new();
    for event in Parser::new_ext(markdown, Options::empty()) {
        match event {
            Event::Start(tag) => out.push_str(open(&tag)),
            Event::End(tag) => out.push_str(close(tag)),
            Event::Text(text) | Event::Code(text) => escape(&text, &mut out),
            Event::SoftBreak => out.push(' '),
            Event::HardBreak => out.push_str("<br>"),
            Event::Rule => out.push_str("<hr>"),
            _ => {}
        }
    }
    PreEscaped(out)
}

fn open(tag: &Tag) -> &'static str {
    match tag {
        Tag::Paragraph => "<p>",
        Tag::Emphasis => "<em>",
        Tag::Strong => "<strong>",
        Tag::BlockQuote(_) => "<blockquote>",
        Tag::List(None) => "<ul>",
        Tag::List(Some(_)) => "<ol>",
        Tag::Item => "<li>",
        Tag::Heading { .. } => "<h3>",
        _ => "",
    }
}

fn close(tag: TagEnd) -> &'static str {
    match tag {
        TagEnd::Paragraph => "</p>",
        TagEnd::Emphasis => "</em>",
        TagEnd::Strong => "</strong>",
        TagEnd::BlockQuote(_) => "</blockquote>",
        TagEnd::List(false) => "</ul>",
        TagEnd::List(true) => "</ol>",
        TagEnd::Item => "</li>",
        TagEnd::Heading(_) => "</h3>",
        _ => "",
    }
}

fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            c => out.push(c),
        }
    }
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

    #[test]
    fn a_large_letter_wants_a_letter_and_a_few_lines() {
        let initial = |text: &str| told(text).into_string().contains("initial");
        let line = "It rained on the castle, and on the oak, and on everybody who was out that night. ";
        assert!(initial(&line.repeat(2)));
        assert!(!initial(line));
        assert!(!initial(&format!("– {}", line.repeat(2))));
        assert!(!initial(&format!("\"{}\"", line.repeat(2))));
    }

    #[test]
    fn raw_html_never_gets_through() {
        let said =
            prose("A <script>alert(1)</script> *mouse* [link](javascript:x) & <b>rat</b>").into_string();
        assert_eq!(said, "<p>A alert(1) <em>mouse</em> link &amp; rat</p>");
    }
}
