//! The end of a chapter: the mice on the stage, what each did, what they take along, and the way on.

use super::facts::Recap;
use crate::glyphs::Glyph;
use crate::html::outcome_key;
use crate::page::Page;
use crate::pages::party::{MouseLine, deeds_of};
use engine::Outcome;
use engine::book::Book;
use maud::{Markup, html};
use view::{Award, Deeds, MouseView, TableView, TrackKind};
use words::Args;

/// How it ended, in large letters, and how it stood.
pub(super) fn heading(page: Page, view: &TableView, recap: &Recap) -> Markup {
    let chapter = &view.chapter;
    let said = view.outcome.map_or_else(|| page.t("web-recap"), |o| page.t(outcome_key(o)));
    let won = view.outcome == Some(Outcome::Victory);
    let stood = Args::new().num("round", recap.rounds).num("page", chapter.page).num("end", chapter.end_page);
    html! {
        header.finale.won[won] {
            p.finale-chapter { (chapter.name) }
            h1 { (said) }
            @if view.outcome.is_some() {
                p { (page.say(if won { "finale-stood-won" } else { "finale-stood-lost" }, &stood)) }
            }
        }
    }
}

/// Everybody who took part.
pub(super) fn company(page: Page, view: &TableView, recap: &Recap) -> Markup {
    html! {
        section.finale-stage aria-labelledby="stage" {
            h2.visually-hidden id="stage" { (page.t("finale-mice")) }
            ul.plain.players {
                @for (deeds, award) in &recap.deeds {
                    @if let Some(mouse) = view.mice.iter().find(|m| m.id == deeds.mouse) {
                        (player(page, mouse, deeds, *award, recap.takes.iter().find(|t| page.locale.hero(t.mouse).id == mouse.id)))
                    }
                }
            }
        }
    }
}

fn player(
    page: Page,
    mouse: &MouseView,
    deeds: &Deeds,
    award: Option<Award>,
    takes: Option<&MouseLine>,
) -> Markup {
    html! {
        li.player {
            @if let Some(url) = page.pictures.figure(&mouse.id) { img src=(url) alt="" width="112" height="112"; }
            h3 { (mouse.name) }
            @for honour in &mouse.honours { p.award { (Glyph::Star) " " strong { (honour.name) } } }
            (deeds_of(page, deeds, award))
            @if let Some(takes) = takes { (along(page, takes)) }
        }
    }
}

/// What a mouse takes along into the next chapter.
fn along(page: Page, takes: &MouseLine) -> Markup {
    html! {
        @if !takes.abilities.is_empty() {
            p.small.takes { span.quiet { (page.t("party-knows")) } " "
                @for (i, ability) in takes.abilities.iter().enumerate() { @if i > 0 { ", " } (page.locale.ability(*ability).name) }
            }
        }
        @if !takes.kept.is_empty() {
            p.small.takes { span.quiet { (page.t("finale-carries")) } " "
                @for (i, card) in takes.kept.iter().enumerate() { @if i > 0 { ", " } (page.locale.card_name(*card)) }
            }
        }
    }
}

/// What the campaign will remember of this chapter.
pub(super) fn remembered(page: Page, recap: &Recap) -> Markup {
    html! {
        @if !recap.earned.is_empty() {
            section.sheet.gap aria-labelledby="remembered" {
                h2 id="remembered" { (page.t("finale-remembered")) }
                (crate::pages::party::earned(page, &recap.earned))
            }
        }
    }
}

/// After a defeat: how near the party was.
pub(super) fn how_close(page: Page, view: &TableView) -> Markup {
    let rooms = view.tiles.iter().filter(|t| t.explored).count();
    let free = view.mice.iter().filter(|m| m.absence.is_none()).count();
    let bosses = view.track.iter().filter(|card| card.kind == TrackKind::Boss);
    let hearts = bosses.filter_map(|card| {
        let life = card.card.as_ref()?.life;
        Some((&card.name, life.saturating_sub(card.wounds), life))
    });
    html! {
        section.sheet.gap aria-labelledby="close" {
            h2 id="close" { (page.t("finale-close")) }
            ul.plain.bars {
                (measure(page, "finale-close-rooms", rooms, view.tiles.len()))
                (measure(page, "finale-close-free", free, view.mice.len()))
                @for (name, left, life) in hearts {
                    @let args = Args::new().text("name", name).num("n", left);
                    li {
                        span { (page.say("finale-close-boss", &args)) }
                        (rail((life - left).into(), life.into()))
                        b { (life - left) "/" (life) }
                    }
                }
            }
            @if let Some(first) = view.chapter.victory.first() { p.small.quiet { (page.t("web-goal-win")) ": " (crate::page::said(&first.text, first.lang)) } }
        }
    }
}

fn measure(page: Page, key: &str, n: usize, of: usize) -> Markup {
    html! { li { span { (page.t(key)) } (rail(n, of)) b { (n) "/" (of) } } }
}

/// A bar that is filled so far.
fn rail(n: usize, of: usize) -> Markup {
    html! {
        svg.bar-of viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect.rail width="100" height="6" {}
            rect.part width=(n * 100 / of.max(1)) height="6" {}
        }
    }
}

/// How the story goes on, in one line.
pub(super) fn onward(page: Page, view: &TableView) -> Markup {
    let next =
        next_of(page.locale.book(), &view.chapter.id).filter(|_| view.outcome == Some(Outcome::Victory));
    html! {
        @if let Some(next) = next {
            @let line = page.try_line(&format!("chapter-{next}.flavour"));
            p.onward { strong { (page.line(&format!("chapter-{next}"))) } @if let Some(line) = line { br; em { (line) } } }
        }
    }
}

/// The chapter that follows in a campaign, by id.
fn next_of<'b>(book: &'b Book, chapter: &str) -> Option<&'b str> {
    let at = book.chapter_named(chapter)?;
    let all = book.campaign(&book.chapters[at.ix()].story);
    let place = all.iter().position(|c| *c == at)?;
    all.get(place + 1).map(|next| book.chapters[next.ix()].name.as_str())
}
