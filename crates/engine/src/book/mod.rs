//! The book: everything printed, linked to the tables the engine runs on.

pub mod effects;
pub mod side;
pub mod vocabulary;

use crate::id::{
    AbilityId, CardId, ChapterId, EncounterId, InitId, MinionId, MouseId, SearchId, SideId, SpaceId, Spaces,
    TileId,
};
pub use effects::*;
use serde::{Deserialize, Serialize};
pub use side::{Colour, Edge, Exit, FAR, Feature, Flip, Hidden, Side, Space};
pub use vocabulary::*;

/// All components and chapters a game can use.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Tile sides.
    pub sides: Vec<Side>,
    /// Mice of the box.
    pub mice: Vec<Mouse>,
    /// Ability cards.
    pub abilities: Vec<Ability>,
    /// Search cards by name.
    pub search: Vec<SearchCard>,
    /// The physical search cards: each names its kind; copies of one kind stand together.
    pub copies: Vec<SearchId>,
    /// Kinds of minions.
    pub minions: Vec<Minion>,
    /// Their initiative cards.
    pub init_cards: Vec<InitCard>,
    /// Figures in the box, e.g. six rats.
    pub figures: Vec<Figure>,
    /// Encounter cards.
    pub encounters: Vec<Encounter>,
    /// Chapters.
    pub chapters: Vec<Chapter>,
    /// Every declared behaviour.
    pub rules: Vec<Rule>,
    /// What holds while a source is in force.
    pub statics: Vec<(Source, crate::rule::RuleId, Vec<Cond>, Static)>,
    /// Blocks of effects.
    pub blocks: Vec<Vec<Effect>>,
    /// Ids of declared rules: `rule_names[rule.0 - LEDGER.len()]`.
    pub rule_names: Vec<String>,
    /// Powers that cite a rule of the ledger: whose, which rule, and the name they are declared under.
    pub powers: Vec<(Source, crate::rule::RuleId, String)>,
    /// Tags of cards and kins of minions, by number.
    pub tags: Vec<String>,
    /// Prompts and answers of story decisions, by number.
    pub prompts: Vec<String>,
    /// Story achievements.
    pub achievements: Vec<String>,
    /// At which moments each source has something to say.
    pub moments: Moments,
    /// By chapter the tiles of its map that are not laid out at first, as bits; none where the list ends.
    pub later: Vec<u8>,
    /// The kinds of minions that are allies, as bits: their card acts for the mice, and no figure of theirs is placed.
    pub allies: u32,
    /// Markers that the book adds to those of the rules, at most four.
    pub markers: Vec<OwnMarker>,
}

/// A marker of a book's own: what it does to the mouse that has it.
#[derive(Clone, Debug)]
pub struct OwnMarker {
    /// Id.
    pub name: String,
    /// What happens to the mouse, and what it may do.
    pub rules: Vec<RuleIx>,
    /// What holds for the mouse: indices into `Book::statics`.
    pub statics: Vec<u16>,
}

/// The moments at which the rules of a source speak, a bit for each [`When`]. A source that is not listed may speak at any.
#[derive(Clone, Debug, Default)]
pub struct Moments {
    /// By mouse.
    pub mice: Vec<u32>,
    /// By search card.
    pub search: Vec<u32>,
    /// By ability.
    pub abilities: Vec<u32>,
    /// By initiative card.
    pub init_cards: Vec<u32>,
    /// By chapter, its rooms aside.
    pub chapters: Vec<u32>,
    /// By chapter, all its rooms together.
    pub rooms: Vec<u32>,
}

impl Moments {
    /// Whether the source with this number may have something to say then.
    pub(crate) fn hears(list: &[u32], at: usize, when: When) -> bool {
        list.get(at).is_none_or(|moments| moments >> when as u8 & 1 == 1)
    }
}

/// A hero card.
#[derive(Clone, Debug)]
pub struct Mouse {
    /// Id.
    pub name: String,
    /// Class or classes.
    pub classes: Classes,
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
    /// Starting equipment (SET-4).
    pub equipment: Vec<SearchId>,
    /// Powers printed on the hero card.
    pub rules: Vec<RuleIx>,
    /// Standing powers: indices into `Book::statics`.
    pub statics: Vec<u16>,
}

/// An ability card.
#[derive(Clone, Debug)]
pub struct Ability {
    /// Id.
    pub name: String,
    /// Classes that may use it; empty for any.
    pub classes: Classes,
    /// Only this mouse.
    pub only: Option<MouseId>,
    /// Its behaviour (one rule, rarely more).
    pub rules: Vec<RuleIx>,
}

