//! Seats, invitations, and files handed in.

use crate::companions::{legend, levels, pace_select};
use crate::glyphs::Glyph;
use crate::page::{Page, bar, frame};
use crate::qr::qr;
use maud::{Markup, html};
use session::HouseRules;
use session::Pace;
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
    pub pace: Option<Pace>,
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
pub fn seats(page: Page, view: &SeatsPage) -> Markup {
    let body = html! {
        (bar(page))
        main.page {
            h1 { (page.t("web-seats")) }
            p { a.button.bright href={ "/t/" (view.id) } { (page.t("web-back-to-table")) } }
            @if view.host {
                section.sheet.gap {
                    h2 { (page.t("web-invite")) }
                    p { (page.t("web-invite.about")) }
                    @if let Some(fresh) = &view.invitation { (invitation(page, fresh)) }
                    form method="post" action={ "/t/" (view.id) "/invite" } { button { (page.t("web-invite-make")) } }
                    p.gap { (page.t("web-screen.about")) }
                    p { a.button href={ "/t/" (view.id) "?screen" } { (page.t("web-screen-open")) } }
                }
            }
            section.sheet.gap {
                h2 { (page.t("web-players")) }
                ul.plain {
                    li.seat {
                        (presence(page, view.host_here)) " " strong { (page.t("web-host")) } ": "
                        (view.mice.iter().filter(|m| m.seat.is_none() && m.companion.is_none()).map(|m| m.name.as_str()).collect::<Vec<_>>().join(", "))
                    }
                    @for row in &view.players { li.seat { (player(page, view, row)) } }
                }
                @if view.players.is_empty() { p.quiet { (page.t("web-no-players")) } }
                @if view.watchers > 0 { (watchers(page, view)) }
                @if view.host && (view.watchers > 0 || !view.players.is_empty()) { p.quiet.small { (page.t("web-seat-revoke.about")) } }
            }
            (companions(page, view.id, &view.mice, view.pace))
            (hand_over(page, view))
            @if view.host { (house_rules(page, view)) }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("web-seats")), "reading", Some("pages/seats.js"), &body)
}

/// Those who only watch have no name: the host sends all of them away, or none.
fn watchers(page: Page, view: &SeatsPage) -> Markup {
    html! {
        form.row method="post" action={ "/t/" (view.id) "/seats" } {
            span { (page.say("web-watchers", &Args::new().num("n", view.watchers as i64))) }
            @if view.host {
                input type="hidden" name="seat" value="watch";
                button name="leave" value="1" { (page.t("web-watchers-away")) }
            }
        }
    }
}

fn invitation(page: Page, fresh: &Invitation) -> Markup {
    html! {
        div.invitation.notice {
            (qr(&fresh.link, &page.t("web-invite-qr")))
            div {
                p { (page.t("web-invite-link")) br; a.break href=(fresh.link) data-link="" { (fresh.link) } }
                p.row {
                    button type="button" data-copy=(fresh.link) hidden { (page.t("web-invite-copy")) }
                    span data-copied="" role="status" hidden { (page.t("web-invite-copied")) }
                }
                p { (page.t("web-invite-code")) br; strong.invite-code { (fresh.code) } }
                @if fresh.only_here { p.small { (page.t("web-invite-only-here")) } }
            }
        }
    }
}

fn presence(page: Page, here: bool) -> Markup {
    let state = page.t(if here { "web-here" } else { "web-away" });
    html! { span.presence role="img" aria-label=(state) title=(state) { (if here { Glyph::Dot } else { Glyph::Ring }) } }
}

