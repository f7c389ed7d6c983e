//! What is printed, as plain data: cards, rooms, waves, the names of rules.

use engine::book::{Attacks, CardType, Edge, Flip, Slot};
use engine::id::SideId;
use serde::Serialize;
use std::sync::Arc;
use words::Lang;

/// A search card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardFace {
    /// Id.
    pub id: String,
    /// Name in the language.
    pub name: String,
    /// Type, for icons.
    pub kind: CardType,
    /// Type in the language.
    pub kind_name: String,
    /// Where it is worn and who may use it, in words; may be empty.
    pub line: String,
    /// What it does, in words; may be empty for a plain weapon.
    pub text: String,
    /// A line for the mood.
    pub flavour: String,
    /// If it is a weapon.
    pub weapon: Option<WeaponFace>,
    /// Where it is worn, for icons.
    pub slot: Slot,
    /// Classes that may use it, for icons; nobody in particular means everybody.
    pub class_ids: Vec<&'static str>,
    /// How many there are.
    pub copies: u8,
}

/// What a weapon does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WeaponFace {
    /// Melee or ranged.
    pub reach: engine::book::Reach,
    /// Added dice.
    pub bonus: i8,
    /// Kind of harm.
    pub damage: engine::book::Damage,
}

/// An ability card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AbilityFace {
    /// Id.
    pub id: String,
    /// Name in the language.
    pub name: String,
    /// Cheese it costs.
    pub cost: u8,
    /// Classes that may learn it, in words.
    pub line: String,
    /// Classes that may learn it, for icons; nobody in particular means everybody.
    pub class_ids: Vec<&'static str>,
    /// The only mouse that may learn it, by id.
    pub only: Option<String>,
    /// What it does, in words.
    pub text: String,
    /// A line for the mood.
    pub flavour: String,
}

/// A power printed on a hero or initiative card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PowerText {
    /// Its name.
    pub name: String,
    /// What it does, in words.
    pub text: String,
}

/// A hero card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeroFace {
    /// Id.
    pub id: String,
    /// Name in the language.
    pub name: String,
    /// Who it is: "The Prince".
    pub title: String,
    /// Class or classes, in words.
    pub classes: String,
    /// Class or classes, for icons.
    pub class_ids: Vec<&'static str>,
    /// Dice to attack.
    pub battle: u8,
    /// Dice to defend.
    pub defense: u8,
    /// Lore.
    pub lore: u8,
    /// Added to the movement die.
    pub moves: u8,
    /// Wounds that capture it.
    pub life: u8,
    /// Powers.
    pub powers: Vec<PowerText>,
    /// Names of its starting equipment.
    pub equipment: Vec<String>,
    /// A line for the mood.
    pub flavour: String,
}

/// A minion's initiative card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InitFace {
    /// Id.
    pub id: String,
    /// Name in the language.
    pub name: String,
    /// The kind of minion, by id.
    pub minion: String,
    /// A boss.
    pub boss: bool,
    /// An ally of the mice, without values.
    pub ally: bool,
    /// Dice to attack.
    pub battle: u8,
    /// Dice to defend.
    pub defense: u8,
    /// Wounds it takes.
    pub life: u8,
    /// How it attacks.
    pub attacks: Attacks,
    /// What it does in its turn, in words.
    pub habit: String,
    /// Powers.
    pub powers: Vec<PowerText>,
    /// A line for the mood.
    pub flavour: String,
}

/// A room as drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoomPlan {
    /// Id of the side.
    pub id: String,
    /// The number printed on it.
    pub number: u8,
    /// Name in the language.
    pub name: String,
    /// A line for the mood.
    pub flavour: String,
    /// Below ground or between the walls.
    pub below: bool,
    /// Its spaces.
    pub spaces: Vec<SpacePlan>,
    /// The edges with an exit.
    pub exits: Vec<Edge>,
    /// For each space those a melee attack reaches from it, as bits in the order of `spaces`.
    pub near: Vec<u64>,
}

