//! A story book on paper: one file with everything in it, to be opened and printed.

mod inside;

use crate::page::{Page, Theme};
use crate::pictures::{Pictures, story_picture};
use crate::prose::{prose, told};
use crate::statics::static_file;
use inside::{inside, style};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use view::{BookChapter, BookMoment, Catalogue};
use words::{Args, Lang};

/// The whole book as a page of its own; none if there is no such story.
pub fn story_book(catalogue: &Catalogue, pictures: &Pictures, lang: Lang, story: &str) -> Option<String> {
    let page = Page { locale: catalogue.locale(lang), theme: Theme::Light, here: "", pictures, book: story };
    let chapters = page.locale.story_book(story);
    if chapters.is_empty() {
        return None;
    }
    let title = page.try_t(&format!("story-{story}")).unwrap_or_else(|| story.into());
    let book = html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(style())) }
            }
            body {
                section.cover {
                    @if let Some(art) = static_file("key-art.svg") { img src=(inside("image/svg+xml", &art.bytes)) alt=""; }
                    h1 { (title) }
                    p.small { (page.t("print-made")) }
                }
                nav.contents { ol { @for c in &chapters { li.prologue[c.number.is_none()] value=[c.number] { a href={ "#" (c.id) } { (c.name) } } } } }
                @for c in &chapters { (chapter(page, c)) }
            }
        }
    };
    Some(book.into_string())
}

fn chapter(page: Page, of: &BookChapter) -> Markup {
    let number = match of.number {
        Some(n) => page.say("print-chapter", &Args::new().num("n", n)).into(),
        None => page.t("print-prologue"),
    };
    html! {
        section.title-page id=(of.id) {
            // The first picture of the chapter; if it is not that of the opening, it comes again where it belongs.
            @if let Some(cover) = of.moments.iter().find(|m| pictured(page, &of.id, &m.id)) { (scene(page, &of.id, &cover.id)) }
            p.number { (number) }
            h1 { (of.name) }
            p.flavour { (of.flavour) }
        }
        section.setup {
            h2 { (page.t("print-setup")) }
            ul { @for line in &of.setup { li { (line) } } }
            h3 { (page.t("print-map")) }
            table.map {
                @for row in &of.map {
                    tr { @for tile in row { td.gap[tile.is_none()] { @if let Some((n, name)) = tile { b { (n) } br; (name) } } } }
                }
            }
            h3 { (page.t("web-goal-win")) }
            ul { @for line in &of.victory { li { (line) } } }
            h3 { (page.t("web-goal-lose")) }
            ul { @for line in &of.defeat { li { (line) } } }
            @if !of.rules.is_empty() {
                h3 { (page.t("print-rules")) }
                ul { @for line in &of.rules { li { (line) } } }
            }
            @if !of.rooms.is_empty() {
                h3 { (page.t("print-rooms")) }
                dl { @for room in &of.rooms { dt { (room.name) } dd { ul { @for line in &room.rules { li { (line) } } } } } }
            }
        }
        section.moments {
            h2 { (page.t("print-moments")) }
            @for moment in &of.moments { (read_aloud(page, &of.id, moment)) }
        }
    }
}

fn read_aloud(page: Page, chapter: &str, moment: &BookMoment) -> Markup {
    let ending = ["victory", "defeat", "continues", "onward"].contains(&&*moment.id);
    html! {
        article {
            @if ending { h3 { (page.t(&format!("print-{}", moment.id))) } }
            @if let Some(cue) = &moment.cue { p.cue { (cue) } }
            @if moment.id != "opening" { (scene(page, chapter, &moment.id)) }
            @for (i, (when, text)) in moment.paragraphs.iter().enumerate() {
                // Paragraphs in a row that are read together are announced once.
                @let same = i > 0 && moment.paragraphs[i - 1].0 == *when;
                @if let Some(when) = when && !same { p.when { (when) } }
                @if i == 0 { (told(text, None)) } @else { (prose(text)) }
            }
        }
    }
}

fn pictured(page: Page, chapter: &str, moment: &str) -> bool {
    page.pictures.story.contains_key(&story_picture(chapter, moment))
}

fn scene(page: Page, chapter: &str, moment: &str) -> Markup {
    let picture = page.pictures.story.get(&story_picture(chapter, moment));
    html! {
        @if let Some(picture) = picture {
            @let alt = page.try_t(&format!("picture-{chapter}-{moment}"));
            img.scene src=(inside("image/svg+xml", picture.svg.as_bytes())) alt=(alt.as_deref().unwrap_or_default());
        }
    }
}
