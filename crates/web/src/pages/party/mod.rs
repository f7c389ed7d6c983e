//! A party's book: opened, in the list of books, and between two chapters.

mod credits;
mod deeds;
mod next;

pub use credits::{CreditsPage, credits};
pub use next::{NextMouse, NextPage, Way, next_chapter};

pub(crate) use deeds::deeds_of;

use crate::page::{Page, bar, frame};
use crate::statics::static_url;
use crate::when::when;
use engine::id::{AbilityId, MouseId, SearchId};
use maud::{Markup, html};
use words::{Args, GrammaticalCase};

/// A book in the list.
#[derive(Clone)]
pub struct PartyRow<'a> {
    /// In the words of its book.
    pub page: Page<'a>,
    /// Its id.
    pub id: String,
    /// What the party is called; the story's id if it has no name of its own.
    pub name: String,
    /// The story by name.
    pub story: String,
    /// The chapter it is in, by name.
    pub chapter: Option<String>,
    /// Who set out last.
    pub mice: Vec<MouseId>,
    /// Chapters won.
    pub won: usize,
    /// Chapters the story has.
    pub of: usize,
    /// When it was begun, in milliseconds since 1970.
    pub began: i64,
    /// When it was last written in.
    pub when: i64,
}

/// An opened book.
#[derive(Clone, Debug)]
pub struct BookPage {
    /// What the party is called; the story's id if it has no name of its own.
    pub name: String,
    /// The story by name.
    pub story: String,
    /// The story's chapters in order.
    pub chapters: Vec<ChapterRow>,
    /// Everybody who has been along.
    pub mice: Vec<MouseLine>,
    /// Story achievements by name.
    pub achieved: Vec<String>,
    /// What can be done now.
    pub ahead: Ahead,
    /// Something to be told.
    pub notice: Option<String>,
}

/// How a book goes on, as it stands in the book itself and after its last chapter.
#[derive(Clone, Debug)]
pub struct Ahead {
    /// The book's id.
    pub id: String,
    /// The last record of the book this is about.
    pub seq: u64,
    /// What can be done now.
    pub now: Now,
    /// Whether this person keeps the book.
    pub keeper: bool,
}

/// A chapter in the book.
#[derive(Clone, Debug)]
pub struct ChapterRow {
    /// By name.
    pub chapter: String,
    /// The attempts at it, the first one first.
    pub tries: Vec<Try>,
}

/// An attempt at a chapter.
#[derive(Clone, Debug)]
pub struct Try {
    /// Where it was played.
    pub table: String,
    /// How it ended.
    pub ended: Ended,
    /// When, in milliseconds since 1970.
    pub when: i64,
}

/// How an attempt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The mice won.
    Won,
    /// The mice lost.
    Lost,
    /// It was broken off.
    BrokenOff,
    /// It is being played.
    Playing,
}

/// What a mouse of the party has.
#[derive(Clone, Debug)]
pub struct MouseLine {
    /// Which mouse.
    pub mouse: MouseId,
    /// Abilities it knows.
    pub abilities: Vec<AbilityId>,
    /// Cards it has kept, or is going to keep.
    pub kept: Vec<SearchId>,
    /// Stayed at home last time.
    pub at_home: bool,
}

/// What can be done with the book now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Now {
    /// A chapter is being played.
    Play {
        /// Its name.
        chapter: String,
        /// Whether it may be given up and begun anew.
        anew: bool,
    },
    /// Between two chapters.
    Choose {
        /// The last chapter was won.
        won: bool,
        /// The chapter that comes next, by name.
        next: Option<String>,
        /// Whether the last one may be tried again.
        retry: bool,
    },
    /// The story is told to its end, as far as it is written.
    Told,
    /// The last chapter was played with another edition of the book and cannot be counted.
    Stuck {
        /// Whether it may be begun anew.
        anew: bool,
    },
}

/// The name of a book as people read it.
pub(crate) fn title(page: Page, name: &str, story: &str) -> String {
    if name == story { page.t(&format!("story-{story}")).into_owned() } else { name.to_string() }
}

