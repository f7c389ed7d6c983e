//! The table as a seat sees it. An allow-list: what has no field here cannot leave.

use crate::faces::{AbilityFace, CardFace, HeroFace, InitFace, RoomPlan};
use crate::{EncounterFace, IntentView, Stamped, WaveView, WayView};
use engine::board::Board;
use engine::book::{Marker, Size};
use engine::event::{Free, Honour, Token};
use engine::id::Place;
use engine::{Book, Outcome};
use serde::Serialize;
use std::sync::Arc;

/// Everything on the table, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Snapshot {
    /// The chapter, its goal and its clock.
    pub chapter: Stamped<ChapterView>,
    /// The initiative track from slot 1 down.
    pub track: Vec<Stamped<TrackView>>,
    /// The tiles of the map.
    pub tiles: Vec<Stamped<TileView>>,
    /// Index of the tile the decision at hand is about.
    pub current_tile: u8,
    /// Figures on the board.
    pub figures: Vec<Stamped<FigureView>>,
    /// Party items that lie on the board.
    pub tokens: Vec<TokenView>,
    /// Snares set for minions.
    pub snares: Vec<SnareView>,
    /// The mice of the party.
    pub mice: Vec<Stamped<MouseView>>,
    /// The party stash.
    pub stash: Vec<Arc<CardFace>>,
    /// The search deck.
    pub search: Stamped<DeckView>,
    /// The encounter deck.
    pub encounters: Stamped<DeckView>,
    /// The face-up encounter card and what a surge would bring.
    pub encounter: Stamped<EncounterView>,
    /// A search card just drawn and not yet kept.
    pub drawn: Option<Arc<CardFace>>,
    /// The turn at hand.
    pub turn: TurnView,
    /// Story achievements the party has earned, by name.
    pub achievements: Vec<String>,
    /// How the chapter ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The chapter, its goal and its clock.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct ChapterView {
    /// Id.
    pub id: String,
    /// The story book's id.
    pub story: String,
    /// Name.
    pub name: String,
    /// What wins, one line each.
    pub victory: Arc<Vec<String>>,
    /// What loses, one line each.
    pub defeat: Vec<String>,
    /// Rules of the whole chapter, as its author has put them.
    pub rules: Arc<Vec<String>>,
    /// The page of the hourglass.
    pub page: u8,
    /// The page of the end marker.
    pub end_page: u8,
    /// Cheese on the minion wheel.
    pub wheel: u8,
    /// Cheese that makes a surge.
    pub wheel_size: u8,
    /// The round.
    pub round: u8,
    /// Page, end and wheel as one sentence.
    pub clock: String,
    /// Roaches are greedy now.
    pub greedy: bool,
    /// Ids of the story moments already read.
    pub moments: Vec<String>,
}

/// Whose card lies on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrackKind {
    /// A mouse.
    Mouse,
    /// A kind of minion.
    Minion,
    /// A boss.
    Boss,
}

/// A card on the track.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TrackView {
    /// Id of the mouse or of the initiative card.
    pub id: String,
    /// Name.
    pub name: String,
    /// Whose it is.
    pub kind: TrackKind,
    /// Its turn is now.
    pub current: bool,
    /// It has had its turn this round.
    pub acted: bool,
    /// How many figures act with it.
    pub figures: u8,
    /// Wounds on a boss card.
    pub wounds: u8,
    /// The minion's card.
    pub card: Option<Arc<InitFace>>,
}

/// A tile of the map.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TileView {
    /// Its number on the map.
    pub tile: u8,
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// The side that lies up.
    pub room: Arc<RoomPlan>,
    /// Whether mice have been there.
    pub explored: bool,
    /// Ids of spaces with a mousetrap.
    pub traps: Vec<String>,
    /// For each space of the room those seen from it, as bits in the order of its plan; empty unless explored.
    pub sight: Vec<u64>,
    /// Room rules in force, in words; only once explored.
    pub rules: Arc<Vec<String>>,
    /// Its exits and what lies behind them; only once explored.
    pub ways: Vec<WayView>,
}

/// Where something lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct At {
    /// The tile's number on the map.
    pub tile: u8,
    /// The space's id.
    pub space: String,
    /// Its place among the spaces of its room.
    #[serde(skip)]
    pub ix: u8,
}

impl At {
    pub(crate) fn new(board: &Board, book: &Book, place: Place) -> At {
        let space = board.side(book, place.tile).spaces.get(place.space.ix());
        let space = space.map_or_else(String::new, |s| s.name.clone());
        At { tile: place.tile.0, space, ix: place.space.0 }
    }
}