/// Types of search cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum CardType {
    Weapon,
    Armor,
    Accessory,
    Item,
    Scroll,
    Trick,
    Fortune,
    Treachery,
    PartyItem,
}

/// The party items whose token has rules of its own (PARTY).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PartyItem {
    Disguises,
    Hook,
    Fork,
    Grape,
    Catnip,
    /// Only named by chapters.
    Token,
}

/// Where a card is worn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// Fills this many paws.
    Paws(u8),
    /// One armor.
    Head,
    /// One armor.
    Body,
    /// Worn without filling a slot (RUL-30).
    None,
}

/// What a weapon does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Melee or ranged.
    pub reach: Reach,
    /// Added dice.
    pub bonus: i8,
    /// Kind of harm.
    pub damage: Damage,
    /// On the same space it fights in melee with this kind of harm (Maginos' Staff).
    pub close: Option<Damage>,
}

/// What a mouse must be to equip or use a card (FREE-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Requires {
    /// One of these classes; empty for any.
    pub classes: Classes,
    /// At least this lore.
    pub lore: u8,
    /// At least this battle value.
    pub battle: u8,
    /// Only this mouse.
    pub only: Option<MouseId>,
}

/// A search card.
#[derive(Clone, Debug)]
pub struct SearchCard {
    /// Id.
    pub name: String,
    /// Its type.
    pub kind: CardType,
    /// Physical copies.
    pub copies: u8,
    /// Where it is worn.
    pub slot: Slot,
    /// Requirements.
    pub requires: Requires,
    /// If it is a weapon.
    pub weapon: Option<Weapon>,
    /// If it is a party item.
    pub party_item: Option<PartyItem>,
    /// Tags (dagger, knife, shield, ...): bits over `Book::tags`.
    pub tags: u32,
    /// Behaviour.
    pub rules: Vec<RuleIx>,
    /// What holds while it is equipped: indices into `Book::statics`.
    pub statics: Vec<u16>,
    /// The mouse whose starting equipment it is, if its name says so.
    pub starting: bool,
}

/// A figure of the box and how many there are (PLC-7).
#[derive(Clone, Debug)]
pub struct Figure {
    /// Id.
    pub name: String,
    /// How many.
    pub limit: u8,
}

/// A kind of minion.
#[derive(Clone, Debug)]
pub struct Minion {
    /// Id.
    pub name: String,
    /// Small, large or a token.
    pub size: Size,
    /// Index of its figure.
    pub figure: u8,
    /// At most so many of this kind (elite tokens).
    pub limit: u8,
    /// Kin tag (rat, roach, ...); bosses have none (BOSS-1).
    pub kin: Option<u8>,
    /// A boss (BOSS-2).
    pub boss: bool,
    /// Its initiative cards: one, or several for a boss.
    pub cards: Vec<InitId>,
    /// Whether greed applies to it (GRD-1).
    pub greedy: bool,
    /// Runs for a grape that lies as bait, and is gone with it (GRP-1).
    pub takes_bait: bool,
    /// Throws a grape it starts its turn on (GRP-4).
    pub throws_grapes: bool,
    /// Whether Disguises keep it away (DIS-1).
    pub fooled: Fooled,
    /// Counts for the Roachmaster (ACH-2).
    pub counts_for_roachmaster: bool,
    /// Catnip defeats it (NIP-1).
    pub beaten_by_catnip: bool,
    /// Whoever defeats it is a Cat Tamer (ACH-5).
    pub counts_for_cat_tamer: bool,
}

/// Whether Disguises keep a kind of minion away (DIS-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Fooled {
    /// Never.
    #[default]
    Never,
    /// Always.
    Always,
    /// Only with the switch `disguise-elites`.
    BySwitch,
}

/// How a minion spends its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attacks {
    /// MIN-3.
    Melee,
    /// MIN-6.
    Ranged,
    /// BRO-4.
    Pounces,
    /// BRO-5.
    Chases,
}

/// A minion's initiative card (MIN-11).
#[derive(Clone, Debug)]
pub struct InitCard {
    /// Id.
    pub name: String,
    /// Whose card.
    pub minion: MinionId,
    /// Dice to attack.
    pub battle: u8,
    /// Dice to defend.
    pub defense: u8,
    /// Wounds it takes.
    pub life: u8,
    /// How it attacks.
    pub attacks: Attacks,
    /// Powers.
    pub rules: Vec<RuleIx>,
    /// Standing powers: indices into `Book::statics`.
    pub statics: Vec<u16>,
}

