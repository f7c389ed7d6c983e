//! Seats, invitations, and files handed in.

use crate::frame::{Page, bar, frame};
use crate::qr::qr;
use maud::{Markup, html};
use session::HouseRules;
use words::Args;

/// A mouse and who plays it.
#[derive(Clone, Debug)]
pub struct MouseRow {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// The seat that plays it; none for the host.
    pub seat: Option<String>,
    /// The player's name.
    pub player: Option<String>,
    /// The companion that plays it.
    pub companion: Option<session::Level>,
    /// Whether the viewer may hand it to a companion or take it back.
    pub changeable: bool,
}

/// Who sits where.
#[derive(Clone, Debug)]
pub struct SeatsPage<'a> {
    /// Table id.
    pub id: &'a str,
    /// Whether the viewer keeps the seats.
    pub host: bool,
    /// The viewer's own seat.
    pub me: Option<String>,
    /// Players with a seat.
    pub players: Vec<PlayerRow>,
    /// The mice.
    pub mice: Vec<MouseRow>,
    /// A fresh invitation, shown once.
    pub invitation: Option<Invitation>,
    /// How fast companions play, for those who may change it.
    pub pace: Option<session::Pace>,
    /// Whether the host has the table open.
    pub host_here: bool,
    /// How the players deal with each other.
    pub house_rules: HouseRules,
    /// How many have been let in to watch.
    pub watchers: usize,
}

/// A player with a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The seat.
    pub seat: String,
    /// What its player is called.
    pub name: String,
    /// Whether they have the table open.
    pub here: bool,
}

/// An invitation as a link, as a code, and as a picture of the link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The whole address.
    pub link: String,
    /// The letters to type in on the first page.
    pub code: String,
    /// The link opens on this machine only.
    pub only_here: bool,
}

/// The page of the seats.
pub fn seats(ctx: Page, view: &SeatsPage) -> Markup {
    let body = html! {
        (bar(ctx))
        main.page {
            h1 { (ctx.t("web-seats")) }
            p { a.button.bright href={ "/t/" (view.id) } { (ctx.t("web-back-to-table")) } }
            @if view.host {
                section.sheet.gap {
                    h2 { (ctx.t("web-invite")) }
                    p { (ctx.t("web-invite.about")) }
                    @if let Some(fresh) = &view.invitation { (invitation(ctx, fresh)) }
                    form method="post" action={ "/t/" (view.id) "/invite" } { button { (ctx.t("web-invite-make")) } }
                    p.gap { (ctx.t("web-screen.about")) }
                    p { a.button href={ "/t/" (view.id) "?screen" } { (ctx.t("web-screen-open")) } }
                }
            }
            section.sheet.gap {
                h2 { (ctx.t("web-players")) }
                ul.plain {
                    li.seat {
                        (presence(ctx, view.host_here)) " " strong { (ctx.t("web-host")) } ": "
                        (view.mice.iter().filter(|m| m.seat.is_none() && m.companion.is_none()).map(|m| m.name.as_str()).collect::<Vec<_>>().join(", "))
                    }
                    @for row in &view.players { li.seat { (player(ctx, view, row)) } }
                }
                @if view.players.is_empty() { p.quiet { (ctx.t("web-no-players")) } }
                @if view.watchers > 0 { (watchers(ctx, view)) }
                @if view.host && (view.watchers > 0 || !view.players.is_empty()) { p.quiet.small { (ctx.t("web-seat-revoke.about")) } }
            }
            (crate::companions::seats_section(ctx, view.id, &view.mice, view.pace))
            (hand_over(ctx, view))
            @if view.host { (house_rules(ctx, view)) }
        }
    };
    frame(ctx, &format!("{} · Barksburg", ctx.t("web-seats")), "reading", Some("seats.js"), &body)
}

/// Those who only watch have no name: the host sends all of them away, or none.
fn watchers(ctx: Page, view: &SeatsPage) -> Markup {
    html! {
        form.row method="post" action={ "/t/" (view.id) "/seats" } {
            span { (ctx.say("web-watchers", &Args::new().num("n", view.watchers as i64))) }
            @if view.host {
                input type="hidden" name="seat" value="watch";
                button name="leave" value="1" { (ctx.t("web-watchers-away")) }
            }
        }
    }
}

fn invitation(ctx: Page, fresh: &Invitation) -> Markup {
    html! {
        div.invitation.notice {
            (qr(&fresh.link, &ctx.t("web-invite-qr")))
            div {
                p { (ctx.t("web-invite-link")) br; a.break href=(fresh.link) data-link="" { (fresh.link) } }
                p.row {
                    button type="button" data-copy=(fresh.link) hidden { (ctx.t("web-invite-copy")) }
                    span data-copied="" role="status" hidden { (ctx.t("web-invite-copied")) }
                }
                p { (ctx.t("web-invite-code")) br; strong.invite-code { (fresh.code) } }
                @if fresh.only_here { p.small { (ctx.t("web-invite-only-here")) } }
            }
        }
    }
}

fn presence(ctx: Page, here: bool) -> Markup {
    let state = ctx.t(if here { "web-here" } else { "web-away" });
    html! { span.presence role="img" aria-label=(state) title=(state) { (if here { "●" } else { "○" }) } }
}