/// One's own mice, to be given to somebody else.
fn hand_over(page: Page, view: &SeatsPage) -> Markup {
    let mine =
        |m: &&MouseRow| if view.host { m.seat.is_none() } else { view.me.is_some() && m.seat == view.me };
    let mice: Vec<&MouseRow> = view.mice.iter().filter(mine).collect();
    let others: Vec<&PlayerRow> = view.players.iter().filter(|p| Some(&p.seat) != view.me.as_ref()).collect();
    if mice.is_empty() || (view.host && others.is_empty()) {
        return html! {};
    }
    html! {
        section.sheet.gap {
            h2 { (page.t("web-hand-over")) }
            form.row method="post" action={ "/t/" (view.id) "/hand" } {
                label { (page.t("web-hand-mouse")) " "
                    select name="mouse" { @for m in mice { option value=(m.id) { (m.name) } } } }
                label { (page.t("web-hand-to")) " "
                    select name="to" {
                        @for other in others { option value=(other.seat) { (other.name) } }
                        @if !view.host { option value="host" { (page.t("web-host")) } }
                    } }
                button { (page.t("web-hand-go")) }
            }
        }
    }
}

fn house_rules(page: Page, view: &SeatsPage) -> Markup {
    html! {
        section.sheet.gap {
            h2 { (page.t("web-manners")) }
            form.stack method="post" action={ "/t/" (view.id) "/house-rules" } {
                fieldset {
                    legend { (page.t("web-party-decides")) }
                    @for (value, key, on) in [("all", "web-party-all", !view.house_rules.active_decides), ("active", "web-party-active", view.house_rules.active_decides)] {
                        label.row.tight { input type="radio" name="party" value=(value) checked[on]; span { (page.t(key)) } }
                    }
                }
                label.row.tight { input type="checkbox" name="watchers" value="1" checked[view.house_rules.watchers_talk]; span { (page.t("web-watchers-talk")) } }
                label.row.tight { input type="checkbox" name="silent" value="1" checked[view.house_rules.silent]; span { (page.t("web-talk-silent")) } }
                label.row.tight { input type="checkbox" name="ties" value="1" checked[view.house_rules.settle_ties]; span { (page.t("web-ties-settled")) } }
                (reader(page, view))
                div { button { (page.t("web-seat-save")) } }
            }
        }
    }
}

/// Who reads the story aloud.
fn reader(page: Page, view: &SeatsPage) -> Markup {
    let chosen = view.house_rules.reader.as_deref().unwrap_or_default();
    html! {
        label { (page.t("web-reader")) " "
            select name="reader" {
                option value="" selected[chosen.is_empty()] { (page.t("web-reader-nobody")) }
                option value="host" selected[chosen == "host"] { (page.t("web-host")) }
                @for row in &view.players { option value=(row.seat) selected[chosen == row.seat] { (row.name) } }
            }
        }
        p.small.quiet { (page.t("web-reader.about")) }
    }
}

fn player(page: Page, view: &SeatsPage, row: &PlayerRow) -> Markup {
    let PlayerRow { seat, name, here } = row;
    let own = view.me.as_ref() == Some(seat);
    html! {
        form.row method="post" action={ "/t/" (view.id) "/seats" } {
            (presence(page, *here)) strong { (name) }
            input type="hidden" name="seat" value=(seat);
            @for mouse in &view.mice {
                @let has = mouse.seat.as_ref() == Some(seat);
                @if view.host || (own && has) {
                    label { input type="checkbox" name="mouse" value=(mouse.id) checked[has]; " " (mouse.name) }
                } @else if has { span { (mouse.name) } }
            }
            @if view.host || own {
                button { (page.t("web-seat-save")) }
                button name="leave" value="1" { (page.t(if own { "web-seat-leave" } else { "web-seat-revoke" })) }
            }
        }
    }
}

/// What somebody with an invitation sees.
#[derive(Clone, Debug)]
pub struct JoinPage<'a> {
    /// Where to post.
    pub action: &'a str,
    /// The chapter that is played, by its id.
    pub chapter: &'a str,
    /// The mice.
    pub mice: Vec<MouseRow>,
}

