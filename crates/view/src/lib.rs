//! What one seat sees, as plain data: the table, what can be chosen, what happened and why, in one language.
//!
//! A [`Catalogue`] holds a loaded book with its words; a [`Locale`] is the catalogue in one language and makes everything else:
//! [`TableView`], [`LogLine`]s, card texts and the rule catalogue. A [`Telling`] follows a session and knows what a seat may
//! know of it besides the game. The types are allow-lists: the order of
//! a deck, a seed or a hash has no field to stand in. No sentence lives here; words come from `content/locales`.

mod advice;
mod catalogue;
mod companion;
mod deeds;
mod event;
mod log;
mod position;
mod refused;
mod story_book;
mod table;
mod telling;

pub use advice::{HintView, PlanView};
pub use catalogue::{
    AbilityFace, COMPONENTS, CardFace, Catalogue, ChapterSheet, EncounterFace, Entry, HeroFace, InitFace,
    Line, Locale, PlaceView, PowerText, RoomPlan, RuleEntry, RuleRef, SheetPassage, SheetReader, SheetRoom,
    SheetTile, SpacePlan, WaveView, WeaponFace, card_text, raised, suggested_party,
};
pub use companion::because;
pub use deeds::{Award, Deeds, awards, deeds};
pub use event::{
    CardSpot, Fact, FigureName, InitiativeCard, PublicCause, PublicDecision, PublicEvent, PublicMinion,
    PublicMouse, PublicOffer, PublicPile, PublicSlot, PublicSnare, PublicState, PublicStatus, PublicTile,
    PublicToken, PublicTurn, Spot,
};
pub use log::{Detail, LogKind, LogLine};
pub use position::{Position, WalkView};
pub use story_book::{BookChapter, BookMoment, BookRoom};
pub use table::{
    Aim, AwayView, Beyond, ChangeView, ChapterView, CompanionsView, CounterView, DecidingView, DecisionView,
    DeckView, DiceRoll, Disabled, EncounterView, FigureKind, FigureView, Group, HonourView, IntentView,
    Label, LatestLine, LogEntry, MarkerView, MouseView, NearGoal, NearWay, OddsView, OfferView, RefusalView,
    Risk, ScenePlace, SeatView, SnareView, StatusView, StoryPage, TableFacts, TableView, TileView, TokenView,
    TrackKind, TrackView, TurnView, UndoAsked, UndoView, Voice, Warning, WayView,
};
pub use telling::{Said, Telling, past, public_record};
