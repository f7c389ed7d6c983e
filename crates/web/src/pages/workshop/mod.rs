//! The workshop: beside the running chapter what its author wants to see and do. A page of its own around the game, so that
//! nothing of the game is ever covered.

use crate::page::{Page, frame, language};
use crate::statics::static_url;
use content::translation::BookText;
use engine::book::{Book, Chapter, Side};
use engine::id::{ChapterId, SideId, SpaceId, Spaces};
use maud::{Markup, html};
use std::fmt::Write as _;
use words::{Args, Lang};

/// What stands on the table that is looked at.
#[derive(Clone, Debug)]
pub struct WorkshopNow {
    /// The round.
    pub round: u8,
    /// The page of the hourglass, and the last one.
    pub page: (u8, u8),
    /// Cheese on the wheel.
    pub wheel: u8,
    /// The room of the first mouse that is on the board.
    pub room: Option<SideId>,
    /// Counters and flags in the order of the chapter.
    pub counters: Vec<u8>,
    /// The mice.
    pub party: Vec<usize>,
}

/// The simulation that was run last.
#[derive(Clone, Debug, Default)]
pub struct WorkshopSimulation {
    /// Seed of its games.
    pub seed: u64,
    /// How many there were.
    pub games: u64,
    /// Those that are strange, by number.
    pub strange: Vec<u64>,
}

/// All that the tools show.
#[derive(Clone)]
pub struct WorkshopTools<'a> {
    /// For the author, in the words of the book.
    pub page: Page<'a>,
    /// The chapter that is worked on.
    pub chapter: ChapterId,
    /// The table that is looked at, if one is.
    pub now: Option<WorkshopNow>,
    /// All texts of the book.
    pub texts: &'a [BookText],
    /// The last simulation of this chapter.
    pub simulation: Option<WorkshopSimulation>,
}

/// The page around the game; `at` is the address that is shown first.
pub fn workshop_page(page: Page, at: &str) -> Markup {
    let body = html! {
        link rel="stylesheet" href=(static_url("css/pages/workshop.css"));
        div.workshop {
            iframe id="stage" src=(at) title=(page.t("workshop-stage")) {}
            aside.workbench id="tools" aria-label=(page.t("workshop-title")) {
                header.row {
                    h1 { (page.t("workshop-title")) }
                    span.fill {}
                    button type="button" id="fold" aria-expanded="true" aria-controls="shown" { (page.t("workshop-fold")) }
                }
                div id="shown" {
                    section id="findings" aria-live="polite" { p.quiet { (page.t("workshop-no-findings")) } }
                    div id="parts" {}
                }
            }
        }
    };
    frame(
        page,
        &format!("{} · Barksburg", page.t("workshop-title")),
        "at-work",
        Some("books/workshop.js"),
        &body,
    )
}

/// The tools for what is on the stage, part by part.
pub fn workshop_tools(tools: &WorkshopTools) -> Markup {
    let page = tools.page;
    let chapter = &page.locale.book().chapters[tools.chapter.ix()];
    html! {
        div data-part="now" { (now(tools, chapter)) }
        div data-part="begin" { (begin(tools, chapter)) }
        div data-part="simulation" { (simulation(tools, chapter)) }
        div data-part="rooms" { (rooms(page, chapter)) }
        div data-part="texts" { (texts(tools)) }
    }
}

fn part(page: Page, key: &str, open: bool, inside: &Markup) -> Markup {
    html! { details.sheet open[open] { summary { (page.t(key)) } (inside) } }
}

/// Counters and flags as they are.
fn now(tools: &WorkshopTools, chapter: &Chapter) -> Markup {
    let page = tools.page;
    let Some(now) = &tools.now else { return html! {} };
    let line = |name: String, value: String| html! { tr { th scope="row" { (name) } td { (value) } } };
    let inside = html! {
        table {
            (line(page.t("workshop-round").into_owned(), now.round.to_string()))
            (line(page.t("workshop-page").into_owned(), format!("{} / {}", now.page.0, now.page.1)))
            (line(page.t("workshop-wheel").into_owned(), now.wheel.to_string()))
            @for ((name, _), value) in chapter.counters.iter().zip(&now.counters) {
                tr data-counter=(name) { th scope="row" { code { (name) } } td { (value) } }
            }
        }
    };
    part(page, "workshop-now", true, &inside)
}