/// Minions to place.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Wave {
    /// Kinds and numbers in the order listed (RUL-4).
    pub minions: Vec<(MinionId, u8)>,
    /// Its roaches are greedy (GRD-1).
    pub greedy: bool,
    /// Effects run instead of or after placing (special setups and surges of chapters).
    pub effects: Option<BlockId>,
    /// Placed on this space instead of the entry spaces.
    pub on: Option<SpaceId>,
}

/// An encounter card.
#[derive(Clone, Debug)]
pub struct Encounter {
    /// Id.
    pub name: String,
    /// Difficult (red) or standard (black).
    pub difficult: bool,
    /// ENC-9.
    pub ambush: bool,
    /// TRAP-5.
    pub mousetraps: bool,
    /// Pages 1 to 5 and 6+.
    pub pages: [Wave; 6],
    /// The surge.
    pub surge: Wave,
}

/// A tile of a chapter's map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapTile {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// The side that lies up at first, then the other.
    pub sides: [SideId; 2],
}

/// Which mice a chapter takes (SET-1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// How many mice.
    pub size: u8,
    /// Who may come: bits over `Book::mice`.
    pub allowed: u8,
    /// Who must come: bits over `Book::mice`.
    pub required: u8,
}

/// Which encounter cards are used (ENC-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum EncounterDeck {
    Standard,
    Difficult,
    Both,
    None,
}

/// Room tile rules (STORY-2).
#[derive(Clone, Debug)]
pub struct Room {
    /// The side.
    pub side: SideId,
    /// Special searches (STORY-4).
    pub searches: Vec<SpecialSearch>,
    /// Special surge (STORY-5).
    pub surge: Option<Wave>,
    /// Special setup instead of an encounter card (RUL-47).
    pub setup: Option<Wave>,
    /// Explored without any encounter.
    pub quiet: bool,
    /// Mousetraps set up when explored (TRAP-6).
    pub mousetraps: bool,
    /// Rules in force on that tile.
    pub rules: Vec<RuleIx>,
    /// What holds on that tile: indices into `Book::statics`.
    pub statics: Vec<u16>,
    /// Where mice stand when the chapter starts here, if not on the start space.
    pub start: Option<SpaceId>,
}

/// A search that finds a named card (STORY-4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecialSearch {
    /// The card.
    pub card: SearchId,
    /// Where; all spaces for the whole tile.
    pub spaces: Spaces,
}

/// Who starts where (SET-6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Only this mouse; else everyone not named.
    pub mouse: Option<MouseId>,
    /// The tile.
    pub tile: TileId,
    /// The space; else the side's start space.
    pub space: Option<SpaceId>,
}

/// A chapter of a story book.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Id.
    pub name: String,
    /// The story book it belongs to.
    pub story: String,
    /// SHA-256 of all that the rules read of it, cards and rooms included: saves record it.
    pub edition: [u8; 32],
    /// Who speaks in its story moments, by the name of a figure: a lesson has a coach, whose words stand beside the board.
    pub coach: Option<String>,
    /// Its place in the story's campaign (CAMP); none for a chapter that is played by itself.
    pub place: Option<u8>,
    /// End marker (SET-8).
    pub end_page: u8,
    /// Who takes part.
    pub party: Party,
    /// Encounter deck.
    pub encounters: EncounterDeck,
    /// The tiles laid out.
    pub map: Vec<MapTile>,
    /// Where the mice start.
    pub start: Vec<Start>,
    /// Minions at the start, by tile.
    pub minions: Vec<(TileId, Wave)>,
    /// Cards and party items the party starts with.
    pub gifts: Vec<SearchId>,
    /// Search cards out of this chapter's deck (kept for later in the story).
    pub without: Vec<SearchId>,
    /// Room rules.
    pub rooms: Vec<Room>,
    /// Rules of the whole chapter.
    pub rules: Vec<RuleIx>,
    /// What holds in the whole chapter.
    pub statics: Vec<u16>,
    /// Victory: all conditions of any one list (STORY-3).
    pub victory: Vec<Vec<Cond>>,
    /// Further defeats: all conditions of any one list.
    pub defeat: Vec<Vec<Cond>>,
    /// All mice captured is no defeat here (CAPT-7).
    pub capture_is_no_defeat: bool,
    /// Names of counters and flags, and their first values.
    pub counters: Vec<(String, u8)>,
    /// The counters that lie on the table for all to see, one bit each.
    pub shown: u32,
    /// What to do next, by the state of the chapter: the first whose conditions hold.
    pub goals: Vec<Goal>,
    /// Nights until the new moon, told on the pages of the story.
    pub nights: Option<u8>,
    /// Where the campaign goes from here, if not to the next in its list: the first for
    /// which the party has these achievements, or has them not.
    pub leads_to: Vec<(Vec<(crate::id::AchievementId, bool)>, String)>,
    /// Names of story moments.
    pub moments: Vec<String>,
    /// Counters that later chapters remember: story achievements by counter.
    pub remembers: Vec<(crate::id::CounterId, crate::id::AchievementId)>,
}

