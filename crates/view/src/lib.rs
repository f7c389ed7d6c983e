//! What one seat sees, as plain data: the table, what can be chosen, what happened and why, in one language.
//!
//! A [`Shelf`] holds a loaded book with its words; a [`Voice`] is the shelf in one language and makes everything else:
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
mod reference;
mod refusal;
mod say;
mod seen;
mod sentences;
mod shelf;
mod snapshot;
mod survey;
mod text;
mod ways;

pub use advice::HintView;
pub use catalogue::{RuleEntry, RuleRef};
pub use companion::{Because, BecauseArg, Level, Pace};
pub use encounters::{EncounterFace, WaveView};
pub use event::{Actor, PublicEvent, publish};
pub use faces::{AbilityFace, CardFace, HeroFace, InitFace, PowerText, RoomPlan, SpacePlan, WeaponFace};
pub use log::{Detail, LogKind, LogLine};
pub use offers::{Disabled, Group, OfferView, Offers};
pub use outlook::{IntentView, Peril, Warning};
pub use reference::{COMPONENTS, Entry};
pub use refusal::RefusalView;
pub use shelf::{Shelf, Voice};
pub use snapshot::{
    Aim, At, ChapterView, DeckView, EncounterView, FigureKind, FigureView, HonourView, MarkerView, MouseView,
    Snapshot, SnareView, StatusView, TileView, TokenView, TrackKind, TrackView, TurnView,
};
pub use survey::{Album, Stamped, Survey};
pub use text::card_text;
pub use ways::{Beyond, WayView};
