//! What one seat sees, as plain data: the table, what can be chosen, what happened and why, in one language.
//!
//! A [`Catalogue`] holds a loaded book with its words; a [`Locale`] is the catalogue in one language and makes everything else:
//! [`Snapshot`], [`Offers`], [`LogLine`]s, card texts and the rule catalogue. The types are allow-lists: the order of
//! a deck, a seed or a hash has no field to stand in. No sentence lives here; words come from `content/locales`.

mod advice;
mod catalogue;
mod chapters;
mod companion;
mod encounters;
mod event;
mod faces;
mod labels;
mod log;
mod offers;
mod outlook;
mod position;
mod reference;
mod refusal;
mod rules;
mod say;
mod seen;
mod sentences;
mod snapshot;
mod text;
mod ways;

pub use advice::HintView;
pub use catalogue::{Catalogue, Locale};
pub use companion::{Because, BecauseArg, Level, Pace};
pub use encounters::{EncounterFace, WaveView};
pub use event::{Actor, PublicEvent, publish};
pub use faces::{AbilityFace, CardFace, HeroFace, InitFace, PowerText, RoomPlan, SpacePlan, WeaponFace};
pub use log::{Detail, LogKind, LogLine};
pub use offers::{Disabled, Group, OfferView, Offers};
pub use outlook::{IntentView, Risk, Warning};
pub use position::{Album, Position, Stamped};
pub use reference::{COMPONENTS, Entry};
pub use refusal::RefusalView;
pub use rules::{RuleEntry, RuleRef};
pub use snapshot::{
    Aim, At, ChapterView, DeckView, EncounterView, FigureKind, FigureView, HonourView, MarkerView, MouseView,
    Snapshot, SnareView, StatusView, TileView, TokenView, TrackKind, TrackView, TurnView,
};
pub use text::card_text;
pub use ways::{Beyond, WayView};