/// A step on the way to victory, told to the players while its conditions hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Its name.
    pub name: String,
    /// All must hold.
    pub conditions: Vec<Cond>,
    /// Where it is to be done: a side and some of its spaces.
    pub at: Option<(SideId, Spaces)>,
}

impl Book {
    /// The card kind of a physical card.
    pub fn card(&self, card: CardId) -> &SearchCard {
        &self.search[self.copies[card.ix()].ix()]
    }

    /// The side with this id.
    pub fn side_named(&self, name: &str) -> Option<SideId> {
        position(&self.sides, |s| s.name == name).map(SideId)
    }

    /// The mouse with this id.
    pub fn mouse_named(&self, name: &str) -> Option<MouseId> {
        position(&self.mice, |m| m.name == name).map(MouseId)
    }

    /// The minion kind with this id.
    pub fn minion_named(&self, name: &str) -> Option<MinionId> {
        position(&self.minions, |m| m.name == name).map(MinionId)
    }

    /// The initiative card with this id.
    pub fn init_named(&self, name: &str) -> Option<InitId> {
        position(&self.init_cards, |m| m.name == name).map(InitId)
    }

    /// The search card with this id.
    pub fn search_named(&self, name: &str) -> Option<SearchId> {
        position(&self.search, |m| m.name == name).map(SearchId)
    }

    /// The ability with this id.
    pub fn ability_named(&self, name: &str) -> Option<AbilityId> {
        position(&self.abilities, |m| m.name == name).map(AbilityId)
    }

    /// The encounter card with this id.
    pub fn encounter_named(&self, name: &str) -> Option<EncounterId> {
        position(&self.encounters, |m| m.name == name).map(EncounterId)
    }

    /// The chapter with this id.
    pub fn chapter_named(&self, name: &str) -> Option<ChapterId> {
        position(&self.chapters, |m| m.name == name).map(ChapterId)
    }

    /// The tag with this name.
    pub fn tag_named(&self, name: &str) -> Option<u8> {
        position(&self.tags, |t| t == name)
    }

    /// The id of a marker: of the rules, or of this book.
    pub fn marker_name(&self, marker: Marker) -> &str {
        let own = marker.own().and_then(|own| self.markers.get(own));
        own.map_or(marker.name(), |own| &own.name)
    }

    /// Every marker there is in this book.
    pub fn every_marker(&self) -> impl Iterator<Item = Marker> + use<> {
        Marker::ALL.into_iter().chain(Marker::OWN.into_iter().take(self.markers.len()))
    }

    /// The marker with this id.
    pub fn marker_named(&self, name: &str) -> Option<Marker> {
        self.every_marker().find(|marker| self.marker_name(*marker) == name)
    }

    /// Whether a kind of minion is an ally of the mice.
    pub const fn is_ally(&self, kind: MinionId) -> bool {
        self.allies >> kind.0 & 1 == 1
    }

