//! A chapter to be read before it is played.

use crate::page::{Page, bar, frame};
use crate::prose::{picture, told};
use crate::statics::static_url;
use maud::{Markup, html};
use view::{ChapterSheet, Line, SheetPassage, SheetTile};
use words::Args;

/// Where a sheet leads to.
#[derive(Clone, Debug, Default)]
pub struct SheetLinks {
    /// The query that says who reads: which party, which table; empty for nobody in particular.
    pub who: String,
    /// Prepares to read aloud.
    pub aloud: bool,
    /// Where the chapter can be begun or gone on with.
    pub begin: Option<String>,
    /// The book or the table it was opened from.
    pub back: Option<String>,
}

impl SheetLinks {
    /// This page for somebody who knows everything, or only what was seen.
    fn other(&self, chapter: &str) -> String {
        let mut query = self.who.clone();
        if !self.aloud {
            query.push_str(if query.is_empty() { "aloud=1" } else { "&aloud=1" });
        }
        if query.is_empty() { format!("/chapter/{chapter}") } else { format!("/chapter/{chapter}?{query}") }
    }
}

/// The page.
pub fn chapter(page: Page, sheet: &ChapterSheet, links: &SheetLinks) -> Markup {
    let body = html! {
        a.skip href="#main" { (page.t("web-skip-main")) }
        (bar(page))
        link rel="stylesheet" href=(static_url("css/pages/party.css"));
        main.page.chapter-sheet id="main" {
            h1 { (sheet.name) }
            p.quiet { (page.line(&format!("story-{}", sheet.story))) }
            div.row {
                @if let Some(begin) = &links.begin { a.button.bright href=(begin) { (page.t("sheet-play")) } }
                @if let Some(back) = &links.back { a.button href=(back) { (page.t("sheet-back")) } }
                a.button href=(links.other(&sheet.id)) {
                    (page.t(if links.aloud { "sheet-as-player" } else { "sheet-aloud" }))
                }
            }
            p.small.quiet { (page.t(if links.aloud { "sheet-as-player.about" } else { "sheet-aloud.about" })) }
            div.book {
                section.leaf {
                    @if let Some(before) = &sheet.before {
                        h2 { (page.t("sheet-before")) }
                        (told(&before.text, before.lang))
                    }
                    @if let Some(opening) = &sheet.opening {
                        h2 { (page.t("sheet-opening")) }
                        (picture(page, &opening.chapter, &opening.moment))
                        (told(&opening.text, opening.lang))
                    }
                }
                section.leaf {
                    @if !sheet.goals.is_empty() { (lines(page, "sheet-goals", &sheet.goals)) }
                    @if sheet.later > 0 { p.quiet { (page.say("sheet-later", &Args::new().num("n", sheet.later as i64))) } }
                    (lines(page, "sheet-victory", &sheet.victory))
                    (lines(page, "sheet-defeat", &sheet.defeat))
                    (lines(page, "sheet-party", &sheet.party))
                    h2 { (page.t("sheet-clock")) }
                    p { (page.say("sheet-end-page", &Args::new().num("n", sheet.end_page))) " " (sheet.encounters) "." }
                    @if !sheet.gifts.is_empty() { (lines(page, "sheet-gifts", &sheet.gifts)) }
                    h2 { (page.t("sheet-map")) }
                    (map(page, &sheet.map))
                    @if !sheet.rules.is_empty() { (lines(page, "sheet-rules", &sheet.rules)) }
                    @if !sheet.rooms.is_empty() || sheet.unknown > 0 {
                        h2 { (page.t("sheet-rooms")) }
                        @for room in &sheet.rooms {
                            h3 { (room.name) }
                            ul { @for rule in &room.rules { li lang=[rule.lang] { (rule.text) } } }
                        }
                        @if sheet.unknown > 0 { p.quiet { (page.say("sheet-unknown", &Args::new().num("n", sheet.unknown as i64))) } }
                    }
                }
            }
            @if !sheet.passages.is_empty() {
                section.sheet.gap aria-labelledby="passages" {
                    h2 id="passages" { (page.t("sheet-passages")) }
                    @for read in &sheet.passages { (passage(page, read)) }
                }
            }
        }
    };
    frame(page, &format!("{} · Barksburg", sheet.name), "reading", None, &body)
}

fn lines(page: Page, key: &str, lines: &[Line]) -> Markup {
    html! {
        h2 { (page.t(key)) }
        @if let [only] = lines { p lang=[only.lang] { (only.text) } }
        @else { ul { @for line in lines { li lang=[line.lang] { (line.text) } } } }
    }
}

/// The tiles as they lie at the beginning.
fn map(page: Page, tiles: &[SheetTile]) -> Markup {
    let columns = tiles.iter().map(|t| t.x + 1).max().unwrap_or(0);
    let rows = tiles.iter().map(|t| t.y + 1).max().unwrap_or(0);
    let at = |x: u8, y: u8| tiles.iter().find(|t| (t.x, t.y) == (x, y));
    html! {
        table.sheet-map {
            tbody {
                @for y in 0..rows {
                    tr {
                        @for x in 0..columns {
                            td { @if let Some(tile) = at(x, y) { (cell(page, tile)) } }
                        }
                    }
                }
            }
        }
    }
}

fn cell(page: Page, tile: &SheetTile) -> Markup {
    html! {
        @if let Some(url) = page.pictures.room(&tile.id) { img src=(url) alt="" width="120" height="120" loading="lazy"; }
        span { (tile.name) @if tile.start { " · " strong { (page.t("sheet-start")) } } }
    }
}

/// What is read aloud at some moment, folded so that nobody reads on by chance.
fn passage(page: Page, read: &SheetPassage) -> Markup {
    let first: String = read.text.split_whitespace().take(8).collect::<Vec<_>>().join(" ");
    html! {
        details {
            summary { (moment(page, &read.moment)) span.quiet.small { " " (first) " …" } }
            (picture(page, &read.chapter, &read.moment))
            (told(&read.text, read.lang))
        }
    }
}

/// What a moment is called, if it has a name for people.
fn moment(page: Page, name: &str) -> Markup {
    let key = match name {
        "victory" => Some("web-victory"),
        "defeat" => Some("web-defeat"),
        "continues" | "onward" => Some("party-meanwhile"),
        _ => None,
    };
    html! { @if let Some(key) = key { strong { (page.t(key)) } } }
}