/// The form that begins a game in the middle.
fn begin(tools: &WorkshopTools, chapter: &Chapter) -> Markup {
    let page = tools.page;
    let book = page.locale.book();
    let now = tools.now.as_ref();
    let sides = sides_of(chapter);
    let chosen = now.and_then(|now| now.room);
    let value = |at: usize, starts: u8| now.and_then(|now| now.counters.get(at).copied()).unwrap_or(starts);
    let in_party = |mouse: usize| now.is_some_and(|now| now.party.contains(&mouse));
    let allowed: Vec<usize> = (0..book.mice.len()).filter(|m| chapter.party.allowed >> m & 1 == 1).collect();
    let inside = html! {
        form.workshop-form method="post" action="/watch/play" target="_top" {
            input type="hidden" name="chapter" value=(chapter.name);
            label { (page.t("workshop-room"))
                select name="room" {
                    @for side in &sides {
                        option value=(book.sides[side.ix()].name) selected[chosen == Some(*side)] { (page.locale.room_name(*side)) }
                    }
                }
            }
            label { (page.t("workshop-page"))
                input type="number" name="page" min="1" max=(chapter.end_page) value=(now.map_or(1, |now| now.page.0.clamp(1, chapter.end_page)));
            }
            label { (page.t("workshop-wheel"))
                input type="number" name="wheel" min="0" max="5" value=(now.map_or(0, |now| now.wheel.min(5)));
            }
            @for (at, (name, starts)) in chapter.counters.iter().enumerate() {
                label { code { (name) }
                    input type="number" name={ "counter-" (name) } min="0" max="99" value=(value(at, *starts));
                }
            }
            fieldset {
                legend { (page.say("workshop-party", &Args::new().num("n", i64::from(chapter.party.size)))) }
                @for mouse in allowed {
                    label.tick { input type="checkbox" name="mouse" value=(book.mice[mouse].name) checked[in_party(mouse)];
                        " " (page.t(&format!("mouse-{}", book.mice[mouse].name))) }
                }
            }
            p.quiet.small { (page.t("workshop-begin.about")) }
            button.bright { (page.t("workshop-begin-go")) }
        }
    };
    part(page, "workshop-begin", false, &inside)
}

