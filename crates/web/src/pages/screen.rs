//! The table on a screen in the middle: everything to be seen, nothing of a single player.

use crate::page::{Page, frame};
use crate::pages::seats::Invitation;
use crate::qr::qr;
use crate::table::{Banner, Chat, Map, Near, Play, Track, board, chat, log, part, sheets, stage, top, tray};
use maud::{Markup, html};
use view::TableView;

/// The page. The invitation lies in a corner, for whoever still has to sit down.
pub fn screen(page: Page, view: &TableView, around: &Chat, corner: &Corner) -> Markup {
    let body = html! {
        (top(page, view))
        main.table.screen data-table=(view.id) data-seq=(view.seq) data-lang=(page.locale.lang()) data-screen="" {
            div.left { (part::<Track>(page, view)) (part::<Map>(page, view)) (screen_corner(page, &view.id, corner)) }
            div.middle { (board(page, view)) (stage(page)) }
            div.right { (sheets(page, view)) (log(page, view)) (chat(page, around)) }
            div.below { (part::<Banner>(page, view)) (part::<Near>(page, view)) (tray(page, view)) }
            (part::<Play>(page, view))
        }
        div.visually-hidden id="polite" aria-live="polite" {}
        div.visually-hidden id="assertive" aria-live="assertive" {}
        p id="offline" class="offline" hidden role="status" { (page.t("web-offline")) }
    };
    let title = format!("{} · {}", view.chapter.name, page.t("web-screen"));
    frame(page, &title, "table-page screen-page", Some("table/table.js"), &body)
}

/// What lies in the corner of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Corner {
    /// How to sit down.
    Invitation(Invitation),
    /// The host can make an invitation.
    Offer,
    /// Nothing: only the host invites.
    Empty,
}

/// The corner, which changes while the screen is open.
pub fn screen_corner(page: Page, table: &str, corner: &Corner) -> Markup {
    html! {
        aside.sheet.corner id="corner" aria-label=(page.t("web-invite")) {
            @match corner {
                Corner::Invitation(fresh) => {
                    (qr(&fresh.link, &page.t("web-invite-qr")))
                    p.small { (page.t("web-screen-join")) }
                    strong.invite-code { (fresh.code) }
                }
                Corner::Offer => {
                    form method="post" action={ "/t/" (table) "/invite" } {
                        button name="screen" value="1" { (page.t("web-screen-invite")) }
                    }
                }
                Corner::Empty => {}
            }
        }
    }
}
