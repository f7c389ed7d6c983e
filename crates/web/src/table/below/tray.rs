//! The dice, and what has just happened.

use crate::html::{text, told};
use crate::page::Page;
use crate::table::part::{TablePart, part};
use engine::event::Purpose;
use maud::{Markup, html};
use view::{DiceRoll, TableView};
use words::Args;

/// The dice stay until the next roll. Where the log lies in a drawer, its last line stands beside them.
pub(crate) fn tray(page: Page, view: &TableView) -> Markup {
    html! {
        section.tray id="tray" aria-label=(page.t("web-tray")) {
            (part::<Rolls>(page, view))
            (part::<Latest>(page, view))
        }
    }
}

/// The last rolls.
pub(crate) struct Rolls;

impl TablePart for Rolls {
    type Input<'v> = &'v [DiceRoll];

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        &view.rolls
    }

    fn draw(page: Page, rolls: Self::Input<'_>) -> Markup {
        html! { div.rolls id="rolls" tabindex="0" { @for roll in rolls { (roll_of(page, roll)) } } }
    }
}

/// What has just happened.
pub(crate) struct Latest;

impl TablePart for Latest {
    type Input<'v> = Option<(&'v str, Option<&'v str>)>;

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        view.latest.as_ref().map(|latest| (latest.text.as_str(), latest.drawn.as_deref()))
    }

    fn draw(_: Page, latest: Self::Input<'_>) -> Markup {
        html! { button.plain.latest id="latest" type="button" data-drawer=[latest.map(|_| "log")] hidden[latest.is_none()] { @if let Some((whole, drawn)) = latest { (told(whole, drawn)) } } }
    }
}

pub(crate) fn purpose_key(why: Purpose) -> &'static str {
    match why {
        Purpose::Movement => "web-roll-movement",
        Purpose::Attack => "web-roll-attack",
        Purpose::Defense => "web-roll-defense",
        Purpose::Search => "web-roll-search",
        Purpose::Recover => "web-roll-recover",
        Purpose::ClimbOut => "web-roll-climb-out",
        Purpose::Mousetrap => "web-roll-mousetrap",
        Purpose::Ambush => "web-roll-ambush",
        Purpose::Chase => "web-roll-chase",
        Purpose::Story => "web-roll-story",
    }
}

fn roll_of(page: Page, roll: &DiceRoll) -> Markup {
    html! {
        div.roll {
            span.roll-who {
                @if let Some(url) = roll.who.as_deref().and_then(|kind| page.pictures.figure(kind)) {
                    img src=(text(url)) alt="" width="28" height="28";
                }
                span.small { (text(page.t(purpose_key(roll.why)))) }
            }
            span.dice {
                @for (i, face) in roll.faces.iter().enumerate() {
                    @let counts = roll.counted.get(i).copied().unwrap_or(false);
                    @let name = page.t(&format!("web-die-{face}"));
                    @let said = if counts { page.say("web-die-counts", &Args::new().text("die", name)).into() } else { name };
                    span.die.counts[counts] title=(text(&said)) {
                        @if let Some(url) = page.pictures.figure(&format!("die-{face}")) {
                            img src=(text(url)) alt=(text(&said)) width="46" height="46";
                        } @else { (text(&said)) }
                    }
                }
            }
        }
    }
}