    /// The physical cards of a kind.
    pub fn copies_of(&self, kind: SearchId) -> impl Iterator<Item = CardId> + '_ {
        (0..self.copies.len()).filter(move |c| self.copies[*c] == kind).map(|c| CardId(c as u8))
    }

    /// The printed id of a rule: of the ledger, or of a declaration (`flight-to-barksburg/old-crow`).
    pub fn rule_name(&self, rule: crate::rule::RuleId) -> &str {
        let at = rule.0 as usize;
        crate::rule::LEDGER
            .get(at)
            .copied()
            .or_else(|| self.rule_names.get(at - crate::rule::LEDGER.len()).map(String::as_str))
            .unwrap_or("?")
    }

    /// Notes at which moments each source speaks.
    fn note_moments(&mut self) {
        let of =
            |list: &[RuleIx]| list.iter().fold(0, |all, r| all | 1 << self.rules[r.0 as usize].when as u8);
        self.moments = Moments {
            mice: self.mice.iter().map(|m| of(&m.rules)).collect(),
            search: self.search.iter().map(|c| of(&c.rules)).collect(),
            abilities: self.abilities.iter().map(|a| of(&a.rules)).collect(),
            init_cards: self.init_cards.iter().map(|i| of(&i.rules)).collect(),
            chapters: self.chapters.iter().map(|c| of(&c.rules)).collect(),
            rooms: self
                .chapters
                .iter()
                .map(|c| c.rooms.iter().fold(0, |all, room| all | of(&room.rules)))
                .collect(),
        };
    }

    /// Numbers the rules of each moment, those of a chapter after those of the box: only one chapter is played at a time.
    /// Says how many may speak at one moment at most.
    pub fn number_rules(&mut self) -> usize {
        self.note_moments();
        let rooms = |c: &Chapter| c.rooms.iter().flat_map(|r| r.rules.clone()).collect::<Vec<_>>();
        let chapters: Vec<Vec<RuleIx>> =
            self.chapters.iter().map(|c| [c.rules.clone(), rooms(c)].concat()).collect();
        let mut told = vec![false; self.rules.len()];
        chapters.iter().flatten().for_each(|ix| told[ix.0 as usize] = true);
        let mut box_rules = [0usize; When::Always as usize + 1];
        for (rule, _) in self.rules.iter_mut().zip(&told).filter(|(r, told)| !**told && r.when.is_reaction())
        {
            rule.number(&mut box_rules);
        }
        let mut most = box_rules;
        for chapter in &chapters {
            let mut of_chapter = box_rules;
            for ix in chapter {
                let rule = &mut self.rules[ix.0 as usize];
                if rule.when.is_reaction() {
                    rule.number(&mut of_chapter);
                }
            }
            most.iter_mut().zip(of_chapter).for_each(|(most, n)| *most = n.max(*most));
        }
        most.into_iter().max().unwrap_or(0)
    }

    /// What using a rule is called: whoever prints it, numbered from its second rule on (`filch/2`).
    pub fn use_name(&self, rule: RuleIx) -> String {
        let source = source_name(self, rule);
        let from = self.rules[rule.0 as usize].from;
        let nth = self.rules[..rule.0 as usize].iter().filter(|r| r.from == from).count();
        let room = matches!(from, Source::Room(_) | Source::Chapter | Source::Game);
        if nth == 0 || room { source.to_string() } else { format!("{source}/{}", nth + 1) }
    }

    /// The rule with this printed id.
    pub fn rule_named(&self, name: &str) -> Option<crate::rule::RuleId> {
        crate::rule::RuleId::ledger(name).or_else(|| {
            self.rule_names
                .iter()
                .position(|n| n == name)
                .map(|at| crate::rule::RuleId((crate::rule::LEDGER.len() + at) as u16))
        })
    }
}

/// Who prints a rule: `inspire`, `shifting-cloak`, `filch`, or the rule's own id.
pub fn source_name(book: &Book, rule: RuleIx) -> &str {
    let declared = &book.rules[rule.0 as usize];
    match declared.from {
        Source::Mouse(m) => &book.mice[m.ix()].name,
        Source::Ability(a) => &book.abilities[a.ix()].name,
        Source::Search(s) => &book.search[s.ix()].name,
        Source::Minion(i) => &book.init_cards[i.ix()].name,
        Source::Marker(own) => &book.markers[own as usize].name,
        Source::Room(_) | Source::Chapter | Source::Game => book.rule_name(declared.cite),
    }
}

fn position<T>(list: &[T], test: impl Fn(&T) -> bool) -> Option<u8> {
    list.iter().position(test).map(|at| at as u8)
}

impl Chapter {
    /// Whether an encounter card belongs to the chapter's deck (ENC-5).
    pub const fn uses(&self, card: &Encounter) -> bool {
        match self.encounters {
            EncounterDeck::Standard => !card.difficult,
            EncounterDeck::Difficult => card.difficult,
            EncounterDeck::Both => true,
            EncounterDeck::None => false,
        }
    }

    /// The room rules of a side.
    pub fn room(&self, side: SideId) -> Option<&Room> {
        self.rooms.iter().find(|r| r.side == side)
    }
}
