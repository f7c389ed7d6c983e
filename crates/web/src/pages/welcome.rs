//! The first page: go on, begin, look things up.

use crate::page::{Page, bar, frame};
use crate::pages::new_game::address;
use crate::statics::static_url;
use crate::when::when;
use engine::Outcome;
use engine::id::{ChapterId, MouseId, SideId};
use maud::{Markup, html};
use std::borrow::Cow;
use std::sync::Arc;
use words::{Args, GrammaticalCase};

/// A saved game in the list.
#[derive(Clone)]
pub struct GameRow<'a> {
    /// In the words of its book.
    pub page: Page<'a>,
    /// Table id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Chapter by name.
    pub chapter: String,
    /// Whether it is over.
    pub finished: bool,
    /// When it was last played, in milliseconds since 1970.
    pub when: i64,
    /// Who plays and how far they have come; none if it cannot be played here.
    pub progress: Option<Arc<Progress>>,
}

impl GameRow<'_> {
    /// What it was called; the chapter's own name if nobody has called it anything else.
    fn title(&self) -> Cow<'_, str> {
        if self.name == self.chapter {
            self.page.t(&format!("chapter-{}", self.chapter))
        } else {
            self.name.as_str().into()
        }
    }
}

/// What tells a game from others of the same chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The mice.
    pub mice: Vec<MouseId>,
    /// Those who have taken a seat, by name.
    pub guests: Vec<String>,
    /// The round.
    pub round: u8,
    /// The page of the hourglass, and that of the end marker.
    pub pages: [u8; 2],
    /// The room the next decision is about.
    pub room: SideId,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// Who plays, and how far they have come.
fn standing(page: Page, of: &Progress) -> Markup {
    let mice: Vec<&str> = of.mice.iter().map(|m| page.locale.mouse(*m, GrammaticalCase::Nom)).collect();
    let [now, end] = of.pages;
    let args = Args::new().num("round", of.round).num("page", now).num("end", end);
    let key = match of.outcome {
        None => "web-standing",
        Some(Outcome::Victory) => "web-standing-won",
        Some(_) => "web-standing-lost",
    };
    html! {
        span.quiet.small.progress {
            (mice.join(", "))
            @if !of.guests.is_empty() { " · " (page.say("web-standing-guests", &Args::new().text("who", of.guests.join(", ")))) }
            " · " (page.say(key, &args.text("room", page.locale.room_name(of.room))))
        }
    }
}

/// What the first page shows.
#[derive(Clone)]
pub struct Welcome<'a> {
    /// Games one can go on with or look at, the last one first.
    pub games: Vec<GameRow<'a>>,
    /// Books of parties, the one written in last first.
    pub parties: Vec<crate::pages::party::PartyRow<'a>>,
    /// Which page of the list this is, from 0.
    pub page: usize,
    /// There are older games than those listed.
    pub more: bool,
    /// Something to be told, as a key.
    pub notice: Option<&'static str>,
}

/// One press begins a chapter with everything filled in.
fn begin(page: Page, chapter: ChapterId, key: &str, bright: bool) -> Markup {
    let name = &page.locale.book().chapters[chapter.ix()].name;
    html! {
        form method="post" action="/new" {
            input type="hidden" name="chapter" value=(name);
            button.big.bright[bright] name="quick" value="1" {
                (page.say(key, &Args::new().text("name", page.t(&format!("chapter-{name}")))))
            }
        }
    }
}

