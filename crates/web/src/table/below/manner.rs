//! What kind of question it is, and what its buttons tell.

use crate::page::Page;
use view::{DecisionView, Group, OfferView};

/// What kind of question it is, for the buttons: which are bright, and what they need not say.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// What has to be answered, and blows.
    Pressing,
    /// The same in the middle of something: what the cards do is written below.
    Explained,
    /// Nothing but free actions is left: what ends the turn is the next thing to do.
    Ending,
    /// Things change hands until somebody says that it is enough: none of them is what has to be done next.
    HandingOver,
}

impl Manner {
    pub(super) fn of(decision: &DecisionView) -> Manner {
        if matches!(decision.ask, engine::Ask::Share | engine::Ask::Equip) {
            Manner::HandingOver
        } else if explained(decision) {
            Manner::Explained
        } else if decision.choices.iter().all(|o| {
            // Whatever takes no action.
            matches!(o.group, Group::Share | Group::Equip | Group::LevelUp | Group::End)
        }) {
            Manner::Ending
        } else {
            Manner::Pressing
        }
    }

    pub(super) fn bright(self, group: Group) -> bool {
        match group {
            Group::Answer | Group::Battle => self != Manner::HandingOver,
            Group::End => matches!(self, Manner::Ending | Manner::HandingOver),
            _ => false,
        }
    }
}

/// Whether what the cards on offer do is written below their buttons.
pub(super) fn explained(decision: &DecisionView) -> bool {
    matches!(decision.ask, engine::Ask::React | engine::Ask::BeforeTurn)
}

/// What is told of a button when it is pointed at: what it may cost, what is on its card unless that is written below,
/// what it does, then its rule.
pub(super) fn explanation<'v>(page: Page<'v>, offer: &'v OfferView, below: bool) -> Vec<&'v str> {
    let costs = offer.warnings.iter().map(|w| w.text.as_str());
    let card = offer.card.as_deref().and_then(|id| printed(page, id));
    let card = card.into_iter().flat_map(|card| [card.text, card.line]);
    // Whoever strikes with a weapon may: only what it does is of interest.
    let card = card.take(if offer.group == Group::Battle { 1 } else { 2 }).skip(usize::from(below));
    let does = std::iter::once(offer.about.as_str());
    let told = costs.chain(card).chain(does).chain([offer.rule.title.as_str()]);
    told.filter(|line| !line.is_empty()).collect()
}

/// What is printed on a search card or an ability.
pub(super) struct Printed<'c> {
    pub(super) name: &'c str,
    /// What it does.
    pub(super) text: &'c str,
    /// For whom.
    line: &'c str,
}

/// The card or ability with this id.
pub(super) fn printed<'c>(page: Page<'c>, id: &str) -> Option<Printed<'c>> {
    let book = page.locale.book();
    if let Some(card) = book.search_named(id).map(|card| page.locale.card(card)) {
        return Some(Printed { name: &card.name, text: &card.text, line: &card.line });
    }
    let ability = book.ability_named(id).map(|ability| page.locale.ability(ability));
    ability.map(|a| Printed { name: &a.name, text: &a.text, line: &a.line })
}
