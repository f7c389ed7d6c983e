//! The first page: go on, begin, look things up.

use crate::frame::{Page, bar, frame};
use crate::new_game::books;
use crate::when::when;
use engine::Outcome;
use engine::id::{ChapterId, MouseId, SideId};
use maud::{Markup, html};
use std::borrow::Cow;
use std::sync::Arc;
use words::{Args, Case};

/// A saved game in the list.
#[derive(Clone, Debug)]
pub struct GameRow {
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

impl GameRow {
    /// What it was called; the chapter's own name if nobody has called it anything else.
    fn title<'r>(&'r self, ctx: Page<'r>) -> Cow<'r, str> {
        if self.name == self.chapter {
            ctx.t(&format!("chapter-{}", self.chapter))
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
fn standing(ctx: Page, of: &Progress) -> Markup {
    let mice: Vec<&str> = of.mice.iter().map(|m| ctx.locale.mouse(*m, Case::Nom)).collect();
    let [page, end] = of.pages;
    let args = Args::new().num("round", of.round).num("page", page).num("end", end);
    let key = match of.outcome {
        None => "web-standing",
        Some(Outcome::Victory) => "web-standing-won",
        Some(_) => "web-standing-lost",
    };
    html! {
        span.quiet.small.progress {
            (mice.join(", "))
            @if !of.guests.is_empty() { " · " (ctx.say("web-standing-guests", &Args::new().text("who", of.guests.join(", ")))) }
            " · " (ctx.say(key, &args.text("room", ctx.locale.room_name(of.room))))
        }
    }
}

/// What the first page shows.
#[derive(Clone, Debug, Default)]
pub struct Welcome {
    /// Games one can go on with or look at, the last one first.
    pub games: Vec<GameRow>,
    /// Books of parties, the one written in last first.
    pub parties: Vec<crate::party::PartyRow>,
    /// Which page of the list this is, from 0.
    pub page: usize,
    /// There are older games than those listed.
    pub more: bool,
    /// Something to be told, as a key.
    pub notice: Option<&'static str>,
}

/// One press begins a chapter with everything filled in.
fn begin(ctx: Page, chapter: ChapterId, key: &str, bright: bool) -> Markup {
    let name = &ctx.locale.book().chapters[chapter.ix()].name;
    html! {
        form method="post" action="/new" {
            input type="hidden" name="chapter" value=(name);
            button.big.bright[bright] name="quick" value="1" {
                (ctx.say(key, &Args::new().text("name", ctx.t(&format!("chapter-{name}")))))
            }
        }
    }
}

/// The first page.
pub fn welcome(ctx: Page, view: &Welcome) -> Markup {
    let going = view.games.iter().find(|g| !g.finished).filter(|_| view.page == 0);
    let chapter = |name: &str| ctx.t(&format!("chapter-{name}"));
    let (lesson, first) = crate::new_game::beginnings(ctx.locale.book());
    let body = html! {
        a.skip href="#main" { (ctx.t("web-skip-main")) }
        (bar(ctx))
        main.page id="main" {
            div.hero {
                h1 { "Barksburg" }
                div.crew aria-hidden="true" {
                    @for mouse in &ctx.locale.book().mice {
                        @if let Some(url) = ctx.pictures.figure(&mouse.name) { img src=(url) alt="" width="112" height="112"; }
                    }
                }
                p { (ctx.t("web-welcome")) }
                @if let Some(notice) = view.notice { p.notice role="status" { (ctx.t(notice)) } }
                div.ways {
                    @if let Some(game) = going {
                        a.button.bright.big href={ "/t/" (game.id) } {
                            (ctx.say("web-continue", &Args::new().text("name", game.title(ctx))))
                        }
                        span.break-row {}
                    }
                    (begin(ctx, lesson, "web-learn", going.is_none() && view.games.is_empty()))
                    @if let Some(first) = first { (begin(ctx, first, "web-first-chapter", going.is_none() && !view.games.is_empty())) }
                    (with_companions(ctx))
                    a.button.big href="/new" { (ctx.t("web-choose-game")) }
                }
            }
            (crate::party::list(ctx, &view.parties))
            @if !view.games.is_empty() {
                section.sheet aria-labelledby="games" {
                    h2 id="games" { (ctx.t("web-your-games")) }
                    ul.plain.games {
                        @for game in &view.games {
                            li {
                                span {
                                    a href={ "/t/" (game.id) } { strong { (game.title(ctx)) } }
                                    " "
                                    span.quiet { @if game.name != game.chapter { (chapter(&game.chapter)) " · " } (when(game.when)) }
                                    @if let Some(of) = &game.progress { (standing(ctx, of)) }
                                }
                                @if game.finished {
                                    a.button href={ "/t/" (game.id) "/replay" } { (ctx.t("web-watch-again")) }
                                } @else {
                                    a.button href={ "/t/" (game.id) } { (ctx.t("web-go-on")) }
                                }
                                details {
                                    summary { (ctx.t("web-more")) }
                                    div.row {
                                        form.row method="post" action={ "/t/" (game.id) "/rename" } {
                                            label { span.visually-hidden { (ctx.t("web-name")) }
                                                input type="text" name="name" value=(game.title(ctx)) maxlength="60" required; }
                                            button { (ctx.t("web-rename")) }
                                        }
                                        form method="post" action={ "/t/" (game.id) "/copy" } {
                                            button { (ctx.t("web-copy")) }
                                        }
                                        a.button href={ "/t/" (game.id) "/export" } download { (ctx.t("web-export")) }
                                        form.row method="post" action={ "/t/" (game.id) "/delete" } {
                                            label { input type="checkbox" name="sure" value="yes" required; " " (ctx.t("web-delete-sure")) }
                                            button { (ctx.t("web-delete")) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    (turn_over(ctx, view))
                }
            }
            section.sheet.gap aria-labelledby="join" {
                h2 id="join" { (ctx.t("web-join-friends")) }
                form.row method="get" action="/join" {
                    label { (ctx.t("web-join-code")) " "
                        input type="text" name="code" maxlength="40" required autocomplete="off" autocapitalize="none" spellcheck="false"; }
                    button { (ctx.t("web-join-go")) }
                }
            }
            section.look-up {
                h2 { (ctx.t("web-books")) }
                div.cards {
                    @for story in books(ctx.locale.book()) { (catalogue(ctx, story)) }
                }
            }
            section.look-up {
                h2 { (ctx.t("web-look-up")) }
                div.cards {
                    @for (path, key) in [("/rules", "web-rules"), ("/cards", "web-cards"), ("/rooms", "web-rooms"), ("/gallery", "gallery-title"), ("/import", "web-import"), ("/settings", "web-settings")] {
                        a.sheet.tile href=(path) {
                            strong.display { (ctx.t(key)) }
                            span.quiet.small { (ctx.t(&format!("{key}.about"))) }
                        }
                    }
                }
            }
            p.quiet.small.gap { (ctx.t("web-unofficial")) }
        }
    };
    frame(ctx, "Barksburg", "reading", None, &body)
}

/// From one page of the list to the next.
fn turn_over(ctx: Page, view: &Welcome) -> Markup {
    html! {
        @if view.more || view.page > 0 {
            nav.row.gap aria-label=(ctx.t("web-your-games")) {
                @if view.page > 0 { a.button href={ "/?games=" (view.page - 1) "#games" } { (ctx.t("web-newer-games")) } }
                @if view.more { a.button href={ "/?games=" (view.page + 1) "#games" } { (ctx.t("web-more-games")) } }
            }
        }
    }
}

/// A book on offer: opens where a chapter of it is chosen.
fn catalogue(ctx: Page, story: &str) -> Markup {
    let chapters: Vec<_> = ctx.locale.book().chapters.iter().filter(|c| c.story == story).collect();
    html! {
        @if let Some(first) = chapters.first() {
            a.sheet.tile href={ "/new?chapter=" (first.name) } {
                strong.display { (ctx.t(&format!("story-{story}"))) }
                span.quiet.small { (ctx.say("web-book-chapters", &Args::new().num("n", chapters.len() as i64))) }
            }
        }
    }
}

/// Alone with three mice that play themselves, with one click.
fn with_companions(ctx: Page) -> Markup {
    html! {
        form method="post" action="/new" {
            button.big name="quick" value="companions" title=(ctx.t("companion-play.about")) { (ctx.t("companion-play")) }
        }
    }
}
