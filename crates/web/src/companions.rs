//! Mice that play themselves: chosen for a new game, handed over at the seats, watched at the table.

use crate::frame::Page;
use crate::seats::MouseRow;
use maud::{Markup, html};
use session::{Level, Pace};
use view::{DecidingView, TableView};
use words::Args;

/// The sign of a mouse that plays itself, beside its name.
pub(crate) fn sign(ctx: Page, level: Option<Level>) -> Markup {
    let Some(level) = level else { return html! {} };
    let words = ctx.say("companion-sign", &Args::new().text("level", ctx.locale.level(level)));
    html! { " " span.companion title=(words) { span aria-hidden="true" { "⚙" } span.visually-hidden { (words) } } }
}

/// The id of the mice's own choice of "me" in forms.
const ME: &str = "me";

/// Who plays this mouse, as a choice in a form.
pub(crate) fn player_select(ctx: Page, mouse: &str, name: &str, chosen: Option<Level>) -> Markup {
    html! {
        select name={ "player-" (mouse) } aria-label=(ctx.say("companion-plays", &Args::new().text("name", name))) {
            option value=(ME) selected[chosen.is_none()] { (ctx.t("companion-none")) }
            (levels(ctx, chosen))
        }
    }
}

fn levels(ctx: Page, chosen: Option<Level>) -> Markup {
    html! {
        @for level in Level::ALL {
            option value=(level.name()) selected[chosen == Some(level)] title=(about(ctx, level)) {
                (ctx.say("companion-option", &Args::new().text("name", ctx.locale.level(level))))
            }
        }
    }
}

/// What to expect of a level.
fn about(ctx: Page, level: Level) -> String {
    ctx.t(&format!("companion-{}.about", level.name())).into_owned()
}

/// The levels explained, for whoever has to choose one.
pub(crate) fn legend(ctx: Page) -> Markup {
    html! {
        ul.plain.small.quiet.levels {
            @for level in Level::ALL { li { strong { (ctx.locale.level(level)) } ": " (about(ctx, level)) } }
        }
    }
}

/// Pace and hints of a new table.
pub(crate) fn house(ctx: Page, pace: Pace, hints: bool) -> Markup {
    html! {
        div.row.house {
            label { (ctx.t("companion-pace")) " " (pace_select(ctx, pace)) }
            label.row.tight { input type="checkbox" name="no-hints" value="1" checked[!hints]; span { (ctx.t("hint-none")) } }
        }
    }
}

fn pace_select(ctx: Page, chosen: Pace) -> Markup {
    html! {
        select name="pace" {
            @for pace in Pace::ALL {
                option value=(pace.name()) selected[pace == chosen] { (ctx.t(&format!("companion-pace-{}", pace.name()))) }
            }
        }
    }
}

/// The sentence of the banner while a companion decides.
pub(crate) fn sentence(ctx: Page, deciding: &DecidingView, waits: bool) -> String {
    let args = Args::new().text("mouse", &deciding.name).text("level", ctx.locale.level(deciding.level));
    ctx.say(if waits { "companion-waits" } else { "companion-thinks" }, &args)
}

/// What companions said last, and what can be asked of them.
pub(crate) fn controls(ctx: Page, view: &TableView) -> Markup {
    let company = &view.companions;
    let action = format!("/t/{}/companions", view.id);
    html! {
        @if let Some((who, why)) = company.said.as_ref().filter(|_| view.outcome.is_none()) {
            p.said { (ctx.say("companion-said", &Args::new().text("mouse", who).text("why", why))) }
        }
        @if let Some(deciding) = company.deciding.as_ref().filter(|_| view.seat.plays) {
            form.row.company method="post" action=(action) data-waits[company.waits] {
                input type="hidden" name="seq" value=(view.seq);
                @if company.waits {
                    button.bright name="do" value="go" data-key="v" { (ctx.t("companion-go-on")) " " kbd { "v" } }
                    button name="do" value="step" { (ctx.t("companion-step")) }
                    @if deciding.mine {
                        button name="take" value=(deciding.mouse) {
                            (ctx.say("companion-take", &Args::new().text("mouse", &deciding.name)))
                        }
                    }
                } @else {
                    button name="do" value="pause" data-key="v" { (ctx.t("companion-pause")) " " kbd { "v" } }
                    noscript { a.button href={ "/t/" (view.id) } { (ctx.t("companion-look-again")) } }
                }
            }
        }
        @if let Some(away) = company.away.as_ref().filter(|_| view.seat.plays) {
            @let player = away.player.clone().unwrap_or_else(|| ctx.t("web-host").into_owned());
            form.row.company method="post" action=(action) {
                input type="hidden" name="seq" value=(view.seq);
                input type="hidden" name="mouse" value=(away.mouse);
                span { (ctx.say("companion-away", &Args::new().text("player", player))) }
                button name="level" value=(Level::Steady.name()) {
                    (ctx.say("companion-stand-in", &Args::new().text("mouse", &away.name)))
                }
            }
        }
    }
}

/// Who is a companion, on the page of the seats.
pub(crate) fn seats_section(ctx: Page, id: &str, mice: &[MouseRow], pace: Option<Pace>) -> Markup {
    let action = format!("/t/{id}/companions");
    html! {
        section.sheet.gap aria-labelledby="companions" {
            h2 id="companions" { (ctx.t("companion-title")) }
            p { (ctx.t("companion-title.about")) }
            // One press saves all of it.
            form method="post" action=(action) {
                input type="hidden" name="back" value="seats";
                ul.plain {
                    @for mouse in mice {
                        li.seat.casting {
                            @if let Some(url) = ctx.pictures.figure(&mouse.id) { img src=(url) alt="" width="40" height="40"; }
                            strong { (mouse.name) }
                            @match mouse.companion {
                                Some(level) => span { (ctx.locale.level(level)) },
                                None => span.quiet { (mouse.player.as_deref().map_or_else(|| ctx.t("web-host"), Into::into)) },
                            }
                            @if mouse.changeable {
                                select name={ "player-" (mouse.id) } aria-label=(ctx.say("companion-plays", &Args::new().text("name", &mouse.name))) {
                                    option value="none" selected[mouse.companion.is_none()] { (ctx.t("companion-somebody")) }
                                    (levels(ctx, mouse.companion))
                                }
                            }
                        }
                    }
                }
                (legend(ctx))
                div.row {
                    @if let Some(pace) = pace { label { (ctx.t("companion-pace")) " " (pace_select(ctx, pace)) } }
                    @if pace.is_some() || mice.iter().any(|m| m.changeable) { button { (ctx.t("web-seat-save")) } }
                }
            }
        }
    }
}
