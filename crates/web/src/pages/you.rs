//! What is kept of people, and how they take it away; and a game of which a part is lost.

use crate::page::{Page, bar, frame};
use maud::{Markup, html};
use words::Args;

/// What somebody has here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Yours {
    /// Games they are the host of.
    pub games: usize,
    /// Campaigns they keep.
    pub books: usize,
    /// Seats at other people's games.
    pub seats: usize,
}

impl Yours {
    fn is_nothing(self) -> bool {
        self == Yours::default()
    }
}

/// Games and seats of somebody, and a way to delete them all.
pub fn yours(page: Page, yours: Yours) -> Markup {
    let title = page.t("web-yours");
    let count = |key: &str, n: usize| page.say(key, &Args::new().num("n", n as i64));
    let body = html! {
        (bar(page))
        main.page {
            h1 { (title) }
            @if yours.is_nothing() {
                p { (page.t("web-yours-nothing")) }
            } @else {
                section.sheet.measure {
                    ul {
                        @if yours.games > 0 { li { (count("web-yours-games", yours.games)) } }
                        @if yours.books > 0 { li { (count("web-yours-books", yours.books)) } }
                        @if yours.seats > 0 { li { (count("web-yours-seats", yours.seats)) } }
                    }
                    p { (page.t("web-yours-what")) }
                    form.stack method="post" action="/yours/delete" {
                        label.row.tight { input type="checkbox" name="sure" value="yes" required; span { (page.t("web-yours-sure")) } }
                        div { button.grave { (page.t("web-yours-delete")) } }
                    }
                }
            }
            p.gap { a href="/privacy" { (page.t("web-privacy")) } }
        }
    };
    frame(page, &format!("{title} · Barksburg"), "reading", None, &body)
}

/// What a server keeps, and how long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Days after which an unfinished game that nobody plays is deleted.
    pub unfinished_days: Option<u32>,
    /// Days after which a finished one is.
    pub finished_days: Option<u32>,
}

/// What is kept of whom, how long, and who sees it.
pub fn privacy(page: Page, kept: Retention) -> Markup {
    let title = page.t("web-privacy");
    let after = |key: &str, days: Option<u32>| days.map(|n| page.say(key, &Args::new().num("n", n)));
    let body = html! {
        (bar(page))
        main.page {
            h1 { (title) }
            section.sheet.measure {
                h2 { (page.t("web-privacy-kept")) }
                ul {
                    @for key in ["games", "names", "cookie", "settings"] { li { (page.t(&format!("web-privacy-{key}"))) } }
                }
            }
            section.sheet.measure.gap {
                h2 { (page.t("web-privacy-not")) }
                ul {
                    @for key in ["talk", "addresses", "others"] { li { (page.t(&format!("web-privacy-{key}"))) } }
                }
            }
            section.sheet.measure.gap {
                h2 { (page.t("web-privacy-long")) }
                ul {
                    @match (after("web-privacy-unfinished", kept.unfinished_days), after("web-privacy-finished", kept.finished_days)) {
                        (None, None) => li { (page.t("web-privacy-until")) },
                        (unfinished, finished) => {
                            @for line in [unfinished, finished].into_iter().flatten() { li { (line) } }
                        }
                    }
                    li { (page.t("web-privacy-yours")) " " a href="/yours" { (page.t("web-yours")) } }
                }
            }
        }
    };
    frame(page, &format!("{title} · Barksburg"), "reading", None, &body)
}

/// A game of which a part is damaged: what precedes it can be played on.
pub fn damaged(page: Page, table: &str) -> Markup {
    let title = page.t("web-damaged");
    let body = html! {
        (bar(page))
        main.page {
            h1 { (title) }
            p { (page.t("web-damaged.text")) }
            form.row method="post" action={ "/t/" (table) "/copy" } {
                button.bright { (page.t("web-damaged-copy")) }
                a.button href="/" { (page.t("web-home")) }
            }
        }
    };
    frame(page, &format!("{title} · Barksburg"), "reading", None, &body)
}
