//! Encounter cards and what they bring, in words.

use super::locale::Locale;
use super::printed::{EncounterFace, WaveView};
use engine::book::Wave;
use engine::id::EncounterId;
use words::GrammaticalCase;

impl Locale<'_> {
    /// "3 roaches".
    pub(crate) fn several(self, kind: engine::id::MinionId, n: u8) -> String {
        if n == 1 && self.goes_by_name(kind) {
            return self.kind(kind, GrammaticalCase::Nom).to_string();
        }
        let say = self.say().num("n", n).kind("one", kind, GrammaticalCase::Nom);
        // Polish counts 2 to 4 in the plural and from 5 in its genitive.
        say.text("many", self.kinds(kind, GrammaticalCase::Nom))
            .text("more", self.kinds(kind, GrammaticalCase::Gen))
            .say_inside("count-minions")
    }

    /// Whether a kind of minion is somebody: a boss, or one whose name has an article of its own ("The Hound").
    pub(crate) fn goes_by_name(self, kind: engine::id::MinionId) -> bool {
        let name = self.kind(kind, GrammaticalCase::Nom);
        let article = ["The ", "Der ", "Die ", "Das "].iter().any(|article| name.starts_with(article));
        article || self.book().minions[kind.ix()].boss
    }

    pub(crate) fn wave(self, wave: &Wave) -> WaveView {
        let mut items: Vec<String> = wave.minions.iter().map(|(kind, n)| self.several(*kind, *n)).collect();
        if wave.effects.is_some() {
            items.push(self.plain("wave-special"));
        }
        let text = if items.is_empty() { self.plain("wave-nobody") } else { self.list(&items) };
        let text = if wave.greedy { self.say().text("who", text).say_inside("wave-greedy") } else { text };
        let minions =
            wave.minions.iter().map(|(kind, n)| (self.book().minions[kind.ix()].name.clone(), *n)).collect();
        WaveView { text, minions, greedy: wave.greedy }
    }

    /// An encounter card to look at.
    pub fn encounter(self, encounter: EncounterId) -> EncounterFace {
        let card = &self.book().encounters[encounter.ix()];
        EncounterFace {
            id: card.name.clone(),
            name: self.encounter_name(encounter).to_string(),
            flavour: self.try_plain(&format!("encounter-{}.flavour", card.name)).unwrap_or_default(),
            difficult: card.difficult,
            ambush: card.ambush,
            mousetraps: card.mousetraps,
            pages: card.pages.iter().map(|w| self.wave(w)).collect(),
            surge: self.wave(&card.surge),
        }
    }
}
