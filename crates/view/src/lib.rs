//! What one seat sees, as plain data: the table, what can be chosen, what happened and why, in one language.
//!
//! A [`Catalogue`] holds a loaded book with its words; a [`Locale`] is the catalogue in one language and makes everything else:
//! [`TableView`], [`LogLine`]s, card texts and the rule catalogue. The types are allow-lists: the order of
//! a deck, a seed or a hash has no field to stand in. No sentence lives here; words come from `content/locales`.

mod advice;
mod catalogue;
mod chapters;
mod companion;
mod encounters;
mod event;
mod faces;
mod ids;
mod log;
mod names;
mod position;
mod reference;
mod refused;
mod rules;
mod say;
mod table;
mod text;

pub use advice::HintView;
pub use catalogue::{Catalogue, Locale};
pub use companion::because;
pub use encounters::{EncounterFace, WaveView};
pub use event::{
    CardSpot, Fact, FigureName, InitiativeCard, PublicCause, PublicDecision, PublicEvent, PublicMinion,
    PublicMouse, PublicOffer, PublicPile, PublicSlot, PublicSnare, PublicState, PublicStatus, PublicTile,
    PublicToken, PublicTurn, Spot,
};
pub use faces::{AbilityFace, CardFace, HeroFace, InitFace, PowerText, RoomPlan, SpacePlan, WeaponFace};
pub use log::{Detail, LogKind, LogLine};
pub use names::At;
pub use position::{Position, WalkView};
pub use reference::{COMPONENTS, Entry};
pub use rules::{RuleEntry, RuleRef};
pub use table::{
    Aim, AwayView, Beyond, ChapterView, CompanionsView, DecidingView, DecisionView, DeckView, DiceRoll,
    Disabled, EncounterView, FigureKind, FigureView, Group, HonourView, IntentView, LogEntry, MarkerView,
    MouseView, OfferView, RefusalView, Risk, SeatView, SnareView, StatusView, StoryPage, TableFacts,
    TableView, TileView, TokenView, TrackKind, TrackView, TurnView, UndoAsked, UndoView, Warning, WayView,
    counted, folded, story,
};
pub use text::card_text;
