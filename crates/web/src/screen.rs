//! The table on a screen in the middle: everything to be seen, nothing of a single player.

use crate::chat::{Chat, chat};
use crate::frame::{Page, frame};
use crate::qr::qr;
use crate::seats::Invitation;
use crate::table::fragment;
use maud::{Markup, html};
use view::TableView;

/// The page. The invitation lies in a corner, for whoever still has to sit down.
pub fn screen(ctx: Page, view: &TableView, around: &Chat, corner: &Corner) -> Markup {
    let body = html! {
        (fragment(ctx, view, "top"))
        main.table.screen data-table=(view.id) data-seq=(view.seq) data-lang=(ctx.locale.lang()) data-screen="" {
            div.left { (fragment(ctx, view, "track")) (fragment(ctx, view, "map")) (screen_corner(ctx, &view.id, corner)) }
            div.middle { (fragment(ctx, view, "board")) }
            div.right { (fragment(ctx, view, "sheets")) (fragment(ctx, view, "log")) (chat(ctx, around)) }
            div.below { (fragment(ctx, view, "banner")) (fragment(ctx, view, "tray")) }
        }
        div.visually-hidden id="polite" aria-live="polite" {}
        div.visually-hidden id="assertive" aria-live="assertive" {}
        p id="offline" class="offline" hidden role="status" { (ctx.t("web-offline")) }
    };
    let title = format!("{} · {}", view.chapter.name, ctx.t("web-screen"));
    frame(ctx, &title, "table-page screen-page", Some("table.js"), &body)
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
pub fn screen_corner(ctx: Page, table: &str, corner: &Corner) -> Markup {
    html! {
        aside.sheet.corner id="corner" aria-label=(ctx.t("web-invite")) {
            @match corner {
                Corner::Invitation(fresh) => {
                    (qr(&fresh.link, &ctx.t("web-invite-qr")))
                    p.small { (ctx.t("web-screen-join")) }
                    strong.invite-code { (fresh.code) }
                }
                Corner::Offer => {
                    form method="post" action={ "/t/" (table) "/invite" } {
                        button name="screen" value="1" { (ctx.t("web-screen-invite")) }
                    }
                }
                Corner::Empty => {}
            }
        }
    }
}
