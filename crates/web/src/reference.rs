//! Rules, cards and rooms to look up.

use crate::frame::{Ctx, bar, frame};
use engine::id::{AbilityId, EncounterId, InitId, MouseId, SearchId, SideId};
use maud::{Markup, html};
use words::Args;

/// The rule catalogue, searchable.
pub fn rules(ctx: Ctx, query: &str) -> Markup {
    let entries = ctx.voice.rules(query);
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
pub fn cards(ctx: Ctx) -> Markup {
    let book = ctx.voice.book();
    let picture = |name: &str| html! { @if let Some(url) = ctx.pictures.figure(name) { img.portrait src=(url) alt="" width="84" height="84" loading="lazy"; } };
    let body = html! {
        (bar(ctx))
        main.page {
            h1 { (ctx.t("web-cards")) }
            nav.toc aria-label=(ctx.t("web-contents")) {
                ul.plain.row {
                    @for (id, key) in [("mice", "web-mice"), ("minions", "web-minions"), ("abilities", "web-abilities"), ("search", "web-search-cards"), ("encounters", "web-encounters")] {
                        li { a href={ "#" (id) } { (ctx.t(key)) } }
                    }
                }
            }
            section { h2.gap id="mice" { (ctx.t("web-mice")) }
                div.cards {
                    @for m in 0..book.mice.len() as u8 {
                        @let hero = ctx.voice.hero(MouseId(m));
                        article.sheet {
                            (picture(&hero.id))
                            h3 { (hero.name) }
                            p.small.quiet { (hero.title) " · " (hero.classes) }
                            p.small { (ctx.say("web-hero-values", &Args::new().num("battle", hero.battle).num("defense", hero.defense)
                                .num("lore", hero.lore).num("moves", hero.moves).num("life", hero.life))) }
                            @for power in &hero.powers { p.small { b { (power.name) } " " (power.text) } }
                            p.small { (hero.equipment.join(", ")) }
                            p.flavour { (hero.flavour) }
                        }
                    }
                }
            }
            section { h2.gap id="minions" { (ctx.t("web-minions")) }
                div.cards {
                    @for i in 0..book.init_cards.len() as u8 {
                        @let card = ctx.voice.init(InitId(i));
                        article.sheet {
                            (picture(&card.minion))
                            h3 { (card.name) }
                            p.small { (ctx.say("web-init-values", &Args::new().num("battle", card.battle).num("defense", card.defense).num("life", card.life))) }
                            p.small { (card.habit) }
                            @for power in &card.powers { p.small { b { (power.name) } " " (power.text) } }
                            p.flavour { (card.flavour) }
                        }
                    }
                }
            }
            section { h2.gap id="abilities" { (ctx.t("web-abilities")) }
                div.cards {
                    @for a in 0..book.abilities.len() as u8 {
                        @let face = ctx.voice.ability(AbilityId(a));
                        article.sheet {
                            h3 { (face.name) }
                            p.small.quiet { (ctx.say("web-costs", &Args::new().num("n", face.cost))) @if !face.line.is_empty() { " · " (face.line) } }
                            p { (face.text) }
                            p.flavour { (face.flavour) }
                        }
                    }
                }
            }
            section { h2.gap id="search" { (ctx.t("web-search-cards")) }
                div.cards {
                    @for s in 0..book.search.len() as u8 {
                        @let face = ctx.voice.card(SearchId(s));
                        article.sheet {
                            p.kind { (face.kind_name) @if face.copies > 1 { " ×" (face.copies) } }
                            h3 { (face.name) }
                            @if !face.line.is_empty() { p.small.quiet { (face.line) } }
                            @if !face.text.is_empty() { p { (face.text) } }
                            p.flavour { (face.flavour) }
                        }
                    }
                }
            }
            section { h2.gap id="encounters" { (ctx.t("web-encounters")) }
                div.cards {
                    @for e in 0..book.encounters.len() as u8 {
                        @let face = ctx.voice.encounter(EncounterId(e));
                        article.sheet {
                            h3 { (face.name) }
                            @if face.difficult { p.kind { (ctx.t("web-difficult")) } }
                            ol.small { @for wave in &face.pages { li { (wave.text) } } }
                            p.small { (ctx.say("web-surge.about", &Args::new().text("what", face.surge.text.clone()))) }
                            p.flavour { (face.flavour) }
                        }
                    }
                }
            }
        }
    };
    frame(ctx, &format!("{} · Barksburg", ctx.t("web-cards")), "reading", None, &body)
}

/// Every room.
pub fn rooms(ctx: Ctx) -> Markup {
    let book = ctx.voice.book();
    let body = html! {
        (bar(ctx))
        main.page {
            h1 { (ctx.t("web-rooms")) }
            div.cards.rooms {
                @for s in 0..book.sides.len() as u8 {
                    @let plan = ctx.voice.plan(SideId(s));
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