/// What a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FigureKind {
    /// A mouse of the party.
    Mouse,
    /// A minion.
    Minion,
    /// A boss.
    Boss,
}

/// A marker on a figure.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct MarkerView {
    /// Which.
    pub marker: Marker,
    /// In words.
    pub name: String,
}

/// A figure on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct FigureView {
    /// Id, as choices name it: `tilda`, `rat-warrior-2`.
    pub id: String,
    /// The mouse's or minion kind's id.
    pub kind_id: String,
    /// Mouse, minion or boss.
    pub kind: FigureKind,
    /// Name: "Rat Warrior 2".
    pub label: String,
    /// Where it stands.
    pub at: At,
    /// How much room it takes.
    pub size: Size,
    /// Number among its kind; 0 for mice.
    pub number: u8,
    /// Wounds.
    pub wounds: u8,
    /// Wounds it takes in all.
    pub life: u8,
    /// Dice to attack.
    pub battle: u8,
    /// Dice to defend.
    pub defense: u8,
    /// Markers on it.
    pub markers: Vec<MarkerView>,
    /// Statuses that run.
    pub statuses: Vec<StatusView>,
    /// Its turn is now.
    pub current: bool,
    /// It attacks over a distance.
    pub ranged: bool,
    /// It is greedy now (GRD-1).
    pub greedy: bool,
    /// The figures it could attack now (a mouse) or may attack in its next turn (a minion).
    pub aims: Vec<Aim>,
    /// What a minion will do next.
    pub intent: Option<IntentView>,
    /// A mouse's risk to be captured before its next turn, in hundredths; 0 if it is not worth a word.
    pub danger: u8,
}

/// A figure that may be attacked.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Aim {
    /// Its id.
    pub id: String,
    /// Its name.
    pub label: String,
}

/// A party item on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TokenView {
    /// Which.
    pub token: Token,
    /// Name.
    pub name: String,
    /// Where.
    pub at: At,
    /// The hook's other end.
    pub other: Option<At>,
}

/// A snare for minions.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SnareView {
    /// Where.
    pub at: At,
    /// Dice it hits with.
    pub dice: u8,
}

/// A status that runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct StatusView {
    /// What it does and for how long, in words.
    pub text: String,
}

/// An individual achievement a mouse has earned.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct HonourView {
    /// Which.
    pub honour: Honour,
    /// Name.
    pub name: String,
}

/// A mouse's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct MouseView {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Its hero card.
    pub hero: Arc<HeroFace>,
    /// One line on where it is if it is not on the board.
    pub absence: Option<String>,
    /// Life with equipment.
    pub life: u8,
    /// Normal wounds.
    pub wounds: u8,
    /// Poison wounds.
    pub poison: u8,
    /// Cheese.
    pub cheese: u8,
    /// Lore with equipment.
    pub lore: u8,
    /// Move value with equipment.
    pub moves: u8,
    /// Markers.
    pub markers: Vec<MarkerView>,
    /// Statuses that run.
    pub statuses: Vec<StatusView>,
    /// Equipped cards.
    pub equipped: Vec<Arc<CardFace>>,
    /// The pack.
    pub pack: Vec<Arc<CardFace>>,
    /// Abilities.
    pub abilities: Vec<Arc<AbilityFace>>,
    /// Individual achievements.
    pub honours: Vec<HonourView>,
    /// Its turn is now.
    pub current: bool,
}

/// A deck: how many cards, and what lies open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct DeckView {
    /// Cards left in it.
    pub left: u8,
    /// Names of the discarded cards, oldest first.
    pub discards: Vec<String>,
}

/// The face-up encounter card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct EncounterView {
    /// The card, if one lies open.
    pub card: Option<EncounterFace>,
    /// What a surge on the current tile would bring, if players may know it.
    pub surge: Option<WaveView>,
}

/// The turn at hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TurnView {
    /// The mouse or initiative card whose turn it is, by id.
    pub card: Option<String>,
    /// Its name.
    pub name: String,
    /// Movement points left.
    pub points: u8,
    /// The movement die, 0 if none was rolled.
    pub die: u8,
    /// Actions left.
    pub actions: u8,
    /// The move is over.
    pub moved: bool,
    /// A scurry is under way.
    pub scurrying: bool,
    /// Free actions still open, by name: share, equip, level-up.
    pub free: Vec<Free>,
}
