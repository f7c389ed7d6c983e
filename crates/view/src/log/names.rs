//! The names of the protocol in the words of a language.

use super::coded::marked;
use crate::Locale;
use crate::catalogue::Towards;
use crate::catalogue::say::{Say, raised};
use crate::event::{FigureName, InitiativeCard, Spot};
use engine::id::SearchId;
use std::borrow::Cow;
use words::GrammaticalCase;

impl<'s> Locale<'s> {
    /// A figure in a case: "Tilda", "rat warrior 2", "the spider".
    pub(super) fn who(self, figure: &FigureName, case: GrammaticalCase) -> String {
        let known = match figure {
            FigureName::Mouse(name) => self.mouse_called(name, case).map(str::to_string),
            FigureName::Minion { kind, number } => {
                self.book().minion_named(kind).map(|kind| self.minion_figure(kind, *number, case))
            }
            FigureName::Gone => None,
        };
        known.unwrap_or_else(|| self.plain("figure-gone"))
    }

    fn mouse_called(self, name: &str, case: GrammaticalCase) -> Option<&'s str> {
        self.book().mouse_named(name).map(|mouse| self.mouse(mouse, case))
    }

    fn gender_of(self, figure: &FigureName) -> &'s str {
        match figure {
            FigureName::Mouse(name) => self.book().mouse_named(name).map(|m| self.mouse_gender(m)),
            FigureName::Minion { kind, .. } => self.book().minion_named(kind).map(|k| self.kind_gender(k)),
            FigureName::Gone => None,
        }
        .unwrap_or_default()
    }

    /// A card of the initiative track.
    pub(super) fn initiative_card(self, card: &InitiativeCard) -> String {
        match card {
            InitiativeCard::Mouse(name) => self.mouse_called(name, GrammaticalCase::Nom).map(str::to_string),
            InitiativeCard::Minion(name) => self.minion_card(name),
        }
        .unwrap_or_else(|| self.plain("figure-gone"))
    }

    /// A minion's initiative card, as it begins a sentence.
    fn minion_card(self, name: &str) -> Option<String> {
        self.book().init_named(name).map(|init| raised(self.init_name(init).to_string()))
    }

    /// A room by its id.
    pub fn room_called(self, name: &str) -> &'s str {
        self.book().side_named(name).map_or("", |side| self.room_name(side))
    }

    /// A space with its preposition; marked if it has no name but a code.
    fn spot_phrase(self, spot: &Spot, how: Towards) -> Cow<'s, str> {
        let side = self.book().side_named(&spot.room);
        let found = side.and_then(|side| Some((side, self.book().sides[side.ix()].find(&spot.space)?)));
        let Some((side, space)) = found else { return "?".into() };
        let phrase = self.phrase_in(side, space, how);
        if self.is_coded(side, space) { marked(phrase, how).into() } else { phrase.into() }
    }

    pub(super) fn search_card(self, name: &str) -> Option<SearchId> {
        self.book().search_named(name)
    }
}

impl Say<'_> {
    /// A figure's name in a case.
    pub(super) fn who(self, name: &'static str, figure: &FigureName, case: GrammaticalCase) -> Self {
        let text = self.locale().who(figure, case);
        self.text(name, text)
    }

    /// A figure's name and gender, for sentences that bend with it.
    pub(super) fn bent(self, figure: &FigureName) -> Self {
        let gender = self.locale().gender_of(figure);
        self.who("who", figure, GrammaticalCase::Nom).text("gender", gender)
    }

    /// A mouse's name in a case.
    pub(super) fn mouse_called(self, name: &'static str, mouse: &str, case: GrammaticalCase) -> Self {
        let text = self.locale().mouse_called(mouse, case).unwrap_or_default();
        self.text(name, text)
    }

    /// A search card's name.
    pub(super) fn card_called(self, name: &'static str, card: &str) -> Self {
        let text = self.locale().search_card(card).map_or("", |card| self.locale().card_name(card));
        self.text(name, text)
    }

    /// An ability's name.
    pub(super) fn ability_called(self, name: &'static str, ability: &str) -> Self {
        let found = self.locale().book().ability_named(ability);
        let text = found.map_or("", |ability| self.locale().ability_name(ability));
        self.text(name, text)
    }

    /// `to` a space: "to the counter".
    pub(super) fn towards(self, name: &'static str, spot: &Spot) -> Self {
        let text = self.locale().spot_phrase(spot, Towards::To);
        self.text(name, text)
    }

    /// `on` a space: "on the counter".
    pub(super) fn standing_on(self, name: &'static str, spot: &Spot) -> Self {
        let text = self.locale().spot_phrase(spot, Towards::On);
        self.text(name, text)
    }
}
