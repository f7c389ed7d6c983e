//! Rules, cards and rooms to look up.

use crate::frame::{Page, bar, frame};
use engine::id::SideId;
use maud::{Markup, html};
use words::Args;

/// The rule catalogue, searchable.
pub fn rules(ctx: Page, query: &str) -> Markup {
    let entries = ctx.locale.rules(query);
    let mut sections: Vec<(&str, &str)> = Vec::new();
    for entry in &entries {
        if sections.last().is_none_or(|(id, _)| *id != entry.section) {
            sections.push((&entry.section, &entry.section_title));
        }
    }
    let body = html! {
        (bar(ctx))
        main.page {
            h1 { (ctx.t("web-rules")) }
            form.row method="get" action="/rules" role="search" {
                label { span.visually-hidden { (ctx.t("web-search-rules")) }
                    input type="search" name="q" value=(query) placeholder=(ctx.t("web-search-rules")) maxlength="80"; }
                button { (ctx.t("web-find")) }
            }
            @if query.is_empty() {
                nav.toc aria-label=(ctx.t("web-contents")) {
                    ul.plain.row { @for (id, title) in &sections { li { a href={ "#section-" (id) } { (title) } } } }
                }
            }
            @if entries.is_empty() { p { (ctx.t("web-none-found")) } }
            @for (id, title) in &sections {
                section.sheet.gap {
                    h2 id={ "section-" (id) } { (title) }
                    dl.rules {
                        @for entry in entries.iter().filter(|e| e.section == *id) {
                            dt id=(entry.id) { (entry.title)
                                span.id { (entry.id) @if let Some(page) = entry.page { " · " (ctx.say("web-page-of-book", &Args::new().num("n", page))) } }
                            }
                            dd { (entry.text) }
                        }
                    }
                }
            }
        }
    };
    frame(ctx, &format!("{} · Barksburg", ctx.t("web-rules")), "reading", None, &body)
}

/// Every card, minion and mouse.
pub fn cards(ctx: Page) -> Markup {
    let kinds = [
        ("mice", "web-mice"),
        ("minions", "web-minions"),
        ("abilities", "web-abilities"),
        ("search", "web-search-cards"),
        ("encounters", "web-encounters"),
    ];
    let body = html! {
        (bar(ctx))
        main.page {
            h1 { (ctx.t("web-cards")) }
            nav.toc aria-label=(ctx.t("web-contents")) {
                ul.plain.row { @for (id, key) in kinds { li { a href={ "#" (id) } { (ctx.t(key)) } } } }
            }
            @for (id, key) in kinds {
                section aria-labelledby=(id) { h2.gap id=(id) { (ctx.t(key)) } (crate::gallery::deck(ctx, id)) }
            }
        }
    };
    frame(ctx, &format!("{} · Barksburg", ctx.t("web-cards")), "reading", None, &body)
}

/// Every room.
pub fn rooms(ctx: Page) -> Markup {
    let book = ctx.locale.book();
    let body = html! {
        (bar(ctx))
        main.page {
            h1 { (ctx.t("web-rooms")) }
            p { a href="/gallery" { (ctx.t("gallery-title")) } }
            div.cards.rooms {
                @for s in 0..book.sides.len() as u8 {
                    @let plan = ctx.locale.plan(SideId(s));
                    article.sheet id=(plan.id) {
                        @if let Some(url) = ctx.pictures.room(&plan.id) { img src=(url) alt="" width="480" height="480" loading="lazy"; }
                        h2 { (plan.number) " · " (plan.name) }
                        p.flavour { (plan.flavour) }
                    }
                }
            }
        }
    };
    frame(ctx, &format!("{} · Barksburg", ctx.t("web-rooms")), "reading", None, &body)
}
