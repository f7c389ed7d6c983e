//! The board: every room of the map, with what lies and stands in it.

mod beacons;
mod figures;
mod map;
mod rooms;
mod signs;

pub(crate) use beacons::Beacons;
pub(crate) use figures::{About, Abouts, Figure, Figures, standing_in};
pub(crate) use map::Map;
pub(crate) use rooms::{Exits, Spaces, Tokens, door};
pub(crate) use signs::Signs;

use super::part::{nth_part, part};
use crate::page::Page;
use maud::{Markup, html};
use view::TableView;

/// Every room, the one the decision is about in front.
pub(crate) fn board(page: Page, view: &TableView) -> Markup {
    html! {
        section.board id="board" aria-label=(page.t("web-board")) {
            @for n in 0..view.tiles.len() {
                div.room id={ "room-" (n) } data-tile=(n) hidden[n != usize::from(view.current_tile)] {
                    svg viewBox="0 0 1000 1000" data-board="" {
                        (nth_part::<Spaces>(page, view, n))
                        (nth_part::<Signs>(page, view, n))
                        (nth_part::<Beacons>(page, view, n))
                        (nth_part::<Exits>(page, view, n))
                        (nth_part::<Tokens>(page, view, n))
                        (nth_part::<Figures>(page, view, n))
                    }
                }
            }
            (part::<Abouts>(page, view))
        }
    }
}

/// The panel that explains what is pointed at. Its words for lists come from here: scripts know no sentence.
pub(crate) fn panel(page: Page) -> Markup {
    html! {
        aside.sheet.about id="about" aria-label=(page.t("web-about"))
            data-sees=(page.t("web-about-sees")) data-reached=(page.t("web-about-reached")) data-here=(page.t("web-choose-here")) {
            p.quiet.small data-empty="" { (page.t("web-about-hint")) }
            div data-shown="" {}
        }
    }
}