/// The form that opens a game of a simulation.
fn simulation(tools: &WorkshopTools, chapter: &Chapter) -> Markup {
    let page = tools.page;
    let last = tools.simulation.clone().unwrap_or_default();
    let first = last.strange.first().copied().unwrap_or(0);
    let inside = html! {
        @if tools.simulation.is_none() { p.quiet.small { (page.t("workshop-simulation.none")) } }
        form.workshop-form method="post" action="/watch/simulated" target="_top" {
            input type="hidden" name="chapter" value=(chapter.name);
            label { (page.t("workshop-game")) input type="number" name="number" min="0" value=(first) list="strange"; }
            datalist id="strange" { @for number in &last.strange { option value=(number) {} } }
            label { (page.t("workshop-seed")) input type="number" name="seed" min="0" value=(if last.games > 0 { last.seed } else { 1 }); }
            @if !last.strange.is_empty() {
                p.quiet.small { (page.say("workshop-strange", &Args::new().text("list", last.strange.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")))) }
            }
            button { (page.t("workshop-simulation-go")) }
        }
    };
    part(page, "workshop-simulation", false, &inside)
}

/// The sides of a chapter's map, those that lie up first.
fn sides_of(chapter: &Chapter) -> Vec<SideId> {
    let up = chapter.map.iter().map(|tile| tile.sides[0]);
    let down = chapter.map.iter().map(|tile| tile.sides[1]);
    let mut all: Vec<SideId> = Vec::new();
    for side in up.chain(down) {
        if !all.contains(&side) {
            all.push(side);
        }
    }
    all
}

/// The rooms with their links, told by pointing at a space.
fn rooms(page: Page, chapter: &Chapter) -> Markup {
    let book = page.locale.book();
    let inside = html! {
        p.quiet.small { (page.t("workshop-rooms.about")) }
        p.links id="links" aria-live="polite" { "\u{a0}" }
        @for side in sides_of(chapter) {
            @let drawn = page.locale.catalogue().drawings().iter().find(|drawn| drawn.side.name == book.sides[side.ix()].name);
            @if let Some(drawn) = drawn { (room(page, book, side, &drawn.outlines)) }
        }
    };
    part(page, "workshop-rooms", false, &inside)
}

fn room(page: Page, book: &Book, id: SideId, outlines: &[Vec<(i16, i16)>]) -> Markup {
    let side = &book.sides[id.ix()];
    html! {
        figure.links-of {
            figcaption { (page.locale.room_name(id)) " " code { (side.name) } }
            svg viewBox="0 0 1000 1000" role="img" aria-label=(page.locale.room_name(id)) {
                @if let Some(url) = page.pictures.room(&side.name) { image href=(url) width="1000" height="1000" {} }
                @for (at, (space, outline)) in side.spaces.iter().zip(outlines).enumerate() {
                    path d=(path(outline)) data-space=(space.name) data-next=(names(side, space.adjacent.minus(space.climb)))
                        data-climb=(names(side, space.climb)) data-red=(names(side, space.red)) data-says=(says(page, side, SpaceId(at as u8))) {
                        title { (says(page, side, SpaceId(at as u8))) }
                    }
                }
            }
        }
    }
}

fn path(corners: &[(i16, i16)]) -> String {
    let mut out = String::new();
    for (at, (x, y)) in corners.iter().enumerate() {
        let _ = write!(
            out,
            "{}{} {}",
            if at == 0 { 'M' } else { 'L' },
            f32::from(*x) / 10.0,
            f32::from(*y) / 10.0
        );
    }
    out.push('Z');
    out
}

fn names(side: &Side, spaces: Spaces) -> String {
    spaces.iter().map(|space| side.space(space).name.as_str()).collect::<Vec<_>>().join(" ")
}

/// The links of a space in words.
fn says(page: Page, side: &Side, at: SpaceId) -> String {
    let space = side.space(at);
    let list = |spaces: Spaces| names(side, spaces).replace(' ', ", ");
    let mut out = page.say(
        "workshop-links",
        &Args::new().text("space", &*space.name).text("list", list(space.adjacent.minus(space.climb))),
    );
    for (key, spaces) in [("workshop-links-climb", space.climb), ("workshop-links-red", space.red)] {
        if !spaces.is_empty() {
            out.push(' ');
            out.push_str(&page.say(key, &Args::new().text("list", list(spaces))));
        }
    }
    out
}

/// Every text of the book, in all languages side by side.
fn texts(tools: &WorkshopTools) -> Markup {
    let page = tools.page;
    let inside = html! {
        div.scrolls tabindex="0" role="region" aria-label=(page.t("workshop-texts")) {
            table.texts {
                thead { tr { th scope="col" { (page.t("workshop-key")) } @for lang in Lang::ALL { th scope="col" lang=(lang) { (language(lang)) } } } }
                tbody {
                    @for text in tools.texts {
                        tr {
                            th scope="row" { code { (text.key) } }
                            @for lang in Lang::ALL {
                                @match text.said.get(lang.as_str()) {
                                    Some(wording) => { td lang=(lang) { (wording.text) } }
                                    None => { td.missing { (page.t("workshop-missing")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    html! { details.sheet.wide { summary { (page.t("workshop-texts")) } (inside) } }
}
