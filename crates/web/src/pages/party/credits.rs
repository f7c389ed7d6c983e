//! After the last chapter: who did it, drawn from the games of this party.

use super::deeds::deeds_of;
use super::{earned, title};
use crate::page::{Page, bar, frame};
use crate::statics::static_url;
use maud::{Markup, html};
use view::{Award, Deeds};
use words::Args;

/// What the credits tell.
#[derive(Clone, Debug)]
pub struct CreditsPage {
    /// The book's id.
    pub id: String,
    /// What the party is called; the story's id if it has no name of its own.
    pub name: String,
    /// The story by name.
    pub story: String,
    /// Each chapter that was played, by name: how often it was tried, and whether it was won in the end.
    pub chapters: Vec<(String, usize, bool)>,
    /// What each mouse did over all of them, and what it is praised for.
    pub deeds: Vec<(Deeds, Option<Award>)>,
    /// Story achievements, by name.
    pub achieved: Vec<String>,
}

/// The page.
pub fn credits(page: Page, view: &CreditsPage) -> Markup {
    let title = title(page, &view.name, &view.story);
    let locale = page.locale;
    let mice = view.deeds.iter().filter_map(|(deeds, award)| {
        let hero = locale.hero(locale.book().mouse_named(&deeds.mouse)?);
        Some((hero, deeds, *award))
    });
    let body = html! {
        (bar(page))
        link rel="stylesheet" href=(static_url("css/pages/party.css"));
        link rel="stylesheet" href=(static_url("css/pages/finale.css"));
        main.page.recap.credits {
            header.finale.won {
                p.finale-chapter { (page.t(&format!("story-{}", view.story))) }
                h1 { (title) }
                p { (page.t("credits-line")) }
            }
            section.finale-stage aria-labelledby="company" {
                h2.visually-hidden id="company" { (page.t("finale-mice")) }
                ul.plain.players {
                    @for (hero, deeds, award) in mice {
                        li.player {
                            @if let Some(url) = page.pictures.figure(&hero.id) { img src=(url) alt="" width="112" height="112"; }
                            h3 { (hero.name) }
                            p.small.quiet { (hero.title) }
                            (deeds_of(page, deeds, award))
                        }
                    }
                }
            }
            section.sheet.gap aria-labelledby="told" {
                h2 id="told" { (page.t("party-chapters")) }
                ol.chapters {
                    @for (chapter, tries, won) in &view.chapters {
                        li {
                            strong.display { (page.t(&format!("chapter-{chapter}"))) } " "
                            span.quiet { (page.say(if *won { "credits-won" } else { "credits-lost" }, &Args::new().num("n", *tries as i64))) }
                        }
                    }
                }
            }
            @if !view.achieved.is_empty() {
                section.sheet.gap aria-labelledby="remembered" {
                    h2 id="remembered" { (page.t("finale-remembered")) }
                    (earned(page, &view.achieved))
                }
            }
            section.sheet.gap.made { p { (page.t("credits-made")) } p.small.quiet { (page.t("credits-fonts")) " " a href=(static_url("fonts/OFL.txt")) { "OFL" } } p.small.quiet { (page.t("web-unofficial")) } }
            div.way-on { a.button.big.bright href={ "/party/" (view.id) } { (page.t("party-of-table")) } }
        }
    };
    frame(page, &format!("{title} · Barksburg"), "reading", None, &body)
}