/// Taking a seat.
pub fn join(page: Page, view: &JoinPage) -> Markup {
    let body = html! {
        (bar(page))
        main.page {
            h1 { (page.t("web-join")) }
            section.sheet.invited {
                p.display { (page.line(&format!("chapter-{}", view.chapter))) }
                @if let Some(flavour) = page.try_line(&format!("chapter-{}.flavour", view.chapter)) { p.quiet { (flavour) } }
            }
            form.gap method="post" action=(view.action) {
                p { label { (page.t("web-your-name")) " " input type="text" name="name" maxlength="24" autocomplete="nickname"; } }
                fieldset {
                    legend { (page.t("web-which-mice")) }
                    div.pick {
                        @for mouse in &view.mice {
                            label {
                                span.row {
                                    input type="checkbox" name="mouse" value=(mouse.id) disabled[mouse.seat.is_some()];
                                    @if let Some(url) = page.pictures.figure(&mouse.id) { img src=(url) alt="" width="72" height="72"; }
                                    span {
                                        strong { (mouse.name) }
                                        @if let Some(id) = page.locale.book().mouse_named(&mouse.id) { br; span.quiet.small { (page.locale.hero(id).title) } }
                                    }
                                }
                                @if let Some(player) = &mouse.player {
                                    span.quiet.small { (page.say("web-played-by", &Args::new().text("name", player))) }
                                }
                            }
                        }
                    }
                }
                div.row {
                    button.bright.big { (page.t("web-sit-down")) }
                    button.big name="watch" value="1" { (page.t("web-just-watch")) }
                }
            }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("web-join")), "reading", None, &body)
}

/// Where a saved game is handed in.
pub fn import(page: Page, refused: Option<&str>) -> Markup {
    let body = html! {
        (bar(page))
        main.page {
            h1 { (page.t("web-import")) }
            @if let Some(why) = refused { p.notice role="alert" { (page.t("web-import-refused")) " " (why) } }
            section.sheet {
                p { (page.t("web-import.about")) }
                form.row method="post" action="/import" enctype="multipart/form-data" {
                    label { span.visually-hidden { (page.t("web-import")) } input type="file" name="game" accept=".barksburg" required; }
                    button.bright { (page.t("web-import-go")) }
                }
                p.quiet.small.gap { (page.t("web-import-which")) }
            }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("web-import")), "reading", None, &body)
}

/// Who is a companion, on the page of the seats.
fn companions(page: Page, id: &str, mice: &[MouseRow], pace: Option<Pace>) -> Markup {
    let action = format!("/t/{id}/companions");
    html! {
        section.sheet.gap aria-labelledby="companions" {
            h2 id="companions" { (page.t("companion-title")) }
            p { (page.t("companion-title.about")) }
            // One press saves all of it.
            form method="post" action=(action) {
                input type="hidden" name="back" value="seats";
                ul.plain {
                    @for mouse in mice {
                        li.seat.casting {
                            @if let Some(url) = page.pictures.figure(&mouse.id) { img src=(url) alt="" width="40" height="40"; }
                            strong { (mouse.name) }
                            @match mouse.companion {
                                Some(level) => span { (page.locale.level(level)) },
                                None => span.quiet { (mouse.player.as_deref().map_or_else(|| page.t("web-host"), Into::into)) },
                            }
                            @if mouse.changeable {
                                select name={ "player-" (mouse.id) } aria-label=(page.say("companion-plays", &page.locale.noun_called(Args::new(), "name", &mouse.id))) {
                                    option value="none" selected[mouse.companion.is_none()] { (page.t("companion-somebody")) }
                                    (levels(page, mouse.companion))
                                }
                            }
                        }
                    }
                }
                (legend(page))
                div.row {
                    @if let Some(pace) = pace { label { (page.t("companion-pace")) " " (pace_select(page, pace)) } }
                    @if pace.is_some() || mice.iter().any(|m| m.changeable) { button { (page.t("web-seat-save")) } }
                }
            }
        }
    }
}
