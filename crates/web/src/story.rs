//! Prose: Markdown of the chapters as markup, raw HTML refused.

use crate::frame::Ctx;
use crate::table::StoryPage;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// A page of the story.
pub(crate) fn passage(ctx: Ctx, page: &StoryPage) -> Markup {
    let title = if page.title.is_empty() { ctx.t("web-story") } else { page.title.clone() };
    html! { h2 { (title) } (prose(&page.text)) }
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
    fn raw_html_never_gets_through() {
        let said =
            prose("A <script>alert(1)</script> *mouse* [link](javascript:x) & <b>rat</b>").into_string();
        assert_eq!(said, "<p>A alert(1) <em>mouse</em> link &amp; rat</p>");
    }
}
