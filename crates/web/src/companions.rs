//! Mice that play themselves: chosen for a new game, handed over at the seats, watched at the table.

use crate::glyphs::Glyph;
use crate::page::Page;
use maud::{Markup, html};
use session::{Level, Pace};
use words::Args;

/// The sign of a mouse that plays itself, beside its name.
pub(crate) fn sign(page: Page, level: Option<Level>) -> Markup {
    let Some(level) = level else { return html! {} };
    let words = page.say("companion-sign", &Args::new().text("level", page.locale.level(level)));
    html! { " " span.companion title=(words) { (Glyph::Gear) span.visually-hidden { (words) } } }
}

/// The id of the mice's own choice of "me" in forms.
const ME: &str = "me";

/// Who plays this mouse, as a choice in a form.
pub(crate) fn player_select(page: Page, mouse: &str, chosen: Option<Level>) -> Markup {
    html! {
        select name={ "player-" (mouse) } aria-label=(page.say("companion-plays", &page.locale.noun_called(Args::new(), "name", mouse))) {
            option value=(ME) selected[chosen.is_none()] { (page.t("companion-none")) }
            (levels(page, chosen))
        }
    }
}

/// The levels as choices of a form.
pub(crate) fn levels(page: Page, chosen: Option<Level>) -> Markup {
    html! {
        @for level in Level::ALL {
            option value=(level.name()) selected[chosen == Some(level)] title=(about(page, level)) {
                (page.say("companion-option", &Args::new().text("name", page.locale.level(level))))
            }
        }
    }
}

/// What to expect of a level.
fn about(page: Page, level: Level) -> String {
    page.t(&format!("companion-{}.about", level.name())).into_owned()
}

/// The levels explained, for whoever has to choose one.
pub(crate) fn legend(page: Page) -> Markup {
    html! {
        ul.plain.small.quiet.levels {
            @for level in Level::ALL { li { strong { (page.locale.level(level)) } ": " (about(page, level)) } }
        }
    }
}

/// Pace and hints of a new table.
pub(crate) fn house(page: Page, pace: Pace, hints: bool) -> Markup {
    html! {
        div.row.house {
            label { (page.t("companion-pace")) " " (pace_select(page, pace)) }
            label.row.tight { input type="checkbox" name="no-hints" value="1" checked[!hints]; span { (page.t("hint-none")) } }
        }
    }
}

/// How fast companions play, as a choice of a form.
pub(crate) fn pace_select(page: Page, chosen: Pace) -> Markup {
    html! {
        select name="pace" {
            @for pace in Pace::ALL {
                option value=(pace.name()) selected[pace == chosen] { (page.t(&format!("companion-pace-{}", pace.name()))) }
            }
        }
    }
}