/// A space as drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpacePlan {
    /// Id.
    pub id: String,
    /// Label in the language.
    pub label: String,
    /// Where figures stand, 0 to 1000.
    pub x: i16,
    /// Where figures stand, 0 to 1000.
    pub y: i16,
    /// Outline as SVG path data.
    pub outline: String,
    /// How many small figures fit.
    pub capacity: u8,
    /// Water.
    pub water: bool,
    /// A current runs here.
    pub current: bool,
    /// A special area.
    pub special: bool,
    /// Minions enter here.
    pub entry: bool,
    /// A red X.
    pub trap: bool,
    /// The flip space and its kind.
    pub flip: Option<Flip>,
    /// Edges of exits next to it.
    pub exits: Vec<Edge>,
    /// Ids of the spaces next to it.
    pub adjacent: Vec<String>,
    /// Ids of the spaces seen from it.
    pub sees: Vec<String>,
}

pub(crate) fn type_key(kind: CardType) -> &'static str {
    match kind {
        CardType::Weapon => "type-weapon",
        CardType::Armor => "type-armor",
        CardType::Accessory => "type-accessory",
        CardType::Item => "type-item",
        CardType::Scroll => "type-scroll",
        CardType::Trick => "type-trick",
        CardType::Fortune => "type-fortune",
        CardType::Treachery => "type-treachery",
        CardType::PartyItem => "type-party-item",
    }
}

/// Minions that come together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WaveView {
    /// In words: "3 roaches and 1 rat warrior".
    pub text: String,
    /// Ids of the kinds and how many.
    pub minions: Vec<(String, u8)>,
    /// Its roaches are greedy.
    pub greedy: bool,
}

/// An encounter card to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EncounterFace {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// A line for the mood.
    pub flavour: String,
    /// Difficult, not standard.
    pub difficult: bool,
    /// Brings an ambush.
    pub ambush: bool,
    /// Brings mousetraps.
    pub mousetraps: bool,
    /// What comes on pages 1 to 5 and from 6 on.
    pub pages: Vec<WaveView>,
    /// What the surge brings.
    pub surge: WaveView,
}

/// A rule to look up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RuleRef {
    /// Its id, e.g. `BAT-4` or `card/dagger`.
    pub id: String,
    /// Its title in the language.
    pub title: String,
}

/// A line that people read, with its language where that is not the reader's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What it says.
    pub text: String,
    /// The language, for screen readers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<Lang>,
}

impl From<String> for Line {
    /// A line in the reader's own language.
    fn from(text: String) -> Line {
        Line { text, lang: None }
    }
}

/// A chapter in words.
pub(crate) struct ChapterWords {
    pub(crate) name: String,
    /// The language of its name, where that is not the reader's own.
    pub(crate) lang: Option<Lang>,
    /// What wins, one line each.
    pub(crate) victory: Arc<Vec<Line>>,
    /// What loses besides the clock, one line each.
    pub(crate) defeat: Vec<Line>,
    /// Rules of the whole chapter.
    pub(crate) rules: Arc<Vec<Line>>,
    pub(crate) rooms: Vec<RoomWords>,
}

/// A room of a chapter in words.
pub(crate) struct RoomWords {
    pub(crate) side: SideId,
    /// Its rules, first what can be found here.
    pub(crate) rules: Arc<Vec<Line>>,
    /// The numbers in the chapter of what can be found here.
    pub(super) searches: Vec<u8>,
    /// Its own surge.
    pub(crate) surge: Option<WaveView>,
}

impl ChapterWords {
    /// A room of it, if the chapter says anything about it.
    pub(crate) fn room(&self, side: SideId) -> Option<&RoomWords> {
        self.rooms.iter().find(|room| room.side == side)
    }
}

impl RoomWords {
    /// All of its rules, as before anything was found.
    pub(super) fn all_rules(&self) -> &[Line] {
        &self.rules
    }

    /// Its rules as long as these special searches have still to be made: what was found is not there any more (STORY-4).
    pub(crate) fn rules(&self, open: &[u8]) -> Arc<Vec<Line>> {
        if open.len() == self.searches.len() {
            return Arc::clone(&self.rules);
        }
        let (searches, rest) = self.rules.split_at(self.searches.len());
        let left = self
            .searches
            .iter()
            .zip(searches)
            .filter(|(index, _)| open.contains(index))
            .map(|(_, line)| line);
        Arc::new(left.chain(rest).cloned().collect())
    }
}
