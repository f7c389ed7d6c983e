//! What is to be decided, and everything that can be chosen.

use super::names::FigureName;
use super::publish::Publisher;
use crate::Catalogue;
use engine::{Ask, Decider, Game};
use serde::{Deserialize, Serialize};

/// The decision at hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicDecision {
    /// The mouse whose player decides; none if the party decides together.
    pub by: Option<String>,
    /// What it is about.
    pub ask: Ask,
    /// The figure it is about, if any.
    pub about: Option<FigureName>,
    /// The tile whose spaces the choices name.
    pub tile: u8,
    /// Everything that can be chosen.
    pub offers: Vec<PublicOffer>,
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicOffer {
    /// Its name, which chooses it: `move k12`.
    pub choice: String,
    /// What is done, without what it is about: `move`.
    pub verb: String,
    /// The rule that allows it.
    pub rule: String,
}

impl Catalogue {
    /// What is to be decided in a game; none once it is over.
    pub fn decision(&self, game: &Game) -> Option<PublicDecision> {
        let decision = game.decision()?;
        let names = Publisher::new(self, game.board());
        let offers = game.choices().into_iter().map(|offer| PublicOffer {
            choice: game.name(offer.choice),
            verb: offer.choice.parts().0.name().to_string(),
            rule: self.book().rule_name(offer.rule).to_string(),
        });
        Some(PublicDecision {
            by: match decision.by {
                Decider::Mouse(mouse) => Some(names.mouse(mouse)),
                Decider::Party => None,
            },
            ask: decision.ask,
            about: names.some(decision.about),
            tile: game.decision_tile().0,
            offers: offers.collect(),
        })
    }
}