/// One's own mice, to be given to somebody else.
fn hand_over(ctx: Page, view: &SeatsPage) -> Markup {
    let mine =
        |m: &&MouseRow| if view.host { m.seat.is_none() } else { view.me.is_some() && m.seat == view.me };
    let mice: Vec<&MouseRow> = view.mice.iter().filter(mine).collect();
    let others: Vec<&PlayerRow> = view.players.iter().filter(|p| Some(&p.seat) != view.me.as_ref()).collect();
    if mice.is_empty() || (view.host && others.is_empty()) {
        return html! {};
    }
    html! {
        section.sheet.gap {
            h2 { (ctx.t("web-hand-over")) }
            form.row method="post" action={ "/t/" (view.id) "/hand" } {
                label { (ctx.t("web-hand-mouse")) " "
                    select name="mouse" { @for m in mice { option value=(m.id) { (m.name) } } } }
                label { (ctx.t("web-hand-to")) " "
                    select name="to" {
                        @for other in others { option value=(other.seat) { (other.name) } }
                        @if !view.host { option value="host" { (ctx.t("web-host")) } }
                    } }
                button { (ctx.t("web-hand-go")) }
            }
        }
    }
}

fn house_rules(ctx: Page, view: &SeatsPage) -> Markup {
    html! {
        section.sheet.gap {
            h2 { (ctx.t("web-manners")) }
            form.stack method="post" action={ "/t/" (view.id) "/house-rules" } {
                fieldset {
                    legend { (ctx.t("web-party-decides")) }
                    @for (value, key, on) in [("all", "web-party-all", !view.house_rules.active_decides), ("active", "web-party-active", view.house_rules.active_decides)] {
                        label.row.tight { input type="radio" name="party" value=(value) checked[on]; span { (ctx.t(key)) } }
                    }
                }
                label.row.tight { input type="checkbox" name="watchers" value="1" checked[view.house_rules.watchers_talk]; span { (ctx.t("web-watchers-talk")) } }
                label.row.tight { input type="checkbox" name="ties" value="1" checked[view.house_rules.settle_ties]; span { (ctx.t("web-ties-settled")) } }
                div { button { (ctx.t("web-seat-save")) } }
            }
        }
    }
}

fn player(ctx: Page, view: &SeatsPage, row: &PlayerRow) -> Markup {
    let PlayerRow { seat, name, here } = row;
    let own = view.me.as_ref() == Some(seat);
    html! {
        form.row method="post" action={ "/t/" (view.id) "/seats" } {
            (presence(ctx, *here)) strong { (name) }
            input type="hidden" name="seat" value=(seat);
            @for mouse in &view.mice {
                @let has = mouse.seat.as_ref() == Some(seat);
                @if view.host || (own && has) {
                    label { input type="checkbox" name="mouse" value=(mouse.id) checked[has]; " " (mouse.name) }
                } @else if has { span { (mouse.name) } }
            }
            @if view.host || own {
                button { (ctx.t("web-seat-save")) }
                button name="leave" value="1" { (ctx.t(if own { "web-seat-leave" } else { "web-seat-revoke" })) }
            }
        }
    }
}

/// What somebody with an invitation sees.
#[derive(Clone, Debug)]
pub struct JoinPage<'a> {
    /// Where to post.
    pub action: &'a str,
    /// The mice.
    pub mice: Vec<MouseRow>,
}

/// Taking a seat.
pub fn join(ctx: Page, view: &JoinPage) -> Markup {
    let body = html! {
        (bar(ctx))
        main.page {
            h1 { (ctx.t("web-join")) }
            form method="post" action=(view.action) {
                p { label { (ctx.t("web-your-name")) " " input type="text" name="name" maxlength="24" autocomplete="nickname"; } }
                fieldset {
                    legend { (ctx.t("web-which-mice")) }
                    div.pick {
                        @for mouse in &view.mice {
                            label {
                                span.row {
                                    input type="checkbox" name="mouse" value=(mouse.id) disabled[mouse.seat.is_some()];
                                    @if let Some(url) = ctx.pictures.figure(&mouse.id) { img src=(url) alt="" width="48" height="48"; }
                                    strong { (mouse.name) }
                                }
                                @if let Some(player) = &mouse.player {
                                    span.quiet.small { (ctx.say("web-played-by", &Args::new().text("name", player))) }
                                }
                            }
                        }
                    }
                }
                div.row {
                    button.bright.big { (ctx.t("web-sit-down")) }
                    button.big name="watch" value="1" { (ctx.t("web-just-watch")) }
                }
            }
        }
    };
    frame(ctx, &format!("{} · Barksburg", ctx.t("web-join")), "reading", None, &body)
}

/// Where a saved game is handed in.
pub fn import(ctx: Page, refused: Option<&str>) -> Markup {
    let body = html! {
        (bar(ctx))
        main.page {
            h1 { (ctx.t("web-import")) }
            @if let Some(why) = refused { p.notice role="alert" { (ctx.t("web-import-refused")) " " (why) } }
            section.sheet {
                p { (ctx.t("web-import.about")) }
                form.row method="post" action="/import" enctype="multipart/form-data" {
                    label { span.visually-hidden { (ctx.t("web-import")) } input type="file" name="game" accept=".barksburg" required; }
                    button.bright { (ctx.t("web-import-go")) }
                }
                p.quiet.small.gap { (ctx.t("web-import-which")) }
            }
        }
    };
    frame(ctx, &format!("{} · Barksburg", ctx.t("web-import")), "reading", None, &body)
}
