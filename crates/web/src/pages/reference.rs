//! Rules, cards and rooms to look up.

use crate::page::{Page, bar, frame};
use engine::id::SideId;
use maud::{Markup, html};
use words::Args;

/// The rule catalogue, searchable.
pub fn rules(page: Page, query: &str) -> Markup {
    let entries = page.locale.rules(query);
    let mut sections: Vec<(&str, &str)> = Vec::new();
    for entry in &entries {
        if sections.last().is_none_or(|(id, _)| *id != entry.section) {
            sections.push((&entry.section, &entry.section_title));
        }
    }
    let body = html! {
        (bar(page))
        main.page {
            h1 { (page.t("web-rules")) }
            form.row method="get" action="/rules" role="search" {
                label { span.visually-hidden { (page.t("web-search-rules")) }
                    input type="search" name="q" value=(query) placeholder=(page.t("web-search-rules")) maxlength="80"; }
                button { (page.t("web-find")) }
            }
            @if query.is_empty() {
                nav.toc aria-label=(page.t("web-contents")) {
                    ul.plain.row { @for (id, title) in &sections { li { a href={ "#section-" (id) } { (title) } } } }
                }
            }
            @if entries.is_empty() { p { (page.t("web-none-found")) } }
            @for (id, title) in &sections {
                section.sheet.gap {
                    h2 id={ "section-" (id) } { (title) }
                    dl.rules {
                        @for entry in entries.iter().filter(|e| e.section == *id) {
                            dt id=(entry.id) { (entry.title)
                                span.id { (entry.id) @if let Some(number) = entry.page { " · " (page.say("web-page-of-book", &Args::new().num("n", number))) } }
                            }
                            dd { (entry.text) }
                        }
                    }
                }
            }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("web-rules")), "reading", None, &body)
}

/// Every card, minion and mouse.
pub fn cards(page: Page) -> Markup {
    let kinds = [
        ("mice", "web-mice"),
        ("minions", "web-minions"),
        ("abilities", "web-abilities"),
        ("search", "web-search-cards"),
        ("encounters", "web-encounters"),
    ];
    let body = html! {
        (bar(page))
        main.page {
            h1 { (page.t("web-cards")) }
            nav.toc aria-label=(page.t("web-contents")) {
                ul.plain.row { @for (id, key) in kinds { li { a href={ "#" (id) } { (page.t(key)) } } } }
            }
            @for (id, key) in kinds {
                section aria-labelledby=(id) { h2.gap id=(id) { (page.t(key)) } (crate::pages::gallery::deck(page, id)) }
            }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("web-cards")), "reading", None, &body)
}

/// Every room.
pub fn rooms(page: Page) -> Markup {
    let book = page.locale.book();
    let body = html! {
        (bar(page))
        main.page {
            h1 { (page.t("web-rooms")) }
            p { a href="/gallery" { (page.t("gallery-title")) } }
            div.cards.rooms {
                @for s in 0..book.sides.len() as u8 {
                    @let plan = page.locale.plan(SideId(s));
                    article.sheet id=(plan.id) {
                        @if let Some(url) = page.pictures.room(&plan.id) { img src=(url) alt="" width="480" height="480" loading="lazy"; }
                        h2 { (plan.number) " · " (plan.name) }
                        p.flavour { (plan.flavour) }
                    }
                }
            }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("web-rooms")), "reading", None, &body)
}
