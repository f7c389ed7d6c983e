//! Every component of the box in words, as the command line and the printed reference show it.

use super::locale::Locale;
use super::printed::PowerText;
use engine::id::{AbilityId, EncounterId, InitId, MouseId, SearchId};

/// The kinds of components, in the order of the reference: id and the key of its heading.
pub const COMPONENTS: [(&str, &str); 5] = [
    ("mice", "web-mice"),
    ("abilities", "web-abilities"),
    ("search", "web-search-cards"),
    ("encounters", "web-encounters"),
    ("minions", "web-minions"),
];

/// A component in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its kind, one of [`COMPONENTS`].
    pub kind: &'static str,
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// How many there are.
    pub copies: u8,
    /// Values, powers and text, one line each; never empty ones.
    pub lines: Vec<String>,
    /// A line for the mood; may be empty.
    pub flavour: String,
}

impl Locale<'_> {
    /// All components of the book.
    pub fn components(self) -> Vec<Entry> {
        let book = self.book();
        let mut all = Vec::new();
        all.extend((0..book.mice.len() as u8).map(|m| self.mouse_entry(MouseId(m))));
        all.extend((0..book.abilities.len() as u8).map(|a| self.ability_entry(AbilityId(a))));
        all.extend((0..book.search.len() as u8).map(|s| self.card_entry(SearchId(s))));
        all.extend((0..book.encounters.len() as u8).map(|e| self.encounter_entry(EncounterId(e))));
        all.extend((0..book.init_cards.len() as u8).map(|i| self.init_entry(InitId(i))));
        for entry in &mut all {
            entry.lines.retain(|line| !line.is_empty());
        }
        all
    }

    fn mouse_entry(self, mouse: MouseId) -> Entry {
        let hero = self.hero(mouse);
        let values = self
            .say()
            .num("battle", hero.battle)
            .num("defense", hero.defense)
            .num("lore", hero.lore)
            .num("moves", hero.moves)
            .num("life", hero.life)
            .say("web-hero-values");
        let mut lines = vec![format!("{} · {}", hero.title, hero.classes), values];
        lines.extend(powers(&hero.powers));
        lines.push(hero.equipment.join(", "));
        Entry {
            kind: "mice",
            id: hero.id.clone(),
            name: hero.name.clone(),
            copies: 1,
            lines,
            flavour: hero.flavour.clone(),
        }
    }

    fn ability_entry(self, ability: AbilityId) -> Entry {
        let face = self.ability(ability);
        let cost = self.say().num("n", face.cost).say("web-costs");
        Entry {
            kind: "abilities",
            id: face.id.clone(),
            name: face.name.clone(),
            copies: 1,
            lines: vec![dotted(&[&cost, &face.line]), face.text.clone()],
            flavour: face.flavour.clone(),
        }
    }

    fn card_entry(self, card: SearchId) -> Entry {
        let face = self.card(card);
        Entry {
            kind: "search",
            id: face.id.clone(),
            name: face.name.clone(),
            copies: face.copies,
            lines: vec![dotted(&[&face.kind_name, &face.line]), face.text.clone()],
            flavour: face.flavour.clone(),
        }
    }

    fn encounter_entry(self, encounter: EncounterId) -> Entry {
        let face = self.encounter(encounter);
        let deck = if face.difficult { "deck-difficult" } else { "deck-standard" };
        let sign = |on: bool, key: &str| if on { self.plain(key) } else { String::new() };
        let mut lines = vec![dotted(&[
            &self.plain(deck),
            &sign(face.ambush, "sign-ambush"),
            &sign(face.mousetraps, "sign-mousetraps"),
        ])];
        // ENC-2: the last line serves every later page, too.
        let named = |n: usize| if n == face.pages.len() { format!("{n}+") } else { n.to_string() };
        let page =
            |n: usize, what: &str| self.say().text("n", named(n)).text("what", what).say("page-brings");
        lines.extend(face.pages.iter().enumerate().map(|(i, p)| page(i + 1, &p.text)));
        lines.push(self.say().text("what", &*face.surge.text).say("surge-brings"));
        Entry {
            kind: "encounters",
            id: face.id.clone(),
            name: face.name.clone(),
            copies: 1,
            lines,
            flavour: face.flavour.clone(),
        }
    }

    fn init_entry(self, init: InitId) -> Entry {
        let face = self.init(init);
        let values = self
            .say()
            .num("battle", face.battle)
            .num("defense", face.defense)
            .num("life", face.life)
            .say("web-init-values");
        let mut lines = vec![values, face.habit.clone()];
        lines.extend(powers(&face.powers));
        Entry {
            kind: "minions",
            id: face.id.clone(),
            name: face.name.clone(),
            copies: 1,
            lines,
            flavour: face.flavour.clone(),
        }
    }
}

fn powers(powers: &[PowerText]) -> impl Iterator<Item = String> {
    powers.iter().map(|p| format!("{}: {}", p.name, p.text))
}

/// What is there, with dots between.
fn dotted(parts: &[&str]) -> String {
    parts.iter().filter(|p| !p.is_empty()).copied().collect::<Vec<_>>().join(" · ")
}
