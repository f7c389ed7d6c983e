//! Prose: Markdown of the chapters as markup, raw HTML refused.

use crate::page::Page;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use view::{ScenePlace, StoryPage};
use words::Lang;

/// A page of the story.
pub(crate) fn passage(page: Page, chapter: &str, read: &StoryPage) -> Markup {
    let title = if read.title.is_empty() { page.t("web-story") } else { read.title.as_str().into() };
    html! { h2 { (title) } (scene(page, chapter, read)) (with_faces(page, read)) }
}

/// What is seen over a page: its own picture, or else the room with whoever is there.
fn scene(page: Page, chapter: &str, read: &StoryPage) -> Markup {
    let room = |place: &ScenePlace| page.pictures.room(&place.room);
    let drawn = page.pictures.moment(chapter, &read.moment).is_some() || read.coach.is_some();
    let place = read.place.as_ref().filter(|_| !drawn).and_then(|place| Some((room(place)?, &place.mice)));
    html! {
        @if let Some((room, mice)) = place {
            div.scene.place aria-hidden="true" {
                img.ground src=(room) alt="" width="1000" height="1000";
                div.company { @for url in mice.iter().filter_map(|mouse| page.pictures.figure(mouse)) { img src=(url) alt="" width="72" height="72"; } }
            }
        } @else { (picture(page, chapter, &read.moment)) }
    }
}

/// The text of a page, with the face of whoever speaks beside what is said.
pub(crate) fn with_faces(page: Page, read: &StoryPage) -> Markup {
    let blocks: Vec<&str> = read.text.split("\n\n").collect();
    let face = |i: usize| {
        let voice = read.voices.get(i)?.as_ref()?;
        Some((page.pictures.figure(&voice.figure)?, &*voice.name))
    };
    let faces: Vec<Option<(&str, &str)>> = (0..blocks.len()).map(face).collect();
    if read.coach.is_some() || faces.iter().all(Option::is_none) {
        return told(&read.text, read.lang);
    }
    html! {
        div.initial[has_initial(&read.text)] lang=[read.lang] {
            @for (block, face) in blocks.iter().zip(faces) {
                @match face {
                    Some((url, name)) => div.speech { img.voice src=(url) title=(name) alt="" width="56" height="56"; (prose(block)) },
                    None => (prose(block)),
                }
            }
        }
    }
}

/// The picture of a moment, if it has one.
pub(crate) fn picture(page: Page, chapter: &str, moment: &str) -> Markup {
    html! {
        @if let Some(url) = page.pictures.moment(chapter, moment) {
            @let alt = page.try_t(&format!("picture-{chapter}-{moment}"));
            img.scene src=(url) alt=(alt.as_deref().unwrap_or_default()) width="1200" height="560";
        }
    }
}

/// Prose with a large first letter, where it has a letter to begin with and lines enough to stand beside it.
/// It carries its language, where that is not the page's.
pub(crate) fn told(markdown: &str, lang: Option<Lang>) -> Markup {
    html! { div.initial[has_initial(markdown)] lang=[lang] { (prose(markdown)) } }
}

fn has_initial(markdown: &str) -> bool {
    let first = markdown.split("\n\n").next().unwrap_or_default();
    first.starts_with(char::is_alphabetic) && first.chars().count() > 70
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
    fn a_large_letter_wants_a_letter_and_a_few_lines() {
        let initial = |text: &str| told(text, None).into_string().contains("initial");
        let line = "It rained on the castle, and on the oak, and on everybody who was out that night. ";
        assert!(initial(&line.repeat(2)));
        assert!(initial(line) && !initial(&line[..60]));
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