/// The books on the first page.
pub(crate) fn list(page: Page, parties: &[PartyRow]) -> Markup {
    html! {
        @if !parties.is_empty() {
            link rel="stylesheet" href=(static_url("css/pages/party.css"));
            section.books aria-labelledby="books" {
                h2 id="books" { (page.t("party-books")) }
                ul.plain.catalogue {
                    @for party in parties {
                        @let page = party.page;
                        li {
                            a.spine href={ "/party/" (party.id) } {
                                strong.display { (title(page, &party.name, &party.story)) }
                                span.small {
                                    (page.say("party-progress", &Args::new().num("won", party.won as i64).num("of", party.of as i64)))
                                    @if let Some(chapter) = &party.chapter { " · " (page.t(&format!("chapter-{chapter}"))) }
                                }
                                // Two parties may have the same name, and hardly ever the same mice and the same day.
                                span.small { (party.mice.iter().map(|m| mouse_name(page, *m)).collect::<Vec<_>>().join(", ")) }
                                span.small.quiet { (when(party.when)) " · " (page.t("party-began")) " " (when(party.began)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A chapter of a story begins a book: what the party is called in it, or that there shall be none.
pub(crate) fn offer(page: Page, single: bool, name: &str) -> Markup {
    html! {
        link rel="stylesheet" href=(static_url("css/pages/party.css"));
        div.book-offer {
            label {
                span { (page.t("party-offer-name")) } " "
                input type="text" name="party-name" value=(name) maxlength="60" autocomplete="off";
            }
            span.quiet.small { (page.t("party-offer.about")) }
            label {
                input type="checkbox" name="single" value="on" checked[single];
                span.small { (page.t("party-offer-single")) }
            }
        }
    }
}

/// The opened book.
pub fn party(page: Page, view: &BookPage) -> Markup {
    let title = title(page, &view.name, &view.story);
    let body = html! {
        a.skip href="#main" { (page.t("web-skip-main")) }
        (bar(page))
        link rel="stylesheet" href=(static_url("css/pages/party.css"));
        main.page id="main" {
            @if let Some(notice) = &view.notice { p.notice role="alert" { (notice) } }
            div.book {
                section.leaf aria-labelledby="book-title" {
                    h1 id="book-title" { (title) }
                    @if title != page.t(&format!("story-{}", view.story)) {
                        p.quiet { (page.t(&format!("story-{}", view.story))) }
                    }
                    (ahead(page, &view.ahead))
                    h2 { (page.t("party-chapters")) }
                    ol.chapters { @for row in &view.chapters { (chapter(page, view, row)) } }
                }
                section.leaf {
                    h2 { (page.t("party-mice")) }
                    ul.plain.company { @for mouse in &view.mice { (company(page, mouse)) } }
                    h2 { (page.t("party-achieved")) }
                    @if view.achieved.is_empty() { p.quiet { (page.t("party-achieved-none")) } }
                    @else {
                        (earned(page, &view.achieved))
                    }
                }
            }
            (keeping(page, view, &title))
        }
    };
    frame(page, &format!("{title} · Barksburg"), "reading", None, &body)
}

/// Story achievements and what they mean, in words.
pub(crate) fn earned(page: Page, names: &[String]) -> Markup {
    html! {
        dl.earned {
            @for name in names {
                dt { (page.line(&format!("achievement-{name}"))) }
                dd {
                    @if let Some(line) = page.try_line(&format!("achievement-{name}.flavour")) { em { (line) } " " }
                    @if let Some(line) = page.try_line(&format!("achievement-{name}.effect")) { (line) }
                }
            }
        }
    }
}

/// What can be done now.
pub(crate) fn ahead(page: Page, view: &Ahead) -> Markup {
    let name = |chapter: &str| Args::new().text("name", page.t(&format!("chapter-{chapter}")));
    let next = format!("/party/{}/next", view.id);
    html! {
        div.now {
            @match &view.now {
                Now::Play { chapter, anew } => {
                    p { (page.say("party-now-playing", &name(chapter))) }
                    div.row {
                        a.button.bright.big href={ "/party/" (view.id) "/table" } { (page.t("web-go-on")) }
                        @if *anew && view.keeper { a.button href={ (next) "?way=retry" } { (page.t("party-anew")) } }
                    }
                }
                Now::Choose { won, next: chapter, retry } => {
                    p { (page.t(if *won { "party-now-won" } else { "party-now-lost" })) }
                    div.row {
                        @if *retry && view.keeper { (again(page, &next, view.seq)) }
                        @else if *retry { a.button.big.bright href={ (next) "?way=retry" } { (page.t("party-retry")) } }
                        @if let Some(chapter) = chapter {
                            a.button.big.bright[!*retry] href={ (next) "?way=next" } { (page.say("party-next", &name(chapter))) }
                        }
                    }
                }
                Now::Told => {
                    p { (page.t("party-now-told")) }
                    div.row { a.button.big.bright href={ "/party/" (view.id) "/credits" } { (page.t("credits-title")) } }
                }
                Now::Stuck { anew } => {
                    p.notice { (page.t("party-now-stuck")) }
                    @if *anew && view.keeper {
                        div.row { a.button.big.bright href={ (next) "?way=retry" } { (page.t("party-anew")) } }
                    }
                }
            }
        }
    }
}

/// The same chapter with the same mice at one press, or with other ones.
fn again(page: Page, next: &str, seq: u64) -> Markup {
    html! {
        form.row method="post" action=(next) {
            input type="hidden" name="seq" value=(seq);
            input type="hidden" name="way" value=(Way::Retry.name());
            input type="hidden" name="as" value="before";
            button.big.bright name="do" value="go" title=(page.t("party-retry.about")) { (page.t("party-retry")) }
            a.button href={ (next) "?way=retry" } { (page.t("web-change-first")) }
        }
    }
}

/// Whether a chapter may be read in the book: those that were tried, and the one that comes next.
fn readable(view: &BookPage, row: &ChapterRow) -> bool {
    let next = match &view.ahead.now {
        Now::Play { chapter, .. } => Some(chapter),
        Now::Choose { next, .. } => next.as_ref(),
        Now::Told | Now::Stuck { .. } => None,
    };
    !row.tries.is_empty() || next == Some(&row.chapter)
}

fn chapter(page: Page, view: &BookPage, row: &ChapterRow) -> Markup {
    let blank = row.tries.is_empty();
    html! {
        li.blank[blank] {
            strong.display { (page.line(&format!("chapter-{}", row.chapter))) }
            @if readable(view, row) {
                " " a.small href={ "/chapter/" (row.chapter) "?party=" (view.ahead.id) } { (page.t("sheet-read")) }
            }
            @if blank { " " span.quiet.small { (page.t("party-blank")) } }
            @else {
                ul.plain.tries {
                    @for attempt in &row.tries {
                        @let (class, key) = match attempt.ended {
                            Ended::Won => ("won", "party-won"),
                            Ended::Lost => ("lost", "party-lost"),
                            Ended::BrokenOff => ("off", "party-broken-off"),
                            Ended::Playing => ("playing", "party-playing"),
                        };
                        li {
                            span class={ "seal " (class) } { (page.t(key)) }
                            " " span.small.quiet { (when(attempt.when)) } " "
                            @if matches!(attempt.ended, Ended::Won | Ended::Lost) {
                                a.small href={ "/t/" (attempt.table) "/recap" } { (page.t("party-look-back")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn company(page: Page, line: &MouseLine) -> Markup {
    let hero = page.locale.hero(line.mouse);
    html! {
        li.at-home[line.at_home] {
            @if let Some(url) = page.pictures.figure(&hero.id) { img src=(url) alt="" width="60" height="60"; }
            div {
                strong.display { (hero.name) } " " span.quiet.small { (hero.title) }
                @if line.at_home { " " span.quiet.small { "· " (page.t("party-at-home")) } }
                @if !line.abilities.is_empty() {
                    p.small { (page.t("party-knows")) " "
                        @for (i, ability) in line.abilities.iter().enumerate() {
                            @let face = page.locale.ability(*ability);
                            @if i > 0 { ", " } span title=(face.text) { (face.name) }
                        }
                    }
                }
                @if !line.kept.is_empty() {
                    p.small { (page.t("party-kept")) " "
                        @for (i, card) in line.kept.iter().enumerate() {
                            @let face = page.locale.card(*card);
                            @if i > 0 { ", " } span title=(face.text) { (face.name) }
                        }
                    }
                }
            }
        }
    }
}

/// Name, file and end of the book.
fn keeping(page: Page, view: &BookPage, title: &str) -> Markup {
    html! {
        section.keeping {
            a.button href={ "/party/" (view.ahead.id) "/export" } download { (page.t("party-export")) }
            @if view.ahead.keeper {
                details {
                    summary { (page.t("web-rename")) }
                    form.row method="post" action={ "/party/" (view.ahead.id) "/rename" } {
                        label { span.visually-hidden { (page.t("web-name")) }
                            input type="text" name="name" value=(title) maxlength="60" required; }
                        button { (page.t("web-rename")) }
                    }
                }
                details {
                    summary { (page.t("party-delete")) }
                    p.small { (page.t("party-delete.about")) }
                    form.row method="post" action={ "/party/" (view.ahead.id) "/delete" } {
                        label { input type="checkbox" name="sure" value="yes" required; " " (page.t("party-delete-sure")) }
                        button { (page.t("web-delete")) }
                    }
                }
            }
        }
    }
}

/// A mouse by name.
fn mouse_name(page: Page, mouse: MouseId) -> String {
    page.locale.mouse(mouse, GrammaticalCase::Nom).to_string()
}
