//! Cards as sheets and track show them. What is printed never changes, so each is drawn once, when the book is loaded.

use super::faces;
use crate::html::icon;
use crate::page::{Page, Theme};
use crate::pictures::{CardMarkup, Pictures};
use engine::id::{AbilityId, InitId, SearchId};
use maud::{Markup, PreEscaped, html};
use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::BuildHasher;
use view::{AbilityFace, CardFace, Catalogue, InitFace};
use words::{Args, Lang};

/// Draws all cards of a book in every language.
#[must_use]
pub fn print_cards(mut pictures: Pictures, catalogue: &Catalogue) -> Pictures {
    pictures.cards = Lang::ALL.map(|lang| {
        let page = Page {
            locale: catalogue.locale(lang),
            theme: Theme::Auto,
            here: "",
            pictures: &pictures,
            book: "",
        };
        let (locale, book) = (page.locale, catalogue.book());
        let search = (0..book.search.len()).map(|i| locale.card(SearchId(i as u8)));
        let abilities = (0..book.abilities.len()).map(|i| locale.ability(AbilityId(i as u8)));
        let initiative = (0..book.init_cards.len()).map(|i| locale.init(InitId(i as u8)));
        CardMarkup {
            search: search.map(|card| (card.id.clone(), draw_card(page, card))).collect(),
            abilities: abilities.map(|card| (card.id.clone(), draw_ability(page, card))).collect(),
            initiative: initiative.map(|card| (card.id.clone(), faces::initiative(page, card))).collect(),
        }
    });
    pictures
}

/// A search card in a list; it opens to its face.
pub(crate) fn card_chip<'a>(page: Page<'a>, card: &CardFace) -> PreEscaped<Cow<'a, str>> {
    printed(&of(page).search, &card.id, || draw_card(page, card))
}

/// An ability in a list; it opens to its face.
pub(crate) fn ability_chip<'a>(page: Page<'a>, ability: &AbilityFace) -> PreEscaped<Cow<'a, str>> {
    printed(&of(page).abilities, &ability.id, || draw_ability(page, ability))
}

/// The face of an initiative card.
pub(crate) fn initiative_face<'a>(page: Page<'a>, card: &InitFace) -> PreEscaped<Cow<'a, str>> {
    printed(&of(page).initiative, &card.id, || faces::initiative(page, card))
}

fn of(page: Page<'_>) -> &CardMarkup {
    &page.pictures.cards[page.locale.lang() as usize]
}

/// What was drawn when the book was loaded; pictures that were put together by hand have no cards yet.
fn printed<'a, S: BuildHasher>(
    drawn: &'a HashMap<String, Markup, S>,
    id: &str,
    draw: impl FnOnce() -> Markup,
) -> PreEscaped<Cow<'a, str>> {
    PreEscaped(match drawn.get(id) {
        Some(markup) => Cow::Borrowed(markup.0.as_str()),
        None => Cow::Owned(draw().0),
    })
}

fn draw_card(page: Page, card: &CardFace) -> Markup {
    html! {
        li { details.card-chip data-fold=(card.id) {
            summary {
                (card.name)
                @if let Some(weapon) = &card.weapon {
                    @if weapon.bonus > 0 { " " span.cost { (page.say("web-dice-bonus", &Args::new().num("n", i64::from(weapon.bonus)))) } }
                }
            }
            (faces::search(page, card))
        } }
    }
}

fn draw_ability(page: Page, ability: &AbilityFace) -> Markup {
    html! {
        li { details.card-chip data-fold=(ability.id) {
            summary { (ability.name) " " span.cost { (icon(page, "cheese")) (ability.cost) } }
            (faces::ability(page, ability))
        } }
    }
}