/// The first page; `shelf` has a page for each book.
pub fn welcome(page: Page, shelf: &[Page], view: &Welcome) -> Markup {
    let going = view.games.iter().find(|g| !g.finished).filter(|_| view.page == 0);
    // A party between two chapters goes on as well.
    let between = view
        .parties
        .iter()
        .find(|p| p.chapter.is_none() && p.won < p.of)
        .filter(|_| going.is_none() && view.page == 0);
    let fresh = going.is_none() && between.is_none();
    let (lesson, first) = crate::pages::new_game::beginnings(page.locale.book());
    let body = html! {
        a.skip href="#main" { (page.t("web-skip-main")) }
        (bar(page))
        div.key-art { img src=(static_url("key-art.svg")) alt="" width="1600" height="720"; }
        main.page id="main" {
            div.hero {
                h1 { "Barksburg" }
                p { (page.t("web-welcome")) }
                @if let Some(notice) = view.notice { p.notice role="status" { (page.t(notice)) } }
                div.ways {
                    @if let Some(game) = going {
                        a.button.bright.big href={ "/t/" (game.id) } {
                            (page.say("web-continue", &Args::new().text("name", game.title())))
                        }
                        span.break-row {}
                    } @else if let Some(party) = between {
                        a.button.bright.big href={ "/party/" (party.id) } {
                            (page.say("web-continue", &Args::new().text("name", crate::pages::party::title(party.page, &party.name, &party.story))))
                        }
                        span.break-row {}
                    }
                    (begin(page, lesson, "web-learn", fresh && view.games.is_empty()))
                    @if let Some(first) = first { (begin(page, first, "web-first-chapter", fresh && !view.games.is_empty())) }
                    (with_companions(page))
                    a.button.big href="/new" { (page.t("web-choose-game")) }
                }
            }
            (crate::pages::party::list(page, &view.parties))
            @if !view.games.is_empty() {
                section.sheet aria-labelledby="games" {
                    h2 id="games" { (page.t("web-your-games")) }
                    ul.plain.games {
                        @for game in &view.games {
                            li {
                                span {
                                    a href={ "/t/" (game.id) } { strong { (game.title()) } }
                                    " "
                                    span.quiet { @if game.name != game.chapter { (game.page.t(&format!("chapter-{}", game.chapter))) " · " } (when(game.when)) }
                                    @if let Some(of) = &game.progress { (standing(game.page, of)) }
                                }
                                @if game.finished {
                                    a.button href={ "/t/" (game.id) "/replay" } { (page.t("web-watch-again")) }
                                } @else {
                                    a.button href={ "/t/" (game.id) } { (page.t("web-go-on")) }
                                }
                                details {
                                    summary { (page.t("web-more")) }
                                    div.row {
                                        form.row method="post" action={ "/t/" (game.id) "/rename" } {
                                            label { span.visually-hidden { (page.t("web-name")) }
                                                input type="text" name="name" value=(game.title()) maxlength="60" required; }
                                            button { (page.t("web-rename")) }
                                        }
                                        form method="post" action={ "/t/" (game.id) "/copy" } {
                                            button { (page.t("web-copy")) }
                                        }
                                        a.button href={ "/t/" (game.id) "/export" } download { (page.t("web-export")) }
                                        form.row method="post" action={ "/t/" (game.id) "/delete" } {
                                            label { input type="checkbox" name="sure" value="yes" required; " " (page.t("web-delete-sure")) }
                                            button { (page.t("web-delete")) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    (turn_over(page, view))
                }
            }
            section.sheet.gap aria-labelledby="join" {
                h2 id="join" { (page.t("web-join-friends")) }
                form.row method="get" action="/join" {
                    label { (page.t("web-join-code")) " "
                        input type="text" name="code" maxlength="40" required autocomplete="off" autocapitalize="none" spellcheck="false"; }
                    button { (page.t("web-join-go")) }
                }
            }
            section.look-up {
                h2 { (page.t("web-books")) }
                div.cards {
                    @for book in shelf { (catalogue(*book, shelf)) }
                }
            }
            section.look-up {
                h2 { (page.t("web-look-up")) }
                div.cards {
                    @for (path, key) in [("/rules", "web-rules"), ("/cards", "web-cards"), ("/rooms", "web-rooms"), ("/gallery", "gallery-title"), ("/books", "books-title"), ("/import", "web-import"), ("/settings", "web-settings")] {
                        a.sheet.tile href=(path) {
                            strong.display { (page.t(key)) }
                            span.quiet.small { (page.t(&format!("{key}.about"))) }
                        }
                    }
                }
            }
            p.quiet.small.gap { (page.t("web-unofficial")) }
        }
    };
    frame(page, "Barksburg", "reading", None, &body)
}

/// From one page of the list to the next.
fn turn_over(page: Page, view: &Welcome) -> Markup {
    html! {
        @if view.more || view.page > 0 {
            nav.row.gap aria-label=(page.t("web-your-games")) {
                @if view.page > 0 { a.button href={ "/?games=" (view.page - 1) "#games" } { (page.t("web-newer-games")) } }
                @if view.more { a.button href={ "/?games=" (view.page + 1) "#games" } { (page.t("web-more-games")) } }
            }
        }
    }
}

/// A book on offer: opens where a chapter of it is chosen.
fn catalogue(page: Page, shelf: &[Page]) -> Markup {
    let chapters = &page.locale.book().chapters;
    html! {
        @if let Some(first) = chapters.first() {
            a.sheet.tile href={ "/new?chapter=" (address(shelf, page, first)) } {
                strong.display { (page.line(&format!("story-{}", first.story))) }
                span.quiet.small { (page.say("web-book-chapters", &Args::new().num("n", chapters.len() as i64))) }
            }
        }
    }
}

/// Alone with three mice that play themselves, with one click.
fn with_companions(page: Page) -> Markup {
    html! {
        form method="post" action="/new" {
            button.big name="quick" value="companions" title=(page.t("companion-play.about")) { (page.t("companion-play")) }
        }
    }
}
